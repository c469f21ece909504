"""Blunders that are built by rule, and not by any judgement: positions of games of journeymen, in
which something is thrown away that everybody would call a mistake."""

from collections import Counter
from collections.abc import Iterator

import fondaco
import planted_merchants
import planted_merkator
import planted_merv
from fondaco.core.game import Game, Move, State
from fondaco.players import PLAYERS
from fondaco.players.budget import Budget
from planting import Planted

STEPS = Budget(steps=800)
CLOSE = {"merkator": 6.0, "merv": 15.0, "merchants": 3.0}  # points between the first two
MOST = 6_000  # moves of one game
APART = 4  # decisions between two blunders of one game
MOST_OF_ONE = {"merkator": 0.4, "merv": 0.4, "merchants": 1.0}  # of all may be of one rule
# Games to the end, after the blunder and after what it passes over: a few for a first look, then
# others, since of many that are looked at some always seem to lose.
PLAYED_ON = (range(8), range(8, 32))
LONGEST = 400  # moves of each; then nobody has won
# Of these games are won by the one and lost by the other; in Merchants of Europe, where three or
# four play, what a seat has to begin with.
COSTLY = {"merkator": 0.5, "merv": 0.5, "merchants": 0.25}
ALL_OF = 0.25  # of these games that are won: the least that is costly to lose altogether

TABLES = {"merkator": (2, 3, 4), "merv": (2, 3, 4), "merchants": (3, 4)}
FIND = {
    "merkator": planted_merkator.found,
    "merv": planted_merv.found,
    "merchants": planted_merchants.found,
}


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


def planted(title: str, count: int) -> Iterator[Planted]:
    """So many blunders of a title, of no rule too many; a game that is decided has none."""
    made: Counter[str] = Counter()
    wait = 0
    for game, state, seat in games(title):
        wait = max(0, wait - 1)
        if made.total() >= count:
            return
        one = None if wait or game.is_mid_decision(state) else _rarest(game, state, seat, made)
        if one is not None and made[one.rule] < MOST_OF_ONE[title] * count:
            made[one.rule] += 1
            wait = APART
            yield one._replace(state=one.state.copy())


def _rarest(game: Game, state: State, seat: int, made: Counter[str]) -> Planted | None:
    """Of the blunders that could be made here, one of the rule of which there are fewest."""
    found = [one for one in FIND[game.title](game, state, seat) if is_costly(game, one)]
    return min(found, key=lambda one: made[one.rule], default=None)


def is_close(game: Game, one: Planted) -> bool:
    """Whether its seat is about as far as the best of the others."""
    totals = [score.total for score in game.scores(one.state)]
    rest = [total for other, total in enumerate(totals) if other != one.seat]
    return abs(totals[one.seat] - max(rest)) <= CLOSE[game.title]


def is_costly(game: Game, one: Planted) -> bool:
    """Whether a game that is close, and that the better moves may win, is lost by the blunder: so
    often, or always; at first sight and at second."""
    return is_close(game, one) and all(loses(game, one, numbers) for numbers in PLAYED_ON)


def loses(game: Game, one: Planted, numbers: range) -> bool:
    wins = wins_after(game, one, one.better, numbers)
    left = wins_after(game, one, one.moves, numbers) if wins >= ALL_OF else wins
    return wins - left >= (ALL_OF if left == 0 else COSTLY[game.title])


def wins_after(game: Game, one: Planted, moves: list[Move], numbers: range) -> float:
    """How often its seat wins if greedy players play the game on after some moves."""
    won = 0.0
    for number in numbers:
        luck, now = fondaco.Seeded(f"played on {number}"), one.state.copy()
        for move in moves:
            game.apply(now, move, luck)
        play_on(game, now, luck, number)
        won += game.to_act(now) is None and game.returns(now)[one.seat] == 1.0
    return won / len(numbers)


def play_on(game: Game, state: State, luck: fondaco.Seeded, number: int) -> None:
    players = [PLAYERS["greedy"](game.title, number) for _ in range(len(game.returns(state)))]
    for _ in range(LONGEST):
        seat = game.to_act(state)
        if seat is None:
            return
        game.apply(state, players[seat].choose(game, game.guess(state, seat, luck)), luck)
