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

WAYS = {
    "2": "two seats",
    "3": "three seats",
    "4": "four seats",
    "alone": "alone, for points",
    "opponent": "alone, against the rules' opponent",
}


def write(title: str, calibration: Calibration, held: dict[str, Held]) -> None:
    picture = f"strength/{title}-calibration.svg"
    (DOCUMENT.parent / picture).write_text(drawn(fondaco.game(title).name, WAYS, held))
    begin, end = f"<!-- calibration of {title} -->\n", f"<!-- end of calibration of {title} -->"
    found = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    section = begin + _section(calibration, held, picture) + end
    text = DOCUMENT.read_text()
    assert found.search(text), f"docs/strength.md has no {begin.strip()}"
    DOCUMENT.write_text(found.sub(lambda _: section, text))


def _section(calibration: Calibration, held: dict[str, Held], picture: str) -> str:
    name = fondaco.game(calibration.title).name
    rows = [_row(calibration, way, one) for way, one in held.items()]
    head = (
        f"**{name}**, rules {calibration.rules}, edition `{calibration.edition}`, judge "
        f"`{calibration.judge}`, {calibration.games} games of each way to play, alone "
        f"{ALONE} times as many.\n"
    )
    table = "\n".join(
        [
            "| way to play | held-out games | calibration error | Brier skill | open until |",
            "| --- | ---: | ---: | ---: | ---: |",
            *rows,
        ]
    )
    return f"\n{head}\n{table}\n\n![{name}: what was said, and what came]({picture})\n\n"


def _row(calibration: Calibration, way: str, held: Held) -> str:
    until = f"{100 * calibration.ways[way].open_until:.0f} %"
    return f"| {WAYS[way]} | {held.games} | {held.error:.3f} | {held.skill:.2f} | {until} |"
