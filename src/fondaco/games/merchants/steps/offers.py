"""Trade with others: an offer, or a counter-offer, composed in small moves."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, turns
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
from fondaco.games.merchants.holdings import hand_size, offered_by, possession, supply_of
from fondaco.games.merchants.moves import GIFTS_OF, MOST_NAMED, WISHES_FOR
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Choice, Deed
from fondaco.games.merchants.terms import COUNTER, COUNTERED, GOLD, OFFER, PIECES, RESOURCES

# Beginning: an offer of the active player, or a counter-offer.


def bars_offer(state: MerchantsState) -> Clause | None:
    """What forbids the active player to make another offer."""
    # rule trade.limit
    return TRADE_LIMIT if state.offers >= state.offers_allowed else None


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


class BeginOffer(Deed):
    """The active player begins to compose an offer."""

    def bars_deed(self, state: MerchantsState) -> Clause | None:
        barred = bars_offer(state)
        return bars_beginning(state) if barred is None else barred

    def do(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        state.last = 0
        state.offers += 1
        turns.go_to(state, OFFER)


class BeginCounter(Choice):
    """The asked seat begins to compose a counter-offer."""

    def bars_all(self, state: MerchantsState) -> Clause | None:
        return bars_beginning(state)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        # rule trade.reply
        state.last = 0
        turns.go_to(state, COUNTER)


# What may be asked for.


def can_ask_beside(state: MerchantsState, given: i64) -> bool:
    """Whether there is something to ask for that is not given, now or before. Gold comes first:
    it is the quickest to tell."""
    for piece in range(GOLD, -1, -1):
        given_too = piece == given or offered_by(state, state.asked, piece) > 0
        if not given_too and most_asked(state, piece) > 0:
            return True
    return False


def most_asked(state: MerchantsState, piece: i64) -> i64:
    """How many of a kind others may have for the asked seat, as far as everybody knows."""
    # rule trade.reach
    if piece == GOLD:
        return most_gold(state)
    in_hands = CARDS_EACH - supply_of(state, piece)
    return min(in_hands, largest_hand(state) - cards_named(state))


def most_gold(state: MerchantsState) -> i64:
    """The most gold that any one has of those who are asked."""
    gold = state.gold
    if not asks_all(state):
        return gold[state.active]
    most: i64 = 0
    for seat in range(state.seats):
        if gold[seat] > most and seat != state.asked:
            most = gold[seat]
    return most


def largest_hand(state: MerchantsState) -> i64:
    """The most cards that any one has of those who are asked."""
    if not asks_all(state):
        return hand_size(state, state.active)
    most: i64 = 0
    for seat in range(state.seats):
        if seat != state.asked:
            most = max(most, hand_size(state, seat))
    return most


def asks_all(state: MerchantsState) -> bool:
    """Whether the offer that is composed goes to all others; else it goes to the active player."""
    # rule trade.active
    return state.asked == state.active


def cards_named(state: MerchantsState) -> i64:
    """How many cards the asked seat asks for so far."""
    offered = state.offered
    first = (state.asked * 2 + 1) * PIECES
    named: i64 = 0
    for at in range(first, first + RESOURCES):
        named += offered[at]
    return named


# Composing: first what is given, then what is asked for, each kind once and in order.


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


class Give(Choice):
    """Pieces of a kind that the seat would give."""

    def candidates(self, state: MerchantsState) -> list[Move]:
        """No more of each kind than the seat has."""
        # rule trade.pieces
        found: list[Move] = []
        for piece in range(PIECES):
            gifts = GIFTS_OF[piece]
            for number in range(min(possession(state, state.asked, piece), MOST_NAMED)):
                found.append(gifts[number])
        return found

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_give(state, move.what, move.other)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        state.offered[state.asked * 2 * PIECES + move.what] = move.other
        state.last = move.what + 1


def bars_asking(state: MerchantsState) -> Clause | None:
    """What forbids the asked seat to ask for anything yet."""
    # rule trade.both
    return TRADE_BOTH if state.last == 0 else None


def bars_ask(state: MerchantsState, piece: i64, count: i64) -> Clause | None:
    """What forbids the asked seat to ask for so many of a kind."""
    # rule trade.nine
    if PIECES + piece < state.last:
        return TRADE_NINE
    # rule trade.same
    if offered_by(state, state.asked, piece) > 0:
        return TRADE_SAME
    # rule trade.reach
    return TRADE_REACH if most_asked(state, piece) < count else None


class Ask(Choice):
    """Pieces of a kind that the seat asks for."""

    def candidates(self, state: MerchantsState) -> list[Move]:
        """No more of each kind than others may have."""
        found: list[Move] = []
        for piece in range(max(state.last - PIECES, 0), PIECES):
            wishes = WISHES_FOR[piece]
            for number in range(min(most_asked(state, piece), MOST_NAMED)):
                found.append(wishes[number])
        return found

    def bars_all(self, state: MerchantsState) -> Clause | None:
        return bars_asking(state)

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_ask(state, move.what, move.other)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        state.offered[(state.asked * 2 + 1) * PIECES + move.what] = move.other
        state.last = PIECES + move.what + 1


# Proposing.


def bars_proposal(state: MerchantsState) -> Clause | None:
    # rule trade.both
    return TRADE_BOTH if state.last <= PIECES else None


class Propose(Choice):
    """The offer of the active player is complete."""

    def bars_all(self, state: MerchantsState) -> Clause | None:
        return bars_proposal(state)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        propose(state, "offered", told)


class ProposeCounter(Choice):
    """The counter-offer is complete."""

    def bars_all(self, state: MerchantsState) -> Clause | None:
        return bars_proposal(state)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        # rule trade.counter
        state.answers[state.asked] = COUNTERED
        propose(state, "countered", told)


def propose(state: MerchantsState, kind: str, told: Told) -> None:
    # rule trade.shown
    show_all(state, state.asked, gives(state, state.asked))
    events.proposed(told, kind, state.asked, gives(state, state.asked), asks(state, state.asked))
    turns.ask_next_to_answer(state)
