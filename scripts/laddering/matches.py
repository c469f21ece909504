"""Matches: what is played, by whom, with which luck, and how long each may think."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from fondaco.players.budget import Budget

# No player, weight or edition is tuned on games with seeds from here on: they are the ladder's.
FIRST_SEED = 7_000_000

Line = dict[str, object]  # a game that was played, as it is kept


@dataclass(frozen=True)
class Limit:
    """How much somebody may think about a decision; without either, as it likes."""

    seconds: float | None = None
    steps: int | None = None

    def budget(self) -> Budget | None:
        if self.seconds is None and self.steps is None:
            return None
        return Budget(self.seconds, self.steps)

    def plain(self) -> dict[str, float] | None:
        """As it is kept."""
        given = {"seconds": self.seconds, "steps": self.steps}
        return {name: value for name, value in given.items() if value is not None} or None


@dataclass(frozen=True)
class Match:
    """One game of the ladder before it is played."""

    title: str
    options: Mapping[str, str]
    names: tuple[str, ...]  # seat by seat
    limits: Mapping[str, Limit]  # by name
    seed: int
    made_of: Mapping[str, str]  # by name
    row: str = ""  # for which it was played first

    def plain(self) -> Line:
        """What is known of the game before it is played, as it is kept."""
        return {
            "title": self.title,
            "options": dict(self.options),
            "names": list(self.names),
            "budgets": {name: limit.plain() for name, limit in self.limits.items()},
            "seed": self.seed,
            "made_of": dict(self.made_of),
            "row": self.row,
        }

    def __str__(self) -> str:
        return str(self.plain())

    def key(self) -> str:
        return key_of(self.plain())


DECIDES = ("title", "options", "names", "budgets", "seed", "made_of")


def key_of(line: Line) -> str:
    """Equal for games in which nothing differs that decides their course."""
    return json.dumps([line.get(field) for field in DECIDES], sort_keys=True)


def kind_of(made_of: object) -> str:
    """Equal for the same players, made of the same."""
    return json.dumps(made_of, sort_keys=True)


def seating_of(line: Line) -> str:
    """Equal for games that differ in nothing but what their players are made of."""
    return json.dumps([line.get(field) for field in DECIDES if field != "made_of"], sort_keys=True)
