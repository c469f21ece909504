"""What the house may answer for a seat whose person is away: no, to one question of the title.

It stands in the title's folder: answers.toml, answers.de.toml. A title may have none.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from fondaco.core.game import Game
from fondaco.teaching.languages import ENGLISH, LANGUAGES, tables_of
from fondaco.teaching.reading import guide_of

View = Mapping[str, Any]


class SayingNo:
    """The question that is answered with no, in the words of one language.

    Attributes:
        no (str): The move that says it; empty where the title has no such question.
        things (dict[str, str]): About which somebody may want to be asked nevertheless, with names.
        words (dict[str, str]): What people are told of it.
    """

    def __init__(self, game: Game, language: str = ENGLISH) -> None:
        told = tables_of(game, "answers.toml")
        other = tables_of(game, f"answers.{language}.toml") if language in LANGUAGES else {}
        self.no: str = told.get("no", "")
        self.about: list[str] = told.get("about", [])
        self.words: dict[str, str] = told.get("words", {}) | other.get("words", {})
        names = guide_of(game, language).names if self.no else {}
        self.things = {id: names.get(id, id) for id in told.get("things", [])}

    def fits(self, view: View, unless: Sequence[str]) -> bool:
        """Whether what a seat is asked about is none of the things that it wants to be asked of."""
        return not set(things_in(view, self.about, view.get("active"))) & set(unless)


def things_in(found: Any, path: Sequence[str], active: int | None) -> list[str]:
    """What stands in a view at a path: a name, or the names of what there is some of. Of a list,
    the rows of the seat whose turn it is are meant."""
    if isinstance(found, list):
        own = [row for row in found if row["seat"] == active]
        return [name for row in own for name in things_in(row, path, active)]
    if path:
        return things_in(found[path[0]], path[1:], active)
    return [found] if isinstance(found, str) else [name for name, count in found.items() if count]
