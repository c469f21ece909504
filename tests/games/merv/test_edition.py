"""Editions: the printed things as a file that an owner of the game may replace.

An edition is chosen once for a process, so each is tried in a process of its own.
"""

import os
import re
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

FILE = files("fondaco.games.merv").joinpath("edition.toml")
PACKAGED = re.sub(" +", " ", FILE.read_text(encoding="utf-8"))  # its columns are aligned

ASK = """
import fondaco
try:
    {question}
except fondaco.Refused as refused:
    print("refused:", refused.text)
"""


def with_edition(path: Path, question: str = "print(fondaco.game('merv').edition)") -> str:
    """What a process that plays with this edition answers."""
    command = [sys.executable, "-c", ASK.format(question=question)]
    env = {**os.environ, "FONDACO_EDITION_MERV": str(path), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    return done.stdout.strip()


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """The packaged edition with one passage changed."""
    assert PACKAGED.count(old) == 1
    path = tmp_path / "mine.toml"
    path.write_text(PACKAGED.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[rules]", "[ruled]", ["the table [rules] is missing"]),
        ("\nsite = [", "\nsites = [", ["the list 'site' is missing"]),
        ("caravansary_display = 8", "caravansary_display = 80", ["[rules]", "not between"]),
        ("set_points = [1, 3, 6, 10]", "set_points = [1, 3, 6]", ["'set_points'", "4 numbers"]),
        ("breakthrough_scrolls = [2, 4,", "breakthrough_scrolls = [4, 2,", ["greater than"]),
        ('id = "wall_teal", action', 'id = "wall_tan", action', ["site 'wall_tan'", "twice"]),
        ('slot = "top_left", boon = "scroll"', 'slot = "top_left", boon = "camel"', ["had here"]),
        ('side = "b", slot = "top_left"', 'side = "a", slot = "top_left"', ["has a boon already"]),
        ('pair_boon = "white_cube"', 'pair_boon = "scroll"', ["spice 'cinnamon'", "had here"]),
        (
            '"cinnamon", name = "Cinnamon", count = 8',
            '"cinnamon", name = "C", count = 9',
            ["lists 25"],
        ),
        ('name = "Hall of trade", cost = "tan"', 'name = "Hall of trade", cost = "red"', ["'red'"]),
        ('name = "Free wall", tier = 3', 'name = "Free wall", tier = 4', ["'tier'", "tier 3"]),
        (
            'name = "Rayy", ring = "inner"',
            'name = "Rayy", ring = "outer"',
            ["'ring'", "inner city"],
        ),
        (
            'cost = { purple = 1, orange = 1 }, provenance = "reconstructed", confirmed',
            "cost = { }, confirmed",
            ["at least one cube"],
        ),
        (
            'from = "start", to = "row2_step1"',
            'from = "start", to = "row1_step1"',
            ["from the same"],
        ),
        (
            'from = "row2_step1", to = "row2_step2"',
            'from = "row2_step2", to = "row2_step1"',
            ["later"],
        ),
        (
            'from = "row2_step2", to = "upper_step3"',
            'from = "row2_step1", to = "upper_step3"',
            ["same length"],
        ),
        (
            'id = "row1_step1", boon = "camel"',
            'id = "row1_step1", boon = "favour"',
            ["with a camel, not 4"],
        ),
        (
            '"segment_tan_1", kind = "segment"',
            '"segment_tan_1", kind = "gate"',
            ["14 segments, not 16"],
        ),
        (
            'kind = "gate", cost = { tan = 3 }',
            'kind = "gate", cost = { tan = 2, teal = 1 }',
            ["one color"],
        ),
        ("spice_types = [2, 4, 8]", "spice_types = [2, 4, 99]", ["not between"]),
        ("walls = 20", "walls = 21", ["'walls'", "lists 20"]),
    ],
)
def test_a_broken_edition_is_refused_by_name(
    tmp_path: Path, old: str, new: str, said: list[str]
) -> None:
    path = changed(tmp_path, old, new)
    answer = with_edition(path)
    assert answer.startswith("refused:"), answer
    for words in [str(path), *said]:
        assert words in answer


def test_a_corrected_value_is_played_with(tmp_path: Path) -> None:
    path = changed(
        tmp_path, 'name = "Hall of spice", cost = "teal"', 'name = "Hall of spice", cost = "purple"'
    )
    question = "print(fondaco.game('merv').gloss(fondaco.game('merv').move('courtier spice')))"
    assert with_edition(path, question).startswith("for purple cubes")
    assert with_edition(path) != with_edition(Path(str(FILE)))


def test_provenance_is_no_part_of_the_identity(tmp_path: Path) -> None:
    path = tmp_path / "same.toml"
    path.write_text(PACKAGED.replace('"reconstructed"', '"rulebook"'), encoding="utf-8")
    assert with_edition(path) == with_edition(Path(str(FILE)))


EDITION: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))


def test_the_counts_of_the_box() -> None:
    assert len(EDITION["site"]) == 24
    assert len({(site["action"], site["resource"]) for site in EDITION["site"]}) == 24
    assert len(EDITION["contract"]) == 18
    assert len(EDITION["breakthrough"]) == 16
    assert sum(spice["count"] for spice in EDITION["spice"]) == 24
    assert sum(wall["count"] for wall in EDITION["wall"]) == 20


def test_every_entry_says_where_it_comes_from() -> None:
    for entries in EDITION.values():
        for entry in entries if isinstance(entries, list) else [entries]:
            if isinstance(entry, dict):
                assert entry["provenance"] in ("rulebook", "public", "reconstructed")
