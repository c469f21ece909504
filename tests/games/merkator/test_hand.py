"""The experts' hand card."""

import pytest

import fondaco
from fondaco import Table
from positions import (
    PEACE,
    all_bonus_cards,
    all_buildings,
    all_of,
    arrange,
    contracts_of,
    goods_of,
    hand_of,
    kinds,
    lies,
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

HAND = {"hand_card": "yes"}
OFFER = ["wache", "seeamt", "theater", "kanzlei", "bonus_italy_wine", "bonus_spain_ham"]
SWEDEN_2 = {"muskets": 1, "grain": 1}
SWEDEN_3 = {"grain": 1, "saltpeter": 1, "ham": 1}


def holding(card: str, taler: int = 0) -> Table:
    """Seat 0 has had a card in hand since an earlier turn."""
    return arrange(
        options=HAND,
        contracts=[["c02_hamburg", "c03_danzig"], ["c02_france"]],
        offer=[other for other in OFFER if other != card],
        lying={card: "hand 0"},
        taler=[taler, 15],
    )


def delivering(hand: str, contract: str = "c02_sweden") -> Table:
    """Seat 0 can fulfill a Contract with another one in hand."""
    return arrange(
        options=HAND,
        step="fulfill",
        at="sweden",
        contracts=[[contract], ["c02_france"]],
        goods=[SWEDEN_2 if contract == "c02_sweden" else SWEDEN_3],
        lying={hand: "hand 0"},
        tops={3: "c03_russia", 4: "c04_spain"},
    )


# rule hand.when
@pytest.mark.parametrize("card", ["c03_bohemia", "wache", "bonus_italy_wine"])
def test_without_the_agreement_nothing_is_taken_in_hand(card: str) -> None:
    assert refusal(arrange(offer=OFFER), f"hold {card}") == "hand.when"


# rule hand.open
@pytest.mark.parametrize("card", ["wache", "bonus_italy_wine", "c03_russia", "c10_hamburg"])
def test_any_open_card_may_be_taken(card: str) -> None:
    table = arrange(options=HAND, offer=OFFER, tops={3: "c03_russia", 10: "c10_hamburg"})
    events = play(table, f"hold {card}")
    assert told(events, "held") == [{"seat": 0, "card": card}]
    assert hand_of(table, 0) == card
    assert lies(table, card) == "hand 0"


# rule hand.open
@pytest.mark.parametrize(
    "card", ["c03_spain", "c04_spain", "c05_italy", "c02_sweden", "boerse", "rathaus", "hofkammer"]
)
def test_no_other_card_may_be_taken(card: str) -> None:
    """Neither under a top or in a stack, nor owned, discarded or in another hand."""
    table = arrange(
        options=HAND,
        contracts=[["c04_spain"], ["c05_italy"]],
        buildings=[["rathaus"]],
        lying={"hofkammer": "hand 1"},
        offer=OFFER,
        tops={3: "c03_russia"},
    )
    assert refusal(table, f"hold {card}") == "hand.open"


# rule hand.peace
def test_the_peace_of_westphalia_is_never_taken_in_hand() -> None:
    table = arrange(options=HAND)
    assert top(table, 14) == PEACE
    assert refusal(table, f"hold {PEACE}") == "hand.peace"


# rule hand.limit
def test_nobody_has_two_cards_in_hand() -> None:
    assert refusal(holding("wache"), "hold theater") == "hand.limit"
    assert refusal(holding("bonus_italy_wine"), "hold theater") == "hand.limit"
    assert refusal(holding("c05_italy"), "hold theater") == "hand.limit"


# rule hand.once
def test_at_most_one_card_is_taken_in_a_turn() -> None:
    """Even if the first one has left the hand already; the next turn allows another."""
    table = arrange(options=HAND, offer=OFFER, taler=[15], contracts=[["c02_sweden"]])
    play(table, "hold wache", "buy wache")
    assert hand_of(table, 0) is None
    assert refusal(table, "hold theater") == "hand.once"
    play(table, "travel russia")
    assert table.to_act == 1
    play(table, "travel russia", "done")
    assert table.to_act == 0
    play(table, "hold theater")
    assert hand_of(table, 0) == "theater"


# rule hand.once
def test_the_one_card_of_a_turn_may_be_taken_late_in_it() -> None:
    table = arrange(options=HAND, offer=OFFER, contracts=[["c02_hamburg"]])
    play(table, "travel russia")
    assert (table.to_act, step(table)) == (0, "fulfill")
    play(table, "hold wache")
    assert hand_of(table, 0) == "wache"
    assert table.to_act == 1


# rule hand.turn
@pytest.mark.parametrize("card", ["wache", "c03_bohemia"])
def test_nothing_is_taken_in_the_turn_of_another(card: str) -> None:
    table = arrange(
        options=HAND,
        step="join",
        at="sweden",
        asked=1,
        time=[0, 1],
        contracts=[["c02_hamburg"], ["c02_sweden"]],
        goods=[{}, SWEDEN_2],
        offer=OFFER,
    )
    assert refusal(table, f"hold {card}") == "hand.turn"
    play(table, "join")
    assert (table.to_act, step(table)) == (1, "fulfill")
    assert refusal(table, f"hold {card}") == "hand.turn"


# rule hand.turn
def test_nothing_is_taken_while_something_is_half_done() -> None:
    """While cubes are divided, a Contract is traded for or paid, a card is paid."""
    table = arrange(options=HAND, cubes={"russia": 3}, contracts=[["c03_hamburg"]])
    play(table, "travel russia")
    assert step(table) == "take"
    assert refusal(table, "hold c03_bohemia") == "hand.turn"
    food = {"grain": 2, "ham": 2, "plums": 2}
    table = arrange(
        options=HAND, step="fulfill", at="hamburg", contracts=[["c03_hamburg"]], goods=[food]
    )
    play(table, "fulfill c03_hamburg")
    assert step(table) == "pay"
    assert refusal(table, "hold c03_bohemia") == "hand.turn"
    table = arrange(
        options=HAND,
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden"]],
        goods=[{"grain": 1, "coal": 4, "ham": 4}],
    )
    play(table, "trade toward c02_sweden")
    assert step(table) == "trade"
    assert refusal(table, "hold c03_bohemia") == "hand.turn"
    table = arrange(
        options={**HAND, "coins": "no"},
        contracts=[["c02_hamburg", "c03_danzig", "c06_danzig", "c07_danzig"]],
        offer=OFFER,
    )
    play(table, "buy wache")
    assert step(table) == "spend"
    assert refusal(table, "hold theater") == "hand.turn"


# rule hand.turn
def test_between_two_goods_of_one_loss_nothing_is_taken() -> None:
    table = arrange(
        options=HAND,
        step="lose",
        at="russia",
        letter="AA",
        goods=[{"grain": 2, "ham": 2}],
    )
    assert "hold c03_bohemia" in table.legal()
    play(table, "lose grain")
    assert refusal(table, "hold c03_bohemia") == "hand.turn"


# rule hand.turn
def test_it_may_be_taken_while_a_flipped_counter_is_judged() -> None:
    table = arrange(options=HAND, step="check", at="russia", letter="A")
    play(table, "hold c03_bohemia")
    assert hand_of(table, 0) == "c03_bohemia"
    assert step(table) == "check"


# rule hand.refill
def test_the_gap_is_filled_at_once() -> None:
    table = arrange(options=HAND, offer=OFFER[:4], picks=[0])
    events = play(table, "hold wache")
    assert kinds(events) == ["held", "opened"]
    assert len(seen(table)["buildings"]) == 4
    assert seen(table)["building_stack"] == 21
    table = arrange(options=HAND, picks=[0])
    first = seen(table)["bonus_cards"][0]
    play(table, f"hold {first}")
    assert len(seen(table)["bonus_cards"]) == 4
    assert first not in seen(table)["bonus_cards"]


# rule hand.refill
def test_a_contract_taken_in_hand_gives_access_to_the_one_below() -> None:
    table = arrange(
        options=HAND,
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden"]],
        goods=[SWEDEN_2],
        tops={3: "c03_russia"},
        picks=[0, 0],
    )
    play(table, "hold c03_russia")
    assert stack(table, 3) == ("c03_bohemia", 10)
    play(table, "fulfill c02_sweden", "gain top")
    assert contracts_of(table, 0) == ["c02_sweden", "c03_bohemia"]
    assert hand_of(table, 0) == "c03_russia"


# rule hand.refill
def test_the_last_card_leaves_nothing_behind() -> None:
    others = all_buildings(but=["wache"])
    table = arrange(
        options=HAND,
        contracts=[[], all_of(9, but=["c09_spain"])],
        buildings=[[], others],
        bonus=[[], all_bonus_cards(but=["bonus_italy_wine"])],
        offer=["wache", "bonus_italy_wine"],
        picks=[],
    )
    for card in ("wache", "bonus_italy_wine", "c09_spain"):
        twin = table.copy()
        assert kinds(play(twin, f"hold {card}")) == ["held"]


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
