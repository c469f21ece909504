"""What the disk alone does while something is measured: nothing is acknowledged faster."""

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PAGE = bytes(4096)
SECONDS = 0.1  # between two looks


@contextmanager
def watched(folder: Path) -> Iterator[list[float]]:
    """The milliseconds that it takes to keep one page safely, now and then inside the `with`."""
    times: list[float] = []
    enough = threading.Event()
    thread = threading.Thread(target=_watch, args=(folder / "probe", times, enough), daemon=True)
    thread.start()
    try:
        yield times
    finally:
        enough.set()
        thread.join()


def _watch(path: Path, times: list[float], enough: threading.Event) -> None:
    file = os.open(path, os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    while not enough.wait(SECONDS):
        os.write(file, PAGE)
        began = time.perf_counter()
        os.fdatasync(file)
        times.append(1000 * (time.perf_counter() - began))
    os.close(file)
