"""Merchants: recruited, and removed to be placed anew."""

from mypy_extensions import i64

from fondaco.core.bags import NONE, find
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, turns
from fondaco.games.merchants.clauses import (
    MERCHANT_COST_CLAUSE,
    MERCHANT_PLACE,
    MERCHANT_REPLACE,
    MERCHANT_ROOM,
    MERCHANT_TWO,
)
from fondaco.games.merchants.components import CITY_PLACE
from fondaco.games.merchants.effects import can_pay, pay_cost
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import board_of, has_merchant
from fondaco.games.merchants.journey import from_both, index_of
from fondaco.games.merchants.moves import DISMISS_FROM
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Choice, Deed
from fondaco.games.merchants.terms import MERCHANT_COST, PIECES_EACH, RECRUIT, City, Place


def merchant_at(state: MerchantsState, place: Place) -> i64:
    """A merchant of the active player there, or off the board; or NONE."""
    return find(state.merchants, place, index_of(state, 0), index_of(state, PIECES_EACH))


def bars_merchant_cost(state: MerchantsState) -> Clause | None:
    # rule merchant.cost
    return None if can_pay(state, state.active, MERCHANT_COST) else MERCHANT_COST_CLAUSE


# A new one.


def bars_recruiting(state: MerchantsState) -> Clause | None:
    """What forbids the active player to recruit a merchant at all."""
    barred = bars_merchant_cost(state)
    if barred is not None:
        return barred
    # rule merchant.replace
    return MERCHANT_REPLACE if merchant_at(state, NONE) == NONE else None


def bars_recruit_at(state: MerchantsState, city: City) -> Clause | None:
    """What forbids the active player to place a merchant there."""
    # rule merchant.place
    if state.posts[city] != state.active:
        return MERCHANT_PLACE
    # rule merchant.room
    return MERCHANT_ROOM if has_merchant(state, CITY_PLACE[city]) else None


class Recruit(Deed):
    """A new merchant for a price."""

    def bars_deed(self, state: MerchantsState) -> Clause | None:
        return bars_recruiting(state)

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_recruit_at(state, move.what)

    def do(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        pay_cost(state, state.active, MERCHANT_COST)
        recruit(state, move.what, told)


def recruit(state: MerchantsState, city: City, told: Told) -> None:
    # rule merchant.at_post
    state.merchants[merchant_at(state, NONE)] = CITY_PLACE[city]
    events.recruited(told, state.active, city)


# One that was on the board.


def bars_dismissing(state: MerchantsState) -> Clause | None:
    """What forbids the active player to remove a merchant at all."""
    # rule merchant.two
    return MERCHANT_TWO if merchant_at(state, NONE) != NONE else None


def bars_dismissal(state: MerchantsState, place: Place) -> Clause | None:
    """What forbids the active player to remove the merchant there and place it anew."""
    # rule merchant.replace
    if merchant_at(state, place) == NONE:
        return MERCHANT_REPLACE
    barred = bars_merchant_cost(state)
    if barred is not None:
        return barred
    # rule merchant.room
    return None if could_be_placed(state, merchant_at(state, place)) else MERCHANT_ROOM


def could_be_placed(state: MerchantsState, number: i64) -> bool:
    """Whether the merchant, once removed, has a place: removed for the question only."""
    place = state.merchants[number]
    state.merchants[number] = NONE
    found = any(bars_recruit_at(state, city) is None for city in board_of(state).cities)
    state.merchants[number] = place
    return found


class Dismiss(Deed):
    """A merchant is removed to be placed anew, for the price of a new one."""

    def candidates(self, state: MerchantsState) -> list[Move]:
        return from_both(state, state.merchants, DISMISS_FROM)

    def bars_deed(self, state: MerchantsState) -> Clause | None:
        return bars_dismissing(state)

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_dismissal(state, move.what)

    def do(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        pay_cost(state, state.active, MERCHANT_COST)
        state.merchants[merchant_at(state, move.what)] = NONE
        events.dismissed(told, state.active, move.what)
        turns.go_to(state, RECRUIT)


class RecruitAnew(Choice):
    """The merchant that was removed is placed."""

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_recruit_at(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        recruit(state, move.what, told)
        turns.go_back(state)
