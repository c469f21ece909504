"""The next version of Fondaco, as far as an upgrade is concerned: a copy of the one that is
installed, whose store has one column more, and which speaks a newer version of the wire."""

import shutil
from pathlib import Path

import fondaco
from fondaco.server import schema
from fondaco.server.wire import WIRE

STEP = "[[\"ALTER TABLE tables ADD COLUMN made_up TEXT NOT NULL DEFAULT ''\"]]"
CHANGES = [
    ("schema.py", "VERSION = 1 + len(STEPS)", f"STEPS += {STEP}\nVERSION = 1 + len(STEPS)"),
    ("wire.py", f"WIRE = {WIRE}", f"WIRE = {WIRE + 1}"),
]
VERSION = schema.VERSION + 1  # of its store


def newer_version(folder: Path) -> Path:
    """Make it in a folder, which belongs on the path of Python."""
    package = Path(fondaco.__file__).parent
    shutil.copytree(package, folder / package.name, ignore=shutil.ignore_patterns("__pycache__"))
    for compiled in package.parent.glob("*__mypyc*.so"):
        shutil.copy(compiled, folder)
    for name, before, after in CHANGES:
        file = folder / package.name / "server" / name
        text = file.read_text()
        assert text.count(before) == 1, f"{file} has changed"
        file.write_text(text.replace(before, after))
    return folder
