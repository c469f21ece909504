"""The palace: courtiers, their rising cost, and the first in a hall."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import (
    arrange,
    cubes,
    favour,
    legal,
    play,
    player,
    refusal,
    seen,
)


def visit(**fields: Any) -> Table:
    given: dict[str, Any] = {
        "step": "act",
        "line": "column 5",
        "site": "1-5",
        "buildings": {"1-5": 0},
    }
    table = arrange(**{**given, **fields})
    play(table, "take palace action")
    return table


# rule palace.cost
# rule palace.first
def test_example_of_the_palace() -> None:
    """Red's second courtier costs two orange and is the first in the hall of faith."""
    table = visit(halls=[{"spice": 1}], cubes=[{"orange": 2, "tan": 3}])
    play(table, "courtier faith")
    assert cubes(table) == {"tan": 3}
    assert favour(table) == 1
    assert player(table)["courtiers"]["faith"] == 1
    trying = table.copy()
    play(trying, "courtier trade")
    assert cubes(trying) == {}  # a third one costs three tan
    play(table, "stop")
    assert (cubes(table), table.to_act) == ({"tan": 3}, 1)


# rule palace.cost
@pytest.mark.parametrize("before", range(5))
def test_each_courtier_costs_one_cube_more(before: int) -> None:
    halls = {"knowledge": min(before, 3), "spice": max(before - 3, 0)}
    table = visit(halls=[halls], cubes=[{"orange": 6, "tan": before + 1}])
    play(table, "courtier trade")
    assert "tan" not in cubes(table)


# rule palace.cost
@pytest.mark.parametrize(
    ("hall", "color"),
    [("knowledge", "purple"), ("spice", "teal"), ("trade", "tan"), ("faith", "orange")],
)
def test_each_hall_has_its_color(hall: str, color: str) -> None:
    table = visit(cubes=[{color: 1}])
    assert player(table)["courtiers"][hall] == 1
    assert cubes(table) == {}


# rule palace.cost
def test_what_cannot_be_paid_cannot_be_placed() -> None:
    table = visit(halls=[{"spice": 1}], cubes=[{"orange": 2, "tan": 2, "teal": 1}])
    assert legal(table, "courtier") == ["trade", "faith"]
    assert refusal(table, "courtier spice") == "palace.cost"


# rule palace.space
def test_a_hall_holds_three_courtiers() -> None:
    table = visit(
        halls=[{}, {"faith": 2}, {"faith": 1}], cubes=[{"orange": 2, "tan": 1, "teal": 1}]
    )
    assert refusal(table, "courtier faith") == "palace.space"


# rule palace.first
def test_only_the_first_in_a_hall_gains_favour() -> None:
    table = visit(halls=[{}, {"faith": 1}], cubes=[{"orange": 1}])
    assert favour(table) == 0
    assert seen(table)["palace"]["faith"] == [0, 1]


# rule library.first
def test_a_discount_makes_one_courtier_cheaper() -> None:
    table = visit(
        cubes=[{"orange": 2}],
        breakthroughs={"discount_palace": 0},
        stores=[{"scrolls": 2}],
    )
    play(table, "courtier faith")
    assert table.legal() == ["pay orange", "pay by discount"]
    play(table, "pay by discount", "courtier faith")
    assert player(table)["courtiers"]["faith"] == 2
    assert cubes(table) == {}
    assert table.to_act == 1


# rule soldier.servants
def test_without_a_servant_no_courtier() -> None:
    soldiers = dict.fromkeys(("1-1", "1-2", "1-3", "1-4", "2-1", "2-2", "2-3"), "soldier 0")
    table = arrange(
        step="act",
        line="column 5",
        site="1-5",
        buildings={**dict.fromkeys(soldiers, 1), "1-5": 0},
        bonus=soldiers,
        halls=[{"trade": 1}],
        cubes=[{"orange": 9}],
    )
    assert refusal(table, "take palace action") == "action.able"
    table = arrange(
        step="courtiers",
        line="column 5",
        site="1-5",
        buildings={**dict.fromkeys(list(soldiers)[:6], 1), "1-5": 0},
        bonus=dict(list(soldiers.items())[:6]),
        halls=[{"trade": 1}],
        cubes=[{"orange": 9, "tan": 9}],
    )
    play(table, "courtier faith")
    assert table.to_act == 1
