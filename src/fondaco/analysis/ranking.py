"""Compares the decisions of a seat by playing each of them on, and keeps how these lines ended.

It is the search of the bots for whoever wants to know what each decision is worth, and not only
which is the best: the worst are given up early, all that are compared meet the same luck, and a
decision that was named is compared to the end. All lines end where the same number of turns has
begun, so that positions are compared with their like.
"""

from fondaco.analysis.lines import Answer, Lines
from fondaco.analysis.titles import Matters
from fondaco.core.chance import Seeded
from fondaco.core.game import Game, Move, State
from fondaco.players.budget import Budget, Clock
from fondaco.players.judge import Judge
from fondaco.players.options import Choice, distinct, in_order, make
from fondaco.players.talks import Talks

FINALISTS = 6  # decisions that are played on
MARGIN = 12  # how much worse than the best they may look, in units of the judge
KEPT = 3  # decisions that are compared to the end


class Contender:
    """A decision, and how the lines ended that began with it.

    Attributes:
        moves (list[Move]): Its small moves.
        state (State): What comes of it.
        ends (list[State]): Where its lines ended; the same luck has the same place.
        line (list[Answer]): What was played in the first of them.
        wins (bool): Whether all of them are won before anybody else decides.
        is_named (bool): Whether somebody asked for this one.
    """

    def __init__(self, choice: Choice, is_named: bool) -> None:
        self.choice = choice
        self.moves = choice.moves
        self.state = choice.state
        self.worth = int(choice.worth)
        self.total = 0
        self.ends: list[State] = []
        self.line: list[Answer] = []
        self.wins = True
        self.is_named = is_named

    @property
    def mean(self) -> float:
        return self.total / len(self.ends) if self.ends else self.worth


class Ranking:
    """Ranks the decisions of a seat in one position."""

    def __init__(
        self, judge: Judge, matters: Matters, turns: int, seed: str, talks: Talks | None
    ) -> None:
        self.judge = judge
        self.game: Game = judge.game
        self.chance = Seeded(seed)
        self.talks = talks
        self.lines = Lines(judge, matters, turns, talks)

    def ranked(self, guess: State, seat: int, budget: Budget, named: list[Move]) -> list[Contender]:
        """The decisions that were compared to the end, the best first; the one with the named moves
        is among them. What the seat may not know is drawn anew: the guess tells no more than that.
        """
        clock = Clock(budget, self.judge.judged)
        own_guess = self.game.guess(guess, seat, self.chance.branch())
        contenders = self._contenders(own_guess, seat, named, clock)
        while len(contenders) > 1 and not clock.is_over(self.judge.judged):
            luck = self.chance.branch()
            for one in contenders:
                self._play_on(own_guess, seat, one, luck.copy())
            contenders = left(contenders, clock.part(self.judge.judged))
        return sorted(contenders, key=lambda one: -one.mean)

    def _contenders(
        self, guess: State, seat: int, named: list[Move], clock: Clock
    ) -> list[Contender]:
        """The best at one ply, what is to be said to others, and what was named."""
        luck = self.chance.branch()
        found = self.lines.choices.found(guess, seat, luck)
        choices = in_order(distinct(found) if self.judge.is_fine else found)
        least = choices[0].worth - MARGIN * self.judge.unit
        near = [choice for choice in choices[:FINALISTS] if choice.worth >= least]
        contenders = [Contender(choice, False) for choice in near]
        said = self.talks.decision(guess, seat, clock) if self.talks is not None else []
        for moves, is_named in ((said, False), (named, True)):
            if moves:
                self._add(self._made(guess, seat, moves, luck.copy()), is_named, contenders)
        return contenders

    def _add(self, choice: Choice, is_named: bool, contenders: list[Contender]) -> None:
        """One more, unless it is there, or comes to the same as one that is."""
        for one in contenders:
            if one.moves == choice.moves or (self.judge.is_fine and one.worth == choice.worth):
                one.moves = choice.moves if is_named else one.moves
                one.is_named = one.is_named or is_named
                return
        contenders.append(Contender(choice, is_named))

    def _made(self, guess: State, seat: int, moves: list[Move], luck: Seeded) -> Choice:
        """A decision, with what comes of it."""
        choice = Choice(moves, guess.copy())
        make(self.game, choice.state, choice, luck)
        choice.worth = self.judge.value(choice.state, seat)
        return choice

    def _play_on(self, guess: State, seat: int, one: Contender, luck: Seeded) -> None:
        """Play a line to its end: some turns of all seats."""
        state = self.game.guess(guess, seat, luck)
        turn = self.lines.matters.turn(state)
        make(self.game, state, one.choice, luck)
        answers = self.lines.play_on(state, turn, luck)
        one.line = one.line or answers
        one.wins = one.wins and self._is_won(state, seat, answers)
        one.total += self.judge.value(state, seat)
        one.ends.append(state)

    def _is_won(self, state: State, seat: int, answers: list[Answer]) -> bool:
        """Whether a seat has ended the game by itself, and won it."""
        is_over = self.game.to_act(state) is None and all(one.seat == seat for one in answers)
        return is_over and self.game.returns(state)[seat] == 1.0


def left(contenders: list[Contender], part: float) -> list[Contender]:
    """Half of them for each quarter of the budget that is spent; the named one stays."""
    most = max(KEPT, FINALISTS >> int(part * 4))
    if len(contenders) <= most:
        return contenders
    kept = sorted(contenders, key=lambda one: -one.mean)
    return [one for place, one in enumerate(kept) if place < most or one.is_named]
