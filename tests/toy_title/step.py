"""A step is an object, and so is each kind of move in it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause

from .clauses import TURN_STEPS
from .events import Told
from .moves import CATALOGUE, KINDS
from .state import JettyState


class Choice:
    """One kind of move in one step: what bars it, what happens."""

    def __init__(self, kind: i64) -> None:
        self.moves = CATALOGUE.by_kind[kind]
        self.kind = kind

    def bars_one(self, state: JettyState, move: Move) -> Clause | None:
        return None

    def apply(self, state: JettyState, move: Move, chance: Chance, told: Told) -> None:
        raise NotImplementedError


class Elsewhere(Choice):
    """A kind of move that belongs to another step."""

    def bars_one(self, state: JettyState, move: Move) -> Clause | None:
        # rule turn.steps
        return TURN_STEPS


ELSEWHERE: Final = [Elsewhere(kind) for kind in range(KINDS)]


class Step:
    """One question: what may be chosen, or what follows if nothing is to be."""

    def __init__(self, choices: list[Choice]) -> None:
        by_kind: list[Choice] = list(ELSEWHERE)
        for choice in choices:
            by_kind[choice.kind] = choice
        self.choices = vec[Choice](choices)
        self.by_kind = vec[Choice](by_kind)

    @final
    def legal(self, state: JettyState) -> list[Move]:
        return [
            move
            for choice in self.choices
            for move in choice.moves
            if choice.bars_one(state, move) is None
        ]

    def has_choice(self, state: JettyState) -> bool:
        return True

    def go_on(self, state: JettyState, chance: Chance, told: Told) -> None:
        raise NotImplementedError
