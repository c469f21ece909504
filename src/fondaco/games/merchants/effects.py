"""What several steps do to the table: each once."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, changed
from fondaco.games.merchants import events
from fondaco.games.merchants.components import CITY_PLACE, COST, FEE, ROUTES_EACH
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import board_of, routes_left
from fondaco.games.merchants.network import first_connected
from fondaco.games.merchants.state import MerchantsState, secret_hands, trail_of
from fondaco.games.merchants.terms import (
    GOLD,
    MOVER_PIECES,
    PIECES,
    RESOURCES,
    Path,
    Resource,
    Seat,
)


def gain(state: MerchantsState, seat: Seat, resource: Resource, count: i64) -> None:
    """Cards from the supply, or from another hand, that everybody sees."""
    state.hands[seat * RESOURCES + resource] += count


def pay(state: MerchantsState, seat: Seat, resource: Resource, count: i64) -> None:
    """Cards that everybody sees leave a hand."""
    # rule hand.hidden
    state.hands[seat * RESOURCES + resource] -= count
    show(state, seat, resource, 0)


def show(state: MerchantsState, seat: Seat, resource: Resource, least: i64) -> None:
    """Everybody sees that a hand holds at least so many; after a loss, at least none."""
    # rule hand.known
    secret_hands(state).show(seat, resource, least)
    trail_of(state).show(seat, resource, least)


def hand_over(state: MerchantsState, source: Seat, target: Seat, piece: i64, count: i64) -> None:
    """Pieces of a kind that everybody sees, from one seat to another."""
    if piece == GOLD:
        state.gold[source] -= count
        state.gold[target] += count
    elif count > 0:
        pay(state, source, piece, count)
        gain(state, target, piece, count)


def take_unseen(state: MerchantsState, seat: Seat, victim: Seat, resource: Resource) -> None:
    """A card goes from hand to hand, and only those two see it."""
    # rule hand.known
    trail = trail_of(state)
    if trail.is_lost() and secret_hands(state).is_known(state.seats):
        trail.begin_anew()
    if not trail.is_lost():
        trail.add(victim, seat, resource)
    state.thefts = trail.log
    state.lows = trail.lows
    secret_hands(state).hand_over(victim, seat, resource, victim)
    trail_of(state).show(victim, resource, 0)


def can_pay(state: MerchantsState, seat: Seat, what: i64) -> bool:
    hands = state.hands
    for resource in range(RESOURCES):
        if hands[seat * RESOURCES + resource] < COST[what * RESOURCES + resource]:
            return False
    return True


def pay_cost(state: MerchantsState, seat: Seat, what: i64) -> None:
    # rule build.pay
    for resource in range(RESOURCES):
        count = COST[what * RESOURCES + resource]
        if count > 0:
            pay(state, seat, resource, count)


def gain_gold(state: MerchantsState, seat: Seat, count: i64, why: str, told: Told) -> None:
    # rule setup.coins
    if count > 0:
        state.gold[seat] += count
        events.gained_gold(told, seat, count, why)


def pay_fee(state: MerchantsState, seat: Seat, owner: Seat, told: Told) -> None:
    state.gold[seat] -= FEE
    state.gold[owner] += FEE
    events.fee_paid(told, seat, owner, FEE)


def place_route(state: MerchantsState, seat: Seat, path: Path) -> None:
    at = (seat + 1) * ROUTES_EACH - routes_left(state, seat)
    state.routes = changed(state.routes, path, seat)
    state.opened = changed(state.opened, at, path)


def open_route(state: MerchantsState, seat: Seat, path: Path, paid: bool, told: Told) -> None:
    """A trade route is opened in the seat's turn; what it connects and allows is looked at next."""
    city = first_connected(state, path)
    place_route(state, seat, path)
    events.opened(told, seat, path, paid)
    if city != NONE:
        state.source = city
        state.joining = CITY_PLACE[city]
        events.connected(told, seat, city)
    # rule route.arrow
    # rule route.arrow_again
    state.arrow = path if board_of(state).arrow[path] == 1 else NONE


def let_lapse(state: MerchantsState, told: Told) -> None:
    """Something else is done than to go on with the move under way, which ends it."""
    # rule move.ends
    if state.steps > 0:
        events.steps_lost(told, state.active, MOVER_PIECES[state.mover], state.steps)
    end_move(state)


def end_move(state: MerchantsState) -> None:
    """Steps that were not used are lost."""
    # rule move.split
    # rule caravan.split
    state.mover = NONE
    state.steps = 0


def clear_offers(state: MerchantsState) -> None:
    for at in range(state.seats * 2 * PIECES):
        state.offered[at] = 0
    for seat in range(state.seats):
        state.answers[seat] = 0


# What is offered.


def gives(state: MerchantsState, seat: Seat) -> vec[i64]:
    """What the seat would give, by kind of piece."""
    return state.offered[seat * 2 * PIECES : (seat * 2 + 1) * PIECES]


def asks(state: MerchantsState, seat: Seat) -> vec[i64]:
    """What the seat asks for, by kind of piece."""
    return state.offered[(seat * 2 + 1) * PIECES : (seat * 2 + 2) * PIECES]


def show_all(state: MerchantsState, seat: Seat, counts: vec[i64]) -> None:
    """Everybody sees that the seat holds so many."""
    for resource in range(RESOURCES):
        if counts[resource] > 0:
            show(state, seat, resource, counts[resource])
