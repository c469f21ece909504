"""Merchants on their way, and the trading posts they found."""

from mypy_extensions import i64

from fondaco.core.bags import NONE, changed
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, turns
from fondaco.games.merchants.clauses import (
    MOVE_END,
    MOVE_GRAIN,
    MOVE_NO_POST,
    MOVE_OWED,
    MOVE_PATH,
    MOVE_STOP,
    PLAY_BEFORE,
)
from fondaco.games.merchants.components import (
    STEPS_A_GRAIN,
    other_end,
)
from fondaco.games.merchants.effects import end_move, gain_gold, let_lapse, pay, show
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import board_of, held
from fondaco.games.merchants.journey import (
    bars_ending,
    founds_post,
    from_both,
    index_of,
    must_go_on,
    place_of_mover,
    walking,
)
from fondaco.games.merchants.moves import WALKS_FROM
from fondaco.games.merchants.network import post_at
from fondaco.games.merchants.rest import steps_to_rest
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Choice
from fondaco.games.merchants.terms import (
    ANY_MERCHANT,
    GRAIN,
    NUMBER,
    PIECES_EACH,
    City,
    Path,
    Place,
)

# Step by step.


def merchant_at(state: MerchantsState, place: Place) -> i64:
    """The merchant of the active player there, 0 or 1; the one under way before the other."""
    if walking(state) and place_of_mover(state) == place:
        return state.mover
    for slot in range(PIECES_EACH):
        if state.merchants[index_of(state, slot)] == place:
            return slot
    return NONE


def bars_walk(state: MerchantsState, start: Place, path: Path) -> Clause | None:
    """What forbids the active player to move a merchant from there along that path."""
    slot = merchant_at(state, start)
    # rule move.path
    # rule components.sea
    if slot == NONE or board_of(state).on_board[path] == 0:
        return MOVE_PATH
    barred = bars_ending(state) if slot != state.mover else None
    if barred is not None:
        return barred
    paid = has_to_pay(state, slot)
    # rule play.before
    if paid and not state.rolled:
        return PLAY_BEFORE
    # rule move.grain
    if paid and held(state, state.active, GRAIN) == 0:
        return MOVE_GRAIN
    # rule move.owed
    # rule move.pass
    # rule move.pass_own
    most = reach_after(state, slot)
    to = other_end(path, start)
    return None if steps_to_rest(state, state.active, slot, to, most) <= most else MOVE_OWED


def has_to_pay(state: MerchantsState, slot: i64) -> bool:
    """Whether the next step of that merchant costs a grain."""
    # rule move.split
    # rule play.swift_merchant
    return state.steps == 0 or state.mover not in (slot, ANY_MERCHANT)


def reach_after(state: MerchantsState, slot: i64) -> i64:
    """How many steps the merchant could still go after the next one."""
    grain = held(state, state.active, GRAIN) if state.rolled else 0
    # rule move.more
    if has_to_pay(state, slot):
        return grain * STEPS_A_GRAIN - 1
    return state.steps + grain * STEPS_A_GRAIN - 1


class Walk(Choice):
    """A step of a merchant."""

    def candidates(self, state: MerchantsState) -> list[Move]:
        return from_both(state, state.merchants, WALKS_FROM)

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_walk(state, move.what, move.other)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        walk(state, move.what, other_end(move.other, move.what), told)


def walk(state: MerchantsState, start: Place, to: Place, told: Told) -> None:
    slot = merchant_at(state, start)
    paid = has_to_pay(state, slot)
    if paid:
        let_lapse(state, told)
        pay(state, state.active, GRAIN, 1)
        state.steps = STEPS_A_GRAIN
    state.mover = slot
    state.steps -= 1
    state.merchants[index_of(state, slot)] = to
    events.walked(told, state.active, start, to, paid)
    if must_go_on(state):
        show_grain(state)


def show_grain(state: MerchantsState) -> None:
    """Everybody knows what somebody must hold who has to go on."""
    away = steps_to_rest(state, state.active, state.mover, place_of_mover(state), 99)
    short = away - state.steps
    if short > 0:
        needed = (short + STEPS_A_GRAIN - 1) // STEPS_A_GRAIN
        show(state, state.active, GRAIN, needed)


# The end of the move.


def bars_stop(state: MerchantsState) -> Clause | None:
    """What forbids the merchant under way to end its move here."""
    # rule move.stop
    if not walking(state):
        return MOVE_STOP
    if not must_go_on(state):
        return None
    # rule move.no_post
    # rule move.end
    place = place_of_mover(state)
    empty = post_at(state, place) == NONE and board_of(state).city_at[place] != NONE
    return MOVE_NO_POST if empty and state.storage[state.active] == 0 else MOVE_END


class Stop(Choice):
    """A merchant ends its move where it is."""

    def bars_all(self, state: MerchantsState) -> Clause | None:
        return bars_stop(state)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        # rule post.found
        if founds_post(state):
            found_post(state, board_of(state).city_at[place_of_mover(state)], told)
        end_move(state)
        turns.go_to(state, NUMBER)


def found_post(state: MerchantsState, city: City, told: Told) -> None:
    # rule post.free
    seat = state.active
    state.merchants[index_of(state, state.mover)] = NONE
    state.posts = changed(state.posts, city, seat)
    state.storage = changed(state.storage, seat, state.storage[seat] - 1)
    # rule post.commodity
    state.freed = changed(state.freed, seat, state.freed[seat] + 1)
    events.founded(told, seat, city)
    # rule post.coast
    gain_gold(state, seat, board_of(state).gold[city], "coast", told)
    # rule post.token
    state.founded = city
