"""What a step is made of: a question of the rulebook, and the kinds of move that answer it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants.clauses import TURN_STEPS
from fondaco.games.merchants.effects import let_lapse
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.journey import bars_ending
from fondaco.games.merchants.moves import CATALOGUE, KINDS
from fondaco.games.merchants.state import MerchantsState


class Choice:
    """One kind of move in one step: what may be chosen, what bars it, what happens."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.moves = CATALOGUE.by_kind[kind]

    def candidates(self, state: MerchantsState) -> list[Move]:
        """Moves that could be legal: all, or fewer where most are out of the question."""
        return self.moves

    def bars_all(self, state: MerchantsState) -> Clause | None:
        """What forbids every move of the kind now."""
        return None

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        """What forbids this one."""
        return None

    @final
    def bars(self, state: MerchantsState, move: Move) -> Clause | None:
        barred = self.bars_all(state)
        return self.bars_one(state, move) if barred is None else barred

    @final
    def legal(self, state: MerchantsState, found: list[Move]) -> None:
        if self.bars_all(state) is None:
            for move in self.candidates(state):
                if self.bars_one(state, move) is None:
                    found.append(move)

    @final
    def is_open(self, state: MerchantsState) -> bool:
        """Whether any move of the kind is legal."""
        if self.bars_all(state) is not None:
            return False
        return any(self.bars_one(state, move) is None for move in self.candidates(state))

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        raise NotImplementedError


class Elsewhere(Choice):
    """A kind of move that belongs to other steps."""

    def __init__(self, kind: i64, clause: Clause) -> None:
        super().__init__(kind)
        self.clause = clause

    def bars_all(self, state: MerchantsState) -> Clause | None:
        return self.clause


class Deed(Choice):
    """A kind of move in a turn that ends a move under way, and waits until that may end."""

    @final
    def bars_all(self, state: MerchantsState) -> Clause | None:
        barred = bars_ending(state)
        return self.bars_deed(state) if barred is None else barred

    def bars_deed(self, state: MerchantsState) -> Clause | None:
        """What else forbids every move of the kind now."""
        return None

    @final
    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        # rule move.ends
        let_lapse(state, told)
        self.do(state, move, chance, told)

    def do(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        raise NotImplementedError


# rule turn.steps
ELSEWHERE: Final = [Elsewhere(kind, TURN_STEPS) for kind in range(KINDS)]


class Step:
    """One question of the rulebook: what may be chosen, and what follows if nothing is to be."""

    def __init__(self, choices: list[Choice]) -> None:
        """Choices in the order of the legal list."""
        by_kind: list[Choice] = list(ELSEWHERE)
        for choice in choices:
            by_kind[choice.kind] = choice
        self.choices = vec[Choice](choices)
        self.by_kind = vec[Choice](by_kind)

    @final
    def legal(self, state: MerchantsState) -> list[Move]:
        found: list[Move] = []
        for choice in self.choices:
            choice.legal(state, found)
        return found

    def has_choice(self, state: MerchantsState) -> bool:
        """Whether the asked seat has something to decide. What has one answer is not asked,
        unless the silence would tell others what a hand holds."""
        return True

    def go_on(self, state: MerchantsState, chance: Chance, told: Told) -> None:
        """What follows where nothing is to be decided."""
        raise NotImplementedError
