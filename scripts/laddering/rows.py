"""A row of the ladder: who plays whom, at which seats, how often, and what it must come to."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from laddering.bars import Bar

Pace = Literal["tournament", "full", "one ply"]
Chapter = Literal["against each other", "alone", "balance", "length"]
Measure = Literal["share", "points", "seats", "rounds"]
Seating = tuple[str, ...]  # a name for each seat
Block = tuple[Seating, ...]  # games with the same seed and the sides swapped: one sample


@dataclass(frozen=True)
class Row:
    """Games that answer one question.

    Attributes:
        name: What is asked, in words.
        side: Whose share of wins, or whose points, are measured.
        blocks: Who sits where, sample by sample in turn.
        games: How many are played, unless a test has decided before.
        bar: What it must come to, if anything must.
        spread: How far the wins of a seat may lie from its fair share, if that is asked.
    """

    title: str
    chapter: Chapter
    name: str
    side: str
    blocks: tuple[Block, ...]
    games: int
    measure: Measure = "share"
    pace: Pace = "tournament"
    options: Mapping[str, str] = field(default_factory=dict)
    bar: Bar | None = None
    spread: float | None = None

    @property
    def seats(self) -> int:
        return len(self.blocks[0][0])

    @property
    def names(self) -> list[str]:
        """Everybody who takes part, the side that is measured first."""
        others = {name for block in self.blocks for seating in block for name in seating}
        return [self.side, *sorted(others - {self.side})]

    @property
    def samples(self) -> int:
        """How many samples the games make, the last one whole."""
        return -(-self.games // len(self.blocks[0]))

    def block(self, sample: int) -> Block:
        return self.blocks[sample % len(self.blocks)]


def two(a: str, b: str) -> tuple[Block, ...]:
    """One against one, both ways round."""
    return (((a, b), (b, a)),)


def two_against_two(a: str, b: str) -> tuple[Block, ...]:
    """Beside each other, across, and round a corner; each both ways."""
    ways = ((a, a, b, b), (a, b, a, b), (a, b, b, a))
    return tuple((way, tuple(b if name == a else a for name in way)) for way in ways)


def one_against_three(a: str, b: str) -> tuple[Block, ...]:
    """At each seat once."""
    return (tuple(tuple(a if seat == own else b for seat in range(4)) for own in range(4)),)


def among_themselves(name: str, seats: int) -> tuple[Block, ...]:
    return (((name,) * seats,),)
