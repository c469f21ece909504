"""Builds what a release is made of, the sdist and from it the wheel, and tries both: each in a
fresh environment outside the checkout, as somebody who has nothing but the file. The wheel shows
that the sdist compiles; the sdist itself is installed as if there were no compiler and no Node.

Usage: dist.py
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from urllib.request import urlopen

from environments import LOCK, ROOT

DIST = ROOT / "dist"
BUILD_SECONDS = 1200.0
TRIAL_SECONDS = 60.0
OPEN = re.compile(r"open at (http://\S+)")
ASSET = re.compile(r'src="(/assets/[^"]+\.js)"')
# An sdist brings the client built: whoever asks npm for anything while installing it is told no.
NO_NPM = {"npm_config_registry": "http://127.0.0.1:9", "npm_config_fetch_retries": "0"}
BARE = {"CC": "no-compiler", **NO_NPM}
GAME = ROOT / "scripts" / "sample_game.py"


def main() -> int:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    shutil.rmtree(DIST, ignore_errors=True)
    build()
    files = sorted(DIST.iterdir())
    run([sys.executable, "-m", "twine", "check", "--strict", *map(str, files)], ROOT)
    for file in files:
        print(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB", flush=True)
        with tempfile.TemporaryDirectory(prefix="fondaco-dist-") as folder:
            try_out(file, Path(folder), version)
    return 0


def build() -> None:
    """The sdist out of the checkout, the wheel out of the sdist, with the versions of the lock."""
    pins = {"PIP_CONSTRAINT": LOCK.as_uri(), "PIP_BUILD_CONSTRAINT": LOCK.as_uri()}
    print("building sdist and wheel ...", flush=True)
    run([sys.executable, "-m", "build", "--outdir", str(DIST), str(ROOT)], ROOT, pins)


def try_out(file: Path, folder: Path, version: str) -> None:
    """Install a file where nothing of the checkout can be seen, and use what it brought."""
    run([sys.executable, "-m", "venv", str(folder / "venv")], folder)
    bin = folder / "venv" / "bin"
    run([str(bin / "python"), "-m", "pip", "install", str(file)], folder, BARE)
    said = run([str(bin / "fondaco"), "--version"], folder).strip()
    if said != f"fondaco {version}":
        raise SystemExit(f"{file.name} says that it is {said}, not fondaco {version}.")
    print(f"  {said}", flush=True)
    for line in run([str(bin / "python"), "-I", str(GAME)], folder).splitlines():
        print(f"  {line}", flush=True)
    with open_house(bin / "fondaco", folder) as address:
        page = fetched(f"{address}/").decode()
        asset = ASSET.search(page)
        if asset is None:
            raise SystemExit(f"The start page of {file.name} does not name the client:\n{page}")
        size = len(fetched(address + asset[1]))
        print(
            f"  a house at {address}: page {len(page)} bytes, {asset[1]} {size} bytes", flush=True
        )


@contextmanager
def open_house(command: Path, folder: Path) -> Iterator[str]:
    """`fondaco serve` on a free port of this machine; its address."""
    house = subprocess.Popen(
        [str(command), "serve", "--port", "0"], cwd=folder, stdout=subprocess.PIPE, text=True
    )
    too_long = Timer(TRIAL_SECONDS, house.kill)
    too_long.start()
    try:
        assert house.stdout is not None
        found = OPEN.search(house.stdout.readline())  # ends when the house does
        if found is None:
            raise SystemExit("The house did not open.")
        yield found[1]
    finally:
        house.terminate()
        house.wait()  # until it has closed, or was killed
        too_long.cancel()


def fetched(address: str) -> bytes:
    with urlopen(address, timeout=TRIAL_SECONDS) as answer:
        content: bytes = answer.read()
        return content


def run(command: list[str], folder: Path, more: dict[str, str] | None = None) -> str:
    """What a command says; if it fails, all of it is shown."""
    environment = {**os.environ, **(more or {})}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=BUILD_SECONDS,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}\nThis failed: {' '.join(command)}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
