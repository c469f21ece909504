"""What one sees while a ladder is played: a bar, the rate, the time left, the estimate so far."""

import sys
import time
from collections import Counter

from laddering.figures import interval, percent, result
from laddering.standing import Standing

WIDTH = 20  # of the bar
PAUSE = 0.5  # seconds between two pictures on a screen
LONG_PAUSE = 30.0  # and between two lines in a file


class Progress:
    """One line on a screen, written over and over; in a file, a line now and then."""

    def __init__(self, rows: int) -> None:
        self.rows = rows
        self.is_screen = sys.stderr.isatty()
        self._shown = 0.0
        self._played: Counter[int] = Counter()  # games of each row
        self._began: dict[int, float] = {}

    def note(self, number: int, standing: Standing) -> None:
        """A game of the row of that number has ended."""
        now = time.monotonic()
        self._began.setdefault(number, now)
        self._played[number] += 1
        if now - self._shown >= (PAUSE if self.is_screen else LONG_PAUSE):
            self._shown = now
            self._show(self._line(number, standing))

    def close(self, number: int, standing: Standing) -> None:
        """The row has come to its end."""
        self._show(self._line(number, standing), last=True)

    def _line(self, number: int, standing: Standing) -> str:
        row, tally = standing.row, standing.tally
        done = WIDTH * tally.samples // row.samples
        drawn = "#" * done + "." * (WIDTH - done)
        where = f"{row.title} {number} of {self.rows}: {row.name}"
        found = estimate(standing) + self._pace(number, standing)
        return f"{where} [{drawn}] {tally.games} games{found}"

    def _pace(self, number: int, standing: Standing) -> str:
        if self._played[number] < 2 or standing.is_closed:
            return ""
        rate = (self._played[number] - 1) / max(time.monotonic() - self._began[number], 0.001)
        left = (standing.row.games - standing.tally.games) / rate
        return f", {rate:.2g} a second, at most {duration(left)} left"

    def _show(self, text: str, last: bool = False) -> None:
        if self.is_screen:
            print(f"\r\x1b[K{text}", end="\n" if last else "", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)


def estimate(standing: Standing) -> str:
    """The result so far."""
    if not standing.tally.games or standing.row.measure == "rounds":
        return ""
    if standing.row.measure == "seats":
        return f", {' '.join(percent(seat.mean) for seat in standing.seats)}"
    return f", {result(standing)} ({interval(standing)})"


def duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    if seconds < 5400:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"
