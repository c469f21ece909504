"""The turn of the high courtier: one player chooses his action slot, the other his site."""

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, moves
from fondaco.games.merv.city import LINE_CELLS
from fondaco.games.merv.clauses import COURTIER_SITE as CLAUSE_SITE
from fondaco.games.merv.clauses import SITE_LINE
from fondaco.games.merv.effects import buildings_left, place_building
from fondaco.games.merv.events import Told
from fondaco.games.merv.state import MervState, cell_of
from fondaco.games.merv.terms import COURTIER, MARKET_CELL, SIDE, Cell, Site


def can_build(state: MervState) -> bool:
    """Whether a building of his can be placed in his line."""
    # rule courtier.nothing
    if buildings_left(state, COURTIER) == 0:
        return False
    return any(is_empty(state, LINE_CELLS[state.line * SIDE + at]) for at in range(SIDE))


def is_empty(state: MervState, cell: Cell) -> bool:
    return cell != MARKET_CELL and state.buildings[cell] == NONE


def bars_site(state: MervState, site: Site) -> Clause | None:
    """What forbids to choose that site for him."""
    cell = cell_of(state, site)
    # rule site.line
    if not any(LINE_CELLS[state.line * SIDE + at] == cell for at in range(SIDE)):
        return SITE_LINE
    # rule courtier.site
    return None if state.buildings[cell] == NONE else CLAUSE_SITE


def legal_sites(state: MervState, found: list[Move]) -> None:
    if not can_build(state):
        return
    for at in range(state.line * SIDE, (state.line + 1) * SIDE):
        if is_empty(state, LINE_CELLS[at]):
            found.append(moves.activate(state.sites[LINE_CELLS[at]]))


def build(state: MervState, site: Site, told: Told) -> None:
    # rule courtier.no_action
    place_building(state, COURTIER, cell_of(state, site), told)


def build_nothing(state: MervState, told: Told) -> None:
    # rule courtier.nothing
    events.nothing_placed(told, state, COURTIER)
