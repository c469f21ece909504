"""Where the magistrate goes and builds, and what he chooses for the courtier."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merv.city import LINE_CELLS, crossing, distance, line_of_slot
from fondaco.games.merv.components import SITE_ACTION
from fondaco.games.merv.effects import buildings_left
from fondaco.games.merv.holdings import buildings_in
from fondaco.games.merv.magistrate.reasons import Ranking
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import COURTIER, MAGISTRATE, MARKET_CELL, SIDE, Action, Cell, Owner

YOU: Owner = 0
_FURTHEST = "furthest from the queue"


def has_site(state: MervState, line: i64, action: Action, owner: Owner) -> bool:
    """Whether the line has a site of that kind with a building of that owner (NONE: empty)."""
    for at in range(line * SIDE, (line + 1) * SIDE):
        if is_site(state, LINE_CELLS[at], action, owner):
            return True
    return False


def is_site(state: MervState, cell: Cell, action: Action, owner: Owner) -> bool:
    if cell == MARKET_CELL or state.buildings[cell] != owner:
        return False
    return SITE_ACTION[state.sites[cell]] == action


def method_a(state: MervState, action: Action) -> Ranking:
    """The free lines with an empty site of the kind."""
    # rule solo.method_a
    found = Ranking(["most of his buildings", "most of the courtier's", "most of yours", _FURTHEST])
    if buildings_left(state, MAGISTRATE) == 0:
        return found
    for slot in range(SIDE):
        line = line_of_slot(state.round, slot)
        if state.slots[slot] == NONE and has_site(state, line, action, NONE):
            his = buildings_in(state, MAGISTRATE, line)
            courtiers = buildings_in(state, COURTIER, line)
            found.add(line, [his, courtiers, buildings_in(state, YOU, line), slot])
    return found


def method_b(state: MervState, action: Action) -> Ranking:
    """The free lines with a site of the kind that he or the courtier owns."""
    # rule solo.method_b
    found = Ranking(
        [
            "most of his and the courtier's buildings",
            "most of his buildings",
            "most of yours",
            _FURTHEST,
        ]
    )
    for slot in range(SIDE):
        line = line_of_slot(state.round, slot)
        if state.slots[slot] == NONE and has_own_site(state, line, action):
            his = buildings_in(state, MAGISTRATE, line)
            both = his + buildings_in(state, COURTIER, line)
            found.add(line, [both, his, buildings_in(state, YOU, line), slot])
    return found


def has_own_site(state: MervState, line: i64, action: Action) -> bool:
    if has_site(state, line, action, MAGISTRATE):
        return True
    return has_site(state, line, action, COURTIER)


def is_workable(state: MervState, action: Action) -> bool:
    """Whether a free slot lets him activate a site of that kind."""
    # rule solo.redraw
    return not (method_a(state, action).is_empty() and method_b(state, action).is_empty())


def nearest_slot(state: MervState) -> i64:
    """The line of the free slot nearest to the queue."""
    # rule solo.empty_deck
    for slot in range(SIDE):
        if state.slots[slot] == NONE:
            return line_of_slot(state.round, slot)
    return NONE


def building_site(state: MervState, line: i64, action: Action) -> Ranking:
    """The empty sites of the kind in his line."""
    # rule solo.build
    found = Ranking(
        [
            "more of his in the other line",
            "more of yours in the other line",
            "furthest from the slot",
        ]
    )
    for at in range(SIDE):
        cell = LINE_CELLS[line * SIDE + at]
        if is_site(state, cell, action, NONE):
            other = crossing(line, cell)
            his = buildings_in(state, MAGISTRATE, other)
            far = distance(state.round, at)
            found.add(cell, [his, buildings_in(state, YOU, other), far])
    return found


# For the courtier.


def courtier_slot(state: MervState) -> Ranking:
    # rule solo.courtier_slot
    found = Ranking(["most of your buildings", "fewest of his own", "nearest to the queue"])
    for slot in range(SIDE):
        line = line_of_slot(state.round, slot)
        if state.slots[slot] == NONE:
            his = buildings_in(state, MAGISTRATE, line)
            found.add(line, [buildings_in(state, YOU, line), -his, -slot])
    return found


def courtier_site(state: MervState, line: i64) -> Ranking:
    """Among the empty sites of the courtier's line."""
    # rule solo.courtier_site
    found = Ranking(
        ["most of your buildings in the other line", "fewest of his there", "nearest to the slot"]
    )
    for at in range(SIDE):
        cell = LINE_CELLS[line * SIDE + at]
        if cell != MARKET_CELL and state.buildings[cell] == NONE:
            other = crossing(line, cell)
            his = buildings_in(state, MAGISTRATE, other)
            near = -distance(state.round, at)
            found.add(cell, [buildings_in(state, YOU, other), -his, near])
    return found
