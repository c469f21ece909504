"""What the magistrate does: soldiers, caravansary, palace."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import (
    COURTIER,
    MAGISTRATE,
    camels,
    cards,
    cell,
    favour,
    influence,
    kinds,
    player,
    points,
    seen,
    spices,
    told,
)
from games.merv.solo import YOU, his, his_turn

IT = "magistrate"


# Favour and influence.


# rule solo.favour
@pytest.mark.parametrize(
    ("start", "after", "scored"),
    [((0, 0), (1, 0), 0), ((10, 5), (10, 6), 1), ((10, 15), (10, 15), 2)],
)
def test_favour_overflows_and_then_gives_points(
    start: tuple[int, int], after: tuple[int, int], scored: int
) -> None:
    table, _ = his_turn("palace", favour=[0, start[0]], influence=[0, start[1]])
    assert (favour(table, IT), influence(table, IT)) == after
    assert points(table, IT) == scored


# Soldiers.


def soldier(**fields: Any) -> tuple[Table, list[dict[str, Any]]]:
    """He advances to the space that shows a soldier."""
    return his_turn("mosque", **{"mosque": ["start", "upper_step5"], **fields})


# rule solo.soldier
def test_the_courtiers_northernmost_then_westernmost_open_building() -> None:
    table, events = soldier(buildings={"2-5": COURTIER, "2-2": COURTIER, "5-1": YOU, "1-1": YOU})
    assert cell(table, "2-2")["soldier"] == IT
    assert his(events, "deployed")["rule"] == "solo.soldier"
    assert influence(table, IT) == 2


# rule solo.soldier
@pytest.mark.parametrize("bonus", ["soldier 0", "white", "tan"])
def test_not_where_a_soldier_or_upgrade_lies(bonus: str) -> None:
    table, _ = soldier(buildings={"1-1": COURTIER, "2-2": COURTIER}, bonus={"1-1": bonus})
    assert cell(table, "2-2")["soldier"] == IT


# rule solo.soldier
def test_not_where_walls_protect() -> None:
    pieces = {"north_1": "segment_purple_1", "west_1": "segment_tan_1"}
    table, _ = soldier(buildings={"1-1": COURTIER, "2-2": COURTIER}, walls=pieces)
    assert cell(table, "2-2")["soldier"] == IT


# rule solo.soldier_own
def test_else_on_his_own() -> None:
    sites = {"1-2": MAGISTRATE, "5-1": MAGISTRATE, "4-3": MAGISTRATE, "4-4": MAGISTRATE}
    table, events = soldier(buildings={**sites, "4-5": MAGISTRATE, "1-1": YOU})
    assert cell(table, "1-2")["soldier"] == IT
    assert his(events, "deployed")["rule"] == "solo.soldier_own"
    assert influence(table, IT) == 1


# rule soldier.servants
def test_without_a_servant_he_deploys_none() -> None:
    five = ["1-1", "1-2", "1-3", "1-4", "1-5"]
    table, events = soldier(
        buildings=dict.fromkeys([*five, "2-1"], COURTIER),
        bonus=dict.fromkeys(five, "soldier 1"),
        halls=[{}, {"trade": 3}],
    )
    assert {event["rule"] for event in told(events, "did_nothing")} == {"soldier.servants"}
    assert influence(table, IT) == 0


# Caravansary.


# rule solo.card
@pytest.mark.parametrize(
    ("held", "taken", "why"),
    [
        ({}, "ginger", "nearest to the front"),
        ({"ginger": 1}, "juniper", "nearest to the front"),
        ({"ginger": 1, "juniper": 1}, "pepper", "nearest to the front"),
        ({"ginger": 1, "juniper": 1, "cinnamon": 1}, "pepper", "most points for his sets"),
        ({"pepper": 2, "ginger": 1, "cinnamon": 2}, "juniper", "nearest to the front"),
    ],
)
def test_the_card_that_scores_most(held: dict[str, int], taken: str, why: str) -> None:
    table, events = his_turn("caravansary", spices=[{}, held])
    assert spices(table, IT)[taken] == held.get(taken, 0) + 1
    event = his(events, "card_taken")
    assert event["rule"] == "solo.card"
    assert event["why"].endswith(why)
    assert len(cards(table)) == 8


# rule solo.card
def test_he_gains_the_camel_and_is_bound_by_nothing() -> None:
    table, _ = his_turn("caravansary", camels={"caravansary": 1})
    assert camels(table, IT) == 1
    table, _ = his_turn(
        "caravansary", spices=[{}, {"ginger": 1, "juniper": 1}], camels={"caravansary": 1}
    )
    assert spices(table, IT)["pepper"] == 1
    assert camels(table, IT) == 0


# rule solo.no_pairs
def test_pairs_bring_him_nothing() -> None:
    table, _ = his_turn("caravansary", display=["juniper"], spices=[{}, {"juniper": 1}])
    assert spices(table, IT) == {"juniper": 2}
    assert favour(table, IT) == 0


# rule solo.card_gone
def test_when_no_card_is_left_his_card_leaves_the_game() -> None:
    owned = [{"cinnamon": 8, "ginger": 6}, {"juniper": 5, "pepper": 4}]
    table, events = his_turn("caravansary", display=["juniper"], spices=owned)
    assert cards(table) == []
    removed = his(events, "card_removed")
    assert (removed["card"], removed["rule"]) == ("caravansary", "solo.card_gone")
    assert seen(table)["solo"]["removed"] == ["caravansary"]


# rule solo.card_gone
def test_the_queue_is_restocked_after_his_last_card() -> None:
    table, events = his_turn("caravansary", buildings={"1-4": COURTIER, "2-4": COURTIER})
    assert kinds(events).index("restocked") > kinds(events).index("card_taken")
    assert his(events, "restocked")["rule"] == "solo.card_gone"
    assert len(cards(table)) == 8


# rule solo.card
# rule solo.card_gone
def test_without_a_card_he_takes_none() -> None:
    all_cards = [{"cinnamon": 8, "ginger": 6}, {"juniper": 6, "pepper": 4}]
    _, events = his_turn("caravansary", display=[], spices=all_cards)
    assert his(events, "did_nothing")["why"] == "no caravan card is left"
    assert his(events, "card_removed")["card"] == "caravansary"


# Palace.


# rule solo.palace
@pytest.mark.parametrize(
    ("fields", "hall", "why"),
    [
        ({}, "knowledge", "leftmost"),
        ({"stores": [{}, {"common": 2}]}, "trade", "most points for him"),
        ({"spices": [{"ginger": 3}]}, "spice", "most points for you"),
        (
            {
                "stores": [{"common": 1}, {"scrolls": 1}],
                "mosque": ["start", "row1_step1"],
                "breakthroughs": {},
            },
            "knowledge",
            "leftmost",
        ),
        ({"stores": [{}, {"common": 2}], "halls": [{"trade": 3}]}, "knowledge", "leftmost"),
    ],
)
def test_the_hall_he_chooses(fields: dict[str, Any], hall: str, why: str) -> None:
    table, events = his_turn("palace", **fields)
    assert player(table, IT)["courtiers"][hall] == 1
    event = his(events, "courtier")
    assert event["rule"] == "solo.palace"
    assert event["why"].endswith(why)


# rule solo.palace
@pytest.mark.parametrize(("more", "courtiers"), [(0, 1), (2, 1), (3, 2), (4, 2)])
def test_one_courtier_or_two(more: int, courtiers: int) -> None:
    others = ["1-5", "3-5", "4-5", "5-5"][:more]
    buildings = dict.fromkeys(others, COURTIER)
    buildings |= {"2-1": YOU, "2-2": YOU, "2-3": YOU}
    sites = {"2-5": "palace_purple", "2-1": "palace_tan", "2-2": "palace_teal"}
    table, events = his_turn("palace", sites={**sites, "2-3": "palace_orange"}, buildings=buildings)
    assert his(events, "acts_times")["times"] == more + 1
    assert sum(player(table, IT)["courtiers"].values()) == courtiers


# rule solo.palace
def test_the_first_in_a_hall_gains_him_favour() -> None:
    table, _ = his_turn("palace")
    assert favour(table, IT) == 1
    table, _ = his_turn("palace", halls=[{"knowledge": 1}])
    assert favour(table, IT) == 0


# rule solo.palace
def test_a_full_palace_takes_no_courtier() -> None:
    full = [{"knowledge": 3, "spice": 3}, {"trade": 3, "faith": 3}]
    _, events = his_turn("palace", halls=full)
    assert his(events, "did_nothing")["why"] == "every hall is full"
