"""Processes that Ctrl-C stops, wherever they are started."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interruptible() -> Iterator[None]:
    """What is started in here can be interrupted. A shell lets jobs in the background ignore
    interrupts, and whatever such a job starts would inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
