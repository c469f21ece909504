"""What a learner can read: the table as text, and why a move is not possible."""

from fondaco import Game, Move, State


def board(game: Game, state: State, seats: int, seat: int | None) -> str:
    """The table as that seat, or an onlooker, sees it, as the terminal shows it."""
    names = [f"Seat {number}" for number in range(seats)]
    return "\n".join(game.board(game.view(state, seat), names))


def refusal(game: Game, state: State, move: Move) -> str | None:
    """What is wrong with a move now; None when it is legal."""
    clause = game.why_not(state, move)
    return None if clause is None else f"{move.text}: {clause.text} ({clause.id})"
