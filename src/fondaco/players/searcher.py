"""A player that looks ahead: all decisions of its seat at one ply, then the best of them played on.

What is hidden is guessed anew for each line of play; the others answer as they would by the same
judgement. The luck of one line is the same for all decisions that are compared.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Seeded
from fondaco.core.game import Game, Move, State
from fondaco.players.budget import Budget, Clock
from fondaco.players.endings import Endings
from fondaco.players.judge import Judge
from fondaco.players.manner import Manner
from fondaco.players.options import (
    Choice,
    Choices,
    Finalist,
    best,
    distinct,
    in_order,
    make,
    straightest,
)
from fondaco.players.player import Player
from fondaco.players.reach import Reach
from fondaco.players.sense import Sense
from fondaco.players.talks import Talks

FEW: Final = 4  # decisions that anybody would see


class SearchPlayer(Player):
    """Plays one seat of one table. The rest of a decision that it has begun is its plan."""

    def __init__(
        self,
        judge: Judge,
        manner: Manner,
        budget: Budget,
        seed: int | str,
        talks: Talks | None = None,
        sense: Sense | None = None,
    ) -> None:
        self.judge = judge
        self.manner = manner
        self.budget = budget
        self.chance = Seeded(seed)
        self.talks = talks
        self.choices = Choices(judge.game, judge, manner.width, talks, manner.weighs, sense)
        self.foreseeable = Choices(judge.game, judge, manner.line_width, talks, sense=sense)
        self.endings = Endings(judge, self.foreseeable, manner.own_turn)
        self.plan: list[Move] = []
        self.foreseen: list[int] = []  # the position in which the plan goes on

    def choose(self, game: Game, guess: State, budget: Budget | None = None) -> Move:
        moves = game.legal(guess)
        if not self._is_planned(game, guess):
            self.plan = self._decision(guess, moves, self._time(budget))
        move = self.plan.pop(0)
        self._foresee(game, guess, move)
        return move

    def _time(self, budget: Budget | None) -> Budget:
        """What was said, or its own time where nothing was."""
        if budget is None or (budget.seconds is None and budget.steps is None):
            return self.budget
        return budget

    def _is_planned(self, game: Game, guess: State) -> bool:
        """Whether this is the position in which the decision under way goes on."""
        return bool(self.plan) and self._seen_in(game, guess) == self.foreseen

    def _foresee(self, game: Game, guess: State, move: Move) -> None:
        """Note what the position will be when the next small move is due."""
        if self.plan:
            after = guess.copy()
            game.apply(after, move, self.chance.copy())  # it needs no luck, or the plan would end
            self.foreseen = self._seen_in(game, after)

    def _seen_in(self, game: Game, state: State) -> list[int]:
        """A position, as the seat to act sees it and may move."""
        seat = game.to_act(state)
        return [] if seat is None else [seat, *[move.index for move in game.legal(state)]]

    def _decision(self, guess: State, moves: list[Move], budget: Budget) -> list[Move]:
        if len(moves) == 1:
            return moves[:1]
        seat = self.judge.game.to_act(guess)
        assert seat is not None
        clock = Clock(budget, self.judge.judged)
        self.judge.seats = len(self.judge.game.returns(guess))
        own_guess = self.judge.game.guess(guess, seat, self.chance.branch())
        if self.talks is not None:
            said = self.talks.decision(own_guess, seat, clock)
            if said:
                return said
        finalists = self._finalists(self._at_one_ply(own_guess, seat, clock))
        if len(finalists) == 1:
            return finalists[0].choice.moves[:]
        return self._played_on(own_guess, seat, finalists, clock).moves[:]

    # At one ply.

    def _at_one_ply(self, guess: State, seat: i64, clock: Clock) -> list[Choice]:
        """All decisions that are seen, the best first."""
        choices = self.choices.found(guess, seat, self.chance.branch())
        self._judge_with_other_luck(guess, seat, choices, clock)
        if self.judge.is_fine:
            choices = distinct(choices)
        if self.manner.noise > 0:
            for choice in choices:
                choice.worth += self._error()
        return in_order(self._seen(choices))

    def _judge_with_other_luck(
        self, guess: State, seat: i64, choices: list[Choice], clock: Clock
    ) -> None:
        """Decisions that end in luck are worth what they bring on average."""
        lucky = [choice for choice in choices if choice.is_lucky]
        samples: i64 = 1
        while samples < self.manner.samples and lucky and not self._is_over(clock):
            luck = self.chance.branch()
            for choice in lucky:
                after = guess.copy()
                make(self.judge.game, after, choice, luck.copy())
                choice.worth += self.choices.worth(after, seat)
            samples += 1
        for choice in lucky:
            choice.worth = choice.worth // samples

    def _error(self) -> i64:
        """A mistake in a judgement; small ones are likelier than large ones."""
        noise: i64 = self.manner.noise * self.judge.unit // 10
        return self.chance.pick(noise) + self.chance.pick(noise) - noise

    def _seen(self, choices: list[Choice]) -> list[Choice]:
        """Where there are only a few, nobody overlooks any."""
        overlooked: i64 = self.manner.overlooked
        if overlooked == 0 or len(choices) <= FEW:
            return choices
        seen = [choice for choice in choices if self.chance.pick(100) >= overlooked]
        return seen or choices

    # Played on.

    def _finalists(self, choices: list[Choice]) -> list[Finalist]:
        """The best of them."""
        least = choices[0].worth - self.manner.margin * self.judge.unit
        most = max(1, self.manner.finalists)
        return [Finalist(choice) for choice in choices[:most] if choice.worth >= least]

    def _played_on(
        self, guess: State, seat: i64, finalists: list[Finalist], clock: Clock
    ) -> Choice:
        """The decision that does best over many lines; those that do worst are given up early."""
        lines: i64 = 0
        while len(finalists) > 1 and lines < self.manner.lines and not self._is_over(clock):
            luck = self.chance.branch()
            ends = [self._line(guess, seat, one.choice, luck.copy(), clock) for one in finalists]
            if self._is_over(clock):
                break
            for one, end in zip(finalists, ends, strict=True):
                one.add(end)
            finalists = self._left(finalists, clock.part(self.judge.judged))
            lines += 1
        found = max(finalists, key=Finalist.mean)
        return (straightest(found, finalists) if self.manner.is_straight else found).choice

    def _is_over(self, clock: Clock) -> bool:
        return clock.is_over(self.judge.judged)

    def _left(self, finalists: list[Finalist], part: float) -> list[Finalist]:
        """Half of them for each quarter of the time that is over."""
        most = max(2, self.manner.finalists >> int(part * 4))
        if len(finalists) <= most:
            return finalists
        return sorted(finalists, key=Finalist.mean, reverse=True)[:most]

    def _line(self, guess: State, seat: i64, choice: Choice, luck: Seeded, clock: Clock) -> Choice:
        """What a decision comes to after some more decisions of all seats."""
        state = self.judge.game.guess(guess, seat, luck)
        make(self.judge.game, state, choice, luck)
        if self.manner.own_turn > 1:
            return self.endings.best(state, seat, luck, clock)
        self._play_on(state, seat, luck, clock)
        end = Choice([], state)
        end.worth = self.choices.worth(state, seat)
        return end

    def _play_on(self, state: State, seat: i64, luck: Seeded, clock: Clock) -> None:
        """Play a line to its end, or as far as there is time."""
        reach = Reach(self.judge, self.manner, state, seat)
        while not reach.is_over(state) and not self._is_over(clock):
            to_act = self.judge.game.to_act(state)
            assert to_act is not None
            if self._answer(self.judge.game, state, to_act, luck) and to_act == seat:
                reach.own += 1

    def _answer(self, game: Game, state: State, to_act: i64, luck: Seeded) -> bool:
        """Play a line on by one decision; whether there was anything to decide."""
        moves = game.legal(state)
        if len(moves) == 1:
            game.apply(state, moves[0], luck)
            return False
        make(game, state, best(self.foreseeable.found(state, to_act, luck.branch())), luck)
        return True
