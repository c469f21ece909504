"""The invasion: walls, gates, soldiers, ransom, and what is lost."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import (
    CELLS,
    MARKET,
    arrange,
    cell,
    cubes,
    kinds,
    owner_at,
    play,
    player,
    refusal,
    seen,
    step,
    told,
)


def before(year: int = 1, **fields: Any) -> Table:
    """The last turn of a year: seat 2, with nothing in the city, gains favour and ends it."""
    given: dict[str, Any] = {
        "step": "act",
        "year": year,
        "round": 3,
        "line": "row 1",
        "site": "1-1",
        "active": 2,
        "queue": [0, 1, 2],
        "slots": {"row 4": 0, "row 5": 1},
    }
    return arrange(**{**given, **fields})


def after(year: int = 1, **fields: Any) -> Table:
    table = before(year, **fields)
    play(table, "gain favour")
    return table


# rule invasion.years
@pytest.mark.parametrize(("year", "attacked"), [(0, False), (1, True), (2, True)])
def test_in_the_second_and_third_year(year: int, attacked: bool) -> None:
    table = before(year, buildings={"1-1": 0})
    events = play(table, "gain favour")
    assert ("invasion" in kinds(events)) == attacked
    assert (owner_at(table, "1-1") is None) == attacked


# rule invasion.depth
# rule invasion.lost
@pytest.mark.parametrize("name", [name for name in CELLS if name != MARKET])
def test_every_site_is_attacked_where_there_is_no_wall(name: str) -> None:
    table = before(buildings={name: 0})
    events = play(table, "gain favour")
    assert owner_at(table, name) is None
    assert len(told(events, "destroyed")) == 1
    assert player(table)["buildings_left"] == 9


# rule invasion.two_walls
@pytest.mark.parametrize(
    ("name", "first", "second"),
    [
        ("1-1", "north_1", "west_1"),
        ("2-1", "north_1", "west_2"),
        ("1-2", "north_2", "west_1"),
        ("2-5", "north_5", "east_2"),
        ("1-4", "north_4", "east_1"),
        ("4-4", "south_4", "east_4"),
        ("5-5", "south_5", "east_5"),
        ("4-2", "south_2", "west_4"),
        ("5-1", "south_1", "west_5"),
    ],
)
def test_most_sites_need_two_walls(name: str, first: str, second: str) -> None:
    pieces = {first: "segment_purple_1", second: "segment_tan_1"}
    assert owner_at(after(buildings={name: 0}, walls=pieces), name) == 0
    for slot in pieces:
        table = after(buildings={name: 0}, walls={slot: pieces[slot]})
        assert owner_at(table, name) is None


# rule invasion.middle
@pytest.mark.parametrize(
    ("name", "gate"),
    [
        ("1-3", "north_3"),
        ("2-3", "north_3"),
        ("3-1", "west_3"),
        ("3-2", "west_3"),
        ("3-4", "east_3"),
        ("3-5", "east_3"),
        ("4-3", "south_3"),
        ("5-3", "south_3"),
    ],
)
def test_the_middle_lines_need_their_gate_only(name: str, gate: str) -> None:
    assert owner_at(after(buildings={name: 0}, walls={gate: "gate_teal_3"}), name) == 0


# rule invasion.soldier
def test_a_soldier_of_any_color_protects() -> None:
    table = after(
        buildings={"1-1": 0, "1-2": 0, "1-4": 1},
        bonus={"1-1": "soldier 0", "1-2": "soldier 1"},
    )
    assert [owner_at(table, name) for name in ("1-1", "1-2", "1-4")] == [0, 0, None]


# rule invasion.soldiers
def test_all_soldiers_go_home() -> None:
    table = before(
        buildings={"1-1": 0, "3-1": 1},
        bonus={"1-1": "soldier 1", "3-1": "soldier 1"},
        walls={"west_3": "gate_tan_3"},
    )
    assert player(table, 1)["servants_left"] == 6
    events = play(table, "gain favour")
    assert player(table, 1)["servants_left"] == 8
    assert cell(table, "1-1")["soldier"] is None
    assert told(events, "soldiers_return") == [{"count": 2}]


# rule invasion.soldiers
def test_in_the_first_year_they_stay() -> None:
    table = after(0, buildings={"1-1": 0}, bonus={"1-1": "soldier 1"})
    assert cell(table, "1-1")["soldier"] == 1


# rule invasion.upgrades
def test_an_upgrade_stays_when_the_building_is_lost() -> None:
    table = after(buildings={"1-1": 0}, bonus={"1-1": "teal"})
    assert owner_at(table, "1-1") is None
    assert cell(table, "1-1")["upgrade"] == "teal"


# rule ransom.color
def test_the_ransom_is_the_color_of_the_site_or_white() -> None:
    table = after(buildings={"1-1": 0}, cubes=[{"purple": 1, "white": 1, "tan": 1}])
    assert (table.to_act, step(table)) == (0, "ransom")
    assert table.legal() == ["pay purple", "pay white", "surrender"]
    assert refusal(table, "pay tan") == "ransom.color"
    assert refusal(table, "pay teal") == "ransom.color"
    events = play(table, "pay white")
    paid = {"seat": 0, "site": "caravansary_purple"}
    assert told(events, "ransomed") == [{**paid, "cube": "white"}]
    assert owner_at(table, "1-1") == 0
    assert cubes(table) == {"purple": 1, "tan": 1}


# rule ransom.bonus
def test_a_bonus_upgrade_adds_its_color() -> None:
    table = after(
        buildings={"1-1": 0}, bonus={"1-1": "teal"}, cubes=[{"purple": 1, "teal": 1, "tan": 1}]
    )
    assert table.legal() == ["pay purple", "pay teal", "surrender"]


# rule ransom.any
def test_a_white_upgrade_accepts_every_color() -> None:
    table = after(
        buildings={"1-1": 0},
        bonus={"1-1": "white"},
        cubes=[{"purple": 1, "teal": 1, "tan": 1, "orange": 1, "white": 1}],
    )
    assert len(table.legal()) == 6
    play(table, "pay orange")
    assert owner_at(table, "1-1") == 0


EXCHANGE_TAN: dict[str, Any] = {
    "breakthroughs": {"exchange_tan": 0, "discount_mosque": 0},
    "stores": [{"scrolls": 4}],
}


# rule ransom.power
def test_the_exchange_power_pays_one_ransom() -> None:
    """Purple, teal: tan pays for one of them, and the other is lost."""
    table = after(buildings={"1-1": 0, "1-3": 0}, cubes=[{"tan": 2}], **EXCHANGE_TAN)
    assert table.legal() == ["pay by exchange", "surrender"]
    events = play(table, "pay by exchange")
    paid = {"seat": 0, "site": "caravansary_purple", "cube": "tan", "exchange": True}
    assert told(events, "ransomed") == [paid]
    assert [owner_at(table, name) for name in ("1-1", "1-3")] == [0, None]
    assert cubes(table) == {"tan": 1}


# rule ransom.power
def test_it_may_be_kept_for_a_later_building() -> None:
    table = after(buildings={"1-1": 0, "1-3": 0}, cubes=[{"tan": 2}], **EXCHANGE_TAN)
    play(table, "surrender", "pay by exchange")
    assert [owner_at(table, name) for name in ("1-1", "1-3")] == [None, 0]


# rule ransom.power
def test_it_serves_once_in_an_invasion() -> None:
    table = after(buildings={"1-1": 0, "1-3": 0}, cubes=[{"tan": 2, "teal": 1}], **EXCHANGE_TAN)
    play(table, "pay by exchange")
    assert table.legal() == ["pay teal", "surrender"]
    assert refusal(table, "pay by exchange") == "ransom.power"


# rule ransom.power
def test_it_serves_for_each_player_and_in_each_invasion() -> None:
    powers = {"exchange_tan": 0, "exchange_teal": 1, "discount_mosque": 0, "discount_palace": 1}
    for year in (1, 2):
        table = before(
            year,
            buildings={"1-1": 0, "1-4": 1},
            cubes=[{"tan": 1}, {"teal": 1}],
            breakthroughs=powers,
            stores=[{"scrolls": 4}, {"scrolls": 4}],
            exchanged=True,  # by the last one to take a turn
        )
        play(table, "gain favour", "pay by exchange", "pay by exchange")
        assert [owner_at(table, name) for name in ("1-1", "1-4")] == [0, 1]


# rule ransom.power
@pytest.mark.parametrize(
    ("name", "bonus", "held"),
    [
        ("1-1", {}, {"purple": 1}),  # no tan cube
        ("1-2", {}, {"tan": 1}),  # a tan site
        ("1-1", {"1-1": "tan"}, {"tan": 1}),  # a tan upgrade
        ("1-1", {"1-1": "white"}, {"tan": 1}),  # any color pays there
    ],
)
def test_it_serves_where_its_color_would_not_pay(
    name: str, bonus: dict[str, str], held: dict[str, int]
) -> None:
    table = after(buildings={name: 0}, bonus=bonus, cubes=[held], **EXCHANGE_TAN)
    assert refusal(table, "pay by exchange") == "ransom.power"


# rule ransom.power
# rule pay.discount
def test_without_the_power_and_by_discount_nothing_is_paid() -> None:
    table = after(buildings={"1-1": 0}, cubes=[{"tan": 1, "purple": 1}])
    assert refusal(table, "pay by exchange") == "ransom.power"
    assert refusal(table, "pay by discount") == "pay.discount"


# rule invasion.lost
def test_who_will_not_pay_loses_the_building() -> None:
    table = after(buildings={"1-1": 0}, cubes=[{"purple": 1}])
    play(table, "surrender")
    assert owner_at(table, "1-1") is None
    assert cubes(table) == {"purple": 1}


# rule ransom.order
def test_in_the_order_of_the_queue_and_row_by_row() -> None:
    every = {"purple": 3, "tan": 3, "teal": 3}
    table = before(
        buildings={"1-1": 1, "5-2": 1, "1-2": 0, "2-2": 2},
        cubes=[every, every, every],
        queue=[1, 0, 2],
    )
    play(table, "gain favour")
    order = []
    while step(table) == "ransom":
        order.append((table.to_act, seen(table)["site"]))
        play(table, table.legal()[0])
    # The masters line up from the slot nearest to the old queue, so 1 is last and 2 is first.
    assert order == [
        (2, "palace_teal"),
        (0, "caravansary_tan"),
        (1, "caravansary_purple"),
        (1, "wall_purple"),
    ]


# rule invasion.depth
# rule invasion.soldier
def test_it_is_told_where_they_ride_in_and_whom_they_get_at() -> None:
    table = before(
        buildings={"1-1": 0, "1-5": 1, "2-2": 0},
        bonus={"2-2": "soldier 1"},
        walls={
            "north_1": "segment_purple_1",
            "north_5": "segment_teal_1",
            "east_1": "segment_tan_1",
        },
    )
    names = {(site["row"], site["column"]): site["site"] for site in seen(table)["city"] if site}
    [event] = told(play(table, "gain favour"), "invasion")
    gaps = {gap["slot"]: gap["sites"] for gap in event["gaps"]}
    assert len(gaps) == 17
    assert gaps["west_1"] == [names[1, 1], names[1, 2]]
    assert gaps["east_3"] == [names[3, 5], names[3, 4]]
    assert event["attacked"] == [names[1, 1]]
    assert event["defended"] == [names[2, 2]]
