"""Two players: the high courtier."""

from typing import Any

import pytest

import fondaco
from fondaco import Table
from games.merv.positions import (
    COURTIER,
    arrange,
    camels,
    cubes,
    influence,
    kinds,
    legal,
    owner_at,
    play,
    player,
    refusal,
    seen,
    step,
    told,
)


def turn(first: int = 0, **fields: Any) -> Table:
    """The courtier's turn, after both players; who was first this round chooses his slot."""
    given: dict[str, Any] = {
        "seats": 2,
        "step": "courtier_slot",
        "active": COURTIER,
        "asked": first,
        "queue": [first, 1 - first, COURTIER],
        "slots": {"column 1": 0, "column 2": 1},
    }
    return arrange(**{**given, **fields})


# rule courtier.slot
# rule courtier.site
@pytest.mark.parametrize("first", [0, 1])
def test_one_player_chooses_the_slot_the_other_the_site(first: int) -> None:
    table = turn(first)
    assert table.to_act == first
    assert legal(table, "enter") == ["column 3", "column 4", "column 5"]
    assert refusal(table, "enter column 1") == "slot.free"
    play(table, "enter column 4")
    assert (table.to_act, step(table)) == (1 - first, "courtier_site")
    play(table, "activate library_purple")
    assert owner_at(table, "2-4") == "courtier"


# rule courtier.slot
def test_also_where_the_courtier_is_not_last() -> None:
    table = turn(1, queue=[COURTIER, 1, 0], slots={})
    assert table.to_act == 1
    play(table, "enter column 4")
    assert table.to_act == 0


# rule courtier.site
def test_the_site_must_be_empty() -> None:
    table = turn(buildings={"2-4": 0, "1-4": 1})
    play(table, "enter column 4")
    assert refusal(table, "activate library_purple") == "courtier.site"
    assert refusal(table, "activate palace_tan") == "site.line"
    assert len(table.legal()) == 3


# rule courtier.nothing
def test_in_a_full_line_nothing_is_placed() -> None:
    table = turn(buildings=dict.fromkeys(["1-4", "2-4", "3-4", "4-4", "5-4"], 0))
    events = play(table, "enter column 4")
    [nothing] = told(events, "nothing_placed")
    assert nothing["rule"] == "courtier.nothing"
    assert player(table, "courtier")["buildings_left"] == 9


# rule courtier.nothing
def test_nor_when_he_has_no_building_left() -> None:
    nine = ["1-1", "1-2", "1-3", "2-1", "2-2", "2-3", "3-1", "3-2", "4-1"]
    table = turn(buildings=dict.fromkeys(nine, COURTIER))
    events = play(table, "enter column 4")
    assert "nothing_placed" in kinds(events)


# rule courtier.no_action
def test_he_takes_no_resources_and_no_action() -> None:
    table = turn(buildings={"1-4": COURTIER}, camels={"market top_left": 1})
    events = play(table, "enter column 4", "activate library_purple")
    assert not {"took_cube", "acts"} & set(kinds(events))
    assert player(table, "courtier").keys() == {"owner", "camels", "buildings_left"}


# rule courtier.camels
def test_he_skips_as_many_places_as_he_can() -> None:
    table = turn(camels={"owner 2": 1, "owner 0": 1}, slots={"column 4": 0, "column 5": 1})
    play(table, "enter column 3", "activate palace_orange", "queue 3")
    assert seen(table)["queue"] == [1, "courtier", 0]
    assert [camels(table, owner) for owner in (0, 1, "courtier")] == [2, 0, 0]


# rule courtier.camels
def test_he_gains_camels_in_the_queue() -> None:
    table = turn(camels={"owner 0": 2})
    play(table, "enter column 3", "activate palace_orange", "queue 1")
    assert seen(table)["queue"] == [0, "courtier", 1]
    assert camels(table, "courtier") == 1


# rule courtier.sites
# rule courtier.no_action
def test_his_sites_can_be_activated() -> None:
    table = arrange(
        seats=2, step="site", line="column 1", buildings={"1-1": COURTIER, "2-1": COURTIER}
    )
    play(table, "activate caravansary_purple")
    assert cubes(table) == {"purple": 1, "tan": 1}
    assert owner_at(table, "1-1") == "courtier"


# rule courtier.influence
def test_protecting_him_gains_two_influence() -> None:
    table = arrange(
        seats=2,
        step="act",
        line="column 1",
        site="1-1",
        buildings={"1-1": COURTIER},
    )
    play(table, "deploy soldier", "guard caravansary_purple")
    assert influence(table) == 2


# rule courtier.invasion
def test_he_never_pays_ransom() -> None:
    table = arrange(
        seats=2,
        step="act",
        year=1,
        round=3,
        line="row 1",
        site="1-1",
        active=1,
        queue=[0, COURTIER, 1],
        slots={"row 4": 0, "row 5": COURTIER},
        buildings={"1-1": COURTIER, "1-2": COURTIER},
        bonus={"1-2": "soldier 0"},
    )
    play(table, "gain favour")
    assert owner_at(table, "1-1") is None
    assert owner_at(table, "1-2") == "courtier"


# rule courtier.points
def test_he_is_listed_last_and_without_points() -> None:
    """Also where a seat has no points either."""
    table = turn(buildings={"1-1": COURTIER}, queue=[COURTIER, 0, 1], slots={})
    scores = table.scores()
    assert [score["name"] for score in scores] == ["Seat 0", "Seat 1", "High courtier"]
    assert [score["total"] for score in scores] == [0, 0, 0]
    assert [score["rank"] for score in scores] == [1, 2, 3]
    assert scores[2]["parts"] == []


# rule courtier.points
@pytest.mark.parametrize(("seats", "listed"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_only_with_one_seat_or_two(seats: int, listed: int) -> None:
    names = [score["name"] for score in fondaco.new("merv", seats=seats, seed=1).scores()]
    assert len(names) == listed
    assert ("High courtier" in names) == (seats < 3)


# rule courtier.points
def test_his_buildings_score_nothing() -> None:
    table = arrange(
        seats=2,
        step="act",
        round=3,
        line="row 1",
        site="1-1",
        active=1,
        queue=[0, COURTIER, 1],
        slots={"row 4": 0, "row 5": COURTIER},
        buildings={"1-1": COURTIER, "1-2": COURTIER, "1-4": 0},
    )
    play(table, "gain favour")
    assert [score["total"] for score in table.scores()] == [1, 0, 0]
