"""Contracts: cubes, scrolls and goods for points, and favour or a soldier."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import (
    arrange,
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
    stores,
)

ALL = {"scrolls": 2, "common": 2, "rare": 2}


def ready(where: str = "slot", **fields: Any) -> Table:
    """Seat 0 with influence 5, cubes and goods."""
    given: dict[str, Any] = {"influence": [5], "stores": [ALL], "cubes": [{"tan": 3}]}
    given["breakthroughs"] = {"discount_palace": 0}
    if where == "act":
        given |= {"step": "act", "line": "column 2", "site": "5-2", "buildings": {"5-2": 0}}
    return arrange(**{**given, **fields})


# rule contract.when
@pytest.mark.parametrize("where", ["slot", "act"])
def test_at_the_points_of_a_turn(where: str) -> None:
    table = ready(where)
    play(table, "fulfil level3_favour_a")
    assert points(table) == 10
    assert step(table) == where


# rule contract.when
def test_after_the_action_too() -> None:
    table = ready("act")
    play(table, "gain favour")
    assert (step(table), table.to_act) == ("after", 0)
    play(table, "fulfil level2_favour_a", "commit common")
    assert points(table) == 7
    play(table, "end turn")
    assert table.to_act == 1


# rule contract.when
def test_between_two_walls() -> None:
    table = ready("act", cubes=[{"purple": 3}])
    play(table, "take wall action")
    assert refusal(table, "fulfil level3_favour_a") == "contract.pause"
    play(table, "build segment_purple_1", "place wall west_1", "fulfil level3_favour_a")
    assert step(table) == "walls"
    assert cubes(table) == {"purple": 1}


# rule contract.pause
def test_not_in_the_middle_of_a_decision() -> None:
    table = ready(step="site", line="column 1")
    assert refusal(table, "fulfil level3_favour_a") == "contract.pause"
    table = ready("act")
    play(table, "deploy soldier")
    assert refusal(table, "fulfil level3_favour_a") == "contract.pause"


# rule contract.top
def test_only_the_top_card_of_a_stack() -> None:
    table = ready()
    assert refusal(table, "fulfil level3_favour_b") == "contract.top"
    play(table, "fulfil level3_favour_a")
    assert "level3_favour_b" in seen(table)["contracts"]
    assert refusal(table, "fulfil level3_favour_a") == "contract.top"


# rule contract.influence
@pytest.mark.parametrize(("space", "levels"), [(0, ""), (1, "1"), (2, "1"), (3, "12"), (5, "123")])
def test_the_influence_track_opens_the_levels(space: int, levels: str) -> None:
    table = ready(influence=[space])
    found = {contract[5] for contract in legal(table, "fulfil")}
    assert found == set(levels)
    if "3" not in levels:
        assert refusal(table, "fulfil level3_favour_a") == "contract.influence"


# rule contract.cubes
def test_a_cube_of_any_color_is_spent() -> None:
    table = ready(cubes=[{}])
    assert refusal(table, "fulfil level3_favour_a") == "contract.cubes"
    table = ready(cubes=[{"tan": 1, "white": 1, "teal": 1}])
    play(table, "fulfil level3_favour_a")
    assert table.legal() == ["pay tan", "pay teal", "pay white"]
    assert refusal(table, "pay orange") == "pay.color"
    assert refusal(table, "pay by exchange") == "pay.exchange"
    assert refusal(table, "pay by discount") == "pay.discount"
    play(table, "pay teal")
    assert cubes(table) == {"tan": 1, "white": 1}


# rule contract.goods
@pytest.mark.parametrize("short", ["scrolls", "common", "rare"])
def test_scrolls_and_goods_must_be_there(short: str) -> None:
    table = ready(stores=[{**ALL, short: 0}], breakthroughs={})
    if short != "scrolls":
        table = ready(stores=[{**ALL, short: 0}])
    assert refusal(table, "fulfil level3_favour_a") == "contract.goods"


# rule contract.goods
# rule contract.kept
def test_what_is_committed_stays_but_is_not_used_again() -> None:
    table = ready(stores=[{**ALL, "common": 3, "rare": 3}])
    play(table, "fulfil level3_favour_a")
    assert stores(table) == {"scrolls": 2, "common": 3, "rare": 3}
    assert player(table)["committed"] == {"scrolls": 2, "common": 1, "rare": 1}
    assert refusal(table, "fulfil level3_favour_b") == "contract.goods"
    assert "level3_soldier_a" in legal(table, "fulfil")


# rule contract.either
def test_either_good_is_a_choice() -> None:
    table = ready()
    play(table, "fulfil level1_favour_a")
    assert table.legal() == ["commit common", "commit rare"]
    play(table, "commit rare")
    assert player(table)["committed"] == {"scrolls": 0, "common": 0, "rare": 2}
    table = ready()
    play(table, "fulfil level1_favour_a", "commit common", "commit rare")
    assert player(table)["committed"] == {"scrolls": 0, "common": 1, "rare": 1}


# rule contract.either
def test_common_goods_come_before_rare_ones() -> None:
    table = ready(stores=[{"common": 1, "rare": 2}], breakthroughs={})
    play(table, "fulfil level1_favour_a")
    play(table, "commit common")
    assert player(table)["committed"] == {"scrolls": 0, "common": 1, "rare": 1}


# rule contract.either
def test_what_goods_there_are_decides_where_there_is_no_choice() -> None:
    table = ready(stores=[{"common": 2}], breakthroughs={})
    play(table, "fulfil level1_favour_a")
    assert player(table)["committed"]["common"] == 2
    assert step(table) == "slot"


# rule contract.points
# rule contract.bonus
def test_points_and_favour_come_at_once() -> None:
    table = ready()
    play(table, "fulfil level3_favour_a")
    assert (points(table), favour(table)) == (10, 1)
    assert player(table)["contracts"] == ["level3_favour_a"]


# rule contract.bonus
def test_or_a_soldier() -> None:
    table = ready(buildings={"5-2": 1})
    play(table, "fulfil level3_soldier_a", "guard wall_purple")
    assert influence(table) == 7
    assert points(table) == 10 + 1 + 1
    assert step(table) == "slot"


# rule contract.many
def test_as_many_as_can_be_paid() -> None:
    table = ready(
        stores=[{"scrolls": 3, "common": 4, "rare": 4}],
        cubes=[{"tan": 3}],
        buildings={"5-2": 0},
    )
    play(table, "fulfil level3_favour_a", "fulfil level1_soldier_a", "no soldier")
    play(table, "fulfil level1_favour_a", "commit rare")
    assert points(table) == 10 + 4 + 4
    assert step(table) == "slot"


# rule contract.when
# rule contract.pause
def test_before_a_breakthrough() -> None:
    """The new scroll completes a contract, and its soldier allows a second kind of spice."""
    table = arrange(
        step="act",
        line="column 1",
        site="3-1",
        buildings={"3-1": 0, "1-1": 1},
        influence=[1],
        cubes=[{"purple": 1, "tan": 1}],
        stores=[{"scrolls": 5, "common": 1}],
        committed=[{"scrolls": 5}],
        breakthroughs={"discount_palace": 0, "exchange_teal": 0},
        spices=[{"ginger": 1}],
        display=["pepper", "pepper"],
        picks=[0] * 8,
    )
    assert refusal(table, "fulfil level1_soldier_a") == "contract.goods"
    play(table, "take library action", "pay purple")
    assert refusal(table, "fulfil level1_soldier_a") == "contract.pause"
    play(table, "stop", "fulfil level1_soldier_a", "guard caravansary_purple")
    assert (step(table), influence(table)) == ("learn", 3)
    play(table, "learn free_caravan_card", "take pepper at 1")
    assert player(table)["spices"]["pepper"] == 1
