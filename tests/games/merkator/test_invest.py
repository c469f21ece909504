"""Step 1: Investment."""

import pytest

from positions import (
    all_bonus_cards,
    all_buildings,
    arrange,
    contracts_of,
    lies,
    office,
    play,
    refusal,
    seen,
    step,
    taler_of,
    told,
)

FIVE = ["c02_hamburg", "c03_danzig", "c04_hamburg", "c05_danzig", "c06_danzig"]
SIX = [*FIVE, "c07_danzig"]


# rule invest.optional
def test_with_five_contracts_nothing_need_be_sold() -> None:
    table = arrange(contracts=[FIVE])
    play(table, "travel russia")
    assert contracts_of(table, 0) == FIVE
    assert seen(table)["merkator"] == "russia"


# rule invest.sale
def test_a_contract_brings_its_value_in_taler() -> None:
    table = arrange(contracts=[FIVE], taler=[3])
    events = play(table, "sell c05_danzig")
    assert taler_of(table, 0) == 8
    assert contracts_of(table, 0) == ["c02_hamburg", "c03_danzig", "c04_hamburg", "c06_danzig"]
    assert told(events, "sold") == [{"seat": 0, "contract": "c05_danzig", "taler": 5}]


# rule invest.sale
def test_the_peace_of_westphalia_is_sold_for_14() -> None:
    table = arrange(contracts=[["c02_hamburg", "c14_peace_of_westphalia"]])
    play(table, "sell c14_peace_of_westphalia")
    assert taler_of(table, 0) == 14


# rule invest.own
@pytest.mark.parametrize("card", ["c05_italy", "c06_danzig", "c06_sweden", "c02_france"])
def test_only_own_contracts_can_be_sold(card: str) -> None:
    """Neither another player's nor one of a stack or of the discards."""
    table = arrange(contracts=[["c02_hamburg", "c03_danzig"], ["c05_italy"]])
    assert refusal(table, f"sell {card}") == "invest.own"


# rule invest.last
def test_the_last_contract_must_not_be_sold() -> None:
    table = arrange(contracts=[["c02_hamburg", "c03_danzig"]])
    play(table, "sell c02_hamburg")
    assert refusal(table, "sell c03_danzig") == "invest.last"


# rule invest.discard
def test_a_sold_contract_is_discarded() -> None:
    table = arrange(contracts=[FIVE], discards=["c08_italy"])
    before = seen(table)["discards"]
    play(table, "sell c05_danzig")
    assert lies(table, "c05_danzig") == "discard"
    assert seen(table)["discards"] == before + 1


# rule invest.purchase
def test_cards_are_paid_and_lie_open_beside_the_office() -> None:
    table = arrange(taler=[11], offer=["wache", "bonus_hamburg_saltpeter"])
    events = play(table, "buy wache", "buy bonus_hamburg_saltpeter")
    assert taler_of(table, 0) == 1
    assert office(table, 0)["buildings"] == ["wache"]
    assert office(table, 0)["bonus_cards"] == ["bonus_hamburg_saltpeter"]
    assert told(events, "bought") == [
        {"seat": 0, "card": "wache", "taler": 6},
        {"seat": 0, "card": "bonus_hamburg_saltpeter", "taler": 4},
    ]


# rule invest.open
@pytest.mark.parametrize("card", ["theater", "bonus_italy_wine", "boerse", "bonus_spain_ham"])
def test_only_open_cards_can_be_bought(card: str) -> None:
    """Neither one of a stack nor another player's."""
    table = arrange(
        taler=[15],
        buildings=[[], ["boerse"]],
        bonus=[[], ["bonus_spain_ham"]],
        offer=["wache", "seeamt", "bonus_hamburg_saltpeter"],
    )
    assert refusal(table, f"buy {card}") == "invest.open"


# rule invest.price
def test_a_card_must_be_paid_in_full() -> None:
    table = arrange(taler=[5], offer=["wache", "seeamt"])
    assert refusal(table, "buy wache") == "invest.price"
    play(table, "buy seeamt")
    assert taler_of(table, 0) == 0


# rule invest.refill
def test_the_gap_is_filled_with_a_card_of_the_same_kind() -> None:
    four = ["wache", "seeamt", "theater", "kanzlei"]
    table = arrange(taler=[6], offer=four, picks=[0])
    events = play(table, "buy wache")
    assert told(events, "opened") == [{"card": "boerse"}]
    assert set(seen(table)["buildings"]) == {"boerse", "seeamt", "theater", "kanzlei"}
    assert seen(table)["building_stack"] == 21


# rule invest.refill
def test_a_bonus_card_is_replaced_by_a_bonus_card() -> None:
    table = arrange(taler=[4], picks=[11])
    bought, *others = seen(table)["bonus_cards"]
    events = play(table, f"buy {bought}")
    assert told(events, "opened") == [{"card": "bonus_newfoundland_fish_oil"}]
    assert seen(table)["bonus_cards"] == [*others, "bonus_newfoundland_fish_oil"]
    assert seen(table)["bonus_stack"] == 11
    assert len(seen(table)["buildings"]) == 4


# rule invest.several
def test_a_card_just_turned_up_can_be_bought_at_once() -> None:
    table = arrange(taler=[12], offer=["wache", "seeamt", "theater", "kanzlei"], picks=[0, 0])
    play(table, "buy wache", "buy boerse")
    assert set(office(table, 0)["buildings"]) == {"wache", "boerse"}
    assert taler_of(table, 0) == 0


# rule invest.several
def test_sales_and_purchases_mix() -> None:
    table = arrange(contracts=[FIVE], offer=["wache", "seeamt"])
    play(table, "sell c06_danzig", "buy wache", "sell c05_danzig", "buy seeamt")
    assert set(office(table, 0)["buildings"]) == {"wache", "seeamt"}
    assert taler_of(table, 0) == 0
    assert step(table) == "invest"


# rule invest.empty
def test_an_empty_stack_leaves_fewer_than_four_open() -> None:
    four = ["wache", "seeamt", "theater", "kanzlei"]
    table = arrange(taler=[6], buildings=[[], all_buildings(but=four)], offer=four, picks=[])
    events = play(table, "buy wache")
    assert told(events, "opened") == []
    assert seen(table)["buildings"] == ["theater", "seeamt", "kanzlei"]


# rule invest.empty
def test_an_empty_stack_of_bonus_cards_leaves_fewer_open() -> None:
    two = ["bonus_spain_ham", "bonus_italy_wine"]
    table = arrange(taler=[6], bonus=[[], all_bonus_cards(but=two)], offer=two, picks=[])
    play(table, "buy bonus_italy_wine")
    assert seen(table)["bonus_cards"] == ["bonus_spain_ham"]


# rule invest.forced
def test_with_six_contracts_one_must_be_sold_before_traveling() -> None:
    table = arrange(contracts=[SIX])
    assert refusal(table, "travel hamburg") == "invest.forced"
    assert table.legal() == [f"sell {card}" for card in SIX]
    play(table, "sell c02_hamburg")
    assert table.why_not("travel hamburg") is None


# rule invest.forced
# rule invest.forced_down
def test_a_forced_investment_goes_down_to_five() -> None:
    table = arrange(contracts=[[*SIX, "c08_italy"]])
    play(table, "sell c02_hamburg")
    assert refusal(table, "travel hamburg") == "invest.forced"
    play(table, "sell c08_italy")
    assert table.why_not("travel hamburg") is None


# rule invest.forced_down
def test_who_must_sell_need_not_buy() -> None:
    table = arrange(contracts=[SIX], offer=["seeamt"])
    play(table, "sell c07_danzig")
    assert "buy seeamt" in table.legal()
    play(table, "travel russia")
    assert taler_of(table, 0) == 7
    assert office(table, 0)["buildings"] == []


def test_who_must_sell_may_buy_before_the_last_sale() -> None:
    table = arrange(contracts=[[*SIX, "c08_italy"]], offer=["seeamt"])
    play(table, "sell c07_danzig", "buy seeamt", "sell c08_italy", "travel russia")
    assert office(table, 0)["buildings"] == ["seeamt"]
    assert contracts_of(table, 0) == FIVE


def test_sales_are_free_below_six_too() -> None:
    table = arrange(contracts=[FIVE])
    play(table, *[f"sell {card}" for card in FIVE[1:]], "travel russia")
    assert contracts_of(table, 0) == ["c02_hamburg"]


# rule invest.limit
def test_more_than_15_taler_are_lost() -> None:
    table = arrange(contracts=[FIVE], taler=[14])
    play(table, "sell c05_danzig")
    events = play(table, "travel russia")
    assert taler_of(table, 0) == 15
    assert told(events, "gave_up") == [{"seat": 0, "taler": 4}]


# rule invest.limit
def test_15_taler_may_be_kept() -> None:
    table = arrange(contracts=[FIVE], taler=[10])
    play(table, "sell c05_danzig")
    assert told(play(table, "travel russia"), "gave_up") == []
    assert taler_of(table, 0) == 15


# rule invest.limit
def test_what_lies_above_the_limit_may_be_spent() -> None:
    table = arrange(contracts=[FIVE], taler=[15], offer=["seeamt"])
    play(table, "sell c06_danzig", "buy seeamt")
    assert told(play(table, "travel russia"), "gave_up") == [{"seat": 0, "taler": 1}]
    assert taler_of(table, 0) == 15


# rule invest.limit_when
def test_several_contracts_buy_a_building_of_20_taler() -> None:
    cards = ["c02_hamburg", "c03_danzig", "c04_hamburg", "c10_bohemia"]
    table = arrange(contracts=[cards], taler=[3], offer=["arsenal"])
    play(table, "sell c10_bohemia", "sell c04_hamburg", "sell c03_danzig")
    assert taler_of(table, 0) == 20
    play(table, "buy arsenal", "travel russia")
    assert office(table, 0)["buildings"] == ["arsenal"]
    assert taler_of(table, 0) == 0


# rule invest.limit
def test_the_cash_limit_holds_in_the_final_round_too() -> None:
    table = arrange(turns_left=2, taler=[18, 0])
    play(table, "travel denmark")
    assert office(table, 0)["taler"] == 15
