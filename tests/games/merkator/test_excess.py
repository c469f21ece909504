"""Variant D: who is paid above the cash limit buys at once, or gives up the excess."""

from typing import Any

from fondaco import Table
from positions import arrange, office, play, refusal, step, taler_of, told

D = {"offers": "yes"}
SWEDEN_2 = {"muskets": 1, "grain": 1}


def paid_above_the_limit(taler: int = 14, **position: Any) -> Table:
    """Seat 0 swaps for 3 Taler."""
    table = arrange(
        options={**D, **position.pop("more", {})},
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden"], ["c02_france"]],
        goods=[SWEDEN_2],
        taler=[taler, 3],
        **position,
    )
    play(table, "fulfill c02_sweden", "offer 3 taler")
    return table


# rule offers.limit
# rule invest.limit
def test_who_is_paid_above_the_limit_is_asked_at_once() -> None:
    table = paid_above_the_limit(offer=["seeamt", "bonus_france_iron"])
    events = play(table, "swap")
    assert (table.to_act, step(table)) == (0, "excess")
    assert taler_of(table, 0) == 17
    assert not told(events, "gave_up")
    assert table.legal() == ["buy bonus_france_iron", "buy seeamt", "give up taler"]
    events = play(table, "give up taler")
    assert told(events, "gave_up") == [{"seat": 0, "taler": 2}]
    assert taler_of(table, 0) == 15
    assert (table.to_act, step(table)) == (1, "invest")


# rule offers.limit
def test_a_purchase_that_meets_the_limit_is_enough() -> None:
    table = paid_above_the_limit(offer=["seeamt", "bonus_france_iron"])
    events = play(table, "swap", "buy bonus_france_iron")
    assert not told(events, "gave_up")
    assert taler_of(table, 0) < 15
    assert "bonus_france_iron" in office(table, 0)["bonus_cards"]
    assert step(table) == "invest"


# rule offers.limit
def test_after_a_purchase_the_taler_are_counted_again() -> None:
    table = paid_above_the_limit(taler=18, offer=["bonus_france_iron", "bonus_spain_ham"])
    play(table, "swap", "buy bonus_france_iron")
    assert (table.to_act, step(table)) == (0, "excess")
    assert taler_of(table, 0) > 15
    play(table, "buy bonus_spain_ham")
    assert step(table) == "invest"


# rule offers.limit
# rule hand.buy
def test_a_card_in_hand_cannot_be_bought_then() -> None:
    table = paid_above_the_limit(
        more={"hand_card": "yes"}, lying={"seeamt": "hand 0"}, offer=["bonus_france_iron"]
    )
    play(table, "swap")
    assert refusal(table, "buy seeamt") == "invest.open"
    assert refusal(table, "hold bonus_france_iron") == "hand.turn"
    assert refusal(table, "sell c02_sweden") == "turn.steps"


# rule offers.limit
def test_where_nothing_can_be_bought_the_excess_is_given_up() -> None:
    table = paid_above_the_limit(offer=[])
    events = play(table, "swap")
    assert told(events, "gave_up") == [{"seat": 0, "taler": 2}]
    assert step(table) == "invest"


# rule offers.limit
def test_15_taler_are_not_above_the_limit() -> None:
    table = paid_above_the_limit(taler=12)
    play(table, "swap")
    assert taler_of(table, 0) == 15
    assert step(table) == "invest"


# rule offers.limit
# rule variants.forced_cash
def test_variant_b_has_no_limit_here_either() -> None:
    table = paid_above_the_limit(more={"cash": "forced"})
    play(table, "swap")
    assert taler_of(table, 0) == 17
    assert step(table) == "invest"


# rule offers.limit
def test_who_has_joined_is_asked_too() -> None:
    table = arrange(
        options=D,
        step="join",
        at="sweden",
        asked=1,
        contracts=[["c02_france"], ["c02_sweden"]],
        goods=[{}, SWEDEN_2],
        taler=[5, 14],
        time=[0, 1],
    )
    play(table, "join", "fulfill c02_sweden", "offer 5 taler", "offer 0 time", "swap")
    assert (table.to_act, step(table)) == (1, "excess")


# rule offers.limit
def test_it_goes_on_with_fulfilling() -> None:
    table = arrange(
        options=D,
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden", "c03_sweden"], ["c02_france"]],
        goods=[{"muskets": 1, "grain": 2, "saltpeter": 1, "ham": 1}],
        taler=[15, 5],
    )
    play(table, "fulfill c02_sweden", "offer 1 taler", "swap", "give up taler")
    assert (table.to_act, step(table)) == (0, "fulfill")
    assert "fulfill c03_sweden" in table.legal()
