"""What the experts' hand card is good for, and what it is not."""

import pytest

import fondaco
from games.merkator.hands import HAND, SWEDEN_2, SWEDEN_3, delivering, holding
from positions import (
    all_of,
    arrange,
    contracts_of,
    goods_of,
    hand_of,
    kinds,
    office,
    play,
    points,
    refusal,
    seen,
    stack,
    step,
    taler_of,
    told,
    top,
)


# rule hand.buy
def test_a_card_in_hand_is_bought_like_an_open_one() -> None:
    table = holding("wache", taler=8)
    before = seen(table)["buildings"]
    events = play(table, "buy wache")
    assert kinds(events) == ["bought"]
    assert taler_of(table, 0) == 2
    assert office(table, 0)["buildings"] == ["wache"]
    assert hand_of(table, 0) is None
    assert seen(table)["buildings"] == before
    table = holding("bonus_italy_wine", taler=8)
    play(table, "buy bonus_italy_wine")
    assert office(table, 0)["bonus_cards"] == ["bonus_italy_wine"]


# rule hand.buy
def test_it_costs_its_price_and_only_in_the_own_investment() -> None:
    assert refusal(holding("theater", taler=13), "buy theater") == "invest.price"
    table = arrange(
        options=HAND,
        step="fulfill",
        at="russia",
        lying={"wache": "hand 0"},
        taler=[9],
        contracts=[["c03_russia"]],
        goods=[{"iron": 1, "citrus_fruit": 1}],
    )
    assert refusal(table, "buy wache") == "turn.steps"


# rule hand.buy
def test_nobody_buys_from_the_hand_of_another() -> None:
    """A card in hand is denied to the others."""
    table = holding("wache", taler=15)
    play(table, "travel russia")
    assert table.to_act == 1
    assert taler_of(table, 1) == 15
    assert refusal(table, "buy wache") == "invest.open"
    assert refusal(table, "hold wache") == "hand.open"


# rule hand.gain
@pytest.mark.parametrize(
    ("move", "contracts", "hand"),
    [
        ("gain top", ["c02_sweden", "c03_russia"], "c03_italy"),
        ("gain hand", ["c02_sweden", "c03_italy"], None),
    ],
)
def test_the_reward_is_the_top_or_the_contract_in_hand(
    move: str, contracts: list[str], hand: str | None
) -> None:
    table = delivering("c03_italy")
    play(table, "fulfill c02_sweden")
    assert step(table) == "reward"
    assert table.legal() == ["gain top", "gain hand"]
    events = play(table, move)
    assert told(events, "rewarded") == [{"seat": 0, "contract": contracts[-1]}]
    assert contracts_of(table, 0) == contracts
    assert hand_of(table, 0) == hand
    assert (top(table, 3) == "c03_russia") == (move == "gain hand")


# rule hand.gain
@pytest.mark.parametrize("hand", ["c04_italy", "c05_italy", "wache"])
def test_only_a_contract_one_level_higher_can_be_gained(hand: str) -> None:
    table = delivering(hand)
    events = play(table, "fulfill c02_sweden")
    assert told(events, "rewarded") == [{"seat": 0, "contract": "c03_russia"}]
    assert hand_of(table, 0) == hand


# rule hand.gain
def test_a_contract_of_the_same_level_in_hand_is_no_reward() -> None:
    table = delivering("c03_italy", "c03_sweden")
    play(table, "fulfill c03_sweden")
    assert contracts_of(table, 0) == ["c03_sweden", "c04_spain"]


# rule hand.gain
def test_a_joining_player_gains_from_the_own_hand_too() -> None:
    table = arrange(
        options=HAND,
        step="join",
        at="sweden",
        asked=1,
        time=[0, 1],
        contracts=[["c02_hamburg"], ["c02_sweden"]],
        goods=[{}, SWEDEN_2],
        lying={"c03_italy": "hand 1", "c03_spain": "hand 0"},
    )
    play(table, "join", "fulfill c02_sweden", "gain hand")
    assert contracts_of(table, 1) == ["c02_sweden", "c03_italy"]
    assert hand_of(table, 0) == "c03_spain"


# rule hand.gain
def test_a_contract_gained_from_hand_may_be_fulfilled_at_once() -> None:
    table = arrange(
        options=HAND,
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden"]],
        goods=[{"muskets": 1, "grain": 2, "saltpeter": 1, "ham": 1}],
        lying={"c03_sweden": "hand 0"},
    )
    play(table, "fulfill c02_sweden", "gain hand", "fulfill c03_sweden")
    assert len(contracts_of(table, 0)) == 3


# rule hand.kept
def test_a_card_in_hand_cannot_be_discarded() -> None:
    table = holding("c05_italy", taler=15)
    before = hand_of(table, 0)
    assert refusal(table, "sell c05_italy") == "invest.own"
    assert not [move for move in table.legal() if "c05_italy" in move]
    play(table, "travel russia")
    assert hand_of(table, 0) == before


# rule hand.kept
def test_a_contract_in_hand_is_not_owned() -> None:
    table = arrange(
        options=HAND,
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden"]],
        goods=[{**SWEDEN_2, **SWEDEN_3}],
        lying={"c03_sweden": "hand 0"},
    )
    assert refusal(table, "fulfill c03_sweden") == "fulfill.own"
    six = [*all_of(4)[:5]]
    table = arrange(options=HAND, contracts=[six], lying={"c05_italy": "hand 0"})
    play(table, "travel russia")


# rule hand.kept
def test_a_bonus_card_in_hand_brings_no_goods() -> None:
    table = arrange(options=HAND, lying={"bonus_denmark_grain": "hand 0"})
    play(table, "travel denmark")
    assert goods_of(table, 0) == {}


# rule hand.kept
@pytest.mark.parametrize("card", ["wache", "c09_spain", "bonus_italy_wine", "rentkammer"])
def test_at_the_end_of_the_game_it_has_no_effect(card: str) -> None:
    contracts = [["c02_hamburg"], ["c02_sweden"]]
    without = arrange(options=HAND, at="hamburg", contracts=contracts, turns_left=1)
    table = arrange(
        options=HAND, at="hamburg", contracts=contracts, lying={card: "hand 0"}, turns_left=1
    )
    play(table, "travel hamburg")
    while table.to_act is not None:
        play(table, table.legal()[0] if "done" not in table.legal() else "done")
    assert points(table, 0) == points(without, 0) == 2
    assert hand_of(table, 0) == card


def test_all_see_what_is_in_a_hand() -> None:
    table = holding("wache")
    for seat in (0, 1, None):
        offices = table.view(seat)["offices"]
        assert isinstance(offices, list)
        assert [office["hand"] for office in offices] == ["wache", None]


def test_alone_one_may_have_a_hand_card_too() -> None:
    """The card under the top of a pile comes back when that is taken in hand."""
    table = arrange(
        seats=1,
        options=HAND,
        contracts=[["c07_italy"]],
        lying={"c08_italy": "pile 0", "c08_france": "pile 1"},
        tops={8: "c08_sweden"},
        picks=[],
    )
    play(table, "hold c08_sweden")
    assert stack(table, 8) == ("c08_france", 2)


def test_a_game_with_hand_cards_comes_to_its_end() -> None:
    table = fondaco.new("merkator", seats=3, options=HAND, seed=5)
    will = fondaco.Seeded("will")
    while table.to_act is not None:
        play(table, table.legal()[will.pick(len(table.legal()))])
