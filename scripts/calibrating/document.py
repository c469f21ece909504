"""Writes what a calibration shows into docs/strength.md, between its marks, and draws it."""

import re
from pathlib import Path

import fondaco
from calibrating.figures import Held
from calibrating.games import ALONE
from calibrating.picture import drawn
from fondaco.analysis.calibration import Calibration

ROOT = Path(__file__).resolve().parent.parent.parent
DOCUMENT = ROOT / "docs" / "strength.md"

AT_ONCE = "what the net says at once, and how often it came"
SEEN = "the chance that people see, and how often it came"
WAYS = {
    "2": "two seats",
    "3": "three seats",
    "4": "four seats",
    "alone": "alone, for points",
    "opponent": "alone, against the rules' opponent",
}


def write(title: str, calibration: Calibration, held: dict[str, Held]) -> None:
    """What the net says at once."""
    name = fondaco.game(title).name
    picture = f"strength/{title}-calibration.svg"
    (DOCUMENT.parent / picture).write_text(drawn(f"{name}: {AT_ONCE}", WAYS, held))
    _put(f"calibration of {title}", _section(name, calibration, held, picture))


def write_seen(title: str, held: dict[str, Held]) -> None:
    """What people see."""
    name = fondaco.game(title).name
    picture = f"strength/{title}-seen.svg"
    (DOCUMENT.parent / picture).write_text(drawn(f"{name}: {SEEN}", WAYS, held))
    _put(f"what is seen of {title}", _section_seen(name, held, picture))


def _put(name: str, section: str) -> None:
    """A section into its place in the document."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    found = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    text = DOCUMENT.read_text()
    assert found.search(text), f"docs/strength.md has no {begin.strip()}"
    DOCUMENT.write_text(found.sub(lambda _: begin + section + end, text))


def _section(name: str, calibration: Calibration, held: dict[str, Held], picture: str) -> str:
    alone = f", alone {ALONE} times as many" if {"alone", "opponent"} & set(held) else ""
    head = (
        f"**{name}**, rules {calibration.rules}, edition `{calibration.edition}`, judge "
        f"`{calibration.judge}`, {calibration.games} games of each way to play{alone}.\n"
    )
    until = {way: f"{100 * calibration.ways[way].open_until:.0f} %" for way in held}
    rows = [f"{_row(way, one)} {until[way]} |" for way, one in held.items()]
    table = "\n".join(
        [
            "| way to play | held-out games | calibration error | Brier skill | open until |",
            "| --- | ---: | ---: | ---: | ---: |",
            *rows,
        ]
    )
    return f"\n{head}\n{table}\n\n![{name}: {AT_ONCE}]({picture})\n\n"


def _section_seen(name: str, held: dict[str, Held], picture: str) -> str:
    counts = [sum(one.count for one in found.bins) for found in held.values()]
    rows = [
        f"{_row(way, one)} {count:,} |"
        for (way, one), count in zip(held.items(), counts, strict=True)
    ]
    table = "\n".join(
        [
            f"| {name} | new games | calibration error | Brier skill | chances |",
            "| --- | ---: | ---: | ---: | ---: |",
            *rows,
        ]
    )
    return f"\n{table}\n\n![{name}: {SEEN}]({picture})\n\n"


def _row(way: str, held: Held) -> str:
    return f"| {WAYS[way]} | {held.games} | {held.error:.3f} | {held.skill:.2f} |"
