"""Favour, influence, soldiers and upgrades."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import (
    arrange,
    cell,
    favour,
    influence,
    legal,
    play,
    player,
    points,
    refusal,
    told,
)


def acting(**fields: Any) -> Table:
    given: dict[str, Any] = {"step": "act", "line": "column 2", "site": "5-2"}
    given["buildings"] = {"5-2": 0}
    return arrange(**{**given, **fields})


FAVOUR = [0, 0, 0, 1, 0, 1, 0, 2, 0, 2, 2]
INFLUENCE = [0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 2, 0, 2, 2, 2]


# rule favour.track
@pytest.mark.parametrize("space", range(10))
def test_favour_advances_one_space_and_scores_it(space: int) -> None:
    table = acting(favour=[space])
    play(table, "gain favour")
    assert (favour(table), points(table)) == (space + 1, FAVOUR[space + 1])


# rule favour.overflow
def test_on_the_last_space_favour_becomes_influence() -> None:
    table = acting(favour=[10], influence=[5])
    play(table, "gain favour")
    assert (favour(table), influence(table), points(table)) == (10, 6, 1)


# rule favour.overflow
def test_on_both_last_spaces_favour_has_no_effect() -> None:
    table = acting(favour=[10], influence=[15])
    play(table, "gain favour")
    assert (favour(table), influence(table), points(table)) == (10, 15, 0)


# rule influence.track
@pytest.mark.parametrize("space", range(14))
def test_influence_scores_every_space_on_the_way(space: int) -> None:
    table = acting(influence=[space], buildings={"5-2": 0, "1-1": 1})
    play(table, "deploy soldier", "guard caravansary_purple")
    assert influence(table) == space + 2
    assert points(table) == INFLUENCE[space + 1] + INFLUENCE[space + 2]


# rule influence.overflow
def test_influence_overflows_into_favour() -> None:
    table = acting(influence=[14], favour=[2], buildings={"5-2": 0, "1-1": 1})
    play(table, "deploy soldier", "guard caravansary_purple")
    assert (influence(table), favour(table)) == (15, 3)
    assert points(table) == 2 + 1


# rule influence.overflow
def test_on_both_last_spaces_influence_has_no_effect() -> None:
    table = acting(influence=[15], favour=[10])
    play(table, "deploy soldier", "guard wall_purple")
    assert (influence(table), favour(table), points(table)) == (15, 10, 0)


# Soldiers.


# rule soldier.where
# rule soldier.influence
@pytest.mark.parametrize(("owner", "gained"), [(0, 1), (1, 2)])
def test_a_soldier_gains_one_influence_or_two(owner: int, gained: int) -> None:
    table = acting(buildings={"5-2": 0, "1-1": owner})
    play(table, "deploy soldier")
    assert refusal(table, "guard palace_tan") == "soldier.where"
    events = play(table, "guard caravansary_purple")
    whose = {} if owner == 0 else {"owner": owner}
    assert told(events, "deployed") == [{"seat": 0, "site": "caravansary_purple", **whose}]
    assert influence(table) == gained
    assert cell(table, "1-1")["soldier"] == 0
    assert player(table)["servants_left"] == 7


# rule soldier.taken
@pytest.mark.parametrize("thing", ["soldier 1", "soldier 0", "white", "teal"])
def test_not_where_a_soldier_or_an_upgrade_is(thing: str) -> None:
    table = acting(buildings={"5-2": 0, "1-1": 1}, bonus={"1-1": thing})
    play(table, "deploy soldier")
    assert refusal(table, "guard caravansary_purple") == "soldier.taken"


# rule soldier.walls
def test_not_where_walls_protect_already() -> None:
    walls = {"north_1": "segment_purple_1", "west_1": "segment_tan_1"}
    table = acting(buildings={"5-2": 0, "1-1": 1, "2-1": 1}, walls=walls)
    play(table, "deploy soldier")
    assert refusal(table, "guard caravansary_purple") == "soldier.walls"
    assert "palace_tan" in legal(table, "guard")  # one of its two walls is missing


# rule soldier.decline
def test_a_soldier_may_be_declined() -> None:
    table = acting()
    play(table, "deploy soldier")
    assert table.legal() == ["guard wall_purple", "no soldier"]
    events = play(table, "no soldier")
    assert told(events, "declined") == [{"seat": 0}]
    assert influence(table) == 0


# rule soldier.servants
def test_servants_are_a_limit() -> None:
    soldiers = dict.fromkeys(("1-1", "1-2", "1-3", "1-4"), "soldier 0")
    table = acting(
        buildings={**dict.fromkeys(soldiers, 1), "5-2": 0, "5-3": 0},
        bonus=soldiers,
        halls=[{"trade": 3, "spice": 1}],
    )
    assert player(table)["servants_left"] == 0
    play(table, "deploy soldier")
    assert influence(table) == 0
    assert table.to_act == 1


# Upgrades.


def upgrading(kind: str, **fields: Any) -> Table:
    given: dict[str, Any] = {"step": kind, "line": "column 2", "site": "5-2"}
    given["buildings"] = {"5-2": 0, "5-3": 0, "1-1": 1}
    return arrange(**{**given, **fields})


# rule upgrade.own
# rule upgrade.pepper
def test_an_upgrade_goes_on_an_own_site() -> None:
    table = upgrading("place_white")
    assert table.legal() == ["upgrade wall_purple with white", "upgrade wall_tan with white"]
    assert refusal(table, "upgrade caravansary_purple with white") == "upgrade.own"
    assert refusal(table, "upgrade palace_tan with white") == "upgrade.own"
    events = play(table, "upgrade wall_tan with white")
    assert told(events, "upgraded") == [{"seat": 0, "site": "wall_tan", "with": "white"}]
    assert cell(table, "5-3")["upgrade"] == "white"


# rule upgrade.one
def test_a_site_holds_one_upgrade() -> None:
    table = upgrading(
        "place_white",
        bonus={"5-2": "teal"},
        buildings={"5-2": 0, "5-3": 0, "5-4": 0},
    )
    assert refusal(table, "upgrade wall_purple with white") == "upgrade.one"


# rule upgrade.soldier
def test_a_soldier_goes_home() -> None:
    table = upgrading("place_white", bonus={"5-3": "soldier 1"})
    assert player(table, 1)["servants_left"] == 7
    play(table, "upgrade wall_tan with white")
    assert player(table, 1)["servants_left"] == 8
    assert cell(table, "5-3")["soldier"] is None


# rule upgrade.none
def test_bonus_upgrades_are_there_once_a_color() -> None:
    table = upgrading("place_bonus", bonus={"1-1": "purple"})
    assert refusal(table, "upgrade wall_tan with purple") == "upgrade.none"
    assert refusal(table, "upgrade wall_tan with white") == "upgrade.none"
    assert len(table.legal()) == 6
    play(table, "upgrade wall_tan with teal")
    assert cell(table, "5-3")["upgrade"] == "teal"


# rule upgrade.none
def test_where_no_site_is_left_nothing_happens() -> None:
    table = arrange(
        step="act",
        line="column 3",
        site="4-3",
        buildings={"4-3": 0},
        bonus={"4-3": "white"},
        mosque=["row1_step1"],
        cubes=[{"teal": 1}],
    )
    play(table, "take mosque action")
    assert player(table)["space"] == "row1_step2"
    assert cell(table, "4-3")["upgrade"] == "white"
    assert table.to_act == 1


# rule upgrade.none
def test_the_sixth_white_upgrade_is_the_last() -> None:
    six = ["1-1", "1-2", "1-3", "1-4", "1-5", "2-1"]
    table = arrange(
        step="pray",
        line="column 3",
        site="4-3",
        buildings={**dict.fromkeys(six, 1), "4-3": 0, "5-3": 0},
        bonus=dict.fromkeys(six, "white"),
        mosque=["row1_step1"],
        cubes=[{"teal": 1, "orange": 1}],
        units=1,
    )
    play(table, "advance to row1_step2")
    assert table.to_act == 1
    assert cell(table, "4-3")["upgrade"] is None
