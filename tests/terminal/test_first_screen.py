"""What somebody sees first: the own things, what is asked, and where the rest is."""

import re

import pytest

import fondaco
from fondaco.terminal.choices import Offered, Prospects, grouped
from fondaco.terminal.sitting import Sitting
from games.merv.positions import COURTIER, arrange
from terminals import Run

SEATS = {"merkator": "you,greedy", "merchants": "you,greedy,greedy", "merv": "you,greedy"}
WINDOW = 48  # rows


@pytest.mark.parametrize("title", SEATS)
def test_the_first_screen_fits_a_window(title: str, run: Run) -> None:
    _, out, _ = run(["play", title, "--seats", SEATS[title], "--seed", "7"])
    assert out.count("\n") < WINDOW
    assert "\nYour " in out
    assert "'board' shows the whole table, 'board " in out


def test_the_rest_is_named_once_and_is_found(run: Run) -> None:
    seats = ["--seats", "you,greedy", "--seed", "7"]
    _, out, _ = run(["play", "merkator", *seats], "board contract stacks", "sell 2 dutch")
    first, rest = out.split("> board contract stacks")
    assert "Contract stacks, Categories of goods" in " ".join(first.split())
    assert "Contract stacks: the top card" not in first
    assert "Contract stacks: the top card" in rest
    assert "'board' shows the whole table" not in rest


def screens(title: str, seats: int, capsys: pytest.CaptureFixture[str], *moves: str) -> list[str]:
    """What the first seat is shown before each of these moves, and after the last."""
    table = fondaco.new(title, seats=seats, seed=7)
    sitting = Sitting(table, ["you", *["greedy"] * (seats - 1)], "7")
    shown: list[str] = []
    for move in (*moves, ""):
        capsys.readouterr()
        sitting.show_news(0)
        shown.append(capsys.readouterr().out)
        if move:
            sitting.play(0, move)
    return shown


def test_a_map_comes_with_the_first_choice(capsys: pytest.CaptureFixture[str]) -> None:
    first, second, third = screens("merchants", 3, capsys, "roll", "buy wool")
    assert "The short board" not in first
    assert "The signs of the map\n" in second
    assert "\nThe short board\n" in second
    assert "The short board" not in third


def test_the_map_is_shown_when_somebody_decides_for_the_courtier(
    capsys: pytest.CaptureFixture[str],
) -> None:
    # rule courtier.site
    sitting = Sitting(arrange(seats=2), ["you", "greedy"], "7")
    sitting.show_news(0)
    assert "The city: a site has its action" in capsys.readouterr().out
    there = {"2-1": 1}
    sitting.table = arrange(seats=2, step="site", line="column 1", buildings=there)
    sitting.show_news(0)
    assert "The city" not in capsys.readouterr().out
    sitting.table = arrange(
        seats=2,
        step="courtier_site",
        active=COURTIER,
        asked=0,
        line="column 1",
        buildings=there,
    )
    sitting.show_news(0)
    assert "The city: a site has its action" in capsys.readouterr().out


LONG = "and much else that takes more room than half a row has"


def routes(count: int) -> Prospects:
    """Long moves of one verb."""
    return {
        f"route {number}": Offered(f"route Somewhere {number} n", f"{number} gold, {LONG}")
        for number in range(count)
    }


def test_many_moves_that_were_listed_are_only_counted() -> None:
    assert len(grouped(routes(20), {})) > 10
    counted = "  route (20 as before; 'moves' lists them)"
    assert grouped(routes(20), routes(20)) == [counted]
    head, fresh = grouped(routes(21), routes(20))
    assert head == counted
    assert fresh.startswith("    21. Somewhere 20 n: 20 gold, ")


def test_a_few_that_were_listed_are_named_in_the_order_of_their_numbers() -> None:
    known = {text: offered for text, offered in routes(8).items() if text != "route 3"}
    head, *rows = grouped(routes(8), known)
    assert head == "  route (as before; 'moves' lists what each brings)"
    assert re.findall(r"(\d+)\. ", " ".join(rows)) == [str(number) for number in range(1, 9)]


def test_what_was_listed_is_known_for_the_whole_turn(capsys: pytest.CaptureFixture[str]) -> None:
    table = fondaco.new("merchants", seats=3, seed=1)
    sitting = Sitting(table, ["you", "you", "you"], "1")
    sitting.play(0, "roll")
    sitting.list_moves(0)
    before = set(sitting.offered[0])
    sitting.play(0, "offer")
    sitting.list_moves(0)
    assert before < set(sitting.offered[0])
