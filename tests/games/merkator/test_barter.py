"""Cards paid with Contracts instead of coins: two players may agree to it, the Solitary has to."""

from itertools import combinations

import pytest

import fondaco
from fondaco import Table
from positions import (
    Cards,
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
    value_of,
)

BARTER = {"coins": "no"}
FIVE = ["c02_hamburg", "c03_danzig", "c04_hamburg", "c05_danzig", "c06_danzig"]
SIX = [*FIVE, "c07_danzig"]
SEVEN = [*SIX, "c08_italy"]
OFFER = ["wache", "seeamt", "theater", "arsenal", "bonus_italy_wine"]  # 6, 5, 14, 20; 3


def barter(contracts: Cards, offer: Cards = OFFER) -> Table:
    return arrange(options=BARTER, contracts=[contracts, ["c02_france"]], offer=offer)


# rule barter.when
def test_with_coins_nothing_is_spent_or_given_up() -> None:
    table = arrange(contracts=[SIX])
    assert refusal(table, "give up c02_hamburg") == "barter.when"
    assert refusal(table, "spend c02_hamburg") == "turn.steps"
    assert "sell c02_hamburg" in table.legal()


# rule barter.when
def test_the_solitary_version_is_always_without_coins() -> None:
    table = arrange(seats=1, contracts=[FIVE], offer=["wache"])
    assert refusal(table, "sell c02_hamburg") == "barter.no_sale"
    play(table, "buy wache", "spend c06_danzig")
    assert office(table, 0)["buildings"] == ["wache"]


# rule barter.no_sale
def test_nothing_is_sold() -> None:
    table = barter(SIX)
    assert [refusal(table, f"sell {card}") for card in SIX] == ["barter.no_sale"] * 6
    assert not [move for move in table.legal() if move.startswith("sell")]


# rule barter.contracts
def test_a_card_is_paid_with_contracts_that_reach_its_price() -> None:
    table = barter(FIVE)
    events = play(table, "buy wache", "spend c02_hamburg", "spend c04_hamburg")
    assert office(table, 0)["buildings"] == ["wache"]
    assert contracts_of(table, 0) == ["c03_danzig", "c05_danzig", "c06_danzig"]
    assert lies(table, "c02_hamburg") == lies(table, "c04_hamburg") == "discard"
    assert told(events, "spent") == [
        {"seat": 0, "contract": "c02_hamburg"},
        {"seat": 0, "contract": "c04_hamburg"},
    ]
    assert step(table) == "invest"


# rule barter.contracts
def test_the_gap_is_filled_once_the_card_is_paid() -> None:
    table = barter(FIVE)
    play(table, "buy wache")
    assert (seen(table)["wanted"], seen(table)["unpaid"]) == ("wache", 6)
    assert lies(table, "wache") == "open"
    events = play(table, "spend c06_danzig")
    assert len(told(events, "opened")) == 1
    assert len(seen(table)["buildings"]) == 4
    assert seen(table)["wanted"] is None


# rule barter.contracts
def test_contracts_must_reach_the_price() -> None:
    """All but one of these are worth 18."""
    table = barter(FIVE)
    assert refusal(table, "buy arsenal") == "barter.contracts"
    assert "buy theater" in table.legal()


# rule barter.no_change
def test_there_is_no_change() -> None:
    table = barter(FIVE)
    play(table, "buy bonus_italy_wine", "spend c06_danzig")
    assert contracts_of(table, 0) == FIVE[:4]
    assert taler_of(table, 0) == 0
    assert seen(table)["unpaid"] == 0


# rule barter.last
def test_the_last_contract_is_not_spent() -> None:
    table = barter(["c06_danzig"])
    assert refusal(table, "buy bonus_italy_wine") == "barter.contracts"
    table = barter(["c02_hamburg", "c06_danzig"])
    events = play(table, "buy bonus_italy_wine")
    assert told(events, "spent") == [{"seat": 0, "contract": "c06_danzig"}]
    assert contracts_of(table, 0) == ["c02_hamburg"]


# rule barter.last
# rule barter.order
def test_a_payment_that_would_take_the_last_contract_is_not_begun() -> None:
    """2 and 3 together would pay the price of 5, but then nothing would be left."""
    table = barter(["c02_hamburg", "c03_danzig"])
    assert refusal(table, "buy seeamt") == "barter.contracts"
    table = barter(["c02_hamburg", "c03_danzig", "c05_danzig"])
    play(table, "buy seeamt", "spend c02_hamburg")
    assert refusal(table, "spend c02_hamburg") == "invest.own"
    assert sorted(table.legal()) == ["spend c03_danzig", "spend c05_danzig"]


# rule barter.order
def test_contracts_are_spent_from_small_to_large() -> None:
    table = barter(FIVE)
    play(table, "buy theater", "spend c03_danzig")
    assert refusal(table, "spend c02_hamburg") == "barter.order"
    assert refusal(table, "spend c06_danzig") == "barter.order"
    assert table.legal() == ["spend c04_hamburg", "spend c05_danzig"]


# rule barter.order
def test_what_cannot_lead_to_the_price_is_not_accepted() -> None:
    """Where only one payment is left, it is made without a question."""
    table = barter(["c02_hamburg", "c03_danzig", "c05_danzig", "c06_danzig"])
    play(table, "buy theater")
    assert contracts_of(table, 0) == ["c02_hamburg"]
    table = barter(FIVE)
    play(table, "buy theater")
    assert refusal(table, "spend c05_danzig") == "barter.order"


# rule barter.order
@pytest.mark.parametrize("held", [FIVE, SIX, FIVE[1:], ["c02_france", *FIVE[1:4]]])
@pytest.mark.parametrize("card", ["bonus_italy_wine", "seeamt", "wache", "theater"])
def test_every_payment_that_stops_at_the_price_is_possible_and_no_other(
    held: list[str], card: str
) -> None:
    price = {"bonus_italy_wine": 3, "seeamt": 5, "wache": 6, "theater": 14}[card]
    table = arrange(options=BARTER, contracts=[held], offer=OFFER)
    found = sorted(payments(table, card, held)) if f"buy {card}" in table.legal() else []
    assert found == sorted(enough(held, price))


def payments(table: Table, card: str, held: Cards) -> list[tuple[str, ...]]:
    """What was spent in each way to pay the card."""
    table = table.copy()
    play(table, f"buy {card}")
    ends = [table]
    paid = []
    while ends:
        here = ends.pop()
        if step(here) != "spend":
            paid.append(tuple(sorted(set(held) - set(contracts_of(here, 0)))))
            continue
        for move in here.legal():
            twin = here.copy()
            play(twin, move)
            ends.append(twin)
    return paid


def enough(held: Cards, price: int) -> list[tuple[str, ...]]:
    """Every choice but all of them that reaches the price with its last card, not before."""
    return [
        chosen
        for number in range(1, len(held))
        for chosen in combinations(sorted(held), number)
        if sum(map(value_of, chosen[:-1])) < price <= sum(map(value_of, chosen))
    ]


# rule barter.order
def test_a_purchase_begun_is_finished_first() -> None:
    table = barter(FIVE)
    play(table, "buy wache")
    for move in ("travel russia", "buy seeamt", "give up c02_hamburg"):
        assert refusal(table, move) == "turn.steps"
    assert refusal(table, "spend c02_france") == "invest.own"


# rule barter.give_up
def test_surplus_is_given_up_one_by_one_down_to_five() -> None:
    table = barter(SEVEN)
    assert refusal(table, "travel russia") == "invest.forced"
    events = play(table, "give up c02_hamburg", "give up c08_italy")
    assert told(events, "given_up") == [
        {"seat": 0, "contract": "c02_hamburg"},
        {"seat": 0, "contract": "c08_italy"},
    ]
    assert lies(table, "c02_hamburg") == lies(table, "c08_italy") == "discard"
    assert taler_of(table, 0) == 0
    assert refusal(table, "give up c03_danzig") == "barter.give_up"
    play(table, "travel russia")


# rule barter.give_up
def test_surplus_may_be_spent_instead() -> None:
    table = barter(SIX)
    play(table, "buy wache", "spend c06_danzig")
    assert refusal(table, "give up c02_hamburg") == "barter.give_up"
    play(table, "travel russia")


# rule barter.give_up
def test_nobody_else_gives_up_a_contract() -> None:
    table = barter(FIVE)
    assert [refusal(table, f"give up {card}") for card in FIVE] == ["barter.give_up"] * 5


# rule barter.give_up
@pytest.mark.parametrize("card", ["c02_france", "c03_italy", "c02_sweden"])
def test_only_own_contracts_are_given_up(card: str) -> None:
    """Neither another player's nor one of a stack or of the discards."""
    assert refusal(barter(SIX), f"give up {card}") == "invest.own"


# rule barter.give_up
def test_in_the_final_round_nothing_is_given_up() -> None:
    table = arrange(options=BARTER, contracts=[SIX], turns_left=2)
    assert refusal(table, "give up c02_hamburg") == "barter.give_up"
    play(table, "travel russia")


def test_a_payment_of_the_very_first_turn_can_be_saved() -> None:
    table = barter(FIVE)
    play(table, "buy wache")
    again = fondaco.restore(table.snapshot(), seed=1)
    assert (step(again), again.legal()) == ("spend", table.legal())


def test_only_open_cards_are_bought() -> None:
    assert refusal(barter(FIVE), "buy boerse") == "invest.open"


def test_a_game_for_two_without_coins_comes_to_its_end() -> None:
    table = fondaco.new("merkator", seats=2, options=BARTER, seed=5)
    will = fondaco.Seeded("will")
    while table.to_act is not None:
        assert taler_of(table, 0) == taler_of(table, 1) == 0
        play(table, table.legal()[will.pick(len(table.legal()))])
