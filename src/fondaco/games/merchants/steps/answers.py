"""Trade with others: the answers of all opponents, and the choice of the active player."""

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, moves
from fondaco.games.merchants.clauses import TRADE_ACCEPT, TRADE_CHOOSE, TRADE_PAY
from fondaco.games.merchants.effects import asks, clear_offers, gain, gives, pay, show_all
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.moves import ACCEPT, DECLINE, NO_TRADE, TRADE_WITH, MerchantsMove
from fondaco.games.merchants.state import MerchantsState, asked_by, possession
from fondaco.games.merchants.terms import (
    ACCEPTED,
    COUNTERED,
    DECLINED,
    GOLD,
    PIECES,
    Seat,
)


def bars(state: MerchantsState, move: MerchantsMove) -> Clause | None:
    if move.kind == ACCEPT:
        return bars_acceptance(state)
    return bars_trade(state, move.what) if move.kind == TRADE_WITH else None


def apply(state: MerchantsState, move: MerchantsMove, told: Told) -> None:
    if move.kind in (ACCEPT, DECLINE):
        answer(state, move.kind == ACCEPT, told)
    else:
        conclude(state, move, told)


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
