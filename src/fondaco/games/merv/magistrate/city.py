"""His soldiers and walls."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.games.merv.city import PROTECTS, WALL_SLOTS
from fondaco.games.merv.clauses import (
    SOLDIER_SERVANTS,
    SOLO_SOLDIER,
    SOLO_SOLDIER_OWN,
    SOLO_WALL,
    SOLO_WALL_ORDER,
    SOLO_WALL_YOURS,
)
from fondaco.games.merv.components import WALL_COLOR, WALL_IDS, WALL_KINDS, WALL_PRICE
from fondaco.games.merv.effects import (
    deploy,
    place_wall,
    servants_left,
    walls_left,
)
from fondaco.games.merv.magistrate.reasons import Ranking, explain, tell
from fondaco.games.merv.sites import bars_soldier, bars_wall_slot
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import CELLS, COURTIER, MAGISTRATE, Cell, Owner
from fondaco.games.merv.told import Told, mark

# What two sites hold: 9 for a building of the courtier, 3 for one of his, 1 for one of yours.
_HELD: Final = {int(COURTIER): 9, int(MAGISTRATE): 3, 0: 1, -1: 0}
WALL_ORDER: Final = [18, 12, 6, 9, 3, 10, 4, 1, 0]
_TEXTS: Final = [
    "A: two of the courtier's",
    "B: one of the courtier's, one of his",
    "C: two of his",
    "D: one of the courtier's",
    "E: one of his",
    "F: one of the courtier's, one of yours",
    "G: one of his, one of yours",
    "H: yours",
    "I: no building",
]


def deploy_soldier(state: MervState, told: Told) -> None:
    """On the first open building of the courtier, or else of his own."""
    since = mark(told)
    if servants_left(state, MAGISTRATE) == 0:
        # rule soldier.servants
        tell(told, "did_nothing", SOLDIER_SERVANTS, "no servant is left for a soldier", {})
        return
    cell = first_open(state, COURTIER)
    # rule solo.soldier
    clause, why = SOLO_SOLDIER, "the courtier's first open building from the north-west"
    if cell == NONE:
        # rule solo.soldier_own
        cell = first_open(state, MAGISTRATE)
        clause, why = SOLO_SOLDIER_OWN, "the courtier has no open building: his own first one"
    if cell == NONE:
        tell(told, "did_nothing", clause, "no building is open to a soldier", {})
        return
    deploy(state, MAGISTRATE, cell, told)
    explain(told, since, clause, why)


def first_open(state: MervState, owner: Owner) -> Cell:
    """The northernmost, then westernmost building that can hold a soldier."""
    for cell in range(CELLS):
        if state.buildings[cell] == owner and bars_soldier(state, cell) is None:
            return cell
    return NONE


# Walls.


def next_wall(state: MervState) -> i64:
    """The cheapest piece that is left, purple before tan, teal and orange; NONE at the end."""
    # rule solo.wall
    best = NONE
    for wall in range(WALL_KINDS):
        if walls_left(state, wall) > 0 and (best == NONE or comes_before(wall, best)):
            best = wall
    return best


def comes_before(wall: i64, other: i64) -> bool:
    if WALL_PRICE[wall] != WALL_PRICE[other]:
        return WALL_PRICE[wall] < WALL_PRICE[other]
    return WALL_COLOR[wall] < WALL_COLOR[other]


def preference(state: MervState, slot: i64) -> i64:
    """Where the two sites behind a slot stand in his order: 0 is the best."""
    # rule solo.wall_order
    held = 0
    for at in range(2 * slot, 2 * slot + 2):
        held += _HELD[int(state.buildings[PROTECTS[at]])]
    # rule solo.wall_yours
    return WALL_ORDER.index(1 if held == 2 else held)


def wall_slot(state: MervState, wall: i64) -> Ranking:
    """The free slots for a piece."""
    # rule solo.wall_order
    found = Ranking(["by what it protects", "first clockwise from the north-west"])
    for slot in range(WALL_SLOTS):
        if bars_wall_slot(state, wall, slot) is None:
            found.add(slot, [-preference(state, slot), -slot])
    return found


def build_walls(state: MervState, times: i64, chance: Chance, told: Told) -> None:
    for _ in range(times):
        build_wall(state, told)


def build_wall(state: MervState, told: Told) -> None:
    since = mark(told)
    wall = next_wall(state)
    if wall == NONE:
        tell(told, "did_nothing", SOLO_WALL, "every wall is built", {})
        return
    choice = wall_slot(state, wall)
    slot = choice.best()
    rank = preference(state, slot)
    clause = SOLO_WALL_YOURS if owners(state, slot) == [0, 0] else SOLO_WALL_ORDER
    place_wall(state, MAGISTRATE, wall, slot, told)
    why = f"{WALL_IDS[wall]} is the cheapest; {_TEXTS[rank]}; {choice.why()}"
    explain(told, since, clause, why)


def owners(state: MervState, slot: i64) -> list[int]:
    """Whose buildings stand behind a slot; NONE for an empty site."""
    return [int(state.buildings[PROTECTS[2 * slot]]), int(state.buildings[PROTECTS[2 * slot + 1]])]
