"""The magistrate's deck, and what he does at the camel market."""

from typing import Any

import pytest

import fondaco
from games.merv.positions import (
    ACTIONS,
    camels,
    kinds,
    play,
    player,
    points,
    seen,
    spices,
    stores,
    told,
)
from games.merv.solo import YOU, deck, his, his_turn


# rule solo.deck
# rule solo.draw
def test_the_palace_is_the_second_third_or_fourth_card() -> None:
    decks = [first_four(seed) for seed in range(80)]
    assert {cards.index("palace") for cards in decks} == {1, 2, 3}
    assert {cards[0] for cards in decks} == set(ACTIONS) - {"palace"}


def first_four(seed: int) -> list[str]:
    """The first four cards that he draws in a game."""
    table = fondaco.new("merv", seats=1, seed=seed)
    will = fondaco.Seeded(seed)
    drawn: list[str] = []
    while len(drawn) < 4:
        moves = table.legal()
        events = table.play(moves[will.pick(len(moves))])
        drawn += [event["card"] for event in told(events, "card_drawn")]
    return drawn[:4]


# rule solo.redraw
def test_a_card_without_a_free_slot_is_discarded() -> None:
    table, events = his_turn(
        "palace",
        solo={**deck("palace"), "wall": "first deck"},
        buildings=dict.fromkeys(["1-5", "2-1", "2-2", "2-3"], YOU),
    )
    assert kinds(events)[:4] == ["opponent_turn", "card_drawn", "card_discarded", "card_drawn"]
    assert his(events, "card_discarded")["rule"] == "solo.redraw"
    assert seen(table)["solo"]["card"] == "wall"
    assert "palace" in seen(table)["solo"]["discards"]


# rule solo.empty_deck
def test_an_empty_deck_is_made_of_the_discards() -> None:
    gone = dict.fromkeys(ACTIONS, "removed")
    table, events = his_turn(
        "palace",
        solo={**gone, "palace": "shuffled 1", "wall": "discard"},
        buildings=dict.fromkeys(["1-5", "2-1", "2-2", "2-3"], YOU),
        picks=[1],
    )
    assert his(events, "deck_shuffled")["rule"] == "solo.empty_deck"
    assert seen(table)["solo"]["card"] == "wall"


# rule solo.empty_deck
@pytest.mark.parametrize("cards", [{"palace": "shuffled 1"}, {}])
def test_without_any_card_that_will_do_he_waits_on_the_nearest_slot(cards: dict[str, str]) -> None:
    table, events = his_turn(
        "palace",
        solo={**dict.fromkeys(ACTIONS, "removed"), **cards},
        buildings=dict.fromkeys(["1-5", "2-1", "2-2", "2-3"], YOU),
    )
    entered = his(events, "entered")
    assert (entered["line"], entered["rule"]) == ("column 1", "solo.empty_deck")
    assert "acts_times" not in kinds(events)
    assert seen(table)["solo"]["card"] is None


# rule solo.discard
def test_his_card_is_discarded_at_the_end_of_the_round() -> None:
    cards = {**dict.fromkeys(ACTIONS, "first deck"), "library": "shuffled 1"}
    table, _ = his_turn("library", solo=cards)
    assert seen(table)["solo"]["card"] == "library"
    play(table, "enter column 1")
    events = play(table, table.legal()[0], "gain favour")
    while seen(table)["round"] == 1:
        events = play(table, table.legal()[0])
    assert "library" in seen(table)["solo"]["discards"]
    discarded = told(events, "card_discarded")[0]
    assert (discarded["card"], discarded["rule"]) == ("library", "solo.discard")


# The camel market.


def at_market(card: str = "wall", side: str = "a", **fields: Any) -> tuple[fondaco.Table, Any]:
    """Column 3 is the only one with a site of the kind: wall_tan on 5-3."""
    others = {"5-2": YOU, "5-4": YOU, "5-5": YOU}
    return his_turn(card, side=side, **{"buildings": others, **fields})


# rule solo.market_take
def test_he_takes_two_or_more_camels() -> None:
    table, events = at_market(camels={"market top_left": 1, "market bottom_left": 1})
    assert his(events, "entered")["line"] == "column 3"
    assert camels(table, "magistrate") == 2
    [first, _] = told(events, "camels")
    assert first["rule"] == "solo.market_take"


# rule solo.market_place
@pytest.mark.parametrize(
    ("side", "there", "slot", "found"),
    [
        ("a", {}, "top_left", {"scrolls": 1}),
        ("b", {}, "top_left", {"rare": 1}),
    ],
)
def test_else_he_places_one(
    side: str, there: dict[str, int], slot: str, found: dict[str, int]
) -> None:
    table, events = at_market(side=side, camels={"owner 1": 1, **there})
    traded = his(events, "traded")
    assert (traded["slot"], traded["rule"]) == (slot, "solo.market_place")
    assert stores(table, "magistrate") == found
    assert camels(table, "magistrate") == 0


# rule solo.market_place
def test_top_right_if_top_left_is_covered() -> None:
    table, events = at_market(camels={"owner 1": 1, "market top_left": 1})
    assert his(events, "traded")["slot"] == "top_right"
    assert sum(spices(table, "magistrate").values()) == 1
    table, _ = at_market(side="b", camels={"owner 1": 1, "market top_left": 1})
    assert player(table, "magistrate")["space"] == "row1_step1"


# rule solo.market_place
def test_without_a_camel_he_does_nothing_there() -> None:
    _, events = at_market(camels={"market top_left": 1})
    assert not {"traded", "camels"} & set(kinds(events))
    assert his(events, "did_nothing")["rule"] == "solo.market_place"


# rule solo.market_place
# rule solo.mosque
def test_at_the_end_of_the_mosque_its_slot_brings_him_nothing() -> None:
    table, events = at_market(
        side="b",
        camels={"owner 1": 1, "market top_left": 1},
        mosque=["start", "final_step8"],
    )
    assert his(events, "traded")["slot"] == "top_right"
    assert his(events, "did_nothing")["rule"] == "solo.mosque"
    assert points(table, "magistrate") == 0
