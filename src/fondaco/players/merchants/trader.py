"""Trade in Merchants of Europe: offers, answers and counter-offers by the worth of positions.

A swap is good for a seat if the position after it is worth more to the seat than the one without
it; one that looks good to both sides is offered, accepted, or made a counter-offer. Whoever looks
ahead accepts, offers and counters only what is also good at the end of the turn.
"""

from typing import Final, cast

from mypy_extensions import i64

from fondaco.core.encoding import Lit
from fondaco.core.game import Move, State
from fondaco.games.merchants import turns
from fondaco.games.merchants.effects import asks, clear_offers, gives, hand_over
from fondaco.games.merchants.encoding.features import WIN_IN_HAND
from fondaco.games.merchants.holdings import holds_asked, possession
from fondaco.games.merchants.moves import (
    ACCEPT,
    BEGIN_COUNTER,
    BEGIN_OFFER,
    CATALOGUE,
    DECLINE,
    NO_TRADE,
    TRADE_WITH,
)
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import (
    ACCEPTED,
    ACT,
    ANSWER,
    CHOOSE,
    COUNTERED,
    PIECES,
    ROLL,
    Seat,
)
from fondaco.players.budget import Clock
from fondaco.players.endings import Endings
from fondaco.players.judge import Judge
from fondaco.players.manner import Manner
from fondaco.players.merchants.gains import Gains
from fondaco.players.merchants.swaps import Said, Swap, after_swap, gain, holder, swaps
from fondaco.players.options import Choices
from fondaco.players.talks import Talks

MOST_OFFERS: Final = 2  # with the same in hand
MOST_IN_A_TURN: Final[i64] = 4
LOOKED_AT: Final = 6  # swaps for which a partner is sought
WORTH_A_WORD: Final[i64] = 2  # a gain that is worth an offer: so many make a unit of the judge
WORTH_A_NOD: Final[i64] = 10  # a gain for which an offer is accepted


class Trader(Talks):
    """Trades for one seat of one table."""

    def __init__(self, judge: Judge, manner: Manner, seed: int | str) -> None:
        self.game = judge.game
        self.judge = judge
        foreseeable = Choices(judge.game, judge, manner.line_width, self)
        self.gains = Gains(judge, Endings(judge, foreseeable, manner.trade_ways), seed)
        self.lit = Lit()
        self.offered = Said()
        self.countered = Said()

    def begins(self, move: Move) -> bool:
        return move.kind == BEGIN_OFFER

    def decision(self, state: State, seat: i64, clock: Clock) -> list[Move]:
        table = cast(MerchantsState, state)
        self.gains.begin(clock)
        if table.step == ANSWER:
            return self._answer(table, seat)
        if table.step == CHOOSE:
            return [self._partner(table, seat)]
        if table.step in (ROLL, ACT) and self._may_offer(table):
            return self._offer(table, seat)
        return []

    # An offer.

    def _may_offer(self, table: MerchantsState) -> bool:
        return self.game.why_not(table, CATALOGUE.by_kind[BEGIN_OFFER][0]) is None

    def _offer(self, table: MerchantsState, seat: Seat) -> list[Move]:
        if table.offers == 0:
            self.offered = Said()
        self.offered.renew(self._hand(table, seat))
        said_enough = len(self.offered.swaps) >= MOST_OFFERS or table.offers >= MOST_IN_A_TURN
        if said_enough or self.offered.is_all:
            return []
        others = [other for other in range(table.seats) if other != seat]
        swap = self._best_swap(table, seat, others, self.offered)
        if swap is None:
            self.offered.is_all = True
            return []
        self.offered.swaps.append(swap.name())
        return swap.moves(BEGIN_OFFER)

    def _hand(self, table: MerchantsState, seat: Seat) -> list[int]:
        """What can be given, and in whose turn."""
        held = [int(possession(table, seat, piece)) for piece in range(PIECES)]
        return [*held, int(table.active), int(table.rolled)]

    def _best_swap(
        self, table: MerchantsState, seat: Seat, others: list[int], said: Said
    ) -> Swap | None:
        """The swap that gains the seat the most, of those that one of the others would accept."""
        before = self._without(table)
        found = self._welcome(before, seat, others, self._promising(before, seat, others, said))
        if not self.gains.looks_ahead:
            return found[0] if found else None
        for swap in found:
            after = after_swap(before, seat, holder(before, swap.asked, others), swap)
            swap.gain = self.gains.of(before, after, seat)
        best = max(found, key=gain, default=None)
        return best if best is not None and best.gain >= self._least else None

    @property
    def _least(self) -> i64:
        """The gain that is worth an offer."""
        return self.judge.unit // WORTH_A_WORD

    def _promising(
        self, before: MerchantsState, seat: Seat, others: list[int], said: Said
    ) -> list[Swap]:
        """The swaps that gain the most at once."""
        base = self.judge.value(before, seat)
        found: list[Swap] = []
        for swap in swaps(before, seat):
            other = holder(before, swap.asked, others)
            if other < 0 or swap.name() in said.swaps:
                continue
            swap.gain = self.judge.value(after_swap(before, seat, other, swap), seat) - base
            if swap.gain >= self._least:
                found.append(swap)
        return sorted(found, key=gain, reverse=True)[:LOOKED_AT]

    def _welcome(
        self, before: MerchantsState, seat: Seat, others: list[int], found: list[Swap]
    ) -> list[Swap]:
        """Those that one of the others would accept: the first, or all for who looks ahead."""
        welcome: list[Swap] = []
        for swap in found:
            if self._is_welcome(before, seat, others, swap):
                welcome.append(swap)
                if not self.gains.looks_ahead:
                    break
        return welcome

    def _is_welcome(
        self, before: MerchantsState, seat: Seat, others: list[int], swap: Swap
    ) -> bool:
        """Whether one of the others would gain by it too, but not all that is needed to win."""
        for other in others:
            if possession(before, other, swap.asked) > 0:
                after = after_swap(before, seat, other, swap)
                gain = self.judge.value(after, other) - self.judge.value(before, other)
                if self._is_worth_a_nod(gain) and not self._wins(after, other):
                    return True
        return False

    def _without(self, table: MerchantsState) -> MerchantsState:
        """The position as it would be if nobody had talked."""
        before = table.copy()
        clear_offers(before)
        turns.go_back(before)
        return before

    # An answer.

    def _answer(self, table: MerchantsState, seat: Seat) -> list[Move]:
        """Accept what gains; else offer what would gain both; else decline. Nobody helps a rival
        to win at once."""
        before = self._without(table)
        if holds_asked(table, seat, table.active):
            after = self._agreed(table, table.active, seat)
            gain = self.gains.of(before, after, seat)
            if self._is_worth_a_nod(gain) and not self._wins(after, table.active):
                return [CATALOGUE.by_kind[ACCEPT][0]]
        return self._counter(table, seat) or [CATALOGUE.by_kind[DECLINE][0]]

    def _counter(self, table: MerchantsState, seat: Seat) -> list[Move]:
        """Once in a turn of another, with the same in hand."""
        if self.game.why_not(table, CATALOGUE.by_kind[BEGIN_COUNTER][0]) is not None:
            return []
        self.countered.renew(self._hand(table, seat))
        if self.countered.is_all:
            return []
        self.countered.is_all = True
        swap = self._best_swap(table, seat, [int(table.active)], self.countered)
        if swap is None:
            return []
        return swap.moves(BEGIN_COUNTER)

    def _is_worth_a_nod(self, gain: i64) -> bool:
        return gain >= self.judge.unit // WORTH_A_NOD

    def _wins(self, after: MerchantsState, seat: Seat) -> bool:
        """Whether a seat then has all that it needs to win in a turn."""
        self.game.light(after, seat, self.lit)
        for at in range(self.lit.count):
            if self.lit.on[at] in (WIN_IN_HAND, WIN_IN_HAND + 1):
                return True
        return False

    # The choice of a partner.

    def _partner(self, table: MerchantsState, seat: Seat) -> Move:
        """The best of those who have accepted: an offer is honored. A counter-offer has to be
        better than that, or than no trade."""
        before = self._without(table)
        best = CATALOGUE.by_kind[NO_TRADE][0]
        most: i64 = 0
        kept = False
        for other in range(table.seats):
            answer = table.answers[other]
            is_due = answer == ACCEPTED
            if not is_due and not (answer == COUNTERED and holds_asked(table, seat, other)):
                continue
            gain = self.gains.of(before, self._agreed(table, seat, other), seat)
            if gain > most or (is_due and not kept):
                best = CATALOGUE.by_kind[TRADE_WITH][other]
                most = gain
                kept = kept or is_due
        return best

    def _agreed(self, table: MerchantsState, active: Seat, other: Seat) -> MerchantsState:
        """The position after the offer, or the other's counter-offer."""
        if table.answers[other] == COUNTERED:
            given, got = asks(table, other), gives(table, other)
        else:
            given, got = gives(table, active), asks(table, active)
        after = self._without(table)
        for piece in range(PIECES):
            hand_over(after, active, other, piece, given[piece])
            hand_over(after, other, active, piece, got[piece])
        return after


def load(judge: Judge, manner: Manner, seed: int | str) -> Talks:
    """The trader of a seat."""
    return Trader(judge, manner, seed)
