"""A simul: somebody plays one seat at many tables, and bots play the others."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, u8

from fondaco.core.chance import Chance
from fondaco.core.game import Game, Move, State
from fondaco.players.budget import Budget
from fondaco.players.player import Player
from fondaco.players.random import RandomPlayer
from fondaco.players.shown import BROKEN_OFF, CUT_SHORT, GOES_ON, OVER, Board, Shown

ILLEGAL_REWARD = -1.0


class Opening:
    """What a game is begun with: its luck, the luck of guesses, and who plays each of the seats;
    nobody plays one's own."""

    def __init__(self, luck: Chance, guesses: Chance, players: list[Player | None]) -> None:
        self.luck = luck
        self.guesses = guesses
        self.players = players


def choice(game: Game, state: State, seat: i64, opening: Opening, budget: Budget) -> Move:
    """The move of a bot, which sees what its seat may know."""
    player = opening.players[seat]
    assert player is not None
    if isinstance(player, RandomPlayer):
        return player.choose(game, state)  # it looks at nothing but which moves are legal
    return player.choose(game, game.guess(state, seat, opening.guesses), budget)


class Simul(Shown):
    """The games, and a row for each; they stand where one's own seat is to act.

    Attributes:
        rewards (vec[float]): What each game has brought since one's move before.
    """

    def __init__(
        self,
        game: Game,
        games: i64,
        seats: i64,
        seat: i64,
        options: Mapping[str, str],
        by_points: bool,
        most_moves: i64,
        as_numbers: bool,
        budget: Budget,
    ) -> None:
        super().__init__(game, games, as_numbers)
        self.seats = seats
        self.seat = seat
        self.options = options
        self.by_points = by_points
        self.most_moves = most_moves
        self.budget = budget
        self.rewards = vec[float]([0.0] * games)
        self.boards: dict[int, Board] = {}
        self.openings: dict[int, Opening] = {}

    def begin(self, number: int, opening: Opening) -> None:
        """A new game in that row, which the others have played up to one's first decision."""
        if number in self.boards:
            self.hide(number, self.boards[number])
        board = Board(self.game.new(self.seats, self.options, opening.luck), opening.luck)
        self.boards[number] = board
        self.openings[number] = opening
        self._let_others_play(board, opening)
        board.points = self._points(board)
        self.ends[number] = u8(GOES_ON)
        self.rewards[number] = 0.0
        self.show(number, board, self.seat)

    def step(self, rows: list[int], moves: list[int]) -> None:
        """Make one move in each of these games, and let the others play. One that is not legal
        breaks its game off, and costs 1."""
        for row, move in zip(rows, moves, strict=True):
            self._play(row, move)

    def _play(self, number: i64, move: i64) -> None:
        if not 0 <= move < self.choices or self.masks[number * self.choices + move] == 0:
            self.ends[number] = u8(BROKEN_OFF)
            self.rewards[number] = ILLEGAL_REWARD
            return
        board = self.boards[number]
        self.hide(number, board)
        self.game.apply(board.state, self.game.moves[move], board.chance)
        board.moves_played += 1
        self._let_others_play(board, self.openings[number])
        self._end(number, board)
        self.show(number, board, self.seat)

    def _let_others_play(self, board: Board, opening: Opening) -> None:
        game, state = self.game, board.state
        seat = game.to_act(state)
        while seat is not None and seat != self.seat and board.moves_played < self.most_moves:
            game.apply(state, choice(game, state, seat, opening, self.budget), board.chance)
            board.moves_played += 1
            seat = game.to_act(state)

    def _end(self, number: i64, board: Board) -> None:
        """Whether the game is at an end, and what it has brought."""
        is_over = self.game.to_act(board.state) is None
        is_long = board.moves_played >= self.most_moves
        self.ends[number] = u8(OVER) if is_over else u8(CUT_SHORT) if is_long else u8(GOES_ON)
        if self.by_points:
            before, board.points = board.points, self._points(board)
            self.rewards[number] = board.points[0] - before[0]
        else:
            self.rewards[number] = self.game.returns(board.state)[self.seat] if is_over else 0.0

    def _points(self, board: Board) -> list[float]:
        """One's own points, where rewards are told by them."""
        if not self.by_points:
            return board.points
        return [self.game.scores(board.state)[self.seat].total]
