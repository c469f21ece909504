"""The set-up and the investments of the Solitary version."""

import fondaco
from fondaco import Table
from games.merkator.alone import FIVE, alone, new
from positions import (
    MAJORS,
    all_bonus_cards,
    all_of,
    contracts_of,
    cubes,
    kinds,
    lies,
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

SOLE_MOST = ["boerse", "hofkammer", "admiralitaet", "rathaus", "kaufhaus"]


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
