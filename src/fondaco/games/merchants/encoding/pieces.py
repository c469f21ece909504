"""What is told of what the own pieces can do, with the cards at hand and later."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merchants.components import CITIES, STEPS_A_GRAIN, STEPS_A_SALT
from fondaco.games.merchants.encoding import features
from fondaco.games.merchants.encoding.hand import amount_of
from fondaco.games.merchants.encoding.seats import Standing
from fondaco.games.merchants.encoding.tables import AROUND, CHANCES, FAR, Map, number_at
from fondaco.games.merchants.holdings import held
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import (
    ANY_CARAVAN,
    ANY_MERCHANT,
    EFFECT_IDS,
    FIRST_CARAVAN,
    GRAIN,
    PIECES_EACH,
    SALT,
    Seat,
)

FREE_WALK: Final[i64] = EFFECT_IDS.index("free_merchant_movement")
FREE_DRIVE: Final[i64] = EFFECT_IDS.index("free_caravan_movement")
NEAR: Final[i64] = 3  # steps of a merchant
FURTHER: Final[i64] = 5
BLANK: Final[i64] = 2  # chances that a hex without a number stands for
NEW_KIND: Final[i64] = 4  # chances that a resource which is not produced yet stands for


def drive_at_hand(state: MerchantsState, seat: Seat) -> i64:
    """Steps that a caravan has, or can pay for."""
    found = held(state, seat, SALT) * STEPS_A_SALT
    if seat != state.active:
        return found + amount_of(state, seat, FREE_DRIVE)
    if not state.played:
        found += amount_of(state, seat, FREE_DRIVE)
    under_way = state.mover in (FIRST_CARAVAN, FIRST_CARAVAN + 1, ANY_CARAVAN)
    return found + state.steps if under_way else found


def walk_at_hand(state: MerchantsState, seat: Seat) -> i64:
    """Steps that a merchant has, or can pay for."""
    found = held(state, seat, GRAIN) * STEPS_A_GRAIN
    if seat != state.active:
        return found + amount_of(state, seat, FREE_WALK)
    if not state.played:
        found += amount_of(state, seat, FREE_WALK)
    return found + state.steps if state.mover in (0, 1, ANY_MERCHANT) else found


def light_pieces(standing: Standing, in_hand: i64, lit: Lit) -> None:
    state = standing.state
    seat = standing.seat
    ready = min(in_hand, standing.freed)
    lit.level(features.DELIVERIES, 0, 5, ready)
    if ready == standing.owed:
        lit.flag(features.WIN_IN_HAND, 0 if seat == state.active and state.rolled else 1)
    if standing.storage > 0:
        lit.level(features.DEPARTURES, 0, 6, departures(state, seat, standing.survey.map))
    if standing.near < FAR:
        light_merchants(standing, walk_at_hand(state, seat), lit)


def departures(state: MerchantsState, seat: Seat, map: Map) -> i64:
    """From how many of its posts a merchant comes to an empty city-site by one grain."""
    posts = state.posts
    found: i64 = 0
    for city in map.cities:
        if posts[city] == seat and has_empty(posts, map.close, city * CITIES):
            found += 1
    return found


def has_empty(posts: vec[i64], cities: vec[i64], at: i64) -> bool:
    """Whether one of the cities that are listed from there on is empty."""
    while cities[at] != NONE:
        if posts[cities[at]] == NONE:
            return True
        at += 1
    return False


def light_merchants(standing: Standing, walk: i64, lit: Lit) -> None:
    """What the own merchants may found now, and the best that is near."""
    if standing.near <= walk:
        lit.level(features.FOUNDINGS, 0, 2, 2 if standing.further <= walk - standing.near else 1)
    sites = Sites(standing)
    merchants = standing.state.merchants
    for number in range(standing.seat * PIECES_EACH, standing.seat * PIECES_EACH + PIECES_EACH):
        if merchants[number] != NONE:
            sites.look_from(merchants[number])
    lit.level(features.BEST_SITE, 0, 24, sites.near)
    lit.level(features.BEST_SITE, 1, 24, sites.further)


@mypyc_attr(acyclic=True)
class Sites:
    """The best empty city-sites near the merchants of a seat."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.near: i64 = 0  # within a few steps, what the best is worth
        self.further: i64 = 0  # within some more

    def look_from(self, place: i64) -> None:
        map = self.standing.survey.map
        posts = self.standing.state.posts
        nearest = map.nearest
        first = place * CITIES
        for at in range(first, first + i64(len(map.cities))):
            city = nearest[at]
            steps = map.steps[first + city]
            if steps > FURTHER:
                break
            if posts[city] == NONE:
                worth = site_worth(self.standing, map, city)
                self.further = max(self.further, worth)
                if steps <= NEAR:
                    self.near = max(self.near, worth)


def site_worth(standing: Standing, map: Map, city: i64) -> i64:
    laid = standing.state.laid
    hexes = map.hexes
    produced = standing.survey.produced[standing.seat]
    found: i64 = map.gold[city]
    for number in range(city * AROUND, city * AROUND + AROUND):
        hex = hexes[number]
        if hex == NONE:
            break
        dice = number_at(laid, map.number, hex)
        found += CHANCES[dice] if dice > 0 else BLANK
        if produced >> 8 * map.terrain[hex] & 255 == 0:
            found += NEW_KIND
    return found
