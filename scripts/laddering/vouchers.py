"""Which earlier games of a row count as games of today, and how many were played again."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from laddering.matches import Line, Match, kind_of


@dataclass(frozen=True)
class Voucher:
    """Games of a row whose players were made of something else come out the same today.

    Attributes:
        row: For which it was found out; at another pace it says nothing.
        before: What the players were made of then, by name.
        now: What they are made of now.
        games: How many there were.
        replayed: How many of them were played again.
    """

    row: str
    budgets: Mapping[str, Any]
    before: Mapping[str, str]
    now: Mapping[str, str]
    games: int
    replayed: int

    @classmethod
    def of(cls, match: Match, line: Line, *, games: int, replayed: int) -> "Voucher":
        """For the match of today, and the line that was kept of it."""
        before = line["made_of"]
        assert isinstance(before, dict)
        return cls(match.row, _budgets(match), before, dict(match.made_of), games, replayed)

    @classmethod
    def read(cls, line: Line) -> "Voucher":
        """As it was kept."""
        kept = line["vouched"]
        assert isinstance(kept, dict)
        return cls(**kept)

    @property
    def covers(self) -> str:
        """Equal for what the same matches of today are covered by."""
        return kind_of([self.row, self.budgets, self.now])


def covered(match: Match) -> str:
    """What a voucher for the match covers."""
    return kind_of([match.row, _budgets(match), dict(match.made_of)])


def _budgets(match: Match) -> dict[str, Any]:
    return {name: limit.plain() for name, limit in match.limits.items()}
