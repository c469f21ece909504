"""How figures are told: one line that changes while something runs, one that stays."""

import os
import sys
import time
import traceback
from collections.abc import Callable

from msgspec import Struct

WIDTH = 100
OFTEN = 0.5  # seconds between two looks at a line that changes
SELDOM = 15.0  # and between two that stay

_shown = time.monotonic()


class Spread(Struct, frozen=True):
    """What is told of many measured times, in milliseconds."""

    p50: float
    p99: float
    most: float

    def __str__(self) -> str:
        return f"p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, max {self.most:.1f} ms"


def spread(times: list[float]) -> Spread:
    rising = sorted(times)
    return Spread(_share(rising, 0.5), _share(rising, 0.99), rising[-1])


def _share(rising: list[float], share: float) -> float:
    return rising[min(len(rising) - 1, int(share * len(rising)))]


def progress(text: str) -> None:
    """Show how far it is, over what was shown before; where nothing can be written over, now
    and then."""
    global _shown
    is_screen = sys.stdout.isatty()
    if time.monotonic() > _shown + (OFTEN if is_screen else SELDOM):
        _shown = time.monotonic()
        print(f"\r{text:<{WIDTH}}" if is_screen else f"  ... {text}\n", end="", flush=True)


def result(text: str) -> None:
    """Show what stays, in place of the progress."""
    print(f"\r{text:<{WIDTH}}" if sys.stdout.isatty() else text, flush=True)


def time_is_over(minutes: float) -> Callable[[], bool]:
    """What says whether so many minutes have passed; never, if there is no limit."""
    end = time.monotonic() + 60 * minutes if minutes else float("inf")
    return lambda: time.monotonic() > end


def never() -> bool:
    return False


def tried(name: str, part: Callable[[], list[str]]) -> list[str]:
    """What a part of a trial has missed; one that breaks off has, and the others go on."""
    try:
        return part()
    except Exception as problem:
        result(traceback.format_exc())
        return [f"{name} broke off: {problem!r}"]


def verdict(missed: list[str]) -> int:
    """The last line, and the exit status."""
    for bar in missed:
        result(f"MISSED: {bar}")
    result(f"{len(missed)} missed" if missed else "every bar was met")
    return 1 if missed else 0


def busyness() -> str:
    """How busy the machine is; who reads figures should know."""
    return f"{os.cpu_count()} cores, load of the last minute {os.getloadavg()[0]:.1f}"
