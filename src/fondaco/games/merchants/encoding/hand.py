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
    COST,
    EXCHANGED,
    PRICE,
    PURCHASES,
)
from fondaco.games.merchants.encoding import features
from fondaco.games.merchants.encoding.caravans import Drive
from fondaco.games.merchants.encoding.production import BLANK_LANE, ROLLS
from fondaco.games.merchants.encoding.seats import Standing
from fondaco.games.merchants.encoding.survey import lane
from fondaco.games.merchants.state import MerchantsState, fresh_row
from fondaco.games.merchants.terms import (
    CARAVAN_COST,
    COLORS,
    COST_IDS,
    EFFECT_IDS,
    MERCHANT_COST,
    PIECES_EACH,
    RESOURCES,
    Seat,
)

COSTS: Final[i64] = len(COST_IDS)
EFFECTS: Final[i64] = len(EFFECT_IDS)
WANTED_ROW: Final = vec[i64]([0, 0, 1, 0])  # by purchase
SCALE: Final = vec[i64]([1, 1, 3, 3, 2, 1])  # by effect: what is one level
EXACT: Final[i64] = 14  # cards needed, up to which each makes a difference


def light_prospects(standing: Standing, drive: Drive, lit: Lit) -> None:
    """What is told of the own seat alone, though others could see it too."""
    survey = standing.survey
    produced = survey.produced[standing.seat]
    lit.level(features.INCOME, 0, 48, standing.income)
    lit.level(features.ROLLS, 0, 30, ROLLS[survey.produced[COLORS + standing.seat]])
    lit.level(features.BLANK, 0, 6, lane(produced, BLANK_LANE))
    lit.level(features.MERCHANTS, 0, 2, standing.merchants)
    lit.level(features.AT_ONCE, 0, 3, drive.at_once)
    lit.level(features.NEED, 0, 32, in_steps(standing.need))


def in_steps(need: i64) -> i64:
    """Exact where it is little, then coarse: one more level for three cards."""
    return need if need <= EXACT else EXACT + (need - EXACT + 2) // 3


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
    buys = min(standing.gold // PRICE, PURCHASES)
    if standing.seat == state.active:
        buys = min(buys, PURCHASES - state.purchases)
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
            lit.level(features.WANTED, WANTED_ROW[what], 4, 1 + lacking)


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
