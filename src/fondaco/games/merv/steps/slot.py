"""Steps 1 to 3 of a turn: choose an action slot, activate a site, take the resources."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, moves
from fondaco.games.merv.city import LINE_CELLS, line_of_slot, slot_of_line
from fondaco.games.merv.clauses import (
    SITE_LINE,
    SITE_NONE_LEFT,
    SLOT_FREE,
    SLOT_SIDE,
    SLOT_SITE,
    SOLO_NO_TOUCH,
)
from fondaco.games.merv.components import SITE_COLOR
from fondaco.games.merv.effects import buildings_left, gain_cube, place_building
from fondaco.games.merv.events import Told
from fondaco.games.merv.state import MervState, cell_of, is_magistrate, is_seat
from fondaco.games.merv.terms import (
    BONUS_UPGRADE,
    MARKET_CELL,
    SIDE,
    SLOT,
    WHITE,
    WHITE_UPGRADE,
    Cell,
    Owner,
    Site,
)


def bars_slot(state: MervState, line: i64) -> Clause | None:
    """What forbids to send a master to the slot in front of that line."""
    # rule slot.side
    slot = slot_of_line(state.round, line)
    if slot == NONE:
        return SLOT_SIDE
    # rule slot.free
    if state.slots[slot] != NONE:
        return SLOT_FREE
    # rule slot.site
    if state.step == SLOT and not offers_site(state, line):
        # rule site.none_left
        return None if nothing_offered(state) and has_empty_site(state, line) else SLOT_SITE
    return None


def legal_slots(state: MervState, found: list[Move]) -> None:
    for slot in range(SIDE):
        line = line_of_slot(state.round, slot)
        if bars_slot(state, line) is None:
            found.append(moves.enter(line))


def offers_site(state: MervState, line: i64) -> bool:
    """Whether the line has a site that can be activated in the normal way."""
    can_build = buildings_left(state, state.active) > 0
    for at in range(line * SIDE, (line + 1) * SIDE):
        cell = LINE_CELLS[at]
        owner = state.buildings[cell]
        if cell == MARKET_CELL or is_magistrate(state, owner):
            continue
        if owner != NONE or can_build:
            return True
    return False


def has_empty_site(state: MervState, line: i64) -> bool:
    for at in range(line * SIDE, (line + 1) * SIDE):
        if LINE_CELLS[at] != MARKET_CELL and state.buildings[LINE_CELLS[at]] == NONE:
            return True
    return False


def nothing_offered(state: MervState) -> bool:
    """Whether no free line has a site that can be activated in the normal way."""
    # rule site.none_left
    for slot in range(SIDE):
        if state.slots[slot] == NONE and offers_site(state, line_of_slot(state.round, slot)):
            return False
    return True


def enter(state: MervState, line: i64, told: Told) -> None:
    state.slots[slot_of_line(state.round, line)] = state.active
    state.line = line
    events.entered(told, state, state.active, line)


def bars_site(state: MervState, site: Site) -> Clause | None:
    """What forbids the active player to activate that site."""
    # rule site.line
    cell = cell_of(state, site)
    return bars_cell(state, cell) if is_in_line(state, cell) else SITE_LINE


def bars_cell(state: MervState, cell: Cell) -> Clause | None:
    """What forbids to activate the site on a cell of the line."""
    # rule solo.no_touch
    if is_magistrate(state, state.buildings[cell]):
        return SOLO_NO_TOUCH
    # rule site.none_left
    if state.buildings[cell] == NONE and buildings_left(state, state.active) == 0:
        return SITE_NONE_LEFT if offers_site(state, state.line) else None
    return None


def is_in_line(state: MervState, cell: Cell) -> bool:
    return any(LINE_CELLS[state.line * SIDE + at] == cell for at in range(SIDE))


def legal_sites(state: MervState, found: list[Move]) -> None:
    for at in range(state.line * SIDE, (state.line + 1) * SIDE):
        # rule site.market
        cell = LINE_CELLS[at]
        if cell != MARKET_CELL and bars_cell(state, cell) is None:
            found.append(moves.activate(state.sites[cell]))


def activate(state: MervState, site: Site, told: Told) -> None:
    """Activate a site of the line; on an empty one a building is placed."""
    cell = cell_of(state, site)
    state.site = cell
    # rule site.build
    if state.buildings[cell] == NONE and buildings_left(state, state.active) > 0:
        place_building(state, state.active, cell, told)
    else:
        # rule courtier.sites
        events.activated(told, state, state.active, cell)
    take_resources(state, cell, told)


def take_resources(state: MervState, cell: Cell, told: Told) -> None:
    # rule resource.own
    owner = state.buildings[cell]
    if owner == NONE:
        yield_all(state, state.active, cell, told)
        return
    for at in range(state.line * SIDE, (state.line + 1) * SIDE):
        if state.buildings[LINE_CELLS[at]] == owner:
            yield_all(state, state.active, LINE_CELLS[at], told)
    # rule courtier.no_action
    if owner != state.active and is_seat(state, owner):
        pay_owner(state, owner, cell, told)


def yield_all(state: MervState, owner: Owner, cell: Cell, told: Told) -> None:
    """All that a site yields, its upgrade included."""
    bonus = state.bonus[cell]
    # rule resource.white
    if bonus != WHITE_UPGRADE:
        gain_cube(state, owner, SITE_COLOR[state.sites[cell]], cell, told)
    # rule resource.bonus
    yield_upgrade(state, owner, cell, told)


def yield_upgrade(state: MervState, owner: Owner, cell: Cell, told: Told) -> None:
    """What the upgrade of a site yields, if it has one."""
    bonus = state.bonus[cell]
    if bonus == WHITE_UPGRADE:
        gain_cube(state, owner, WHITE, cell, told)
    elif bonus >= BONUS_UPGRADE:
        gain_cube(state, owner, bonus - BONUS_UPGRADE, cell, told)


def pay_owner(state: MervState, owner: Owner, cell: Cell, told: Told) -> None:
    """What another player receives whose site was activated."""
    # rule resource.other_site
    yield_all(state, owner, cell, told)
    # rule resource.other_upgrades
    for at in range(state.line * SIDE, (state.line + 1) * SIDE):
        other = LINE_CELLS[at]
        if other != cell and state.buildings[other] == owner:
            yield_upgrade(state, owner, other, told)
