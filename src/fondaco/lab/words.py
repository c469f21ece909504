"""What a learner can read: the table as text, and why a move is not possible."""

from fondaco import Game, State


def board(game: Game, state: State, seats: int, seat: int | None) -> str:
    """The table as that seat, or an onlooker, sees it, as the terminal shows it."""
    names = [f"Seat {number}" for number in range(seats)]
    return "\n".join(game.board(game.view(state, seat), names))


def refusal(game: Game, state: State, number: int) -> str | None:
    """What is wrong with the move of that number now; None when it is legal."""
    if not 0 <= number < len(game.moves):
        return f"{game.name} has moves 0 to {len(game.moves) - 1}, and no move {number}."
    move = game.moves[number]
    clause = game.why_not(state, move)
    return None if clause is None else f"{move.text}: {clause.text} ({clause.id})"
