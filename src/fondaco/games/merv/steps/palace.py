"""The palace: place courtiers in its halls, each dearer than the one before."""

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import moves
from fondaco.games.merv.clauses import PALACE_COST, PALACE_SPACE, SOLDIER_SERVANTS
from fondaco.games.merv.components import HALL_COLOR
from fondaco.games.merv.effects import servants_left
from fondaco.games.merv.events import Told
from fondaco.games.merv.payment import can_pay_color
from fondaco.games.merv.places import has_room, place_courtier
from fondaco.games.merv.state import MervState, courtiers_of
from fondaco.games.merv.terms import BUY_COURTIER, FREE_COURTIER, HALLS


def price(state: MervState) -> i64:
    """What the next courtier of the active player costs."""
    # rule palace.cost
    return courtiers_of(state, state.active) + 1


def bars_courtier(state: MervState, hall: i64) -> Clause | None:
    """What forbids to place a courtier in that hall."""
    # rule soldier.servants
    if servants_left(state, state.active) == 0:
        return SOLDIER_SERVANTS
    # rule palace.space
    if not has_room(state, hall):
        return PALACE_SPACE
    # rule palace.cost
    # rule mosque.courtier
    if state.step == FREE_COURTIER or can_pay(state, hall):
        return None
    return PALACE_COST


def can_pay(state: MervState, hall: i64) -> bool:
    return can_pay_color(state, state.active, BUY_COURTIER, HALL_COLOR[hall], price(state))


def legal(state: MervState, found: list[Move]) -> None:
    for hall in range(HALLS):
        if bars_courtier(state, hall) is None:
            found.append(moves.place_courtier(hall))


def can_begin(state: MervState) -> bool:
    """Whether a courtier can be placed at all."""
    return any(bars_courtier(state, hall) is None for hall in range(HALLS))


def place(state: MervState, hall: i64, told: Told) -> None:
    place_courtier(state, state.active, hall, told)
    state.units += 1
