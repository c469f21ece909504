"""The wall: pieces, slots, influence."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import (
    arrange,
    cubes,
    influence,
    legal,
    play,
    refusal,
    walls,
)

BUILT = {"north_1": "segment_purple_1", "north_2": "segment_purple_1"}


def visit(**fields: Any) -> Table:
    given: dict[str, Any] = {
        "step": "act",
        "line": "column 3",
        "site": "5-3",
        "buildings": {"5-3": 0},
    }
    table = arrange(**{**given, **fields})
    play(table, "take wall action")
    return table


# rule wall.cost
# rule wall.influence
# rule wall.gates
# rule caravansary.types
# rule contract.influence
def test_example_of_the_wall() -> None:
    """Red builds a segment for two own buildings and a gate for an own and another's."""
    table = visit(
        buildings={"5-3": 0, "1-5": 0, "2-5": 0, "3-5": 0, "3-4": 2},
        cubes=[{"tan": 1, "teal": 3, "purple": 1}],
        walls=BUILT,
    )
    play(table, "build segment_tan_1", "place wall north_5")
    assert influence(table) == 2
    play(table, "build gate_teal_3", "place wall east_3")
    assert influence(table) == 5
    assert cubes(table) == {"purple": 1}
    assert table.to_act == 1  # the purple segments that are left cost two
    assert walls(table) == {**BUILT, "north_5": "segment_tan_1", "east_3": "gate_teal_3"}


# rule contract.influence
def test_example_of_the_wall_contracts_of_every_level() -> None:
    table = arrange(
        influence=[5],
        stores=[{"scrolls": 2, "common": 2, "rare": 2}],
        breakthroughs={"discount_palace": 0},
        cubes=[{"tan": 1}],
    )
    assert {contract[5] for contract in legal(table, "fulfil")} == {"1", "2", "3"}


# rule caravansary.types
@pytest.mark.parametrize(
    ("held", "allowed"),
    [
        (["ginger", "juniper"], ["pepper at 1", "cinnamon at 2", "ginger at 3"]),
        (["ginger", "juniper", "cinnamon"], ["cinnamon at 2", "ginger at 3"]),
    ],
)
def test_example_of_the_wall_three_kinds_of_spice_and_no_fourth(
    held: list[str], allowed: list[str]
) -> None:
    table = arrange(
        step="any_card",
        line="column 3",
        influence=[5],
        spices=[dict.fromkeys(held, 1)],
        display=["pepper", "cinnamon", "ginger"],
    )
    assert legal(table, "take") == allowed


# rule wall.cost
def test_pieces_that_cannot_be_paid() -> None:
    table = visit(cubes=[{"tan": 2, "orange": 1}])
    assert legal(table, "build") == ["segment_tan_1", "segment_tan_2", "segment_orange_1"]
    assert refusal(table, "build gate_tan_3") == "wall.cost"


# rule wall.supply
def test_only_pieces_that_are_left() -> None:
    table = visit(cubes=[{"purple": 3}], walls=BUILT)
    assert refusal(table, "build segment_purple_1") == "wall.supply"
    assert legal(table, "build") == ["segment_purple_2", "gate_purple_3"]


# rule wall.gates
def test_gates_in_the_middle_segments_elsewhere() -> None:
    table = visit(cubes=[{"tan": 4}])
    play(table, "build gate_tan_3")
    assert legal(table, "place wall") == ["north_3", "east_3", "south_3", "west_3"]
    assert refusal(table, "place wall north_1") == "wall.gates"
    play(table, "place wall west_3", "build segment_tan_1")
    assert len(legal(table, "place wall")) == 16
    assert refusal(table, "place wall north_3") == "wall.gates"


# rule wall.free
def test_a_slot_holds_one_piece() -> None:
    table = visit(cubes=[{"tan": 1}], walls=BUILT)
    assert len(legal(table, "build")) == 0
    assert refusal(table, "place wall north_1") == "wall.free"


# rule wall.influence
@pytest.mark.parametrize(
    ("outer", "inner", "gained"),
    [
        (None, None, 0),
        (0, None, 1),
        (None, 1, 2),
        (0, 0, 2),
        (0, 1, 3),
        (1, 2, 4),
    ],
)
def test_influence_by_owner(outer: int | None, inner: int | None, gained: int) -> None:
    there = {"1-4": outer, "2-4": inner}
    buildings = {name: owner for name, owner in there.items() if owner is not None}
    table = visit(buildings={**buildings, "5-3": 0}, cubes=[{"teal": 1}])
    play(table, "place wall north_4")
    assert influence(table) == gained


# rule wall.influence
def test_influence_also_for_what_is_protected_already() -> None:
    table = visit(
        buildings={"1-4": 1, "2-4": 1, "5-3": 0},
        bonus={"1-4": "soldier 1", "2-4": "white"},
        cubes=[{"teal": 1}],
    )
    play(table, "place wall north_4")
    assert influence(table) == 4
