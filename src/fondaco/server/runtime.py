"""What a house lends to its tables: the time, fresh tokens, and the secret that signs links."""

import secrets
import time
from collections.abc import Callable

Clock = Callable[[], int]  # in milliseconds


def now_in_milliseconds() -> int:
    """The time on the wall, by which processes and restarts agree; it may be set at any time."""
    return time.time_ns() // 1_000_000


def steady_milliseconds() -> int:
    """A time that nobody sets, and that stands still while the machine sleeps."""
    return time.monotonic_ns() // 1_000_000


def fresh_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_hex(32)


class Runtime:
    """Where time, tokens and signatures come from; a test may bring its own. Who brings a time, but
    none that is steady, has one that is both."""

    def __init__(
        self,
        now: Clock = now_in_milliseconds,
        token: Callable[[], str] = fresh_token,
        secret: str = "",
        steady: Clock | None = None,
    ) -> None:
        is_real = now is now_in_milliseconds
        self.now = now
        self.steady = steady or (steady_milliseconds if is_real else now)
        self.token = token
        self.secret = secret.encode()


class Stopwatch:
    """How long something has lasted; whoever sets the time does not change it."""

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.begin()

    def begin(self, before: int = 0) -> None:
        """Start it; what has passed before counts."""
        self._before = max(0, before)
        self._began = self.runtime.steady()

    @property
    def passed(self) -> int:
        return self._before + self.runtime.steady() - self._began
