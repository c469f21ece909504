"""Caravans: assembled, and removed to be placed anew."""

from mypy_extensions import i64

from fondaco.core.bags import NONE, find
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, turns
from fondaco.games.merchants.clauses import (
    CARAVAN_COST_CLAUSE,
    CARAVAN_PLACE,
    CARAVAN_REPLACE,
    CARAVAN_ROOM,
    CARAVAN_TWO,
)
from fondaco.games.merchants.components import ROOM, ROUTES_EACH
from fondaco.games.merchants.effects import can_pay, pay_cost
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import caravans_on, routes_left
from fondaco.games.merchants.journey import from_both, index_of
from fondaco.games.merchants.moves import ASSEMBLE_ON, DISBAND_FROM
from fondaco.games.merchants.network import touches_post
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Choice, Deed
from fondaco.games.merchants.terms import ASSEMBLE, CARAVAN_COST, COLORS, PIECES_EACH, Path


def idle_caravan(state: MerchantsState) -> i64:
    """A caravan of the active player that is not on the board, or NONE."""
    return find(state.caravans, NONE, index_of(state, 0), index_of(state, PIECES_EACH))


def bars_caravan_cost(state: MerchantsState) -> Clause | None:
    # rule caravan.cost
    return None if can_pay(state, state.active, CARAVAN_COST) else CARAVAN_COST_CLAUSE


# A new one.


def bars_assembling(state: MerchantsState) -> Clause | None:
    """What forbids the active player to assemble a caravan at all."""
    barred = bars_caravan_cost(state)
    if barred is not None:
        return barred
    # rule caravan.replace
    return CARAVAN_REPLACE if idle_caravan(state) == NONE else None


def bars_assembly_at(state: MerchantsState, path: Path) -> Clause | None:
    """What forbids the active player to place a caravan there."""
    # rule caravan.place
    if state.routes[path] != state.active or not touches_post(state, state.active, path):
        return CARAVAN_PLACE
    # rule caravan.room
    return CARAVAN_ROOM if caravans_on(state, path) >= ROOM else None


def own_routes(state: MerchantsState) -> list[Move]:
    """The trade routes of the active player, as places for a caravan."""
    first = state.active * ROUTES_EACH
    end = first + ROUTES_EACH - routes_left(state, state.active)
    return [ASSEMBLE_ON[state.opened[number]] for number in range(first, end)]


class Assemble(Deed):
    """A new caravan for a price."""

    def candidates(self, state: MerchantsState) -> list[Move]:
        return own_routes(state)

    def bars_deed(self, state: MerchantsState) -> Clause | None:
        return bars_assembling(state)

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_assembly_at(state, move.what)

    def do(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        pay_cost(state, state.active, CARAVAN_COST)
        assemble(state, move.what, told)


def assemble(state: MerchantsState, path: Path, told: Told) -> None:
    number = idle_caravan(state)
    state.caravans[number] = path
    # rule fee.each
    slot = number % PIECES_EACH
    for color in range(COLORS):
        state.fees[slot * COLORS + color] = 0
    events.assembled(told, state.active, path)


# One that was on the board.


def bars_disbanding(state: MerchantsState) -> Clause | None:
    """What forbids the active player to remove a caravan at all."""
    # rule caravan.two
    return CARAVAN_TWO if idle_caravan(state) != NONE else None


def bars_disbanding_at(state: MerchantsState, path: Path) -> Clause | None:
    """What forbids the active player to remove the caravan there and place it anew."""
    # rule caravan.replace
    number = caravan_on(state, path)
    if number == NONE:
        return CARAVAN_REPLACE
    barred = bars_caravan_cost(state)
    if barred is not None:
        return barred
    # rule caravan.place
    return None if could_be_placed(state, number) else CARAVAN_PLACE


def caravan_on(state: MerchantsState, path: Path) -> i64:
    """A caravan of the active player beside that trade route, or NONE; of two the one that has
    paid for fewer rights of way."""
    # rule caravan.alike
    found = NONE
    for number in range(index_of(state, 0), index_of(state, PIECES_EACH)):
        is_there = state.caravans[number] == path
        if is_there and (found == NONE or rights_of(state, number) < rights_of(state, found)):
            found = number
    return found


def rights_of(state: MerchantsState, number: i64) -> i64:
    """How many owners of trade routes a caravan of the active player has paid this turn."""
    first = number % PIECES_EACH * COLORS
    found: i64 = 0
    for color in range(COLORS):
        found += state.fees[first + color]
    return found


def could_be_placed(state: MerchantsState, number: i64) -> bool:
    """Whether the caravan, once removed, has a place: removed for the question only."""
    path = state.caravans[number]
    state.caravans[number] = NONE
    found = any(bars_assembly_at(state, move.what) is None for move in own_routes(state))
    state.caravans[number] = path
    return found


class Disband(Deed):
    """A caravan is removed to be placed anew, for the price of a new one."""

    def candidates(self, state: MerchantsState) -> list[Move]:
        return from_both(state, state.caravans, DISBAND_FROM)

    def bars_deed(self, state: MerchantsState) -> Clause | None:
        return bars_disbanding(state)

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_disbanding_at(state, move.what)

    def do(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        pay_cost(state, state.active, CARAVAN_COST)
        state.caravans[caravan_on(state, move.what)] = NONE
        events.disbanded(told, state.active, move.what)
        turns.go_to(state, ASSEMBLE)


class AssembleAnew(Choice):
    """The caravan that was removed is placed."""

    def candidates(self, state: MerchantsState) -> list[Move]:
        return own_routes(state)

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_assembly_at(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        assemble(state, move.what, told)
        turns.go_back(state)
