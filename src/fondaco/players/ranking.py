"""Compares the decisions of a seat by playing each of them on, and keeps how these lines ended.

It is the search of `SearchPlayer`, for whoever wants to know what each decision is worth and not
only which is the best: the worst are given up early, all that are compared meet the same luck, and
a decision that was named is compared to the end.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Seeded
from fondaco.core.game import Game, Move, State
from fondaco.players.budget import Budget, Clock
from fondaco.players.judge import Judge
from fondaco.players.options import Choice, Choices, best, distinct, in_order, make
from fondaco.players.searcher import Manner
from fondaco.players.talks import Talks

KEPT: Final[i64] = 3  # decisions that are compared to the end


class Answer:
    """What a seat does in a line of play."""

    def __init__(self, seat: i64, moves: list[Move]) -> None:
        self.seat = seat
        self.moves = moves


class Contender:
    """A decision, and how the lines ended that began with it.

    Attributes:
        moves (list[Move]): Its small moves.
        worth (int): How good it looks at one ply, to the judge.
        total (int): The same of all lines, added up.
        state (State): What comes of it.
        ends (list[State]): Where its lines ended; the same luck has the same number.
        line (list[Answer]): What was played in the first of them.
        is_named (bool): Whether somebody asked for this one.
    """

    def __init__(self, choice: Choice, is_named: bool) -> None:
        self.choice = choice
        self.moves = choice.moves
        self.worth: i64 = choice.worth
        self.total: i64 = 0
        self.state = choice.state
        self.ends: list[State] = []
        self.line: list[Answer] = []
        self.is_named = is_named

    def mean(self) -> int:
        lines = len(self.ends)
        return self.total // lines if lines > 0 else self.worth


class Ranking:
    """Ranks the decisions of a seat in one position."""

    def __init__(self, judge: Judge, manner: Manner, seed: int | str, talks: Talks | None) -> None:
        self.judge = judge
        self.game = judge.game
        self.manner = manner
        self.chance = Seeded(seed)
        self.talks = talks
        self.choices = Choices(judge.game, judge, manner.width, talks)

    def ranked(self, guess: State, seat: int, budget: Budget, named: list[Move]) -> list[Contender]:
        """The decisions that were compared to the end, the best first; the one with the named moves
        is among them. What the seat may not know is drawn anew: the guess tells no more than that.
        """
        clock = Clock(budget, self.judge.judged)
        own_guess = self.game.guess(guess, seat, self.chance.branch())
        contenders = self._contenders(own_guess, seat, named)
        while len(contenders) > 1 and not clock.is_over(self.judge.judged):
            luck = self.chance.branch()
            for one in contenders:
                self._play_on(own_guess, seat, one, luck.copy())
            contenders = self._left(contenders, clock.part(self.judge.judged))
        return sorted(contenders, key=_mean, reverse=True)

    def _contenders(self, guess: State, seat: i64, named: list[Move]) -> list[Contender]:
        """The best at one ply, what is to be said to others, and what was named."""
        luck = self.chance.branch()
        found = self.choices.found(guess, seat, luck)
        choices = in_order(distinct(found) if self.judge.is_fine else found)
        least = choices[0].worth - self.manner.margin * self.judge.unit
        near = [choice for choice in choices[: self.manner.finalists] if choice.worth >= least]
        contenders = [Contender(choice, False) for choice in near]
        if self.talks is not None:
            said = self.talks.decision(guess, seat)
            if said:
                self._add(self._made(guess, seat, said, luck.copy()), False, contenders)
        if named:
            self._add(self._made(guess, seat, named, luck.copy()), True, contenders)
        return contenders

    def _add(self, choice: Choice, named: bool, contenders: list[Contender]) -> None:
        """One more, unless it is there, or comes to the same as one that is."""
        for one in contenders:
            if one.moves == choice.moves or (self.judge.is_fine and one.worth == choice.worth):
                one.moves = choice.moves if named else one.moves
                one.is_named = one.is_named or named
                return
        contenders.append(Contender(choice, named))

    def _made(self, guess: State, seat: i64, moves: list[Move], luck: Seeded) -> Choice:
        """A decision, with what comes of it."""
        choice = Choice(moves, guess.copy())
        before = luck.drawn
        make(self.game, choice.state, choice, luck)
        choice.is_lucky = luck.drawn > before
        choice.worth = self.judge.value(choice.state, seat)
        return choice

    def _left(self, contenders: list[Contender], part: float) -> list[Contender]:
        """Half of them for each quarter of the budget that is spent; the named one stays."""
        most: i64 = max(KEPT, self.manner.finalists >> int(part * 4))
        if len(contenders) <= most:
            return contenders
        kept = sorted(contenders, key=_mean, reverse=True)
        return [one for place, one in enumerate(kept) if place < most or one.is_named]

    def _play_on(self, guess: State, seat: i64, one: Contender, luck: Seeded) -> None:
        """Play a line to its end: some more decisions of all seats."""
        state = self.game.guess(guess, seat, luck)
        make(self.game, state, one.choice, luck)
        own: i64 = 0
        is_first = len(one.ends) == 0
        to_act = self.game.to_act(state)
        while own < self.manner.horizon and to_act is not None:
            answer = self._answer(self.game, state, to_act, luck)
            if to_act == seat and len(answer) > 0:
                own += 1
            if is_first and len(answer) > 0:
                one.line.append(Answer(to_act, answer))
            to_act = self.game.to_act(state)
        one.total += self.judge.value(state, seat)
        one.ends.append(state)

    def _answer(self, game: Game, state: State, to_act: i64, luck: Seeded) -> list[Move]:
        """Play a line on by one decision; its moves, or none where there was nothing to decide."""
        moves = game.legal(state)
        if len(moves) == 1:
            game.apply(state, moves[0], luck)
            return []
        choice = best(self.choices.found(state, to_act, luck.branch()))
        make(game, state, choice, luck)
        return choice.moves


def _mean(one: Contender) -> int:
    return one.mean()
