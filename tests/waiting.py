"""A test waits for a thing, not for a time."""

import time
from collections.abc import Callable

SECONDS = 60.0  # the one bound of all that is waited for: who reaches it hangs


def until(is_so: Callable[[], object], what: str) -> None:
    """Wait until something is so; `what` says in words what that is."""
    end = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < end, f"this never came: {what}"
        time.sleep(0.01)
