"""The wall: build segments and gates, and gain influence for what they protect."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import turns
from fondaco.games.merv.buying import Purchase, take_in_hand
from fondaco.games.merv.clauses import WALL_COST, WALL_SUPPLY
from fondaco.games.merv.components import WALL_COLOR, WALL_PRICE
from fondaco.games.merv.effects import place_wall, walls_left
from fondaco.games.merv.payment import can_pay_color
from fondaco.games.merv.sites import bars_wall_slot
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice
from fondaco.games.merv.terms import BUY_WALL, PAY, PLACE_WALL
from fondaco.games.merv.told import Told


class Build(Purchase):
    """Buy a piece of the wall."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_supply(state, move.what) or bars_price(state, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        self.begin(state, move.what)
        state.need[WALL_COLOR[move.what]] = WALL_PRICE[move.what]
        turns.interrupt(state, PAY)

    def hand_over(self, state: MervState, told: Told) -> None:
        turns.go_to(state, PLACE_WALL)


class BuildFreely(Choice):
    """Take any piece of the wall, for nothing."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        # rule library.wall
        # rule mosque.wall
        return bars_supply(state, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        take_in_hand(state, BUY_WALL, move.what)
        turns.go_to(state, PLACE_WALL)


def bars_supply(state: MervState, wall: i64) -> Clause | None:
    # rule wall.supply
    return WALL_SUPPLY if walls_left(state, wall) == 0 else None


def bars_price(state: MervState, wall: i64) -> Clause | None:
    # rule wall.cost
    color, price = WALL_COLOR[wall], WALL_PRICE[wall]
    payable = can_pay_color(state, state.active, BUY_WALL, color, price)
    return None if payable else WALL_COST


class SetWall(Choice):
    """Choose the slot for the piece at hand."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_wall_slot(state, state.thing, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        place_wall(state, state.active, state.thing, move.what, told)
        state.units += 1
        turns.next_due(state)
