"""The robber: half of large hands is lost, the robber moves, a card is stolen."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, moves
from fondaco.games.merchants.clauses import (
    SEVEN_EMPTY,
    SEVEN_HOLD,
    SEVEN_ORDER,
    SEVEN_OTHER,
    SEVEN_STEAL,
)
from fondaco.games.merchants.components import HAND_LIMIT
from fondaco.games.merchants.effects import pay, take_unseen
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.moves import DISCARD_CARD, MOVE_ROBBER_TO, MerchantsMove
from fondaco.games.merchants.state import (
    MerchantsState,
    board_of,
    hand_size,
    held,
    number_on,
)
from fondaco.games.merchants.terms import DISCARD, RESOURCES, ROBBER, Hex, Resource, Seat


def bars(state: MerchantsState, move: MerchantsMove) -> Clause | None:
    if move.kind == DISCARD_CARD:
        return bars_discard(state, move.what)
    if move.kind == MOVE_ROBBER_TO:
        return bars_robber(state, move.what)
    return bars_steal(state, move.what)


def legal(state: MerchantsState, found: list[Move]) -> None:
    if state.step == DISCARD:
        legal_discards(state, found)
    elif state.step == ROBBER:
        legal_robber(state, found)
    else:
        legal_victims(state, found)


def apply(state: MerchantsState, move: MerchantsMove, chance: Chance, told: Told) -> None:
    if move.kind == DISCARD_CARD:
        apply_discard(state, move.what, told)
    elif move.kind == MOVE_ROBBER_TO:
        state.robber = move.what
        events.robber_moved(told, state.active, move.what)
    else:
        steal(state, move.what, chance, told)


def owed_by(state: MerchantsState, seat: Seat) -> i64:
    """How many cards the seat must return on a 7."""
    # rule seven.discard
    size = hand_size(state, seat)
    return size // 2 if size > HAND_LIMIT else 0


def bars_discard(state: MerchantsState, resource: Resource) -> Clause | None:
    """What forbids the asked seat to return a card of that kind next."""
    # rule seven.order
    if resource < state.last:
        return SEVEN_ORDER
    # rule seven.hold
    left: i64 = 0
    for kind in range(resource, RESOURCES):
        left += held(state, state.asked, kind)
    if held(state, state.asked, resource) == 0 or left < state.owed:
        return SEVEN_HOLD
    return None


def legal_discards(state: MerchantsState, found: list[Move]) -> None:
    for resource in range(RESOURCES):
        if bars_discard(state, resource) is None:
            found.append(moves.discard(resource))


def apply_discard(state: MerchantsState, resource: Resource, told: Told) -> None:
    pay(state, state.asked, resource, 1)
    state.owed -= 1
    state.last = resource
    events.discarded(told, state.asked, resource)


def bars_robber(state: MerchantsState, hex: Hex) -> Clause | None:
    """What forbids to move the robber there."""
    # rule seven.other
    if hex == state.robber or number_on(state, hex) == 0:
        return SEVEN_OTHER
    return None


def legal_robber(state: MerchantsState, found: list[Move]) -> None:
    for hex in board_of(state).hexes:
        if bars_robber(state, hex) is None:
            found.append(moves.robber(hex))


def bars_steal(state: MerchantsState, victim: Seat) -> Clause | None:
    """What forbids the active player to rob that color."""
    # rule seven.steal
    if victim == state.active or victim >= state.seats or not is_beside(state, victim):
        return SEVEN_STEAL
    # rule seven.empty
    return SEVEN_EMPTY if hand_size(state, victim) == 0 else None


def legal_victims(state: MerchantsState, found: list[Move]) -> None:
    for seat in range(state.seats):
        if bars_steal(state, seat) is None:
            found.append(moves.steal(seat))


def is_beside(state: MerchantsState, seat: Seat) -> bool:
    """Whether the seat has a trading post beside the robber."""
    return any(state.posts[city] == seat for city in board_of(state).cities_of[state.robber])


def victims(state: MerchantsState) -> i64:
    found: i64 = 0
    for seat in range(state.seats):
        if bars_steal(state, seat) is None:
            found += 1
    return found


def steal_without_choice(state: MerchantsState, chance: Chance, told: Told) -> None:
    """Rob the only one who can be robbed, if there is one."""
    # rule seven.none
    for seat in range(state.seats):
        if bars_steal(state, seat) is None:
            steal(state, seat, chance, told)
            return


def steal(state: MerchantsState, victim: Seat, chance: Chance, told: Told) -> None:
    # rule seven.blind
    size = hand_size(state, victim)
    if size == 1:
        chance.reveal()
    resource = card_at(state, victim, chance.pick(size))
    take_unseen(state, state.active, victim, resource)
    events.stole(told, state.active, victim, resource)


def card_at(state: MerchantsState, seat: Seat, number: i64) -> Resource:
    """The resource of the card with that number in a hand."""
    for resource in range(RESOURCES):
        if number < held(state, seat, resource):
            return resource
        number -= held(state, seat, resource)
    return NONE
