"""Trading 4:1."""

import pytest

from fondaco import Refused, Table
from positions import (
    GOODS,
    arrange,
    contracts_of,
    goods_of,
    play,
    refusal,
    seen,
    step,
    supply_of,
    time_of,
    told,
)

TOWARD = "trade toward c05_italy"


def in_italy(time: int = 0, supply: dict[str, int] | None = None, **goods: int) -> Table:
    """With a Contract for 1 Ham, 1 Vegetables and 1 Iron."""
    return arrange(
        step="fulfill",
        at="italy",
        contracts=[["c05_italy"]],
        goods=[goods],
        time=[time],
        supply=[supply or {}],
    )


# rule trade.four
def test_four_iron_take_the_place_of_the_vegetables() -> None:
    """1 Ham and 5 Iron pay for 1 Ham, 1 Vegetables and 1 Iron."""
    table = in_italy(ham=1, iron=5)
    events = play(table, TOWARD, "trade 4 iron for vegetables")
    assert goods_of(table, 0) == {}
    assert told(events, "traded") == [{"seat": 0, "count": 4, "given": "iron", "for": "vegetables"}]
    assert told(events, "fulfilled") == [{"seat": 0, "contract": "c05_italy"}]
    assert len(contracts_of(table, 0)) == 2


# rule trade.four
def test_two_goods_of_one_color_do_not_add_up() -> None:
    """3 Iron and 3 Copper are both black, and yet no four of a kind."""
    table = in_italy(ham=1, iron=3, copper=3, plums=4)
    play(table, TOWARD)
    assert refusal(table, "trade 4 copper for vegetables") == "trade.four"
    assert refusal(table, "trade 4 iron for vegetables") == "trade.four"
    assert table.legal() == ["trade 4 plums for vegetables"]


# rule trade.four
def test_without_four_of_a_kind_no_trade_begins() -> None:
    table = in_italy(ham=3, iron=3, vegetables=3, copper=3)
    assert refusal(table, TOWARD) == "trade.four"


# rule trade.four
def test_that_is_the_reason_also_where_goods_are_lacking() -> None:
    table = in_italy(ham=3, supply={"spain": 1})
    assert refusal(table, TOWARD) == "trade.four"
    table = in_italy(time=4, ham=1, supply={"spain": 1})
    assert refusal(table, TOWARD) == "trade.whole"


# rule trade.time
def test_four_time_counters_are_traded_for_a_good() -> None:
    table = in_italy(time=5, ham=1, iron=1)
    events = play(table, TOWARD, "trade 4 time for vegetables")
    assert time_of(table, 0) == 1
    assert told(events, "traded") == [{"seat": 0, "count": 4, "given": "time", "for": "vegetables"}]
    assert goods_of(table, 0) == {}


# rule trade.time
def test_three_time_counters_are_not_enough() -> None:
    table = in_italy(time=3, ham=1, iron=9)
    play(table, TOWARD)
    assert refusal(table, "trade 4 time for vegetables") == "trade.time"


# rule trade.needed
def test_only_goods_of_the_contract_can_be_traded_for() -> None:
    table = in_italy(ham=1, iron=9)
    play(table, TOWARD)
    assert refusal(table, "trade 4 iron for wine") == "trade.needed"
    assert refusal(table, "trade 4 iron for any") == "trade.needed"


# rule trade.needed
def test_no_more_can_be_traded_for_than_the_contract_needs() -> None:
    table = in_italy(ham=1, iron=9)
    play(table, TOWARD, "trade 4 iron for vegetables")
    assert refusal(table, "trade 4 iron for vegetables") == "trade.needed"
    assert table.legal() == ["fulfill c05_italy", "trade 4 iron for ham"]


# rule trade.not_time
@pytest.mark.parametrize("given", GOODS)
def test_time_counters_cannot_be_traded_for(given: str) -> None:
    """No such move exists."""
    goods = {"ham": 1, "iron": 1, given: 9}
    table = arrange(step="fulfill", at="italy", contracts=[["c05_italy"]], goods=[goods], time=[4])
    play(table, TOWARD)
    before = table.snapshot()
    with pytest.raises(Refused):
        table.play(f"trade 4 {given} for time")
    assert table.snapshot() == before
    assert [move for move in table.legal() if move.endswith("for time")] == []


# rule trade.keep
def test_a_good_that_one_holds_can_be_traded_for_and_kept() -> None:
    table = in_italy(ham=1, iron=5, vegetables=1)
    play(table, TOWARD, "trade 4 iron for vegetables")
    assert goods_of(table, 0) == {"vegetables": 1}
    assert len(contracts_of(table, 0)) == 2


# rule trade.keep
def test_a_cube_of_the_supply_tile_can_be_kept() -> None:
    table = in_italy(ham=1, iron=5, supply={"dutch_republic": 1})
    play(table, TOWARD, "trade 4 iron for vegetables")
    assert supply_of(table, 0) == {"dutch_republic": 1}
    assert goods_of(table, 0) == {}


# rule trade.many
def test_any_number_of_trades_may_help_one_contract() -> None:
    table = in_italy(time=4, plums=4, wine=4)
    play(table, TOWARD, "trade 4 plums for ham", "trade 4 wine for iron")
    assert table.legal() == ["trade 4 time for vegetables"]
    play(table, "trade 4 time for vegetables")
    assert goods_of(table, 0) == {}
    assert time_of(table, 0) == 0
    assert len(contracts_of(table, 0)) == 2


# rule trade.many
def test_one_kind_may_be_traded_several_times() -> None:
    table = in_italy(iron=9)
    play(table, TOWARD, "trade 4 iron for ham", "trade 4 iron for vegetables")
    assert goods_of(table, 0) == {}
    assert len(contracts_of(table, 0)) == 2


# rule trade.fresh
def test_goods_of_this_very_journey_can_be_traded() -> None:
    table = arrange(contracts=[["c02_sweden"]], goods=[{"muskets": 1}], cubes={"sweden": 5})
    play(table, "travel sweden", "take 4 iron", "trade toward c02_sweden")
    assert goods_of(table, 0) == {"muskets": 1, "iron": 4, "copper": 1}
    play(table, "trade 4 iron for grain")
    assert goods_of(table, 0) == {"copper": 1}
    assert len(contracts_of(table, 0)) == 2


# rule trade.fresh
def test_time_counters_of_this_very_journey_can_be_traded() -> None:
    table = arrange(contracts=[["c02_sweden"]], goods=[{"muskets": 1}], time=[3])
    play(table, "travel sweden", "trade toward c02_sweden", "trade 4 time for grain")
    assert time_of(table, 0) == 0


# rule trade.whole
def test_with_only_4_iron_none_would_be_left_to_pay() -> None:
    """The Supply tile cannot help either: its cube is no Iron."""
    table = in_italy(ham=1, iron=4, supply={"spain": 1})
    assert refusal(table, TOWARD) == "trade.whole"


# rule trade.whole
def test_the_only_iron_cannot_be_traded_away() -> None:
    """There are four of a kind, but one of them is needed, and nothing would bring it back."""
    table = in_italy(ham=1, iron=4, vegetables=1)
    assert refusal(table, TOWARD) == "trade.whole"


# rule trade.whole
def test_a_trade_must_leave_the_contract_payable() -> None:
    """For the Ham that one holds: then neither Iron nor Vegetables could both be had."""
    table = in_italy(ham=1, iron=4, plums=4)
    play(table, TOWARD)
    assert refusal(table, "trade 4 iron for ham") == "trade.whole"
    assert refusal(table, "trade 4 plums for ham") == "trade.whole"


# rule trade.whole
def test_needed_goods_may_be_given_if_another_trade_brings_them_back() -> None:
    table = in_italy(ham=1, iron=4, plums=4)
    play(table, TOWARD, "trade 4 iron for vegetables")
    assert table.legal() == ["trade 4 plums for iron"]
    play(table, "trade 4 plums for iron")
    assert goods_of(table, 0) == {}
    assert len(contracts_of(table, 0)) == 2


# rule trade.at_once
def test_what_a_trade_brings_goes_into_the_contract() -> None:
    table = in_italy(ham=1, iron=9)
    play(table, TOWARD, "trade 4 iron for vegetables")
    assert step(table) == "trade"
    assert seen(table)["brought"] == {"vegetables": 1}
    assert goods_of(table, 0) == {"ham": 1, "iron": 5}
    play(table, "fulfill c05_italy")
    assert seen(table)["brought"] == {}
    assert goods_of(table, 0) == {"iron": 4}


# rule trade.at_once
def test_a_trade_begun_for_one_contract_cannot_serve_another() -> None:
    table = arrange(
        step="fulfill",
        at="italy",
        contracts=[["c05_italy", "c04_italy"]],
        goods=[{"ham": 3, "iron": 9, "muskets": 1}],
    )
    assert "fulfill c04_italy" in table.legal()
    play(table, TOWARD, "trade 4 iron for vegetables")
    assert refusal(table, "fulfill c04_italy") == "trade.at_once"
    assert refusal(table, "trade toward c04_italy") == "turn.steps"
    assert refusal(table, "done") == "trade.at_once"


# rule trade.itself
def test_a_good_is_not_traded_for_itself() -> None:
    table = in_italy(ham=1, iron=5)
    play(table, TOWARD)
    assert refusal(table, "trade 4 iron for iron") == "trade.itself"


# ---------------------------------------------------------------------------- categories


# rule fulfill.category
def test_a_trade_supplies_any_good_of_a_category() -> None:
    """Three weapons and 4 Ham for a Contract of four weapons."""
    table = arrange(
        step="fulfill",
        at="france",
        contracts=[["c04_france"]],
        goods=[{"iron": 2, "coal": 1, "ham": 4}],
    )
    play(table, "trade toward c04_france", "trade 4 ham for any")
    assert goods_of(table, 0) == {}
    assert len(contracts_of(table, 0)) == 2


# rule fulfill.category
def test_a_trade_may_spare_goods_of_the_category() -> None:
    """The choice of payment follows, for one good less."""
    table = arrange(
        step="fulfill",
        at="france",
        contracts=[["c04_france"]],
        goods=[{"iron": 3, "coal": 1, "ham": 4}],
    )
    play(table, "trade toward c04_france", "trade 4 ham for any")
    assert table.legal() == ["pay 2 iron", "pay 3 iron"]
    play(table, "pay 2 iron")
    assert goods_of(table, 0) == {"iron": 1}


# rule fulfill.different
def test_a_trade_supplies_one_of_twelve_different_goods() -> None:
    goods = {**dict.fromkeys(GOODS[:11], 1), "iron": 5}
    table = arrange(step="fulfill", at="hamburg", contracts=[["c10_hamburg"]], goods=[goods])
    play(table, "trade toward c10_hamburg", "trade 4 iron for any")
    assert goods_of(table, 0) == {}
    assert "c14_peace_of_westphalia" in contracts_of(table, 0)


# rule trade.whole
def test_goods_of_a_category_can_be_traded_away_only_if_enough_are_left() -> None:
    """Of 7 weapons 4 may go for one: 3 are left for the other three. Of 6 they may not."""
    table = arrange(
        step="fulfill", at="france", contracts=[["c04_france"]], goods=[{"iron": 5, "coal": 2}]
    )
    play(table, "trade toward c04_france", "trade 4 iron for any")
    assert goods_of(table, 0) == {}
    table = arrange(
        step="fulfill", at="france", contracts=[["c04_france"]], goods=[{"iron": 5, "coal": 1}]
    )
    assert "trade toward c04_france" not in table.legal()


# rule trade.any
def test_what_a_trade_brings_is_not_named_where_the_contract_leaves_the_choice() -> None:
    table = arrange(
        step="fulfill", at="france", contracts=[["c04_france"]], goods=[{"iron": 3, "ham": 8}]
    )
    play(table, "trade toward c04_france")
    assert table.legal() == ["trade 4 ham for any"]
    assert refusal(table, "trade 4 ham for iron") == "trade.any"
