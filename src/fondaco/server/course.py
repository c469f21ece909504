"""The course of a game as its journal has it: its head, its moves, and where the rules changed."""

from fondaco import Game
from fondaco.server.positions import Position
from fondaco.server.stretch import head_of
from fondaco.server.wire import NonceOf
from fondaco.versions import is_read


class Course:
    """What a log is written from."""

    def __init__(self) -> None:
        self.head = ""
        self.began = 0  # when, in milliseconds since 1970
        self.nonces: list[NonceOf] = []  # whose those in the head are
        self.lines: list[str] = []  # of the moves that count
        self.renewals: list[Position] = []  # from which the game went on under other rules

    @property
    def renewed(self) -> Position | None:
        """Where the rules changed for the last time."""
        return self.renewals[-1] if self.renewals else None

    def versions(self) -> tuple[int, str]:
        """The rules and the edition that the game is played with."""
        if self.renewed is not None:
            return self.renewed.rules, self.renewed.edition
        head = head_of(self.head)
        return head.rules, head.edition

    def is_of(self, game: Game) -> bool:
        """Whether it is played with the rules of today, and with an edition that is known here."""
        return is_read(game, *self.versions())

    def rows(self) -> list[str]:
        """The game as the rows of a log: its head, its moves, and where the rules changed."""
        rows = self.head.split("\n")
        played = 0
        for renewal in self.renewals:
            rows += [*self.lines[played : renewal.moves], renewal.row()]
            played = renewal.moves
        return rows + self.lines[played:]
