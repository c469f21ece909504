"""What the seat has at the six places of the board, and what it could do there next."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merv.components import (
    BREAKTHROUGH_AT,
    HALL_COLOR,
    HALL_SPACES,
    TILE_ACTION,
    TILES,
)
from fondaco.games.merv.encoding import own_features as own
from fondaco.games.merv.encoding import survey
from fondaco.games.merv.encoding import table_features as table
from fondaco.games.merv.encoding.contracts import free_in
from fondaco.games.merv.encoding.features import DOZEN, FEW, MANY, SOME
from fondaco.games.merv.encoding.outlook import card_points, count_in, size_of
from fondaco.games.merv.encoding.reach import (
    cards_within,
    cubes_in,
    goods_within,
    next_space,
    scrolls_within,
    steps_within,
    walls_within,
    way_ahead,
)
from fondaco.games.merv.encoding.survey import ROW
from fondaco.games.merv.mosque_track import SPACE_BOON
from fondaco.games.merv.payment import discount
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    ACTIONS,
    BOON_IDS,
    BUY_COURTIER,
    CARAVANSARY,
    CITIES,
    COLORS,
    FAITH,
    HALLS,
    IN_CARAVANSARY,
    KNOWLEDGE,
    LIBRARY,
    MARKETPLACE,
    MOSQUE,
    PALACE,
    PRAYER,
    SPICE,
    SPICES,
    STORES,
    TIERS,
    TRACKS,
    TRADE,
    WALL,
    Seat,
)


def light_counts(counts: i64, stores: i64, lit: Lit) -> None:
    """What the halls count, and what of it is not committed."""
    scrolls = count_in(counts, KNOWLEDGE)
    lit.level(own.SCROLLS_HELD, 0, MANY, scrolls)
    lit.level(own.CARDS_HELD, 0, MANY, count_in(counts, SPICE))
    lit.level(own.GOODS_HELD, 0, MANY, count_in(counts, TRADE))
    lit.level(own.STEPS_TAKEN, 0, MANY, count_in(counts, FAITH))
    for kind in range(STORES):
        lit.level(own.FREE_STORES, kind, SOME, free_in(stores, kind))
    for tier in range(TIERS):
        if scrolls < BREAKTHROUGH_AT[tier]:
            lit.level(own.SCROLLS_SHORT, 0, FEW, BREAKTHROUGH_AT[tier] - scrolls)
            return


def light_reach(
    state: MervState, seat: Seat, purse: i64, white: i64, hall: i64, pieces: i64, lit: Lit
) -> i64:
    """What each action would bring with the cubes at hand, 4 bits for each."""
    found = hall << (4 * PALACE)
    found += cards_within(state, seat, purse, white) << (4 * CARAVANSARY)
    found += scrolls_within(purse, white) << (4 * LIBRARY)
    found += goods_within(state, seat, purse, white) << (4 * MARKETPLACE)
    found += steps_within(state, seat, purse, white) << (4 * MOSQUE)
    found += walls_within(purse, white, pieces) << (4 * WALL)
    for action in range(ACTIONS):
        lit.level(own.COULD, action, SOME, (found >> (4 * action)) & 15)
    return found


def light_cards(state: MervState, seat: Seat, has_new: bool, lit: Lit) -> None:
    """Caravan cards: own ones, open ones, and what one more would bring; `has_new` tells whether
    influence allows a kind that the seat does not hold."""
    display = state.display
    spices = state.spices
    reach = state.camels[IN_CARAVANSARY]
    near: i64 = 0  # the spices within reach, a bit for each
    opened: i64 = 0  # all that lie open, 8 bits for each
    for at in range(len(display)):
        opened += 1 << (8 * display[at])
        if at <= reach:
            near = near | (1 << display[at])
    lit.level(table.REACH, 0, SOME, reach)
    for spice in range(SPICES):
        held = spices[seat * SPICES + spice]
        lit.level(table.DISPLAY_SPICE, spice, SOME, (opened >> (8 * spice)) & 255)
        lit.level(own.SPICE_HELD, spice, SOME, held)
        if near & (1 << spice) != 0 and (held > 0 or has_new):
            lit.level(own.CARD_GAIN, spice, FEW, card_points(spices, seat, spice))
            if held & 1 == 1:
                lit.flag(own.PAIR_GAIN, spice)


def light_court(
    state: MervState,
    seat: Seat,
    counts: i64,
    court: i64,
    purse: i64,
    white: i64,
    is_short: bool,
    lit: Lit,
) -> i64:
    """Courtiers by hall; one more than the best hall scores that can be paid, if there is a servant
    for it."""
    there = all_courtiers(state)
    price = size_of(court) + 1 - white - discount(state, seat, BUY_COURTIER)
    best: i64 = 0
    for hall in range(HALLS):
        here = count_in(court, hall)
        lit.level(own.COURTIERS, hall, FEW, here)
        lit.level(table.OTHERS_COURT, hall, FEW, count_in(there, hall) - here)
        is_open = not is_short and count_in(there, hall) < HALL_SPACES
        if is_open and cubes_in(purse, HALL_COLOR[hall]) >= price:
            lit.level(own.HALL_PAYABLE, hall, DOZEN, count_in(counts, hall) + 1)
            best = max(best, count_in(counts, hall) + 1)
    lit.level(own.COURT, 0, SOME, size_of(court))
    return min(best, 15)


def all_courtiers(state: MervState) -> i64:
    """Courtiers of everybody by hall, packed as `court_of` does."""
    halls = state.halls
    found: i64 = 0
    for at in range(len(halls)):
        found += halls[at] << (15 * (at & 3))
    return found


def light_mosque(state: MervState, seat: Seat, purse: i64, lit: Lit) -> None:
    """What the next spaces bring, and what is lacking for them."""
    here = state.tracks[seat * TRACKS + PRAYER]
    after = next_space(here)
    if after == NONE:
        return
    lit.flag(own.NEXT_BOON, SPACE_BOON[after])
    then = next_space(after)
    if then != NONE:
        lit.flag(own.NEXT_BOON, len(BOON_IDS) + SPACE_BOON[then])
    if here > 0:
        cost = way_ahead(here)
        for color in range(COLORS):
            short = cubes_in(cost, color) - cubes_in(purse, color)
            lit.level(own.STEP_SHORT, color, FEW, short)


def light_tiles(state: MervState, seat: Seat, city: vec[i64], lit: Lit) -> None:
    """Scoring tiles: own ones, those of others, the best that is left."""
    tiles = state.tiles
    kinds = city[seat * ROW + survey.KINDS]
    ahead: i64 = 0
    told: i64 = 0  # a bit for each action, own ones and others': two tiles may show the same
    for tile in range(TILES):
        action = TILE_ACTION[tile]
        counted = (kinds >> (4 * action)) & 15
        if tiles[tile] == NONE:
            ahead = max(ahead, counted)
        elif tiles[tile] == seat:
            if told & (1 << action) == 0:
                told += 1 << action
                lit.level(own.TILE_HELD, action, SOME, counted + 1)
        elif told & (1 << (ACTIONS + action)) == 0:
            told += 1 << (ACTIONS + action)
            lit.flag(table.TILE_GONE, action)
    lit.level(own.TILE_AHEAD, 0, FEW, ahead)


def light_posts(state: MervState, seat: Seat, lit: Lit) -> None:
    """Cities with a trading post of the seat, and others where somebody has one."""
    posts = state.posts
    settled: i64 = 0  # a bit for each city
    for at in range(len(posts)):
        settled = settled | (posts[at] << (at & (CITIES - 1)))
    if settled == 0:
        return
    for city in range(CITIES):
        if posts[seat * CITIES + city] == 1:
            lit.flag(own.POSTS_HELD, city)
        elif settled & (1 << city) != 0:
            lit.flag(table.SETTLED, city)
