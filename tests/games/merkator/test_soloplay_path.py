"""Where SoloPlay's AI travels, and what his travel brings."""

import pytest

from positions import chart, cubes, flips, goods_of, refusal, step, time_of
from soloplay import against_ai, ai_of, ai_turn, state_of, the, told, tops_of

PATH = ["c03_england", "c04_spain", "c05_russia", "c06_england"]


# rule soloplay.path_order
# rule soloplay.path_time
# rule soloplay.covered
def test_the_example_of_the_travel_path() -> None:
    table = against_ai(tops=PATH, cubes={"england": 1, "russia": 1})
    events = ai_turn(table)
    traveled = the(events, "ai_traveled")
    assert traveled["place"] == "england"
    assert traveled["rule"] == "soloplay.path_order"
    assert traveled["why"] == "path up: next is 3 England"
    assert ai_of(table)["contracts"] == ["c03_england"]
    assert ai_of(table)["tile"] == 3
    assert tops_of(table)[3] is None
    events = ai_turn(table, "travel denmark")
    traveled = the(events, "ai_traveled")
    assert traveled["place"] == "russia"
    why = "path up: 4 Spain costs 1 Time counter, more than he has; next is 5 Russia"
    assert traveled["why"] == why
    kinds = [event["event"] for event in events]
    assert kinds.index("ai_traveled") < kinds.index("ai_collected") < kinds.index("opened")
    assert the(events, "opened")["rule"] == "soloplay.covered"
    assert tops_of(table)[3] is not None
    assert tops_of(table)[5] is None
    assert ai_of(table)["contracts"] == ["c03_england", "c05_russia"]


# rule soloplay.end_stuck
# rule soloplay.covered
def test_the_lost_game_of_the_example() -> None:
    """The next 3 is not turned up until another destination is found: there is none."""
    table = against_ai(tops=PATH, cubes={"england": 1})
    ai_turn(table)
    events = ai_turn(table, "travel denmark")
    stuck = the(events, "ai_stuck")
    assert stuck["empty_stacks"] == 0
    assert "5 Russia has no cubes" in stuck["why"]
    assert table.to_act is None
    assert table.view(0)["rating"] == "Game Loss"
    assert [score["rank"] for score in table.scores()] == [2, 1]


# rule soloplay.path_cubes
def test_he_needs_cubes_in_a_major_location() -> None:
    tops = ["c03_england", "c04_france", "c05_russia"]
    table = against_ai(tops=tops, cubes={"russia": 1})
    events = ai_turn(table)
    why = "path up: 3 England has no cubes; 4 France has no cubes; next is 5 Russia"
    assert the(events, "ai_traveled")["why"] == why


# rule soloplay.path_elsewhere
def test_he_does_not_stay_where_the_token_stands() -> None:
    table = against_ai(tops=["c03_bohemia", "c04_denmark"])
    events = ai_turn(table, "travel bohemia")
    why = "path up: 3 Bohemia is where the token stands; next is 4 Denmark"
    assert the(events, "ai_traveled")["why"] == why


# rule soloplay.path_cubes
# rule soloplay.path_time
@pytest.mark.parametrize(("counters", "place"), [(1, "denmark"), (2, "italy")])
def test_a_minor_location_needs_no_cubes_but_its_price(counters: int, place: str) -> None:
    table = against_ai(tops=["c03_italy", "c04_denmark"], time=(0, counters))
    assert the(ai_turn(table), "ai_traveled")["place"] == place


# rule soloplay.path_turn
# rule soloplay.path_turn_when
def test_the_tile_is_flipped_when_it_comes_to_the_end_of_the_path() -> None:
    tops = ["c03_denmark", "c05_denmark", "c06_england"]
    table = against_ai(tops=tops, tile=4, cubes={"england": 1})
    events = ai_turn(table)
    assert the(events, "ai_traveled")["contract"] == "c05_denmark"
    assert told(events, "ai_turned") == []
    events = ai_turn(table, "travel russia")
    assert the(events, "ai_turned")["why"] == "the tile lies at the end of the path"
    assert ai_of(table)["tile"] == 6
    assert ai_of(table)["direction"] == "down"


# rule soloplay.path_turn
def test_he_looks_back_when_nothing_further_on_suits_him() -> None:
    table = against_ai(tops=["c03_sweden", "c04_denmark", "c06_england"], tile=5)
    events = ai_turn(table)
    turned = the(events, "ai_turned")
    assert turned["why"] == "6 England has no cubes"
    assert turned["direction"] == "down"
    assert the(events, "ai_traveled")["why"] == "path down: next is 4 Denmark"
    assert ai_of(table)["direction"] == "down"


# rule soloplay.path_turn_when
def test_at_the_lower_end_the_tile_turns_up_again() -> None:
    table = against_ai(tops=["c03_denmark", "c05_england"], tile=4, rising=False)
    events = ai_turn(table)
    assert the(events, "ai_turned")["why"] == "the tile lies at the end of the path"
    assert ai_of(table)["direction"] == "up"


# rule soloplay.path_peace
def test_the_peace_of_westphalia_always_suits_him() -> None:
    table = against_ai(tops=["c14_peace_of_westphalia"], tile=9)
    events = ai_turn(table)
    assert the(events, "ai_traveled")["place"] is None
    assert table.view(0)["merkator"] == "bohemia"
    assert ai_of(table)["contracts"] == ["c14_peace_of_westphalia"]


# rule soloplay.tile
def test_he_keeps_contracts_by_value_and_then_by_gain() -> None:
    ai = ["c04_spain", "c03_england", "c04_italy"]
    table = against_ai(tops=["c03_denmark"], ai=ai)
    ai_turn(table)
    assert state_of(table)["earned"] == [*ai, "c03_denmark"]
    order = ["c03_denmark", "c03_england", "c04_italy", "c04_spain"]
    assert ai_of(table)["contracts"] == order


# rule soloplay.time
def test_he_gains_counters_from_the_chart() -> None:
    table = against_ai(tops=["c03_hamburg"], cubes={"hamburg": 1})
    events = ai_turn(table, "travel england")
    gained = the(events, "ai_gained_time")
    assert (gained["count"], gained["from_chart"]) == (2, 2)
    assert chart(table) == [0, 0, 5, 7, 7]
    assert ai_of(table)["time"] == 2


# rule soloplay.time
def test_counters_that_he_pays_leave_the_game() -> None:
    table = against_ai(tops=["c03_spain"], cubes={"spain": 2}, time=(0, 3))
    ai_turn(table)
    assert ai_of(table)["time"] == 2
    assert chart(table) == [0, 0, 6, 7, 7]  # the one that is missing is yours, from Bohemia
    assert time_of(table, 0) == 1


# rule soloplay.loss
def test_a_row_that_he_empties_costs_one_good_more_and_no_other_counter() -> None:
    table = against_ai(
        tops=["c03_denmark"],
        chart=(0, 0, 1, 7, 7),
        goods={"grain": 2, "ham": 2, "iron": 1},
        picks=[flips("A")],
    )
    events = ai_turn(table, "travel england")
    assert the(events, "flipped")["rule"] == "soloplay.loss"
    assert step(table) == "lose"
    assert table.legal() == ["lose grain", "lose ham"]
    assert refusal(table, "flip next") == "soloplay.loss"
    table.play("lose grain")
    assert step(table) == "lose"
    table.play("lose ham")
    assert goods_of(table, 0) == {"grain": 1, "ham": 1, "iron": 1}
    assert step(table) != "lose"


# rule soloplay.loss
def test_a_double_letter_costs_three_goods() -> None:
    table = against_ai(
        tops=["c03_denmark"],
        chart=(0, 0, 1, 7, 7),
        goods={"grain": 3, "iron": 1},
        picks=[flips("AA")],
    )
    ai_turn(table, "travel england")
    assert goods_of(table, 0) == {"iron": 1}


# rule soloplay.loss
def test_a_row_that_you_empty_follows_the_standard_rules() -> None:
    table = against_ai(chart=(0, 0, 1, 7, 7), goods={"grain": 3, "ham": 2}, picks=[flips("A")])
    table.play("travel denmark")
    assert table.legal() == ["accept", "flip next"]
    table.play("accept")
    table.play("lose grain")
    assert goods_of(table, 0) == {"grain": 2, "ham": 2}


# rule soloplay.bonus_gain
def test_he_gains_the_bonus_card_of_his_location() -> None:
    offer = ["bonus_denmark_grain", "bonus_italy_wine"]
    table = against_ai(tops=["c03_denmark"], offer=offer)
    events = ai_turn(table, "travel england")
    gained = the(events, "ai_gained_bonus")
    assert gained["card"] == "bonus_denmark_grain"
    assert gained["rule"] == "soloplay.bonus_gain"
    assert ai_of(table)["bonus_cards"] == ["bonus_denmark_grain"]


# rule soloplay.bonus_gain
def test_of_two_bonus_cards_you_choose_one() -> None:
    offer = ["bonus_denmark_grain", "bonus_denmark_calfskin", "bonus_italy_wine"]
    table = against_ai(
        tops=["c03_denmark"],
        offer=offer,
        time=(2, 0),
        contracts=["c04_denmark"],
        goods={"citrus_fruit": 1, "spice": 1},
    )
    ai_turn(table, "travel england")
    assert step(table) == "give"
    assert table.legal() == ["give bonus_denmark_grain", "give bonus_denmark_calfskin"]
    assert refusal(table, "give bonus_italy_wine") == "soloplay.bonus_gain"
    events = table.play("give bonus_denmark_calfskin")
    assert the(events, "ai_gained_bonus")["why"] == "you chose it of two"
    assert ai_of(table)["bonus_cards"] == ["bonus_denmark_calfskin"]
    assert step(table) == "join"


# rule soloplay.discard
# rule soloplay.order
def test_the_cubes_of_his_location_are_discarded_before_you_join() -> None:
    table = against_ai(
        tops=["c03_russia"], cubes={"russia": 4}, time=(1, 0), bonus=["bonus_russia_plums"]
    )
    events = ai_turn(table, "travel england")
    assert the(events, "ai_discarded")["count"] == 4
    assert step(table) == "join"
    assert "russia" not in cubes(table)


# rule soloplay.join
# rule soloplay.spread
def test_you_join_him_with_counters_that_leave_the_game() -> None:
    table = against_ai(
        tops=["c03_russia"],
        cubes={"russia": 1},
        time=(3, 0),
        bonus=["bonus_russia_plums"],
        contracts=["c03_sweden", "c06_russia"],
        goods={"iron": 1, "citrus_fruit": 1},
    )
    ai_turn(table, "travel england")
    events = table.play("join")
    assert the(events, "joined_ai")["count"] == 1
    assert time_of(table, 0) == 2
    assert ai_of(table)["time"] == 0
    assert goods_of(table, 0) == {"iron": 1, "citrus_fruit": 1, "plums": 1}
    assert cubes(table)["sweden"] == 1
    assert cubes(table)["danzig"] == 1


# rule soloplay.join
def test_you_fulfill_contracts_where_you_have_joined_him() -> None:
    table = against_ai(
        tops=["c04_russia", "c05_sweden"],
        depth={4: 2, 5: 2},
        cubes={"russia": 1},
        time=(1, 0),
        contracts=["c03_russia"],
        goods={"iron": 1, "citrus_fruit": 1},
    )
    ai_turn(table, "travel england")
    assert step(table) == "join"
    table.play("join")
    events = table.play("fulfill c03_russia")
    kinds = [event["event"] for event in events]
    assert kinds.index("fulfilled") < kinds.index("unrewarded") < kinds.index("cube_placed")
    assert [event["place"] for event in told(events, "cube_placed")] == ["danzig", "sweden"]


# rule soloplay.no_join
def test_he_never_joins_you() -> None:
    table = against_ai(tops=["c03_denmark"], time=(0, 9), ai_bonus=["bonus_england_livestock"])
    events = ai_turn(table, "travel england")
    assert told(events, "joined") == []
    assert ai_of(table)["time"] == 10
