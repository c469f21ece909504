"""Many games stepped side by side. What learners are told of them lies in rows of numbers, a row
for each game, which others can look at in place."""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from fondaco.core.chance import Chance
from fondaco.core.encoding import MOST_ON, Lit
from fondaco.core.game import Game, Move, State

GOES_ON = 0
OVER = 1
CUT_SHORT = 2
BROKEN_OFF = 3


class Board:
    """One of the games: how it stands, and what was last told of it."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.moves_played: i64 = 0
        self.legal: list[Move] = []
        self.lit = Lit()
        self.points: list[float] = []


class Shown:
    """A row for each game.

    Attributes:
        seen (vec[u8]): 1 for each feature that is on for the seat that is shown the game.
        numbers (vec[i32]): Instead, if so wished: the numbers of those features, `MOST_ON` places
            for each game; places left over hold the count of features, which is no feature.
        masks (vec[u8]): 1 for each move that is legal.
        ends (vec[u8]): Whether the last move has ended the game, and how: `OVER`, `CUT_SHORT`,
            `BROKEN_OFF`.
    """

    def __init__(self, game: Game, games: i64, as_numbers: bool) -> None:
        self.game = game
        self.games = games
        self.as_numbers = as_numbers
        self.width = game.features.count
        self.choices: i64 = len(game.moves)
        places: i64 = MOST_ON if as_numbers else 0
        self.numbers = vec[i32]([i32(self.width)] * (games * places))
        cells: i64 = 0 if as_numbers else self.width
        self.seen = no_bytes(games * cells)
        self.masks = no_bytes(games * self.choices)
        self.ends = no_bytes(games)

    def show(self, number: i64, board: Board, seat: i64) -> None:
        """Write the rows of a game, as that seat sees it; the moves are those of its decision."""
        board.legal = self.game.legal(board.state) if self.game.to_act(board.state) == seat else []
        self.game.light(board.state, seat, board.lit)
        if self.as_numbers:
            self._write_numbers(number, board)
        else:
            self._write_seen(number, board, 1)
        self._write_moves(number, board, 1)

    def hide(self, number: i64, board: Board) -> None:
        """Take back what was written: little of a row is on."""
        if self.as_numbers:
            self._wipe_numbers(number, board)
        else:
            self._write_seen(number, board, 0)
        self._write_moves(number, board, 0)

    def _write_seen(self, number: i64, board: Board, value: u8) -> None:
        on, seen = board.lit.on, self.seen
        first = number * self.width
        for at in range(board.lit.count):
            seen[first + on[at]] = value

    def _write_numbers(self, number: i64, board: Board) -> None:
        on, numbers = board.lit.on, self.numbers
        first = number * MOST_ON
        for at in range(board.lit.count):
            numbers[first + at] = i32(on[at])

    def _wipe_numbers(self, number: i64, board: Board) -> None:
        numbers = self.numbers
        none = i32(self.width)
        first = number * MOST_ON
        for at in range(first, first + board.lit.count):
            numbers[at] = none

    def _write_moves(self, number: i64, board: Board, value: u8) -> None:
        masks = self.masks
        first = number * self.choices
        for move in board.legal:
            masks[first + move.index] = value


def no_bytes(count: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * count)
