"""How far everybody is: commodity tokens delivered. Whoever has delivered all has won."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.fields import MOST
from fondaco.core.score import Score, rank
from fondaco.games.merchants.holdings import delivered_by, owed_by
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import COLOR_IDS, OVER, Seat


def winner(state: MerchantsState) -> i64:
    """Who has delivered all commodity tokens and so ended the game, or NONE."""
    is_won = state.step == OVER and owed_by(state, state.active) == 0
    return state.active if is_won else NONE


def scores(state: MerchantsState) -> list[Score]:
    return rank([score(state, seat) for seat in range(state.seats)])


def score(state: MerchantsState, seat: Seat) -> Score:
    # rule win.all
    delivered = float(delivered_by(state, seat))
    parts = [("delivered", delivered)]
    return Score(COLOR_IDS[seat].capitalize(), parts, tie_break(state, seat))


def tie_break(state: MerchantsState, seat: Seat) -> int:
    """What decides between equals, unless somebody has won: then the others are equals."""
    # rule win.stuck_rank
    if winner(state) != NONE:
        return 0
    return int(state.gold[seat] - state.storage[seat] * (MOST + 1))


def leaders(state: MerchantsState) -> list[int]:
    """The seats of the first rank."""
    return [seat for seat, score in enumerate(scores(state)) if score.rank == 1]
