"""The caravansary: buy caravan cards with cubes of one color, and reach further with camels."""

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, moves
from fondaco.games.merv.clauses import (
    ACTION_STOP,
    CARAVANSARY_DISPLAY,
    CARAVANSARY_PLACE,
    CARAVANSARY_REACH,
    CARAVANSARY_TYPES,
    CARAVANSARY_USE,
    PAY_WHOLE,
)
from fondaco.games.merv.components import PAIR_BOON
from fondaco.games.merv.effects import owe
from fondaco.games.merv.events import Told
from fondaco.games.merv.moves import PLACE_CAMEL, TAKE_CARD, MervMove
from fondaco.games.merv.payment import can_pay_card
from fondaco.games.merv.places import may_hold, take_card
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    ANY_CARD,
    CARDS,
    CUBE_BOON,
    DEPLOY,
    FAVOUR_BOON,
    GAIN_CUBE,
    GAIN_FAVOUR,
    IN_CARAVANSARY,
    PLACE_WHITE,
    SOLDIER_BOON,
    SPICES,
)


def bars(state: MervState, move: MervMove) -> Clause | None:
    if move.kind == TAKE_CARD:
        return bars_card(state, move.what, move.other)
    if move.kind == PLACE_CAMEL:
        return bars_camel(state)
    return bars_leaving(state)


def bars_card(state: MervState, spice: i64, at: i64) -> Clause | None:
    """What forbids to take that spice from that place of the queue."""
    # rule caravansary.display
    if at >= len(state.display) or state.display[at] != spice:
        return CARAVANSARY_DISPLAY
    # rule caravansary.reach
    # rule market.reach
    # rule library.card
    if at > state.camels[IN_CARAVANSARY] and state.step != ANY_CARD:
        return CARAVANSARY_REACH
    # rule caravansary.types
    if not may_hold(state, state.active, spice):
        return CARAVANSARY_TYPES
    return PAY_WHOLE if state.step == CARDS and not can_pay_card(state, state.active) else None


def bars_camel(state: MervState) -> Clause | None:
    """What forbids to place a camel on the first card without one."""
    # rule caravansary.place
    if state.camels[state.active] == 0 or state.step == ANY_CARD:
        return CARAVANSARY_PLACE
    # rule caravansary.use
    beyond = state.camels[IN_CARAVANSARY] + 1 < len(state.display)
    return None if beyond and can_take(state) else CARAVANSARY_USE


def can_take(state: MervState) -> bool:
    """Whether the seat can take a card now, or with the camels that it has."""
    if state.step == CARDS and not can_pay_card(state, state.active):
        return False
    return allowed_within(state, reach_with_camels(state))


def can_begin(state: MervState) -> bool:
    """Whether the action can be performed at least once."""
    return can_pay_card(state, state.active) and allowed_within(state, reach_with_camels(state))


def reach_with_camels(state: MervState) -> i64:
    """The last place of the queue that the seat could reach."""
    if state.step == ANY_CARD:
        return len(state.display)
    return state.camels[IN_CARAVANSARY] + state.camels[state.active]


def allowed_within(state: MervState, last: i64) -> bool:
    """Whether a card up to that place has a spice that the seat may take."""
    for at in range(len(state.display)):
        if at <= last and may_hold(state, state.active, state.display[at]):
            return True
    return False


def legal(state: MervState, found: list[Move]) -> None:
    for at in range(len(state.display)):
        if bars_card(state, state.display[at], at) is None:
            found.append(moves.take_card(state.display[at], at))
    if bars_camel(state) is None:
        found.append(moves.MOVE_PLACE_CAMEL)


def bars_leaving(state: MervState) -> Clause | None:
    """What forbids to do without a free card: that one lies within reach."""
    # rule market.reach
    if state.step == ANY_CARD or allowed_within(state, state.camels[IN_CARAVANSARY]):
        return ACTION_STOP
    return None


def legal_free(state: MervState, found: list[Move]) -> None:
    if not can_take(state):
        return
    legal(state, found)
    if bars_leaving(state) is None:
        found.append(moves.MOVE_STOP)


def place_camel(state: MervState, told: Told) -> None:
    # rule caravansary.place
    state.camels[state.active] -= 1
    state.camels[IN_CARAVANSARY] += 1
    events.camel_placed(told, state, state.active, "caravansary")


def take(state: MervState, at: i64, told: Told) -> None:
    """Take a card; a pair that it completes is rewarded when the queue is restocked."""
    spice = take_card(state, state.active, at, told)
    state.units += 1
    # rule caravansary.pairs
    # rule caravansary.pair_order
    if state.spices[state.active * SPICES + spice] % 2 == 0:
        owe(state, pair_step(PAIR_BOON[spice]))


def pair_step(boon: i64) -> i64:
    """The step in which a pair is rewarded."""
    # rule caravansary.cinnamon
    if boon == CUBE_BOON:
        return GAIN_CUBE
    # rule caravansary.juniper
    if boon == FAVOUR_BOON:
        return GAIN_FAVOUR
    # rule caravansary.ginger
    # rule caravansary.pepper
    return DEPLOY if boon == SOLDIER_BOON else PLACE_WHITE
