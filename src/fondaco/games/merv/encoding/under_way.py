"""The clock, what is asked of whom, and what a turn or a decision under way has brought so far."""

from mypy_extensions import i64

from fondaco.core.bags import NONE, count
from fondaco.core.encoding import Lit
from fondaco.games.merv.city import holds_market
from fondaco.games.merv.components import (
    CONTRACT_FAVOUR,
    CONTRACT_POINTS,
    SITE_ACTION,
    WALL_IS_GATE,
)
from fondaco.games.merv.encoding import table_features as table
from fondaco.games.merv.encoding.clock import (
    is_between_rounds,
)
from fondaco.games.merv.encoding.features import DOZEN, FEW, SOME
from fondaco.games.merv.encoding.outlook import card_points
from fondaco.games.merv.mosque_track import SPACE_BOON
from fondaco.games.merv.places import hall_points
from fondaco.games.merv.state import MervState, is_seat
from fondaco.games.merv.terms import (
    ACT,
    AUDIENCE,
    BUY_CARD,
    BUY_CONTRACT,
    BUY_COURTIER,
    BUY_GOOD,
    BUY_IDS,
    BUY_WALL,
    COMMIT,
    HALLS,
    INNER,
    MOST_MASTERS,
    NEEDS,
    OVER,
    PAY,
    PLACE_WALL,
    ROUNDS,
    STEP_IDS,
    Seat,
)


def light_clock(state: MervState, lit: Lit) -> None:
    lit.flag(table.SEATS, state.seats - 1)
    lit.level(table.ROUNDS_PLAYED, 0, DOZEN, state.year * ROUNDS + state.round)


def light_asked(state: MervState, seat: Seat, lit: Lit) -> None:
    """Whose turn it is, who decides, and what."""
    if state.step == OVER:
        return
    lit.flag(table.ACTIVE, after(state, seat, state.active))
    lit.flag(table.STEP, row_of(state, seat, state.step, len(STEP_IDS)))


def after(state: MervState, seat: Seat, owner: i64) -> i64:
    """How far behind the seat the owner sits; the last row is for those whom the rules play."""
    if not is_seat(state, owner):
        return MOST_MASTERS
    return owner - seat if owner >= seat else owner - seat + state.seats


def row_of(state: MervState, seat: Seat, thing: i64, rows: i64) -> i64:
    """The row of a thing that concerns the one who is asked: the seat, or another."""
    return thing if state.asked == seat else rows + thing


# A turn under way.


def light_under_way(state: MervState, seat: Seat, could: i64, lit: Lit) -> None:
    """What is owed to whom; of the seat, also the action and the camel market."""
    light_owed(state, seat, lit)
    if state.step in (PAY, COMMIT, PLACE_WALL):
        light_purchase(state, seat, lit)
    if state.active == seat and state.step == AUDIENCE:
        for hall in range(HALLS):
            lit.level(table.HEARD, hall, FEW, state.need[hall])
    elif state.active == seat and not is_between_rounds(state):
        light_turn(state, seat, could, lit)


def light_turn(state: MervState, seat: Seat, could: i64, lit: Lit) -> None:
    if state.exchanged:
        lit.flag(table.USED, 0)
    if state.discounted:
        lit.flag(table.USED, 1)
    if state.site != NONE:
        light_action(state, could, lit)
    if state.line != NONE and holds_market(state.line):
        light_market(state, seat, lit)


def light_action(state: MervState, could: i64, lit: Lit) -> None:
    action = SITE_ACTION[state.sites[state.site]]
    if state.step == ACT:
        lit.level(table.AT_HAND, action, SOME, ((could >> (4 * action)) & 15) + 1)
    else:
        lit.level(table.PERFORMED, action, SOME, state.units)


def light_market(state: MervState, seat: Seat, lit: Lit) -> None:
    if state.traded:
        lit.flag(table.MARKET_OPEN, 2)
    else:
        lit.flag(table.MARKET_OPEN, 1 if state.camels[seat] > 0 else 0)


def light_owed(state: MervState, seat: Seat, lit: Lit) -> None:
    """Each kind of step that waits, with how many there are of it."""
    due = state.due
    for at in range(len(due)):
        waiting = count(due, due[at], at, len(due))
        if count(due, due[at], 0, at) == 0:
            lit.level(table.OWED, row_of(state, seat, due[at], len(STEP_IDS)), FEW, waiting)


# A decision under way.


def light_purchase(state: MervState, seat: Seat, lit: Lit) -> None:
    buying = BUY_WALL if state.step == PLACE_WALL else state.buying
    lit.flag(table.BUYING, row_of(state, seat, buying, len(BUY_IDS)))
    if state.asked == seat:
        light_in_hand(state, seat, buying, state.thing, lit)
        for need in range(NEEDS):
            lit.level(table.NEED, need, FEW, state.need[need])


def light_in_hand(state: MervState, seat: Seat, buying: i64, thing: i64, lit: Lit) -> None:
    """What it is that is being paid."""
    if buying == BUY_CONTRACT:
        row = CONTRACT_FAVOUR[thing]
        lit.level(table.IN_HAND_CONTRACT, row, DOZEN, CONTRACT_POINTS[thing])
    elif buying == BUY_CARD:
        spice = state.display[thing]
        lit.level(table.IN_HAND_SPICE, spice, FEW, card_points(state.spices, seat, spice) + 1)
    elif buying == BUY_COURTIER:
        lit.level(table.IN_HAND_HALL, thing, DOZEN, hall_points(state, seat, thing) + 1)
    elif buying == BUY_GOOD:
        lit.flag(table.IN_HAND_CITY, 0 if thing < INNER else 1)
    elif buying == BUY_WALL:
        lit.flag(table.IN_HAND_WALL, WALL_IS_GATE[thing])
    else:
        lit.flag(table.IN_HAND_BOON, SPACE_BOON[thing])
