"""What a trade that is talked about may bring a seat, and how likely it is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.games.merchants import effects
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import ACCEPTED, COUNTERED, DECLINED, PIECES, Seat
from fondaco.players.merchants.hand import after_trade, purse, purse_worth

IMPOSSIBLE: Final[i64] = (
    1_000  # what a trade costs that could not be made, in the judgement's worth
)

# Chances that a trade comes about, in hundredths.
SURE: Final[i64] = 92
WILLING: Final[i64] = 55
UNWILLING: Final[i64] = 2


class Talk:
    """An offer, its answers and counter-offers with the eyes of one seat."""

    def __init__(self, state: MerchantsState, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    def worth(self, held: vec[i64], base: i64) -> i64:
        """What the trade that is talked about may bring."""
        if self.seat == self.state.active:
            return self.best_partner(held, base)
        answer = self.state.answers[self.seat]
        if answer == ACCEPTED:
            gives = effects.asks(self.state, self.state.active)
            gets = effects.gives(self.state, self.state.active)
            gain = self.gain(self.seat, held, base, gives, gets)
            return (gain - self.help(gets, gives)) * WILLING // 100
        if answer == COUNTERED:
            gain = self.gain(
                self.seat,
                held,
                base,
                effects.gives(self.state, self.seat),
                effects.asks(self.state, self.seat),
            )
            return gain * UNWILLING // 100
        return 0

    def help(self, gives: vec[i64], gets: vec[i64]) -> i64:
        """How much of what the active player gains is to be feared."""
        other = self.state.active
        held = purse(self.state, other)
        base = purse_worth(self.state, other, held)
        return max(self.gain(other, held, base, gives, gets), 0) // 4

    def best_partner(self, held: vec[i64], base: i64) -> i64:
        best: i64 = 0
        for other in range(self.state.seats):
            answer = self.state.answers[other]
            if other == self.seat or answer == DECLINED:
                continue
            if answer == COUNTERED:
                gives = effects.asks(self.state, other)
                gets = effects.gives(self.state, other)
            else:
                gives = effects.gives(self.state, self.seat)
                gets = effects.asks(self.state, self.seat)
            gain = self.gain(self.seat, held, base, gives, gets)
            best = max(best, gain * self.likely(other, answer, gives, gets) // 100)
        return best

    def likely(self, other: Seat, answer: i64, gives: vec[i64], gets: vec[i64]) -> i64:
        """Whether the other will trade: who has not answered yet does what seems good."""
        if answer in (ACCEPTED, COUNTERED):
            return SURE
        held = purse(self.state, other)
        base = purse_worth(self.state, other, held)
        return WILLING if self.gain(other, held, base, gets, gives) > 0 else UNWILLING

    def gain(self, seat: Seat, held: vec[i64], base: i64, gives: vec[i64], gets: vec[i64]) -> i64:
        """What a trade changes for a seat; much is lost if it cannot be made."""
        for piece in range(PIECES):
            if held[piece] < gives[piece]:
                return -IMPOSSIBLE
        return purse_worth(self.state, seat, after_trade(held, gives, gets)) - base
