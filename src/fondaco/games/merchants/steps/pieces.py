"""Merchants recruited, caravans assembled, and both removed to be placed anew."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, moves
from fondaco.games.merchants.clauses import (
    CARAVAN_COST_CLAUSE,
    CARAVAN_PLACE,
    CARAVAN_REPLACE,
    CARAVAN_ROOM,
    CARAVAN_TWO,
    MERCHANT_COST_CLAUSE,
    MERCHANT_PLACE,
    MERCHANT_REPLACE,
    MERCHANT_ROOM,
    MERCHANT_TWO,
)
from fondaco.games.merchants.components import CITY_PLACE, ROOM, ROUTES_EACH
from fondaco.games.merchants.effects import can_pay, pay_cost
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.moves import DISBAND, DISMISS, RECRUIT_AT, MerchantsMove
from fondaco.games.merchants.network import touches_post
from fondaco.games.merchants.state import MerchantsState, board_of, caravans_on, has_merchant
from fondaco.games.merchants.terms import (
    ACT,
    CARAVAN_COST,
    COLORS,
    MERCHANT_COST,
    PIECES_EACH,
    City,
    Path,
    Place,
)


def bars(state: MerchantsState, move: MerchantsMove) -> Clause | None:
    if move.kind == DISMISS:
        return bars_dismissal(state, move.what)
    if move.kind == RECRUIT_AT:
        return bars_recruit(state, move.what)
    if move.kind == DISBAND:
        return bars_disbanding(state, move.what)
    return bars_assembly(state, move.what)


def apply(state: MerchantsState, move: MerchantsMove, told: Told) -> None:
    if state.step == ACT:
        recruiting = move.kind in (DISMISS, RECRUIT_AT)
        pay_cost(state, state.active, MERCHANT_COST if recruiting else CARAVAN_COST)
    if move.kind == DISMISS:
        dismiss(state, move.what, told)
    elif move.kind == RECRUIT_AT:
        recruit(state, move.what, told)
    elif move.kind == DISBAND:
        disband(state, move.what, told)
    else:
        assemble(state, move.what, told)


def idle_merchant(state: MerchantsState) -> i64:
    """A merchant of the active player that is not on the board, or NONE."""
    for number in range(state.active * PIECES_EACH, (state.active + 1) * PIECES_EACH):
        if state.merchants[number] == NONE:
            return number
    return NONE


def idle_caravan(state: MerchantsState) -> i64:
    for number in range(state.active * PIECES_EACH, (state.active + 1) * PIECES_EACH):
        if state.caravans[number] == NONE:
            return number
    return NONE


# Merchants.


def bars_recruit(state: MerchantsState, city: City) -> Clause | None:
    """What forbids the active player to place a new merchant there."""
    if state.step == ACT:
        # rule merchant.cost
        if not can_pay(state, state.active, MERCHANT_COST):
            return MERCHANT_COST_CLAUSE
        # rule merchant.replace
        if idle_merchant(state) == NONE:
            return MERCHANT_REPLACE
    return bars_recruit_at(state, city)


def bars_recruit_at(state: MerchantsState, city: City) -> Clause | None:
    # rule merchant.place
    if state.posts[city] != state.active:
        return MERCHANT_PLACE
    # rule merchant.room
    return MERCHANT_ROOM if has_merchant(state, CITY_PLACE[city]) else None


def legal_merchants(state: MerchantsState, found: list[Move]) -> None:
    if state.step == ACT and not can_pay(state, state.active, MERCHANT_COST):
        return
    if idle_merchant(state) == NONE:
        for number in range(state.active * PIECES_EACH, (state.active + 1) * PIECES_EACH):
            found.append(moves.dismiss(state.merchants[number]))
        return
    for city in board_of(state).cities:
        if state.posts[city] == state.active and bars_recruit_at(state, city) is None:
            found.append(moves.recruit(city))


def recruit(state: MerchantsState, city: City, told: Told) -> None:
    # rule merchant.at_post
    state.merchants[idle_merchant(state)] = CITY_PLACE[city]
    events.recruited(told, state.active, city)


def bars_dismissal(state: MerchantsState, place: Place) -> Clause | None:
    """What forbids the active player to remove the merchant there and place it anew."""
    # rule merchant.two
    if idle_merchant(state) != NONE:
        return MERCHANT_TWO
    # rule merchant.replace
    first = state.active * PIECES_EACH
    if place not in (state.merchants[first], state.merchants[first + 1]):
        return MERCHANT_REPLACE
    # rule merchant.cost
    return None if can_pay(state, state.active, MERCHANT_COST) else MERCHANT_COST_CLAUSE


def dismiss(state: MerchantsState, place: Place, told: Told) -> None:
    for number in range(state.active * PIECES_EACH, (state.active + 1) * PIECES_EACH):
        if state.merchants[number] == place:
            state.merchants[number] = NONE
    events.dismissed(told, state.active, place)


# Caravans.


def bars_assembly(state: MerchantsState, path: Path) -> Clause | None:
    """What forbids the active player to place a new caravan there."""
    if state.step == ACT:
        # rule caravan.cost
        if not can_pay(state, state.active, CARAVAN_COST):
            return CARAVAN_COST_CLAUSE
        # rule caravan.replace
        if idle_caravan(state) == NONE:
            return CARAVAN_REPLACE
    return bars_assembly_at(state, path)


def bars_assembly_at(state: MerchantsState, path: Path) -> Clause | None:
    # rule caravan.place
    if state.routes[path] != state.active or not touches_post(state, state.active, path):
        return CARAVAN_PLACE
    # rule caravan.room
    return CARAVAN_ROOM if caravans_on(state, path) >= ROOM else None


def legal_caravans(state: MerchantsState, found: list[Move]) -> None:
    if state.step == ACT and not can_pay(state, state.active, CARAVAN_COST):
        return
    if idle_caravan(state) != NONE:
        for path in places_for_caravan(state):
            found.append(moves.assemble(path))
        return
    first = state.active * PIECES_EACH
    here = [state.caravans[first]]
    if state.caravans[first + 1] != state.caravans[first]:
        here.append(state.caravans[first + 1])
    for path in here:
        if bars_disbanding(state, path) is None:
            found.append(moves.disband(path))


def places_for_caravan(state: MerchantsState) -> list[i64]:
    """The own trade routes beside which a new caravan could stand."""
    found: list[i64] = []
    for number in range(state.active * ROUTES_EACH, (state.active + 1) * ROUTES_EACH):
        path = state.opened[number]
        if path == NONE:
            break
        if bars_assembly_at(state, path) is None:
            found.append(path)
    return found


def assemble(state: MerchantsState, path: Path, told: Told) -> None:
    number = idle_caravan(state)
    state.caravans[number] = path
    # rule fee.each
    slot = number % PIECES_EACH
    for color in range(COLORS):
        state.fees[slot * COLORS + color] = 0
    events.assembled(told, state.active, path)


def bars_disbanding(state: MerchantsState, path: Path) -> Clause | None:
    """What forbids the active player to remove the caravan there and place it anew."""
    # rule caravan.two
    if idle_caravan(state) != NONE:
        return CARAVAN_TWO
    # rule caravan.replace
    number = caravan_on(state, path)
    if number == NONE:
        return CARAVAN_REPLACE
    # rule caravan.cost
    if not can_pay(state, state.active, CARAVAN_COST):
        return CARAVAN_COST_CLAUSE
    # rule caravan.place
    return None if could_be_placed(state, number) else CARAVAN_PLACE


def caravan_on(state: MerchantsState, path: Path) -> i64:
    """A caravan of the active player beside that trade route, or NONE; of two the one that has
    paid for fewer rights of way."""
    # rule caravan.alike
    found = NONE
    for number in range(state.active * PIECES_EACH, (state.active + 1) * PIECES_EACH):
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
    found = len(places_for_caravan(state)) > 0
    state.caravans[number] = path
    return found


def disband(state: MerchantsState, path: Path, told: Told) -> None:
    state.caravans[caravan_on(state, path)] = NONE
    events.disbanded(told, state.active, path)
