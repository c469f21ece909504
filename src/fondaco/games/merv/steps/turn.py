"""A turn begins and ends: the players in the order of the queue, and those whom the rules play."""

from librt.vecs import vec

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.games.merv import turns
from fondaco.games.merv.moves import END_TURN
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice, Step, Unasked
from fondaco.games.merv.terms import NEXT_TURN
from fondaco.games.merv.told import Told


class Begin(Choice):
    """Alone: the magistrate takes the first turn when you say so."""

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        turns.go_to(state, NEXT_TURN)


class NextTurn(Unasked):
    """Whoever stands next in the queue has a turn."""

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        turns.next_turn(state, chance, told)


class After(Step):
    """After the action; the turn ends by itself where nothing else can be done."""

    def __init__(self, own: list[Choice]) -> None:
        super().__init__([*own, EndTurn(END_TURN)])
        self.own = vec[Choice](own)

    def has_choice(self, state: MervState) -> bool:
        return any(choice.count(state, 1) > 0 for choice in self.own)

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        # rule turn.end
        turns.end_turn(state)


class EndTurn(Choice):
    """To do nothing more in this turn."""

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        turns.end_turn(state)
