"""The Solitary version."""

from typing import Any

import pytest

import fondaco
from fondaco import Table
from positions import (
    MAJORS,
    PEACE,
    all_bonus_cards,
    all_of,
    arrange,
    contracts_of,
    cubes,
    kinds,
    lies,
    office,
    parts,
    play,
    ranks,
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

SOLE_MOST = ["boerse", "hofkammer", "admiralitaet", "rathaus", "kaufhaus"]
FIVE = ["c02_hamburg", "c03_danzig", "c04_hamburg", "c05_danzig", "c06_danzig"]
NEWFOUNDLAND_7 = dict.fromkeys(["muskets", "saltpeter", "iron", "fish_oil"], 1)
NEWFOUNDLAND_9 = dict.fromkeys(
    ["livestock", "saltpeter", "ham", "fish_oil", "plums", "wine", "citrus_fruit"], 1
)
BOHEMIA_10 = dict.fromkeys(
    ["grain", "saltpeter", "copper", "ham", "vegetables", "calfskin", "fabric", "coal", "spice"], 1
)


def new(seed: int = 1) -> Table:
    return fondaco.new("merkator", seats=1, seed=seed)


def alone(**position: Any) -> Table:
    return arrange(seats=1, **position)


def drawn(table: Table, wishes: tuple[str, ...] = ()) -> list[list[str]]:
    """Play to the end; the Solo cards drawn in each turn."""
    turns: list[list[str]] = [[]]
    will = fondaco.Seeded("will")
    while table.to_act is not None:
        liked = [move for move in table.legal() if move.startswith(wishes)] if wishes else []
        legal = liked or table.legal()
        for event in play(table, legal[will.pick(len(legal))]):
            if event["event"] == "solo_card_drawn":
                turns[-1].append(event["contract"])
            elif event["event"] == "turn_began":
                turns.append([])
    return turns


# ---------------------------------------------------------------------------- set-up


# rule solitary.no_chart
def test_there_is_no_chart_and_counters_come_from_the_supply() -> None:
    table = new()
    assert state_of(table)["chart"] == state_of(table)["refill"] == []
    events = play(table, "travel hamburg", "take 1 livestock")
    assert told(events, "time_gained") == [{"seat": 0, "count": 2, "from": "supply"}]
    assert time_of(table, 0) == 2
    assert seen(table)["final_round"] is None


# rule solitary.no_chart
def test_no_goods_are_ever_lost() -> None:
    for seed in range(5):
        table = new(seed)
        while table.to_act is not None:
            moves = [move for move in table.legal() if move.startswith("travel hamburg")]
            events = play(table, (moves or table.legal())[0])
            assert not {"flipped", "lost"} & set(kinds(events))


# rule solitary.buildings
def test_five_buildings_are_out_of_play() -> None:
    table = new()
    assert [lies(table, card) for card in SOLE_MOST] == ["out"] * 5
    assert len(seen(table)["buildings"]) + seen(table)["building_stack"] == 21
    assert refusal(table, "buy boerse") == "invest.open"


# rule solitary.stack
def test_the_solo_stack_has_the_contracts_of_8_and_more() -> None:
    table = new()
    assert seen(table)["solo_stack"] == 17
    for value in (8, 9, 10, 14):
        assert stack(table, value) == (None, 0)
        assert {lies(table, card) for card in all_of(value)} == {"solo"}
    left = {3: 10, 4: 12, 5: 11, 6: 11, 7: 9}
    assert {value: stack(table, value)[1] for value in left} == left


def test_the_rest_is_set_up_as_in_the_standard_game() -> None:
    table = new()
    assert cubes(table) == dict.fromkeys(MAJORS, 1)
    assert [value_of(card) for card in contracts_of(table, 0)] == [2, 3, 4, 5]
    assert len(office(table, 0)["bonus_cards"]) == 2
    assert supply_of(table, 0) == dict.fromkeys(MAJORS, 1)
    assert (taler_of(table, 0), time_of(table, 0)) == (0, 0)
    assert len(seen(table)["bonus_cards"]) == len(seen(table)["buildings"]) == 4
    assert set(seen(table)["options"]) == {"solitary", "no_coins"}


# ---------------------------------------------------------------------------- the Solo stack


# rule solitary.stack
# rule solitary.draw
@pytest.mark.parametrize("seed", range(5))
def test_each_turn_draws_one_card_8_9_10_and_the_peace(seed: int) -> None:
    """So there are 17 turns, whatever is played."""
    turns = drawn(new(seed), ("fulfill", "travel", "take") if seed % 2 else ())
    assert [len(turn) for turn in turns] == [1] * 17
    values = [value_of(card) for [card] in turns]
    assert values == [8] * 7 + [9] * 5 + [10] * 4 + [14]


# rule solitary.stack
def test_each_value_is_shuffled() -> None:
    found = set()
    for seed in range(60):
        events = play(new(seed), "travel denmark")
        found |= {event["contract"] for event in told(events, "solo_card_drawn")}
    assert found == set(all_of(8))


# rule solitary.draw
def test_the_card_is_drawn_as_the_token_moves() -> None:
    """Before the cubes are divided, before bonus goods, new cubes and Time counters."""
    table = alone(
        contracts=[["c02_hamburg"]],
        cubes={"sweden": 3},
        bonus=[["bonus_sweden_vegetables"]],
        picks=[0],
    )
    assert kinds(play(table, "travel sweden")) == ["traveled", "solo_card_drawn"]
    assert (step(table), stack(table, 8)) == ("take", ("c08_bohemia", 1))
    later = ["took", "took", "got_bonus", "cube_placed", "cube_placed", "time_gained"]
    assert kinds(play(table, "take 1 iron"))[:6] == later


# rule solitary.draw
# rule goods.two
def test_it_is_drawn_before_two_cubes_are_taken_too() -> None:
    table = alone(contracts=[["c02_hamburg"]], cubes={"sweden": 2}, picks=[0])
    assert kinds(play(table, "travel sweden"))[:3] == ["traveled", "solo_card_drawn", "took"]


# rule solitary.draw
def test_it_is_drawn_also_when_the_token_stays() -> None:
    table = alone(at="denmark", contracts=[["c02_hamburg"]], picks=[0])
    assert "solo_card_drawn" in kinds(play(table, "travel denmark"))


# rule solitary.draw
def test_the_card_is_there_before_contracts_are_fulfilled() -> None:
    """The first 8 is the reward for a 7 in the same turn."""
    table = alone(contracts=[["c07_newfoundland"]], goods=[NEWFOUNDLAND_7], time=[3], picks=[0])
    events = play(table, "travel newfoundland")
    assert told(events, "solo_card_drawn") == [{"contract": "c08_bohemia"}]
    play(table, "fulfill c07_newfoundland")
    assert contracts_of(table, 0) == ["c07_newfoundland", "c08_bohemia"]
    assert stack(table, 8) == (None, 0)


# rule solitary.piles
def test_the_newest_card_lies_on_top_and_the_one_below_comes_back() -> None:
    table = alone(contracts=[["c07_newfoundland", "c02_hamburg"]], picks=[0, 0, 0])
    for _ in range(3):
        play(table, "travel denmark")
    assert stack(table, 8) == ("c08_france", 3)
    [pile] = [entry for entry in seen(table)["stacks"] if entry["value"] == 8]
    assert pile["under"] == ["c08_england", "c08_bohemia"]
    table = alone(
        contracts=[["c07_newfoundland"]],
        step="fulfill",
        at="newfoundland",
        goods=[NEWFOUNDLAND_7],
        lying={"c08_bohemia": "pile 0", "c08_england": "pile 1"},
        tops={8: "c08_france"},
        picks=[],
    )
    events = play(table, "fulfill c07_newfoundland")
    assert told(events, "rewarded") == [{"seat": 0, "contract": "c08_france"}]
    assert told(events, "opened") == [{"card": "c08_england"}]
    assert stack(table, 8) == ("c08_england", 2)


# rule solitary.piles
def test_a_new_card_covers_what_came_back() -> None:
    table = alone(
        lying={"c08_bohemia": "pile 0"},
        tops={8: "c08_england"},
        contracts=[["c02_hamburg"]],
        picks=[0],
    )
    play(table, "travel denmark")
    assert stack(table, 8) == ("c08_france", 3)
    [pile] = [entry for entry in seen(table)["stacks"] if entry["value"] == 8]
    assert pile["under"] == ["c08_england", "c08_bohemia"]


# rule solitary.no_search
def test_without_a_pile_the_reward_is_of_the_same_value() -> None:
    """No 10 has been drawn yet: a 9 earns another 9."""
    table = alone(
        step="fulfill",
        at="newfoundland",
        contracts=[["c09_newfoundland"]],
        goods=[NEWFOUNDLAND_9],
        tops={9: "c09_spain"},
    )
    play(table, "fulfill c09_newfoundland")
    assert contracts_of(table, 0) == ["c09_newfoundland", "c09_spain"]


# rule solitary.no_search
def test_the_discards_are_not_searched() -> None:
    others = all_of(8, but=["c08_italy"])
    table = alone(
        step="fulfill",
        at="newfoundland",
        contracts=[["c07_newfoundland", *others]],
        goods=[NEWFOUNDLAND_7],
        lying={"c08_italy": "discard"},
        tops={7: "c07_spain"},
    )
    events = play(table, "fulfill c07_newfoundland")
    assert "reshuffled" not in kinds(events)
    assert told(events, "rewarded") == [{"seat": 0, "contract": "c07_spain"}]
    assert lies(table, "c08_italy") == "discard"


# rule solitary.no_search
def test_nor_in_a_stack_that_was_there_from_the_beginning() -> None:
    table = alone(
        step="fulfill",
        at="italy",
        contracts=[["c05_italy"]],
        goods=[{"iron": 1, "ham": 1, "vegetables": 1}],
        lying=dict.fromkeys(all_of(6), "discard"),
        tops={5: "c05_spain"},
    )
    events = play(table, "fulfill c05_italy")
    assert told(events, "rewarded") == [{"seat": 0, "contract": "c05_spain"}]


# ---------------------------------------------------------------------------- Investment


# rule solitary.bonus_offer
def test_a_building_renews_the_offer_of_bonus_cards() -> None:
    table = alone(contracts=[FIVE], offer=["wache", *all_bonus_cards()[:4]])
    old = set(seen(table)["bonus_cards"])
    stacked = seen(table)["bonus_stack"]
    events = play(table, "buy wache", "spend c06_danzig")
    fresh = set(seen(table)["bonus_cards"])
    assert len(fresh) == 4
    assert not old & fresh
    assert {lies(table, card) for card in old} == {"under 0"}
    assert seen(table)["bonus_stack"] == stacked
    assert told(events, "bonus_offer_renewed") == [{}]


# rule solitary.bonus_offer
def test_what_was_put_under_is_drawn_only_after_the_rest() -> None:
    """16 cards: the fourth renewal brings the first four back, the fifth the next four."""
    table = alone(contracts=[[]], picks=[0] * 60)
    offers = [set(seen(table)["bonus_cards"])]
    for card in ("wache", "fleet_at_sea", "peel_tower", "kornhaus", "gewandhaus"):
        table = renewed(table, card)
        offers.append(set(seen(table)["bonus_cards"]))
    assert set.union(*offers[:4]) == set(all_bonus_cards())
    assert offers[4:] == offers[:2]


def renewed(table: Table, card: str) -> Table:
    """The same Bonus cards after a Building was bought."""
    lying = {card: lies(table, card) for card in all_bonus_cards()}
    apart = {card: place for card, place in lying.items() if isinstance(place, str)}
    offer = [card for card, place in apart.items() if place == "open"]
    again = alone(
        contracts=[FIVE],
        offer=[card, *offer],
        lying={card: place for card, place in apart.items() if place != "open"},
        picks=[0] * 9,
    )
    play(again, f"buy {card}")
    while step(again) == "spend":
        play(again, again.legal()[-1])
    return again


# rule solitary.bonus_offer
def test_a_short_stack_is_made_up_with_what_was_just_put_under() -> None:
    mine = all_bonus_cards()[:10]
    table = alone(contracts=[FIVE], bonus=[mine], offer=["wache", *all_bonus_cards()[10:14]])
    play(table, "buy wache", "spend c06_danzig")
    fresh = seen(table)["bonus_cards"]
    assert len(fresh) == 4
    assert set(all_bonus_cards()[14:]) < set(fresh)


# rule solitary.bonus_offer
def test_who_is_told_what_was_drawn_is_asked_for_the_rest_first() -> None:
    """Two cards of the stack, of which only the first is luck; then two of the four put under."""
    mine = all_bonus_cards()[:10]
    table = alone(contracts=[FIVE], bonus=[mine], offer=["wache", *all_bonus_cards()[10:14]])
    play(table, "buy wache")
    game, before = table.game, table.plain_state()
    spend = game.move("spend c06_danzig")
    asked = [
        fondaco.next_question(lambda luck: game.apply(game.restore(before), spend, luck), answers)
        for answers in ([], [0], [0, 1], [0, 1, 3], [0, 1, 3, 0])
    ]
    keys = [question.key for question in asked if question]
    assert keys == ["building stack", *["bonus stack"] * 3]
    assert [question.total for question in asked if question][1:] == [2, 4, 3]


# rule solitary.bonus_offer
def test_a_bonus_card_does_not_renew_the_offer() -> None:
    table = alone(contracts=[FIVE], offer=["wache", *all_bonus_cards()[:4]])
    kept = seen(table)["bonus_cards"][1:]
    events = play(table, f"buy {seen(table)['bonus_cards'][0]}", "spend c06_danzig")
    assert "bonus_offer_renewed" not in kinds(events)
    assert set(kept) < set(seen(table)["bonus_cards"])


# ---------------------------------------------------------------------------- the end


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
