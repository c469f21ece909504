"""The Supply tile: a cube becomes a good whenever its owner is asked where goods matter."""

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events
from fondaco.games.merkator.clauses import SUPPLY_COLOR
from fondaco.games.merkator.effects import gain_goods
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.state import MerkatorState, supply_of
from fondaco.games.merkator.step import Choice
from fondaco.games.merkator.terms import MAJORS, Good, color_of


class UseSupply(Choice):
    """Make a cube of the tile one of its two goods."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_supply(state, move.what)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        use(state, move.what, told)


def bars_supply(state: MerkatorState, good: Good) -> Clause | None:
    """What forbids the asked seat to make a cube of its tile that good."""
    # rule supply.color
    return SUPPLY_COLOR if supply_of(state, state.asked, color_of(good)) == 0 else None


def use(state: MerkatorState, good: Good, told: Told) -> None:
    state.supply[state.asked * MAJORS + color_of(good)] -= 1
    gain_goods(state, state.asked, good, 1)
    events.used_supply(told, state.asked, good)
