"""A state that agrees with all that one seat may know; what it may not know is drawn anew."""

from fondaco.core.chance import Chance
from fondaco.games.merchants.state import MerchantsState, secret_cards, secret_hands
from fondaco.games.merchants.terms import COUNTER, OFFER, PIECES, Seat


def guess(state: MerchantsState, seat: Seat, chance: Chance) -> MerchantsState:
    # rule hand.known
    found = state.copy()
    secret_hands(found).deal(seat, chance)
    secret_cards(found).deal(seat, chance)
    if found.step in (OFFER, COUNTER) and found.asked != seat:
        forget_draft(found)
    return found


def forget_draft(state: MerchantsState) -> None:
    """An offer that is being composed is not shown yet."""
    for at in range(state.asked * 2 * PIECES, (state.asked + 1) * 2 * PIECES):
        state.offered[at] = 0
    state.last = 0
