"""What is hidden: hands, development cards, drafts of offers, face-down tokens."""

import itertools
import json
from typing import Any

import pytest

import fondaco
from games.merchants.positions import (
    BLUE,
    RED,
    WHITE,
    arrange,
    path,
    paths,
    state_of,
)
from positions import play, told

OTHERS = [BLUE, WHITE, 3, None]


def guesses(table: fondaco.Table, seat: int, count: int = 40) -> list[dict[str, Any]]:
    """What the seat may think the state to be."""
    states = [table.guess(seat, fondaco.Seeded(number)) for number in range(count)]
    return [table.game.snapshot(state) for state in states]


def hands(table: fondaco.Table, seat: int, of: int) -> set[str]:
    """The hands that a seat thinks another may have."""
    return {json.dumps(state["hands"][of], sort_keys=True) for state in guesses(table, seat)}


def robbed(**fields: object) -> fondaco.Table:
    """Red has robbed Blue, who held an ore and a salt, of the ore."""
    given: dict[str, object] = {
        "step": "robber",
        "posts": {"blue": ["koln"]},
        "hands": [{}, {"ore": 1, "salt": 1}, {"wool": 1}],
        "picks": [0],
    }
    table = arrange(**{**given, **fields})  # type: ignore[arg-type]
    play(table, "robber rhineland")
    return table


def test_a_view_shows_only_the_own_hand_and_cards() -> None:
    # rule hand.hidden
    table = arrange(
        hands=[{"ore": 2}, {"salt": 3}],
        cards=[{"lancer": 1}, {"trade_fair": 2}],
    )
    for seat in (RED, BLUE, None):
        for player in table.view(seat)["players"]:  # type: ignore[attr-defined]
            assert (player["own"] is not None) == (player["seat"] == seat)
    view = json.dumps(table.view(None))
    assert "trade_fair" not in view
    assert [player["hand"] for player in table.view(None)["players"]] == [2, 3, 0, 0]  # type: ignore[attr-defined]
    assert [player["cards"] for player in table.view(None)["players"]] == [1, 2, 0, 0]  # type: ignore[attr-defined]


def told_to(table: fondaco.Table, move: str, seat: int | None) -> list[dict[str, Any]]:
    twin = table.copy()
    return [event.seen_by(seat) for event in twin.play_move(twin.game.move(move))]


def test_a_stolen_card_is_seen_by_thief_and_victim() -> None:
    # rule hand.known
    # rule seven.blind
    table = arrange(
        step="robber",
        posts={"blue": ["koln"]},
        hands=[{}, {"ore": 1, "salt": 1}],
        picks=[1],
    )
    for seat in (RED, BLUE):
        [stole] = told(told_to(table, "robber rhineland", seat), "stole")
        assert stole == {"seat": RED, "from": BLUE, "resource": "salt"}
    for eyes in (WHITE, 3, None):
        [stole] = told(told_to(table, "robber rhineland", eyes), "stole")
        assert stole == {"seat": RED, "from": BLUE}


def test_a_bought_card_is_seen_by_its_buyer() -> None:
    # rule card.cost
    table = arrange(hands=[{"wool": 1, "salt": 1}], picks=[0])
    assert told(told_to(table, "buy card", RED), "card_bought") == [{"seat": RED, "card": "lancer"}]
    for eyes in OTHERS:
        assert told(told_to(table, "buy card", eyes), "card_bought") == [{"seat": RED}]


def test_who_saw_every_card_move_knows_the_hands() -> None:
    # rule hand.known
    table = fondaco.new("merchants", seats=4, seed=5)
    for seat in range(4):
        for state in guesses(table, seat, 5):
            assert state["hands"] == state_of(table)["hands"]


def test_thief_and_victim_know_the_stolen_card_others_do_not() -> None:
    # rule hand.known
    table = robbed()
    assert hands(table, RED, of=BLUE) == {'{"salt": 1}'}
    assert hands(table, BLUE, of=RED) == {'{"ore": 1}'}
    assert hands(table, WHITE, of=BLUE) == {'{"ore": 1}', '{"salt": 1}'}
    for state in guesses(table, WHITE):
        assert {**state["hands"][RED], **state["hands"][BLUE]} == {"ore": 1, "salt": 1}
        assert state["hands"][WHITE] == {"wool": 1}


def test_a_payment_tells_what_was_stolen() -> None:
    """Red exchanges the ore it has stolen, among others."""
    # rule hand.known
    table = robbed(hands=[{"ore": 2}, {"ore": 1, "salt": 1}, {"wool": 1}])
    assert len(hands(table, WHITE, of=BLUE)) == 2
    play(table, "exchange 3 ore for gold")
    assert hands(table, WHITE, of=BLUE) == {'{"salt": 1}'}


def test_an_offer_tells_that_it_can_be_kept() -> None:
    """Red gives the ore: it must be the stolen one. Until it is proposed nobody knows."""
    # rule hand.known
    # rule trade.hold
    table = robbed()
    play(table, "offer", "give 1 ore", "ask 1 wool")
    assert len(hands(table, WHITE, of=BLUE)) == 2
    play(table, "propose")
    assert hands(table, WHITE, of=BLUE) == {'{"salt": 1}'}


def test_an_acceptance_tells_what_is_held() -> None:
    # rule hand.known
    # rule trade.accept
    table = robbed(gold=[1])
    play(table, "offer", "give 1 gold", "ask 1 salt", "propose")
    assert len(hands(table, WHITE, of=RED)) == 2
    play(table, "accept")
    assert hands(table, WHITE, of=RED) == {'{"ore": 1}'}


def test_a_merchant_that_must_go_on_tells_of_a_grain() -> None:
    """Red stole a grain or an ore, and stepped where only a grain helps."""
    # rule hand.known
    # rule move.owed
    table = robbed(
        hands=[{"grain": 1}, {"ore": 1, "grain": 1}],
        posts={"blue": ["koln", "praha"]},
        merchants=[["silesia_west"]],
        picks=[0],
    )
    play(table, "merchant silesia_west to bohemia_east", "merchant bohemia_east to silesia_west")
    assert len(hands(table, WHITE, of=RED)) == 2
    play(table, "merchant silesia_west to praha")
    assert hands(table, WHITE, of=RED) == {'{"grain": 1}'}


def test_a_caravan_that_must_go_on_tells_of_a_salt() -> None:
    """Red stole a salt or an ore, and drove to where only a salt helps."""
    # rule hand.known
    # rule caravan.owed
    way = paths("paris", "bruxelles", "koln", "hamburg", "brandenburg_west", "berlin")
    table = robbed(
        hands=[{"salt": 1}, {"ore": 1, "salt": 1}],
        routes={"red": way},
        caravans=[way[:1], [way[3]] * 2],
        picks=[1],
    )
    play(table, *[f"caravan {a} to {b}" for a, b in itertools.pairwise(way[:3])])
    assert len(hands(table, WHITE, of=RED)) == 2
    play(table, f"caravan {way[2]} to {way[3]}")
    assert hands(table, WHITE, of=RED) == {'{"salt": 1}'}


def discarding(**fields: object) -> fondaco.Table:
    """Red, who stole a salt or a lumber, has returned a salt first: so there were four."""
    given: dict[str, object] = {
        "hands": [{"lumber": 4, "salt": 3}, {"lumber": 4, "salt": 4}],
        "picks": [5, 2, 3],
    }
    table = robbed(**{**given, **fields})
    assert len(hands(table, WHITE, of=RED)) == 2
    play(table, "end turn", "roll", "discard salt")
    assert table.to_act == RED
    return table


def test_who_returns_cards_in_order_tells_of_those_that_follow() -> None:
    # rule hand.known
    # rule seven.hold
    table = discarding()
    for seat in (BLUE, WHITE, 3):
        assert hands(table, seat, of=RED) == {'{"lumber": 4, "salt": 3}'}


def test_that_is_known_also_where_too_many_cards_have_moved_unseen() -> None:
    """Without a trail, there are only a least and a most of each kind."""
    # rule hand.known
    # rule seven.hold
    table = discarding()
    fields = json.loads(table.snapshot())
    fields["state"].update(thefts=None, lows=[])
    lost = fondaco.restore(json.dumps(fields), seed=1)
    assert hands(lost, WHITE, of=RED) == {'{"lumber": 4, "salt": 3}'}


def test_a_draft_is_not_in_a_guess_of_others() -> None:
    # rule trade.shown
    table = arrange(hands=[{"ore": 2}, {"salt": 1}])
    play(table, "offer", "give 1 ore")
    assert guesses(table, RED, 1)[0]["offered"][0] == {"ore": 1}
    for state in guesses(table, BLUE, 5):
        assert not any(state["offered"])


def test_development_cards_are_guessed_from_what_is_unseen() -> None:
    # rule card.cost
    table = arrange(
        hands=[{}, {"wool": 1, "salt": 1}], active=BLUE, cards=[{"trade_fair": 2}], picks=[0]
    )
    play(table, "buy card")
    kinds = {next(iter(state["cards"][4])) for state in guesses(table, RED)}
    assert "trade_fair" not in kinds  # Red has both
    assert len(kinds) > 2
    assert {next(iter(state["cards"][4])) for state in guesses(table, BLUE)} == {"lancer"}


def test_after_a_reshuffle_the_stack_is_known() -> None:
    # rule card.reshuffle
    table = arrange(
        active=BLUE,
        hands=[{}, {"wool": 2, "salt": 2}],
        in_stack={},
        played={"trade_charter": 2},
        picks=[0],
    )
    play(table, "buy card", "buy card")
    for state in guesses(table, WHITE, 10):
        assert state["cards"][4] == {"trade_charter": 2}


def test_the_last_card_of_a_hand_cannot_be_previewed_or_taken_back() -> None:
    """No luck has a part in it, yet it is a secret; White could hold either."""
    # rule seven.blind
    table = robbed(posts={"blue": ["koln"], "white": ["nurnberg"]}, hands=[{}, {"ore": 1}, {}])
    assert state_of(table)["hands"][RED] == {"ore": 1}
    with pytest.raises(fondaco.Refused, match="revealed something"):
        table.undo()
    table = arrange(step="robber", posts={"blue": ["koln"]}, hands=[{}, {"ore": 1}])
    preview = table.preview("robber rhineland")
    assert preview["complete"] is False
    assert preview["players"][RED]["hand"] == 0  # type: ignore[index]


def test_the_last_card_of_the_stack_cannot_be_previewed_or_taken_back() -> None:
    # rule card.cost
    fields = {"hands": [{"wool": 1, "salt": 1}], "in_stack": {"lancer": 1}}
    assert arrange(**fields).preview("buy card")["complete"] is False  # type: ignore[arg-type]
    table = arrange(**fields)  # type: ignore[arg-type]
    play(table, "buy card")
    with pytest.raises(fondaco.Refused, match="revealed something"):
        table.undo()


def test_a_move_that_reveals_nothing_can_be_taken_back_as_one_decision() -> None:
    table = arrange(posts={"red": ["wroclaw"]}, routes={"red": [path("wroclaw", "mazovia_west")]},
                    hands=[{"ore": 1, "lumber": 1}])  # fmt: skip
    before = table.snapshot()
    play(table, f"route {path('mazovia_west', 'pomerania_east')}")
    play(table, f"route {path('pomerania_east', 'kaliningrad')}")
    table.undo()
    assert table.snapshot() == before


def test_a_bot_that_is_shown_guesses_makes_the_same_move() -> None:
    """Greedy gets two worlds that differ in what White may not know."""
    from fondaco.players import PLAYERS

    table = arrange(
        step="robber",
        active=BLUE,
        posts={"red": ["koln"]},
        hands=[{"ore": 1, "salt": 1}, {}, {"wool": 1}],
        cards=[{}, {}, {"lancer": 1}],
        picks=[0],
    )
    play(table, "robber rhineland", "end turn")
    assert table.to_act == WHITE
    worlds = [table.guess(WHITE, fondaco.Seeded(number)) for number in range(8)]
    assert len({json.dumps(table.game.snapshot(world)["hands"]) for world in worlds}) == 2
    shown = [table.game.guess(world, WHITE, fondaco.Seeded(9)) for world in worlds]
    chosen = {PLAYERS["greedy"]("merchants", 1).choose(table.game, one).text for one in shown}
    assert len(chosen) == 1
