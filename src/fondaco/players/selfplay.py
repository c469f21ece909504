"""Games that a net plays with itself, written down for whoever trains it."""

from array import array
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Seeded
from fondaco.core.encoding import Lit
from fondaco.core.game import Game, State
from fondaco.players.net import OUTPUTS, POINTS, Net
from fondaco.players.player import Player

ONE: Final = 1048576.0  # what a net says is in such parts


class Record:
    """What a learner is told of some positions: what each seat saw, and what came of it.

    Attributes:
        counts (array[int]): How many features were on in each.
        features (array[int]): The numbers of these features, one position after another.
        targets (array[float]): The chances to be among the first 1, 2, 3 and the points.
        rivals (array[int]): How many each was ranked against.
    """

    def __init__(self) -> None:
        self.counts = array("H")
        self.features = array("H")
        self.targets = array("f")
        self.rivals = array("B")

    def add(self, seen: "Seen", rivals: i64) -> None:
        self.counts.append(len(seen.features))
        self.features.extend(seen.features)
        self.targets.extend(seen.said)
        self.rivals.append(rivals)


class Seen:
    """A position as one seat saw it, and what the net said of it.

    Attributes:
        is_own (bool): Whether a decision of that seat began there. Between its decisions, what
            comes of a position is what comes of the next.
    """

    def __init__(self, features: "array[int]", said: list[float], is_own: bool) -> None:
        self.features = features
        self.said = said
        self.is_own = is_own


class SelfPlay:
    """Plays games and writes them down.

    Attributes:
        trust (float): How far a target follows what came of the game rather than what the net said
            of its next decision: the lambda of TD(lambda).
        kept (int): Of a hundred positions, those that are written down.
    """

    def __init__(self, game: Game, net: Net, seed: int | str) -> None:
        self.game = game
        self.net = net
        self.chance = Seeded(seed)
        self.lit = Lit()
        self.trust = 0.8
        self.kept: i64 = 100

    def play(
        self,
        seats: int,
        options: Mapping[str, str],
        players: list[Player],
        most: int,
        record: Record,
    ) -> State:
        """Play a game to its end, or so many decisions; how it ended. A game that is cut off counts
        as it stands, so that nobody learns to put off the end."""
        state = self.game.new(seats, options, self.chance)
        history: list[list[Seen]] = [[] for _ in range(seats)]
        decisions: i64 = 0
        to_act = self.game.to_act(state)
        while to_act is not None and decisions < most:
            if self.game.is_mid_decision(state):
                history[to_act].append(self._seen(state, to_act, False))
            else:
                for seat, seen in enumerate(history):
                    seen.append(self._seen(state, seat, seat == to_act))
                decisions += 1
            guess = self.game.guess(state, to_act, self.chance)
            self.game.apply(state, players[to_act].choose(self.game, guess), self.chance)
            to_act = self.game.to_act(state)
        self._write(state, history, record)
        return state

    def _seen(self, state: State, seat: i64, is_own: bool) -> Seen:
        self.game.light(state, seat, self.lit)
        self.net.judge(self.lit)
        on = array("H", [self.lit.on[at] for at in range(self.lit.count)])
        return Seen(on, self._said(), is_own)

    def _said(self) -> list[float]:
        said = [float(self.net.chance(first)) / ONE for first in range(1, OUTPUTS)]
        return [*said, float(self.net.points()) / ONE]

    def _write(self, state: State, history: list[list[Seen]], record: Record) -> None:
        rivals = self.game.rivals(state)
        returns = self.game.returns(state)
        for seat, seen in enumerate(history):
            came = _places(returns, seat, rivals)
            came.append(self.game.scores(state)[seat].total / self.game.par)
            for one in reversed(seen):
                said = one.said
                one.said = came
                if one.is_own:
                    came = self._mixed(came, said)
                if self.chance.pick(100) < self.kept:
                    record.add(one, rivals)

    def _mixed(self, came: list[float], said: list[float]) -> list[float]:
        return [
            self.trust * came[output] + (1.0 - self.trust) * said[output]
            for output in range(OUTPUTS)
        ]


def _places(returns: list[float], seat: int, rivals: int) -> list[float]:
    """Whether a seat is among the first 1, 2, 3; who shares a place has a part of it."""
    own = returns[seat]
    if len(returns) <= rivals:  # against an opponent without a seat
        return [own, 1.0, 1.0]
    better = len([worth for worth in returns if worth > own])
    equals = len([worth for worth in returns if worth == own])
    return [min(1.0, max(0.0, (first - better) / equals)) for first in range(1, POINTS + 1)]
