"""Trade at the camel market."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import (
    arrange,
    camels,
    cubes,
    favour,
    legal,
    play,
    refusal,
    seen,
    spices,
    step,
    stores,
)


def market(side: str = "a", own: int = 1, line: str = "column 3", **fields: Any) -> Table:
    """In the act step, with camels; the camel market in the line or not."""
    site = {"column 3": "1-3", "column 2": "1-2", "row 3": "3-1"}[line]
    return arrange(
        step="act",
        side=side,
        round=1 if line.startswith("row") else 0,
        line=line,
        site=site,
        buildings={site: 0},
        camels={"owner 0": own, **fields.pop("more", {})},
        **fields,
    )


# rule market.line
def test_only_in_the_middle_lines() -> None:
    table = market(line="column 2")
    assert refusal(table, "trade camel top_left") == "market.line"
    assert refusal(table, "collect camels") == "market.line"
    assert legal(market(line="row 3"), "trade camel") == [
        "top_left",
        "top_right",
        "bottom_right",
        "bottom_left",
    ]


# rule market.when
def test_before_or_after_the_action() -> None:
    table = market()
    play(table, "trade camel bottom_right", "gain favour")
    assert favour(table) == 2
    assert table.to_act == 1
    table = market()
    play(table, "gain favour", "trade camel bottom_right")
    assert favour(table) == 2
    assert table.to_act == 1


# rule market.resources
def test_before_the_action_only_once_the_resources_are_taken() -> None:
    table = arrange(step="slot", buildings={"1-3": 0}, camels={"owner 0": 1, "market top_left": 1})
    assert refusal(table, "collect camels") == "turn.steps"
    play(table, "enter column 3")
    assert refusal(table, "trade camel top_right") == "market.resources"
    assert refusal(table, "collect camels") == "market.resources"
    play(table, "activate caravansary_teal")
    assert cubes(table) == {"teal": 1}
    assert {"collect camels", "trade camel top_right"} <= set(table.legal())


# rule market.line
def test_a_line_without_the_market_is_said_to_have_none() -> None:
    table = arrange(step="slot", camels={"owner 0": 1, "market top_left": 1})
    play(table, "enter column 2")
    assert refusal(table, "trade camel top_right") == "market.line"
    assert refusal(table, "collect camels") == "market.line"


# rule market.once
def test_once_a_turn() -> None:
    table = market(own=2)
    play(table, "trade camel bottom_right")
    assert refusal(table, "trade camel top_left") == "market.once"
    assert refusal(table, "collect camels") == "market.once"


# rule market.collect
def test_all_camels_are_collected() -> None:
    table = market(own=0, more={"market top_left": 1, "market bottom_left": 1})
    play(table, "collect camels")
    assert camels(table) == 2
    assert all(slot["camels"] == 0 for slot in seen(table)["market"]["slots"])
    assert refusal(market(), "collect camels") == "market.collect"


# rule market.place
def test_a_camel_goes_on_a_free_slot() -> None:
    table = market(more={"market top_left": 1})
    assert refusal(table, "trade camel top_left") == "market.place"
    assert refusal(market(own=0), "trade camel top_left") == "market.place"
    play(table, "trade camel bottom_right")
    assert camels(table) == 0
    assert seen(table)["market"]["slots"][2]["camels"] == 1


# rule market.boons
def test_the_boons_of_side_a() -> None:
    table = market()
    play(table, "trade camel top_left")
    assert stores(table) == {"scrolls": 1}
    table = market(display=["ginger"] * 6 + ["pepper"] * 2, picks=[0])
    play(table, "trade camel top_right")
    assert spices(table) == {"ginger": 1}
    assert len(seen(table)["caravansary"]["cards"]) == 8
    table = market()
    play(table, "trade camel bottom_left", "guard caravansary_teal")
    assert seen(table)["city"][2]["soldier"] == 0
    assert step(table) == "act"


# rule market.boons
def test_the_boons_of_side_b() -> None:
    table = market("b")
    play(table, "trade camel top_left")
    assert stores(table) == {"rare": 1}
    table = market("b", more={"mosque row 3": 1})
    play(table, "trade camel top_right", "advance to row3_step1")
    assert camels(table) == 1
    table = market("b")
    play(table, "trade camel bottom_left")
    assert favour(table) == 1


# rule market.boons
# rule library.breakthrough
def test_a_scroll_of_the_market_may_bring_a_breakthrough() -> None:
    table = market(stores=[{"scrolls": 1}])
    play(table, "trade camel top_left")
    assert step(table) == "learn"
    play(table, "learn discount_mosque")
    assert step(table) == "act"


# rule market.reach
def test_a_card_of_the_market_must_be_within_reach() -> None:
    cards = ["ginger", "juniper", "ginger", "pepper", "cinnamon", "cinnamon", "cinnamon", "pepper"]
    table = market(own=4, display=cards, spices=[{"pepper": 1}])
    play(table, "trade camel top_right")
    assert table.legal() == ["place camel", "stop"]
    assert refusal(table, "take pepper at 4") == "caravansary.reach"
    assert refusal(table, "take ginger at 1") == "caravansary.types"


# rule market.reach
def test_a_free_card_within_reach_is_taken() -> None:
    cards = ["ginger", "juniper", *["pepper"] * 3, "cinnamon", "cinnamon", "cinnamon"]
    table = market(own=3, display=cards, spices=[{"juniper": 1}], picks=[0])
    play(table, "trade camel top_right", "place camel")
    assert refusal(table, "stop") == "action.stop"
    play(table, "take juniper at 2")
    assert spices(table) == {"juniper": 2}
    assert favour(table) == 1
    assert step(table) == "act"


# rule market.reach
def test_where_no_card_can_be_taken_the_boon_lapses() -> None:
    table = market(display=["ginger"] * 2, spices=[{"pepper": 1}])
    play(table, "trade camel top_right")
    assert spices(table) == {"pepper": 1}
    assert step(table) == "act"


@pytest.mark.parametrize("slot", ["top_left", "top_right"])
def test_a_boon_without_effect_may_be_taken(slot: str) -> None:
    table = market("b", mosque=["final_step8"])
    play(table, f"trade camel {slot}")
    assert step(table) == "act"
