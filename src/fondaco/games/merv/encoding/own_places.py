"""What the seat has at the six places of the board, and what it could do there next."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merv.cards import may_hold
from fondaco.games.merv.components import BREAKTHROUGH_AT, TILE_ACTION, TILES
from fondaco.games.merv.encoding import own_features as own
from fondaco.games.merv.encoding import survey
from fondaco.games.merv.encoding.features import DOZEN, FEW, MANY, SOME
from fondaco.games.merv.encoding.outlook import card_points
from fondaco.games.merv.encoding.reach import (
    cards_within,
    goods_within,
    hall_within,
    next_space,
    scrolls_within,
    steps_within,
    walls_within,
    way_ahead,
)
from fondaco.games.merv.encoding.survey import ROW
from fondaco.games.merv.holdings import cards_of, cubes_of, free_of, space_of, store_of
from fondaco.games.merv.mosque_track import SPACE_BOON, STEPS
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    ACTIONS,
    BOON_IDS,
    BREAKTHROUGHS,
    CARAVANSARY,
    CITIES,
    COLORS,
    COMMON,
    HALLS,
    IN_CARAVANSARY,
    LIBRARY,
    MARKETPLACE,
    MOSQUE,
    PALACE,
    RARE,
    SCROLL,
    SPICES,
    STORES,
    TIERS,
    WALL,
    Seat,
)


def light_places(state: MervState, seat: Seat, city: vec[i64], walls: i64, lit: Lit) -> i64:
    """All six; what each action would bring with the cubes at hand, 4 bits for each action."""
    light_cards(state, seat, lit)
    light_stores(state, seat, lit)
    light_breakthroughs(state, seat, lit)
    light_mosque(state, seat, lit)
    light_tiles(state, seat, city, lit)
    found = light_court(state, seat, city, lit) << (4 * PALACE)
    found += cards_within(state, seat) << (4 * CARAVANSARY)
    found += scrolls_within(state, seat) << (4 * LIBRARY)
    found += goods_within(state, seat) << (4 * MARKETPLACE)
    found += steps_within(state, seat) << (4 * MOSQUE)
    found += min(walls_within(state, seat, walls), 15) << (4 * WALL)
    for action in range(ACTIONS):
        lit.level(own.COULD, action, SOME, (found >> (4 * action)) & 15)
    return found


def light_cards(state: MervState, seat: Seat, lit: Lit) -> None:
    lit.level(own.CARDS_HELD, 0, MANY, cards_of(state, seat))
    near: i64 = 0  # the spices within reach, a bit for each
    for at in range(min(len(state.display), state.camels[IN_CARAVANSARY] + 1)):
        near = near | (1 << state.display[at])
    for spice in range(SPICES):
        held = state.spices[seat * SPICES + spice]
        lit.level(own.SPICE_HELD, spice, SOME, held)
        if near & (1 << spice) != 0 and may_hold(state, seat, spice):
            lit.level(own.CARD_GAIN, spice, FEW, card_points(state, seat, spice))
            if held % 2 == 1:
                lit.flag(own.PAIR_GAIN, spice)


def light_court(state: MervState, seat: Seat, city: vec[i64], lit: Lit) -> i64:
    """Courtiers; one more than the best hall scores that can be paid."""
    court: i64 = 0
    best: i64 = 0
    for hall in range(HALLS):
        here = state.halls[seat * HALLS + hall]
        payable = hall_within(state, seat, hall, city)
        lit.level(own.COURTIERS, hall, FEW, here)
        lit.level(own.HALL_PAYABLE, hall, DOZEN, payable)
        court += here
        best = max(best, payable)
    lit.level(own.COURT, 0, SOME, court)
    return min(best, 15)


def light_stores(state: MervState, seat: Seat, lit: Lit) -> None:
    """Scrolls, goods and trading posts."""
    scrolls = store_of(state, seat, SCROLL)
    goods = store_of(state, seat, COMMON) + store_of(state, seat, RARE)
    lit.level(own.SCROLLS_HELD, 0, MANY, scrolls)
    lit.level(own.GOODS_HELD, 0, MANY, goods)
    for kind in range(STORES):
        lit.level(own.FREE_STORES, kind, SOME, free_of(state, seat, kind))
    for city in range(CITIES):
        if state.posts[seat * CITIES + city] == 1:
            lit.flag(own.POSTS_HELD, city)
    for tier in range(TIERS):
        if scrolls < BREAKTHROUGH_AT[tier]:
            lit.level(own.SCROLLS_SHORT, 0, FEW, BREAKTHROUGH_AT[tier] - scrolls)
            return


def light_breakthroughs(state: MervState, seat: Seat, lit: Lit) -> None:
    for breakthrough in range(BREAKTHROUGHS):
        if state.breakthroughs[breakthrough] == seat:
            lit.flag(own.MADE, breakthrough)


def light_mosque(state: MervState, seat: Seat, lit: Lit) -> None:
    here = space_of(state, seat)
    lit.level(own.STEPS_TAKEN, 0, MANY, STEPS[here])
    after = next_space(here)
    if after == NONE:
        return
    lit.flag(own.NEXT_BOON, SPACE_BOON[after])
    then = next_space(after)
    if then != NONE:
        lit.flag(own.NEXT_BOON, len(BOON_IDS) + SPACE_BOON[then])
    if here > 0:
        for color in range(COLORS):
            short = way_ahead(here, color) - cubes_of(state, seat, color)
            lit.level(own.STEP_SHORT, color, FEW, short)


def light_tiles(state: MervState, seat: Seat, city: vec[i64], lit: Lit) -> None:
    kinds = city[seat * ROW + survey.KINDS]
    ahead: i64 = 0
    told: i64 = 0
    for tile in range(TILES):
        counted = (kinds >> (4 * TILE_ACTION[tile])) & 15
        if state.tiles[tile] == NONE:
            ahead = max(ahead, counted)
        elif state.tiles[tile] == seat and told & (1 << TILE_ACTION[tile]) == 0:
            told = told | (1 << TILE_ACTION[tile])
            lit.level(own.TILE_HELD, TILE_ACTION[tile], SOME, counted + 1)
    lit.level(own.TILE_AHEAD, 0, FEW, ahead)
