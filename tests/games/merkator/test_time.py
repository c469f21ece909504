"""Step 2.3: Time counters."""

import pytest

from positions import arrange, chart, flips, play, seen, time_of, told

CHANGES = {
    "hamburg": 2,
    "danzig": 1,
    "sweden": 1,
    "russia": 0,
    "dutch_republic": 1,
    "england": 0,
    "france": 0,
    "spain": -1,
    "denmark": 1,
    "bohemia": 1,
    "italy": -2,
    "newfoundland": -3,
}


# rule time.gain
@pytest.mark.parametrize(("place", "change"), CHANGES.items())
def test_each_location_gives_or_takes_its_counters(place: str, change: int) -> None:
    table = arrange(time=[3, 0])
    play(table, f"travel {place}")
    assert time_of(table, 0) == 3 + change
    assert time_of(table, 1) == 0


# rule time.gain
def test_no_time_is_told_of_where_there_is_none() -> None:
    events = play(arrange(), "travel russia")
    assert told(events, "time_gained") == []
    assert told(events, "time_paid") == []


# rule time.chart
def test_counters_come_from_the_topmost_row_that_has_any() -> None:
    table = arrange(chart=[0, 3, 7])
    events = play(table, "travel danzig")
    assert chart(table) == [0, 2, 7]
    assert told(events, "time_gained") == [{"seat": 0, "count": 1, "from": "chart"}]


# rule time.chart
def test_two_counters_may_come_from_two_rows() -> None:
    table = arrange(chart=[1, 7, 7], picks=[flips("AA")])
    play(table, "travel hamburg")
    assert chart(table) == [0, 6, 7]
    assert time_of(table, 0) == 2


# rule time.pay
def test_counters_paid_go_to_the_supply() -> None:
    """The chart is not refilled, and nobody else pays."""
    table = arrange(chart=[0, 3, 7], time=[3, 3])
    events = play(table, "travel newfoundland")
    assert chart(table) == [0, 3, 7]
    assert told(events, "time_paid") == [{"seat": 0, "count": 3}]
    assert [time_of(table, seat) for seat in (0, 1)] == [0, 3]


# rule time.unlimited
def test_the_supply_of_counters_never_runs_out() -> None:
    """All 42 are in the offices, and Hamburg still gives 2."""
    table = arrange(chart=[0, 0, 0], time=[21, 21], turns_left=2)
    play(table, "travel hamburg")
    assert time_of(table, 0) == 23


# rule time.again
@pytest.mark.parametrize(("place", "change"), CHANGES.items())
def test_gain_and_price_apply_where_the_merkator_stands_already(place: str, change: int) -> None:
    table = arrange(at=place, time=[3])
    play(table, f"travel {place}")
    assert time_of(table, 0) == 3 + change


# rule time.again
def test_the_next_player_in_hamburg_gains_again() -> None:
    table = arrange()
    play(table, "travel hamburg", "travel hamburg")
    assert seen(table)["merkator"] == "hamburg"
    assert time_of(table, 1) == 2
