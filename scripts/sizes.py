"""Checks that no file of the engine, the server or the client is long, nor any line of it wide.

Usage: sizes.py   (prints what is too large, and fails)

Catalogues of words may have long sentences and many of them; what a script writes, and the
messages that it is written from, stand in one file each.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 250  # lines of a file
WIDEST = 120  # characters of a line
KINDS = {"src": (".py", ".css", ".ts"), "web/src": (".ts", ".tsx", ".css")}
BUILT = ROOT / "src/fondaco/server/web"  # the client as it is packaged
WIRE = ("wire.py", "wire.ts")
CATALOGUES = ("words",)  # folders
SENTENCES = "text/telling.py"


def main() -> int:
    large = [trouble for path in files() for trouble in troubles(path)]
    for trouble in large:
        print(trouble)
    print(f"sizes: {len(large)} too large" if large else "sizes: every file is short and narrow")
    return 1 if large else 0


def files() -> Iterator[Path]:
    for folder, kinds in KINDS.items():
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in kinds and BUILT not in path.parents:
                yield path


def troubles(path: Path) -> Iterator[str]:
    if is_catalogue(path) or path.name in WIRE:
        return
    name = path.relative_to(ROOT)
    lines = path.read_text().splitlines()
    if len(lines) > LONGEST:
        yield f"{name}: {len(lines)} lines, at most {LONGEST}"
    for number, line in enumerate(lines, start=1):
        if len(line) > WIDEST:
            yield f"{name}:{number}: {len(line)} characters, at most {WIDEST}"


def is_catalogue(path: Path) -> bool:
    inside = path.relative_to(ROOT)
    return any(folder in inside.parts for folder in CATALOGUES) or path.match(SENTENCES)


if __name__ == "__main__":
    sys.exit(main())
