"""What greedy thinks of positions, for a net that has yet to learn what a game is about.

Who wins is one bit a game, and a net that knows nothing plays long games from which it learns
little. What greedy thinks of a position, and of those that other decisions would have led to, says
more, and at once.
"""

import math
from array import array
from random import Random

from fondaco.core.chance import Seeded
from fondaco.core.encoding import Lit
from fondaco.core.game import Game, State
from fondaco.players.greedy import GreedyPlayer
from fondaco.players.selfplay import Record, Seen
from training import recipe

BESIDE = 3  # positions beside the course of a game, for each on it
DEEPEST = 12  # small moves of a decision that nobody has thought about


class Lessons:
    """Games of greedy, and what it thinks of what it did not do."""

    def __init__(self, title: str, game: Game, players: list[GreedyPlayer], luck: Random) -> None:
        self.game = game
        self.players = players
        self.luck = luck
        self.lit = Lit()
        self.chance = Seeded(luck.getrandbits(60))
        self.close, self.good = recipe.JUDGED[title]

    def play(self, seats: int, options: dict[str, str], most: int, record: Record) -> None:
        """Play a game, and note positions beside its course."""
        state = self.game.new(seats, options, self.chance)
        decisions = 0
        to_act = self.game.to_act(state)
        while to_act is not None and decisions < most:
            if not self.game.is_mid_decision(state):
                decisions += 1
                self._note(state, to_act, record)
                for _ in range(BESIDE):
                    self._note(self._elsewhere(state), to_act, record)
            guess = self.game.guess(state, to_act, self.chance)
            move = self.players[to_act].choose(self.game, guess)
            self.game.apply(state, move, self.chance)
            to_act = self.game.to_act(state)

    def _elsewhere(self, state: State) -> State:
        """Where a decision that nobody has thought about would lead."""
        found = state.copy()
        for _ in range(DEEPEST):
            moves = self.game.legal(found)
            self.game.apply(found, self.luck.choice(moves), self.chance)
            if not self.game.is_mid_decision(found) or self.game.to_act(found) is None:
                break
        return found

    def _note(self, state: State, own: int, record: Record) -> None:
        if self.game.to_act(state) is None:
            return
        seats = len(self.players)
        worths = [self.players[0].judgement.worth(state, seat) for seat in range(seats)]
        for seat in {own, self.luck.randrange(seats)}:
            self.game.light(state, seat, self.lit)
            on = array("H", [self.lit.on[at] for at in range(self.lit.count)])
            points = max(-1.0, min(1.0, worths[seat] / self.good))
            places = among_first([worth / self.close for worth in worths], seat)
            record.add(Seen(on, [*places, points], True), seats - 1)


def among_first(strengths: list[float], seat: int) -> list[float]:
    """The chances to be among the first one, two, three: places are drawn one after another, each
    with odds by strength."""
    most = max(strengths)
    weights = [math.exp(max(-30.0, strength - most)) for strength in strengths]
    chances = [0.0, 0.0, 0.0]
    _draw(weights, seat, 1.0, 0, chances)
    return [min(1.0, sum(chances[: first + 1])) for first in range(3)]


def _draw(weights: list[float], seat: int, likely: float, place: int, chances: list[float]) -> None:
    total = sum(weights)
    if place == len(chances) or total <= 0.0:
        return
    chances[place] += likely * weights[seat] / total
    for other, weight in enumerate(weights):
        if other != seat and weight > 0.0:
            left = [0.0 if at == other else one for at, one in enumerate(weights)]
            _draw(left, seat, likely * weight / total, place + 1, chances)
