"""Caravans on their way, the right of way, and what they deliver."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, moves
from fondaco.games.merchants.clauses import (
    CARAVAN_OWED,
    CARAVAN_ROUTE,
    CARAVAN_SALT,
    DELIVER_AVAILABLE,
    DELIVER_BESIDE,
    DELIVER_NOT_OWN,
    DELIVER_ONE,
    FEE_CANNOT,
    PLAY_BEFORE,
)
from fondaco.games.merchants.components import CITY_PLACE, END, STEPS_A_SALT
from fondaco.games.merchants.effects import pay, pay_fee, show
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.journey import (
    bars_ending,
    driving,
    index_of,
    must_go_on,
    path_of_mover,
)
from fondaco.games.merchants.moves import DRIVE, MerchantsMove
from fondaco.games.merchants.network import Drive, fee_for, meet
from fondaco.games.merchants.state import MerchantsState, board_of, held
from fondaco.games.merchants.terms import (
    ANY_CARAVAN,
    COLORS,
    FIRST_CARAVAN,
    PIECES_EACH,
    SALT,
    City,
    Path,
    Place,
)


def bars(state: MerchantsState, move: MerchantsMove) -> Clause | None:
    if move.kind == DRIVE:
        return bars_drive(state, move.what, move.other)
    return bars_delivery(state, move.what)


def apply(state: MerchantsState, move: MerchantsMove, told: Told) -> None:
    if move.kind == DRIVE:
        drive(state, move.what, move.other, told)
    else:
        deliver(state, move.what, told)


# Step by step.


def caravan_at(state: MerchantsState, path: Path, to: Path) -> i64:
    """The caravan of the active player, 0 or 1, that goes from there; of two the one under way,
    unless it may end its move and the other does better."""
    found = NONE
    if driving(state) and path_of_mover(state) == path:
        found = state.mover - FIRST_CARAVAN
        if must_go_on(state):
            return found
    for slot in range(PIECES_EACH):
        is_there = state.caravans[index_of(state, slot)] == path
        if is_there and (found == NONE or goes_rather(state, slot, found, to)):
            found = slot
    return found


def goes_rather(state: MerchantsState, slot: i64, other: i64, to: Path) -> bool:
    """Whether of two caravans beside one trade route that one goes: who cannot enter stays; then
    who has no steps left; then who has to pay for the right of way."""
    # rule caravan.alike
    gold = state.gold[state.active]
    fee = fee_for(state, state.active, slot, to)
    others_fee = fee_for(state, state.active, other, to)
    if (fee > gold) != (others_fee > gold):
        return others_fee > gold
    if has_to_pay(state, slot) and not has_to_pay(state, other):
        return False
    return fee < others_fee


def bars_drive(state: MerchantsState, path: Path, to: Path) -> Clause | None:
    """What forbids the active player to move a caravan from one trade route to the next."""
    # rule caravan.route
    if state.routes[to] == NONE or not meet(path, to):
        return CARAVAN_ROUTE
    slot = caravan_at(state, path, to)
    if slot == NONE:
        return CARAVAN_ROUTE
    if FIRST_CARAVAN + slot != state.mover and bars_ending(state) is not None:
        return bars_ending(state)
    paid = has_to_pay(state, slot)
    # rule play.before
    if paid and not state.rolled:
        return PLAY_BEFORE
    # rule caravan.salt
    if paid and held(state, state.active, SALT) == 0:
        return CARAVAN_SALT
    # rule fee.cannot
    if fee_for(state, state.active, slot, to) > state.gold[state.active]:
        return FEE_CANNOT
    # rule caravan.owed
    return None if can_end_beyond(state, slot, to) else CARAVAN_OWED


def has_to_pay(state: MerchantsState, slot: i64) -> bool:
    """Whether the next step of that caravan costs a salt."""
    # rule caravan.split
    # rule play.swift_caravan
    return state.steps == 0 or state.mover not in (FIRST_CARAVAN + slot, ANY_CARAVAN)


def can_end_beyond(state: MerchantsState, slot: i64, to: Path) -> bool:
    """Whether the caravan could end its move there, or go on to where it can."""
    salt = held(state, state.active, SALT) if state.rolled else 0
    # rule caravan.more
    steps = state.steps - 1
    if has_to_pay(state, slot):
        steps = STEPS_A_SALT - 1
        salt -= 1
    found = Drive(state, state.active, slot)
    return found.goes_on(to, steps, salt, state.gold[state.active], 0)


def legal_drives(state: MerchantsState, found: list[Move]) -> None:
    first = index_of(state, 0)
    same = state.caravans[first] == state.caravans[first + 1]
    for slot in range(PIECES_EACH):
        path = state.caravans[first + slot]
        if path == NONE or (same and slot == 1):
            continue
        for end in (END[2 * path], END[2 * path + 1]):
            for to in board_of(state).paths_at[end]:
                if to != path and bars_drive(state, path, to) is None:
                    found.append(moves.drive(path, to))


def drive(state: MerchantsState, path: Path, to: Path, told: Told) -> None:
    slot = caravan_at(state, path, to)
    paid = has_to_pay(state, slot)
    if paid:
        pay(state, state.active, SALT, 1)
        state.steps = STEPS_A_SALT
    enter(state, slot, to, told)
    state.mover = FIRST_CARAVAN + slot
    state.steps -= 1
    state.caravans[index_of(state, slot)] = to
    events.drove(told, state.active, path, to, paid)
    if must_go_on(state):
        show_salt(state)


def enter(state: MerchantsState, slot: i64, to: Path, told: Told) -> None:
    """Pay for the right of way, if it is due."""
    # rule fee.start
    owner = state.routes[to]
    if fee_for(state, state.active, slot, to) > 0:
        pay_fee(state, state.active, owner, told)
        state.fees[slot * COLORS + owner] = 1


def show_salt(state: MerchantsState) -> None:
    """Everybody knows what somebody must hold who has to go on."""
    slot = state.mover - FIRST_CARAVAN
    found = Drive(state, state.active, slot)
    needed: i64 = 0
    gold = state.gold[state.active]
    while not found.finds_rest(path_of_mover(state), state.steps, needed, gold):
        needed += 1
    show(state, state.active, SALT, needed)


# Delivery.


def bars_delivery(state: MerchantsState, city: City) -> Clause | None:
    """What forbids the active player to deliver a commodity token there."""
    # rule deliver.beside
    owner = state.posts[city]
    if owner == NONE or not is_beside(state, city):
        return DELIVER_BESIDE
    # rule deliver.not_own
    if owner == state.active:
        return DELIVER_NOT_OWN
    # rule deliver.one
    # rule deliver.neutral
    if state.commodities[city] != NONE:
        return DELIVER_ONE
    # rule deliver.available
    return DELIVER_AVAILABLE if state.freed[state.active] == 0 else None


def is_beside(state: MerchantsState, city: City) -> bool:
    """Whether a caravan of the active player stands at the city, or passes it."""
    # rule play.before
    if not state.rolled:
        return driving(state) and touches(path_of_mover(state), city)
    # rule deliver.later
    # rule deliver.rest
    for slot in range(PIECES_EACH):
        path = state.caravans[index_of(state, slot)]
        if path != NONE and touches(path, city):
            return True
    return False


def touches(path: Path, city: City) -> bool:
    return CITY_PLACE[city] in (END[2 * path], END[2 * path + 1])


def legal_deliveries(state: MerchantsState, found: list[Move]) -> None:
    if state.freed[state.active] == 0:
        return
    for slot in range(PIECES_EACH):
        path = state.caravans[index_of(state, slot)]
        if path != NONE:
            legal_delivery_at(state, END[2 * path], found)
            legal_delivery_at(state, END[2 * path + 1], found)


def legal_delivery_at(state: MerchantsState, place: Place, found: list[Move]) -> None:
    city = board_of(state).city_at[place]
    if city == NONE or bars_delivery(state, city) is not None:
        return
    if moves.deliver(city) not in found:
        found.append(moves.deliver(city))


def deliver(state: MerchantsState, city: City, told: Told) -> None:
    # rule deliver.free
    state.commodities[city] = state.active
    state.freed[state.active] -= 1
    events.delivered(told, state.active, city, state.posts[city])


def has_won(state: MerchantsState) -> bool:
    # rule win.all
    return state.freed[state.active] == 0 and state.storage[state.active] == 0
