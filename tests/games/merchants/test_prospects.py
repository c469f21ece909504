"""What each move would bring, and what is on the table where it matters, as a person reads it."""

from fondaco import Table
from fondaco.games.merchants.components import CITY_NAMES
from fondaco.games.merchants.text.map import LABELS, labels
from fondaco.terminal import lines
from fondaco.terminal.choices import brings
from games.merchants.lines import BRUXELLES, KOLN, drive, line
from games.merchants.positions import arrange, path
from positions import play

NAMES = ["You", "Ana", "Ben", "Cleo"]
BETWEEN = path("praha", "nurnberg")


def test_the_robber_is_told_number_terrain_and_owners() -> None:
    # rule seven.robber
    table = arrange(
        step="robber",
        board="short",
        posts={"red": ["praha"], "blue": ["nurnberg", "wien"]},
        robber="finland",
    )
    assert (
        brings(table, "robber bohemia", NAMES) == "2 mountains, you (Praha), Ana (Nürnberg, Wien)"
    )


def test_a_victim_is_told_by_name() -> None:
    # rule seven.steal
    table = arrange(
        step="robber",
        board="short",
        posts={"red": ["praha"], "blue": ["nurnberg"], "white": ["wien"]},
        hands=[{}, {"ore": 2}, {"salt": 1}],
        robber="finland",
    )
    table.play("robber bohemia")
    assert brings(table, "steal blue", NAMES) == "Ana, 2 resource cards"
    assert brings(table, "steal white", NAMES) == "Ben, 1 resource card"


def test_steps_that_would_lapse_are_told() -> None:
    # rule move.ends
    table = line(hands=[{"salt": 1, "wool": 1}], gold=[2])
    assert "lapse" not in brings(table, "buy ore", NAMES)
    play(table, *drive(BRUXELLES, KOLN))
    assert brings(table, "buy ore", NAMES) == "for 2 gold; 2 steps of the caravan lapse"
    assert brings(table, "end turn", NAMES) == "2 steps of the caravan lapse"
    assert "lapse" not in brings(table, f"caravan {KOLN} to {path('koln', 'hamburg')}", NAMES)


def test_the_offers_that_are_left_are_told() -> None:
    # rule trade.limit
    table = arrange(offers=2, hands=[{"ore": 1}, {"salt": 1}])
    assert brings(table, "offer", NAMES).endswith("; 2 offers left this turn")
    for move in ("offer", "give 1 ore", "ask 1 salt", "propose", "decline", "decline", "decline"):
        table.play(move)
    assert brings(table, "offer", NAMES).endswith("; 1 offer left this turn")


def test_a_partner_is_told_with_the_trade() -> None:
    # rule trade.choose
    table = arrange(hands=[{"ore": 1}, {"salt": 1}, {"salt": 1, "wool": 1}])
    play(table, "offer", "give 1 ore", "ask 1 salt", "propose", "accept")
    play(table, "counter", "give 1 wool", "ask 1 ore", "propose", "decline")
    assert brings(table, "trade with blue", NAMES) == "Ana gets 1 ore, you get 1 salt"
    assert brings(table, "trade with white", NAMES) == "Ben gets 1 ore, you get 1 wool"


def test_a_route_tells_its_price_and_its_rewards() -> None:
    # rule route.gold
    table = arrange(
        board="short",
        posts={"red": ["praha"], "blue": ["nurnberg"]},
        hands=[{"lumber": 1, "ore": 1}],
    )
    text = brings(table, f"route {BETWEEN}", NAMES)
    assert text.startswith("Praha - Nürnberg; for 1 lumber, 1 ore; connects ")
    assert "you get 1 gold" in text


def test_the_offer_at_hand_is_part_of_the_question() -> None:
    # rule trade.shown
    table = arrange(hands=[{"ore": 1}, {"salt": 1}])
    play(table, "offer", "give 1 ore")
    assert "then propose; so far 1 ore." in board(table, 0)
    play(table, "ask 1 salt", "propose")
    assert "You may get 1 ore for 1 salt: accept, decline or make a counter-offer." in board(
        table, 1
    )


def board(table: Table, seat: int) -> str:
    return "\n".join(table.game.board(table.view(seat), NAMES))


def test_no_two_cities_have_one_short_name() -> None:
    assert len(set(LABELS)) == len(CITY_NAMES)
    assert labels(["Bergen", "Berlin", "Oslo"]) == ["Beg", "Bel", "Osl"]


def test_who_wins_has_so_many_deliveries() -> None:
    # rule win.all
    row = {"name": "Red", "total": 10.0, "rank": 1, "parts": []}
    other = {"name": "Blue", "total": 1.0, "rank": 2, "parts": []}
    game = arrange().game
    assert lines.winner(game, [row, other], NAMES[:2]) == "You win with 10 deliveries."
    assert lines.scores(game, [row, other], NAMES[:2])[1] == "Rank 2: Ana, 1 delivery"


def test_a_neutral_color_is_told() -> None:
    # rule seven.robber
    table = arrange(
        seats=3,
        step="robber",
        board="short",
        posts={"red": ["praha"], "orange": ["wien"]},
        robber="finland",
    )
    assert brings(table, "robber bohemia", NAMES) == "2 mountains, you (Praha), neutral (Wien)"
    board = "\n".join(table.game.board(table.view(0), NAMES))
    assert "\n  neutral trading posts (Orange, played by nobody): Wien\n" in board


def test_a_double_arrow_is_told_before_it_is_built() -> None:
    # rule route.arrow
    to_arrow, arrow = path("wroclaw", "mazovia_west"), path("mazovia_west", "pomerania_east")
    table = arrange(
        posts={"red": ["wroclaw"]},
        routes={"red": [to_arrow]},
        hands=[{"ore": 1, "lumber": 1}],
    )
    assert "; double arrow: another one beside it is free" in brings(table, f"route {arrow}", NAMES)
    other = path("wroclaw", "pomerania_west")
    assert "double arrow" not in brings(table, f"route {other}", NAMES)
