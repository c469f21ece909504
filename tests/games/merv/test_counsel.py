"""Which moves help now, and what lacks for others."""

from fondaco import Table
from games.merv.positions import arrange


def quiet(table: Table) -> list[str]:
    """The legal moves that are merely legal."""
    legal = table.legal()
    helping = table.game.helping(table.view(table.to_act), legal)
    return [move for move in legal if move not in helping]


def test_a_wall_helps_before_a_building() -> None:
    # rule wall.influence
    cubes = [dict.fromkeys(["purple", "tan", "teal", "orange"], 4)]
    table = arrange(step="walls", line="column 1", site="1-1", buildings={"1-1": 1}, cubes=cubes)
    table.play(next(move for move in table.legal() if move.startswith("build ")))
    while any(move.startswith("pay ") for move in table.legal()):
        table.play(table.legal()[0])
    walls = [move for move in table.legal() if move.startswith("place wall ")]
    helping = [move for move in walls if move not in quiet(table)]
    assert sorted(helping) == ["place wall north_1", "place wall west_1"]


def test_white_cubes_are_kept_while_others_can_pay() -> None:
    # rule pay.white
    cubes = [{"tan": 1, "white": 1}]
    table = arrange(step="scrolls", line="column 1", site="1-1", cubes=cubes)
    assert quiet(table) == ["pay white"]


def test_what_lacks_for_a_courtier_and_a_contract_is_told() -> None:
    # rule palace.cost
    # rule contract.goods
    table = arrange(influence=[1], cubes=[{"purple": 1}], halls=[{"knowledge": 1}])
    view = table.view(0)
    assert table.game.lacks(view, "courtier knowledge") == {"purple": 1}
    assert table.game.lacks(view, "fulfil level1_soldier_a")["scrolls"] == 1
    helped = arrange(cubes=[{"purple": 1, "white": 1}], halls=[{"knowledge": 1}])
    assert table.game.lacks(helped.view(0), "courtier knowledge") == {}
