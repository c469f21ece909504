"""Runs a module as `python -m` does, for people whom nobody knows: behind everything else, for some
seconds and with some memory. `python -m fondaco.server.limited MODULE ARGUMENTS`"""

import os
import resource
import runpy
import sys

SECONDS = 5  # of CPU
BYTES = 1 << 30


def limit() -> None:
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))


if __name__ == "__main__":
    limit()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
