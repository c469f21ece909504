"""What players of a title settle with each other by talking, such as a trade."""

from mypy_extensions import i64

from fondaco.core.game import Move, State
from fondaco.players.budget import Clock


class Talks:
    """Finds the decisions of talks for one seat. Nobody talks where play is only foreseen: what
    `begins` such a talk is left to this, and a search looks at all other moves."""

    def begins(self, move: Move) -> bool:
        """Whether a move is there only to begin a talk."""
        raise NotImplementedError

    def decision(self, state: State, seat: i64, clock: Clock) -> list[Move]:
        """All small moves of what the seat has to say now; none where it would rather do
        something else. What takes thought ends with the clock."""
        raise NotImplementedError
