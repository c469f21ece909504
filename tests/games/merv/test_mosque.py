"""The mosque: paths, costs, boons."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import (
    arrange,
    camels,
    cell,
    cubes,
    favour,
    influence,
    legal,
    play,
    player,
    points,
    refusal,
    seen,
    step,
)


def visit(space: str = "start", **fields: Any) -> Table:
    given: dict[str, Any] = {
        "step": "act",
        "line": "column 3",
        "site": "4-3",
        "buildings": {"4-3": 0, "5-3": 0},
        "mosque": [space],
    }
    table = arrange(**{**given, **fields})
    play(table, "take mosque action")
    return table


# rule mosque.path
# rule mosque.cost
# rule mosque.camel
# rule mosque.boon
# rule mosque.share
def test_example_of_the_mosque() -> None:
    """Blue goes along row 2 with teal, orange and tan: a camel, a white upgrade, favour."""
    table = visit(
        cubes=[{"teal": 1, "orange": 1, "tan": 1}],
        mosque=["start", "upper_step3"],
        camels={"mosque row 2": 1, "mosque row 3": 1, "mosque row 4": 1},
    )
    assert legal(table, "advance to") == ["row1_step1", "row2_step1", "row4_step1"]
    assert refusal(table, "advance to row3_step1") == "mosque.cost"
    fourth = table.copy()
    play(fourth, "advance to row4_step1")
    assert step(fourth) == "after"  # the next space of that row costs purple
    play(table, "advance to row2_step1")
    assert camels(table) == 1
    play(table, "advance to row2_step2", "upgrade mosque_purple with white")
    assert cell(table, "4-3")["upgrade"] == "white"
    play(table, "advance to upper_step3")
    assert favour(table) == 1
    assert player(table, 0)["space"] == player(table, 1)["space"] == "upper_step3"
    assert (step(table), cubes(table)) == ("after", {})


# rule mosque.path
@pytest.mark.parametrize(
    ("space", "after"),
    [
        ("row1_step1", "row1_step2"),
        ("row4_step2", "lower_step3"),
        ("row2_step2", "upper_step3"),
        ("upper_step3", "upper_step4"),
        ("lower_step7", "final_step8"),
        ("upper_step7", "final_step8"),
    ],
)
def test_the_paths_join(space: str, after: str) -> None:
    table = arrange(
        step="free_step",
        line="column 3",
        site="4-3",
        buildings={"4-3": 0},
        mosque=["start", space],
    )
    assert len(table.legal()) == 4
    table = arrange(
        step="pray",
        line="column 3",
        site="4-3",
        units=1,
        buildings={"4-3": 0},
        mosque=[space],
        cubes=[{"white": 9}],
        tiles=dict.fromkeys(["score_palace", "score_library"], 1),
    )
    assert legal(table, "advance to") == [after]
    assert refusal(table, "advance to row3_step1") == "mosque.path"


# rule mosque.cost
def test_a_segment_must_be_paid() -> None:
    table = visit(cubes=[{"teal": 1, "orange": 1}])
    assert refusal(table, "advance to row3_step1") == "mosque.cost"
    play(table, "advance to row1_step1", "advance to row1_step2")
    assert cubes(table) == {}


# rule mosque.cost
def test_later_segments_cost_two_cubes() -> None:
    table = visit("upper_step5", cubes=[{"teal": 1, "tan": 1}])
    assert player(table)["space"] == "upper_step6"
    assert points(table) == 2


# rule mosque.camel
def test_the_camel_of_a_row_is_gained_once() -> None:
    table = visit(cubes=[{"purple": 1}], camels={"mosque row 3": 1})
    assert camels(table) == 1
    assert seen(table)["mosque_camels"] == [0, 0, 0, 0]
    assert camels(visit(cubes=[{"purple": 1}])) == 0


# rule mosque.boon
@pytest.mark.parametrize(
    ("space", "cost", "asked"),
    [
        ("row1_step1", {"teal": 1}, "place_white"),
        ("upper_step3", {"purple": 1}, "place_bonus"),
        ("lower_step4", {"purple": 1}, "tile"),
        ("upper_step5", {"teal": 1, "tan": 1}, "deploy"),
        ("upper_step6", {"purple": 1, "orange": 1}, "free_courtier"),
        ("lower_step6", {"teal": 1, "tan": 1}, "any_wall"),
    ],
)
def test_what_the_spaces_bring(space: str, cost: dict[str, int], asked: str) -> None:
    assert step(visit(space, cubes=[cost])) == asked


# rule mosque.boon
def test_favour_and_points() -> None:
    table = visit("lower_step5", cubes=[{"purple": 1, "orange": 1}])
    assert (favour(table), points(table)) == (1, 2)
    table = visit("upper_step3", cubes=[{"purple": 1}])
    play(table, "upgrade wall_tan with orange")
    assert points(table) == 1


# rule mosque.tile
def test_one_of_the_scoring_tiles_that_are_left() -> None:
    table = visit("lower_step4", cubes=[{"purple": 1}], tiles={"score_palace": 1})
    assert refusal(table, "claim score_palace") == "mosque.tile"
    play(table, "claim score_library")
    assert player(table)["scoring_tiles"] == ["score_library"]


# rule mosque.courtier
# rule palace.cost
def test_a_free_courtier_counts_for_the_next_price() -> None:
    table = visit("upper_step6", cubes=[{"purple": 1, "orange": 1}], halls=[{}, {"trade": 3}])
    assert refusal(table, "courtier trade") == "palace.space"
    play(table, "courtier faith")
    assert player(table)["courtiers"]["faith"] == 1
    assert favour(table) == 1


# rule mosque.wall
def test_a_free_wall_gains_influence() -> None:
    table = visit("lower_step6", cubes=[{"teal": 1, "tan": 1}], buildings={"4-3": 0, "5-3": 1})
    play(table, "build gate_purple_3", "place wall south_3")
    assert influence(table) == 3


# rule mosque.boon
def test_the_action_goes_on_after_a_boon() -> None:
    table = visit("row1_step1", cubes=[{"teal": 1, "tan": 1}])
    play(table, "upgrade wall_tan with white", "advance to upper_step3")
    assert favour(table) == 1


# rule mosque.path
def test_at_the_end_there_is_no_further_step() -> None:
    table = arrange(
        step="act",
        line="column 3",
        site="4-3",
        buildings={"4-3": 0},
        mosque=["final_step8"],
        cubes=[{"white": 5}],
    )
    assert refusal(table, "take mosque action") == "action.able"


# rule library.first
def test_a_discount_on_one_segment() -> None:
    table = visit(
        "upper_step5",
        cubes=[{"teal": 1}],
        breakthroughs={"discount_mosque": 0},
        stores=[{"scrolls": 2}],
    )
    assert player(table)["space"] == "upper_step6"
    assert cubes(table) == {}
