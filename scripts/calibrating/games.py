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


class Sitting:
    """A game of the levels against each other, the same for the same number.

    Attributes:
        state (State): How it stands now.
        moves (int): How many moves were made.
    """

    def __init__(self, title: str, seats: int, options: dict[str, str], number: int) -> None:
        self.game = game = fondaco.game(title)
        self.seats = seats
        seed = f"calibrate {title} {seats} {sorted(options.items())} {number}"
        self.luck, self.will = fondaco.Seeded(seed), Random(seed)
        self.state = game.new(seats, game.settled(seats, options), self.luck)
        levels = LEVELS if number % SEARCHING == 0 else FAST
        self.players = [
            PLAYERS[self.will.choice(levels)](title, f"{seed} {seat}") for seat in range(seats)
        ]
        self.way = way_of(game, self.state)
        self.moves = 0

    def positions(self) -> Iterator[int]:
        """Play it to its end; wherever a decision begins, how many moves were made."""
        game = self.game
        while (seat := game.to_act(self.state)) is not None and self.moves < game.most_moves:
            if not game.is_mid_decision(self.state):
                yield self.moves
            guess = game.guess(self.state, seat, self.luck)
            game.apply(self.state, self.players[seat].choose(game, guess, STEPS), self.luck)
            self.moves += 1


def played(title: str, seats: int, options: dict[str, str], number: int) -> Played:
    """One game, and what the judge said at some of its positions."""
    sitting = Sitting(title, seats, options, number)
    game, state = sitting.game, sitting.state
    seen = [(at, progress_of(game, state), said(game, state, seats)) for at in sitting.positions()]
    kept = sorted(sitting.will.sample(seen, min(SEEN, len(seen))))
    positions = [Position(progress, at / sitting.moves, judged) for at, progress, judged in kept]
    return Played(sitting.way, number, positions, came_of(game, state))


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
