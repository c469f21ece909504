"""The six places of the board, as everybody uses them: what is there, and what a visit changes."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.refusal import Clause
from fondaco.games.merv import events
from fondaco.games.merv.clauses import (
    MARKETPLACE_DISKS,
    MARKETPLACE_INNER,
    MARKETPLACE_OTHERS,
    PALACE_SPACE,
)
from fondaco.games.merv.components import BREAKTHROUGH_AT, HALL_SPACES, POSTS
from fondaco.games.merv.effects import gain_camels, gain_favour, score
from fondaco.games.merv.holdings import cards_of, has_post, posts_of, space_of, store_of
from fondaco.games.merv.mosque_track import SPACE_POINTS, SPACE_ROW, STEPS
from fondaco.games.merv.state import MervState, masters
from fondaco.games.merv.terms import (
    BY_MOSQUE,
    BY_PALACE,
    CITIES,
    COMMON,
    HALLS,
    IN_CITY,
    IN_MOSQUE,
    INNER,
    KNOWLEDGE,
    PRAYER,
    RARE,
    SCROLL,
    SPICE,
    TIERS,
    TRACKS,
    TRADE,
    Owner,
)
from fondaco.games.merv.told import Told

# Scrolls and breakthroughs.


def breakthroughs_of(state: MervState, owner: Owner) -> i64:
    found: i64 = 0
    for there in state.breakthroughs:
        if there == owner:
            found += 1
    return found


def breakthroughs_earned(state: MervState, owner: Owner) -> i64:
    """How many breakthroughs the scrolls of an owner are good for."""
    # rule library.breakthrough
    # rule contract.kept
    earned: i64 = 0
    scrolls = store_of(state, owner, SCROLL)
    while earned < TIERS and scrolls >= BREAKTHROUGH_AT[earned]:
        earned += 1
    return earned


# The palace, the marketplace, the mosque.


def courtiers_in(state: MervState, hall: i64) -> i64:
    found: i64 = 0
    for owner in range(masters(state)):
        found += state.halls[owner * HALLS + hall]
    return found


def has_room(state: MervState, hall: i64) -> bool:
    return courtiers_in(state, hall) < HALL_SPACES


def place_courtier(state: MervState, owner: Owner, hall: i64, told: Told) -> None:
    first = courtiers_in(state, hall) == 0
    state.halls[owner * HALLS + hall] += 1
    events.courtier(told, state, owner, hall)
    # rule palace.first
    if first:
        gain_favour(state, owner, told)


def bars_room(state: MervState, hall: i64) -> Clause | None:
    # rule palace.space
    return None if has_room(state, hall) else PALACE_SPACE


def is_unsettled(state: MervState, city: i64) -> bool:
    """Whether nobody has a trading post there."""
    return not any(has_post(state, owner, city) for owner in range(masters(state)))


def bars_post(state: MervState, owner: Owner, city: i64) -> Clause | None:
    """What forbids an owner to establish a trading post there."""
    # rule marketplace.disks
    if posts_of(state, owner) == POSTS:
        return MARKETPLACE_DISKS
    # rule marketplace.others
    if has_post(state, owner, city):
        return MARKETPLACE_OTHERS
    # rule marketplace.inner
    if city >= INNER and not has_post(state, owner, city - INNER):
        return MARKETPLACE_INNER
    return None


def establish(state: MervState, owner: Owner, city: i64, told: Told) -> None:
    """Place a trading post; the first one in a city is rewarded."""
    first = is_unsettled(state, city)
    state.posts[owner * CITIES + city] = 1
    events.established(told, state, owner, city)
    # rule marketplace.camel
    if first and city < INNER:
        gain_camels(state, owner, IN_CITY + city, "city", told)
    # rule marketplace.favour
    elif first:
        gain_favour(state, owner, told)


def good_of(city: i64) -> i64:
    # rule marketplace.goods
    return COMMON if city < INNER else RARE


def reach_space(state: MervState, owner: Owner, space: i64, told: Told) -> None:
    """Advance to a space of the mosque; its points and its camel come at once."""
    # rule mosque.share
    state.tracks[owner * TRACKS + PRAYER] = space
    events.advanced(told, state, owner, space)
    # rule mosque.boon
    score(state, owner, BY_MOSQUE, SPACE_POINTS[space], told)
    # rule mosque.camel
    if SPACE_ROW[space] != NONE:
        gain_camels(state, owner, IN_MOSQUE + SPACE_ROW[space], "mosque", told)


# What a courtier is worth.


def hall_points(state: MervState, owner: Owner, hall: i64) -> i64:
    """What a courtier of an owner in that hall scores."""
    # rule score.halls
    # rule contract.kept
    if hall == KNOWLEDGE:
        return store_of(state, owner, SCROLL)
    if hall == SPICE:
        return cards_of(state, owner)
    if hall == TRADE:
        return store_of(state, owner, COMMON) + store_of(state, owner, RARE)
    return STEPS[space_of(state, owner)]


def score_courtier(state: MervState, owner: Owner, hall: i64, told: Told) -> None:
    points = hall_points(state, owner, hall)
    events.hall_scored(told, state, owner, hall, points)
    score(state, owner, BY_PALACE, points, told)
