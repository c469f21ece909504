"""The tree of a game: nodes where somebody decides, and nodes where luck is drawn."""

from typing import Any

import fondaco
from fondaco import Chance, Move, Refused, State
from fondaco.lab.wishes import options_of
from fondaco.lab.words import board, refusal


class Rules:
    """A title with its seats and options: what all positions of one game share."""

    def __init__(self, title: str, seats: int, options: str, most_moves: int) -> None:
        self.game = fondaco.game(title)
        self.seats = seats
        self.text = options
        self.options = self.game.settled(seats, options_of(options))
        self.most_moves = most_moves

    def __reduce__(self) -> tuple[Any, ...]:
        return Rules, (self.game.title, self.seats, self.text, self.most_moves)

    def has_rivals(self) -> bool:
        state = self.game.new(self.seats, self.options, fondaco.Seeded(0))
        return self.game.rivals(state) > 0

    def board(self, state: State | None, seat: int | None) -> str:
        """The table as that seat, or an onlooker, sees it."""
        if state is None:
            return "The table is set up."
        return board(self.game, state, self.seats, seat)


class Node:
    """Where a game stands after a move and what was drawn for it: at the next draw of luck, or
    where somebody decides. Nodes never change, so that trees may share them.

    Attributes:
        question (Question | None): What is drawn next; None where nothing is.
        state (State | None): How the game stands; the state before the move while luck is drawn
            for it, and None while the table is set up.
    """

    def __init__(
        self,
        rules: Rules,
        before: State | None = None,
        move: Move | None = None,
        answers: tuple[int, ...] = (),
        moves_played: int = 0,
    ) -> None:
        self.rules = rules
        self.before = before
        self.move = move
        self.answers = answers
        self.moves_played = moves_played
        self.state = before
        self.question = fondaco.next_question(self._act, list(answers))

    def _act(self, luck: Chance) -> None:
        """Set the table up, or make the move; `luck` breaks off where it has no answer yet."""
        game = self.rules.game
        if self.before is None or self.move is None:
            self.state = game.new(self.rules.seats, self.rules.options, luck)
            return
        after = self.before.copy()
        game.apply(after, self.move, luck)
        self.state = after

    def drawn(self, outcome: int) -> "Node":
        answers = (*self.answers, outcome)
        return Node(self.rules, self.before, self.move, answers, self.moves_played)

    def played(self, number: int) -> "Node":
        """After the move of that number, or a refusal if it is not legal."""
        game = self.rules.game
        assert self.state is not None
        if refused := refusal(game, self.state, number):
            raise Refused(refused)
        return Node(self.rules, self.state, game.moves[number], (), self.moves_played + 1)

    def __deepcopy__(self, memo: object) -> "Node":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        before = None if self.before is None else self.rules.game.snapshot(self.before)
        move = None if self.move is None else self.move.index
        return unpacked, (self.rules, before, move, self.answers, self.moves_played)


def unpacked(
    rules: Rules,
    before: dict[str, object] | None,
    move: int | None,
    answers: tuple[int, ...],
    moves_played: int,
) -> Node:
    """The node that was written down so."""
    state = None if before is None else rules.game.restore(before)
    return Node(
        rules, state, None if move is None else rules.game.moves[move], answers, moves_played
    )
