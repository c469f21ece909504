"""Swaps of a few pieces between two seats, and which of them a seat has already proposed."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.games.merchants.effects import hand_over
from fondaco.games.merchants.holdings import possession
from fondaco.games.merchants.moves import CATALOGUE, GIFTS_OF, PROPOSE, WISHES_FOR
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import PIECES, Seat

MOST_GIVEN: Final[i64] = 2  # of a kind


class Swap:
    """Pieces of one kind for one or more of another, as the seat that proposes it sees them."""

    def __init__(self, given: i64, count: i64, asked: i64) -> None:
        self.given = given
        self.count = count
        self.asked = asked
        self.gain: i64 = 0

    def moves(self, first: i64) -> list[Move]:
        """All small moves of an offer or a counter-offer."""
        return [
            CATALOGUE.by_kind[first][0],
            GIFTS_OF[self.given][self.count - 1],
            WISHES_FOR[self.asked][0],
            CATALOGUE.by_kind[PROPOSE][0],
        ]

    def name(self) -> int:
        return int((self.given * PIECES + self.asked) * 10 + self.count)


class Said:
    """What a seat has offered in a turn, and with what in hand. It is not said again while the
    hand is the same.

    Attributes:
        is_all (bool): Whether there is nothing more to say with this hand.
    """

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.swaps: list[int] = []
        self.is_all = False

    def renew(self, hand: list[int]) -> None:
        if hand != self.hand:
            self.hand = hand
            self.swaps = []
            self.is_all = False


def gain(swap: Swap) -> int:
    return int(swap.gain)


def swaps(table: MerchantsState, seat: Seat) -> list[Swap]:
    """One or two of a kind for one of another."""
    found: list[Swap] = []
    for given in range(PIECES):
        for count in range(1, min(possession(table, seat, given), MOST_GIVEN) + 1):
            for asked in range(PIECES):
                if asked != given:
                    found.append(Swap(given, count, asked))
    return found


def holder(table: MerchantsState, piece: i64, others: list[int]) -> int:
    """The first of the others who has such a piece; -1 where nobody has."""
    for other in others:
        if possession(table, other, piece) > 0:
            return other
    return -1


def after_swap(before: MerchantsState, seat: Seat, other: Seat, swap: Swap) -> MerchantsState:
    after = before.copy()
    hand_over(after, seat, other, swap.given, swap.count)
    hand_over(after, other, seat, swap.asked, 1)
    return after
