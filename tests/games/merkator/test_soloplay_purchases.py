"""What SoloPlay's AI buys, and with what."""

from typing import Any

import pytest

from soloplay import STACKS, against_ai, ai_of, ai_turn, state_of, the, told

# Contracts by value, as the AI may have gained them.
THREE, FOUR = "c03_danzig", "c04_danzig"
FIVE, OTHER_FIVE, THIRD_FIVE = "c05_danzig", "c05_hamburg", "c05_sweden"
SIX, OTHER_SIX, THIRD_SIX = "c06_danzig", "c06_sweden", "c06_russia"
SEVEN, OTHER_SEVEN = "c07_danzig", "c07_hamburg"
EIGHT, NINE, OTHER_NINE = "c08_hamburg", "c09_russia", "c09_france"


def first_purchase(ai: list[str], row: list[str], **position: Any) -> dict[str, Any]:
    events = ai_turn(against_ai(ai=ai, row=row, **position))
    return told(events, "ai_bought")[0]


# rule soloplay.funds
# rule soloplay.funds_value
def test_he_buys_nothing_with_less_than_15() -> None:
    events = ai_turn(against_ai(ai=[SEVEN, OTHER_SEVEN], row=["waage"]))
    assert told(events, "ai_bought") == []
    stopped = the(events, "ai_stopped_buying")
    assert stopped["rule"] == "soloplay.funds"
    assert stopped["why"] == "he can spend 14, and needs 15"


# rule soloplay.funds
def test_taler_count_and_bonus_cards_are_not_for_him() -> None:
    bought = first_purchase(
        [SEVEN, OTHER_SEVEN], ["waage"], taler=(0, 1), offer=["bonus_italy_wine"]
    )
    assert bought["cards"] == ["waage"]


# rule soloplay.locked
# rule soloplay.funds_value
@pytest.mark.parametrize(
    ("empty", "funds", "kept"), [(0, 24, []), (1, 17, [SEVEN]), (2, 12, [FIVE, SEVEN])]
)
def test_the_example_of_locked_contracts(empty: int, funds: int, kept: list[str]) -> None:
    depth = {value: 0 if value > 10 - empty and value < 14 else n for value, n in STACKS.items()}
    table = against_ai(ai=[THREE, FOUR, FIVE, SEVEN, OTHER_FIVE], row=["waage"], depth=depth)
    assert ai_of(table)["funds"] == funds
    assert ai_of(table)["locked"] == kept
    events = ai_turn(table)
    assert bool(told(events, "ai_bought")) == (funds >= 15)


# rule soloplay.pay_lowest
def test_he_pays_with_the_lowest_and_of_equal_ones_with_the_last_gained() -> None:
    table = against_ai(ai=[FIVE, FOUR, OTHER_FIVE, THREE], row=["alsterhaus"])
    assert ai_of(table)["contracts"] == [THREE, FOUR, OTHER_FIVE, FIVE]
    bought = told(ai_turn(table), "ai_bought")[0]
    assert bought["contracts"] == [THREE, FOUR, OTHER_FIVE]


# rule soloplay.pay_strict
def test_higher_contracts_do_not_come_before_lower_ones() -> None:
    """5 and 5 would pay Brooktor exactly, but 3 and 4 must go first: 12."""
    bought = first_purchase([THREE, FOUR, FIVE, OTHER_FIVE], ["brooktor"])
    assert bought["contracts"] == [THREE, FOUR, OTHER_FIVE]
    assert bought["rule"] == "soloplay.buy_over_small"


# rule soloplay.pay_coins
def test_taler_fill_up_the_price() -> None:
    table = against_ai(ai=[FIVE, EIGHT], row=["waage"], taler=(0, 3))
    bought = told(ai_turn(table), "ai_bought")[0]
    assert (bought["contracts"], bought["taler"]) == ([FIVE], 2)
    assert bought["rule"] == "soloplay.buy_small"
    assert ai_of(table)["taler"] == 1


# rule soloplay.pay_coins
def test_an_overpaid_building_costs_no_taler() -> None:
    table = against_ai(ai=[SIX, SEVEN, EIGHT], row=["alsterhaus"], taler=(0, 1))
    bought = told(ai_turn(table), "ai_bought")[0]
    assert (bought["contracts"], bought["taler"]) == ([SIX, SEVEN], 0)
    assert ai_of(table)["taler"] == 1


# rule soloplay.pay_out
def test_contracts_he_pays_with_leave_the_game() -> None:
    table = against_ai(ai=[THREE, FOUR, FIVE, OTHER_FIVE], row=["alsterhaus"])
    ai_turn(table)
    assert state_of(table)["contracts"][THREE] == "out"
    assert state_of(table)["earned"] == [FIVE]


# rule soloplay.buy_exact
def test_first_the_dearest_building_of_10_or_more_that_is_paid_exactly() -> None:
    bought = first_purchase([THREE, FOUR, FIVE, EIGHT], ["alsterhaus", "waage", "arsenal"])
    assert bought["cards"] == ["arsenal"]
    assert bought["rule"] == "soloplay.buy_exact"
    assert bought["why"] == "he can spend 20; Arsenal (20) is paid exactly"


# rule soloplay.buy_row
def test_of_equal_buildings_the_earlier_in_the_row() -> None:
    assert first_purchase([FOUR, SIX, OTHER_SIX], ["large_storehouse", "brooktor"])["cards"] == [
        "large_storehouse"
    ]
    assert first_purchase([FOUR, SIX, OTHER_SIX], ["brooktor", "large_storehouse"])["cards"] == [
        "brooktor"
    ]


# rule soloplay.buy_several
def test_second_several_small_buildings_for_an_exact_sum() -> None:
    row = ["boerse", "arsenal", "hofkammer", "rathaus"]
    bought = first_purchase([SIX, OTHER_SIX, THIRD_SIX], row)
    assert bought["cards"] == ["boerse", "hofkammer", "rathaus"]
    assert bought["contracts"] == [THIRD_SIX, OTHER_SIX, SIX]
    assert bought["rule"] == "soloplay.buy_several"


# rule soloplay.buy_several_which
def test_of_several_sums_the_highest_then_the_earlier_in_the_row() -> None:
    row = ["large_depot", "fleet_at_sea", "seeamt", "waage"]
    bought = first_purchase([FIVE, SEVEN, OTHER_FIVE], row)
    assert bought["cards"] == ["large_depot", "fleet_at_sea", "seeamt"]


# rule soloplay.buy_small
def test_third_the_dearest_small_building_that_is_paid_exactly() -> None:
    bought = first_purchase([SEVEN, EIGHT], ["boerse", "waage", "arsenal"])
    assert (bought["cards"], bought["contracts"]) == (["waage"], [SEVEN])
    assert bought["rule"] == "soloplay.buy_small"


# rule soloplay.buy_over
# rule soloplay.buy_expert
@pytest.mark.parametrize(("level", "change"), [("normal", 0), ("easy", 0), ("expert", 1)])
def test_fourth_a_building_of_12_or_more_overpaid_by_2_at_most(level: str, change: int) -> None:
    table = against_ai(level=level, ai=[SIX, SEVEN, NINE], row=["brooktor", "alsterhaus"])
    bought = told(ai_turn(table), "ai_bought")[0]
    assert (bought["cards"], bought["contracts"]) == (["alsterhaus"], [SIX, SEVEN])
    assert bought["rule"] == "soloplay.buy_over"
    assert bought["change"] == change
    assert ai_of(table)["taler"] == change


# rule soloplay.buy_over_small
# rule soloplay.buy_expert
# rule soloplay.buy_row
@pytest.mark.parametrize(("level", "change"), [("normal", 0), ("expert", 2)])
def test_fifth_a_building_under_12_overpaid_by_2_at_most(level: str, change: int) -> None:
    bought = first_purchase([FIVE, SIX, NINE], ["bauhof", "brooktor"], level=level)
    assert bought["cards"] == ["bauhof"]
    assert bought["rule"] == "soloplay.buy_over_small"
    assert bought["change"] == change


# rule soloplay.buy_change
@pytest.mark.parametrize("level", ["easy", "normal", "expert"])
def test_sixth_the_least_overpaid_building_over_8_with_change(level: str) -> None:
    table = against_ai(level=level, ai=[SEVEN, EIGHT], row=["bauhof", "brooktor", "alsterhaus"])
    bought = told(ai_turn(table), "ai_bought")[0]
    assert bought["cards"] == ["alsterhaus"]
    assert bought["rule"] == "soloplay.buy_change"
    assert ai_of(table)["taler"] == bought["change"] == 3


# rule soloplay.buy_all
def test_seventh_everything_for_the_first_building_if_all_are_too_dear() -> None:
    table = against_ai(ai=[SEVEN, EIGHT], row=["arsenal"], taler=(0, 1))
    bought = told(ai_turn(table), "ai_bought")[0]
    assert bought["cards"] == ["arsenal"]
    assert bought["rule"] == "soloplay.buy_all"
    assert (bought["contracts"], bought["taler"]) == ([SEVEN, EIGHT], 1)
    assert ai_of(table)["taler"] == 0


# rule soloplay.buy_free
# rule soloplay.buy_free_which
def test_or_a_cheap_building_for_nothing_and_then_no_more() -> None:
    table = against_ai(ai=[NINE, OTHER_NINE], row=["arsenal", "rathaus", "boerse"])
    events = ai_turn(table)
    bought = the(events, "ai_bought")
    assert bought["cards"] == ["rathaus"]
    assert bought["contracts"] == []
    assert bought["rule"] == "soloplay.buy_free"
    assert ai_of(table)["funds"] == 18


# rule soloplay.buy_again
def test_he_buys_until_he_has_less_than_15() -> None:
    ai = [SIX, OTHER_SIX, THIRD_SIX, FIVE, OTHER_FIVE, SEVEN]
    table = against_ai(ai=ai, row=["brooktor", "large_storehouse"])
    events = ai_turn(table)
    assert len(told(events, "ai_bought")) >= 2
    assert the(events, "ai_stopped_buying")["funds"] < 15


# rule soloplay.row
def test_his_purchase_moves_the_row_too() -> None:
    row = ["waage", "alsterhaus", "arsenal", "brooktor"]
    table = against_ai(ai=[THREE, FOUR, FIVE, OTHER_FIVE], row=row)
    ai_turn(table)
    assert state_of(table)["row"][:3] == ["waage", "arsenal", "brooktor"]
    assert len(state_of(table)["row"]) == 4
