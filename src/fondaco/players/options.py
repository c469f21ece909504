"""The decisions that a seat could make: its small moves, complete, with what comes of them."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Chance, Seeded
from fondaco.core.game import Game, Move, State
from fondaco.players.judge import Judge
from fondaco.players.sense import Sense
from fondaco.players.talks import Talks

DEEPEST: Final = 30  # small moves of one decision
ENOUGH: Final = 150  # complete decisions


class Choice:
    """A decision, or a part of one. It goes no further than the first luck: what comes after that
    is decided when the luck is known.

    Attributes:
        moves (list[Move]): Its small moves.
        state (State): What comes of it.
        worth (int): How good that looks to whoever decides.
        is_lucky (bool): Whether luck has decided about its last move.
        before (int): Moves of other decisions that have led to this one.
    """

    def __init__(self, moves: list[Move], state: State, is_lucky: bool = False) -> None:
        self.moves = moves
        self.state = state
        self.worth: i64 = 0
        self.is_lucky = is_lucky
        self.before: i64 = 0


class Finalist:
    """A decision that is played on, and what came of it.

    Attributes:
        total (int): What it is worth at one ply, and at the end of each line.
        at_ends (int): At the ends of lines alone.
        moves (int): What is still to be moved to come there.
    """

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.total: i64 = choice.worth
        self.lines: i64 = 1
        self.at_ends: i64 = 0
        self.moves: i64 = 0

    def add(self, end: Choice) -> None:
        """One more line has ended so."""
        self.total += end.worth
        self.lines += 1
        self.at_ends += end.worth
        self.moves += end.before + len(end.moves)

    def mean(self) -> int:
        return self.total // self.lines


class Choices:
    """Finds the decisions of a seat with a beam over small moves: of half-made decisions only the
    best are carried on. All that are compared have the same luck. Talks are not begun. Complete
    decisions may be weighed with the eyes of all seats. A sense of the title makes decisions of
    moves that are none without what they make possible."""

    def __init__(
        self,
        game: Game,
        judge: Judge,
        width: i64,
        talks: Talks | None = None,
        weighs: bool = False,
        sense: Sense | None = None,
    ) -> None:
        self.game = game
        self.judge = judge
        self.width = width  # half-made decisions that are carried on
        self.talks = talks
        self.weighs = weighs
        self.sense = sense

    def found(self, state: State, seat: i64, luck: Seeded) -> list[Choice]:
        """Complete decisions, each judged; never none."""
        complete: list[Choice] = []
        parts = [Choice([], state)]
        depth = 0
        while parts and len(complete) < ENOUGH and depth < DEEPEST:
            parts = self._best(self._carried_on(parts, seat, luck, complete), seat)
            depth += 1
        return complete or parts

    def _carried_on(
        self, parts: list[Choice], seat: i64, luck: Seeded, complete: list[Choice]
    ) -> list[Choice]:
        """What half-made decisions become by one more move; those that are complete are judged."""
        longer: list[Choice] = []
        for part in parts:
            for move in self._considered(part):
                made = self._with(part, move, luck.copy())
                if not made.is_lucky and self._leads_on(made.state, seat, move):
                    longer.append(made)
                else:
                    made.worth = self.worth(made.state, seat)
                    complete.append(made)
        return longer

    def _considered(self, part: Choice) -> list[Move]:
        moves = self.judge.considered(part.state)
        talks = self.talks
        if talks is not None:
            moves = [move for move in moves if not talks.begins(move)]
        sense = self.sense
        if sense is None:
            return moves
        last = part.moves[-1] if part.moves else None
        return [move for move in moves if sense.considers(part.state, move, last)]

    def _with(self, part: Choice, move: Move, luck: Seeded) -> Choice:
        state = part.state.copy()
        before = luck.drawn
        self.game.apply(state, move, luck)
        return Choice([*part.moves, move], state, luck.drawn > before)

    def goes_on(self, state: State, seat: i64) -> bool:
        """Whether the seat still has small moves to make."""
        return self.game.is_mid_decision(state) and self.game.to_act(state) == seat

    def _leads_on(self, state: State, seat: i64, last: Move) -> bool:
        if self.goes_on(state, seat):
            return True
        if self.sense is None or self.game.to_act(state) != seat:
            return False
        return self.sense.leads_on(state, last)

    def worth(self, state: State, seat: i64) -> i64:
        return self.judge.weighed(state, seat) if self.weighs else self.judge.value(state, seat)

    def _best(self, parts: list[Choice], seat: i64) -> list[Choice]:
        if len(parts) <= self.width:
            return parts
        for part in parts:
            part.worth = self.judge.value(part.state, seat)
        return in_order(parts)[: self.width]


def _worth(choice: Choice) -> int:
    return choice.worth


def in_order(choices: list[Choice]) -> list[Choice]:
    """The best first; equals as they were."""
    return sorted(choices, key=_worth, reverse=True)


def distinct(choices: list[Choice]) -> list[Choice]:
    """Of decisions that are worth the same to the last digit, and so come to the same, the one with
    the fewest moves."""
    found: dict[int, Choice] = {}
    for choice in choices:
        twin = found.get(choice.worth)
        if twin is None or len(choice.moves) < len(twin.moves):
            found[choice.worth] = choice
    return list(found.values())


def best(choices: list[Choice]) -> Choice:
    """The first of the best."""
    found = choices[0]
    for choice in choices:
        if choice.worth > found.worth:
            found = choice
    return found


def straightest(found: Finalist, finalists: list[Finalist]) -> Finalist:
    """That finalist, or one that comes to just the same in fewer moves: to walk there and back is
    to do nothing."""
    for one in finalists:
        if found.lines > 1 and one.at_ends == found.at_ends and one.moves < found.moves:
            found = one
    return found


def make(game: Game, state: State, choice: Choice, luck: Chance) -> None:
    """Make the moves of a decision."""
    for move in choice.moves:
        game.apply(state, move, luck)
