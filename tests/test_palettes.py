"""The colors that people can choose: eyes for which a palette is meant tell its pieces apart.

What is on one table is compared: the dyed pieces of a title, and the seats of a title.
"""

import itertools
import re
from pathlib import Path

import pytest

from browser.eyes import EYES, contrast, distance, seen

WEB = Path(__file__).parent.parent / "web" / "src"
APART = 30.0  # CIE 1976; about 2 can just be noticed, and the printed colors come down to 14
LEAST_CONTRAST = 3.0  # WCAG, of graphics: what is drawn on a piece
MEANT_FOR = {"red_green": ["protan", "deutan"], "blue_yellow": ["tritan"]}

# What lies on one table, by the names of the dyes, and the seats of its titles.
PIECES = {
    "merkator": ["green", "yellow", "black", "purple", "orange", "gray", "blue", "red"],
    "merchants": ["green", "yellow", "gray", "white"],
    "merv": ["purple", "tan", "teal", "orange", "white"],
}
SEATS = [["red", "blue", "yellow", "green"], ["red", "blue", "white", "orange"]]
Dyes = dict[str, tuple[str, str]]  # by name: the dye, and what is drawn on it


def dyes(kind: str, dye: str, mark: str, palette: str) -> Dyes:
    """The colors of a palette: the printed ones, and those in their place."""
    printed = (WEB / "look/tokens.css").read_text()
    own = (WEB / f"own/looks/{palette}.css").read_text()
    rule = rf"^(?:\[data-palette=\"\w+\"\] )?\.{kind}-(\w+) \{{([^}}]*)\}}"
    found: Dyes = {}
    for name, body in re.findall(rule, f"{printed}\n{own}", re.MULTILINE):
        values = dict(re.findall(r"(--[\w-]+): (#\w{6});", body))
        if dye in values:
            found[name] = (values[dye], values[mark])
    return found


@pytest.mark.parametrize(
    ("palette", "eyes"), [(palette, eyes) for palette, all_ in MEANT_FOR.items() for eyes in all_]
)
def test_a_palette_is_told_apart_by_those_it_is_for(palette: str, eyes: str) -> None:
    pieces = dyes("c", "--f", "--on", palette)
    seats = dyes("seat", "--s", "--on-s", palette)
    groups = [(pieces, names) for names in PIECES.values()] + [(seats, names) for names in SEATS]
    for found, names in groups:
        for one, other in itertools.combinations(names, 2):
            apart = distance(seen(found[one][0], EYES[eyes]), seen(found[other][0], EYES[eyes]))
            assert apart >= APART, (palette, eyes, one, other, apart)


@pytest.mark.parametrize("palette", MEANT_FOR)
def test_what_is_drawn_on_a_piece_stands_out(palette: str) -> None:
    found = [*dyes("c", "--f", "--on", palette).values()]
    found += dyes("seat", "--s", "--on-s", palette).values()
    for dye, mark in found:
        for eyes in [*MEANT_FOR[palette], "no colour"]:
            assert contrast(seen(dye, EYES[eyes]), seen(mark, EYES[eyes])) >= LEAST_CONTRAST, dye
