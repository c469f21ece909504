"""Trade with others: an offer, or a counter-offer, composed in small moves."""

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, moves
from fondaco.games.merchants.clauses import (
    TRADE_BOTH,
    TRADE_HOLD,
    TRADE_LIMIT,
    TRADE_NINE,
    TRADE_REACH,
    TRADE_SAME,
)
from fondaco.games.merchants.components import CARDS_EACH
from fondaco.games.merchants.effects import asks, gives, show_all
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.moves import (
    ASK,
    BEGIN_COUNTER,
    BEGIN_OFFER,
    GIVE,
    MOST_NAMED,
    PROPOSE,
    MerchantsMove,
)
from fondaco.games.merchants.state import (
    MerchantsState,
    asked_by,
    hand_size,
    offered_by,
    possession,
    supply_of,
)
from fondaco.games.merchants.terms import (
    COUNTER,
    COUNTERED,
    GOLD,
    PIECES,
    RESOURCES,
)


def bars(state: MerchantsState, move: MerchantsMove) -> Clause | None:
    kind = move.kind
    if kind == BEGIN_OFFER:
        return bars_offer(state)
    if kind == GIVE:
        return bars_give(state, move.what, move.other)
    if kind == ASK:
        return bars_ask(state, move.what, move.other)
    return bars_proposal(state) if kind == PROPOSE else bars_beginning(state)


def apply(state: MerchantsState, move: MerchantsMove, told: Told) -> None:
    kind = move.kind
    if kind in (BEGIN_OFFER, BEGIN_COUNTER):
        begin(state, kind == BEGIN_OFFER)
    elif kind == GIVE:
        state.offered[state.asked * 2 * PIECES + move.what] = move.other
        state.last = move.what + 1
    elif kind == ASK:
        state.offered[(state.asked * 2 + 1) * PIECES + move.what] = move.other
        state.last = PIECES + move.what + 1
    else:
        propose(state, told)


# Composing: first what is given, then what is asked for, each kind once and in order.


def bars_offer(state: MerchantsState) -> Clause | None:
    """What forbids the active player to make another offer."""
    # rule trade.limit
    if state.offers >= state.offers_allowed:
        return TRADE_LIMIT
    return bars_beginning(state)


def bars_beginning(state: MerchantsState) -> Clause | None:
    """What forbids the asked seat to compose an offer at all."""
    # rule trade.hold
    holds = False
    for piece in range(PIECES):
        if possession(state, state.asked, piece) > 0:
            holds = True
            if can_ask_beside(state, piece):
                return None
    return TRADE_REACH if holds else TRADE_HOLD


def can_ask_beside(state: MerchantsState, given: i64) -> bool:
    """Whether there is something to ask for that is not given, now or before."""
    for piece in range(PIECES):
        given_too = piece == given or offered_by(state, state.asked, piece) > 0
        if not given_too and most_asked(state, piece) > 0:
            return True
    return False


def most_asked(state: MerchantsState, piece: i64) -> i64:
    """How many of a kind others may have for the asked seat, as far as everybody knows."""
    # rule trade.reach
    if piece == GOLD:
        return best_of_others(state, True)
    named: i64 = 0
    for resource in range(RESOURCES):
        named += asked_by(state, state.asked, resource)
    in_hands = CARDS_EACH - supply_of(state, piece)
    return min(in_hands, best_of_others(state, False) - named)


def best_of_others(state: MerchantsState, gold: bool) -> i64:
    """The most gold, or cards, that any one has of those who are asked."""
    # rule trade.active
    most: i64 = 0
    for seat in range(state.seats):
        if seat != state.asked and (state.asked == state.active or seat == state.active):
            most = max(most, state.gold[seat] if gold else hand_size(state, seat))
    return most


def bars_give(state: MerchantsState, piece: i64, count: i64) -> Clause | None:
    """What forbids the asked seat to give so many of a kind."""
    # rule trade.nine
    if piece < state.last:
        return TRADE_NINE
    # rule trade.hold
    if possession(state, state.asked, piece) < count:
        return TRADE_HOLD
    # rule trade.both
    # rule trade.same
    return None if can_ask_beside(state, piece) else TRADE_SAME


def bars_ask(state: MerchantsState, piece: i64, count: i64) -> Clause | None:
    """What forbids the asked seat to ask for so many of a kind."""
    # rule trade.both
    if state.last == 0:
        return TRADE_BOTH
    # rule trade.nine
    if PIECES + piece < state.last:
        return TRADE_NINE
    # rule trade.same
    if offered_by(state, state.asked, piece) > 0:
        return TRADE_SAME
    # rule trade.reach
    return TRADE_REACH if most_asked(state, piece) < count else None


def bars_proposal(state: MerchantsState) -> Clause | None:
    # rule trade.both
    return TRADE_BOTH if state.last <= PIECES else None


def legal_composing(state: MerchantsState, found: list[Move]) -> None:
    # rule trade.pieces
    for piece in range(PIECES):
        most = min(possession(state, state.asked, piece), MOST_NAMED)
        if most > 0 and bars_give(state, piece, 1) is None:
            for count in range(1, most + 1):
                found.append(moves.give(piece, count))
    for piece in range(PIECES):
        if bars_ask(state, piece, 1) is None:
            for count in range(1, min(most_asked(state, piece), MOST_NAMED) + 1):
                found.append(moves.ask(piece, count))
    if bars_proposal(state) is None:
        found.append(moves.MOVE_PROPOSE)


def legal_counter(state: MerchantsState, found: list[Move]) -> None:
    if bars_beginning(state) is None:
        found.append(moves.MOVE_COUNTER)


def begin(state: MerchantsState, is_offer: bool) -> None:
    state.last = 0
    if is_offer:
        state.offers += 1


def propose(state: MerchantsState, told: Told) -> None:
    # rule trade.shown
    # rule trade.counter
    kind = "countered" if state.step == COUNTER else "offered"
    if state.step == COUNTER:
        state.answers[state.asked] = COUNTERED
    show_all(state, state.asked, gives(state, state.asked))
    events.proposed(told, kind, state.asked, gives(state, state.asked), asks(state, state.asked))
