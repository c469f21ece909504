"""A position as a learner sees it: the numbers of the features that are on.

A game allots its features once, group by group; the groups are also their documentation.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import zeros

MOST_ON: Final[i64] = 256  # features of one position: a net sums up so many rows without overflow


class Feature:
    """A group of features: rows of one kind, each with some levels, of which at most one is on.

    Attributes:
        name (str): What it is called.
        start (int): The number of its first feature.
        rows (int): How many things it tells of.
        levels (int): The most that is told of each: level 1 is the first, none on means zero.
            A higher level means more of the same, so that a learner may add them up.
        meaning (str): What a row is, and what its levels are.
    """

    def __init__(self, name: str, start: i64, rows: i64, levels: i64, meaning: str) -> None:
        self.name = name
        self.start = start
        self.rows = rows
        self.levels = levels
        self.meaning = meaning

    @property
    def count(self) -> int:
        return self.rows * self.levels


class Features:
    """All features of a game, in the order in which they were allotted."""

    def __init__(self) -> None:
        self.groups: list[Feature] = []
        self.count: i64 = 0

    def flags(self, name: str, rows: i64, meaning: str) -> i64:
        """Allot features that are on or off; the number of the first."""
        return self.levels(name, rows, 1, meaning)

    def levels(self, name: str, rows: i64, levels: i64, meaning: str) -> i64:
        """Allot features that count up to a level; the number of the first."""
        start = self.count
        self.groups.append(Feature(name, start, rows, levels, meaning))
        self.count = start + rows * levels
        return start


class Lit:
    """The features of one position that are on; the same object serves one position after another.

    Attributes:
        on (vec[i64]): Their numbers: the first `count` are of this position.
        count (int): How many are on.
        desk (object): Where the game works while it finds out which are; to lay it anew for each
            position would cost about a tenth of that work.
    """

    def __init__(self) -> None:
        self.on = zeros(MOST_ON)
        self.count: i64 = 0
        self.desk: object = None

    def clear(self) -> None:
        self.count = 0

    def flag(self, start: i64, row: i64 = 0) -> None:
        """That feature of a group of flags is on."""
        self.on[self.count] = start + row
        self.count += 1

    def level(self, start: i64, row: i64, levels: i64, amount: i64) -> None:
        """A row of a group of levels has that amount; more than there are levels is the highest."""
        if amount > 0:  # written out, since a call would cost as much as the rest
            self.on[self.count] = start + row * levels + min(amount, levels) - 1
            self.count += 1
