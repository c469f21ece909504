"""Golden logs: whole games that must replay to the same end for as long as the rules stand.

logs/results.toml says of each game how it was scored and which things it shows.
"""

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import fondaco
from recorded import Play, played_again

LOGS = Path(__file__).with_name("logs")
RESULTS: dict[str, dict[str, Any]] = tomllib.loads((LOGS / "results.toml").read_text())

Event = dict[str, Any]


def text_of(name: str) -> str:
    return (LOGS / f"{name}.log").read_text()


@cache
def whole(name: str) -> fondaco.Table:
    return fondaco.replay(text_of(name))


@cache
def plays(name: str) -> list[Play]:
    """The game played again, move by move with its own luck."""
    return played_again(text_of(name))


# What a game may show.


def told(kind: str, **fields: object) -> Callable[[list[Play]], bool]:
    """That an event of a kind with these fields was told."""

    def is_shown(game: list[Play]) -> bool:
        events = [event for play in game for event in play.events]
        return any(event["event"] == kind and fields.items() <= event.items() for event in events)

    return is_shown


def by_rule(rule: str) -> Callable[[list[Play]], bool]:
    """That the magistrate did something by that rule."""

    def is_shown(game: list[Play]) -> bool:
        return any(event.get("rule") == rule for play in game for event in play.events)

    return is_shown


def played(word: str) -> Callable[[list[Play]], bool]:
    """That a move which begins so was made."""

    def is_shown(game: list[Play]) -> bool:
        return any(play.text.startswith(word) for play in game)

    return is_shown


def skipped(game: list[Play]) -> bool:
    events = [event for play in game for event in play.events]
    return any(event["event"] == "queued" and event["skipped"] > 0 for event in events)


def gate(game: list[Play]) -> bool:
    events = [event for play in game for event in play.events]
    return any(event["event"] == "walled" and event["wall"].startswith("gate") for event in events)


ACTIONS = ["caravansary", "palace", "library", "marketplace", "mosque", "wall"]
BREAKTHROUGHS = [
    *("discount_caravansary", "discount_palace", "discount_marketplace", "discount_mosque"),
    *("free_caravan_card", "free_trading_post", "free_mosque_step", "free_wall"),
    *("eight_points", "favour_and_soldier", "two_favour", "two_soldiers"),
]
SHOWS: dict[str, Callable[[list[Play]], bool]] = {
    "a building destroyed": told("destroyed"),
    "a ransom paid": told("ransomed"),
    "a building given up": played("surrender"),
    "a contract for favour": played("fulfil level1_favour"),
    "a contract for a soldier": played("fulfil level1_soldier"),
    "a contract of level 2": played("fulfil level2"),
    "a contract of level 3": played("fulfil level3"),
    "either good chosen": played("commit"),
    "a camel traded": told("traded"),
    "camels collected": played("collect camels"),
    "a camel placed for a card": played("place camel"),
    "camels returned from the routes": told("camels_returned"),
    "a white upgrade": played("upgrade"),
    "a scoring tile": told("claimed"),
    "the end of the mosque": told("advanced", space="final_step8"),
    "the upper path of the mosque": told("advanced", space="upper_step7"),
    "the lower path of the mosque": told("advanced", space="lower_step7"),
    "a gate": gate,
    "too little favour": played("score"),
    "the exchange power": told("paid", exchange=True),
    "a discount": told("discounted"),
    "a place skipped in the queue": skipped,
    "a soldier declined": told("declined"),
    "a boon without use": told("unused"),
    "the order of boons chosen": played("boon"),
    "a ransom by the exchange power": told("ransomed", exchange=True),
    **{f"breakthrough {id}": told("learned", breakthrough=id) for id in BREAKTHROUGHS},
    **{f"his {action} action": told("acts_times", action=action) for action in ACTIONS},
    "his method A": by_rule("solo.method_a"),
    "his method B": by_rule("solo.method_b"),
    "a card of his without a slot": by_rule("solo.redraw"),
    "a card of his out of the game": told("card_removed"),
    "his deck refilled": by_rule("solo.refill"),
    "the courtier's slot chosen by him": by_rule("solo.courtier_slot"),
    "the courtier's site chosen by him": by_rule("solo.courtier_site"),
    "the courtier without a site": told("nothing_placed"),
}


def shown(game: list[Play]) -> list[str]:
    return [name for name, is_shown in SHOWS.items() if is_shown(game)]


# The tests.


def test_every_log_has_a_result() -> None:
    assert {path.stem for path in LOGS.glob("*.log")} == set(RESULTS)
    assert len(RESULTS) >= 8


@pytest.mark.parametrize("name", RESULTS)
def test_a_log_replays_to_the_same_end(name: str) -> None:
    table, result = whole(name), RESULTS[name]
    assert table.log() == text_of(name)
    assert table.to_act is None
    assert (table.seats, table.moves_played) == (result["seats"], result["moves"])
    assert [score["total"] for score in table.scores()] == result["totals"]
    assert [score["rank"] for score in table.scores()] == result["ranks"]
    assert table.view(None)["market"]["side"] == result["side"]  # type: ignore[index]


@pytest.mark.parametrize("name", RESULTS)
def test_a_log_shows_what_is_said_of_it(name: str) -> None:
    assert shown(plays(name)) == RESULTS[name]["shows"]


def test_together_they_show_everything() -> None:
    found = {what for result in RESULTS.values() for what in result["shows"]}
    assert found == set(SHOWS)


def test_both_sides_of_the_camel_market_and_every_number_of_seats() -> None:
    assert {result["side"] for result in RESULTS.values()} == {"a", "b"}
    assert {result["seats"] for result in RESULTS.values()} == {1, 2, 3, 4}


def test_a_solo_game_is_won_and_one_is_lost() -> None:
    alone = [result["ranks"][0] for result in RESULTS.values() if result["seats"] == 1]
    assert set(alone) == {1, 2}
