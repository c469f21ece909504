"""What a person is told of a move that is refused, besides the rule."""

import pytest

from fondaco import Table
from fondaco.terminal.sitting import Sitting
from games.merv.positions import arrange


def answered(table: Table, line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said to somebody who types that, in one line."""
    assert not Sitting(table, ["you", "random", "random"], "3").answer(line)
    return " ".join(capsys.readouterr().out.split())


def test_what_lacks_for_a_contract_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    # rule contract.influence
    # rule contract.goods
    none = arrange()
    wanted = "level 1 wants 1, level 2 wants 3 and level 3 wants 5."
    assert answered(none, "why fulfil", capsys).endswith(f"You have influence 0; {wanted}")
    some = arrange(influence=[1], cubes=[{"tan": 1}], stores=[{"common": 1}])
    said = answered(some, "why fulfil level 1", capsys)
    assert "Level 1 with favour: you lack 1 good of either kind." in said
    assert "Level 1 with a soldier: you lack 1 scroll." in said


def test_how_contracts_are_called_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    said = answered(arrange(), "why fulfil contract", capsys)
    assert "Did you mean 'fulfil level 1 with favour', 'fulfil level 1 with a soldier', " in said
    assert "'rules contract' finds the rules" in answered(arrange(), "why contract", capsys)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("why take camels", "Did you mean 'collect camels'?"),
        ("why wall north 9", "Did you mean 'place wall north 1', 'place wall north 2', "),
    ],
)
def test_what_was_meant(line: str, meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert meant in answered(arrange(), line, capsys)


def test_what_the_next_courtier_costs_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    # rule palace.cost
    table = arrange(
        step="act",
        line="column 1",
        site="1-1",
        sites={"1-1": "palace_tan"},
        buildings={"1-1": 0},
        halls=[{"faith": 2}],
    )
    said = answered(table, "why take palace action", capsys)
    assert said.endswith("Your next courtier costs 3 cubes of the color of its hall.")
