"""Development cards."""

import itertools

import pytest

from fondaco.games.merchants.rest import can_walk
from games.merchants.positions import (
    BLUE,
    RED,
    arrange,
    gold_of,
    hand_of,
    path,
    paths,
    player,
    seen,
    state_of,
    step_of,
)
from positions import kinds, play, refusal, told

CARD = {"wool": 1, "salt": 1}
LINE = paths("paris", "bruxelles", "koln", "hamburg", "brandenburg_west", "berlin")


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


def test_steps_are_lent_only_to_a_piece_that_can_use_them() -> None:
    """A caravan on a lonely route; one beside a route it cannot pay for; one beside full ones."""
    # rule play.useful
    card, first = [{"swift_caravan": 1}], LINE[0]
    lonely = arrange(cards=card, routes={"red": [first]}, caravans=[[first]], hands=[{"salt": 1}])
    assert refusal(lonely, "play swift_caravan") == "play.useful"
    way = {"red": [first], "blue": [LINE[1]]}
    poor = arrange(cards=card, routes=way, caravans=[[first]])
    assert refusal(poor, "play swift_caravan") == "play.useful"
    full = arrange(cards=card, routes=way, caravans=[[first], [LINE[1]] * 2], gold=[1])
    play(full, "play swift_caravan")  # there and back
    play(arrange(cards=card, routes=way, caravans=[[first]], gold=[1]), "play swift_caravan")


def test_no_charter_without_a_route_left() -> None:
    # rule play.useful
    # rule route.limit
    names = [m.text.split()[1] for m in arrange().game.moves if m.text.startswith("route ")]
    table = arrange(cards=[{"trade_charter": 1}], routes={"red": names[:30]})
    assert refusal(table, "play trade_charter") == "play.useful"
    table = arrange(cards=[{"trade_charter": 1}], routes={"red": names[:29]})
    play(table, "play trade_charter")
    play(table, table.legal()[0])
    assert (player(table, RED)["routes_left"], seen(table)["turn"]["free_routes"]) == (0, 0)


@pytest.mark.parametrize(("steps", "moves"), [(1, False), (2, True)])
def test_a_merchant_is_lent_steps_that_lead_to_where_it_can_end(steps: int, moves: bool) -> None:
    """Around Köln stand two trading posts and a merchant; six steps would always lead past them."""
    # rule play.useful
    posts = {"red": ["koln"], "blue": ["bruxelles", "hamburg"]}
    table = arrange(posts=posts, merchants=[["koln"], ["lorraine_east"]])
    assert can_walk(table.game.restore(state_of(table)), RED, steps) is moves  # type: ignore[arg-type]


def test_lancer() -> None:
    """Nobody discards; before the roll too, and then the dice are still rolled."""
    # rule play.lancer
    table = arrange(
        step="roll",
        cards=[{"lancer": 1}],
        posts={"blue": ["koln"]},
        hands=[{"ore": 9}, {"salt": 1}],
        picks=[0, 0],
    )
    play(table, "play lancer")
    assert step_of(table) == "robber"
    play(table, "robber rhineland")
    assert hand_of(table, RED) == {"ore": 9, "salt": 1}
    assert step_of(table) == "roll"
    play(table, "roll")


def test_trade_charter() -> None:
    """Two routes without paying, with the gold of a first connection; the second may be left."""
    # rule play.charter
    table = arrange(cards=[{"trade_charter": 1}], posts={"red": ["koln"]})
    play(table, "play trade_charter", f"route {path('koln', 'bruxelles')}")
    assert gold_of(table)[RED] == 1
    assert seen(table)["turn"]["free_routes"] == 1
    play(table, f"route {path('bruxelles', 'paris')}")
    assert step_of(table) == "act"
    table = arrange(step="roll", cards=[{"trade_charter": 1}], posts={"red": ["koln"]})
    play(table, "play trade_charter", f"route {path('koln', 'bruxelles')}", "no route")
    assert step_of(table) == "roll"


def test_trade_charter_with_a_double_arrow() -> None:
    # rule play.charter
    # rule route.arrow
    arrow = path("mazovia_west", "pomerania_east")
    table = arrange(
        cards=[{"trade_charter": 1}],
        posts={"red": ["wroclaw"]},
        routes={"red": [path("wroclaw", "mazovia_west")]},
    )
    play(table, "play trade_charter", f"route {arrow}")
    assert step_of(table) == "arrow"
    play(table, f"route {path('pomerania_east', 'kaliningrad')}")
    assert step_of(table) == "charter"
    play(table, "no route")
    assert step_of(table) == "act"


def test_swift_merchant() -> None:
    """Six intersections without grain; then grain makes the move longer."""
    # rule play.swift_merchant
    way = ["praha", "silesia_west", "wroclaw", "mazovia_west", "pomerania_east", "kaliningrad"]
    way += ["scania_east", "kaliningrad"]
    steps = [f"merchant {a} to {b}" for a, b in itertools.pairwise(way)]
    table = arrange(
        cards=[{"swift_merchant": 1}],
        posts={"red": ["praha"]},
        merchants=[["praha"]],
        hands=[{"grain": 1}],
    )
    play(table, "play swift_merchant", *steps[:6])
    assert hand_of(table, RED) == {"grain": 1}
    play(table, steps[6])
    assert hand_of(table, RED) == {}
    play(table, "stop")
    assert state_of(table)["posts"]["kaliningrad"] == "red"


def test_swift_caravan_pays_the_right_of_way() -> None:
    # rule play.swift_caravan
    table = arrange(
        cards=[{"swift_caravan": 1}],
        routes={"red": LINE[:2], "blue": LINE[2:]},
        caravans=[[LINE[0]]],
        gold=[1],
    )
    drives = [f"caravan {a} to {b}" for a, b in itertools.pairwise(LINE)]
    play(table, "play swift_caravan", *drives)
    assert gold_of(table) == [0, 1, 0, 0]
    assert seen(table)["turn"]["steps"] == 2


def test_before_the_roll_a_piece_moves_by_the_card_alone() -> None:
    """And only what moves delivers; the rest waits for the action phase."""
    # rule play.before
    table = arrange(
        step="roll",
        cards=[{"swift_caravan": 1}],
        routes={"red": LINE},
        caravans=[[LINE[0], LINE[4]]],
        merchants=[["silesia_west"]],
        posts={"blue": ["bruxelles", "berlin", "koln"]},
        hands=[{"salt": 2, "grain": 2}],
        freed=[3, 1, 1, 1],
        steps=0,
    )
    assert refusal(table, "deliver bruxelles") == "deliver.beside"
    assert refusal(table, f"caravan {LINE[0]} to {LINE[1]}") == "play.before"
    assert refusal(table, "merchant silesia_west to praha") == "play.before"
    play(table, "play swift_caravan", f"caravan {LINE[0]} to {LINE[1]}", "deliver koln")
    assert refusal(table, "deliver berlin") == "deliver.beside"
    assert hand_of(table, RED) == {"salt": 2, "grain": 2}


def test_before_the_roll_no_card_pays_a_way_on() -> None:
    """The sixth step leads to a full route, or to a trading post."""
    # rule play.before
    # rule caravan.owed
    # rule move.owed
    table = arrange(
        step="roll",
        cards=[{"swift_caravan": 1}],
        routes={"red": LINE},
        caravans=[[LINE[2]], [LINE[4]] * 2],
        hands=[{"salt": 3}],
    )
    there_and_back = [f"caravan {a} to {b}" for a, b in itertools.pairwise([LINE[2], LINE[3]] * 3)]
    play(table, "play swift_caravan", *there_and_back)
    assert refusal(table, f"caravan {LINE[3]} to {LINE[4]}") == "caravan.owed"
    table = arrange(
        step="roll",
        cards=[{"swift_merchant": 1}],
        posts={"blue": ["praha"]},
        merchants=[["bohemia_east"]],
        hands=[{"grain": 3}],
    )
    places = ["bohemia_east", "silesia_west"] * 3
    play(table, "play swift_merchant")
    play(table, *[f"merchant {a} to {b}" for a, b in itertools.pairwise(places)])
    assert refusal(table, "merchant silesia_west to praha") == "move.owed"


def test_merchant_bank() -> None:
    # rule play.bank
    table = arrange(cards=[{"merchant_bank": 1}])
    events = play(table, "play merchant_bank")
    assert told(events, "gained_gold") == [{"seat": RED, "count": 4, "for": "card"}]
    assert gold_of(table)[RED] == 4


def test_trade_fair() -> None:
    # rule play.fair
    table = arrange(cards=[{"trade_fair": 1}], hands=[{}, {"salt": 18}])
    play(table, "play trade_fair")
    assert refusal(table, "take salt") == "play.fair"  # one is left, and two are to be taken
    play(table, "take ore")
    assert refusal(table, "take wool") == "play.fair"
    play(table, "take salt")
    assert hand_of(table, RED) == {"ore": 1, "salt": 1}
    assert step_of(table) == "act"


def test_trade_fair_takes_what_there_is() -> None:
    # rule play.fair
    # rule supply.left
    rest = dict.fromkeys(("lumber", "wool", "grain", "ore"), 19)
    table = arrange(cards=[{"trade_fair": 1}], hands=[{}, {**rest, "salt": 18}])
    play(table, "play trade_fair")
    assert refusal(table, "take ore") == "supply.left"
    play(table, "take salt")
    assert step_of(table) == "act"
