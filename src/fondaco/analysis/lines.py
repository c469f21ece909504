"""Plays a game on as bots do at one ply. What a decision is worth, and how a position stands, comes
of how such lines end: both are told in the same number."""

from typing import NamedTuple

from fondaco.analysis.titles import Matters
from fondaco.core.chance import Seeded
from fondaco.core.game import Game, Move, State
from fondaco.players.judge import Judge
from fondaco.players.options import Choice, Choices, best, make
from fondaco.players.talks import Talks

ROUNDS = 2  # that a line is played on for
WIDTH = 10  # half-made decisions that are carried on
LONGEST = 80  # decisions of one line
SLACK = 1  # in units of the judge: what is so near to the best is played as well


class Answer(NamedTuple):
    """What a seat does in a line of play."""

    seat: int
    moves: list[Move]


class Lines:
    """Plays lines of one title. Of decisions that look about equally good luck takes one, so that
    lines differ where nobody knows better.

    Attributes:
        turns (int): How many turns begin in a line.
    """

    def __init__(self, judge: Judge, matters: Matters, turns: int, talks: Talks | None) -> None:
        self.judge = judge
        self.game: Game = judge.game
        self.matters = matters
        self.turns = turns
        self.choices = Choices(judge.game, judge, WIDTH, talks)

    def play_on(self, state: State, turn: object, luck: Seeded) -> list[Answer]:
        """Play a state on until so many turns have begun after that one; what was decided."""
        begun, answers = 0, []
        for _ in range(LONGEST):
            now = self.matters.turn(state)
            if now is not None and now != turn:
                begun, turn = begun + 1, now
            seat = self.game.to_act(state)
            if seat is None or begun >= self.turns:
                break
            answers += self._answered(state, seat, luck)
        return answers

    def _answered(self, state: State, seat: int, luck: Seeded) -> list[Answer]:
        """Play a state on by one decision."""
        moves = self.game.legal(state)
        if len(moves) == 1:
            self.game.apply(state, moves[0], luck)
            return []
        choice = self._one_of_the_best(state, seat, luck)
        make(self.game, state, choice, luck)
        return [Answer(seat, choice.moves)]

    def _one_of_the_best(self, state: State, seat: int, luck: Seeded) -> Choice:
        found = self.choices.found(state, seat, luck.branch())
        least = best(found).worth - SLACK * self.judge.unit
        near = [choice for choice in found if choice.worth >= least]
        return near[luck.pick(len(near))]
