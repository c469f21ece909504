"""Blunders that are built by rule, and not by any judgement: positions of games of journeymen, in
which something is thrown away that everybody would call a mistake."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import fondaco
from fondaco.core.chance import LuckNeeded, NoLuck
from fondaco.core.game import Game, Move, State
from fondaco.players import PLAYERS
from fondaco.players.budget import Budget

STEPS = Budget(steps=800)
CLOSE = {"merkator": 6.0, "merv": 15.0, "merchants": 3.0}  # points between the first two
MOST = 6_000  # moves of one game
APART = 4  # decisions between two blunders of one game
PLAYED_ON = 4  # games to the end, after the blunder and after what it passes over
LONGEST = 300  # moves of each; then they count as they stand
COSTLY = 0.5  # of these games are won by the one and lost by the other


class Planted(NamedTuple):
    """A position, and the moves of a blunder that is legal there."""

    rule: str
    state: State
    seat: int
    moves: list[Move]


TABLES = {"merkator": (2, 3, 4), "merv": (2, 3, 4), "merchants": (3, 4)}


def games(title: str) -> Iterator[tuple[Game, State, int]]:
    """Positions of games of journeymen, one after another, with the seat that is to act."""
    game, number = fondaco.game(title), 0
    while True:
        seats = TABLES[title][number % len(TABLES[title])]
        seed = f"blunders {title} {number}"
        number += 1
        luck = fondaco.Seeded(seed)
        state = game.new(seats, game.settled(seats, {}), luck)
        players = [PLAYERS["journeyman"](title, f"{seed} {seat}") for seat in range(seats)]
        for _ in range(MOST):
            seat = game.to_act(state)
            if seat is None:
                break
            yield game, state, seat
            guess = game.guess(state, seat, luck)
            game.apply(state, players[seat].choose(game, guess, STEPS), luck)


def planted(title: str) -> Iterator[Planted]:
    """Blunders of a title, without end; a game that is not close any more has none."""
    find = {"merkator": of_merkator, "merv": of_merv, "merchants": of_merchants}[title]
    wait = 0
    for game, state, seat in games(title):
        wait = max(0, wait - 1)
        if wait or game.is_mid_decision(state) or not is_close(game, state, seat):
            continue
        found = find(game, state, seat)
        if found is not None and is_costly(game, state, seat, found[1], found[2]):
            wait = APART
            yield Planted(found[0], state.copy(), seat, [found[2]])


def is_close(game: Game, state: State, seat: int) -> bool:
    """Whether a seat is about as far as the best of the others."""
    totals = [score.total for score in game.scores(state)]
    rest = [total for other, total in enumerate(totals) if other != seat]
    return abs(totals[seat] - max(rest)) <= CLOSE[game.title]


def by_text(game: Game, state: State, start: str) -> list[Move]:
    return [move for move in game.legal(state) if move.text.startswith(start)]


def total_after(game: Game, state: State, seat: int, move: Move) -> float:
    """The points of a seat after a move, as far as no luck is needed."""
    after = state.copy()
    with suppress(LuckNeeded):
        game.apply(after, move, NoLuck())
    return game.scores(after)[seat].total


Found = tuple[str, Move, Move] | None  # a rule, what it passes over, the blunder


def wins_after(game: Game, state: State, seat: int, move: Move) -> float:
    """How often a seat wins if greedy players play the game on after a move."""
    won = 0.0
    for number in range(PLAYED_ON):
        luck, now = fondaco.Seeded(f"played on {number}"), state.copy()
        game.apply(now, move, luck)
        players = [PLAYERS["greedy"](game.title, number) for _ in range(len(game.returns(now)))]
        for _ in range(LONGEST):
            to_act = game.to_act(now)
            if to_act is None:
                break
            game.apply(now, players[to_act].choose(game, game.guess(now, to_act, luck)), luck)
        won += game.returns(now)[seat] == 1.0
    return won / PLAYED_ON


def is_costly(game: Game, state: State, seat: int, good: Move, bad: Move) -> bool:
    """Whether a game that the one move wins is lost by the other, more often than not; at Merchants
    of Europe, where a game goes on for very long, the rule alone decides."""
    if game.title == "merchants":
        return True
    return wins_after(game, state, seat, good) - wins_after(game, state, seat, bad) >= COSTLY


# --- Merkator ---


def of_merkator(game: Game, state: State, seat: int) -> Found:
    plain = game.snapshot(state)
    if plain["turns_left"] is None:
        return None
    now = game.scores(state)[seat].total
    payable, done = by_text(game, state, "fulfill "), by_text(game, state, "done")
    if payable and done:
        best = max(payable, key=lambda one: total_after(game, state, seat, one))
        if total_after(game, state, seat, best) > now:
            return "a payable Contract is passed over in the last round", best, done[0]
    sales, travels = by_text(game, state, "sell "), by_text(game, state, "travel ")
    dear = [one for one in sales if total_after(game, state, seat, one) <= now - 3]
    if dear and travels:
        return "a Contract is sold in the last turn, for nothing", travels[0], dear[-1]
    return None


# --- Merv ---


def of_merv(game: Game, state: State, seat: int) -> Found:
    plain = game.snapshot(state)
    if plain["year"] != 2:
        return None
    contracts, end = by_text(game, state, "fulfil "), by_text(game, state, "end turn")
    if contracts and end:
        best = max(contracts, key=lambda one: total_after(game, state, seat, one))
        return "a contract is left that could be fulfilled in the last year", best, end[0]
    halls = by_text(game, state, "score ")
    if len(halls) > 1:
        ordered = sorted(halls, key=lambda one: total_after(game, state, seat, one))
        return "the poorer hall is scored", ordered[-1], ordered[0]
    pay, fall = by_text(game, state, "pay "), by_text(game, state, "surrender")
    if pay and fall:
        return "a building is left to the Mongols that a cube would save", pay[0], fall[0]
    idle = by_text(game, state, "gain favour")
    acts = [one for one in game.legal(state) if one.text.endswith(" action")]
    if plain["round"] == 3 and idle and acts:
        return "favour is taken in the last turn instead of an action", acts[0], idle[0]
    return None


# --- Merchants of Europe ---


def of_merchants(game: Game, state: State, seat: int) -> Found:
    deliveries, end = by_text(game, state, "deliver "), by_text(game, state, "end turn")
    if not deliveries or not end:
        return None
    plain: Any = game.snapshot(state)
    owed = [sum(both) for both in zip(plain["freed"], plain["storage"], strict=True)]
    if owed[seat] == 1:
        return "the winning delivery is not made", deliveries[0], end[0]
    return None
