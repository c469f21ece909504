"""What is told of what the seat itself holds: cards, and what they are good for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merchants.components import (
    CARD_AMOUNT,
    CARD_EFFECT,
    CARDS,
    CITIES,
    COST,
    EXCHANGED,
    PRICE,
    PURCHASES,
    STEPS_A_GRAIN,
    STEPS_A_SALT,
)
from fondaco.games.merchants.encoding import features
from fondaco.games.merchants.encoding.seats import Standing
from fondaco.games.merchants.encoding.tables import AROUND, CHANCES, FAR, Map, number_at
from fondaco.games.merchants.holdings import held
from fondaco.games.merchants.state import MerchantsState, fresh_row
from fondaco.games.merchants.terms import (
    ANY_CARAVAN,
    ANY_MERCHANT,
    CARAVAN_COST,
    COST_IDS,
    EFFECT_IDS,
    FIRST_CARAVAN,
    GRAIN,
    MERCHANT_COST,
    PIECES_EACH,
    RESOURCES,
    SALT,
    Seat,
)

COSTS: Final[i64] = len(COST_IDS)
EFFECTS: Final[i64] = len(EFFECT_IDS)
SCALE: Final = vec[i64]([1, 1, 3, 3, 2, 1])  # by effect: what is one level
FREE_WALK: Final[i64] = EFFECT_IDS.index("free_merchant_movement")
FREE_DRIVE: Final[i64] = EFFECT_IDS.index("free_caravan_movement")
BLANK: Final[i64] = 2  # chances that a hex without a number stands for
NEAR: Final[i64] = 3  # steps of a merchant
FURTHER: Final[i64] = 5
NEW_KIND: Final[i64] = 4  # chances that a resource which is not produced yet stands for


def light_hand(state: MerchantsState, seat: Seat, lit: Lit) -> None:
    hands = state.hands
    surplus: i64 = 0
    for resource in range(RESOURCES):
        own = hands[seat * RESOURCES + resource]
        if own >= EXCHANGED:
            surplus += own // EXCHANGED
        elsewhere: i64 = -own
        for at in range(resource, i64(len(hands)), RESOURCES):
            elsewhere += hands[at]
        lit.level(features.HELD, resource, 8, own)
        lit.level(features.ELSEWHERE, resource, 12, elsewhere)
    lit.level(features.SURPLUS, 0, 3, surplus)


# Purchases.


def light_purchases(standing: Standing, lit: Lit) -> None:
    state = standing.state
    hands = state.hands
    first = standing.seat * RESOURCES
    bought = state.purchases if standing.seat == state.active else 0
    buys = min(standing.gold // PRICE, PURCHASES - bought)
    for what in range(COSTS):
        lacking = lacking_for(hands, first, what)
        if lacking == 0:
            lit.level(features.PAYABLE, what, 3, times_payable(hands, first, what))
        else:
            lit.level(features.LACKING, what, 3, lacking)
            if lacking == 1:
                lit.flag(features.LAST_CARD, what * RESOURCES + last_card(hands, first, what))
            if lacking <= buys:
                lit.flag(features.WITH_GOLD, what)
        if is_wanted(standing, what):
            lit.level(features.WANTED, 0 if what == MERCHANT_COST else 1, 4, 1 + lacking)


def lacking_for(hands: vec[i64], first: i64, what: i64) -> i64:
    """How many cards the hand lacks that begins there."""
    found: i64 = 0
    for resource in range(RESOURCES):
        short = COST[what * RESOURCES + resource] - hands[first + resource]
        if short > 0:
            found += short
    return found


def last_card(hands: vec[i64], first: i64, what: i64) -> i64:
    """The resource that is lacking."""
    for resource in range(RESOURCES):
        if COST[what * RESOURCES + resource] > hands[first + resource]:
            return resource
    return NONE


def times_payable(hands: vec[i64], first: i64, what: i64) -> i64:
    found: i64 = 9
    for resource in range(RESOURCES):
        cost = COST[what * RESOURCES + resource]
        if cost > 0:
            found = min(found, hands[first + resource] // cost)
    return found


def is_wanted(standing: Standing, what: i64) -> bool:
    """Whether the seat is short of such a piece on the board."""
    if what == MERCHANT_COST:
        return standing.merchants < min(standing.storage, PIECES_EACH)
    return what == CARAVAN_COST and standing.caravans == 0


# Development cards.


def light_cards(standing: Standing, lit: Lit) -> None:
    state = standing.state
    if standing.cards > 0:
        light_row(state, standing.seat, features.CARDS_HELD, 6, lit)
        if standing.seat == state.active:
            light_row(state, fresh_row(state), features.CARDS_FRESH, 3, lit)


def light_row(state: MerchantsState, row: i64, start: i64, levels: i64, lit: Lit) -> None:
    """By effect: several kinds of cards may do the same."""
    for effect in range(EFFECTS):
        amount = amount_of(state, row, effect)
        lit.level(start, effect, levels, (amount + SCALE[effect] - 1) // SCALE[effect])


def amount_of(state: MerchantsState, row: i64, effect: i64) -> i64:
    cards = state.cards
    found: i64 = 0
    for card in range(CARDS):
        count = cards[row * CARDS + card]
        if count > 0 and CARD_EFFECT[card] == effect:
            found += count * CARD_AMOUNT[card]
    return found


# What pieces can do with the cards at hand.


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
        both = standing.further <= walk - standing.near
        lit.level(features.FOUNDINGS, 0, 2, 2 if both else 1)
    near: i64 = 0
    further: i64 = 0
    merchants = standing.state.merchants
    for number in range(standing.seat * PIECES_EACH, standing.seat * PIECES_EACH + PIECES_EACH):
        if merchants[number] != NONE:
            near = max(near, best_site(standing, merchants[number], NEAR))
            further = max(further, best_site(standing, merchants[number], FURTHER))
    lit.level(features.BEST_SITE, 0, 24, near)
    lit.level(features.BEST_SITE, 1, 24, further)


def best_site(standing: Standing, place: i64, most: i64) -> i64:
    """What the best empty city-site is worth that is at most so many steps away."""
    map = standing.survey.map
    posts = standing.state.posts
    nearest = map.nearest
    first = place * CITIES
    found: i64 = 0
    for at in range(first, first + i64(len(map.cities))):
        city = nearest[at]
        if map.steps[first + city] > most:
            break
        if posts[city] == NONE:
            found = max(found, site_worth(standing, map, city))
    return found


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
