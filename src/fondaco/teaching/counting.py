"""What counts at the end: the parts of a score and what breaks a tie, for a sheet at a real table.

They stand in the title's folder: score.toml, score.de.toml.
"""

from typing import Any

from fondaco.core.edition import in_use
from fondaco.core.game import Game
from fondaco.teaching.languages import ENGLISH, LANGUAGES, tables_of


class Counting:
    """What a title counts, in the words of one language.

    Attributes:
        parts (dict[str, str]): The parts that everybody has, by what the engine calls them.
        each (dict[str, str]): Parts of which a seat has those that it owns: Buildings.
        ties (list[str]): What decides between equal totals, first things first; more is better.
    """

    def __init__(self, game: Game, language: str = ENGLISH) -> None:
        told = tables_of(game, "score.toml")
        other = tables_of(game, f"score.{language}.toml") if language in LANGUAGES else {}
        names: dict[str, str] = told.get("names", {}) | other.get("names", {})
        self.parts = {part: names.get(part, part) for part in told.get("parts", [])}
        self.each = {name: name for name in _names_of(game, told.get("each", ""))}
        self.ties = [names.get(tie, tie) for tie in told.get("ties", [])]


def _names_of(game: Game, table: str) -> list[str]:
    """The names of the printed things of a kind."""
    found: Any = in_use(game.title).tables.get(table, []) if table else []
    return [str(one["name"]) for one in found]
