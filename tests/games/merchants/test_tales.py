"""Several events in a row as a person reads them, and the questions that follow."""

from typing import Any

import pytest

import fondaco
from fondaco.games.merchants.components import PATH_IDS, PLACE_IDS
from fondaco.games.merchants.text.aliases import ALIASES, with_ids
from fondaco.terminal.choices import brings
from fondaco.terminal.sitting import Sitting
from fondaco.terminal.tale import tale
from games.merchants.lines import BRUXELLES, HAMBURG, KOLN, WEST, drive, line
from games.merchants.positions import arrange, path
from positions import play

NAMES = ["You", "Ana", "Ben", "Cleo"]
GAME = fondaco.game("merchants")
TO_ARROW, ARROW = path("wroclaw", "mazovia_west"), path("mazovia_west", "pomerania_east")


def told(*events: dict[str, Any]) -> str:
    return " ".join(tale(GAME, list(events), NAMES)).replace("\xa0", " ")


def of(seat: int, kind: str, **fields: object) -> dict[str, Any]:
    return {"event": kind, "seat": seat, **fields}


def test_gold_for_one_reason_is_added_up() -> None:
    one = of(0, "gained_gold", count=1, **{"for": "connection"})
    assert told(one, one) == "You get 2 gold for a first connection."


def test_gold_that_several_get_is_told_once() -> None:
    # rule production.gold
    roll = [of(seat, "gained_gold", count=1, **{"for": "empty roll"}) for seat in (0, 1, 3)]
    said = "You, Ana and Cleo get 1 gold each because the roll brought nothing."
    assert told(*roll) == said
    unlike = [roll[1], {**roll[2], "count": 2}]
    assert told(*unlike) == (
        "Ana gets 1 gold because the roll brought nothing. "
        "Cleo gets 2 gold because the roll brought nothing."
    )


def test_cards_are_counted() -> None:
    cards = [of(1, "discarded", resource=id) for id in ("grain", "ore", "ore", "ore")]
    assert told(*cards) == "Ana discards 1 grain, 3 ore."
    assert (
        told(*[of(0, "took", resource=id) for id in ("ore", "salt")]) == "You take 1 ore, 1 salt."
    )


def test_free_trade_routes_are_told_apart() -> None:
    paid, free = of(1, "opened", path=ARROW, paid=True), of(1, "opened", path=TO_ARROW, paid=False)
    arrow, to_arrow = "Pomerania se (Pomerania east - Mazovia west)", "Silesia n (Wroclaw - "
    both = told(paid, free)
    assert both.startswith(f"Ana opens the trade route {arrow}, and beside it {to_arrow}")
    assert both.endswith(" without paying (double arrow).")
    assert "(double arrow)" not in told({**free, "paid": True}, {**paid, "paid": False})
    assert told({**paid, "paid": False}, free).endswith(", both without paying.")
    assert told(paid, {**free, "paid": True}).startswith(f"Ana opens the trade routes {arrow} and ")


def test_the_steps_of_a_piece_are_one_journey() -> None:
    steps = [
        of(1, "walked", **{"from": "praha", "to": "silesia_west", "paid": True}),
        of(1, "walked", **{"from": "silesia_west", "to": "wroclaw", "paid": False}),
        of(1, "walked", **{"from": "wien", "to": "zagreb", "paid": True}),
    ]
    assert told(*steps) == (
        "Ana sends a merchant from Praha via Silesia west to Wroclaw for 1 grain. "
        "Ana sends a merchant from Wien to Zagreb for 1 grain."
    )


def test_a_caravan_goes_by_paths_that_are_told_in_short() -> None:
    beyond = path("pomerania_east", "vilnius")
    steps = [
        of(1, "drove", **{"from": TO_ARROW, "to": ARROW, "paid": True}),
        of(1, "drove", **{"from": ARROW, "to": beyond, "paid": False}),
    ]
    assert told(*steps) == (
        "Ana moves a caravan from Silesia n (Wroclaw - Mazovia west) via Pomerania se "
        "to Mazovia n (Pomerania east - Vilnius) for 1 salt."
    )


# The questions.


def asked(table: fondaco.Table, seat: int = 0) -> str:
    board = "\n".join(table.game.board(table.view(seat), NAMES))
    return board.rpartition("\n\n")[2].partition("turn. ")[2].replace("\n      ", " ")


def test_a_merchant_on_an_empty_city_site_goes_on_or_stops() -> None:
    # rule move.ends
    table = arrange(
        board="short",
        posts={"blue": ["budapest"]},
        merchants=[["bohemia_east"]],
        hands=[{"grain": 1}],
    )
    walk = "merchant bohemia_east to wien"
    land = "2 mountains (Bohemia), 10 saltworks (Salzkammergut), 9 forest (Moravia)"
    assert brings(table, walk, NAMES) == f"an empty city-site, {land}; for 1 grain"
    play(table, walk)
    at = "the merchant at Wien (2 steps left)"
    assert (
        asked(table) == f"You must either go on with {at}, or stop: it founds a trading post there."
    )
    assert brings(table, "stop", NAMES) == f"founds a trading post in Wien, {land}"
    play(table, "merchant wien to zagreb")
    assert "founds a trading post in Zagreb, " in brings(table, "stop", NAMES)
    assert brings(table, "stop", NAMES).endswith("; Slavonia gets a number")
    play(table, "merchant zagreb to wien")
    assert table.legal() == ["stop"]
    at = "the merchant at Wien"
    why = "there is no grain to go on with. It founds a trading post there."
    assert asked(table) == f"You must stop with {at}: {why}"


def test_a_merchant_at_a_post_goes_on() -> None:
    # rule move.owed
    table = arrange(
        board="short",
        posts={"blue": ["wien"]},
        merchants=[["bohemia_east"]],
        hands=[{"grain": 1}],
    )
    walk = "merchant bohemia_east to wien"
    assert brings(table, walk, NAMES) == "Ana's trading post, it cannot stay there; for 1 grain"
    play(table, walk)
    at = "the merchant at Wien (2 steps left)"
    assert asked(table) == f"You must go on with {at}: it cannot stay there."
    assert [move.split(" ")[0] for move in table.legal()] == ["merchant"] * 3
    play(table, "merchant wien to swabia_east")
    assert brings(table, "stop", NAMES) == "the merchant ends its move at Swabia east"


def test_a_caravan_without_steps_is_not_spoken_of() -> None:
    table = line(hands=[{"salt": 1}])
    play(table, *drive(BRUXELLES, KOLN, HAMBURG, WEST))
    assert asked(table) == "You may trade, build, move and deliver, or end the turn."


def test_who_cannot_accept_is_told_why() -> None:
    # rule trade.accept
    table = arrange(hands=[{"ore": 1}, {"salt": 1}, {"salt": 2}])
    play(table, "offer", "give 1 ore", "ask 2 salt", "propose")
    assert asked(table, 1) == (
        "You may get 1 ore for 2 salt, but cannot accept: 1 salt is missing. Decline or counter."
    )
    assert "accept, decline or make" in asked(table, 2)  # what Ana holds is her secret


def test_what_is_used_up_is_told() -> None:
    # rule gold.twice
    # rule trade.limit
    table = arrange(gold=[6], offers=1, hands=[{"ore": 1}, {"salt": 1}])
    play(table, "buy ore", "buy ore")
    assert asked(table).endswith("2 resources are bought with gold: no more this turn.")
    play(table, "offer", "give 1 ore", "ask 1 salt", "propose", "decline", "decline", "decline")
    assert asked(table).endswith("no more this turn. No offer is left this turn.")


# Deliveries.


def test_a_delivery_tells_whose_post_it_is_and_that_it_wins() -> None:
    # rule win.all
    between = path("praha", "nurnberg")
    table = arrange(
        seats=3,
        board="short",
        posts={"blue": ["praha"], "orange": ["nurnberg"]},
        routes={"red": [between]},
        caravans=[[between]],
        storage=[0, 1, 1],
        freed=[1, 1, 1],
    )
    assert brings(table, "deliver praha", NAMES) == "to Ana's trading post; wins the game"
    assert brings(table, "deliver nurnberg", NAMES) == "to a neutral trading post; wins the game"


def test_a_delivery_is_told_with_the_name_of_the_owner() -> None:
    event = of(0, "delivered", city="wien", color="orange", left=0)
    assert GAME.sentence(event, NAMES).endswith("to Cleo's trading post in Wien.")
    assert GAME.sentence(event, NAMES[:3]).endswith("to the neutral trading post in Wien.")


def test_a_delivery_tells_how_near_the_win_is() -> None:
    # rule win.all
    event = of(1, "delivered", city="wien", color="red", left=1)
    assert told(event) == (
        "Ana delivers a commodity to your trading post in Wien (1 left to deliver)."
    )


# In one line.


def test_an_offer_can_be_typed_in_one_line() -> None:
    # rule trade.nine
    table = arrange(hands=[{"ore": 1, "lumber": 1}, {"salt": 2, "wool": 1}])
    sitting = Sitting(table, ["you", "you", "you", "you"], "3")
    assert sitting.answer("Offer 1 ore and 1 lumber for 1 wool, 2 salt")
    assert table.view(1)["step"] == "answer"
    assert asked(table, 1) == (
        "You may get 1 lumber, 1 ore for 1 wool, 2 salt: accept, decline or make a counter-offer."
    )
    assert sitting.answer("counter 1 salt for 1 ore")
    assert "Ana: 1 salt for 1 ore" in "\n".join(table.game.board(table.view(0), NAMES))


def test_whom_to_trade_with_may_be_called_by_name() -> None:
    # rule trade.choose
    table = arrange(hands=[{"ore": 1}, {"salt": 1}, {"salt": 1}])
    sitting = Sitting(table, ["you", "you", "you", "you"], "3")
    answers = [sitting.answer(one) for one in ("offer 1 ore for 1 salt", "accept", "accept")]
    assert all([*answers, sitting.answer("decline")])
    assert not sitting.answer("why trade with player 4")
    assert sitting.answer("trade with Player 3")
    assert sitting.table.log().splitlines()[-2].startswith("0 trade with white")


def test_a_line_that_cannot_be_offered_changes_nothing() -> None:
    table = arrange(hands=[{"ore": 1}, {"salt": 1}])
    sitting = Sitting(table, ["you", "you", "you", "you"], "3")
    before = table.log()
    for typed in ("offer 2 ore for 1 salt", "offer 1 ore for 1 ore", "offer ore for salt"):
        assert not sitting.answer(typed)
        assert table.log() == before


def test_the_end_is_accounted_for() -> None:
    between = path("praha", "nurnberg")
    table = arrange(
        seats=3,
        board="short",
        posts={"blue": ["praha", "wien"]},
        commodities={"wien": "red"},
        routes={"red": [between]},
        caravans=[[between]],
        storage=[0, 1, 1],
        freed=[1, 1, 1],
    )
    play(table, "deliver praha")
    assert GAME.closing(table.view(None), NAMES[1:], ["end turn"] * 7) == [
        "The game took 3 rounds.",
        "  Ana delivered to: Praha, Wien",
        "  Ben delivered nothing",
        "  Cleo delivered nothing",
    ]


def test_an_offer_that_has_begun_can_be_finished_in_one_line() -> None:
    table = arrange(hands=[{"ore": 1, "lumber": 1}, {"salt": 2, "wool": 1}])
    sitting = Sitting(table, ["you", "you", "you", "you"], "3")
    assert sitting.answer("offer")
    assert "or all at once, as in '1 ore for 1 wool'" in asked(table)
    assert sitting.answer("1 ore for 1 wool")
    assert table.view(1)["step"] == "answer"
    assert sitting.answer("1 salt for 1 ore")
    assert "Ana: 1 salt for 1 ore" in "\n".join(table.game.board(table.view(0), NAMES))


def test_an_offer_without_its_word_is_none_where_none_can_be_made() -> None:
    table = arrange(step="roll", hands=[{"ore": 1}, {"wool": 1}])
    assert GAME.spelled_out("1 ore for 1 wool", table.view(0), list) == []


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("route Moravia nw", "route bohemia_se"),
        ("route bohemia se", "route bohemia_se"),
        ("caravan moravia n to Moravia NW", "caravan moravia_n to bohemia_se"),
    ],
)
def test_a_path_may_be_named_after_either_of_its_hexes(typed: str, text: str) -> None:
    assert GAME.spelled_out(typed, {"step": "act"}, list) == [text]


def test_every_further_name_means_one_thing() -> None:
    assert {*ALIASES.values()} == {*PATH_IDS, *PLACE_IDS}
    assert with_ids("route moravia nw and moravia west") == "route bohemia_se and wien"
