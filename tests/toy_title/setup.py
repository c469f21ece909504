"""The jetty before the first turn."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import filled, zeros
from fondaco.core.chance import Chance

from .components import BARRELS, COINS, PRICE, TURNS
from .effects import raise_price
from .state import JettyState
from .terms import GOODS


def set_up(seats: i64, chance: Chance) -> JettyState:
    state = JettyState()
    state.seats = seats
    state.turns_left = seats * TURNS
    state.stock = filled(GOODS, BARRELS)
    state.prices = vec[i64](PRICE)
    state.coins = filled(seats, COINS)
    state.barrels = zeros(seats * GOODS)
    raise_price(state, chance, None)
    return state
