"""A step is one question of the rulebook, a choice is one kind of move in it.

A legal list is the candidates of each choice without those that its `bars` forbids: nothing else
decides what is legal.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, turns
from fondaco.games.merv.clauses import CONTRACT_PAUSE, TURN_STEPS
from fondaco.games.merv.moves import CATALOGUE, FULFIL, KINDS
from fondaco.games.merv.state import MervState
from fondaco.games.merv.told import Told


class Choice:
    """One kind of move in one step: which may be chosen, what bars them, what happens."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.moves = CATALOGUE.by_kind[kind]

    def candidates(self, state: MervState) -> list[Move]:
        """Moves that could be legal, in the order of the legal list."""
        return self.moves

    def bars_all(self, state: MervState) -> Clause | None:
        """What forbids every move of the kind now."""
        return None

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        """What forbids this one."""
        return None

    @final
    def bars(self, state: MervState, move: Move) -> Clause | None:
        barred = self.bars_all(state)
        return self.bars_one(state, move) if barred is None else barred

    @final
    def legal(self, state: MervState, found: list[Move]) -> None:
        if self.bars_all(state) is None:
            for move in self.candidates(state):
                if self.bars_one(state, move) is None:
                    found.append(move)

    @final
    def count(self, state: MervState, most: i64) -> i64:
        """How many moves of the kind are legal; no more are counted than asked for."""
        found: i64 = 0
        if self.bars_all(state) is None:
            for move in self.candidates(state):
                if self.bars_one(state, move) is None:
                    found += 1
                    if found == most:
                        break
        return found

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        raise NotImplementedError


class Elsewhere(Choice):
    """A kind of move that does not belong to a step."""

    def __init__(self, kind: i64, clause: Clause) -> None:
        super().__init__(kind)
        self.clause = clause

    def bars_all(self, state: MervState) -> Clause | None:
        return self.clause


def _elsewhere(kind: i64) -> Choice:
    # rule turn.steps
    # rule contract.pause
    return Elsewhere(kind, CONTRACT_PAUSE if kind == FULFIL else TURN_STEPS)


_ELSEWHERE: Final = [_elsewhere(kind) for kind in range(KINDS)]


class Step:
    """One question of the rulebook: what may be chosen, whether anything is to be decided, what
    follows if not. As it stands here, it always asks."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = vec[Choice](choices)  # in the order of the legal list
        by_kind = _ELSEWHERE[:]
        for choice in choices:
            by_kind[choice.kind] = choice
        self.by_kind = vec[Choice](by_kind)

    @final
    def legal(self, state: MervState) -> list[Move]:
        found: list[Move] = []
        for choice in self.choices:
            choice.legal(state, found)
        return found

    def has_choice(self, state: MervState) -> bool:
        """Whether the asked seat has something to decide."""
        return True

    def is_mid_decision(self, state: MervState) -> bool:
        """Whether the seat is between two small moves of one decision."""
        return False

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        """What follows where nothing is to be decided."""
        raise NotImplementedError


class OnlyIfOpen(Step):
    """Asks only where more than one move is legal; the only one is made without asking."""

    def has_choice(self, state: MervState) -> bool:
        few: i64 = 2
        for choice in self.choices:
            few -= choice.count(state, few)
            if few == 0:
                return True
        return False

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        found = self.legal(state)
        if found:
            self.by_kind[found[0].kind].apply(state, found[0], chance, told)
        else:
            self.pass_by(state, told)

    def pass_by(self, state: MervState, told: Told) -> None:
        """Nothing can be done."""
        turns.next_due(state)


class Small(OnlyIfOpen):
    """One of the small moves of a decision: a payment, a boon, the place of a piece."""

    def is_mid_decision(self, state: MervState) -> bool:
        return True


class Boon(Small):
    """Settles a boon. One that finds no use is told as such: nobody has declined it."""

    def __init__(self, boon: i64, own: list[Choice], without: list[Choice]) -> None:
        super().__init__([*own, *without])
        self.boon = boon
        self.own = vec[Choice](own)

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        if any(choice.count(state, 1) > 0 for choice in self.own):
            super().go_on(state, chance, told)
        else:
            self.pass_by(state, told)

    def pass_by(self, state: MervState, told: Told) -> None:
        # rule boon.unused
        events.unused(told, state, state.active, self.boon)
        turns.next_due(state)


class Unasked(Step):
    """Nobody is asked: the game goes on by itself."""

    def __init__(self) -> None:
        super().__init__([])

    def has_choice(self, state: MervState) -> bool:
        return False
