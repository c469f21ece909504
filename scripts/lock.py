"""Writes requirements.lock: one exact version of all that `make` installs, for every Python from
the oldest that Fondaco runs on, and every platform. pip reads it as constraints.

Usage: lock.py [--upgrade]   (without it, versions stay where they still fit the ranges)
"""

import subprocess
import sys
import tomllib
from typing import Any

from client import NODE_FROM_PYPI
from environments import ENVIRONMENTS, LOCK, ROOT

HEAD = (
    "# Exact versions of all that `make` installs; `make lock` writes them from pyproject.toml.\n"
)
OPTIONS = ["--universal", "--no-header", "--no-annotate", "--no-emit-index-url", "--quiet"]


def ranges(settings: dict[str, Any]) -> list[str]:
    """All that pyproject.toml asks for: to run, to build, and to work on Fondaco."""
    project = settings["project"]
    named = [project["optional-dependencies"], settings["dependency-groups"]]
    asked = [*settings["build-system"]["requires"], *project["dependencies"], NODE_FROM_PYPI]
    return asked + [need for table in named for needs in table.values() for need in needs]


def main() -> int:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    oldest = settings["project"]["requires-python"].removeprefix(">=")
    uv = [ENVIRONMENTS["release"].python, "-m", "uv", "pip", "compile", "-", *OPTIONS]
    command = [*uv, "--python-version", oldest, "--output-file", str(LOCK), *sys.argv[1:]]
    needs = "\n".join(ranges(settings))
    done = subprocess.run(command, input=needs, stdout=subprocess.DEVNULL, text=True, check=False)
    if done.returncode == 0:
        LOCK.write_text(HEAD + LOCK.read_text())
        print(f"{LOCK.name}: {len(LOCK.read_text().splitlines()) - 1} versions")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
