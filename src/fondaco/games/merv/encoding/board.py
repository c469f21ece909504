"""What lies on the board for everybody: breakthroughs, camels, walls, the courtier's pieces."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merv.city import SLOT_IS_GATE
from fondaco.games.merv.components import MARKET_BOON
from fondaco.games.merv.encoding import own_features as own
from fondaco.games.merv.encoding import table_features as table
from fondaco.games.merv.encoding.clock import is_to_come
from fondaco.games.merv.encoding.features import DOZEN, FEW, MANY, SOME
from fondaco.games.merv.encoding.survey import BARE, GAINS, PIECES, PRICES, ROW, TALLY, WALLED
from fondaco.games.merv.state import MervState, is_courtier, masters
from fondaco.games.merv.terms import (
    BREAKTHROUGHS,
    CITIES,
    COLORS,
    COURTIER,
    GOODS,
    IN_MARKET,
    IN_MOSQUE,
    IN_QUEUE,
    LINE_UP,
    MARKET_SLOTS,
    MOST_MASTERS,
    ON_ROUTE,
    PAY,
    Seat,
)


def light_board(state: MervState, seat: Seat, order: i64, city: vec[i64], lit: Lit) -> None:
    light_breakthroughs(state, seat, lit)
    light_camels(state, lit)
    light_targets(state, seat, order, city, lit)
    light_walls(city[WALLED], city[GAINS], city[PIECES], lit)


def light_breakthroughs(state: MervState, seat: Seat, lit: Lit) -> None:
    """Those of the seat, and those that others have made."""
    breakthroughs = state.breakthroughs
    for breakthrough in range(BREAKTHROUGHS):
        owner = breakthroughs[breakthrough]
        if owner == seat:
            lit.flag(own.MADE, breakthrough)
        elif owner != NONE:
            lit.flag(table.GONE, breakthrough)


def light_camels(state: MervState, lit: Lit) -> None:
    """The camel market, and camels in other places."""
    camels = state.camels
    light_market(camels, state.side, lit)
    lit.level(table.CAMELS_OUT, 0, FEW, camels_from(camels, IN_MARKET, MARKET_SLOTS))
    lit.level(table.CAMELS_OUT, 1, FEW, camels_from(camels, IN_MOSQUE, 4))
    if state.step == LINE_UP:
        lit.level(table.CAMELS_OUT, 2, FEW, camels_from(camels, IN_QUEUE, MOST_MASTERS))
    if state.step in (GOODS, PAY):
        lit.level(table.CAMELS_OUT, 3, FEW, camels_from(camels, ON_ROUTE, CITIES))


def light_market(camels: vec[i64], side: i64, lit: Lit) -> None:
    told: i64 = 0  # a bit for each boon
    for slot in range(MARKET_SLOTS):
        boon = MARKET_BOON[side * MARKET_SLOTS + slot]
        if camels[IN_MARKET + slot] == 0 and told & (1 << boon) == 0:
            told += 1 << boon
            lit.flag(table.MARKET, boon)


def camels_from(camels: vec[i64], first: i64, places: i64) -> i64:
    found: i64 = 0
    for place in range(first, first + places):
        found += camels[place]
    return found


def light_targets(state: MervState, seat: Seat, order: i64, city: vec[i64], lit: Lit) -> None:
    """Buildings of others that need protection, and the courtier."""
    bare: i64 = 0
    for owner in range(masters(state)):
        if owner != seat:
            bare += (city[owner * ROW + TALLY] >> BARE) & 31
    lit.level(table.TARGETS, 0, DOZEN, bare)
    if is_courtier(state, COURTIER):
        lit.level(table.COURTIER_BUILT, 0, DOZEN, city[COURTIER * ROW + TALLY] & 31)
        lit.level(table.COURTIER_CAMELS, 0, FEW, state.camels[COURTIER])
        if is_to_come(order, COURTIER):
            lit.flag(table.COURTIER_TURN)


def light_walls(walled: i64, gains: i64, pieces: i64, lit: Lit) -> None:
    """What the free slots of the wall bring, and cheap pieces for them."""
    segment: i64 = 0
    gate: i64 = 0
    good: i64 = 0
    slot: i64 = -1
    while gains > 0:
        slot += 1
        worth = gains & 7
        gains = gains >> 3
        if worth > 0 and (walled >> slot) & 1 == 0:
            if SLOT_IS_GATE[slot] == 1:
                gate = max(gate, worth)
            else:
                segment = max(segment, worth)
                if worth > 1:
                    good += 1
    lit.level(table.WALL_WORTH, 0, MANY, segment)
    lit.level(table.WALL_WORTH, 1, MANY, gate)
    lit.level(table.WALL_WORTH, 2, MANY, good)
    lit.level(table.CHEAP_WALLS, 0, SOME, cheap(pieces))


def cheap(pieces: i64) -> i64:
    """Pieces left that cost one cube."""
    found: i64 = 0
    for color in range(COLORS):
        found += (pieces >> (5 * PRICES * color)) & 31
    return found
