"""Reads and writes the puzzles of a title, and says what has changed since they were made."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec

import fondaco
from fondaco.analysis.outlook import name_of_judge
from fondaco.core.refusal import Refused
from fondaco.puzzles.shapes import Puzzle, Puzzles
from fondaco.versions import is_read


@cache
def puzzles_of(title: str) -> Puzzles:
    """The puzzles that come with a title, the easiest first; none where there is no file."""
    found = files("fondaco.puzzles").joinpath("data", f"{title}.json")
    return read(found.read_text(encoding="utf-8")) if found.is_file() else fresh(title)


def fitting(title: str) -> list[Puzzle]:
    """Those that can be played here: made with today's rules, and an edition that is known."""
    found = puzzles_of(title)
    is_todays = is_read(fondaco.game(title), found.rules, found.edition)
    return found.puzzles if is_todays else []


def fresh(title: str) -> Puzzles:
    """No puzzles yet, to be made with what there is today."""
    game = fondaco.game(title)
    judge, made = name_of_judge(title), name_of_chances(title)
    return Puzzles(title, game.rules_version, game.edition, judge, made)


def name_of_chances(title: str) -> str:
    file = files("fondaco.analysis").joinpath("calibration", f"{title}.json")
    return sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else ""


def older(found: Puzzles) -> list[str]:
    """What has changed since the puzzles were made; how games begin makes no difference."""
    today = fresh(found.title)
    if is_read(fondaco.game(found.title), today.rules, found.edition):
        today.edition = found.edition
    return [
        f"{name} {getattr(found, name)}, today {getattr(today, name)}"
        for name in ("rules", "edition", "net", "chances")
        if getattr(found, name) != getattr(today, name)
    ]


def read(text: str) -> Puzzles:
    try:
        return msgspec.json.decode(text, type=Puzzles)
    except (msgspec.MsgspecError, UnicodeError) as problem:
        raise Refused(f"This is no file of puzzles: {problem}.") from problem


def write(path: Path, found: Puzzles) -> None:
    """Keep puzzles in a file, the easiest first; what was there is replaced as a whole."""
    found.puzzles.sort(key=lambda one: (one.missed, -one.gap, one.id))
    rows = [msgspec.json.encode(one).decode() for one in found.puzzles]
    head = msgspec.json.encode(msgspec.structs.replace(found, puzzles=[])).decode()
    body = head.removesuffix("[]}") + "[\n" + ",\n".join(rows) + "\n]}\n"
    beside = path.with_suffix(".part")
    beside.write_text(body, encoding="utf-8")
    beside.replace(path)
