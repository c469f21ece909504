"""Houses that cheat with the luck of a table, each in its own way, for tests.

    with cheating(seed_after_nonces):
        anna.open("merkator", ["me", "random"], own_nonces=True)

What they publish fits together as well as it can be made to.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace

import fondaco
from fondaco import Seal
from fondaco.server import beginning, journal, presenter
from fondaco.server.live import LiveTable
from fondaco.server.record import Record
from fondaco.server.runtime import Runtime
from fondaco.server.wire import NonceOf

Cheat = Callable[[pytest.MonkeyPatch], None]
TRIES = 20
OTHER_SEED = "cd" * 32

_nonces_of = beginning.nonces_of
_started = beginning._started
_seed = presenter.seed


@contextmanager
def cheating(cheat: Cheat) -> Iterator[None]:
    """Houses of this process cheat so inside the `with`."""
    with pytest.MonkeyPatch.context() as patch:
        cheat(patch)
        yield


def not_at_all(patch: pytest.MonkeyPatch) -> None:
    """An honest house."""


def seed_after_nonces(patch: pytest.MonkeyPatch) -> None:
    """Tries seeds until the luck suits it, once it knows the nonces; then it says that the seal of
    that one was the seal all along."""

    def started(live: LiveTable, record: Record) -> tuple[journal.Started, fondaco.Table]:
        nonces, _ = _nonces_of(record, live.runtime)
        seeds = [live.runtime.token() for _ in range(TRIES)]
        live.seed = max(seeds, key=lambda seed: _set_up(record, seed, nonces))
        seal = Seal(live.seed).commitment
        live.record.opened = record.opened = replace(record.opened, seal=seal)
        return _started(live, record)

    patch.setattr(beginning, "_started", started)


def _set_up(record: Record, seed: str, nonces: list[str]) -> list[int]:
    """The picks of the set-up; this house likes them high."""
    table = fondaco.new(record.opened.title, len(nonces), seal=Seal(seed), nonces=nonces)
    return table.head.start


def another_seed(patch: pytest.MonkeyPatch) -> None:
    """Publishes another seed than the one that was sealed."""
    patch.setattr(presenter, "seed", lambda live: OTHER_SEED if _seed(live) else "")


def another_nonce(patch: pytest.MonkeyPatch) -> None:
    """Puts a nonce of its own in the place of the one that the first seat has named."""

    def nonces_of(record: Record, runtime: Runtime) -> tuple[list[str], list[NonceOf]]:
        record.seats[0].nonce = runtime.token()
        return _nonces_of(record, runtime)

    patch.setattr(beginning, "nonces_of", nonces_of)
