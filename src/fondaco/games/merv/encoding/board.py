"""What lies on the board for everybody: cards, halls, cities, contracts, walls, camels."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merv.city import PROTECTS, SLOT_IS_GATE, WALL_SLOTS
from fondaco.games.merv.components import HALL_SPACES, MARKET_BOON, SPICE_COUNT, TILE_ACTION, TILES
from fondaco.games.merv.effects import protection_worth
from fondaco.games.merv.encoding import survey
from fondaco.games.merv.encoding import table_features as table
from fondaco.games.merv.encoding.clock import is_to_come
from fondaco.games.merv.encoding.features import DOZEN, FEW, MANY, SOME
from fondaco.games.merv.encoding.reach import ALL_WALLS, WALL_PLACE
from fondaco.games.merv.encoding.survey import ROW
from fondaco.games.merv.state import MervState, is_courtier, masters
from fondaco.games.merv.terms import (
    BONUS_UPGRADE,
    BREAKTHROUGHS,
    CELLS,
    CITIES,
    COLORS,
    COURTIER,
    HALLS,
    IN_CARAVANSARY,
    IN_MARKET,
    IN_MOSQUE,
    IN_QUEUE,
    MARKET_SLOTS,
    ON_ROUTE,
    SPICES,
    WHITE_UPGRADE,
    Seat,
)


def light_board(state: MervState, seat: Seat, city: vec[i64], lit: Lit) -> None:
    light_display(state, lit)
    light_halls(state, lit)
    light_cities(state, lit)
    light_taken(state, seat, lit)
    light_camels(state, lit)
    light_targets(state, seat, city, lit)


def light_display(state: MervState, lit: Lit) -> None:
    """Caravan cards: those that lie open, those in the deck."""
    lit.level(table.REACH, 0, SOME, state.camels[IN_CARAVANSARY])
    opened: i64 = 0  # 8 bits for each spice
    for spice in state.display:
        opened += 1 << (8 * spice)
    unseen: i64 = -len(state.display)
    for spice in range(SPICES):
        lit.level(table.DISPLAY_SPICE, spice, SOME, (opened >> (8 * spice)) & 255)
        unseen += SPICE_COUNT[spice]
    for cards in state.spices:
        unseen -= cards
    lit.level(table.UNSEEN, 0, MANY, unseen)


def light_halls(state: MervState, lit: Lit) -> None:
    for hall in range(HALLS):
        room = HALL_SPACES
        for owner in range(masters(state)):
            room -= state.halls[owner * HALLS + hall]
        lit.level(table.ROOM, hall, FEW, room)


def light_cities(state: MervState, lit: Lit) -> None:
    settled: i64 = 0  # a bit for each city
    for owner in range(masters(state)):
        for city in range(CITIES):
            settled = settled | (state.posts[owner * CITIES + city] << city)
    for city in range(CITIES):
        if settled & (1 << city) == 0:
            lit.flag(table.UNSETTLED, city)


def light_taken(state: MervState, seat: Seat, lit: Lit) -> None:
    """Breakthroughs that others have made, scoring tiles that are left, upgrades placed."""
    for breakthrough in range(BREAKTHROUGHS):
        if state.breakthroughs[breakthrough] not in (NONE, seat):
            lit.flag(table.GONE, breakthrough)
    left: i64 = 0  # the actions of the tiles, a bit for each
    for tile in range(TILES):
        if state.tiles[tile] == NONE and left & (1 << TILE_ACTION[tile]) == 0:
            left = left | (1 << TILE_ACTION[tile])
            lit.flag(table.TILE_LEFT, TILE_ACTION[tile])
    light_upgrades(state, lit)


def light_upgrades(state: MervState, lit: Lit) -> None:
    white: i64 = 0
    colored: i64 = 0
    for cell in range(CELLS):
        bonus = state.bonus[cell]
        if bonus == WHITE_UPGRADE:
            white += 1
        elif bonus >= BONUS_UPGRADE:
            colored += 1
    lit.level(table.UPGRADES_OUT, 0, SOME, white)
    lit.level(table.UPGRADES_OUT, 1, SOME, colored)


def light_camels(state: MervState, lit: Lit) -> None:
    """The camel market, and camels in other places."""
    light_market(state, lit)
    lit.level(table.CAMELS_OUT, 0, FEW, camels_from(state, IN_MARKET, MARKET_SLOTS))
    lit.level(table.CAMELS_OUT, 1, FEW, camels_from(state, IN_MOSQUE, 4))
    lit.level(table.CAMELS_OUT, 2, FEW, camels_from(state, IN_QUEUE, 4))
    lit.level(table.CAMELS_OUT, 3, FEW, camels_from(state, ON_ROUTE, CITIES))


def light_market(state: MervState, lit: Lit) -> None:
    told: i64 = 0  # a bit for each boon
    for slot in range(MARKET_SLOTS):
        boon = MARKET_BOON[state.side * MARKET_SLOTS + slot]
        if state.camels[IN_MARKET + slot] == 0 and told & (1 << boon) == 0:
            told = told | (1 << boon)
            lit.flag(table.MARKET, boon)


def camels_from(state: MervState, first: i64, places: i64) -> i64:
    found: i64 = 0
    for place in range(first, first + places):
        found += state.camels[place]
    return found


def light_targets(state: MervState, seat: Seat, city: vec[i64], lit: Lit) -> None:
    """Buildings of others that need protection, and the courtier."""
    bare: i64 = 0
    for owner in range(masters(state)):
        if owner != seat:
            bare += city[owner * ROW + survey.BARE]
    lit.level(table.TARGETS, 0, DOZEN, bare)
    if is_courtier(state, COURTIER):
        lit.level(table.COURTIER_BUILT, 0, DOZEN, city[COURTIER * ROW + survey.BUILT])
        lit.level(table.COURTIER_CAMELS, 0, FEW, state.camels[COURTIER])
        if is_to_come(state, COURTIER):
            lit.flag(table.COURTIER_TURN)


# Walls.


def light_walls(state: MervState, seat: Seat, lit: Lit) -> i64:
    """What the slots are worth; the pieces left, 5 bits for each color and price."""
    left = ALL_WALLS
    segment: i64 = 0
    gate: i64 = 0
    good: i64 = 0
    for slot in range(WALL_SLOTS):
        wall = state.walls[slot]
        if wall != NONE:
            left -= 1 << WALL_PLACE[wall]
            continue
        worth = protection_worth(state, seat, PROTECTS[2 * slot])
        worth += protection_worth(state, seat, PROTECTS[2 * slot + 1])
        if SLOT_IS_GATE[slot] == 1:
            gate = max(gate, worth)
        else:
            segment = max(segment, worth)
            good += 1 if worth > 1 else 0
    lit.level(table.WALL_WORTH, 0, SOME, segment)
    lit.level(table.WALL_WORTH, 1, SOME, gate)
    lit.level(table.WALL_WORTH, 2, SOME, good)
    light_pieces(left, lit)
    return left


def light_pieces(left: i64, lit: Lit) -> None:
    """By price."""
    for price in range(3):
        pieces: i64 = 0
        for color in range(COLORS):
            pieces += (left >> (5 * (color * 3 + price))) & 31
        lit.level(table.WALLS_LEFT, price, SOME, pieces)
