"""What a person is told of a move that is refused, besides the rule."""

import pytest

from fondaco import Table
from fondaco.terminal.sitting import Sitting
from games.merchants.positions import arrange, path

BETWEEN = path("praha", "nurnberg")
BEYOND = path("praha", "silesia_west")


def answered(table: Table, line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said to somebody who types that, in one line."""
    assert not Sitting(table, ["you", "random", "random", "random"], "3").answer(line)
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("give 1 salt", "An offer begins with 'offer'."),
        ("propose", "An offer begins with 'offer'."),
        ("accept", "There is no offer to answer; 'offer' begins one."),
        ("roll", "The dice have been rolled in this turn."),
        ("why merchant krakow to warszawa", "You have no merchant on the board: 'recruit' "),
        ("why disband", "It costs 1 lumber, 1 ore, 1 salt; you lack 1 salt."),
        (f"why disband {path('wien', 'bohemia_east')}", "You have no caravan there."),
        (f"why caravan {BETWEEN} to {BEYOND}", "You lack 1 salt."),
        ("buy wool", "You lack 1 gold."),
        ("buy card", "You lack 1 wool, 1 salt."),
        ("exchange ore for wool", "You lack 2 ore."),
    ],
)
def test_what_lacks_for_a_move_is_told(
    line: str, hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = arrange(
        board="short",
        posts={"red": ["praha"]},
        routes={"red": [BETWEEN, BEYOND]},
        caravans=[[BETWEEN, BEYOND]],
        hands=[{"ore": 1, "lumber": 1}],
        gold=[1],
    )
    assert hint in answered(table, line, capsys)


def test_the_roll_comes_first(capsys: pytest.CaptureFixture[str]) -> None:
    table = arrange(step="roll", board="short", posts={"red": ["praha"], "blue": ["wien"]})
    for line in ("why deliver wien", "why deliver", "offer", "end turn"):
        said = answered(table, line, capsys)
        assert "The roll comes first: type 'roll'." in said
        assert "Now:" not in said


def test_what_the_rule_says_is_not_told_again(capsys: pytest.CaptureFixture[str]) -> None:
    table = arrange(board="short", hands=[{"ore": 1, "lumber": 1}], posts={"red": ["praha"]})
    said = answered(table, f"why route {path('wien', 'bohemia_east')}", capsys)
    assert "costs" not in said
    assert said.endswith(")")
