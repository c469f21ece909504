"""A boon that finds no use is told to have found none; it was not declined."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import COLORS, arrange, favour, influence, kinds, play, told

SERVANTS_GONE = {"knowledge": 2, "spice": 2, "trade": 2, "faith": 2}
HALLS_FULL = [{}, {"knowledge": 3, "spice": 3, "trade": 2}, {"trade": 1, "faith": 3}]
SIX_POSTS = dict.fromkeys(["rayy", "samarkand", "nishapur", "balkh", "baghdad", "basra"], 1)
TILES = ["score_caravansary", "score_palace", "score_library", "score_marketplace"]
SEGMENTS = [f"segment_{color}_{price}" for color in COLORS for price in (1, 2) for _ in range(2)]
GATES = [f"gate_{color}_3" for color in COLORS]
SLOTS = [f"{side}_{n}" for side in ("north", "east", "south", "west") for n in (1, 2, 4, 5)]
WALLS_UP = {
    **dict(zip(SLOTS, SEGMENTS, strict=True)),
    **dict(zip(["north_3", "east_3", "south_3", "west_3"], GATES, strict=True)),
}


def acting(**fields: Any) -> Table:
    given: dict[str, Any] = {"step": "act", "line": "column 2", "site": "5-2"}
    given["buildings"] = {"5-2": 0}
    return arrange(**{**given, **fields})


def unused(events: list[dict[str, Any]]) -> list[str]:
    assert "declined" not in kinds(events)
    return [event["boon"] for event in told(events, "unused")]


# rule boon.unused
# rule soldier.decline
@pytest.mark.parametrize(
    "fields",
    [
        {"bonus": {"5-2": "white"}},  # no site
        {"halls": [SERVANTS_GONE]},  # no servant
    ],
)
def test_a_soldier_without_a_site_or_a_servant(fields: dict[str, Any]) -> None:
    table = acting(**fields)
    events = play(table, "deploy soldier")
    assert told(events, "unused") == [{"seat": 0, "boon": "soldier"}]
    assert (unused(events), influence(table), table.to_act) == (["soldier"], 0, 1)


# rule boon.unused
# rule upgrade.none
def test_an_upgrade_of_the_mosque_without_a_site() -> None:
    table = arrange(
        step="act",
        line="column 3",
        site="4-3",
        buildings={"4-3": 0},
        bonus={"4-3": "white"},
        mosque=["row1_step1"],
        cubes=[{"teal": 1}],
    )
    assert unused(play(table, "take mosque action")) == ["white_upgrade"]


# rule boon.unused
# rule favour.overflow
def test_favour_when_both_tracks_are_full() -> None:
    table = acting(favour=[10], influence=[15])
    assert unused(play(table, "gain favour")) == ["favour"]
    assert (favour(table), influence(table)) == (10, 15)


# rule boon.unused
# rule influence.overflow
def test_a_soldier_when_both_tracks_are_full_is_of_use() -> None:
    table = acting(favour=[10], influence=[15], buildings={"5-2": 0, "1-1": 1})
    play(table, "deploy soldier")
    assert unused(play(table, "guard wall_purple")) == []


# rule boon.unused
def test_a_boon_that_is_of_use_is_not_told_to_have_none() -> None:
    table = acting(buildings={"5-2": 0, "1-1": 1})
    play(table, "deploy soldier")
    events = play(table, "no soldier")
    assert kinds(events)[0] == "declined"
    assert told(events, "unused") == []


# rule boon.unused
@pytest.mark.parametrize(
    ("step", "boon", "fields"),
    [
        ("free_courtier", "courtier", {"halls": HALLS_FULL}),
        ("tile", "scoring_tile", {"tiles": dict.fromkeys(TILES, 1)}),
        ("any_wall", "any_wall", {"walls": WALLS_UP}),
        ("any_card", "caravan_card", {}),
        ("free_card", "caravan_card", {}),
        ("free_step", "mosque_step", {"mosque": ["final_step8"]}),
        (
            "free_post",
            "trading_post",
            {"posts": [SIX_POSTS]},
        ),
        ("place_white", "white_upgrade", {}),
        ("place_bonus", "bonus_upgrade", {}),
    ],
)
def test_every_boon_that_is_settled_later(step: str, boon: str, fields: dict[str, Any]) -> None:
    """It waits behind two upgrades, which go on the only two own sites."""
    table = arrange(
        step="place_white",
        due=["after", step, "place_white"],
        line="column 2",
        site="5-2",
        buildings={"5-2": 0, "5-4": 0},
        **fields,
    )
    events = play(table, "upgrade wall_purple with white")
    assert len(told(events, "upgraded")) == 2
    assert unused(events) == [boon]
    assert table.to_act == 1
