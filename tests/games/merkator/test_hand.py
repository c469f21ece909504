"""The experts' hand card: which card may be taken in hand, and when."""

import pytest

from games.merkator.hands import HAND, OFFER, SWEDEN_2, holding
from positions import (
    PEACE,
    all_bonus_cards,
    all_buildings,
    all_of,
    arrange,
    contracts_of,
    hand_of,
    kinds,
    lies,
    play,
    refusal,
    seen,
    stack,
    step,
    told,
    top,
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
