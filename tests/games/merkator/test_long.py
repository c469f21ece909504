"""The long game."""

import pytest

import fondaco
from fondaco import Table
from positions import (
    MAJORS,
    arrange,
    chart,
    contracts_of,
    cubes,
    flips,
    goods_of,
    kinds,
    office,
    play,
    refusal,
    seen,
    stack,
    state_of,
    step,
    supply_of,
    taler_of,
    time_of,
    told,
    value_of,
)

LONG = {"length": "long"}
ULTIMO = [7, 7, 7, 7, 7]
SEATS = [2, 3, 4]


def new(seats: int) -> Table:
    return fondaco.new("merkator", seats=seats, options=LONG, seed=1)


# rule long.chart
@pytest.mark.parametrize(("seats", "rows"), [(4, [7, 7, 7]), (3, [0, 0, 7]), (2, [0, 7, 7, 7, 7])])
def test_the_chart_begins_with_its_back_or_without_the_top_row(seats: int, rows: list[int]) -> None:
    assert chart(new(seats)) == rows


# rule long.start
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_two_contracts_and_nothing_else(seats: int) -> None:
    table = new(seats)
    for seat in range(seats):
        assert [value_of(card) for card in contracts_of(table, seat)] == [2, 3]
        assert office(table, seat)["bonus_cards"] == []
        assert supply_of(table, seat) == goods_of(table, seat) == {}
        assert (time_of(table, seat), taler_of(table, seat)) == (0, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_the_rest_is_set_up_as_ever(seats: int) -> None:
    table = new(seats)
    assert cubes(table) == dict.fromkeys(MAJORS, 1)
    left = {3: 11 - seats, 4: 13, 5: 12, 6: 11, 7: 9, 8: 7, 9: 5, 10: 4, 14: 1}
    assert {value: stack(table, value)[1] for value in left} == left
    assert seen(table)["discards"] == 5 - seats
    assert (len(seen(table)["bonus_cards"]), seen(table)["bonus_stack"]) == (4, 12)
    assert (len(seen(table)["buildings"]), seen(table)["building_stack"]) == (4, 22)


# rule long.refill
@pytest.mark.parametrize("seats", [3, 4])
def test_the_empty_back_is_turned_and_all_rows_are_filled(seats: int) -> None:
    """Also the top row, which the standard game for 3 leaves empty."""
    table = arrange(seats=seats, options=LONG, chart=[0, 0, 1], refill=ULTIMO, picks=[flips("A")])
    events = play(table, "travel denmark")
    assert told(events, "chart_turned") == [{}]
    assert told(events, "time_gained") == [{"seat": 0, "count": 1, "from": "chart"}]
    assert chart(table) == ULTIMO
    assert "final_round" not in kinds(events)
    assert seen(table)["final_round"] is None


# rule long.refill
def test_it_is_turned_at_once_so_that_a_second_counter_comes_from_the_front() -> None:
    table = arrange(seats=4, options=LONG, chart=[0, 0, 1], refill=ULTIMO, picks=[flips("A")])
    events = play(table, "travel hamburg")
    assert told(events, "time_gained") == [{"seat": 0, "count": 2, "from": "chart"}]
    assert time_of(table, 0) == 2
    assert chart(table) == [6, 7, 7, 7, 7]
    assert len(told(events, "flipped")) == 1


# rule long.refill
def test_rows_of_the_back_are_checked_like_any_other() -> None:
    """The last row of the back has a next row: the first of the other side."""
    table = arrange(
        seats=4,
        options=LONG,
        chart=[0, 0, 1],
        refill=ULTIMO,
        goods=[{"grain": 1, "iron": 1}, {"iron": 2}],
        picks=[flips("A"), flips("E", ["A"])],
    )
    events = play(table, "travel denmark")
    assert told(events, "flipped") == [{"column": "A", "loss": 1}]
    assert step(table) == "check"
    events = play(table, "flip next")
    assert told(events, "flipped") == [{"column": "E", "loss": 1}]
    assert told(events, "lost") == [{"seat": 0, "good": "iron"}, {"seat": 1, "good": "iron"}]
    assert chart(table) == ULTIMO
    assert seen(table)["face_up"] == {"column": "E", "loss": 1}


def test_the_turned_chart_is_turned_only_once() -> None:
    table = arrange(seats=4, options=LONG, chart=[0, 0, 1], refill=ULTIMO, picks=[flips("AA")])
    play(table, "travel denmark")
    assert state_of(table)["refill"] == []


# rule long.refill
@pytest.mark.parametrize("seats", SEATS)
def test_the_last_counter_of_the_front_sets_off_the_final_round(seats: int) -> None:
    table = arrange(seats=seats, options=LONG, chart=[0, 0, 0, 0, 1], picks=[flips("AA")])
    events = play(table, "travel denmark")
    assert told(events, "final_round") == [{"reason": "counters"}]


# rule long.refill
@pytest.mark.parametrize(("seats", "counters"), [(2, 28), (3, 42), (4, 56)])
def test_so_many_counters_are_taken_before_the_final_round(seats: int, counters: int) -> None:
    table = new(seats)
    taken = 0
    while seen(table)["final_round"] is None:
        events = play(table, next_to_hamburg(table))
        taken += sum(gain["count"] for gain in told(events, "time_gained"))
    assert taken == counters


def next_to_hamburg(table: Table) -> str:
    """All go to Hamburg and do nothing there."""
    legal = table.legal()
    wishes = ["travel hamburg", "accept", "stay", "done"]
    return next((wish for wish in wishes if wish in legal), legal[0])


def test_a_game_for_two_has_no_back() -> None:
    assert state_of(new(2))["refill"] == []


def test_everything_else_is_as_in_the_standard_game() -> None:
    table = new(4)
    assert refusal(table, "travel italy") == "travel.cost"
    assert refusal(table, f"sell {contracts_of(table, 1)[0]}") == "invest.own"
