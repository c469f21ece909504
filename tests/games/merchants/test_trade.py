"""Trade with others and with the supply."""

import pytest

import fondaco
from games.merchants.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    arrange,
    gold_of,
    hand_of,
    path,
    seen,
    state_of,
    step_of,
)
from positions import kinds, play, refusal, told

HANDS = [{"ore": 2, "wool": 1}, {"salt": 2}, {"salt": 1, "grain": 1}, {"lumber": 1}]
OFFER = ["offer", "give 1 ore", "ask 1 salt", "propose"]


def offering(**fields: object) -> fondaco.Table:
    """Red has offered 1 ore for 1 salt."""
    table = arrange(hands=HANDS, gold=[2, 1, 0, 3], **fields)  # type: ignore[arg-type]
    play(table, *OFFER)
    return table


def test_an_offer_is_shown_to_all_who_answer_clockwise() -> None:
    # rule trade.shown
    table = arrange(active=WHITE, hands=HANDS)
    events = play(table, "offer", "give 1 grain", "ask 1 ore", "propose")
    assert told(events, "offered") == [{"seat": WHITE, "gives": {"grain": 1}, "asks": {"ore": 1}}]
    answered = []
    while step_of(table) == "answer":
        answered.append(table.to_act)
        play(table, "decline")
    assert answered == [ORANGE, RED, BLUE]
    assert (table.to_act, step_of(table)) == (WHITE, "act")


def test_who_accepts_may_be_picked() -> None:
    # rule trade.choose
    table = offering()
    events = play(table, "accept", "accept", "decline")
    assert kinds(events) == ["accepted", "accepted", "declined"]
    assert table.legal() == ["trade with blue", "trade with white", "no trade"]
    assert refusal(table, "trade with orange") == "trade.choose"
    assert refusal(table, "trade with red") == "trade.choose"
    events = play(table, "trade with white")
    assert told(events, "traded") == [
        {"seat": RED, "with": WHITE, "gives": {"ore": 1}, "gets": {"salt": 1}}
    ]
    assert hand_of(table, RED) == {"ore": 1, "wool": 1, "salt": 1}
    assert hand_of(table, WHITE) == {"ore": 1, "grain": 1}
    assert hand_of(table, BLUE) == {"salt": 2}


def test_nobody_trades_with_the_neutral_color() -> None:
    # rule trade.choose
    table = arrange(seats=3, hands=HANDS[:3])
    play(table, *OFFER, "accept", "decline")
    assert refusal(table, "trade with orange") == "trade.choose"


def test_the_active_player_may_pick_nobody() -> None:
    # rule trade.choose
    table = offering()
    events = play(table, "accept", "decline", "decline", "no trade")
    assert kinds(events)[-1] == "no_trade"
    assert hand_of(table, RED) == HANDS[RED]
    assert step_of(table) == "act"


def test_resources_and_gold_are_traded_in_any_mix() -> None:
    # rule trade.pieces
    table = arrange(hands=HANDS, gold=[2, 0, 0, 0])
    play(table, "offer", "give 1 wool", "give 1 ore", "give 2 gold", "ask 1 grain", "ask 1 salt")
    play(table, "propose")
    assert table.legal() == ["decline", "counter"]
    play(table, "decline", "accept", "decline", "trade with white")
    assert gold_of(table) == [0, 0, 2, 0]
    assert hand_of(table, WHITE) == {"wool": 1, "ore": 1}
    assert hand_of(table, RED) == {"ore": 1, "grain": 1, "salt": 1}


def test_gold_can_be_asked_for() -> None:
    # rule trade.pieces
    table = arrange(hands=HANDS, gold=[0, 0, 0, 3])
    play(table, "offer", "give 1 ore", "ask 3 gold", "propose")
    play(table, "decline", "decline", "accept", "trade with orange")
    assert gold_of(table) == [3, 0, 0, 0]


def test_both_sides_give_something() -> None:
    # rule trade.both
    table = arrange(hands=HANDS)
    play(table, "offer")
    assert refusal(table, "ask 1 salt") == "trade.both"
    assert refusal(table, "propose") == "trade.both"
    play(table, "give 1 ore")
    assert refusal(table, "propose") == "trade.both"


def test_nothing_of_one_kind_is_on_both_sides() -> None:
    # rule trade.same
    table = arrange(hands=[{"ore": 1, "salt": 1}, {"salt": 1}, {"ore": 1}])
    play(table, "offer", "give 1 ore")
    assert refusal(table, "ask 1 ore") == "trade.same"
    assert refusal(table, "give 1 salt") == "trade.same"  # nothing would be left to ask for
    play(table, "ask 1 salt")


def test_only_what_is_held_can_be_given() -> None:
    # rule trade.hold
    table = arrange(hands=HANDS, gold=[1])
    play(table, "offer")
    assert refusal(table, "give 1 grain") == "trade.hold"
    assert refusal(table, "give 3 ore") == "trade.hold"
    assert refusal(table, "give 2 gold") == "trade.hold"
    assert refusal(arrange(hands=[{}, {"ore": 1}]), "offer") == "trade.hold"


def test_only_what_another_could_have_can_be_asked_for() -> None:
    """Three salt are in other hands, but no hand has more than two cards; nobody has gold."""
    # rule trade.reach
    table = arrange(hands=HANDS)
    play(table, "offer", "give 1 ore")
    assert refusal(table, "ask 3 salt") == "trade.reach"
    assert refusal(table, "ask 2 grain") == "trade.reach"
    assert refusal(table, "ask 1 gold") == "trade.reach"
    play(table, "ask 1 grain")
    assert refusal(table, "ask 2 salt") == "trade.reach"
    assert refusal(arrange(hands=[{"ore": 1}]), "offer") == "trade.reach"


def test_what_is_asked_for_does_not_tell_what_the_asker_holds() -> None:
    """Two ore are in all hands: Red may ask for both, whoever holds them."""
    # rule trade.reach
    # rule hand.hidden
    rest = {"salt": 2}
    for hands in (
        [{"ore": 1, "wool": 1}, {"ore": 1, **rest}],
        [{"wool": 2}, {"ore": 2, "salt": 1}],
    ):
        table = arrange(hands=hands)
        play(table, "offer", "give 1 wool")
        assert "ask 2 ore" in table.legal()
        assert refusal(table, "ask 3 ore") == "trade.reach"


def test_an_offer_names_kinds_in_order_and_at_most_nine() -> None:
    # rule trade.nine
    table = arrange(hands=[{"wool": 12, "salt": 1}, {"grain": 12}])
    play(table, "offer")
    with pytest.raises(fondaco.Refused, match="has no move"):
        table.play("give 10 wool")
    play(table, "give 9 wool", "give 1 salt")
    assert refusal(table, "give 1 lumber") == "trade.nine"
    play(table, "ask 9 grain")
    assert refusal(table, "ask 1 lumber") == "trade.nine"
    assert refusal(table, "give 1 gold") == "trade.nine"


def test_the_number_of_offers_is_limited() -> None:
    # rule trade.limit
    table = arrange(hands=HANDS, offers=2)
    for _ in range(2):
        play(table, *OFFER, "decline", "decline", "decline")
    assert refusal(table, "offer") == "trade.limit"
    assert refusal(arrange(hands=HANDS, offers=0), "offer") == "trade.limit"
    assert fondaco.new("merchants", seats=3, seed=1).options["offers"] == "5"


def test_offers_count_anew_in_each_turn() -> None:
    # rule trade.limit
    table = arrange(hands=HANDS, offers=1, picks=[0, 0])
    play(table, *OFFER, "decline", "decline", "decline", "end turn", "roll")
    assert "offer" in table.legal()


def test_only_who_holds_it_can_accept() -> None:
    # rule trade.accept
    table = offering()
    play(table, "decline", "decline")
    assert table.to_act == ORANGE
    assert refusal(table, "accept") == "trade.accept"


def test_everybody_is_asked_also_who_cannot_accept() -> None:
    """Who is passed over would be known not to hold what is asked for."""
    # rule hand.hidden
    table = arrange(hands=[{"ore": 1}, {"wool": 1}, {"salt": 1}])
    play(table, *OFFER)
    assert table.to_act == BLUE
    assert table.legal() == ["decline", "counter"]


def test_a_counter_offer_is_shown_and_can_be_picked() -> None:
    # rule trade.counter
    table = offering()
    play(table, "counter", "give 1 salt", "ask 2 ore")
    events = play(table, "propose")
    assert told(events, "countered") == [{"seat": BLUE, "gives": {"salt": 1}, "asks": {"ore": 2}}]
    play(table, "decline", "decline", "trade with blue")
    assert hand_of(table, RED) == {"wool": 1, "salt": 1}
    assert hand_of(table, BLUE) == {"ore": 2, "salt": 1}


def test_opponents_offer_only_in_answer() -> None:
    """Not while the active player acts, and not after their answer."""
    # rule trade.reply
    table = arrange(hands=HANDS)
    assert refusal(table, "counter") == "turn.steps"
    with pytest.raises(fondaco.Refused, match="seat 0 to decide"):
        table.play("counter", seat=1)
    table = offering()
    play(table, "decline")
    with pytest.raises(fondaco.Refused, match="seat 2 to decide"):
        table.play("counter", seat=1)


def test_one_counter_offer_each() -> None:
    # rule trade.counter
    table = offering()
    play(table, "counter", "give 1 salt", "ask 2 ore", "propose")
    assert table.to_act == WHITE


def test_a_counter_offer_is_made_to_the_active_player_only() -> None:
    """Red has three cards and 2 gold, Orange 3 gold: that cannot be asked for."""
    # rule trade.active
    # rule trade.reach
    table = offering()
    play(table, "counter", "give 1 salt")
    assert refusal(table, "ask 3 gold") == "trade.reach"
    assert "ask 2 gold" in table.legal()


def test_only_the_active_player_makes_offers() -> None:
    # rule trade.active
    table = arrange(hands=HANDS)
    with pytest.raises(fondaco.Refused, match="seat 0 to decide"):
        table.play("offer", seat=1)
    before_roll = arrange(hands=HANDS, step="roll")
    assert refusal(before_roll, "offer") == "turn.steps"


def test_a_counter_offer_that_cannot_be_paid_is_not_picked() -> None:
    # rule trade.pay
    table = arrange(hands=[{"ore": 1, "wool": 1}, {"salt": 1}, {"grain": 2}])
    play(table, "offer", "give 1 ore", "ask 1 salt", "propose")
    play(table, "counter", "give 1 salt", "ask 2 grain", "propose", "decline", "decline")
    assert table.legal() == ["no trade"]
    assert refusal(table, "trade with blue") == "trade.pay"


def test_a_draft_is_seen_by_its_maker_only() -> None:
    # rule trade.shown
    # rule hand.hidden
    table = arrange(hands=HANDS)
    assert play(table, "offer", "give 1 ore") == []
    assert seen(table, RED)["offers"][RED]["gives"] == {"ore": 1}
    for eyes in (BLUE, WHITE, None):
        assert seen(table, eyes)["offers"][RED]["gives"] == {}
    play(table, "ask 1 salt", "propose")
    for eyes in (BLUE, WHITE, None):
        assert seen(table, eyes)["offers"][RED]["gives"] == {"ore": 1}
    play(table, "counter", "give 1 salt")
    assert seen(table, BLUE)["offers"][BLUE]["gives"] == {"salt": 1}
    assert seen(table, RED)["offers"][BLUE]["gives"] == {}


# With the supply.


def test_gold_buys_resources() -> None:
    # rule gold.buy
    table = arrange(gold=[3])
    events = play(table, "buy ore")
    assert told(events, "bought") == [{"seat": RED, "resource": "ore", "gold": 2}]
    assert (gold_of(table)[RED], hand_of(table, RED)) == (1, {"ore": 1})
    assert refusal(table, "buy ore") == "gold.buy"


def test_at_most_two_resources_a_turn_are_bought() -> None:
    # rule gold.twice
    table = arrange(gold=[9, 9], picks=[0, 0])
    play(table, "buy ore", "buy wool")
    assert refusal(table, "buy salt") == "gold.twice"
    play(table, "end turn", "roll", "buy salt", "buy salt")
    assert refusal(table, "buy salt") == "gold.twice"


def test_three_of_a_kind_are_exchanged() -> None:
    # rule exchange.three
    table = arrange(hands=[{"ore": 6, "wool": 2}])
    play(table, "exchange 3 ore for salt")
    assert hand_of(table, RED) == {"ore": 3, "wool": 2, "salt": 1}
    play(table, "exchange 3 ore for gold")
    assert hand_of(table, RED) == {"wool": 2, "salt": 1}
    assert gold_of(table)[RED] == 1
    assert refusal(table, "exchange 3 wool for ore") == "exchange.three"


def test_no_exchange_for_the_same_kind() -> None:
    # rule exchange.like
    table = arrange(hands=[{"ore": 3}])
    with pytest.raises(fondaco.Refused, match="has no move"):
        table.play("exchange 3 ore for ore")
    assert len([text for text in table.legal() if text.startswith("exchange")]) == 5


def test_an_empty_supply_gives_nothing() -> None:
    # rule supply.left
    table = arrange(hands=[{"ore": 3}, {"salt": 10}, {"salt": 9}], gold=[2])
    assert refusal(table, "buy salt") == "supply.left"
    assert refusal(table, "exchange 3 ore for salt") == "supply.left"


def test_actions_come_in_any_order_and_as_often_as_they_can_be_paid() -> None:
    # rule turn.actions
    table = arrange(
        posts={"red": ["praha"]},
        hands=[{"ore": 5, "lumber": 2, "wool": 1, "salt": 1}],
        gold=[2],
    )
    way = path("praha", "silesia_west"), path("praha", "brandenburg_west")
    play(table, f"route {way[0]}", "buy card", f"route {way[1]}")
    play(table, "exchange 3 ore for wool", "buy salt", "buy card")
    assert state_of(table)["hands"][RED] == {}
