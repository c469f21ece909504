"""Many games stepped side by side. What learners are told of them lies in rows of numbers, a row
for each game, which others can look at in place."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, u8

from fondaco.core.chance import Seeded
from fondaco.core.encoding import Lit
from fondaco.core.game import Game, Move, State
from fondaco.core.refusal import Refused

GOES_ON = 0
OVER = 1
CUT_SHORT = 2


class Board:
    """One of the games: how it stands, and what was last told of it."""

    def __init__(self, state: State, chance: Seeded) -> None:
        self.state = state
        self.chance = chance
        self.moves_played: i64 = 0
        self.legal: list[Move] = []
        self.lit = Lit()
        self.points: list[float] = []


class Rows:
    """The games, and a row for each.

    Attributes:
        seen (vec[u8]): 1 for each feature that is on for the seat to act.
        masks (vec[u8]): 1 for each move that is legal.
        rewards (vec[float]): What the last move brought to each seat.
        ends (vec[u8]): Whether the last move has ended the game, and how: `OVER`, `CUT_SHORT`.
        to_act (vec[i64]): The seat that is to act.
        ended (dict[int, State]): How the games stood that the last move has ended, by their rows.
    """

    def __init__(
        self,
        game: Game,
        games: i64,
        seats: i64,
        options: Mapping[str, str],
        seed: int | str,
        by_points: bool,
        most_moves: i64,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.by_points = by_points
        self.most_moves = most_moves
        self.width = game.features.count
        self.choices: i64 = len(game.moves)
        self.seen = no_bytes(games * self.width)
        self.masks = no_bytes(games * self.choices)
        self.rewards = vec[float]([0.0] * (games * seats))
        self.ends = no_bytes(games)
        self.to_act = vec[i64]([0] * games)
        self.ended: dict[int, State] = {}
        self.luck = Seeded(seed)
        self.boards = [self._new() for _ in range(games)]
        for number in range(games):
            self._show(number)

    def _new(self) -> Board:
        chance = self.luck.branch()
        board = Board(self.game.new(self.seats, self.options, chance), chance)
        board.points = self._points(board)
        return board

    def step(self, moves: list[int]) -> None:
        """Make one move in each game; a game that ends by it is begun anew. One that is not legal
        is refused, before any is made."""
        self._check(moves)
        self.ended = {}
        for number in range(i64(len(moves))):
            self._play(number, moves[number])

    def _check(self, moves: list[int]) -> None:
        if len(moves) != len(self.boards):
            raise Refused(f"There are {len(self.boards)} games, and {len(moves)} moves for them.")
        for number in range(i64(len(moves))):
            move: i64 = moves[number]
            if not 0 <= move < self.choices or self.masks[number * self.choices + move] == 0:
                raise Refused(f"Move {move} is not legal in game {number}.")

    def _play(self, number: i64, move: i64) -> None:
        board = self.boards[number]
        self.game.apply(board.state, self.game.moves[move], board.chance)
        board.moves_played += 1
        is_over = self.game.to_act(board.state) is None
        self._reward(number, board, is_over)
        self._hide(number, board)
        self._end(number, is_over, board.moves_played >= self.most_moves)
        self._show(number)

    def _end(self, number: i64, is_over: bool, is_long: bool) -> None:
        self.ends[number] = u8(OVER) if is_over else u8(CUT_SHORT) if is_long else u8(GOES_ON)
        if is_over or is_long:
            self.ended[number] = self.boards[number].state
            self.boards[number] = self._new()

    def _reward(self, number: i64, board: Board, is_over: bool) -> None:
        """By points, what each seat has gained; by rank, what it is worth when the game is over."""
        before, board.points = board.points, self._points(board)
        worth = self.game.returns(board.state) if is_over else []
        for seat in range(self.seats):
            reward = 0.0
            if self.by_points:
                reward = board.points[seat] - before[seat]
            elif is_over:
                reward = worth[seat]
            self.rewards[number * self.seats + seat] = reward

    def _points(self, board: Board) -> list[float]:
        if not self.by_points:
            return board.points
        return [score.total for score in self.game.scores(board.state)]

    def _show(self, number: i64) -> None:
        """Write the rows of a game."""
        board = self.boards[number]
        seat = self.game.to_act(board.state)
        assert seat is not None
        self.to_act[number] = seat
        self.game.light(board.state, seat, board.lit)
        board.legal = self.game.legal(board.state)
        self._write(number, board, 1)

    def _hide(self, number: i64, board: Board) -> None:
        """Take back what was written: little of a row is on."""
        self._write(number, board, 0)

    def _write(self, number: i64, board: Board, value: u8) -> None:
        lit, seen, masks = board.lit, self.seen, self.masks
        first = number * self.width
        for at in range(lit.count):
            seen[first + lit.on[at]] = value
        first = number * self.choices
        for move in board.legal:
            masks[first + move.index] = value

    def any_moves(self) -> list[int]:
        """A legal move for each game, any as likely as the others."""
        return [int(board.legal[self.luck.pick(len(board.legal))].index) for board in self.boards]


def no_bytes(count: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * count)
