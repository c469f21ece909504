"""A command run in a process of its own, and what the tests of the terminal share."""

import os
import subprocess
import sys
from collections.abc import Callable
from typing import TypeAlias

Run: TypeAlias = Callable[..., tuple[int, str, str]]

SEEDED = ["play", "merkator", "--seed", "3"]
FINISHED = [*SEEDED, "--seats", "you,random"]
ENDED = "The game is over; save FILE keeps it, undo goes back, quit leaves.\n"


def process(*argv: str, typed: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "fondaco", *argv],
        input=typed,
        capture_output=True,
        env={**os.environ, **env},
        timeout=60,
    )
