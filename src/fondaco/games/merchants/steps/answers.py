"""Trade with others: the answers of all opponents, and the choice of the active player."""

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, turns
from fondaco.games.merchants.clauses import TRADE_ACCEPT, TRADE_CHOOSE, TRADE_PAY
from fondaco.games.merchants.effects import asks, clear_offers, gives, hand_over, show_all
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import holds_asked
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Choice, Step
from fondaco.games.merchants.terms import (
    ACCEPTED,
    COUNTERED,
    DECLINED,
    PIECES,
    Seat,
)


def bars_acceptance(state: MerchantsState) -> Clause | None:
    """What forbids the asked seat to accept the offer."""
    # rule trade.accept
    return None if holds_asked(state, state.asked, state.active) else TRADE_ACCEPT


class Accept(Choice):
    """The asked seat would trade as it was offered."""

    def bars_all(self, state: MerchantsState) -> Clause | None:
        return bars_acceptance(state)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        state.answers[state.asked] = ACCEPTED
        show_all(state, state.asked, asks(state, state.active))
        events.answered(told, state.asked, "accepted")
        turns.ask_next_to_answer(state)


class Decline(Choice):
    """The asked seat would not."""

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        state.answers[state.asked] = DECLINED
        events.answered(told, state.asked, "declined")
        turns.ask_next_to_answer(state)


# The choice of the active player.


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


class TradeWith(Choice):
    """One of those who would trade."""

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_trade(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        trade(state, move.what, told)
        clear_offers(state)
        turns.go_back(state)


class NoTrade(Choice):
    """None of them."""

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        events.answered(told, state.active, "no_trade")
        clear_offers(state)
        turns.go_back(state)


class Choosing(Step):
    """The active player trades with one of those who have accepted or made a counter-offer."""

    def has_choice(self, state: MerchantsState) -> bool:
        return ACCEPTED in state.answers or COUNTERED in state.answers

    def go_on(self, state: MerchantsState, chance: Chance, told: Told) -> None:
        clear_offers(state)
        turns.go_back(state)


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
