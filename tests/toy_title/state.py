"""The jetty as a photograph."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.game import State

from .terms import BUY, GOODS, Good, Seat


@mypyc_attr(acyclic=True)
class JettyState(State):
    """What lies where, and whose turn it is."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        # Whose turn it is, and what is asked: turns.py alone writes these.
        self.active: Seat = 0
        self.step: i64 = BUY
        self.turns_left: i64 = 0  # of all seats together, with the one under way
        # On the jetty.
        self.stock = vec[i64]()  # barrels, by good
        self.prices = vec[i64]()  # by good
        # With the seats.
        self.coins = vec[i64]()  # by seat
        self.barrels = vec[i64]()  # by seat, by good

    def copy(self) -> "JettyState":
        twin = JettyState()
        twin.seats = self.seats
        twin.active = self.active
        twin.step = self.step
        twin.turns_left = self.turns_left
        twin.stock = self.stock[:]
        twin.prices = self.prices[:]
        twin.coins = self.coins[:]
        twin.barrels = self.barrels[:]
        return twin


def barrels_of(state: JettyState, seat: Seat, good: Good) -> i64:
    return state.barrels[seat * GOODS + good]


def all_barrels_of(state: JettyState, seat: Seat) -> i64:
    owned: i64 = 0
    for good in range(GOODS):
        owned += barrels_of(state, seat, good)
    return owned
