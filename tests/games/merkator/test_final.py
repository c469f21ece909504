"""The final round."""

from typing import Any

import pytest

import fondaco
from fondaco import Table
from positions import (
    PEACE,
    active,
    arrange,
    chart,
    contracts_of,
    flips,
    goods_of,
    play,
    seen,
    time_of,
    told,
)

BOHEMIA_10 = dict.fromkeys(
    ["grain", "saltpeter", "copper", "ham", "vegetables", "calfskin", "fabric", "coal", "spice"], 1
)
SIX = ["c02_hamburg", "c03_danzig", "c04_hamburg", "c05_danzig", "c06_danzig", "c07_danzig"]


def turns_to_the_end(table: Table) -> list[int]:
    """Travel to France until the game is over; whose turns these were."""
    turns = []
    while table.to_act is not None:
        turns.append(active(table))
        play(table, "travel france")
        while table.to_act is not None and seen(table)["step"] != "invest":
            play(table, "stay" if seen(table)["step"] == "join" else "done")
    return turns


def turns_left(table: Table) -> int | None:
    """The turns of the final round to come; None before it has begun."""
    final_round = seen(table)["final_round"]
    return final_round["turns_left"] if final_round and final_round["begun"] else None


def with_value_10(seat: int, **position: Any) -> Table:
    """Three players; that seat can fulfill a value 10 Contract in Bohemia."""
    contracts: list[list[str]] = [[], [], []]
    goods: list[dict[str, int]] = [{}, {}, {}]
    contracts[seat], goods[seat] = ["c10_bohemia"], BOHEMIA_10
    return arrange(seats=3, contracts=contracts, goods=goods, **position)


# rule final.peace
def test_the_peace_of_westphalia_sets_off_the_final_round() -> None:
    table = with_value_10(0)
    assert seen(table)["final_round"] is None
    events = play(table, "travel bohemia", "fulfill c10_bohemia")
    assert PEACE in contracts_of(table, 0)
    assert told(events, "final_round") == [{"reason": "peace"}]
    assert turns_left(table) == 3


# rule final.peace
def test_another_value_10_sets_off_nothing() -> None:
    """The Peace is gone without a final round only if somebody arranged it so: it was sold."""
    table = with_value_10(0, discards=[PEACE])
    events = play(table, "travel bohemia", "fulfill c10_bohemia")
    assert told(events, "final_round") == []
    assert seen(table)["final_round"] is None


# rule final.counters
def test_the_last_time_counter_sets_off_the_final_round() -> None:
    table = arrange(chart=[0, 1], picks=[flips("A")])
    events = play(table, "travel danzig")
    assert told(events, "final_round") == [{"reason": "counters"}]
    assert chart(table) == [0, 0]
    assert turns_left(table) == 2


# rule final.counters
def test_the_last_counter_but_one_does_not() -> None:
    table = arrange(chart=[0, 2], picks=[])
    assert told(play(table, "travel danzig"), "final_round") == []


# rule final.counters
def test_hamburg_takes_the_second_counter_from_the_supply() -> None:
    table = arrange(chart=[0, 1], picks=[flips("A")])
    events = play(table, "travel hamburg")
    assert told(events, "time_gained") == [
        {"seat": 0, "count": 1, "from": "chart"},
        {"seat": 0, "count": 1, "from": "supply"},
    ]
    assert time_of(table, 0) == 2
    assert told(events, "final_round") == [{"reason": "counters"}]


# rule final.counters
def test_the_last_counter_of_the_chart_still_brings_its_check() -> None:
    table = arrange(chart=[0, 1], goods=[{"grain": 1}], picks=[flips("A")])
    events = play(table, "travel danzig")
    assert told(events, "lost") == [{"seat": 0, "good": "grain"}]


# rule final.one_more
# rule final.last
@pytest.mark.parametrize(("seat", "turns"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_after_the_peace_everybody_has_one_more_turn(seat: int, turns: list[int]) -> None:
    """Also who set it off, and that one is the last."""
    table = with_value_10(seat, active=seat)
    play(table, "travel bohemia", "fulfill c10_bohemia")
    assert turns_to_the_end(table) == turns


# rule final.one_more
# rule final.last
@pytest.mark.parametrize(("seats", "turns"), [(2, [0, 1]), (3, [2, 0, 1]), (4, [2, 3, 0, 1])])
def test_after_the_last_counter_everybody_has_one_more_turn(seats: int, turns: list[int]) -> None:
    table = arrange(seats=seats, active=1, chart=[0, 1], picks=[flips("A")])
    play(table, "travel danzig")
    assert turns_to_the_end(table) == turns


# rule final.last
def test_a_joining_player_who_sets_it_off_is_not_the_last() -> None:
    """The last turn is that of the player in whose turn it happened."""
    table = with_value_10(0, active=1, time=[2, 0, 0])
    events = play(table, "travel bohemia", "join", "fulfill c10_bohemia")
    assert told(events, "final_round") == [{"reason": "peace"}]
    assert turns_to_the_end(table) == [2, 0, 1]


# rule final.last
def test_the_current_turn_is_finished_first() -> None:
    """Seat 2 may still join the journey in which seat 1 set off the final round."""
    bonus: list[list[str]] = [[], [], ["bonus_bohemia_coal"]]
    table = with_value_10(1, active=0, time=[0, 2, 2], bonus=bonus)
    play(table, "travel bohemia", "join", "fulfill c10_bohemia")
    assert turns_left(table) is None
    assert (table.to_act, seen(table)["step"]) == (2, "join")
    play(table, "join")
    assert turns_left(table) == 3
    assert turns_to_the_end(table) == [1, 2, 0]


# rule final.no_forced
def test_there_is_no_forced_investment_in_the_final_round() -> None:
    table = arrange(contracts=[SIX], turns_left=2)
    assert table.why_not("travel france") is None
    play(table, "travel france")
    assert contracts_of(table, 0) == SIX


# rule final.no_forced
def test_investing_remains_possible_in_the_final_round() -> None:
    table = arrange(contracts=[SIX], turns_left=2, offer=["seeamt"])
    play(table, "sell c07_danzig", "buy seeamt", "travel france")
    assert len(contracts_of(table, 0)) == 5


# rule final.from_supply
def test_counters_of_the_final_round_come_from_the_supply() -> None:
    """The row has one counter left, and yet no check is made."""
    table = arrange(chart=[1, 7], turns_left=2, goods=[{"grain": 3}], picks=[])
    events = play(table, "travel hamburg")
    assert told(events, "time_gained") == [{"seat": 0, "count": 2, "from": "supply"}]
    assert chart(table) == [1, 7]
    assert told(events, "flipped") == []
    assert goods_of(table, 0) == {"grain": 3}


# rule final.once
def test_peace_after_the_last_counter_changes_nothing() -> None:
    """First in the very turn that took it ..."""
    table = with_value_10(0, chart=[0, 1], picks=[flips("B")])
    events = play(table, "travel bohemia", "fulfill c10_bohemia")
    assert told(events, "final_round") == [{"reason": "counters"}]
    assert turns_to_the_end(table) == [1, 2, 0]


# rule final.once
def test_peace_within_the_final_round_changes_nothing() -> None:
    """... then in the round that followed."""
    table = with_value_10(1, chart=[0, 1], picks=[flips("B")])
    events = play(table, "travel danzig", "travel bohemia", "fulfill c10_bohemia")
    assert told(events, "final_round") == [{"reason": "counters"}]
    assert PEACE in contracts_of(table, 1)
    assert turns_to_the_end(table) == [2, 0]


# rule final.once
def test_after_the_peace_the_last_counter_cannot_be_taken_any_more() -> None:
    table = with_value_10(0, chart=[0, 2])
    events = play(table, "travel bohemia", "fulfill c10_bohemia", "travel hamburg")
    assert told(events, "final_round") == [{"reason": "peace"}]
    assert chart(table) == [0, 1]
    while table.to_act is not None and seen(table)["step"] == "join":
        play(table, "stay")
    assert turns_to_the_end(table) == [2, 0]


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    table = arrange(turns_left=1)
    events = play(table, "travel france")
    assert told(events, "game_over") == [{}]
    assert table.to_act is None
    assert table.legal() == []
    refused = table.why_not("travel france")
    assert refused is not None
    assert refused.text == "The game is over."
    with pytest.raises(fondaco.Refused):
        table.play("travel france")


def test_joining_is_still_possible_in_the_last_turn() -> None:
    table = arrange(
        turns_left=1,
        time=[0, 1],
        contracts=[[], ["c02_france"]],
        goods=[{}, {"saltpeter": 1, "copper": 1}],
    )
    play(table, "travel france", "join", "fulfill c02_france")
    assert table.to_act is None
    assert len(contracts_of(table, 1)) == 2
