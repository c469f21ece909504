"""How places are called, so that a reader finds them on the map of the board that is played."""

import re

import pytest

import fondaco
from fondaco.core.bags import NONE
from fondaco.games.merchants.boards import BOARDS
from fondaco.games.merchants.components import (
    CITY_NAMES,
    GRID,
    HEX_IDS,
    PATH_IDS,
    PATHS,
    PLACE_IDS,
    PLACES,
)
from fondaco.games.merchants.text.map import LABELS
from fondaco.games.merchants.text.naming import SIDE_NAMES, hex_name, place_name
from fondaco.terminal import looks, parts
from fondaco.terminal.choices import brings
from fondaco.terminal.wrapping import drawn
from games.merchants.positions import arrange

NAMES = ["You", "Ana", "Ben", "Cleo"]
SEAS = {hex_name(id) for id in GRID.sea.values()}


def lines_of(table: fondaco.Table) -> list[str]:
    return table.game.board(table.view(0), NAMES)


def looked_up(table: fondaco.Table, word: str, capsys: pytest.CaptureFixture[str]) -> str:
    looks.show_board(table, NAMES, word)
    return re.sub(r"\n      ", " ", capsys.readouterr().out)


@pytest.mark.parametrize("number", [0, 1], ids=["short", "main"])
def test_no_letter_of_a_trade_route_touches_anything_on_the_map(number: int) -> None:
    """Even where every path has one: only names, numbers and whole routes are words."""
    board = BOARDS[number]
    view = arrange(board=board.name).view(0)
    view["routes"] = {PATH_IDS[path]: "blue" for path in range(PATHS) if board.on_board[path]}
    rows = "\n".join(fondaco.game("merchants").board(view, NAMES)).split(f"{board.name} board\n")
    words = set(re.findall(r"[^\s.#@*]+", rows[1].split("\n\n")[0]))
    lands = {word for id in [*HEX_IDS, *GRID.sea.values()] for word in hex_name(id)[:5].split()}
    fields = {word for word in words if re.fullmatch(r"(Fo|Pa|Fi|Mo|Sa)(\d\d)?|\d", word)}
    assert {"B", "BBB"} <= words
    assert words - lands - fields - set(LABELS) == {"B", "BBB"}


@pytest.mark.parametrize("number", [0, 1], ids=["short", "main"])
def test_every_place_has_a_name_that_is_on_the_board(number: int) -> None:
    board = BOARDS[number]
    land = {hex_name(HEX_IDS[hex]) for hex in board.hexes} | SEAS
    there = {CITY_NAMES[city] for city in board.cities}
    used = [at for at in range(PLACES) if len(board.paths_at[at]) > 0]
    names = {at: place_name(PLACE_IDS[at], board) for at in used}
    assert all((names[at] in there) == (board.city_at[at] != NONE) for at in used)
    sides = [SIDE_NAMES[path] for path in range(PATHS) if board.on_board[path] == 1]
    assert {name.rpartition(" ")[0] for name in {*names.values(), *sides} - there} <= land


def test_what_moves_name_after_something_beyond_the_board_can_be_looked_up(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = arrange(board="short")
    assert "lorraine se: Swabia nw, Rhineland southwest - Swabia west" in looked_up(
        table, "lorraine", capsys
    )
    assert "torino: Lombardy west, no city-site on this board" in looked_up(table, "torino", capsys)
    main = looked_up(arrange(board="main"), "torino", capsys)
    assert "Torino: an empty" in main
    assert "no city-site" not in main


def test_a_merchant_that_goes_to_such_a_place_is_told_where_that_is() -> None:
    merchants: list[list[str]] = [["provence_east"], [], []]
    table = arrange(seats=3, board="short", hands=[{"grain": 1}], merchants=merchants)
    move = "merchant provence_east to torino"
    assert brings(table, move, NAMES) == "for 1 grain"
    phrase = table.game.phrase(move, table.view(0))
    assert phrase == "merchant Lombardy southwest to Lombardy west"
    assert "merchants: Lombardy southwest" in "\n".join(lines_of(table))
    step = {"event": "walked", "seat": 1, "from": "provence_east", "to": "torino", "paid": False}
    told = table.game.sentence(step, NAMES)
    assert told == "Ana sends a merchant from Lombardy southwest to Torino (Lombardy west)."


def test_a_city_is_looked_up_with_its_land(capsys: pytest.CaptureFixture[str]) -> None:
    table = arrange(
        seats=3,
        board="short",
        posts={"red": ["praha"], "blue": ["wien"], "orange": ["warszawa"]},
        commodities={"wien": "red", "warszawa": "blue"},
        robber="bohemia",
    )
    wien = looked_up(table, "wien", capsys)
    assert "\n  Wien: Ana's trading post, with your commodity; 2 mountains (Bohemia), " in wien
    bohemia = looked_up(table, "bohemia", capsys)
    assert "\n  Bohemia: 2 mountains, with the robber; " in bohemia
    assert "Warszawa: a neutral trading post, with Ana's" in looked_up(table, "warszawa", capsys)
    neutral = "neutral trading posts (Orange, played by nobody): Warszawa (has Ana's commodity)"
    assert neutral in looked_up(table, "neutral", capsys)
    empty = looked_up(table, "krakow", capsys)
    assert "Kraków [krakow]: an empty purple city-site; 5 mountains (Silesia)," in empty
    assert "Silesia: 5 mountains; " in looked_up(table, "hexes", capsys)


def test_the_land_of_the_own_posts_is_told_with_the_robber() -> None:
    table = arrange(board="short", posts={"red": ["wien", "praha"]}, robber="bohemia")
    text = " ".join(" ".join(lines_of(table)).split())
    assert "brings: on 2 ore stopped by the robber (Praha, Wien); " in text
    assert "; on 9 lumber (Wien); " in text
    assert " brings:" not in "\n".join(table.game.board(table.view(1), NAMES)).split("Your side")[0]


def test_a_map_that_is_too_wide_is_shown_in_parts() -> None:
    section = next(part for part in parts.split(lines_of(arrange(board="main"))) if is_map(part))
    narrow = drawn(section, 80)
    assert [row for row in narrow if "part" in row] == [
        "  part 1 of 2, from left to right:",
        "  part 2 of 2, from left to right:",
    ]
    assert max(len(row) for row in narrow) <= 80
    words = set("\n".join(narrow).replace("part", "").split())
    assert {"Lis", "Mos", "Low", "Rhine"} <= words
    assert drawn(section, 100) == section


def is_map(section: list[str]) -> bool:
    return section[0] == "The main board"


def test_a_merchant_does_not_hide_the_post() -> None:
    table = arrange(
        board="short", posts={"blue": ["wien"]}, merchants=[[], ["wien", "silesia_west"]]
    )
    drawing = "\n".join(lines_of(table))
    assert "B+Wie" in drawing
