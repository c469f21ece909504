"""Trade with others: an offer in small moves, an answer of each opponent, a choice."""

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, moves
from fondaco.games.merchants.clauses import (
    TRADE_ACCEPT,
    TRADE_BOTH,
    TRADE_CHOOSE,
    TRADE_HOLD,
    TRADE_LIMIT,
    TRADE_NINE,
    TRADE_PAY,
    TRADE_REACH,
    TRADE_SAME,
)
from fondaco.games.merchants.components import CARDS_EACH
from fondaco.games.merchants.effects import clear_offers, gain, pay, show
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.moves import (
    ACCEPT,
    ASK,
    BEGIN_COUNTER,
    BEGIN_OFFER,
    DECLINE,
    GIVE,
    MOST_NAMED,
    NO_TRADE,
    PROPOSE,
    TRADE_WITH,
    MerchantsMove,
)
from fondaco.games.merchants.state import (
    MerchantsState,
    asked_by,
    hand_size,
    held,
    offered_by,
    possession,
    supply_of,
)
from fondaco.games.merchants.terms import (
    ACCEPTED,
    COUNTER,
    COUNTERED,
    DECLINED,
    GOLD,
    PIECES,
    RESOURCES,
    Seat,
)


def bars(state: MerchantsState, move: MerchantsMove) -> Clause | None:
    kind = move.kind
    if kind == BEGIN_OFFER:
        return bars_offer(state)
    if kind == GIVE:
        return bars_give(state, move.what, move.other)
    if kind == ASK:
        return bars_ask(state, move.what, move.other)
    if kind == PROPOSE:
        return bars_proposal(state)
    if kind == ACCEPT:
        return bars_acceptance(state)
    if kind == BEGIN_COUNTER:
        return bars_beginning(state)
    return bars_trade(state, move.what) if kind == TRADE_WITH else None


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
    elif kind == PROPOSE:
        propose(state, told)
    elif kind in (ACCEPT, DECLINE):
        answer(state, kind == ACCEPT, told)
    else:
        conclude(state, move, told)


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
    elsewhere = CARDS_EACH - supply_of(state, piece) - held(state, state.asked, piece)
    return min(elsewhere, best_of_others(state, False) - named)


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


def begin(state: MerchantsState, is_offer: bool) -> None:
    state.last = 0
    if is_offer:
        state.offers += 1


def gives(state: MerchantsState, seat: Seat) -> list[i64]:
    return [offered_by(state, seat, piece) for piece in range(PIECES)]


def asks(state: MerchantsState, seat: Seat) -> list[i64]:
    return [asked_by(state, seat, piece) for piece in range(PIECES)]


def propose(state: MerchantsState, told: Told) -> None:
    # rule trade.shown
    # rule trade.counter
    kind = "countered" if state.step == COUNTER else "offered"
    if state.step == COUNTER:
        state.answers[state.asked] = COUNTERED
    show_all(state, state.asked, gives(state, state.asked))
    events.proposed(told, kind, state.asked, gives(state, state.asked), asks(state, state.asked))


def show_all(state: MerchantsState, seat: Seat, counts: list[i64]) -> None:
    """Everybody sees that the seat holds so many."""
    for resource in range(RESOURCES):
        if counts[resource] > 0:
            show(state, seat, resource, counts[resource])


# Answering and choosing.


def bars_acceptance(state: MerchantsState) -> Clause | None:
    """What forbids the asked seat to accept the offer."""
    # rule trade.accept
    return None if holds_asked(state, state.asked, state.active) else TRADE_ACCEPT


def holds_asked(state: MerchantsState, seat: Seat, maker: Seat) -> bool:
    """Whether the seat has what the maker of an offer asks for."""
    for piece in range(PIECES):
        if possession(state, seat, piece) < asked_by(state, maker, piece):
            return False
    return True


def legal_answers(state: MerchantsState, found: list[Move]) -> None:
    if bars_acceptance(state) is None:
        found.append(moves.MOVE_ACCEPT)
    found.append(moves.MOVE_DECLINE)
    if bars_beginning(state) is None:
        found.append(moves.MOVE_COUNTER)


def answer(state: MerchantsState, accepts: bool, told: Told) -> None:
    state.answers[state.asked] = ACCEPTED if accepts else DECLINED
    if accepts:
        show_all(state, state.asked, asks(state, state.active))
    events.answered(told, state.asked, "accepted" if accepts else "declined")


def bars_trade(state: MerchantsState, seat: Seat) -> Clause | None:
    """What forbids the active player to trade with that seat."""
    # rule trade.choose
    if seat >= state.seats or seat == state.active:
        return TRADE_CHOOSE
    if state.answers[seat] not in (ACCEPTED, COUNTERED):
        return TRADE_CHOOSE
    # rule trade.pay
    if state.answers[seat] == COUNTERED and not holds_asked(state, state.active, seat):
        return TRADE_PAY
    return None


def legal_trades(state: MerchantsState, found: list[Move]) -> None:
    for seat in range(state.seats):
        if bars_trade(state, seat) is None:
            found.append(moves.trade_with(seat))
    found.append(moves.MOVE_NO_TRADE)


def has_answer(state: MerchantsState) -> bool:
    """Whether anybody has accepted or made a counter-offer."""
    return ACCEPTED in state.answers or COUNTERED in state.answers


def conclude(state: MerchantsState, move: MerchantsMove, told: Told) -> None:
    if move.kind == NO_TRADE:
        events.answered(told, state.active, "no_trade")
    else:
        trade(state, move.what, told)
    clear_offers(state)


def trade(state: MerchantsState, other: Seat, told: Told) -> None:
    """Exchange what was agreed on: the offer, or the other's counter-offer."""
    if state.answers[other] == COUNTERED:
        given, got = asks(state, other), gives(state, other)
    else:
        given, got = gives(state, state.active), asks(state, state.active)
    for piece in range(PIECES):
        hand_over(state, state.active, other, piece, given[piece])
        hand_over(state, other, state.active, piece, got[piece])
    events.traded(told, state.active, other, given, got)


def hand_over(state: MerchantsState, source: Seat, target: Seat, piece: i64, count: i64) -> None:
    if piece == GOLD:
        state.gold[source] -= count
        state.gold[target] += count
    elif count > 0:
        pay(state, source, piece, count)
        gain(state, target, piece, count)
