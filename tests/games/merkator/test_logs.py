"""Golden logs: whole games that must replay to the same end for as long as the rules stand.

logs/results.toml says of each game how it ended, how it was scored and which rare things it shows.
"""

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import fondaco
from recorded import Play, played_again

LOGS = Path(__file__).with_name("logs")
RESULTS: dict[str, dict[str, Any]] = tomllib.loads((LOGS / "results.toml").read_text())
PEACE = "c14_peace_of_westphalia"

# Every way a game can end: what began the final round, and how the Peace was gained, if it was.
WAYS_TO_END = {
    "counters",
    "peace by the active player",
    "peace by a joining player",
    "counters, then peace by the active player in the same turn",
    "counters, then peace by a joining player in the same turn",
    "counters, then peace by the active player in the final round",
    "counters, then peace by a joining player in the final round",
}
WAYS_TO_WIN = {"alone", "by Time counters", "shared"}


class Told(NamedTuple):
    """One event of a log, and when it happened."""

    turn: int  # how many turns had ended before
    active: int
    event: dict[str, Any]


def text_of(name: str) -> str:
    return (LOGS / f"{name}.log").read_text()


@cache
def whole(name: str) -> fondaco.Table:
    return fondaco.replay(text_of(name))


@cache
def plays(name: str) -> list[Play]:
    """The game played again, move by move with its own luck."""
    return played_again(text_of(name))


def is_forced(play: Play) -> bool:
    """Whether the Investment could not be ended before that move."""
    contracts = play.before["offices"][play.seat]["contracts"]
    final = play.before["final_round"]
    return play.text.startswith("sell") and len(contracts) > 5 and not (final and final["begun"])


@cache
def story(name: str) -> list[Told]:
    """All events in order."""
    found = []
    turn = active = 0
    for event in (event for play in plays(name) for event in play.events):
        if event["event"] == "turn_began":
            turn += 1
            active = event["seat"]
        found.append(Told(turn, active, event))
    return found


def told(name: str, what: str) -> list[Told]:
    return [told for told in story(name) if told.event["event"] == what]


def peace(name: str) -> Told | None:
    """When the Peace of Westphalia was gained."""
    gained = [told for told in told(name, "rewarded") if told.event["contract"] == PEACE]
    assert len(gained) <= 1
    return gained[0] if gained else None


def way_to_end(name: str) -> str:
    [final] = told(name, "final_round")
    gained = peace(name)
    if gained is None:
        return str(final.event["reason"])
    who = "the active player" if gained.event["seat"] == gained.active else "a joining player"
    if final.event["reason"] == "peace":
        return f"peace by {who}"
    when = "the same turn" if gained.turn == final.turn else "the final round"
    return f"{final.event['reason']}, then peace by {who} in {when}"


def way_to_win(name: str) -> str:
    level = level_at_the_top(name)
    ranks = [whole(name).scores()[seat]["rank"] for seat in level]
    if ranks.count(1) > 1:
        return "shared"
    return "by Time counters" if len(level) > 1 else "alone"


def level_at_the_top(name: str) -> list[int]:
    """The seats with the most points, Time counters apart."""
    totals = totals_of(name)
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def totals_of(name: str) -> list[float]:
    return [office["points"] for office in offices(name)]


def offices(name: str) -> list[dict[str, Any]]:
    view: dict[str, Any] = whole(name).view()
    return list(view["offices"])


def happened(what: str, **fields: object) -> Callable[[str], bool]:
    """Whether an event with those fields is told."""
    return lambda name: any(fields.items() <= one.event.items() for one in told(name, what))


def played(words: str) -> Callable[[str], bool]:
    """Whether a move begins with those words."""
    return lambda name: any(play.text.startswith(words) for play in plays(name))


def value(contract: str) -> int:
    return int(contract[1:3])


def rewards(name: str) -> Iterator[tuple[str, str]]:
    """Each fulfilled Contract with its reward."""
    fulfilled = ""
    for one in story(name):
        if one.event["event"] == "fulfilled":
            fulfilled = one.event["contract"]
        elif one.event["event"] == "rewarded":
            yield fulfilled, one.event["contract"]


def has_same_level(name: str) -> bool:
    return any(value(fulfilled) == value(gained) for fulfilled, gained in rewards(name))


def has_gained_fulfilled_at_once(name: str) -> bool:
    gained: set[tuple[int, str]] = set()
    for one in story(name):
        if one.event["event"] == "rewarded":
            gained.add((one.turn, one.event["contract"]))
        elif one.event["event"] == "fulfilled" and (one.turn, one.event["contract"]) in gained:
            return True
    return False


def has_double_loss(name: str) -> bool:
    """Whether somebody lost two goods to one double letter."""
    return any(
        flipped.event["loss"] == 2
        and any(first.event["seat"] == second.event["seat"] for first, second in pairwise(lost))
        for flipped, lost in losses(name)
    )


def losses(name: str) -> Iterator[tuple[Told, list[Told]]]:
    """Each letter, with what was lost to it."""
    flips = [number for number, one in enumerate(story(name)) if one.event["event"] == "flipped"]
    for start, end in pairwise([*flips, len(story(name))]):
        after = story(name)[start + 1 : end]
        yield story(name)[start], [one for one in after if one.event["event"] == "lost"]


def has_trade_of_goods(name: str) -> bool:
    return any(one.event["given"] != "time" for one in told(name, "traded"))


def has_several_trades(name: str) -> bool:
    return any(
        first.text.startswith("trade 4") and second.text.startswith("trade 4")
        for first, second in pairwise(plays(name))
    )


def has_empty_bonus_stack(name: str) -> bool:
    return any(
        play.text.startswith("buy bonus_") and [e["event"] for e in play.events] == ["bought"]
        for play in plays(name)
    )


def has_joining_fulfillment(name: str) -> bool:
    return any(one.event["seat"] != one.active for one in told(name, "fulfilled"))


def has_half_points(name: str) -> bool:
    return any(total % 1 for total in totals_of(name))


# What a game can be listed to show, and how that is seen.
SIGNS: dict[str, Callable[[str], bool]] = {
    "reshuffled discards": happened("reshuffled"),
    "a reward of the same level": has_same_level,
    "an unrewarded fulfillment": happened("unrewarded"),
    "a reward fulfilled at once": has_gained_fulfilled_at_once,
    "flip next": played("flip next"),
    "two goods lost to a double letter": has_double_loss,
    "a forced sale": lambda name: any(is_forced(play) for play in plays(name)),
    "Taler given up": happened("gave_up"),
    "a payment by choice": played("pay "),
    "twelve different goods": happened("fulfilled", contract="c10_hamburg"),
    "a trade with goods": has_trade_of_goods,
    "a trade with time": happened("traded", given="time"),
    "several trades for one Contract": has_several_trades,
    "an empty Bonus stack": has_empty_bonus_stack,
    "a fulfillment by a joining player": has_joining_fulfillment,
    "counters from the supply": happened("time_gained", **{"from": "supply"}),
    "a cube of the Supply tile": happened("used_supply"),
    "half points": has_half_points,
}

each_game = pytest.mark.parametrize("name", RESULTS)


def test_every_log_is_listed() -> None:
    assert sorted(RESULTS) == sorted(path.stem for path in LOGS.glob("*.log"))


@each_game
def test_replays_to_the_same_log(name: str) -> None:
    table = whole(name)
    assert table.log() == text_of(name)
    assert table.to_act is None
    assert table.seats == RESULTS[name]["seats"]
    assert table.moves_played == RESULTS[name]["moves"]


@each_game
def test_is_scored_as_before(name: str) -> None:
    scores = whole(name).scores()
    assert [score["total"] for score in scores] == RESULTS[name]["totals"]
    assert [score["rank"] for score in scores] == RESULTS[name]["ranks"]


@each_game
def test_ends_as_before(name: str) -> None:
    gained = peace(name)
    assert way_to_end(name) == RESULTS[name]["end"]
    assert way_to_win(name) == RESULTS[name]["won"]
    assert (gained.event["seat"] if gained else None) == RESULTS[name].get("peace_to")


@each_game
def test_plays_move_by_move_to_the_same_end(name: str) -> None:
    assert plays(name)[-1].events[-1] == {"event": "game_over"}
    assert len(plays(name)) == RESULTS[name]["moves"]


@each_game
def test_everybody_has_one_more_turn(name: str) -> None:
    # rule final.one_more
    [final] = told(name, "final_round")
    turns = [one.event["seat"] for one in told(name, "turn_began") if one.turn > final.turn]
    seats = RESULTS[name]["seats"]
    assert turns == [(final.active + 1 + number) % seats for number in range(seats)]


@each_game
def test_shows_what_it_is_listed_for(name: str) -> None:
    assert [sign for sign in RESULTS[name]["shows"] if not SIGNS[sign](name)] == []


def test_ties_are_decided_by_time_counters() -> None:
    # rule score.tie
    # rule score.shared
    for name, result in RESULTS.items():
        counters = sorted(offices(name)[seat]["time"] for seat in level_at_the_top(name))
        if result["won"] == "by Time counters":
            assert counters[-1] > counters[-2]
        elif result["won"] == "shared":
            assert counters[-1] == counters[-2]


def test_every_way_to_end_and_to_win_is_among_them() -> None:
    assert {result["end"] for result in RESULTS.values()} == WAYS_TO_END
    assert {result["won"] for result in RESULTS.values()} == WAYS_TO_WIN
    assert {result["seats"] for result in RESULTS.values()} == {2, 3, 4}


def test_every_rare_thing_is_shown() -> None:
    assert {sign for result in RESULTS.values() for sign in result["shows"]} == set(SIGNS)
