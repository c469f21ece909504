"""What is told of the table, and of the turn under way."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merchants.encoding import features
from fondaco.games.merchants.encoding.survey import Survey
from fondaco.games.merchants.encoding.tables import AROUND_TWICE, MAPS
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import (
    ANY_MERCHANT,
    ARROW,
    CHARTER,
    FIRST_CARAVAN,
    SHORT,
    START_NEUTRAL,
    START_POST,
    START_ROUTE,
    STEP_IDS,
    Seat,
)

STEPS: Final[i64] = len(STEP_IDS)


def light_table(survey: Survey, seat: Seat, lit: Lit) -> None:
    state = survey.state
    if state.board != SHORT:
        lit.flag(features.MAIN)
    if state.seats == 4:
        lit.flag(features.FOUR)
    if state.offers_allowed == 0:
        lit.flag(features.NO_OFFERS)
    lit.flag(features.STEP, state.step if state.asked == seat else STEPS + state.step)
    if state.step in (START_POST, START_NEUTRAL, START_ROUTE):
        lit.level(features.PLACED, 0, 3, state.placed // state.seats)
    lit.level(features.EMPTY, 0, 30, survey.empty)


def light_turn(state: MerchantsState, seat: Seat, lit: Lit) -> None:
    other: i64 = 0 if state.active == seat else 1
    if state.rolled:
        lit.flag(features.ROLLED, other)
    if state.played:
        lit.flag(features.PLAYED, other)
    if other == 0:
        lit.level(features.BOUGHT, 0, 2, state.purchases)
        lit.level(features.OFFERS_MADE, 0, 5, state.offers)
        lit.level(features.OFFERS_LEFT, 0, 5, state.offers_allowed - state.offers)
    light_doings(state, other, lit)
    lit.level(features.DISCARDS, 0 if state.asked == seat else 1, 6, state.owed)
    if state.chosen != NONE:
        light_numbered(state, seat, lit)


def light_doings(state: MerchantsState, other: i64, lit: Lit) -> None:
    """What the active player is in the middle of."""
    if state.mover != NONE:
        walks = state.mover < FIRST_CARAVAN or state.mover == ANY_MERCHANT
        lit.level(features.MOVER, 2 * other + (0 if walks else 1), 6, state.steps)
    free: i64 = 1 if state.step == ARROW else 0
    if state.step in (ARROW, CHARTER):
        free += state.free_routes
    lit.level(features.FREE_ROUTES, other, 3, free)


def light_numbered(state: MerchantsState, seat: Seat, lit: Lit) -> None:
    """Who has trading posts beside the hex that gets a number."""
    corners = MAPS[state.board].corners
    own: i64 = 0
    others: i64 = 0
    for number in range(state.chosen * AROUND_TWICE, state.chosen * AROUND_TWICE + AROUND_TWICE):
        if corners[number] == NONE:
            break
        owner = state.posts[corners[number]]
        if owner == seat:
            own += 1
        elif owner != NONE and owner < state.seats:
            others += 1
    lit.level(features.NUMBERED, 0, 3, own)
    lit.level(features.NUMBERED, 1, 3, others)
