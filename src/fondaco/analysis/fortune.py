"""What luck gave and took: how a game stands after a draw, against what is usual there."""

from statistics import fmean
from typing import NamedTuple

from fondaco.analysis.outlook import chances, seats_of, standing
from fondaco.analysis.walking import Decision
from fondaco.core.chance import Seeded
from fondaco.core.game import Game, State

SAMPLES = 6


class Shift(NamedTuple):
    """By how much a decision changed the standing of each seat: by its luck, which is nothing on
    average, and by what was decided."""

    at: int
    seat: int
    luck: list[float]
    play: list[float]


def standings(game: Game, state: State) -> list[float]:
    outlook = chances(game, state)
    return [standing(outlook, seat) for seat in range(seats_of(game, state))]


def shift_of(game: Game, decision: Decision) -> Shift:
    """What a decision and its luck changed."""
    before, after = standings(game, decision.before), standings(game, decision.after)
    usual = _usual(game, decision) if decision.picks else after
    luck = [here - there for here, there in zip(after, usual, strict=True)]
    play = [here - there for here, there in zip(usual, before, strict=True)]
    return Shift(decision.at, decision.seat, luck, play)


def _usual(game: Game, decision: Decision) -> list[float]:
    """How all stand on average after that move."""
    luck = Seeded(f"luck {decision.at}")
    found = []
    for _ in range(SAMPLES):
        state = decision.last.copy()
        game.apply(state, decision.moves[-1], luck)
        found.append(standings(game, state))
    return [fmean(column) for column in zip(*found, strict=True)]
