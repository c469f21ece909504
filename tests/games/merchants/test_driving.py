"""Caravans on their way, and the right of way."""

import pytest

import fondaco
from games.merchants.lines import BERLIN, BRUXELLES, HAMBURG, KOLN, LINE, WEST, drive, line
from games.merchants.positions import RED, gold_of, hand_of, path, player
from positions import play, refusal, told


def test_a_salt_buys_three_routes() -> None:
    # rule caravan.salt
    table = line()
    play(table, *drive(BRUXELLES, KOLN, HAMBURG, WEST))
    assert hand_of(table, RED) == {}
    assert refusal(table, f"caravan {WEST} to {BERLIN}") == "caravan.salt"
    assert refusal(line(hands=[{}]), f"caravan {BRUXELLES} to {KOLN}") == "caravan.salt"


def test_several_salt_for_one_caravan() -> None:
    # rule caravan.more
    table = line(hands=[{"salt": 2}])
    play(table, *drive(*LINE))
    assert hand_of(table, RED) == {}
    assert player(table, RED)["caravans"] == [BERLIN]


def test_three_salt_make_nine_routes() -> None:
    """Page 8: three salt, nine trade routes, in one turn."""
    # rule caravan.more
    table = line(hands=[{"salt": 3}])
    play(table, *drive(*[BRUXELLES, KOLN] * 5))
    assert hand_of(table, RED) == {}
    assert refusal(table, f"caravan {KOLN} to {BRUXELLES}") == "caravan.salt"


def test_a_caravan_goes_from_route_to_adjacent_route() -> None:
    """Not over an empty path, not to a route further on, not without a caravan there."""
    # rule caravan.route
    table = line(routes={"red": [BRUXELLES, KOLN, WEST]})
    assert (
        refusal(table, f"caravan {BRUXELLES} to {path('paris', 'loire_east')}") == "caravan.route"
    )
    assert refusal(table, f"caravan {KOLN} to {BRUXELLES}") == "caravan.route"
    play(table, *drive(BRUXELLES, KOLN))
    assert refusal(table, f"caravan {KOLN} to {HAMBURG}") == "caravan.route"


def test_steps_are_not_split_between_caravans() -> None:
    # rule caravan.split
    table = line(caravans=[[BRUXELLES, BERLIN]])
    play(table, *drive(BRUXELLES, KOLN))
    assert refusal(table, f"caravan {BERLIN} to {WEST}") == "caravan.salt"
    table = line(caravans=[[BRUXELLES, BERLIN]], hands=[{"salt": 2}])
    play(table, *drive(BRUXELLES, KOLN), *drive(BERLIN, WEST))
    assert hand_of(table, RED) == {}
    assert refusal(table, f"caravan {KOLN} to {HAMBURG}") == "caravan.salt"


def test_a_full_route_can_be_passed_but_is_no_place_to_end() -> None:
    # rule caravan.two_max
    # rule caravan.owed
    table = line(caravans=[[BRUXELLES], [KOLN, KOLN]])
    play(table, *drive(BRUXELLES, KOLN))
    assert refusal(table, "end turn") == "caravan.owed"
    assert set(table.legal()) == {f"caravan {KOLN} to {BRUXELLES}", f"caravan {KOLN} to {HAMBURG}"}
    play(table, *drive(KOLN, HAMBURG), "end turn")


def test_a_last_step_to_a_full_route_must_be_paid_on() -> None:
    # rule caravan.owed
    full = {"caravans": [[BRUXELLES], [WEST, WEST]]}
    table = line(**full)
    play(table, *drive(BRUXELLES, KOLN, HAMBURG))
    assert refusal(table, f"caravan {HAMBURG} to {WEST}") == "caravan.owed"
    table = line(**full, hands=[{"salt": 2}])
    play(table, *drive(BRUXELLES, KOLN, HAMBURG, WEST, BERLIN))


def test_beyond_a_full_route_the_fee_must_be_payable() -> None:
    """Köln's route is full, and what follows belongs to Blue."""
    # rule caravan.owed
    table = line(
        routes={"red": [BRUXELLES, KOLN], "blue": [HAMBURG]},
        caravans=[[BRUXELLES], [KOLN, KOLN]],
    )
    play(table, *drive(BRUXELLES, KOLN, BRUXELLES))
    assert refusal(table, f"caravan {BRUXELLES} to {KOLN}") == "caravan.owed"


def test_beyond_three_full_routes_the_salt_must_suffice() -> None:
    """The way back is Blue's, and there is no gold for it."""
    # rule caravan.owed
    # rule caravan.more
    for salt in (1, 2):
        table = line(
            routes={"blue": [BRUXELLES], "red": LINE[1:]},
            caravans=[[BRUXELLES], [KOLN] * 2, [HAMBURG] * 2, [WEST] * 2],
            hands=[{"salt": salt}],
        )
        if salt == 1:
            assert refusal(table, f"caravan {BRUXELLES} to {KOLN}") == "caravan.owed"
    play(table, *drive(*LINE))
    assert hand_of(table, RED) == {}


def test_a_fee_that_is_paid_is_not_left_for_the_way_on() -> None:
    """Blue's full route costs a gold, and every way on leads over White's."""
    # rule caravan.owed
    # rule fee.cannot
    fields: dict[str, object] = {
        "routes": {"white": [BRUXELLES, HAMBURG], "blue": [KOLN]},
        "caravans": [[BRUXELLES], [KOLN] * 2],
    }
    table = line(**fields, gold=[1])
    assert refusal(table, f"caravan {BRUXELLES} to {KOLN}") == "caravan.owed"
    table = line(**fields, gold=[2])
    play(table, *drive(BRUXELLES, KOLN, HAMBURG))
    assert gold_of(table) == [0, 1, 1, 0]


# Steps that are lost.


def lost(table: fondaco.Table, move: str) -> list[dict[str, object]]:
    """What is foretold to be lost by the move; it is lost then, too."""
    foretold = told(table.foretell(move), "steps_lost")
    assert told(table.copy().play(move), "steps_lost") == foretold
    return foretold


def under_way(**fields: object) -> fondaco.Table:
    """A caravan has two steps left; there is something to do besides."""
    table = line(
        **{
            "hands": [{"salt": 3, "ore": 4, "lumber": 4, "wool": 3, "grain": 3}, {"wool": 1}],
            "posts": {"red": ["hamburg"], "blue": ["koln"]},
            "caravans": [[BRUXELLES, BERLIN]],
            "merchants": [["silesia_west"]],
            "gold": [2],
            **fields,
        }
    )
    play(table, *drive(BRUXELLES, KOLN))
    return table


@pytest.mark.parametrize(
    "move",
    [
        "buy card",
        "buy salt",
        "recruit hamburg",
        f"disband {BERLIN}",
        f"route {path('hamburg', 'luneburg_heath_west')}",
        "exchange 3 ore for gold",
        "offer",
        "play merchant_bank",
        "end turn",
        f"caravan {BERLIN} to {WEST}",
        "merchant silesia_west to praha",
    ],
)
def test_whatever_ends_the_move_of_a_caravan_is_known_to_lose_its_steps(move: str) -> None:
    # rule move.ends
    # rule caravan.split
    table = under_way(cards=[{"merchant_bank": 1}])
    assert lost(table, move) == [{"seat": RED, "piece": "caravan", "steps": 2}]


@pytest.mark.parametrize("move", ["deliver koln", f"caravan {KOLN} to {HAMBURG}"])
def test_going_on_and_delivering_lose_nothing(move: str) -> None:
    # rule move.ends
    assert lost(under_way(), move) == []


def test_nothing_is_lost_where_no_step_is_left() -> None:
    # rule move.ends
    table = line()
    play(table, *drive(BRUXELLES, KOLN, HAMBURG, WEST))
    assert lost(table, "end turn") == []


@pytest.mark.parametrize(
    ("card", "piece"), [("swift_caravan", "caravan"), ("swift_merchant", "merchant")]
)
def test_rolling_loses_the_steps_that_a_card_has_lent(card: str, piece: str) -> None:
    # rule move.ends
    table = line(step="roll", cards=[{card: 1}], merchants=[["silesia_west"]])
    play(table, f"play {card}")
    assert told(table.foretell("roll"), "steps_lost") == [{"seat": RED, "piece": piece, "steps": 6}]


def test_a_merchant_that_stops_gives_its_steps_up() -> None:
    """He says so himself; nothing is told."""
    # rule move.split
    table = line(merchants=[["praha"]], hands=[{"grain": 1}])
    play(table, "merchant praha to silesia_west")
    assert lost(table, "stop") == []
