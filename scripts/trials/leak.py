"""Shows twin tables, which differ only in what a viewer may not know, to every kind of viewer.

Usage: leak.py [--toy] [--minutes MINUTES] [PAIRS] [WORKERS], with tests/ on the path of Python.
10,000 pairs of each title on the shelf if not told, among all who can look at a table; after so
many minutes no more are begun, and it says how many there were. --toy: of a toy title with hands,
which only an interpreted engine can play. Every byte that a viewer is sent has to be the same at
both tables.
"""

import logging
import os
import sys
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import AbstractContextManager, nullcontext
from itertools import zip_longest

import fondaco
from cases import OUTSIDE, Case
from figures import time_is_over
from mirrors import Forged, Mirror, mirrors
from twins import Family, family, guessed
from visits import Seen, Visit

TOY = "smugglers"  # the title of tests/server/secrets_game.py

TWINS = 8  # of each position
BATCH = 8  # positions that are shown by one set of houses
EXCERPT = 300  # letters of two answers that differ


class Leak(Exception):
    """A viewer was sent something that depends on what he may not know."""


def viewers(title: str) -> list[str]:
    """Everybody who can look at a table."""
    most = max(fondaco.game(title).seats)
    return [*[f"seat {seat}" for seat in range(most)], *OUTSIDE]


def show(houses: list[Mirror], case: Case) -> Counter[str]:
    """Show one family of twins, each in a house of its own."""
    shown = family(case)
    Forged.true_seeds = _forged(shown)
    seen = [
        Visit(house, shown, member).run()
        for house, member in zip(houses, shown.members, strict=True)
    ]
    for other in seen[1:]:
        compare(case, seen[0], other)
    return _counted(shown, seen)


def _forged(shown: Family) -> dict[str, str]:
    if not shown.true_seed:
        return {}
    return {member.seed: shown.true_seed for member in shown.members[1:]}


def compare(case: Case, one: Seen, other: Seen) -> None:
    for (where, what), (there, instead) in zip(one, other, strict=True):
        if where != there or what != instead:
            raise Leak(
                f"{case.title} {case.number}, {case.viewer}, {where}:{_differ(what, instead)}"
            )


def _differ(one: bytes, other: bytes) -> str:
    """Both answers, from where they begin to differ."""
    pairs = enumerate(zip(one, other, strict=False))
    at = next((at for at, (this, that) in pairs if this != that), min(len(one), len(other)))
    begin = max(0, at - EXCERPT // 3)
    parts = [text[begin : begin + EXCERPT].decode(errors="replace") for text in (one, other)]
    return f"\n  ... {parts[0]}\n  ... {parts[1]}"


def _counted(shown: Family, seen: list[Seen]) -> Counter[str]:
    first, *others = shown.members
    assert all(twin.truth != first.truth for twin in others), "twins that do not differ"
    return Counter(
        {
            "pairs": len(others),
            "pairs behind one seal": len(others) if shown.true_seed else 0,
            "pairs whose positions differ": sum(twin.head != first.head for twin in others),
            "moves at both tables": len(others) * len(shown.movers),
            "pairs whose secret moves differ": sum(twin.moves != first.moves for twin in others),
            "answers compared": len(others) * len(seen[0]),
            "bytes compared": sum(len(what) for visit in seen[1:] for _, what in visit),
        }
    )


def show_batch(title: str, viewer: str, first: int, count: int, twins: int = TWINS) -> Counter[str]:
    """Show some positions and their twins in fresh houses."""
    done: Counter[str] = Counter()
    with shelved(title), mirrors(twins + 1) as houses:
        for number in range(first, first + count):
            done += show(houses, Case(title, viewer, number, twins))
        for house in houses:
            assert house.mistakes() == 0, "the house made a mistake: its log tells which"
    return done


def differing(title: str, number: int) -> bool:
    """Whether there is something at a table that a seat may not know."""
    with shelved(title):
        first, *others = guessed(Case(title, "seat 0", number, 2)).members
        return any(other.head != first.head for other in others)


def shelved(title: str) -> AbstractContextManager[object]:
    if title != TOY:
        return nullcontext()
    from server import secrets_game  # it needs the interpreted engine

    return secrets_game.on_the_shelf(secrets_game.Smugglers())


def batches(titles: list[str], pairs: int) -> Iterator[tuple[str, str, int, int]]:
    """Those of every title and viewer come in turn, so that all have some, whenever it ends."""
    parts = [list(_batches(title, pairs)) for title in titles]
    for batches_in_turn in zip_longest(*parts):
        yield from (batch for batch in batches_in_turn if batch is not None)


def _batches(title: str, pairs: int) -> Iterator[tuple[str, str, int, int]]:
    with shelved(title):
        everybody = viewers(title)
    positions = -(-pairs // (TWINS * len(everybody)))
    for first in range(0, positions, BATCH):
        for viewer in everybody:
            yield title, viewer, first, min(BATCH, positions - first)


def main() -> int:
    parser = ArgumentParser()
    parser.add_argument("--toy", action="store_true")
    parser.add_argument("pairs", nargs="?", type=int, default=10_000)
    parser.add_argument("workers", nargs="?", type=int, default=2 * (os.cpu_count() or 1))
    parser.add_argument("--minutes", type=float, default=0.0)
    args = parser.parse_args()
    titles = [str(found["title"]) for found in fondaco.titles()]
    work = list(batches([TOY] if args.toy else titles, args.pairs))
    print(f"engine: {'compiled' if fondaco.is_compiled() else 'interpreted'}", flush=True)
    done = show_all(work, args.workers, time_is_over(args.minutes))
    for what, number in done.items():
        print(f"{number:>14,} {what}")
    print("nobody was sent a byte that depends on what he may not know")
    return 0


def show_all(
    work: list[tuple[str, str, int, int]], workers: int, is_over: Callable[[], bool]
) -> Counter[str]:
    done: Counter[str] = Counter()
    begin = time.monotonic()
    with ProcessPoolExecutor(workers, initializer=_quiet) as pool:
        parts = [pool.submit(show_batch, *batch) for batch in work]
        try:
            for number, part in enumerate(as_completed(parts), 1):
                if part.cancelled():
                    continue
                done += part.result()
                report(number, len(parts), done, begin)
                if is_over():
                    left = sum([one.cancel() for one in parts])
                    print(f"the time is over: {left:,} batches are not begun", flush=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return done


def _quiet() -> None:
    """Tables that are set aside on purpose are not worth a word."""
    logging.getLogger("fondaco.house").setLevel(logging.CRITICAL)


def report(number: int, count: int, done: Counter[str], begin: float) -> None:
    """One line for each twentieth of the way."""
    if number * 20 // count > (number - 1) * 20 // count:
        elapsed = time.monotonic() - begin
        print(
            f"{number:>6,} of {count:,} batches, {done['pairs']:,} pairs, {elapsed:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    sys.exit(main())
