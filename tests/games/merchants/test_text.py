"""The table, its moves and its events in words."""

import pytest

import conformance
import fondaco
from fondaco.terminal.sitting import Sitting
from games.merchants import modes
from games.merchants.lines import BRUXELLES, HAMBURG, KOLN, WEST, drive, line
from games.merchants.positions import arrange, path
from positions import play

NAMES = ["You", "Ana", "Ben", "Cleo"]
GAME = fondaco.game("merchants")
BETWEEN = path("praha", "nurnberg")
NAMED = "Rhineland se (Praha - Nürnberg)"

# Every kind of event, as one that a table might tell.
NOBODY = "Nobody can deliver all commodities any more"
EVENTS: list[tuple[dict[str, object], str]] = [
    ({"event": "post_placed", "seat": 1, "city": "koln"}, "Ana places a trading post in Köln."),
    ({"event": "neutral_placed", "seat": 0, "city": "wien"}, "You place a neutral post in Wien."),
    (
        {"event": "started_with", "seat": 1, "resources": {"ore": 1, "salt": 2}},
        "Ana starts with 1 ore, 2 salt.",
    ),
    ({"event": "turn_began", "seat": 0}, "It is your turn."),
    ({"event": "turn_began", "seat": 2}, "It is Ben's turn."),
    ({"event": "rolled", "seat": 1, "dice": [2, 3], "sum": 5}, "Ana rolls 2 and 3: 5."),
    ({"event": "produced", "seat": 0, "resources": {"wool": 2}}, "You get 2 wool."),
    ({"event": "shortage", "resource": "ore"}, "The supply has too little ore for all."),
    (
        {"event": "gained_gold", "seat": 1, "count": 1, "for": "empty roll"},
        "Ana gets 1 gold because the roll brought nothing.",
    ),
    (
        {"event": "gained_gold", "seat": 1, "count": 2, "for": "coast"},
        "Ana gets 2 gold from a coastal city.",
    ),
    ({"event": "discarded", "seat": 1, "resource": "ore"}, "Ana discards 1 ore."),
    (
        {"event": "robber_moved", "seat": 1, "hex": "luneburg_heath"},
        "Ana moves the robber to Luneburg Heath.",
    ),
    ({"event": "stole", "seat": 1, "from": 0}, "Ana steals a resource card from you."),
    (
        {"event": "stole", "seat": 0, "from": 2, "resource": "salt"},
        "You steal 1 salt from Ben.",
    ),
    (
        {"event": "bought", "seat": 1, "resource": "ore", "gold": 2},
        "Ana buys 1 ore for 2 gold.",
    ),
    (
        {"event": "exchanged", "seat": 1, "given": "ore", "count": 3, "for": "gold"},
        "Ana exchanges 3 ore for 1 gold.",
    ),
    ({"event": "took", "seat": 1, "resource": "ore"}, "Ana takes 1 ore."),
    (
        {"event": "offered", "seat": 1, "gives": {"ore": 1}, "asks": {"gold": 2}},
        "Ana offers 1 ore for 2 gold.",
    ),
    (
        {"event": "countered", "seat": 0, "gives": {"ore": 1}, "asks": {"salt": 2}},
        "You propose 1 ore for 2 salt instead.",
    ),
    ({"event": "accepted", "seat": 1}, "Ana accepts the offer."),
    ({"event": "declined", "seat": 1}, "Ana declines the offer."),
    ({"event": "no_trade", "seat": 1}, "Ana trades with nobody."),
    (
        {"event": "traded", "seat": 1, "with": 0, "gives": {"ore": 1}, "gets": {"salt": 1}},
        "Ana trades 1 ore for 1 salt with you.",
    ),
    ({"event": "card_bought", "seat": 1}, "Ana buys a development card."),
    (
        {"event": "card_bought", "seat": 0, "card": "trade_fair"},
        "You buy a development card: Trade Fair.",
    ),
    ({"event": "reshuffled"}, "The played cards become the stack again."),
    ({"event": "card_played", "seat": 1, "card": "lancer"}, "Ana plays the card Lancer."),
    ({"event": "recruited", "seat": 1, "city": "koln"}, "Ana recruits a merchant in Köln."),
    ({"event": "nobody_can_win", "winners": [0]}, f"{NOBODY}: You win."),
    ({"event": "nobody_can_win", "winners": [2]}, f"{NOBODY}: Ben wins."),
    ({"event": "nobody_can_win", "winners": [1, 2]}, f"{NOBODY}: Ana and Ben share the win."),
    (
        {"event": "steps_lost", "seat": 0, "piece": "caravan", "steps": 2},
        "You lose 2 unused steps of a caravan.",
    ),
    (
        {"event": "steps_lost", "seat": 1, "piece": "merchant", "steps": 1},
        "Ana loses 1 unused step of a merchant.",
    ),
    (
        {"event": "dismissed", "seat": 1, "place": "koln"},
        "Ana removes the merchant at Köln (Rhineland west).",
    ),
    (
        {"event": "assembled", "seat": 1, "path": BETWEEN},
        f"Ana assembles a caravan at {NAMED}.",
    ),
    (
        {"event": "disbanded", "seat": 1, "path": BETWEEN},
        f"Ana removes the caravan at {NAMED}.",
    ),
    (
        {"event": "opened", "seat": 1, "path": BETWEEN, "paid": False},
        f"Ana opens the trade route {NAMED} without paying.",
    ),
    (
        {"event": "connected", "seat": 1, "city": "koln"},
        "Ana connects Köln for the first time.",
    ),
    (
        {"event": "walked", "seat": 1, "from": "praha", "to": "silesia_west", "paid": True},
        "Ana sends a merchant from Praha to Silesia west for 1 grain.",
    ),
    (
        {"event": "drove", "seat": 1, "from": "silesia_n", "to": BETWEEN, "paid": True},
        f"Ana moves a caravan to {NAMED} for 1 salt.",
    ),
    (
        {"event": "fee_paid", "seat": 1, "to": 0, "gold": 1},
        "Ana pays 1 gold to you for the right of way.",
    ),
    ({"event": "founded", "seat": 1, "city": "koln"}, "Ana founds a trading post in Köln."),
    (
        {"event": "number_placed", "seat": 1, "hex": "serbia", "number": 9, "from": "apennines"},
        "Ana moves the number 9 from Apennines to Serbia; Apennines, beside Roma, Split and "
        "Venezia, has no number now.",
    ),
    (
        {"event": "delivered", "seat": 1, "city": "koln", "color": "red", "left": 2},
        "Ana delivers a commodity to your trading post in Köln (2 left to deliver).",
    ),
    ({"event": "game_over", "winner": 0}, "You win: all commodities are delivered."),
    ({"event": "moved", "seat": 1, "move": "offer"}, ""),
    ({"event": "moved", "seat": 1, "move": "no route"}, "Ana opens no free trade route."),
    ({"event": "moved", "seat": 1, "move": "stop"}, "Ana ends the move of a merchant."),
    (
        {"event": "moved", "seat": 1, "move": "via lorraine_ne"},
        "Ana chooses the connection over Rhineland sw.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_an_event_as_a_sentence(event: dict[str, object], sentence: str) -> None:
    assert GAME.sentence(event, NAMES) == sentence


def test_every_event_of_many_games_has_a_sentence_and_every_board_fits() -> None:
    told = set()
    for number, (seats, options) in enumerate(modes.TABLES[::3]):
        table = fondaco.new("merchants", seats=seats, options=options, seed=number)
        will = fondaco.Seeded(number)
        for _ in range(300):
            legal = table.legal()
            liked = conformance.liked(legal, modes.EAGER[number % 2]) or legal
            texts = liked if will.pick(3) else legal
            for event in table.play(texts[will.pick(len(texts))]):
                told.add(event["event"])
                assert GAME.sentence(event, NAMES).endswith(".")
        for seat in (0, None):
            check_board(table, seat)
    assert told <= {event["event"] for event, _ in EVENTS}
    assert len(told) > 25


def check_board(table: fondaco.Table, seat: int | None) -> None:
    lines = table.game.board(table.view(seat), NAMES)
    assert max(len(line) for line in lines) <= 98
    assert all(line == line.rstrip() for line in lines)


def board(table: fondaco.Table, seat: int | None = 0) -> str:
    return "\n".join(table.game.board(table.view(seat), NAMES))


def test_the_map_shows_what_is_on_the_board() -> None:
    """Praha with Nürnberg to its south-west, a route between them with a caravan."""
    table = arrange(
        board="short",
        posts={"red": ["praha"], "blue": ["wien"]},
        commodities={"wien": "red"},
        routes={"red": [BETWEEN]},
        caravans=[[BETWEEN]],
        merchants=[[], ["nurnberg"]],
        robber="bohemia",
    )
    text = board(table)
    for row in (" Pra R", " r Mo 2* ", "@+Nür", "b Wie", " Ham @", " Bohem "):
        assert row in text, row


def test_own_cards_are_shown_to_their_owner_only() -> None:
    table = arrange(hands=[{"ore": 2}], cards=[{"trade_fair": 1}])
    assert "resources: 2 ore" in board(table, 0)
    assert "1 Trade Fair" in board(table, 0)
    assert "Trade Fair" not in board(table, 1)
    assert "2 ore" not in board(table, None)


@pytest.mark.parametrize(
    ("move", "gloss"),
    [
        (f"route {BETWEEN}", "Praha - Nürnberg"),
        ("buy ore", "for 2 gold"),
        ("buy card", "a development card, for 1 wool, 1 salt"),
        ("recruit praha", "a merchant, for 1 lumber, 1 wool, 1 grain"),
        ("play merchant_bank", "Take 4 gold from the supply"),
        (f"caravan {path('praha', 'silesia_west')} to {BETWEEN}", "beside Praha and Nürnberg"),
        ("roll", ""),
    ],
)
def test_what_a_move_leaves_unsaid(move: str, gloss: str) -> None:
    assert GAME.gloss(GAME.move(move)) == gloss


def test_an_offer_is_told_on_the_board() -> None:
    table = arrange(hands=[{"ore": 1}, {"salt": 1}])
    for move in ("offer", "give 1 ore", "ask 1 salt", "propose"):
        table.play(move)
    assert "Offers\n  Ana: " not in board(table, 1)
    assert "You: 1 ore for 1 salt" in board(table, 0)
    assert "accept, decline or make a counter-offer" in board(table, 1)


def test_the_end_is_told() -> None:
    table = arrange(step="over", storage=[0, 1, 1, 1], freed=[0, 1, 1, 1])
    assert board(table).endswith("You won: all commodities are delivered.")
    # rule win.stuck
    stuck = arrange(step="over")
    assert board(stuck).endswith("over: nobody can deliver all commodities any more.")


def asked(table: fondaco.Table, seat: int | None = 0) -> str:
    """The question, in one line."""
    return board(table, seat).rpartition("\n\n")[2].partition("turn. ")[2].replace("\n      ", " ")


def test_steps_that_would_be_lost_are_told() -> None:
    # rule move.ends
    lost = "or do something else: then these steps are lost."
    table = line(hands=[{"salt": 1}])
    assert lost not in asked(table)
    play(table, *drive(BRUXELLES, KOLN))
    at = "the caravan at Lorraine n (Bruxelles - Köln) (2 steps left)"
    assert asked(table) == f"You may go on with {at} and deliver, {lost}"
    play(table, *drive(KOLN, HAMBURG, WEST))
    assert lost not in asked(table)
    table = line(step="roll", cards=[{"swift_caravan": 1}])
    play(table, "play swift_caravan")
    assert asked(table) == (
        "You may move a caravan by 6 steps without salt, or roll: then these steps are lost."
    )


def test_the_terminal_shows_a_person_only_what_the_person_may_see(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What a bot buys is not told; what the person buys is."""
    for buyer, words in ((1, "buys a development card."), (0, "buy a development card: ")):
        hands = [{"wool": 1, "salt": 1}, {"wool": 1, "salt": 1}]
        table = arrange(active=buyer, hands=hands)
        Sitting(table, ["you", "random", "random", "random"], "3").play(buyer, "buy card")
        assert words in capsys.readouterr().out
