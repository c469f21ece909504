"""What a house lends to its tables: the time, fresh tokens, and the secret that signs links."""

import secrets
import time
from collections.abc import Callable


def now_in_milliseconds() -> int:
    return time.time_ns() // 1_000_000


def fresh_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_hex(32)


class Runtime:
    """Where time, tokens and signatures come from; a test may bring its own."""

    def __init__(
        self,
        now: Callable[[], int] = now_in_milliseconds,
        token: Callable[[], str] = fresh_token,
        secret: str = "",
    ) -> None:
        self.now = now
        self.token = token
        self.secret = secret.encode()
