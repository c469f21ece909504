"""Variant D: the others may pay for a Contract just taken to be put back for the one under it."""

from mypy_extensions import i64

from fondaco.core.bags import NONE, zeros
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, moves
from fondaco.games.merkator.clauses import OFFERS_OWN
from fondaco.games.merkator.components import LEVEL
from fondaco.games.merkator.effects import top_of_stack
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import (
    MOST_OFFERED,
    OFFER_TALER,
    OFFER_TIME,
    SWAP_CONTRACT,
    MerkatorMove,
)
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import BID_TALER, OPEN


def begin(state: MerkatorState) -> None:
    """The others are asked what they offer the taker."""
    state.taker = state.asked
    state.bids = zeros(2 * state.seats)


def is_revealed(state: MerkatorState) -> bool:
    """Whether taking the Contract has revealed another one under it."""
    # rule offers.revealed
    return state.gained != NONE and top_of_stack(state, LEVEL[state.gained]) != NONE


def most_taler(state: MerkatorState) -> i64:
    return state.taler[state.asked] if state.taler[state.asked] < MOST_OFFERED else MOST_OFFERED


def most_time(state: MerkatorState) -> i64:
    return state.time[state.asked] if state.time[state.asked] < MOST_OFFERED else MOST_OFFERED


def bars(state: MerkatorState, move: MerkatorMove) -> Clause | None:
    # rule offers.own
    if move.kind == OFFER_TALER and move.other > most_taler(state):
        return OFFERS_OWN
    if move.kind == OFFER_TIME and move.other > most_time(state):
        return OFFERS_OWN
    return None


def legal_offers(state: MerkatorState, found: list[Move]) -> None:
    # rule offers.what
    if state.step == BID_TALER:
        for count in range(most_taler(state) + 1):
            found.append(moves.offer_taler(count))
    else:
        for count in range(most_time(state) + 1):
            found.append(moves.offer_time(count))


def legal_swap(found: list[Move]) -> None:
    found.append(moves.MOVE_KEEP)
    found.append(moves.MOVE_SWAP)


def apply(state: MerkatorState, move: MerkatorMove, told: Told) -> None:
    if move.kind == OFFER_TALER:
        state.bids[state.asked] = move.other
    elif move.kind == OFFER_TIME:
        state.bids[state.seats + state.asked] = move.other
    elif move.kind == SWAP_CONTRACT:
        swap(state, told)


def tell(state: MerkatorState, told: Told) -> None:
    """What the asked seat has offered, once it is complete."""
    taler = state.bids[state.asked]
    time = state.bids[state.seats + state.asked]
    if taler + time > 0:
        events.offered(told, state.asked, taler, time)


def has_offer(state: MerkatorState) -> bool:
    # rule offers.least
    return any(bid > 0 for bid in state.bids)


def swap(state: MerkatorState, told: Told) -> None:
    """The taker puts the Contract back, takes the other one and all that was offered."""
    # rule offers.swap
    revealed = top_of_stack(state, LEVEL[state.gained])
    state.contracts[state.gained] = OPEN
    state.contracts[revealed] = state.taker
    events.swapped(told, state.taker, state.gained, revealed)
    # rule offers.all
    for seat in range(state.seats):
        state.taler[seat] -= state.bids[seat]
        state.taler[state.taker] += state.bids[seat]
        state.time[seat] -= state.bids[state.seats + seat]
        state.time[state.taker] += state.bids[state.seats + seat]
