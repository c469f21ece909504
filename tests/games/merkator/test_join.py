"""Step 4: joining a journey."""

import pytest

from fondaco import Table
from positions import (
    GOODS,
    MAJORS,
    MINORS,
    all_bonus_cards,
    arrange,
    contracts_of,
    cubes,
    goods_of,
    kinds,
    play,
    refusal,
    step,
    time_of,
    told,
    top,
)


def bonus_card(place: str) -> str:
    """One of the Bonus cards of a place."""
    cards = all_bonus_cards()
    return next(card for card in cards if card.startswith(f"bonus_{place}_"))


def times(table: Table) -> list[int]:
    return [time_of(table, seat) for seat in range(table.seats)]


# rule join.order
def test_the_others_decide_clockwise_after_the_active_player() -> None:
    table = arrange(
        seats=4,
        active=1,
        time=[1, 0, 1, 1],
        contracts=[["c03_france"], ["c02_france"], ["c04_france"]],
        bonus=[[], [], [], ["bonus_france_iron"]],
        goods=[
            {"vegetables": 1, "citrus_fruit": 1},
            {"saltpeter": 1, "copper": 1},
            {"muskets": 4},
        ],
    )
    play(table, "travel france")
    asked = [(table.to_act, step(table))]
    for move in ("fulfill c02_france", "stay", "stay", "stay"):
        play(table, move)
        asked.append((table.to_act, step(table)))
    assert asked == [(1, "fulfill"), (2, "join"), (3, "join"), (0, "join"), (2, "invest")]


# rule join.cost
@pytest.mark.parametrize(
    ("place", "cost"), [*[(place, 1) for place in MAJORS], *[(place, 2) for place in MINORS]]
)
def test_joining_costs_1_in_a_major_and_2_in_a_minor_location(place: str, cost: int) -> None:
    """Whatever price the location asks of the active player."""
    table = arrange(time=[3, 3], bonus=[[], [bonus_card(place)]])
    play(table, f"travel {place}", "join")
    assert time_of(table, 1) == 3 - cost


# rule join.cost
@pytest.mark.parametrize(("place", "counters"), [("france", 0), ("denmark", 1)])
def test_who_has_not_the_counters_cannot_join(place: str, counters: int) -> None:
    """Nobody asks: the next turn has begun."""
    table = arrange(
        time=[0, counters],
        contracts=[[], ["c02_france", "c04_denmark"]],
        goods=[{}, {"saltpeter": 1, "copper": 1, "citrus_fruit": 1, "spice": 1}],
    )
    play(table, f"travel {place}")
    assert step(table) == "invest"
    assert table.to_act == 1
    assert refusal(table, "join") == "turn.steps"


# rule join.cost
def test_the_price_of_the_location_is_not_asked_of_those_who_join() -> None:
    table = arrange(time=[3, 2], bonus=[[], ["bonus_newfoundland_muskets"]])
    play(table, "travel newfoundland", "join")
    assert time_of(table, 1) == 0


# rule join.pay
@pytest.mark.parametrize(("place", "cost"), [("france", 1), ("bohemia", 2)])
def test_the_active_player_receives_what_joining_costs(place: str, cost: int) -> None:
    table = arrange(
        seats=3,
        time=[0, 2, 2],
        chart=[7, 7],
        contracts=[[], ["c02_france", "c04_bohemia"], ["c03_france", "c05_bohemia"]],
        goods=[{}, dict.fromkeys(GOODS, 2), dict.fromkeys(GOODS, 2)],
    )
    events = play(table, f"travel {place}", "join", "done", "join", "done")
    gained = 1 if place == "bohemia" else 0
    assert times(table) == [gained + 2 * cost, 2 - cost, 2 - cost]
    assert told(events, "joined") == [{"seat": seat, "active": 0, "count": cost} for seat in (1, 2)]


# rule join.free
def test_the_active_player_has_no_say() -> None:
    """Between the other's wish to join and the journey nobody else is asked."""
    table = arrange(
        time=[0, 1],
        contracts=[["c03_france"], ["c02_france"]],
        goods=[{}, {"copper": 1}],
        supply=[{}, {"danzig": 1}],
    )
    play(table, "travel france")
    assert (table.to_act, step(table)) == (1, "join")
    play(table, "join")
    assert (table.to_act, step(table)) == (1, "fulfill")


# rule join.free
def test_nobody_has_to_join() -> None:
    table = arrange(time=[0, 1], bonus=[[], ["bonus_france_iron"]])
    play(table, "travel france")
    assert table.legal() == ["join", "stay"]
    play(table, "stay")
    assert times(table) == [0, 1]


# rule join.bonus
def test_saltpeter_in_hamburg_gives_1_when_joining() -> None:
    table = arrange(bonus=[[], ["bonus_hamburg_saltpeter"]], time=[0, 1])
    events = play(table, "travel hamburg", "join")
    assert goods_of(table, 1) == {"saltpeter": 1}
    assert told(events, "got_bonus") == [
        {"seat": 1, "card": "bonus_hamburg_saltpeter", "good": "saltpeter", "count": 1}
    ]


# rule join.bonus
def test_every_bonus_card_of_the_location_gives_1() -> None:
    cards = ["bonus_denmark_grain", "bonus_denmark_calfskin", "bonus_france_iron"]
    table = arrange(bonus=[[], cards], time=[0, 2])
    play(table, "travel denmark", "join")
    assert goods_of(table, 1) == {"grain": 1, "calfskin": 1}


# rule join.fulfill
def test_who_joins_fulfills_and_is_rewarded_as_usual() -> None:
    table = arrange(
        time=[0, 1],
        contracts=[[], ["c02_france"]],
        goods=[{}, {"saltpeter": 1, "ham": 4}],
        tops={3: "c03_italy"},
    )
    play(table, "travel france", "join", "trade toward c02_france", "trade 4 ham for copper")
    assert contracts_of(table, 1) == ["c02_france", "c03_italy"]
    assert goods_of(table, 1) == {}


# rule join.fulfill
def test_who_joins_gets_neither_cubes_nor_time() -> None:
    table = arrange(
        cubes={"hamburg": 2}, time=[0, 1], chart=[7, 7], bonus=[[], ["bonus_hamburg_saltpeter"]]
    )
    play(table, "travel hamburg")
    grown = cubes(table)
    events = play(table, "join")
    assert goods_of(table, 1) == {"saltpeter": 1}
    assert times(table) == [3, 0]
    assert cubes(table) == grown
    assert kinds(events) == ["joined", "got_bonus", "turn_began"]


# rule join.fulfill
def test_who_joins_fulfills_contracts_of_this_location_only() -> None:
    table = arrange(
        time=[0, 1],
        contracts=[["c03_france"], ["c02_france", "c02_sweden"]],
        goods=[{}, {"saltpeter": 1, "copper": 1, "muskets": 1, "grain": 1}],
    )
    play(table, "travel france", "join")
    assert refusal(table, "fulfill c02_sweden") == "fulfill.place"
    assert refusal(table, "fulfill c03_france") == "fulfill.own"


# rule join.next
def test_each_finishes_before_the_next_decides() -> None:
    """Seat 2 knows what seat 1 has left on the stack when it decides."""
    table = arrange(
        seats=3,
        time=[0, 1, 1],
        contracts=[[], ["c03_france"], ["c02_france"]],
        goods=[{}, {"vegetables": 1, "citrus_fruit": 1}, {"saltpeter": 1, "copper": 1}],
        tops={4: "c04_spain"},
        picks=[0, 0],
    )
    play(table, "travel france", "join")
    assert (table.to_act, step(table)) == (1, "fulfill")
    play(table, "fulfill c03_france")
    assert contracts_of(table, 1) == ["c03_france", "c04_spain"]
    assert (table.to_act, step(table)) == (2, "join")
    assert top(table, 4) == "c04_bohemia"
    play(table, "join", "fulfill c02_france")
    assert len(contracts_of(table, 2)) == 2
    assert times(table) == [2, 0, 0]


# rule fulfill.once
def test_a_joining_player_fulfills_a_contract_only_once_too() -> None:
    table = arrange(
        step="join",
        asked=1,
        at="sweden",
        contracts=[["c03_danzig"], ["c02_sweden", "c04_sweden"]],
        goods=[{}, {"muskets": 2, "grain": 2}],
        time=[0, 1],
        supply=[{}, {"spain": 1}],
    )
    play(table, "join", "fulfill c02_sweden")
    assert step(table) == "fulfill"
    assert refusal(table, "fulfill c02_sweden") == "fulfill.once"
    assert goods_of(table, 1) == {"muskets": 1, "grain": 1}
