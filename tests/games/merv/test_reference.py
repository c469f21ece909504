"""The tables of Merv's rules are those of the edition in use, in the words of both languages."""

import os
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import fondaco
from fondaco.games.merv.reference import TABLES
from fondaco.teaching import guide_of

ROOT = Path(__file__).resolve().parent.parent.parent.parent
BOARD = ROOT / "web" / "src" / "boards" / "plain" / "words" / "merv" / "de" / "names.ts"
PACKAGED = resources.files("fondaco.games.merv").joinpath("edition.toml").read_text("utf-8")


def test_every_number_of_players_has_its_row() -> None:
    assert [[row[0], *row[2:]] for row in TABLES["players"]()] == [
        ["1", "2", "2"],
        ["2", "2", "2"],
        ["3", "3", "1"],
        ["4", "4", "0"],
    ]


def test_the_thresholds_of_influence() -> None:
    allows = {row[0]: row[2] for row in TABLES["influence_track"]() if row[2] != "-"}
    assert allows == {
        "1": "{contracts_of} 1",
        "2": "2 {kinds}",
        "3": "{contracts_of} 2",
        "4": "3 {kinds}",
        "5": "{contracts_of} 3",
        "8": "4 {kinds}",
    }
    assert TABLES["kinds"]() == [["0", "1"], ["2", "2"], ["4", "3"], ["8", "4"]]
    assert TABLES["thresholds"]() == [
        ["{contracts_of} 1, 2, 3", "1, 3, 5"],
        ["2, 3, 4 {kinds}", "2, 4, 8"],
    ]


def test_both_tracks_end_where_they_end() -> None:
    assert TABLES["favour_track"]()[-1] == ["10", "2"]
    assert TABLES["influence_track"]()[-1] == ["15", "2", "-"]


def test_every_stack_of_contracts_has_its_row() -> None:
    rows = TABLES["contracts"]()
    assert len(rows) == 6
    assert rows[0] == ["1", "1", "1 {cubes} + 1 {scrolls} + 1 {common}", "4, 3, 2", "{soldier}"]
    assert rows[4][2:4] == ["1 {cubes} + 2 {common} + 2 {rare}", "10, 8, 6"]


def test_the_places_of_the_board() -> None:
    assert ["{trade}", "{tan}", "{counts_trade}"] in TABLES["halls"]()
    assert ["{kashgar}", "{samarkand}", "{rare_good}", "1 {teal} + 1 {tan}", "{favour}"] in (
        TABLES["cities"]()
    )
    assert ["{gate}", "3", "{purple}, {tan}, {teal}, {orange}", "1"] in TABLES["walls"]()
    assert ["{top_left}", "{scroll}", "{rare_good}"] in TABLES["market"]()
    assert ["{pepper}", "4", "{white_upgrade}"] in TABLES["spices"]()
    assert [row[0] for row in TABLES["breakthroughs"]()] == [*"2222", *"4444", *"6666", *"8888"]


def test_the_mosque_is_told_space_by_space() -> None:
    rows = {row[0]: row[1:] for row in TABLES["mosque"]()}
    assert len(rows) == 19
    assert rows["{upper_step3}"] == ["1 {tan}", "{favour}", "-"]
    upper = "1 {purple} + 1 {teal} ({from} {upper_step7})"
    lower = "1 {orange} + 1 {tan} ({from} {lower_step7})"
    assert rows["{final_step8}"] == [f"{upper} {{or}} {lower}", "{mosque_scoring}", "4"]


def test_the_magistrate_gains_what_his_walls_protect() -> None:
    assert [row[1:] for row in TABLES["magistrate_walls"]()] == [
        ["2 {courtiers}", "4"],
        ["1 {courtiers} + 1 {his}", "3"],
        ["2 {his}", "2"],
        ["1 {courtiers}", "2"],
        ["1 {his}", "1"],
        ["1 {courtiers} + 1 {yours}", "4"],
        ["1 {his} + 1 {yours}", "3"],
        ["1 {yours}", "2"],
        ["{no_building}", "0"],
    ]


def changed(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def test_another_edition_fills_other_tables(tmp_path: Path) -> None:
    edition = tmp_path / "own.toml"
    own = changed(
        PACKAGED,
        ("camels_in_caravansary = [2, 2, 3, 4]", "camels_in_caravansary = [1, 2, 3, 4]"),
        ("contract_levels = [1, 3, 5]", "contract_levels = [1, 3, 6]"),
        (
            'name = "Rayy",      ring = "inner", cost = { purple = 1 }',
            'name = "Ray", ring = "inner", cost = { teal = 1 }',
        ),
        ("mosque_building_points = 4", "mosque_building_points = 5"),
    )
    edition.write_text(own, encoding="utf-8")
    command = [sys.executable, "-m", "fondaco", "rules", "merv", "--edition", str(edition)]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ, check=True)
    told = re.sub(r" +", " ", done.stdout)
    assert "\n contracts of level 1, 2, 3 1, 3, 6\n" in told
    assert "\n Ray Merv itself common good 1 teal camel\n" in told
    assert "at the end of the track +5\n" in told


def test_the_guide_and_the_board_call_things_the_same_in_german() -> None:
    text = BOARD.read_text(encoding="utf-8").partition("/** What a space")[0]
    board = dict(re.findall(r'\b(\w+): "([^"]*)"', text))
    guide = guide_of(fondaco.game("merv"), "de").names
    shared = (board.keys() & guide.keys()) - PLACES
    assert len(shared) > 35
    assert {id: guide[id] for id in shared} == {id: board[id] for id in shared}


PLACES = {
    "north",
    "east",
    "south",
    "west",
    "courtier",
    "magistrate",
}  # told with other words around


def test_the_plan_of_the_city_says_from_where_each_site_is_attacked() -> None:
    rows = TABLES["attack"]()
    assert [len(row) for row in rows] == [6] * 5
    assert rows[0] == ["{row} 1", "{n} {w}", "{n} {w}", "{n}", "{n} {e}", "{n} {e}"]
    assert rows[2] == ["{row} 3", "{w}", "{w}", "{camel_market}", "{e}", "{e}"]
    assert rows[4] == ["{row} 5", "{s} {w}", "{s} {w}", "{s}", "{e} {s}", "{e} {s}"]
