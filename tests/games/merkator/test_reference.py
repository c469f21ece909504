"""The tables of Merkator's rules are those of the edition in use, in both languages."""

import os
import re
import subprocess
import sys
import tomllib
from importlib import resources
from pathlib import Path

import fondaco
from fondaco.games.merkator.reference import TABLES
from fondaco.teaching import guide_of

ROOT = Path(__file__).resolve().parent.parent.parent.parent
WORDS = ROOT / "web" / "src" / "boards" / "merkator" / "words" / "de" / "names.ts"
PACKAGED = resources.files("fondaco.games.merkator").joinpath("edition.toml").read_text("utf-8")


def test_the_map_is_in_the_table() -> None:
    rows = {row[0]: row[1:] for row in TABLES["places"]()}
    assert rows["{russia}"] == ["{purple} {ham}/{fish_oil}", "0", "{sweden}, {danzig}", "1"]
    assert rows["{bohemia}"] == ["{no_cubes}", "+1", "{all_with} 3 {or_more}", "2"]
    assert rows["{spain}"][1] == "-1"


def test_every_card_is_in_a_table() -> None:
    counted = [len(TABLES[name]()) for name in ("contracts", "bonus_cards", "buildings")]
    assert counted == [78, 16, 26]
    assert ["3", "{danzig}", "1 {plums}, 1 {spice}"] in TABLES["contracts"]()
    assert ["10", "{hamburg}", "12 {different_goods}"] in TABLES["contracts"]()
    assert ["{seeamt}", "5", "½ {each}", "{time_counters}"] in TABLES["buildings"]()
    assert ["{peel_tower}", "7", "5", "{at_least} 7 {category_goods} {weapons}"] in (
        TABLES["buildings"]()
    )


def test_the_chart_is_filled_as_the_players_are_many() -> None:
    rows = [row[1:4] for row in TABLES["chart"]() if row[0] == "{standard}"]
    assert rows == [
        ["4", "1, 2, 3, 4, 5 {of} 5", "35"],
        ["3", "2, 3, 4, 5 {of} 5", "28"],
        ["2", "3, 4, 5 {of} 5", "21"],
    ]


def test_ratings_leave_no_gap() -> None:
    leads = [row[0] for row in TABLES["ratings"]()]
    assert leads[:3] == ["14 {or_above}", "11 {to} 13", "8 {to} 10"]
    assert leads[-2:] == ["0 {to} 1", "{below}"]


def changed(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def test_another_edition_fills_other_tables(tmp_path: Path) -> None:
    edition = tmp_path / "own.toml"
    own = changed(
        PACKAGED,
        (
            'name = "Denmark",        kind = "minor", threshold = 2',
            'name = "Jutland", kind = "minor", threshold = 4',
        ),
        ("cash_limit                      = 15", "cash_limit = 19"),
        ('  { between = ["france", "spain"],           provenance = "reconstructed" },\n', ""),
        ('good = "saltpeter",    price = 4', 'good = "coal", price = 9'),
    )
    edition.write_text(own, encoding="utf-8")
    command = [sys.executable, "-m", "fondaco", "rules", "merkator", "--edition", str(edition)]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ, check=True)
    told = re.sub(r" +", " ", done.stdout)
    assert "\n Jutland none +1 all with 4 or more 2\n" in told
    assert "\n France blue Plums/Wine 0 Dutch Republic 1\n" in told
    assert "\n Taler you may keep 19 Taler\n" in told
    assert "\n Hamburg Coal 9 2 1\n" in told


def test_the_guide_and_the_board_call_things_the_same_in_german() -> None:
    text = WORDS.read_text(encoding="utf-8").partition("};")[0]
    board = dict(re.findall(r'^  (\w+): "(.*)",$', text, re.MULTILINE))
    board["peace"] = board.pop("c14_peace_of_westphalia")
    guide = guide_of(fondaco.game("merkator"), "de").names
    assert len(board) > 25
    assert {id: guide[id] for id in board} == board
    told = guide_of(fondaco.game("merkator"), "de").plain("1 {plums}, 21 {plums}, 0.1 {plums}")
    assert told == "1 Pflaume, 21 Pflaumen, 0.1 Pflaumen"


def test_german_names_only_what_there_is() -> None:
    path = resources.files("fondaco.games.merkator").joinpath("guide.de.toml")
    german = tomllib.loads(path.read_text(encoding="utf-8"))["names"]
    english = guide_of(fondaco.game("merkator")).names
    assert {name.removesuffix("_one") for name in german} <= english.keys()
