"""Development cards: how they are bought, and when one may be played."""

import pytest

from games.merchants.positions import (
    BLUE,
    RED,
    arrange,
    hand_of,
    player,
    seen,
)
from positions import kinds, play, refusal, told

CARD = {"wool": 1, "salt": 1}


def test_a_card_is_paid_and_drawn_from_the_stack() -> None:
    # rule card.cost
    table = arrange(hands=[CARD], picks=[0])
    events = play(table, "buy card")
    assert told(events, "card_bought") == [{"seat": RED, "card": "lancer"}]
    assert hand_of(table, RED) == {}
    assert player(table, RED)["own"]["fresh_cards"] == {"lancer": 1}
    assert seen(table)["card_stack"] == 24


@pytest.mark.parametrize("lacking", CARD)
def test_a_card_needs_wool_and_salt(lacking: str) -> None:
    # rule card.cost
    assert refusal(arrange(hands=[{**CARD, lacking: 0}]), "buy card") == "card.cost"


def test_the_played_cards_become_the_stack() -> None:
    # rule card.reshuffle
    table = arrange(hands=[CARD], in_stack={}, played={"trade_fair": 1, "lancer": 1}, picks=[1])
    events = play(table, "buy card")
    assert kinds(events) == ["reshuffled", "card_bought"]
    assert seen(table)["card_stack"] == 1
    assert seen(table)["played_cards"] == {}
    assert player(table, RED)["own"]["fresh_cards"] == {"trade_fair": 1}


def test_cards_played_after_the_last_was_bought_make_a_stack_too() -> None:
    # rule card.when
    # rule card.none
    twice = {kind: 2 * count for kind, count in CARD.items()}
    table = arrange(hands=[twice], in_stack={"lancer": 1}, picks=[0, 0])
    play(table, "buy card")
    assert refusal(table, "buy card") == "card.none"
    play(table, "play merchant_bank")
    events = play(table, "buy card")
    assert kinds(events) == ["reshuffled", "card_bought"]
    assert player(table, RED)["own"]["fresh_cards"] == {"lancer": 1, "merchant_bank": 1}


def test_without_any_card_left_none_is_bought() -> None:
    # rule card.none
    assert refusal(arrange(hands=[CARD], in_stack={}), "buy card") == "card.none"


def test_only_cards_that_are_held_are_played() -> None:
    # rule play.own
    table = arrange(cards=[{"merchant_bank": 1}, {"trade_fair": 1}])
    assert refusal(table, "play trade_fair") == "play.own"
    play(table, "play merchant_bank")
    assert player(table, RED)["cards"] == 0


@pytest.mark.parametrize("step", ["roll", "act"])
@pytest.mark.parametrize(
    "card", ["lancer", "trade_charter", "merchant_bank", "trade_fair", "swift_merchant"]
)
def test_cards_are_played_before_the_roll_or_in_the_action_phase(card: str, step: str) -> None:
    # rule play.when
    table = arrange(step=step, cards=[{card: 1}], posts={"red": ["praha"]}, merchants=[["praha"]])
    assert f"play {card}" in table.legal()


def test_no_card_is_played_in_the_turn_of_another() -> None:
    # rule play.when
    table = arrange(hands=[{"ore": 1}, {"salt": 1}], cards=[{}, {"merchant_bank": 1}])
    play(table, "offer", "give 1 ore", "ask 1 salt", "propose")
    assert table.to_act == BLUE
    assert refusal(table, "play merchant_bank") == "turn.steps"


def test_one_card_a_turn() -> None:
    # rule play.once
    table = arrange(step="roll", cards=[{"merchant_bank": 2}], picks=[0, 0])
    play(table, "play merchant_bank")
    assert refusal(table, "play merchant_bank") == "play.once"
    play(table, "roll")
    assert refusal(table, "play merchant_bank") == "play.once"


def test_another_card_in_the_next_turn() -> None:
    # rule play.once
    table = arrange(seats=3, cards=[{"merchant_bank": 2}], picks=[0, 0] * 2)
    play(table, "play merchant_bank", *["end turn", "roll"] * 2, "end turn")
    play(table, "play merchant_bank")
    assert player(table, RED)["cards"] == 0


def test_a_card_is_not_played_in_the_turn_it_was_bought() -> None:
    # rule play.fresh
    table = arrange(seats=3, hands=[CARD], picks=[20, *[0, 0] * 3])
    [bought] = told(play(table, "buy card"), "card_bought")
    assert bought["card"] == "merchant_bank"
    assert refusal(table, "play merchant_bank") == "play.fresh"
    play(table, *["end turn", "roll"] * 2, "end turn")
    assert player(table, RED)["own"]["fresh_cards"] == {}
    play(table, "play merchant_bank")


def test_an_older_card_of_the_kind_may_be_played() -> None:
    # rule play.fresh
    table = arrange(hands=[CARD], cards=[{"merchant_bank": 1}], picks=[20])
    play(table, "buy card", "play merchant_bank")
    assert player(table, RED)["own"] == {
        "resources": dict.fromkeys(("lumber", "wool", "grain", "ore", "salt"), 0),
        "cards": {},
        "fresh_cards": {"merchant_bank": 1},
    }


def test_a_played_card_lies_open() -> None:
    # rule play.discard
    table = arrange(cards=[{"merchant_bank": 1}])
    events = play(table, "play merchant_bank")
    assert told(events, "card_played") == [{"seat": RED, "card": "merchant_bank"}]
    assert seen(table)["played_cards"] == {"merchant_bank": 1}


def test_a_card_is_played_only_if_it_can_do_something() -> None:
    # rule play.useful
    every = ("trade_charter", "swift_merchant", "swift_caravan", "trade_fair")
    table = arrange(
        cards=[dict.fromkeys(every, 1)],
        hands=[{}, dict.fromkeys(("lumber", "wool", "grain", "ore", "salt"), 19)],
    )
    for card in every:
        assert refusal(table, f"play {card}") == "play.useful"
