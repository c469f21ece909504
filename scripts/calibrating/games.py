"""Games of the levels against each other, with what the judge said of some of their positions."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

import fondaco
from fondaco.analysis.outlook import measure_of, progress_of, seer_of, way_of, won
from fondaco.core.game import Game, State
from fondaco.players import PLAYERS
from fondaco.players.budget import Budget

SEEN = 24  # positions of one game
FAST = ("apprentice", "journeyman")  # play in no time
LEVELS = (*FAST, "factor", "patrician")
ALONE = 3  # times as many games for one seat: they are short, and each is of one seat only
SEARCHING = 4  # of the games, every so many has all levels; in the others the fast ones play
STEPS = Budget(steps=1_000)

WAYS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "merkator": [(2, {}), (3, {}), (4, {}), (1, {"solo": "solitary"}), (1, {"solo": "soloplay"})],
    "merchants": [(3, {}), (4, {})],
    "merv": [(2, {}), (3, {}), (4, {}), (1, {})],
}


class Position(Struct, frozen=True):
    """What was said of a position: progress, the part of the game that was over in truth, and the
    judgement of each seat."""

    progress: float
    part: float
    said: list[float]


class Played(Struct, frozen=True):
    """A game: its way to play and number, some positions, and what came of it for each seat."""

    way: str
    number: int
    positions: list[Position]
    came: list[float]


def played(title: str, seats: int, options: dict[str, str], number: int) -> Played:
    """One game, the same for the same number."""
    game, seed = (
        fondaco.game(title),
        f"calibrate {title} {seats} {sorted(options.items())} {number}",
    )
    luck, will = fondaco.Seeded(seed), Random(seed)
    state = game.new(seats, game.settled(seats, options), luck)
    levels = LEVELS if number % SEARCHING == 0 else FAST
    players = [PLAYERS[will.choice(levels)](title, f"{seed} {seat}") for seat in range(seats)]
    way = way_of(game, state)
    seen: list[tuple[int, float, list[float]]] = []
    moves = 0
    while (seat := game.to_act(state)) is not None and moves < game.most_moves:
        if not game.is_mid_decision(state):
            seen.append((moves, progress_of(game, state), said(game, state, seats)))
        guess = game.guess(state, seat, luck)
        game.apply(state, players[seat].choose(game, guess, STEPS), luck)
        moves += 1
    kept = sorted(will.sample(seen, min(SEEN, len(seen))))
    positions = [Position(progress, at / moves, judged) for at, progress, judged in kept]
    return Played(way, number, positions, came_of(game, state))


def said(game: Game, state: State, seats: int) -> list[float]:
    seer = seer_of(game.title)
    if measure_of(game, state) == "points":
        return [seer.points(state, 0)]
    return [seer.raw(state, seat) for seat in range(seats)]


def came_of(game: Game, state: State) -> list[float]:
    if measure_of(game, state) == "points":
        return [game.scores(state)[0].total / game.par]
    return won(game, state)


def wanted(title: str, games: int) -> Iterator[tuple[int, dict[str, str], int]]:
    """The games of a calibration, all ways in turn."""
    for number in range(games):
        for seats, options in WAYS[title]:
            often = ALONE if seats == 1 else 1
            yield from ((seats, options, number * often + more) for more in range(often))
