"""What somebody's page counts of a game: deliveries, journeys, actions.

It is read off the lines of a log, so that a game under any rules can be counted.
"""

from collections.abc import Iterable

from fondaco.core.game import Game
from fondaco.teaching.languages import tables_of


class Tally:
    """The kinds of moves that a title counts, by how the text of such a move begins."""

    def __init__(self, game: Game) -> None:
        told = tables_of(game, "tally.toml")
        self.begins: dict[str, list[str]] = told.get("moves", {})
        self.once: dict[str, list[str]] = told.get("once", {})

    def of(self, moves: Iterable[str]) -> dict[str, int]:
        """How many of each kind there are among the moves of one seat."""
        played = list(moves)
        return {name: self._count(name, played) for name in self.begins}

    def _count(self, name: str, moves: list[str]) -> int:
        begins, ends = tuple(self.begins[name]), tuple(self.once.get(name, ()))
        if not ends:
            return len([1 for move in moves if move.startswith(begins)])
        return _things(moves, begins, ends)


def _things(moves: list[str], begins: tuple[str, ...], ends: tuple[str, ...]) -> int:
    """How many things the moves speak of that begin so; after one that ends it, anew."""
    count = 0
    seen: set[str] = set()
    for move in moves:
        if move.startswith(ends):
            seen.clear()
        thing = move.rpartition(" ")[2]
        if move.startswith(begins) and thing not in seen:
            seen.add(thing)
            count += 1
    return count
