"""The palace: place courtiers in its halls, each dearer than the one before."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import turns
from fondaco.games.merv.buying import Purchase
from fondaco.games.merv.clauses import PALACE_COST
from fondaco.games.merv.components import HALL_COLOR
from fondaco.games.merv.holdings import courtiers_of
from fondaco.games.merv.payment import can_pay_color
from fondaco.games.merv.places import bars_room, place_courtier
from fondaco.games.merv.sites import bars_servant
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice
from fondaco.games.merv.terms import BUY_COURTIER, PAY
from fondaco.games.merv.told import Told


class Hire(Purchase):
    """Place a courtier in a hall, for cubes of its color."""

    def bars_all(self, state: MervState) -> Clause | None:
        return bars_servant(state, state.active)

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_room(state, move.what) or bars_price(state, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        self.begin(state, move.what)
        state.need[HALL_COLOR[move.what]] = price(state)
        turns.interrupt(state, PAY)

    def hand_over(self, state: MervState, told: Told) -> None:
        place(state, state.thing, told)
        turns.next_due(state)


class PlaceFreely(Choice):
    """Place a courtier in a hall, for nothing."""

    def bars_all(self, state: MervState) -> Clause | None:
        return bars_servant(state, state.active)

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        # rule mosque.courtier
        return bars_room(state, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        place(state, move.what, told)
        turns.next_due(state)


def bars_price(state: MervState, hall: i64) -> Clause | None:
    # rule palace.cost
    payable = can_pay_color(state, state.active, BUY_COURTIER, HALL_COLOR[hall], price(state))
    return None if payable else PALACE_COST


def price(state: MervState) -> i64:
    """What the next courtier of the active player costs."""
    # rule palace.cost
    return courtiers_of(state, state.active) + 1


def place(state: MervState, hall: i64, told: Told) -> None:
    place_courtier(state, state.active, hall, told)
    state.units += 1
