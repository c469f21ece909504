"""The table and its moves in words."""

import io
import re
import sys

import pytest

import fondaco
from fondaco.cli import main
from fondaco.games.merv.text import city
from fondaco.terminal import lines
from games.merv.positions import COURTIER, MAGISTRATE, arrange, play
from games.merv.solo import his_turn
from games.merv.stories import GAME, NAMES, stories


def test_every_move_can_be_glossed() -> None:
    for move in GAME.moves:
        assert "None" not in GAME.gloss(move)
    assert GAME.gloss(GAME.move("courtier faith")) == (
        "for orange cubes; 1 point a space in the mosque"
    )
    assert GAME.gloss(GAME.move("buy from kashgar")) == "a rare good for 1 tan + 1 teal"
    assert GAME.gloss(GAME.move("advance to upper_step4")) == (
        "a bonus upgrade, 1 point, for 1 purple"
    )


@pytest.mark.parametrize("seat", [0, None])
def test_a_board_fits_and_ends_with_the_question(seat: int | None) -> None:
    for table, _ in stories()[::7]:
        lines = GAME.board(table.view(seat if seat is None else 0), NAMES[: table.seats])
        assert max(len(line) for line in lines) <= 104
        assert lines[-1].strip()
        assert "{" not in "".join(lines)


# A question begins with whose turn it is, or with what goes on between turns.
WHOSE_TURN = ("turn. ", "The round is over. ", "The Mongols attack. ", "The year is scored. ")


def test_every_question_is_asked_in_words() -> None:
    asked = set()
    for table, _ in stories():
        if table.to_act is None:
            continue
        view = table.view(table.to_act)
        status = "\n".join(GAME.board(view, NAMES[: table.seats])).split("\n\n")[-1]
        assert any(words in status for words in WHOSE_TURN), view["step"]
        assert "{" not in status
        assert re.search(r"\b[Yy]ou\b", status), view["step"]
        asked.add(view["step"])
    assert len(asked) > 20


def lines_of(table: fondaco.Table) -> list[str]:
    return GAME.board(table.view(0), NAMES[: table.seats])


def test_the_city_shows_owners_upgrades_soldiers_walls_and_masters() -> None:
    table = arrange(
        line="column 4",
        step="act",
        site="2-4",
        buildings={"1-1": 0, "2-4": 1, "5-5": 2},
        bonus={"1-1": "soldier 1", "2-4": "white", "5-5": "teal"},
        walls={"north_2": "segment_tan_1", "west_3": "gate_tan_3"},
    )
    rows = lines_of(table)
    top = rows.index("The city: a site has its action, its color, its owner")
    legend = rows[top + 1 : top + 3]
    assert "<name> a master" in legend[0]
    assert "tan>white white alone" in legend[1]
    grid = rows[top + 2 : top + 21]  # Ana and Ben have short names as they are
    assert grid[1].strip() == "<YOU>"
    assert grid[2].split() == [".", "=======", ".", ".", "."]
    assert grid[3].startswith("row 1  . caravansary ")
    assert grid[4].split()[0] == "purple"
    assert grid[5].split() == ["YOU*Ana", "-", "-", "-", "-"]
    assert grid[7].split()[3].endswith(">white")
    assert grid[8].split() == ["-", "-", "-", "Ana", "-"]
    assert grid[9].startswith("row 3  # library ")
    assert grid[9].split()[5] == "CAMEL"
    assert grid[10].split()[2] == "MARKET"
    assert grid[16].split()[4].endswith("+teal")
    assert grid[17].split()[4] == "Ben"
    assert max(len(line) for line in grid) <= 80


def test_the_city_shows_opponents_and_rows() -> None:
    table = arrange(
        seats=2,
        round=1,
        line="row 2",
        step="act",
        site="2-4",
        buildings={"1-1": COURTIER, "2-4": 0},
    )
    text = "\n".join(lines_of(table))
    assert "court. the high courtier" in text
    assert "<YOU>" in text
    assert "The high courtier's pieces: 0 camels, 8 buildings left" in text


def test_the_own_store_comes_last_and_in_full() -> None:
    table = arrange(
        cubes=[{"tan": 2, "white": 1}],
        stores=[{"scrolls": 2, "common": 1}],
        committed=[{"scrolls": 1}],
        breakthroughs={"discount_palace": 0},
        spices=[{"ginger": 2}],
        halls=[{"trade": 1}],
        posts=[{"rayy": 1}],
        tiles={"score_palace": 0},
        contracts={"level1_soldier_a": 0},
        camels={"owner 0": 3},
    )
    text = "\n".join(lines_of(table)).split("Your store: ")[1]
    for words in (
        "Cubes: 2 tan, 1 white; 3 camels",
        "Scrolls and goods: 2 scrolls (1 committed), 1 common good; caravan cards: 2 ginger",
        "Courtiers: 1 in the hall of trade",
        "Trading posts: Rayy",
        "Breakthroughs: Palace discount",
        "Scoring tiles: palace buildings",
        "Contracts: level 1 (4 points)",
        "Your turn. You must choose an action slot.",
        "Year 1, round 1 of 4, north of the city.",
    ):
        assert words in text


def test_a_payment_says_what_for() -> None:
    table = arrange(
        step="act",
        line="column 5",
        site="1-5",
        buildings={"1-5": 0},
        cubes=[{"orange": 1, "white": 1}],
    )
    play(table, "take palace action", "courtier faith")
    assert (
        "You must pay for a courtier in the hall of faith. To pay: 1 orange." in lines_of(table)[-2]
    )


def test_the_magistrates_cards_are_shown() -> None:
    table, _ = his_turn("wall", buildings={"1-1": MAGISTRATE})
    text = "\n".join(lines_of(table))
    assert "The magistrate's card: wall; 0 cards in his deck" in text
    assert "magis." in text


def test_a_terminal_says_what_is_asked_now(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "gain favour\nenter column 2\nwhy activate wall_tan\nscores\nquit\n"
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(["play", "merv", "--seats", "you,greedy,random", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "Now: You must choose an action slot." in out
    assert "The city: a site has its action" in out
    assert "Rank 1: " in out


def test_who_never_scores_has_no_rank() -> None:
    # rule courtier.points
    table = fondaco.new("merv", seats=2, seed=1)
    told = lines.scores(GAME, table.scores(), ["You", "Ana"])
    assert [line.partition(": ")[0] for line in told] == ["Rank 1", "Rank 2"]
    assert "High courtier" not in " ".join(told)


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Anna", "Bartholomew"], ["Anna", "Bartho"]),
        (["Anna", "Greedy 1", "Greedy 2"], ["Anna", "Greed1", "Greed2"]),
        (["Guest 462e 1", "Guest 462e 2"], ["Guest1", "Guest2"]),
        (["Anna", "Anna"], ["seat 0", "seat 1"]),
    ],
)
def test_short_names_differ(names: list[str], shown: list[str]) -> None:
    assert city.short(names) == shown


def test_a_preview_that_ends_between_turns_asks_nothing() -> None:
    table = fondaco.new("merv", 1, seed=0)
    view = table.preview("begin")
    assert view is not None
    assert view["step"] == "next_turn"
    assert GAME.board(view, ["Anna"])[-2] == "The turn is over."
