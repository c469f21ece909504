"""The table before the first turn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, draw, filled
from fondaco.core.chance import Chance
from fondaco.games.merv import luck
from fondaco.games.merv.cards import restock
from fondaco.games.merv.components import CAMELS, SITES, START_CAMELS
from fondaco.games.merv.state import MervState, empty_table, is_solo, lay_tiles, masters
from fondaco.games.merv.terms import (
    CELLS,
    COURTIER,
    IN_BOX,
    IN_CARAVANSARY,
    IN_CITY,
    IN_MOSQUE,
    INNER,
    MAGISTRATE,
    MARKET_CELL,
    MARKET_SIDE_IDS,
)


def set_up(seats: i64, market: str, chance: Chance) -> MervState:
    # rule setup.tracks
    # rule setup.contracts
    state = empty_table(seats)
    fill_queue(state, chance)
    # rule setup.market
    state.side = any_side(chance) if market == "random" else MARKET_SIDE_IDS.index(market)
    lay_sites(state, chance)
    place_camels(state)
    restock(state, chance, None)
    return state


def fill_queue(state: MervState, chance: Chance) -> None:
    """The players in a random order; those whom the rules play have their places."""
    # rule setup.queue
    order = vec[i64]()
    left = filled(state.seats, 0)
    for place in range(state.seats):
        luck.in_queue(chance, left, place)
        seat = draw(left, 0, 0, state.seats, chance)
        left[seat] = 1
        order = append(order, seat)
    # rule solo.queue
    if is_solo(state):
        order = vec[i64]([MAGISTRATE, 0])
    # rule setup.courtier
    if state.seats < 3:
        order = append(order, COURTIER)
    for place in range(masters(state)):
        state.queue[place] = order[place]


def any_side(chance: Chance) -> i64:
    luck.market_side(chance)
    return chance.pick(2)


def lay_sites(state: MervState, chance: Chance) -> None:
    # rule setup.sites
    left = filled(SITES, 0)
    sites = filled(CELLS, NONE)
    for cell in range(CELLS):
        if cell != MARKET_CELL:
            luck.site(chance, left, cell)
            site = draw(left, 0, 0, SITES, chance)
            left[site] = 1
            sites[cell] = site
    lay_tiles(state, sites)


def place_camels(state: MervState) -> None:
    # rule setup.cities
    for city in range(INNER):
        state.camels[IN_CITY + city] = 1
    # rule setup.mosque
    for row in range(4):
        state.camels[IN_MOSQUE + row] = 1
    # rule setup.caravansary
    in_front = START_CAMELS[state.seats - 1]
    state.camels[IN_CARAVANSARY] = in_front
    # rule setup.box
    state.camels[IN_BOX] = CAMELS - 8 - in_front
