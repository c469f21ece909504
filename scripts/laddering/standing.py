"""Where a row stands: its samples in order, as far as they were played or a test has decided."""

from laddering.bars import Bar
from laddering.keeping import Kept
from laddering.matches import FIRST_SEED, Line, Match
from laddering.participants import is_there, limit, made_of
from laddering.rows import Row, Seating
from laddering.sequential import LEAST, Decided, decided_points, decided_share
from laddering.tally import Interval, Tally
from laddering.vouchers import Voucher


class Standing:
    """A row and the games that count for it.

    Samples are counted in the order of their seeds, so that a row comes to the same result however
    many processes play it, and however often it was stopped.
    """

    def __init__(self, row: Row, kept: Kept, *, to_the_end: bool = False) -> None:
        self.row = row
        self.kept = kept
        self.to_the_end = to_the_end  # whether all games are played, whatever a test says
        self.missing = [name for name in row.names if not is_there(row.title, name)]
        self.limits = {name: limit(name, row.pace) for name in row.names}
        self.tally = Tally()
        self.seats = [Tally() for _ in range(row.seats)]
        self.lines: list[Line] = []
        self.vouchers: list[Voucher] = []  # one for each line of earlier code that counts
        self.decided: Decided = ""
        self.advance()

    def advance(self) -> None:
        """Count the samples that have been completed since."""
        while not self.is_closed:
            matches = self.matches(self.tally.samples)
            found = [self.kept.game(match) for match in matches]
            lines = [line for line in found if line is not None]
            if len(lines) < len(found):
                return
            vouchers = [self.kept.voucher(match) for match in matches]
            self.vouchers += [one for one in vouchers if one is not None]
            self._count(lines)

    def _count(self, lines: list[Line]) -> None:
        self.lines += lines
        self.tally.add([result(self.row, line) for line in lines])
        for line in lines:
            for seat, won in enumerate(wins(line)[: self.row.seats]):
                self.seats[seat].add([won])
        if not self.to_the_end and self.row.bar is not None:
            self.decided = self._decide(self.row.bar)

    def _decide(self, bar: Bar) -> Decided:
        decide = decided_points if self.row.measure == "points" else decided_share
        return decide(self.tally, bar)

    @property
    def is_closed(self) -> bool:
        """Whether no more games are to be played."""
        complete = self.tally.samples >= self.row.samples
        return complete or bool(self.decided) or bool(self.missing)

    def matches(self, sample: int) -> list[Match]:
        seed = FIRST_SEED + sample
        return [self._match(seating, seed) for seating in self.row.block(sample)]

    def _match(self, seating: Seating, seed: int) -> Match:
        row = self.row
        made = {name: made_of(row.title, name) for name in set(seating)}
        limits = {name: self.limits[name] for name in set(seating)}
        return Match(row.title, row.options, seating, limits, seed, made, row.name)

    def next_match(self, under_way: set[str]) -> Match | None:
        """The first that is neither played nor under way."""
        if self.is_closed:
            return None
        for sample in range(self.tally.samples, self.row.samples):
            for match in self.matches(sample):
                if match.key() not in under_way and self.kept.game(match) is None:
                    return match
        return None

    # What it shows.

    @property
    def interval(self) -> Interval:
        points = self.row.measure == "points"
        return self.tally.of_mean() if points else self.tally.of_share()

    @property
    def verdict(self) -> str:
        """Whether what must be shown was shown: met, missed or open; nothing if nothing must."""
        if self.row.bar is None and self.row.spread is None:
            return ""
        if self.missing or not self.is_closed:
            return "missed" if self._lies_below else "open"
        return self.decided or ("met" if self._meets() else "missed")

    @property
    def _lies_below(self) -> bool:
        """Whether the floor lies above all that the result could still be: no more games are
        needed to call it missed."""
        bar = self.row.bar
        return bar is not None and self.tally.games >= LEAST and self.interval.high < bar.floor

    def _meets(self) -> bool:
        if self.row.spread is not None:
            return self.farthest <= self.row.spread
        bar = self.row.bar
        assert bar is not None
        return self.tally.mean >= bar.floor and self.interval.low >= bar.bound

    @property
    def farthest(self) -> float:
        """How far the wins of a seat lie from its fair share at most."""
        return max(abs(seat.mean - 1 / self.row.seats) for seat in self.seats)

    @property
    def reaches_wanted(self) -> bool:
        bar = self.row.bar
        if bar is None or bar.wanted is None or self.verdict != "met":
            return False
        return self.tally.mean >= bar.wanted


def numbers(line: Line, field: str) -> list[float]:
    values = line[field]
    assert isinstance(values, list)
    return values


def wins(line: Line) -> list[float]:
    """The win, divided among those who share the first rank."""
    ranks = numbers(line, "ranks")
    first = [rank == 1 for rank in ranks]
    return [1 / sum(first) if is_first else 0.0 for is_first in first]


def result(row: Row, line: Line) -> float:
    """What a game brought the side that is measured: its part of the win, or its points."""
    names = line["names"]
    assert isinstance(names, list)
    if row.measure == "points":
        return numbers(line, "points")[names.index(row.side)]
    shares = zip(names, wins(line), strict=False)
    return sum(won for name, won in shares if name == row.side)
