"""What was worked out for the board that was looked at last."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import Seat


class Memory:
    """The worth of the board that was looked at last: most moves do not change it."""

    def __init__(self, state: MerchantsState, seat: Seat, worth: i64) -> None:
        self.state = state  # a copy that the player has made, and changes no more
        self.seat = seat
        self.worth = worth

    def is_of(self, state: MerchantsState, seat: Seat) -> bool:
        """Whether all that the worth of the board depends on is the same."""
        old = self.state
        if seat != self.seat or state.board != old.board or state.robber != old.robber:
            return False
        if (state.gold[seat] > 0) != (old.gold[seat] > 0) or not same(state.freed, old.freed):
            return False
        return self.has_pieces_of(state)

    def has_pieces_of(self, state: MerchantsState) -> bool:
        old = self.state
        moved = not same(state.merchants, old.merchants) or not same(state.caravans, old.caravans)
        if moved or not same(state.routes, old.routes) or not same(state.laid, old.laid):
            return False
        return same(state.posts, old.posts) and same(state.commodities, old.commodities)


def same(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    return all(one[at] == other[at] for at in range(i64(len(one))))
