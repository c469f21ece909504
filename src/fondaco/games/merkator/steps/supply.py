"""The Supply tile: a cube becomes a good whenever its owner is asked where goods matter."""

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, moves
from fondaco.games.merkator.clauses import SUPPLY_COLOR, SUPPLY_WHEN
from fondaco.games.merkator.effects import gain_goods
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.state import MerkatorState, supply_of
from fondaco.games.merkator.terms import FULFILL, GOODS, JOIN, LOSE, MAJORS, Good, color_of


def bars(state: MerkatorState, good: Good) -> Clause | None:
    """What forbids the asked seat to make a cube of its tile that good."""
    # rule supply.any_time
    # rule supply.when
    if state.step not in (FULFILL, JOIN, LOSE):
        return SUPPLY_WHEN
    # rule supply.color
    if supply_of(state, state.asked, color_of(good)) == 0:
        return SUPPLY_COLOR
    return None


def legal(state: MerkatorState, found: list[Move]) -> None:
    for good in range(GOODS):
        if supply_of(state, state.asked, color_of(good)) > 0:
            found.append(moves.supply(good))


def apply(state: MerkatorState, good: Good, told: Told) -> None:
    state.supply[state.asked * MAJORS + color_of(good)] -= 1
    gain_goods(state, state.asked, good, 1)
    events.used_supply(told, state.asked, good)
