"""Golden logs: whole games that must replay to the same end for as long as the rules stand.

logs/results.toml says of each game how it was played, how it ended and which rare things it shows.
"""

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import fondaco
from games.merchants import ends
from recorded import Play, played_again

LOGS = Path(__file__).with_name("logs")
RESULTS: dict[str, dict[str, Any]] = tomllib.loads((LOGS / "results.toml").read_text())


def text_of(name: str) -> str:
    return (LOGS / f"{name}.log").read_text()


@cache
def whole(name: str) -> fondaco.Table:
    return fondaco.replay(text_of(name))


@cache
def plays(name: str) -> list[Play]:
    """The game played again, move by move with its own luck."""
    return played_again(text_of(name))


def happened(what: str, **fields: object) -> Callable[[str], bool]:
    """Whether an event with those fields is told."""
    wanted = {"event": what, **fields}.items()
    return lambda name: any(wanted <= one.items() for play in plays(name) for one in play.events)


def played(words: str, step: str = "") -> Callable[[str], bool]:
    """Whether a move begins with those words, perhaps in a certain step."""
    return lambda name: any(
        play.text.startswith(words) and play.before["step"] in (step or play.before["step"],)
        for play in plays(name)
    )


def wins(name: str) -> bool:
    return happened("game_over")(name)


def wins_in_passing(name: str) -> bool:
    """Whether the last delivery was made while the caravan had steps left."""
    turn = plays(name)[-1].before["turn"]
    return str(turn["mover"]).startswith("caravan") and turn["steps"] > 0


def delivers_to_neutral(name: str) -> bool:
    three = RESULTS[name]["seats"] == 3
    return three and happened("delivered", color="orange")(name)


def trades_by_counter(name: str) -> bool:
    """Whether a counter-offer was picked."""
    return any(
        play.text.startswith("trade with")
        and play.before["offers"][COLORS.index(play.text.split()[-1])]["answer"] == "countered"
        for play in plays(name)
    )


COLORS = ["red", "blue", "white", "orange"]


def moves_token(name: str) -> bool:
    return any(
        one["event"] == "number_placed" and one["from"] is not None
        for play in plays(name)
        for one in play.events
    )


# What a game can be listed to show, and how that is seen.
SIGNS: dict[str, Callable[[str], bool]] = {
    "a win by a delivery in passing": wins_in_passing,
    "a win by a delivery at rest": lambda name: wins(name) and not wins_in_passing(name),
    "a game that nobody can win": happened("nobody_can_win"),
    "steps that are lost": happened("steps_lost"),
    "a delivery to a neutral post": delivers_to_neutral,
    "a trade by a counter-offer": trades_by_counter,
    "a trade by an offer": played("trade with"),
    "nobody picked": played("no trade"),
    "a right of way": happened("fee_paid"),
    "a double arrow": played("route", "arrow"),
    "a double arrow left out": played("no route", "arrow"),
    "a tie of connections": played("via"),
    "gold of a connection": happened("gained_gold", **{"for": "connection"}),
    "gold of a coast": happened("gained_gold", **{"for": "coast"}),
    "a number chosen": played("number"),
    "a number token moved": moves_token,
    "a number token chosen": played("take token"),
    "a shortage": happened("shortage"),
    "discards": played("discard"),
    "a victim chosen": played("steal"),
    "a merchant placed anew": played("dismiss"),
    "a caravan placed anew": played("disband"),
    "resources for gold": happened("bought"),
    "an exchange": happened("exchanged"),
    "a card before the roll": played("play", "roll"),
    "Lancer": happened("card_played", card="lancer"),
    "Trade Charter": happened("card_played", card="trade_charter"),
    "Swift Merchant": happened("card_played", card="swift_merchant"),
    "Swift Caravan": happened("card_played", card="swift_caravan"),
    "Merchant Bank": happened("card_played", card="merchant_bank"),
    "Trade Fair": happened("card_played", card="trade_fair"),
    "reshuffled cards": happened("reshuffled"),
}

each_game = pytest.mark.parametrize("name", RESULTS)


def test_every_log_is_listed() -> None:
    assert sorted(RESULTS) == sorted(path.stem for path in LOGS.glob("*.log"))


@each_game
def test_replays_to_the_same_log(name: str) -> None:
    table = whole(name)
    assert table.log() == text_of(name)
    assert table.is_over
    assert table.seats == RESULTS[name]["seats"]
    assert table.options == RESULTS[name]["options"]
    assert table.moves_played == RESULTS[name]["moves"]


@each_game
def test_ends_as_before(name: str) -> None:
    # rule win.all
    table = whole(name)
    assert [score["total"] for score in table.scores()] == RESULTS[name]["delivered"]
    winners = [seat for seat, score in enumerate(table.scores()) if score["rank"] == 1]
    assert winners == RESULTS[name]["winners"]
    assert plays(name)[-1].events[-1] == last_event(name)


def last_event(name: str) -> dict[str, object]:
    # rule win.stuck
    winners: list[int] = RESULTS[name]["winners"]
    if RESULTS[name]["ends"] == "stuck":
        return {"event": "nobody_can_win", "winners": winners}
    return {"event": "game_over", "winner": winners[0]}


@each_game
def test_it_is_the_first_turn_after_which_nobody_can_win_that_ends_a_game(name: str) -> None:
    """So no game that was won was stuck before."""
    # rule win.stuck
    stuck = [n for n, play in enumerate(plays(name)) if is_stuck_after(play)]
    last = len(plays(name)) - 1
    assert stuck == ([last] if RESULTS[name]["ends"] == "stuck" else [])


def is_stuck_after(play: Play) -> bool:
    return play.text == "end turn" and ends.is_stuck(play.before)


@each_game
def test_shows_what_it_is_listed_for(name: str) -> None:
    assert [sign for sign in RESULTS[name]["shows"] if not SIGNS[sign](name)] == []


def test_every_rare_thing_and_every_way_to_play_is_shown() -> None:
    assert {sign for result in RESULTS.values() for sign in result["shows"]} == set(SIGNS)
    ways = {
        (one["seats"], one["options"]["board"], one["options"]["setup"]) for one in RESULTS.values()
    }
    assert ways == {
        (seats, board, setup)
        for seats in (3, 4)
        for board, setup in (("short", "fixed"), ("short", "variable"), ("main", "variable"))
    }
    assert len(RESULTS) >= 8
