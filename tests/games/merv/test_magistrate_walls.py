"""What the magistrate does: mosque and wall."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import (
    ACTIONS,
    COURTIER,
    MAGISTRATE,
    SITES,
    camels,
    favour,
    influence,
    player,
    points,
    walls,
)
from games.merv.solo import YOU, his, his_turn

IT = "magistrate"


# Mosque.


# rule solo.mosque
def test_he_begins_on_the_topmost_row_with_a_camel() -> None:
    table, events = his_turn("mosque", camels={"mosque row 3": 1, "mosque row 4": 1})
    assert player(table, IT)["space"] == "row3_step1"
    assert camels(table, IT) == 1
    assert his(events, "advanced")["why"] == "the topmost row with a camel"


# rule solo.mosque_row
def test_or_on_the_topmost_row() -> None:
    table, events = his_turn("mosque")
    assert player(table, IT)["space"] == "row1_step1"
    assert his(events, "advanced")["rule"] == "solo.mosque_row"


# rule solo.mosque_boon
@pytest.mark.parametrize(
    ("space", "scored"),
    [("row1_step1", 3), ("upper_step3", 3 + 1), ("row1_step2", 0), ("upper_step5", 2)],
)
def test_points_in_place_of_upgrades(space: str, scored: int) -> None:
    table, _ = his_turn("mosque", mosque=["start", space], buildings={"1-1": YOU})
    assert points(table, IT) == scored
    assert (favour(table, IT) == 1) == (space == "row1_step2")


# rule solo.mosque_boon
def test_a_palace_action_and_a_wall_action() -> None:
    table, _ = his_turn("mosque", mosque=["start", "upper_step6"])
    assert sum(player(table, IT)["courtiers"].values()) == 1
    table, _ = his_turn("mosque", mosque=["start", "lower_step6"])
    assert list(walls(table).values()) == ["segment_purple_1"]


# rule solo.tile
def test_the_scoring_tile_that_scores_most() -> None:
    table, events = his_turn(
        "mosque", mosque=["start", "upper_step4"], buildings={"3-1": MAGISTRATE, "1-1": YOU}
    )
    assert player(table, IT)["scoring_tiles"] == ["score_library"]
    assert his(events, "claimed")["why"] == "it would score him 3 points now"


# rule solo.tile
def test_at_random_among_equals() -> None:
    found = set()
    for pick in range(3):
        table, _ = his_turn(
            "mosque",
            mosque=["start", "upper_step4"],
            tiles={"score_library": YOU},
            picks=[pick],
        )
        found |= set(player(table, IT)["scoring_tiles"])
    assert found == {"score_caravansary", "score_palace", "score_marketplace"}


# rule solo.tile
def test_no_tile_left() -> None:
    tiles = [f"score_{action}" for action in ACTIONS[:4]]
    _, events = his_turn("mosque", mosque=["start", "upper_step4"], tiles=dict.fromkeys(tiles, YOU))
    assert his(events, "did_nothing")["rule"] == "solo.tile"


# rule solo.mosque_gone
def test_at_the_end_his_card_leaves_the_game() -> None:
    table, events = his_turn("mosque", mosque=["start", "lower_step7"])
    assert player(table, IT)["space"] == "final_step8"
    assert points(table, IT) == 4
    removed = his(events, "card_removed")
    assert (removed["card"], removed["rule"]) == ("mosque", "solo.mosque_gone")


# Walls.


# rule solo.wall
@pytest.mark.parametrize(
    ("built", "piece"),
    [
        ([], "segment_purple_1"),
        (["segment_purple_1"], "segment_purple_1"),
        (["segment_purple_1"] * 2, "segment_tan_1"),
        (["segment_purple_1", "segment_tan_1"] * 2, "segment_teal_1"),
        (["segment_purple_1", "segment_tan_1", "segment_teal_1"] * 2, "segment_orange_1"),
        ([f"segment_{c}_1" for c in ("purple", "tan", "teal", "orange")] * 2, "segment_purple_2"),
        (
            [f"segment_{c}_{n}" for c in ("purple", "tan", "teal", "orange") for n in (1, 2)] * 2,
            "gate_purple_3",
        ),
    ],
)
def test_the_cheapest_wall_by_color(built: list[str], piece: str) -> None:
    slots = [f"{side}_{n}" for side in ("east", "south", "west", "north") for n in (1, 2, 4, 5)]
    before = dict(zip(slots, built, strict=False))
    table, _ = his_turn("wall", walls=before)
    [(slot, found)] = walls(table).items() - before.items()
    assert found == piece
    assert slot == ("north_3" if piece.startswith("gate") else slot)


# What stands on the sites 1-2 and 2-2 behind north_2, and what it is worth: A to I.
PREFERENCES = [
    ("A", COURTIER, COURTIER, 4),
    ("B", COURTIER, MAGISTRATE, 3),
    ("C", MAGISTRATE, MAGISTRATE, 2),
    ("D", COURTIER, None, 2),
    ("E", MAGISTRATE, None, 1),
    ("F", COURTIER, YOU, 4),
    ("G", MAGISTRATE, YOU, 3),
    ("H", YOU, None, 2),
    ("H", YOU, YOU, 4),
    ("I", None, None, 0),
]


def behind(slot: str, outer: int | None, inner: int | None) -> dict[str, int]:
    cells = {"north_2": ("1-2", "2-2"), "north_4": ("1-4", "2-4")}[slot]
    there = dict(zip(cells, (outer, inner), strict=True))
    return {name: owner for name, owner in there.items() if owner is not None}


# All slots but north_2, north_4 and the middle ones are built.
OTHERS = [f"{side}_{n}" for side in ("east", "south", "west") for n in (1, 2, 4, 5)]
PIECES = [f"segment_{c}_{n}" for n in (1, 2) for c in ("purple", "tan", "teal", "orange")] * 2
ALL_BUILT = dict(zip([*OTHERS, "north_1", "north_5"], PIECES, strict=False))
LAST_PIECES = ["segment_teal_2", "segment_orange_2"]


def built_at(buildings: dict[str, int]) -> tuple[str, Table, dict[str, Any]]:
    """Where he builds one wall, with wall_tan on 5-3 as his only choice."""
    others = {"5-2": YOU, "5-4": YOU, "5-5": YOU}
    table, events = his_turn("wall", walls=ALL_BUILT, buildings={**others, **buildings})
    [slot] = set(walls(table)) - set(ALL_BUILT)
    return slot, table, his(events, "walled")


# rule solo.wall_order
# rule solo.wall_yours
@pytest.mark.parametrize("number", range(len(PREFERENCES)))
@pytest.mark.parametrize("other", range(len(PREFERENCES)))
def test_every_pair_of_preferences(number: int, other: int) -> None:
    """North 2 against north 4: the better letter wins, equals go to the first clockwise."""
    letter, outer, inner, gained = PREFERENCES[number]
    rival, far_outer, far_inner, rival_gained = PREFERENCES[other]
    buildings = {**behind("north_2", outer, inner), **behind("north_4", far_outer, far_inner)}
    slot, table, walled = built_at(buildings)
    first = letter <= rival
    assert slot == ("north_2" if first else "north_4")
    assert influence(table, IT) == (gained if first else rival_gained)
    assert f"; {min(letter, rival)}: " in walled["why"]
    two_of_yours = (outer, inner) if first else (far_outer, far_inner)
    rule = "solo.wall_yours" if two_of_yours == (YOU, YOU) else "solo.wall_order"
    assert walled["rule"] == rule


# rule solo.wall_order
def test_the_order_of_the_two_sites_does_not_matter() -> None:
    slot, table, _ = built_at({**behind("north_2", None, YOU), **behind("north_4", None, COURTIER)})
    assert (slot, influence(table, IT)) == ("north_4", 2)


# rule solo.wall_order
@pytest.mark.parametrize(
    ("taken", "slot"),
    [
        ([], "north_1"),
        (["north_1"], "north_2"),
        (["north_1", "north_2"], "north_4"),
        (["north_1", "north_2", "north_4", "north_5"], "east_1"),
    ],
)
def test_equals_go_clockwise_and_never_to_the_middle(taken: list[str], slot: str) -> None:
    """The wall sites lie in the middle row, which no segment protects."""
    before = dict(zip(taken, PIECES, strict=False))
    sites = dict(zip(["3-1", "3-2", "3-4", "3-5"], SITES[-4:], strict=True))
    table, _ = his_turn("wall", walls=before, sites=sites)
    [found] = set(walls(table)) - set(before)
    assert found == slot


# rule solo.wall
def test_when_every_wall_is_built_he_does_nothing() -> None:
    gates = {
        f"{side}_3": f"gate_{color}_3"
        for side, color in (
            ("north", "purple"),
            ("east", "tan"),
            ("south", "teal"),
            ("west", "orange"),
        )
    }
    rest = {"north_2": "segment_teal_2", "north_4": "segment_orange_2"}
    _, events = his_turn("wall", walls={**ALL_BUILT, **gates, **rest})
    assert his(events, "did_nothing")["why"] == "every wall is built"
