"""Golden logs of the long game, the options, the variants and the Solitary version.

logs/modes/results.toml says of each game which options it has, how it was scored and what of them
it shows.
"""

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import fondaco
from recorded import Play, played_again

LOGS = Path(__file__).parent / "logs" / "modes"
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


Sign = Callable[[list[Play]], bool]


def events(game: list[Play]) -> list[dict[str, Any]]:
    return [event for play in game for event in play.events]


def happened(what: str, **fields: object) -> Sign:
    """Whether an event with those fields is told."""
    wanted = {"event": what, **fields}
    return lambda game: any(wanted.items() <= event.items() for event in events(game))


def played(words: str, step: str = "") -> Sign:
    """Whether a move begins with those words, in that step."""
    return lambda game: any(
        play.text.startswith(words) and step in ("", play.before["step"]) for play in game
    )


def is_bought_from_hand(game: list[Play]) -> bool:
    return any(
        play.text == f"buy {play.before['offices'][play.seat]['hand']}"
        and "opened" not in [event["event"] for event in play.events]
        for play in game
    )


def is_held_at_the_end(game: list[Play]) -> bool:
    return any(office["hand"] is not None for office in game[-1].before["offices"])


def is_rich(game: list[Play]) -> bool:
    """Whether somebody keeps more than 15 Taler through a travel."""
    return any(
        play.before["step"] == "join" and max(o["taler"] for o in play.before["offices"]) > 15
        for play in game
    )


def is_bonus_good_at_once(game: list[Play]) -> bool:
    return any(
        play.text.startswith("buy bonus") and "got_bonus" in [e["event"] for e in play.events]
        for play in game
    )


def is_forced_on_another(game: list[Play]) -> bool:
    return any(
        play.before["step"] == "force" and play.seat != play.before["active"] for play in game
    )


def is_swapped_by_a_joiner(game: list[Play]) -> bool:
    return any(play.text == "swap" and play.seat != play.before["active"] for play in game)


def is_pile_uncovered(game: list[Play]) -> bool:
    """Whether a card of a pile came back when the one on it was gained."""
    under = {card for play in game for stack in play.before["stacks"] for card in stack["under"]}
    return any(event["event"] == "opened" and event["card"] in under for event in events(game))


def is_overpaid(game: list[Play]) -> bool:
    """Whether Contracts worth more than the price of a card were spent on it."""
    spent = 0
    for event in events(game):
        if event["event"] == "spent":
            spent += int(event["contract"][1:3])
        elif event["event"] == "bought":
            if spent > event["taler"]:
                return True
            spent = 0
    return False


# What a game can be listed to show, and how that is seen.
SIGNS: dict[str, Sign] = {
    "the chart turned": happened("chart_turned"),
    "a loss of goods": happened("lost"),
    "a choice of Contracts to spend": played("spend "),
    "Contracts worth more than the price": is_overpaid,
    "a Contract given up": happened("given_up"),
    "a Contract in hand": played("hold c"),
    "a Bonus card in hand": played("hold bonus"),
    "a Building in hand": lambda game: any(
        play.text.startswith("hold ")
        and not play.text.startswith(("hold c0", "hold c1", "hold bonus"))
        for play in game
    ),
    "a card bought from hand": is_bought_from_hand,
    "the hand card gained": played("gain hand"),
    "the top gained and the hand card kept": played("gain top"),
    "a hand card at the end": is_held_at_the_end,
    "more than 15 Taler": is_rich,
    "a forced purchase": played("buy ", "force"),
    "a forced purchase in the turn of another": is_forced_on_another,
    "a good at once": is_bonus_good_at_once,
    "an offer": happened("offered"),
    "a swap": played("swap"),
    "a swap by a joining player": is_swapped_by_a_joiner,
    "an offer declined": played("keep"),
    "Taler above the limit at once": played("", "excess"),
    "the offer of Bonus cards renewed": happened("bonus_offer_renewed"),
    "a pile uncovered": is_pile_uncovered,
}
# What a way to play never shows.
NEVER: dict[tuple[str, str], list[str]] = {
    ("joining", "no"): ["joined"],
    ("losses", "no"): ["flipped", "lost"],
    ("coins", "no"): ["sold", "gave_up"],
    ("cash", "forced"): ["gave_up"],
    ("solo", "solitary"): ["flipped", "lost", "joined", "sold", "reshuffled"],
}
# Every mode and variant has a game of its own.
MODES = [
    *[(seats, {"length": "long"}) for seats in (2, 3, 4)],
    *[(2, {"joining": "no"}), (2, {"coins": "no"})],
    *[(0, {name: value}) for name, value in (("hand_card", "yes"), ("losses", "no"))],
    *[(0, {name: "yes"}) for name in ("bonus_good", "offers")],
    *[(0, {"cash": "forced"}), (1, {"solo": "solitary"})],
]

each_game = pytest.mark.parametrize("name", RESULTS)


def test_every_log_is_listed() -> None:
    assert sorted(RESULTS) == sorted(path.stem for path in LOGS.glob("*.log"))


@pytest.mark.parametrize(("seats", "chosen"), MODES)
def test_every_mode_has_a_game_of_its_own(seats: int, chosen: dict[str, str]) -> None:
    """One in which nothing else was chosen."""
    assert any(
        result["options"] == chosen and seats in (0, result["seats"]) for result in RESULTS.values()
    )


@each_game
def test_replays_to_the_same_log(name: str) -> None:
    table = whole(name)
    assert table.log() == text_of(name)
    assert table.to_act is None
    assert table.seats == RESULTS[name]["seats"]
    assert table.moves_played == RESULTS[name]["moves"]
    assert RESULTS[name]["options"].items() <= table.options.items()


@each_game
def test_is_scored_as_before(name: str) -> None:
    scores = whole(name).scores()
    assert [score["total"] for score in scores] == RESULTS[name]["totals"]
    assert [score["rank"] for score in scores] == RESULTS[name]["ranks"]


@each_game
def test_plays_move_by_move_to_the_same_end(name: str) -> None:
    game = plays(name)
    assert len(game) == RESULTS[name]["moves"]
    assert game[-1].events[-1] == {"event": "game_over"}
    assert sum(event["event"] == "game_over" for event in events(game)) == 1


@each_game
def test_shows_what_it_is_listed_for_and_nothing_that_cannot_be(name: str) -> None:
    game = plays(name)
    assert [sign for sign in RESULTS[name]["shows"] if not SIGNS[sign](game)] == []
    told = {event["event"] for event in events(game)}
    for chosen, never in NEVER.items():
        if chosen in RESULTS[name]["options"].items():
            assert not told & set(never)


def test_every_sign_is_shown() -> None:
    assert {sign for result in RESULTS.values() for sign in result["shows"]} == set(SIGNS)


def test_a_solitary_game_has_17_turns() -> None:
    [name] = [name for name, result in RESULTS.items() if result["options"] == {"solo": "solitary"}]
    drawn = [event for event in events(plays(name)) if event["event"] == "solo_card_drawn"]
    traveled = [event for event in events(plays(name)) if event["event"] == "traveled"]
    assert len(drawn) == len(traveled) == 17
