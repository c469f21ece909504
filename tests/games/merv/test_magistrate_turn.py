"""The magistrate's turn: his deck, his slot by methods A and B, his building, the camel market."""

from typing import Any

import pytest

import fondaco
from games.merv.positions import (
    ACTIONS,
    COURTIER,
    MAGISTRATE,
    arrange,
    camels,
    cubes,
    kinds,
    legal,
    owner_at,
    play,
    player,
    points,
    refusal,
    seen,
    spices,
    step,
    stores,
    told,
)
from games.merv.solo import QUEUE, YOU, deck, his, his_turn, waiting

# Where the four sites of each kind lie: columns 4, 5, 1, 2 for the library.
LIBRARY = {"column 4": "2-4", "column 5": "2-5", "column 1": "3-1", "column 2": "3-2"}


# Method A.


# rule solo.method_a
@pytest.mark.parametrize(
    ("buildings", "line", "why"),
    [
        ({}, "column 5", "furthest from the queue"),
        ({"1-2": YOU}, "column 2", "most of yours"),
        ({"1-2": YOU, "1-4": YOU}, "column 4", "furthest from the queue"),
        ({"1-1": COURTIER, "1-2": YOU, "4-2": YOU}, "column 1", "most of the courtier's"),
        ({"1-1": COURTIER, "1-2": COURTIER, "4-2": YOU}, "column 2", "most of yours"),
        (
            {"1-1": MAGISTRATE, "1-2": COURTIER, "4-2": COURTIER, "5-2": YOU},
            "column 1",
            "most of his buildings",
        ),
        (
            {"1-1": MAGISTRATE, "1-2": MAGISTRATE, "4-2": COURTIER, "5-1": YOU},
            "column 2",
            "most of the courtier's",
        ),
        ({"1-1": MAGISTRATE, "1-4": MAGISTRATE}, "column 4", "furthest from the queue"),
    ],
)
def test_method_a_breaks_every_tie(buildings: dict[str, int], line: str, why: str) -> None:
    table, events = his_turn("library", buildings=buildings)
    entered = his(events, "entered")
    assert (entered["line"], entered["rule"]) == (line, "solo.method_a")
    assert entered["why"].endswith(why)
    assert owner_at(table, LIBRARY[line]) == "magistrate"


# rule solo.method_a
def test_method_a_names_the_ties_that_it_broke() -> None:
    _, events = his_turn("library")
    assert his(events, "entered")["why"] == (
        "tied in most of his buildings, most of the courtier's, most of yours; "
        "furthest from the queue"
    )
    _, events = his_turn("library", buildings={"2-4": YOU, "2-5": YOU, "3-1": YOU})
    assert his(events, "entered")["why"] == "the only choice"


# rule solo.method_a
@pytest.mark.parametrize(("round", "line"), [(1, "row 3"), (2, "column 1"), (3, "row 2")])
def test_furthest_is_seen_from_the_queue(round: int, line: str) -> None:
    _, events = his_turn("library", round=round)
    assert his(events, "entered")["line"] == line


# rule solo.method_a
def test_an_occupied_slot_is_no_choice() -> None:
    table = waiting(
        "library",
        queue=[YOU, MAGISTRATE, COURTIER],
        active=YOU,
        step="act",
        line="column 5",
        site="1-5",
        buildings={"1-5": YOU},
    )
    events = play(table, "gain favour")
    [entered] = [e for e in told(events, "entered") if e["opponent"] == "magistrate"]
    assert entered["line"] == "column 4"


# Method B.


FULL = {"2-4": YOU, "2-5": MAGISTRATE, "3-1": COURTIER, "3-2": COURTIER}


# rule solo.method_b
@pytest.mark.parametrize(
    ("more", "line", "why"),
    [
        ({}, "column 5", "most of his buildings"),
        ({"1-2": COURTIER}, "column 2", "most of his and the courtier's buildings"),
        ({"1-2": COURTIER, "1-1": MAGISTRATE}, "column 1", "most of his buildings"),
        ({"1-1": MAGISTRATE, "1-2": MAGISTRATE, "4-1": YOU}, "column 1", "most of yours"),
        ({"1-1": MAGISTRATE, "1-2": MAGISTRATE}, "column 2", "furthest from the queue"),
        ({"1-4": MAGISTRATE, "3-4": MAGISTRATE}, "column 5", "most of his buildings"),
    ],
)
def test_method_b_breaks_every_tie(more: dict[str, int], line: str, why: str) -> None:
    table, events = his_turn("library", buildings={**FULL, **more})
    entered = his(events, "entered")
    assert (entered["line"], entered["rule"]) == (line, "solo.method_b")
    assert entered["why"].endswith(why)
    assert "built" not in kinds(events)
    assert owner_at(table, "2-4") == YOU


# rule solo.method_b
# rule solo.build
def test_without_a_house_he_uses_method_b() -> None:
    nine = ["1-1", "1-2", "1-3", "1-4", "4-1", "4-2", "4-3", "4-4", "2-5"]
    table, events = his_turn("library", buildings=dict.fromkeys(nine, MAGISTRATE))
    assert his(events, "entered")["rule"] == "solo.method_b"
    assert his(events, "entered")["line"] == "column 5"
    assert player(table, "magistrate")["buildings_left"] == 0


# rule solo.method_b
def test_example_of_the_magistrate() -> None:
    """Marketplace; rows 2, 4 and 5 have one of his or the courtier's, and row 2 most of both."""
    sites = {"2-1": "marketplace_purple", "4-1": "marketplace_tan", "5-1": "marketplace_teal"}
    table, events = his_turn(
        "marketplace",
        round=1,
        sites={**sites, "1-1": "marketplace_orange"},
        buildings={
            **{"2-1": COURTIER, "4-1": MAGISTRATE, "5-1": COURTIER, "1-1": YOU},
            **{"2-2": MAGISTRATE, "2-3": COURTIER, "4-2": MAGISTRATE, "1-2": MAGISTRATE},
            **{"1-3": MAGISTRATE, "1-4": COURTIER},
        },
    )
    entered = his(events, "entered")
    assert (entered["line"], entered["rule"]) == ("row 2", "solo.method_b")
    assert entered["why"] == "most of his and the courtier's buildings"
    assert his(events, "acts_times")["times"] == 3
    assert table.to_act == YOU


# His building.


TWO = {"1-2": "library_teal", "4-2": "library_tan"}


# rule solo.build
@pytest.mark.parametrize(
    ("buildings", "built", "why"),
    [
        ({}, "4-2", "furthest from the slot"),
        ({"1-3": YOU}, "1-2", "more of yours in the other line"),
        ({"1-3": YOU, "4-4": MAGISTRATE}, "4-2", "more of his in the other line"),
        ({"1-3": MAGISTRATE, "4-4": YOU, "4-5": YOU}, "1-2", "more of his in the other line"),
    ],
)
def test_where_he_builds(buildings: dict[str, int], built: str, why: str) -> None:
    others = {"2-4": YOU, "2-5": YOU}  # the two other libraries
    sites = {**TWO, "2-4": "library_purple", "2-5": "library_orange"}
    table, events = his_turn("library", sites=sites, buildings={**others, **buildings})
    assert owner_at(table, built) == "magistrate"
    assert his(events, "built")["why"].endswith(why)


# rule solo.build
@pytest.mark.parametrize(("round", "built"), [(0, "4-2"), (2, "1-2")])
def test_furthest_is_seen_from_the_action_slot(round: int, built: str) -> None:
    sites = {**TWO, "2-4": "library_purple", "2-5": "library_orange"}
    table, _ = his_turn("library", round=round, sites=sites, buildings={"2-4": YOU, "2-5": YOU})
    assert owner_at(table, built) == "magistrate"


# Actions.


# rule solo.times
# rule solo.no_cubes
def test_he_acts_once_for_each_of_his_and_the_courtiers_buildings() -> None:
    table, events = his_turn("library", buildings={"1-2": COURTIER, "4-2": MAGISTRATE, "5-2": YOU})
    acted = his(events, "acts_times")
    assert (acted["action"], acted["times"]) == ("library", 3)
    assert acted["why"] == "2 of his and 1 of the courtier's buildings in the line"
    assert stores(table, "magistrate") == {"scrolls": 3}
    assert cubes(table, "magistrate") == {}


# rule solo.no_touch
def test_neither_touches_the_others_buildings() -> None:
    _, events = his_turn(
        "library",
        buildings={"2-4": YOU, "2-5": YOU, "3-1": YOU, "3-2": YOU},
        solo={**deck("library"), "wall": "shuffled 1"},
        picks=[0],
    )
    assert his(events, "card_discarded")["card"] == "library"
    table = arrange(seats=1, step="site", line="column 1", buildings={"1-1": MAGISTRATE})
    assert refusal(table, "activate caravansary_purple") == "solo.no_touch"


# rule solo.no_touch
# rule slot.site
def test_a_line_that_is_all_his_cannot_be_entered() -> None:
    five = dict.fromkeys(["1-1", "2-1", "3-1", "4-1", "5-1"], MAGISTRATE)
    table = arrange(seats=1, buildings=five)
    assert refusal(table, "enter column 1") == "slot.site"


# His deck.


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


# The courtier.


def courtier_turn(first: int, **fields: Any) -> tuple[fondaco.Table, list[dict[str, Any]]]:
    """Your turn ends and the courtier's begins; `first` has the earlier turn of the round."""
    you_first = first == YOU
    table = arrange(
        seats=1,
        step="act",
        line="column 5",
        site="5-5",
        active=YOU,
        queue=[YOU, COURTIER, MAGISTRATE] if you_first else [MAGISTRATE, YOU, COURTIER],
        slots={} if you_first else {"column 4": MAGISTRATE},
        **{**fields, "buildings": {"5-5": YOU, **fields.get("buildings", {})}},
    )
    return table, play(table, "gain favour")


# rule solo.courtier_slot
@pytest.mark.parametrize(
    ("buildings", "line", "why"),
    [
        ({}, "column 1", "nearest to the queue"),
        ({"1-1": MAGISTRATE}, "column 2", "nearest to the queue"),
        ({"1-1": MAGISTRATE, "1-2": MAGISTRATE}, "column 3", "fewest of his own"),
        ({"1-2": YOU}, "column 2", "most of your buildings"),
        ({"1-2": YOU, "1-3": YOU, "2-2": MAGISTRATE}, "column 3", "fewest of his own"),
        ({"1-2": YOU, "1-3": YOU}, "column 2", "nearest to the queue"),
    ],
)
def test_the_slot_he_chooses_for_the_courtier(
    buildings: dict[str, int], line: str, why: str
) -> None:
    table, events = courtier_turn(MAGISTRATE, buildings=buildings)
    entered = his(events, "entered")
    assert (entered["line"], entered["rule"]) == (line, "solo.courtier_slot")
    assert entered["why"].endswith(why)
    assert (table.to_act, step(table)) == (YOU, "courtier_site")


# rule solo.courtier_site
@pytest.mark.parametrize(
    ("buildings", "site", "why"),
    [
        ({}, "1-2", "nearest to the slot"),
        ({"4-4": YOU}, "4-2", "most of your buildings in the other line"),
        ({"4-4": YOU, "2-4": YOU, "2-1": MAGISTRATE}, "4-2", "fewest of his there"),
        ({"4-4": YOU, "2-4": YOU}, "2-2", "nearest to the slot"),
        ({"4-4": YOU, "2-4": YOU, "2-2": YOU}, "4-2", "most of your buildings in the other line"),
    ],
)
def test_the_site_he_chooses_for_the_courtier(
    buildings: dict[str, int], site: str, why: str
) -> None:
    fives = {"5-2": MAGISTRATE}  # row 5 has one of yours: it is no choice
    table, _ = courtier_turn(YOU, buildings={**buildings, **fives})
    assert legal(table, "enter") == ["column 1", "column 2", "column 3", "column 4"]
    table.chance.source = fondaco.Seeded(1)
    events = play(table, "enter column 2")
    [built] = [e for e in told(events, "built") if e["opponent"] == "courtier"]
    assert owner_at(table, site) == "courtier"
    assert built["rule"] == "solo.courtier_site"
    assert built["why"].endswith(why)


# rule courtier.nothing
def test_alone_too_nothing_is_placed_in_a_full_line() -> None:
    table, _ = courtier_turn(YOU, buildings=dict.fromkeys(["1-2", "2-2", "3-2", "4-2", "5-2"], YOU))
    table.chance.source = fondaco.Seeded(1)
    assert "nothing_placed" in kinds(play(table, "enter column 2"))


# rule solo.camels
def test_both_skip_all_they_can_in_the_queue() -> None:
    table, events = courtier_turn(
        MAGISTRATE,
        camels={"owner 1": 2, "owner 2": 1},
        buildings=dict.fromkeys(["1-3", "2-3", "4-3", "5-3"], YOU),
        solo={**deck("wall")},
        drawn=9,
        display=QUEUE,
    )
    # The courtier on column 3, the magistrate on 4, you on 5.
    assert his(events, "nothing_placed")["rule"] == "courtier.nothing"
    assert seen(table)["queue"] == ["magistrate", "courtier", 0]
    queued = told(events, "queued")
    assert [(event["place"], event["skipped"]) for event in queued] == [(2, 1), (1, 1), (3, 0)]
    assert camels(table, YOU) == 2
