"""Shows accounts pairs of games that a seat cannot tell apart, and whose last rounds are played
alike: what is told of the seat's decisions is the same.

Usage: blind_accounts.py [PAIRS] [TITLE ...], with tests/ on the path of Python; 100 pairs of each
title if not told. Two games begin where what is hidden from the seat was drawn anew for each, some
rounds before the end. The same is played in both until the seat would see a difference, or they
are over.
"""

import json
import sys
import time
from collections import deque
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from random import Random
from typing import NamedTuple

import msgspec

import fondaco
from fondaco import Table
from fondaco.analysis import analyse
from fondaco.analysis.shapes import Account
from fondaco.core.game import Game, State
from fondaco.players import PLAYERS
from fondaco.players.budget import Budget

PAIRS = 100
LUCKS = ("one", "other")
STEPS = Budget(steps=100)
LAST = 60  # decisions before the end from which games are begun
MOST = 4_000  # moves of a game
QUALITY = "quick"

Pair = tuple[Table, Table]


def pairs(title: str) -> Iterator[tuple[Pair, int]]:
    """Pairs of games and the seat that cannot tell them apart, in all ways to play."""
    game, luck = fondaco.game(title), Random(f"blind accounts {title}")
    tables = import_module(f"games.{title}.modes").TABLES
    number = 0
    while True:
        seats, options = tables[number % len(tables)]
        number += 1
        found = late(game, seats, options, number)
        state, seat = luck.choice([at for at in found if is_secretive(game, *at)] or found)
        one, other = [begun(game, options, state, seat, name) for name in LUCKS]
        yield played_alike(one, other, seat), seat


def is_secretive(game: Game, state: State, seat: int) -> bool:
    """Whether something is hidden from a seat that lies on the table: stacks hold no future."""
    one, other = [game.guess(state, seat, fondaco.Seeded(name)) for name in LUCKS]
    return bool(game.snapshot(one) != game.snapshot(other))


def late(game: Game, seats: int, options: dict[str, str], number: int) -> list[tuple[State, int]]:
    """The last positions of a game of journeymen in which a decision begins."""
    found: deque[tuple[State, int]] = deque(maxlen=LAST)
    luck = fondaco.Seeded(f"blind accounts {number}")
    state = game.new(seats, game.settled(seats, options), luck)
    players = [PLAYERS["journeyman"](game.title, seat) for seat in range(seats)]
    for _ in range(MOST):
        seat = game.to_act(state)
        if seat is None:
            break
        if not game.is_mid_decision(state):
            found.append((state.copy(), seat))
        guess = game.guess(state, seat, luck)
        game.apply(state, players[seat].choose(game, guess, STEPS), luck)
    return list(found)


def begun(game: Game, options: dict[str, str], state: State, seat: int, name: str) -> Table:
    """A game that goes on from a position, with what the seat may not know drawn by that luck."""
    guess = game.guess(state, seat, fondaco.Seeded(name))
    head = {"title": game.title, "rules": game.rules_version, "edition": game.edition}
    told = {**head, "options": options, "state": game.snapshot(guess)}
    return fondaco.restore(json.dumps(told), "the same luck")


def played_alike(one: Table, other: Table, seat: int) -> Pair:
    """Both played on with the same moves, as long as the seat sees the same."""
    luck = fondaco.Seeded("what others know")
    players = [PLAYERS["journeyman"](one.game.title, number) for number in range(one.seats)]
    for _ in range(MOST):
        to_act = one.to_act
        if to_act is None or other.to_act != to_act:
            break
        both = set(other.legal())
        common = [text for text in one.legal() if text in both]
        if not common:
            break
        text = players[to_act].choose(one.game, one.guess(to_act, luck), STEPS).text
        text = text if text in both else common[luck.pick(len(common))]
        after = (one.copy(), other.copy())
        if seen(after[0], text, seat) != seen(after[1], text, seat):
            break
        one, other = after
    return one, other


def seen(table: Table, text: str, seat: int) -> object:
    """What a seat sees of a move, and of the table after it."""
    told = table.play_move(table.game.move(text))
    return [event.seen_by(seat) for event in told], table.view(seat)


def told_of(account: Account, seat: int) -> bytes:
    """All that an account tells of a seat's decisions, and how it stood where it had to decide."""
    own = [moment for moment in account.moments[:-1] if moment.seat == seat]
    return msgspec.json.encode([account.decisions, account.accuracy[seat], own])


class Compared(NamedTuple):
    """How many decisions were judged, how many pairs hide something, and whose accounts differ."""

    decisions: int
    secretive: int
    differ: list[str]


def differing(title: str, count: int) -> Compared:
    decisions, secretive, found = 0, 0, []
    for number, (pair, seat) in enumerate(islice(pairs(title), count)):
        accounts = [analyse(table, QUALITY, seats=[seat]) for table in pair]
        decisions += len(accounts[0].decisions)
        secretive += pair[0].head.origin != pair[1].head.origin
        if told_of(accounts[0], seat) != told_of(accounts[1], seat):
            found.append(f"pair {number}")
    return Compared(decisions, secretive, found)


def main() -> int:
    numbers = [int(one) for one in sys.argv[1:] if one.isdigit()]
    titles = [one for one in sys.argv[1:] if not one.isdigit()]
    count = numbers[0] if numbers else PAIRS
    blind = True
    for title in titles or [str(one["title"]) for one in fondaco.titles()]:
        began = time.process_time()
        found = differing(title, count)
        told = f"{found.decisions} judged decisions, {len(found.differ)} differ"
        print(
            f"{title}: {count} pairs of accounts, {found.secretive} of them with secrets, {told};"
        )
        print(f"  {time.process_time() - began:.0f} s of CPU", flush=True)
        print("".join(f"  {line}\n" for line in found.differ[:10]), end="", flush=True)
        blind = blind and not found.differ
    return 0 if blind else 1


if __name__ == "__main__":
    sys.exit(main())
