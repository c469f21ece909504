"""A state that agrees with all that one seat may know; what it may not know is drawn anew."""

from fondaco.core.chance import Chance
from fondaco.games.merchants.state import MerchantsState, secret_cards, secret_hands, trail_of
from fondaco.games.merchants.terms import COUNTER, OFFER, PIECES, Seat


def guess(state: MerchantsState, seat: Seat, chance: Chance) -> MerchantsState:
    # rule hand.known
    found = state.copy()
    deal_hands(found, seat, chance)
    secret_cards(found).deal(seat, chance)
    if found.step in (OFFER, COUNTER) and found.asked != seat:
        forget_draft(found)
    return found


def deal_hands(state: MerchantsState, seat: Seat, chance: Chance) -> None:
    """Hands that agree with all that was seen; if that is too much, with what it led to. In a guess
    of another seat this one is taken to know them."""
    secrets = secret_hands(state)
    if secrets.is_known(seat):
        return
    trail = trail_of(state)
    before = state.hands[:]
    if not trail.is_lost() and trail.deal(seat, chance):
        secrets.keep_to(seat, before)
    else:
        secrets.deal(seat, chance)


def forget_draft(state: MerchantsState) -> None:
    """An offer that is being composed is not shown yet."""
    for at in range(state.asked * 2 * PIECES, (state.asked + 1) * 2 * PIECES):
        state.offered[at] = 0
    state.last = 0
