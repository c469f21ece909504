"""Checks the web client: its types, its style, its imports and its own small tests, side by side.

Usage: client_checks.py   (sets up Node and the packages where they are missing)
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import client

CHECKS = {
    "types": ["tsc", "--noEmit"],
    "style and imports": ["biome", "ci", "--error-on-warnings", "--colors=off"],
    "tests": ["vitest", "run", "--testTimeout=60000"],  # whoever takes that long hangs
}


def main() -> int:
    node = client.node_on_path() or client.node_from_pypi() or node_installed()
    if not client.has_packages():
        client.install_packages(node)
    with ThreadPoolExecutor() as pool:
        done = dict(zip(CHECKS, pool.map(partial(run, node), CHECKS.values()), strict=True))
    failed = {name: one for name, one in done.items() if one.returncode != 0}
    for one in failed.values():
        print(one.stdout)
    print(f"client: {', '.join(failed)} failed" if failed else f"client: {', '.join(done)} pass")
    return 1 if failed else 0


def node_installed() -> Path:
    """The Node from PyPI, brought into this environment."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, client.NODE_FROM_PYPI], check=True)
    return Path(sys.executable).parent


def run(node: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run one check; what it says is kept for whoever has to put something right."""
    tool = client.WEB / "node_modules" / ".bin" / command[0]
    return subprocess.run(
        [tool, *command[1:]],
        cwd=client.WEB,
        env=client.environment(node),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


if __name__ == "__main__":
    sys.exit(main())
