"""Steps 1 to 3 of a turn: choose an action slot, activate a site, take the resources."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, turns
from fondaco.games.merv.city import LINE_CELLS, line_of_slot
from fondaco.games.merv.clauses import SITE_NONE_LEFT, SLOT_SITE, SOLO_NO_TOUCH
from fondaco.games.merv.components import SITE_COLOR
from fondaco.games.merv.effects import buildings_left, gain_cube, place_building
from fondaco.games.merv.sites import (
    bars_line,
    bars_side,
    bars_taken_slot,
    enter,
    lines_in_order,
    sites_in_line,
)
from fondaco.games.merv.state import MervState, cell_of, is_magistrate, is_seat
from fondaco.games.merv.step import Choice, Step
from fondaco.games.merv.terms import (
    ACT,
    BONUS_UPGRADE,
    MARKET_CELL,
    SIDE,
    SITE,
    WHITE,
    WHITE_UPGRADE,
    Cell,
    Owner,
)
from fondaco.games.merv.told import Told


class Enter(Choice):
    """Step 1: send the master to an action slot."""

    def candidates(self, state: MervState) -> list[Move]:
        return lines_in_order(state)

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        line = move.what
        return (
            bars_side(state, line) or bars_taken_slot(state, line) or bars_barren_line(state, line)
        )

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        enter(state, move.what, told)
        turns.go_to(state, SITE)


def bars_barren_line(state: MervState, line: i64) -> Clause | None:
    """What forbids a line that has no site to activate."""
    # rule slot.site
    if offers_site(state, line):
        return None
    # rule site.none_left
    return None if nothing_offered(state) and has_empty_site(state, line) else SLOT_SITE


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


class Site(Step):
    """Step 2: it belongs to the choice of the slot."""

    def is_mid_decision(self, state: MervState) -> bool:
        return True


class Activate(Choice):
    """Activate a site of the line."""

    def candidates(self, state: MervState) -> list[Move]:
        return sites_in_line(state, self.moves)

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        cell = cell_of(state, move.what)
        return bars_line(state, cell) or bars_owned(state, cell) or bars_empty(state, cell)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        activate(state, cell_of(state, move.what), told)
        turns.go_to(state, ACT)


def bars_owned(state: MervState, cell: Cell) -> Clause | None:
    # rule solo.no_touch
    return SOLO_NO_TOUCH if is_magistrate(state, state.buildings[cell]) else None


def bars_empty(state: MervState, cell: Cell) -> Clause | None:
    """What forbids an empty site to a player who has no building left for it."""
    # rule site.none_left
    if state.buildings[cell] == NONE and buildings_left(state, state.active) == 0:
        return SITE_NONE_LEFT if offers_site(state, state.line) else None
    return None


def activate(state: MervState, cell: Cell, told: Told) -> None:
    """On an empty site a building is placed."""
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
