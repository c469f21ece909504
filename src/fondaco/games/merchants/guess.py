"""A state that agrees with all that one seat may know; what it may not know is drawn anew."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.games.merchants.holdings import held
from fondaco.games.merchants.state import MerchantsState, secret_cards, secret_hands, trail_of
from fondaco.games.merchants.terms import COUNTER, DISCARD, OFFER, PIECES, RESOURCES, Seat

TRIES: Final = 100  # to deal hands without a trail that let somebody return all that is owed


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
    if is_discarding(state):
        trail.promise(state.asked, state.last, state.owed)
    before = state.hands[:]
    if not trail.is_lost() and trail.deal(seat, chance):
        secrets.keep_to(seat, before)
        return
    secrets.deal(seat, chance)
    for _ in range(TRIES):
        if can_discard(state):
            return
        secrets.deal(seat, chance)


def is_discarding(state: MerchantsState) -> bool:
    """Whether a seat has returned a part of what it must: enough of that kind, and of those that
    come later in the order, is still there."""
    # rule seven.hold
    return state.step == DISCARD and state.last != NONE


def can_discard(state: MerchantsState) -> bool:
    """Whether the seat that returns cards could return all it must."""
    if not is_discarding(state):
        return True
    found: i64 = 0
    for kind in range(state.last, RESOURCES):
        found += held(state, state.asked, kind)
    return found >= state.owed


def forget_draft(state: MerchantsState) -> None:
    """An offer that is being composed is not shown yet."""
    for at in range(state.asked * 2 * PIECES, (state.asked + 1) * 2 * PIECES):
        state.offered[at] = 0
    state.last = 0
