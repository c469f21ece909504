"""Takes the steps of deploy/Dockerfile where no daemon runs: each image is a bare Debian that
debootstrap makes, and each RUN is run in it. Then it starts the result as the image would, and asks
it whether it is well.

Usage (as root): try.py FOLDER [--bring PATH]...

FOLDER gets the two systems; what lies there already is used. --bring copies a file or folder of
this machine to the same place where things are built, such as certificates or a pip.conf that
packages cannot be had without; variables for pip, npm, proxies and certificates go along.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCKERFILE = ROOT / "deploy" / "Dockerfile"
PORT = 8765
SECONDS = 60.0
PASSED_ON = re.compile(r"^(pip|npm|ssl|requests|node)_|_proxy$", re.IGNORECASE)
INSIDE = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root"}


class Image:
    """A system in the making, and how it is to be started."""

    def __init__(self, root: Path, brought: list[Path]) -> None:
        self.root = root
        self.brought = brought
        self.folder = "/"
        self.user = "root"
        self.entry: list[str] = []
        self.command: list[str] = []

    def make(self, release: str) -> None:
        done = self.root / "made"
        if not done.exists():
            run(["debootstrap", "--variant=minbase", release, str(self.root)])
            done.touch()

    def run(self, line: str) -> None:
        """Run a line of shell in it; a step before may have written over what was brought."""
        for path in self.brought:
            copy(path, self.inside(str(path)))
        run(self.enter(["/bin/sh", "-c", line]))

    def inside(self, path: str) -> Path:
        return self.root / path.lstrip("/")

    def enter(self, words: list[str]) -> list[str]:
        """How to run something in it, in its folder and as its user."""
        quoted = f"cd {shlex.quote(self.folder)} && exec {shlex.join(words)}"
        user = [] if self.user == "root" else [f"--userspec={self.user}"]
        return ["chroot", *user, str(self.root), "/bin/sh", "-c", quoted]


def environment() -> dict[str, str]:
    passed = {name: value for name, value in os.environ.items() if PASSED_ON.search(name)}
    return {**passed, **INSIDE, "DEBIAN_FRONTEND": "noninteractive"}


def run(command: list[str]) -> None:
    print(f"+ {shlex.join(command)}", flush=True)
    subprocess.run(command, check=True, env=environment())


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cp", "-aT", "--remove-destination", str(source), str(target)], check=True)


# --- The Dockerfile ---


def instructions(text: str) -> list[tuple[str, str]]:
    """Each with what it says; ours has neither variables nor lines that go on."""
    lines = [line.strip() for line in text.splitlines()]
    parted = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in parted]


def context(into: Path) -> None:
    """Copy what .dockerignore lets in: names after `!`, without those that are named later."""
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    for name in [line[1:] for line in lines if line.startswith("!")]:
        source = ROOT / name
        if source.is_dir():
            ignored = shutil.ignore_patterns("node_modules", "__pycache__")
            shutil.copytree(source, into / name, ignore=ignored, dirs_exist_ok=True)
        else:
            copy(source, into / name)


def build(folder: Path, brought: list[Path]) -> Image:
    """Take all steps; the last image."""
    images: dict[str, Image] = {}
    image = Image(folder, [])
    for word, rest in instructions(DOCKERFILE.read_text()):
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            release = base.removeprefix("debian:").removesuffix("-slim")
            image = images[name] = Image(folder / (name or "result"), brought if name else [])
            image.make(release)
        else:
            take(image, images, word, rest)
    return image


def take(image: Image, images: dict[str, Image], word: str, rest: str) -> None:
    """One step within an image."""
    if word == "RUN":
        image.run(rest)
    elif word == "WORKDIR":
        image.inside(rest).mkdir(parents=True, exist_ok=True)
        image.folder = rest
    elif word == "USER":
        image.user = rest
    elif word == "ENTRYPOINT":
        image.entry = json.loads(rest)
    elif word == "CMD":
        image.command = json.loads(rest)
    elif word == "COPY":
        fill(image, images, rest.split())
    elif word not in ("EXPOSE", "HEALTHCHECK"):
        raise SystemExit(f"{word} is not known here")


def fill(image: Image, images: dict[str, Image], words: list[str]) -> None:
    [*options, source, target] = words
    if options:
        name = options[0].removeprefix("--from=")
        copy(images[name].inside(source), image.inside(target))
    else:
        context(image.inside(target))


# --- The result ---


def start(image: Image) -> None:
    """Start it as it is meant to be, at a port of our own, and see whether it is well."""
    command = [str(PORT) if word == "8000" else word for word in image.command]
    process = subprocess.Popen(image.enter([*image.entry, *command]), env=INSIDE)
    try:
        print(f"GET /healthz: {asked('/healthz', process)}")
        print(f"GET /readyz: {asked('/readyz', process)}")
        owner = Path(f"/proc/{process.pid}").stat().st_uid
        print(f"user: {owner}")
        assert owner != 0, "it is run by root"
    finally:
        process.terminate()
        print(f"stopped: {process.wait(SECONDS)}")


def asked(path: str, process: "subprocess.Popen[bytes]") -> str:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{PORT}{path}", timeout=2) as answer:
                return str(answer.read().decode().strip())
        except OSError:
            time.sleep(0.2)
    raise SystemExit("it does not answer")


def size(root: Path) -> str:
    told = subprocess.run(["du", "-sh", str(root)], capture_output=True, text=True, check=True)
    return told.stdout.split()[0]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bring", type=Path, action="append", default=[])
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    image = build(args.folder.resolve(), args.bring)
    print(f"size: {size(image.root)}, of which Fondaco {size(image.inside('/opt/fondaco'))}")
    start(image)
    return 0


if __name__ == "__main__":
    sys.exit(main())
