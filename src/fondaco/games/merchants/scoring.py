"""How far everybody is: commodity tokens delivered. Who has delivered all has won."""

from fondaco.core.game import Score, rank
from fondaco.games.merchants.holdings import delivered_by
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import COLOR_IDS, Seat


def scores(state: MerchantsState) -> list[Score]:
    return rank([score(state, seat) for seat in range(state.seats)])


def score(state: MerchantsState, seat: Seat) -> Score:
    # rule win.all
    delivered = float(delivered_by(state, seat))
    return Score(COLOR_IDS[seat].capitalize(), [("delivered", delivered)], 0)
