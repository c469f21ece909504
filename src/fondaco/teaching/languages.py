"""What a title's package holds in another language than English.

Beside rules.toml and guide.toml may lie rules.de.toml and guide.de.toml, and so on: they tell the
same things in the same order. What they leave out is told in English.
"""

import tomllib
from importlib import resources
from typing import Any

from fondaco.core.game import Game
from fondaco.core.refusal import Clause

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de")

Tables = dict[str, Any]


def package_of(game: Game) -> str:
    """The package in which a game lies; empty for one that lies in none."""
    return type(game).__module__.rpartition(".")[0]


def tables_of(game: Game, file: str) -> Tables:
    """A TOML file of the game's package; empty if it has none of that name."""
    package = package_of(game)
    found = resources.files(package).joinpath(file) if package else None
    if found is None or not found.is_file():
        return {}
    return tomllib.loads(found.read_text(encoding="utf-8"))


def told_in(game: Game, language: str) -> dict[str, dict[str, str]]:
    """The game's clauses in that language, by id."""
    told = tables_of(game, f"rules.{language}.toml") if language in LANGUAGES else {}
    return {clause["id"]: clause for clause in told.get("clause", [])}


def clauses_in(game: Game, language: str) -> list[Clause]:
    """The game's clauses; in English if nobody has told them in that language."""
    told = told_in(game, language)
    return [_translated(clause, told.get(clause.id, {})) for clause in game.clauses]


def _translated(clause: Clause, told: dict[str, str]) -> Clause:
    heading, text = told.get("heading", clause.heading), told.get("text", clause.text)
    found = Clause(clause.id, clause.page, heading, text)
    found.explains = clause.explains
    found.reason = told.get("reason", clause.reason)
    return found


def guide_in(game: Game, language: str) -> Tables:
    """The game's guide.toml, in that language as far as somebody has told it."""
    english = tables_of(game, "guide.toml")
    other = tables_of(game, f"guide.{language}.toml") if language in LANGUAGES else {}
    return {**laid_over(english, other), "names": english.get("names", {}) | other.get("names", {})}


def laid_over(english: Any, other: Any) -> Any:
    """The same tables and lists, with the other's words where it has some."""
    if isinstance(english, dict) and isinstance(other, dict):
        return {key: laid_over(value, other.get(key)) for key, value in english.items()}
    if isinstance(english, list) and isinstance(other, list):
        rest = [None] * (len(english) - len(other))
        return [laid_over(*pair) for pair in zip(english, [*other, *rest], strict=False)]
    return english if other is None else other
