"""A step is an object, and so is each kind of move in it. The flow finds them by number."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator.clauses import TURN_STEPS
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import CATALOGUE, KINDS
from fondaco.games.merkator.state import MerkatorState, plays_with


class Choice:
    """One kind of move in one step: which of its moves may be chosen, what bars, what happens."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.moves = CATALOGUE.by_kind[kind]

    def candidates(self, state: MerkatorState) -> list[Move]:
        """Moves that could be legal: all, or fewer where most are out of the question."""
        return self.moves

    def bars_all(self, state: MerkatorState) -> Clause | None:
        """What forbids every move of the kind now."""
        return None

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        """What forbids this one."""
        return None

    def played(self, state: MerkatorState) -> "Choice":
        """The choice as this table plays it: see Either."""
        return self

    @final
    def bars(self, state: MerkatorState, move: Move) -> Clause | None:
        choice = self.played(state)
        barred = choice.bars_all(state)
        return choice.bars_one(state, move) if barred is None else barred

    @final
    def legal(self, state: MerkatorState, found: list[Move]) -> None:
        choice = self.played(state)
        if choice.bars_all(state) is None:
            for move in choice.candidates(state):
                if choice.bars_one(state, move) is None:
                    found.append(move)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        """Change the table, and say where that leads if the step is left."""
        raise NotImplementedError


class Elsewhere(Choice):
    """A kind of move that belongs to other steps."""

    def __init__(self, kind: i64, clause: Clause) -> None:
        super().__init__(kind)
        self.clause = clause

    def bars_all(self, state: MerkatorState) -> Clause | None:
        return self.clause


class Either(Choice):
    """One choice for tables that play with an option, another for those that do not."""

    def __init__(self, option: i64, chosen: Choice, plain: Choice) -> None:
        super().__init__(plain.kind)
        self.option = option
        self.chosen = chosen
        self.plain = plain

    def played(self, state: MerkatorState) -> Choice:
        return self.chosen if plays_with(state, self.option) else self.plain

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        self.played(state).apply(state, move, chance, told)


# rule turn.steps
ELSEWHERE: Final = [Elsewhere(kind, TURN_STEPS) for kind in range(KINDS)]


class Step:
    """One question of the rulebook: what may be chosen, or what follows if nothing is to be."""

    def __init__(self, choices: list[Choice], refused: list[Choice]) -> None:
        """Choices in the order of the legal list; refused is what another clause than the order
        of the steps forbids here."""
        by_kind: list[Choice] = list(ELSEWHERE)
        for choice in refused + choices:
            by_kind[choice.kind] = choice
        self.choices = vec[Choice](choices)
        self.by_kind = vec[Choice](by_kind)

    @final
    def legal(self, state: MerkatorState) -> list[Move]:
        found: list[Move] = []
        for choice in self.choices:
            choice.legal(state, found)
        return found

    def has_choice(self, state: MerkatorState) -> bool:
        """Whether the asked seat has anything to decide: what has one answer is not asked."""
        return True

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        """What follows where nothing is to be decided."""
        raise NotImplementedError
