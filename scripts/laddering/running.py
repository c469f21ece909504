"""Plays what is missing, row by row, on all cores."""

from collections.abc import Sequence

from laddering.crew import Players
from laddering.keeping import Kept
from laddering.matches import Match
from laddering.progress import Progress
from laddering.standing import Standing


class Run:
    """The rows of a title while their games are played."""

    def __init__(self, standings: Sequence[Standing], kept: Kept, crew: Players) -> None:
        self.standings = standings
        self.kept = kept
        self.crew = crew
        self.played = 0
        self._of: dict[str, int] = {}  # which row a match under way belongs to
        self._progress = Progress(len(standings))

    def play(self) -> None:
        """Until every row is closed. A game is kept as soon as it has ended."""
        self._hand_out()
        while self.crew.under_way:
            for line in self.crew.finished():
                self.kept.add(line)
                self.played += 1
            self._count()
            self._hand_out()

    def _hand_out(self) -> None:
        while self.crew.has_room:
            match = self._next()
            if match is None:
                return
            self.crew.start(match)

    def _next(self) -> Match | None:
        """The first match that is still to be played; the last games of a row need not be waited
        for."""
        under_way = {match.key() for match in self.crew.under_way}
        for number, standing in enumerate(self.standings):
            match = standing.next_match(under_way)
            if match is not None:
                self._of[match.key()] = number
                return match
        return None

    def _count(self) -> None:
        under_way = {match.key() for match in self.crew.under_way}
        ended = [key for key in self._of if key not in under_way]
        for number in sorted({self._of.pop(key) for key in ended}):
            self._advance(number)

    def _advance(self, number: int) -> None:
        standing = self.standings[number]
        was_closed = standing.is_closed
        standing.advance()
        if not standing.is_closed:
            self._progress.note(number + 1, standing)
        elif not was_closed:
            self._progress.close(number + 1, standing)
