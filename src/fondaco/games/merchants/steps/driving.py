"""Caravans on their way, the right of way, and what they deliver."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events
from fondaco.games.merchants.clauses import (
    CARAVAN_OWED,
    CARAVAN_ROUTE,
    CARAVAN_SALT,
    FEE_CANNOT,
    PLAY_BEFORE,
)
from fondaco.games.merchants.components import STEPS_A_SALT
from fondaco.games.merchants.effects import let_lapse, pay, pay_fee, show
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import held
from fondaco.games.merchants.journey import (
    bars_ending,
    driving,
    from_both,
    index_of,
    must_go_on,
    path_of_mover,
)
from fondaco.games.merchants.moves import DRIVES_FROM
from fondaco.games.merchants.rest import Drive, fee_for, has_room
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Choice
from fondaco.games.merchants.terms import (
    ANY_CARAVAN,
    COLORS,
    FIRST_CARAVAN,
    PIECES_EACH,
    SALT,
    Path,
)

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
    slot = caravan_at(state, path, to) if state.routes[to] != NONE else NONE
    if slot == NONE:
        return CARAVAN_ROUTE
    barred = bars_ending(state) if FIRST_CARAVAN + slot != state.mover else None
    if barred is not None:
        return barred
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
    if has_room(state, index_of(state, slot), to):
        return True
    salt = held(state, state.active, SALT) if state.rolled else 0
    # rule caravan.more
    steps = state.steps - 1
    if has_to_pay(state, slot):
        steps = STEPS_A_SALT - 1
        salt -= 1
    found = Drive(state, state.active, slot)
    return found.goes_on(to, steps, salt, state.gold[state.active], 0)


class DriveOn(Choice):
    """A step of a caravan, from a trade route to one that meets it."""

    def candidates(self, state: MerchantsState) -> list[Move]:
        return from_both(state, state.caravans, DRIVES_FROM)

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_drive(state, move.what, move.other)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        drive(state, move.what, move.other, told)


def drive(state: MerchantsState, path: Path, to: Path, told: Told) -> None:
    slot = caravan_at(state, path, to)
    paid = has_to_pay(state, slot)
    if paid:
        let_lapse(state, told)
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
