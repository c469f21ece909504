"""Batches: games of which all seats are somebody's own, each begun anew when it is over."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, u8

from fondaco.core.chance import Seeded
from fondaco.core.game import Game, State
from fondaco.core.refusal import Refused
from fondaco.players.shown import CUT_SHORT, GOES_ON, OVER, Board, Shown


class Rows(Shown):
    """The games, and a row for each.

    Attributes:
        rewards (vec[float]): What the last move brought to each seat.
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
        as_numbers: bool = False,
    ) -> None:
        super().__init__(game, games, as_numbers)
        self.seats = seats
        self.options = options
        self.by_points = by_points
        self.most_moves = most_moves
        self.rewards = vec[float]([0.0] * (games * seats))
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
        self.hide(number, board)
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
        board = self.boards[number]
        seat = self.game.to_act(board.state)
        assert seat is not None
        self.to_act[number] = seat
        self.show(number, board, seat)

    def any_moves(self) -> list[int]:
        """A legal move for each game, any as likely as the others."""
        return [int(board.legal[self.luck.pick(len(board.legal))].index) for board in self.boards]
