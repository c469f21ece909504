"""What a player knows of a title beside the worth of its positions: which moves are steps only."""

from mypy_extensions import mypyc_attr

from fondaco.core.game import Move, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """Knows of some moves that they bring nothing but for what they make possible: a player who
    has it looks at such a move only together with what follows."""

    def considers(self, state: State, move: Move, last: Move | None) -> bool:
        """Whether a legal move is worth a look, after the last move of the same decision."""
        return True

    def leads_on(self, state: State, last: Move) -> bool:
        """Whether a decision goes on in the state to which its last move has led."""
        return False
