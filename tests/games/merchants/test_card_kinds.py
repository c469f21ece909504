"""What each kind of development card does."""

import itertools

import pytest

from fondaco.games.merchants.rest import can_walk
from games.merchants.positions import (
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
from positions import play, refusal, told

LINE = paths("paris", "bruxelles", "koln", "hamburg", "brandenburg_west", "berlin")


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
