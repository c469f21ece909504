"""What everything is worth at the end."""

from fondaco.core.score import Score, rank

from .state import JettyState, all_barrels_of


def scores(state: JettyState) -> list[Score]:
    # rule end.score
    return rank(
        [
            Score(
                f"Seat {seat}", [("Coins", float(state.coins[seat]))], all_barrels_of(state, seat)
            )
            for seat in range(state.seats)
        ]
    )
