"""The rules of a title in the reader's language.

A game is told in another language by a file beside its rules.toml: rules.de.toml for German, with
the id, the heading and the text of every clause, and the reason of every ruling.
"""

import re
import tomllib
from functools import cache
from importlib import resources

from fondaco import Game, game
from fondaco.server.wire import ClauseNow

_LANGUAGE = re.compile("[a-z]{2}")

Fields = dict[str, str]


def rules(title: str, language: str) -> list[ClauseNow]:
    """The clauses of a title; in English if nobody has told them in that language."""
    return _rules(title, language if _LANGUAGE.fullmatch(language) else "")


@cache
def _rules(title: str, language: str) -> list[ClauseNow]:
    found = game(title)
    told = told_in(found, language)
    english = [ClauseNow(c.id, c.page, c.heading, c.text, c.reason) for c in found.clauses]
    return [_translated(clause, told.get(clause.id, {})) for clause in english]


def told_in(found: Game, language: str) -> dict[str, Fields]:
    """What the game's package holds of its clauses in that language, by id."""
    package = type(found).__module__.rpartition(".")[0]
    if not package or not language:
        return {}
    file = resources.files(package).joinpath(f"rules.{language}.toml")
    if not file.is_file():
        return {}
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    return {clause["id"]: clause for clause in tables["clause"]}


def _translated(clause: ClauseNow, told: Fields) -> ClauseNow:
    heading = told.get("heading", clause.heading)
    text = told.get("text", clause.text)
    return ClauseNow(clause.id, clause.page, heading, text, told.get("reason", clause.reason))
