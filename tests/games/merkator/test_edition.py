"""Editions: the printed things as a file that an owner of the game may replace.

An edition is chosen once for a process, so each is tried in a process of its own.
"""

import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import fondaco
from positions import MAJORS, PEACE, all_of

FILE = files("fondaco.games.merkator").joinpath("edition.toml")
PACKAGED = re.sub(" +", " ", FILE.read_text(encoding="utf-8"))  # its columns are aligned

ASK = """
import fondaco
try:
    {question}
except fondaco.Refused as refused:
    print("refused:", refused.text)
"""


def with_edition(path: Path, question: str = "print(fondaco.game('merkator').edition)") -> str:
    """What a process that plays with this edition answers."""
    command = [sys.executable, "-c", ASK.format(question=question)]
    env = {**os.environ, "FONDACO_EDITION_MERKATOR": str(path), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    return done.stdout.strip()


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """The packaged edition with one passage changed."""
    assert PACKAGED.count(old) == 1
    path = tmp_path / "mine.toml"
    path.write_text(PACKAGED.replace(old, new), encoding="utf-8")
    return path


DANZIG_3 = "goods = { plums = 1, spice = 1 }, "


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[rules]", "[ruled]", ["the table [rules] is missing"]),
        ("\nline = [", "\nlines = [", ["the list 'line' is missing"]),
        ("cash_limit = 15", "", ["[rules]", "'cash_limit'", "missing"]),
        ("cash_limit = 15", 'cash_limit = "15"', ["[rules]", "'cash_limit'", "whole number"]),
        ("cash_limit = 15", "cash_limit = true", ["[rules]", "'cash_limit'", "whole number"]),
        ("cash_limit = 15", "cash_limit = 0", ["[rules]", "'cash_limit'", "not between"]),
        ("cash_limit = 15", "cash_limit = ", ["the TOML is broken", "line"]),
        ('id = "large_depot"', 'id = "wache"', ["building 'wache'", "'id'", "twice"]),
        ('id = "large_depot"', 'id = "Large Depot"', ["building 'Large Depot'", "'id'"]),
        ('id = "large_depot"', 'id = "bonus_spain_ham"', ["Building", "Bonus card", "share an id"]),
        ('id = "large_depot"', "id = 7", ["building 7", "'id'", "text"]),
        ('goods = ["wine", "spice"]', 'goods = ["beer"]', ["ratsweinkeller", "'goods'", "'beer'"]),
        ('"copper", "fish_oil"]', '"copper", "iron"]', ["column", "'goods'", "iron", "two"]),
        ('subject = "largest_stock"', 'subject = "luck"', ["waage", "'subject'", "'luck'"]),
        (
            'vp = 2\ntext = "2 points per Building',
            'vp = 0.3\ntext = "2 points per Building',
            ["theater", "'vp'", "half"],
        ),
        (DANZIG_3, "goods = { beer = 1 }, ", ["c03_danzig", "'goods'", "'beer'"]),
        (DANZIG_3, "goods = { plums = -1 }, ", ["c03_danzig", "'plums'", "not between"]),
        (DANZIG_3, "goods = 3, ", ["c03_danzig", "'goods'", "table"]),
        (DANZIG_3, "", ["c03_danzig", "'goods'", "belongs here"]),
        (
            'kind = "minor", threshold = 3,',
            'kind = "minor",',
            ["location 'bohemia'", "'threshold'", "missing"],
        ),
        ('["russia", "sweden"]', '["russia"]', ["line 1", "'between'", "two"]),
        ('columns = ["E", "F"]\nvp = 0.5', "vp = 0.5", ["large_depot", "'columns'", "missing"]),
        ('goods = ["wine", "spice"]', "goods = []", ["ratsweinkeller", "'goods'"]),
        ("value = 14,", "value = 10,", [PEACE, "'value'"]),
        ('"c10_spain", value = 10,', '"c10_spain", value = 15,', [PEACE, "'deliverable'"]),
        ('{ id = "spice", ', '{ id = "pepper", ', ["good 'spice' is missing"]),
    ],
)
def test_a_broken_edition_is_refused_with_entry_and_field(
    tmp_path: Path, old: str, new: str, said: list[str]
) -> None:
    path = changed(tmp_path, old, new)
    answer = with_edition(path)
    assert answer.startswith(f"refused: {path}")
    for words in said:
        assert words in answer


def test_an_edition_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    answer = with_edition(tmp_path / "none.toml")
    assert answer.startswith("refused:")
    assert "none.toml" in answer
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'name = "B\xf6rse"\n')
    assert "UTF-8" in with_edition(latin)


def test_a_changed_edition_changes_the_game_and_its_hash(tmp_path: Path) -> None:
    path = changed(tmp_path, "start_cubes_per_major = 1", "start_cubes_per_major = 3")
    question = "t = fondaco.new('merkator', seed=1); print(t.game.edition, t.view()['cubes'])"
    edition, cubes = with_edition(path, question).split(" ", 1)
    assert cubes == str(dict.fromkeys(MAJORS, 3))
    assert edition != fondaco.game("merkator").edition


def test_provenance_comments_and_order_do_not_change_the_hash(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        "cash_limit = 15\ncontract_limit = 5",
        "# as printed\ncontract_limit = 5\ncash_limit = 15",
    )
    text = path.read_text(encoding="utf-8").replace('"reconstructed"', '"rulebook"')
    path.write_text(text, encoding="utf-8")
    assert with_edition(path) == fondaco.game("merkator").edition


def test_a_log_of_another_edition_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    log.write_text(fondaco.new("merkator", seed=1).log(), encoding="utf-8")
    path = changed(tmp_path, "cash_limit = 15", "cash_limit = 16")
    answer = with_edition(path, f"fondaco.replay(open({str(log)!r}).read())")
    assert answer.startswith("refused:")
    assert fondaco.game("merkator").edition in answer


def test_an_edition_is_chosen_before_the_first_use(tmp_path: Path) -> None:
    path = changed(tmp_path, "cash_limit = 15", "cash_limit = 16")
    fondaco.game("merkator")
    with pytest.raises(fondaco.Refused, match="before its first use"):
        fondaco.use_edition("merkator", str(path))


# ---------------------------------------------------------------------------- what is printed


def test_the_packaged_edition_has_the_78_contracts_of_the_rulebook() -> None:
    printed = {2: 5, 3: 11, 4: 13, 5: 12, 6: 11, 7: 9, 8: 7, 9: 5, 10: 4, 14: 1}
    assert {value: len(all_of(value)) for value in printed} == printed
    assert sum(printed.values()) == 78


def test_major_locations_never_have_two_contracts_of_one_value() -> None:
    """So the hints on page 7 say."""
    for value in range(2, 11):
        for place in MAJORS:
            assert len([card for card in all_of(value) if card[4:].startswith(place)]) <= 1
