"""The magistrate's turn: his slot by methods A and B, his building, his actions."""

import pytest

from games.merv.positions import (
    COURTIER,
    MAGISTRATE,
    arrange,
    cubes,
    kinds,
    owner_at,
    play,
    player,
    refusal,
    stores,
    told,
)
from games.merv.solo import YOU, deck, his, his_turn, waiting

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
