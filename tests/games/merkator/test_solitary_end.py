"""The last turns of the Solitary version, and what they are worth."""

from typing import Any

import fondaco
from fondaco import Table
from games.merkator.alone import BOHEMIA_10, FIVE, alone, new
from positions import (
    PEACE,
    all_of,
    contracts_of,
    kinds,
    lies,
    parts,
    play,
    ranks,
    refusal,
    seen,
    step,
    told,
)


def last_turn(**position: Any) -> Table:
    """The Peace of Westphalia is all that is left of the Solo stack."""
    gone = [card for value in (8, 9, 10) for card in all_of(value)]
    mine = position.get("contracts", [[]])[0]
    lying = {card: "discard" for card in gone if card not in mine}
    return alone(lying=lying, turns_left=1, **position)


# rule solitary.last
def test_the_turn_after_the_last_10_is_the_last() -> None:
    table = new()
    while seen(table)["solo_stack"] > 1 or step(table) != "invest":
        moves = [move for move in table.legal() if move.startswith(("done", "travel denmark"))]
        play(table, (moves or table.legal())[0])
    assert seen(table)["final_round"] == {"reason": "stack", "begun": True, "turns_left": 1}
    events = play(table, "travel bohemia")
    assert told(events, "solo_card_drawn") == [{"contract": PEACE}]
    while table.to_act is not None:
        events = play(table, "done")
    assert kinds(events)[-1] == "game_over"
    assert step(table) == "over"


# rule solitary.last
def test_the_last_turn_has_no_forced_investment() -> None:
    seven = [*FIVE, "c07_danzig", "c07_spain"]
    assert refusal(alone(contracts=[seven]), "travel russia") == "invest.forced"
    table = last_turn(contracts=[seven])
    assert refusal(table, "give up c07_spain") == "barter.give_up"
    play(table, "travel russia")
    assert table.to_act is None


# rule solitary.last
def test_the_peace_of_westphalia_is_gained_in_the_last_turn_only() -> None:
    table = last_turn(contracts=[["c10_bohemia"]], goods=[BOHEMIA_10])
    play(table, "travel bohemia", "fulfill c10_bohemia")
    assert contracts_of(table, 0) == ["c10_bohemia", PEACE]
    assert table.to_act is None
    table = alone(
        step="fulfill",
        at="bohemia",
        contracts=[["c10_bohemia"]],
        goods=[BOHEMIA_10],
        tops={10: "c10_spain"},
    )
    play(table, "fulfill c10_bohemia")
    assert contracts_of(table, 0) == ["c10_bohemia", "c10_spain"]
    assert lies(table, PEACE) == "solo"


# rule solitary.last
def test_a_turn_before_the_last_with_six_contracts_is_forced() -> None:
    """15 cards are drawn and the 10 of the turn before is still to come."""
    gone = [card for value in (8, 9) for card in all_of(value)]
    tens = all_of(10)
    table = alone(contracts=[[*FIVE, *tens[:3]]], lying=dict.fromkeys(gone, "discard"))
    assert seen(table)["solo_stack"] == 2
    assert refusal(table, "travel russia") == "invest.forced"


# rule solitary.marks
def test_the_marks_are_shown() -> None:
    assert seen(new())["marks"] == [55, 60, 80]
    assert seen(fondaco.new("merkator", seats=2, seed=1))["marks"] == []


def test_points_are_counted_as_ever() -> None:
    table = last_turn(contracts=[FIVE], buildings=[["wache"]])
    play(table, "travel hamburg")
    assert table.to_act is None
    assert parts(table) == {
        "Contracts in the office": 20,
        "Contracts beside it": 0,
        "Wache": 5,
    }
    assert ranks(table) == [1]


def test_nobody_is_asked_to_join() -> None:
    table = new()
    while table.to_act is not None:
        assert step(table) != "join"
        assert "join" not in table.legal()
        play(table, table.legal()[0])
