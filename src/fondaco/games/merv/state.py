"""The table as a photograph. What everybody has is a row of one table-wide vec."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE, filled, zeros
from fondaco.core.game import State
from fondaco.games.merv.city import WALL_SLOTS
from fondaco.games.merv.components import CONTRACTS, SITES, TILES
from fondaco.games.merv.terms import (
    ACTIONS,
    BREAKTHROUGHS,
    CAMEL_PLACES,
    CELLS,
    CITIES,
    COURTIER,
    CUBES,
    HALLS,
    MAGISTRATE,
    MOST_MASTERS,
    NEEDS,
    SIDE,
    SLOT,
    SOURCES,
    SPICES,
    STORES,
    TRACKS,
    Cell,
    Owner,
    Seat,
    Site,
)


@mypyc_attr(acyclic=True)
class MervState(State):
    """Everything that lies on the table, and what is being asked."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.side: i64 = 0  # of the camel market: a or b
        self.sites = vec[i64]()  # shared: the tile on each cell
        self.cells = vec[i64]()  # shared: the cell on which each tile lies
        # Whose turn it is, who is asked, and what: turns.py alone writes these.
        self.year: i64 = 0  # 0 .. 2
        self.round: i64 = 0  # of the year: 0 .. 3
        self.turn: i64 = 0  # of the round: a place in the queue; at its end, an action slot
        self.active: Owner = 0  # whose turn it is; it may be an opponent's whom the rules play
        self.asked: Seat = 0
        self.step: i64 = SLOT  # one of SLOT .. OVER
        self.due = vec[i64]()  # steps that follow this one, the next one last
        # On the board.
        self.queue = vec[i64]()  # the masters in the order of the round, the first in front
        self.slots = vec[i64]()  # the master on each action slot, from the queue on
        self.buildings = vec[i64]()  # the owner of the building on each cell, or NONE
        self.bonus = vec[i64]()  # what lies in the bonus slot of each cell
        self.walls = vec[i64]()  # the piece in each slot of the wall, or NONE
        self.camels = vec[i64]()  # by owner, then by place
        self.display = vec[i64]()  # the caravan cards, from the front of the queue
        self.contracts = vec[i64]()  # who has fulfilled each, or NONE
        self.breakthroughs = vec[i64]()  # who has made each, or NONE
        self.tiles = vec[i64]()  # who has each scoring tile, or NONE
        self.halls = vec[i64]()  # courtiers, by owner, by hall
        self.posts = vec[i64]()  # trading posts, by owner, by city
        # In front of everybody.
        self.tracks = vec[i64]()  # by owner: favour, influence, space in the mosque
        self.points = vec[i64]()  # on the score track, by owner, by source
        self.cubes = vec[i64]()  # by owner, by color
        self.stores = vec[i64]()  # by owner: scrolls and goods, committed ones too
        self.committed = vec[i64]()  # those of them that lie on contracts
        self.spices = vec[i64]()  # caravan cards, by owner
        # A turn under way.
        self.line: i64 = NONE  # the active line: a column, or a row after them; NONE before
        self.site: Cell = NONE  # the activated site; in an invasion, the one attacked
        self.traded = False  # whether the camel market was used this turn
        self.exchanged = False  # whether the exchange power was used this turn
        self.discounted = False  # whether the discount was used this turn
        self.units: i64 = 0  # how often the board action at hand was performed
        self.hues: i64 = 0  # the colors paid in it: 1 for the first, 2 for the second, 4, 8
        # A decision under way.
        self.buying: i64 = NONE  # what is being paid for, or NONE
        self.thing: i64 = NONE  # which one
        self.need = vec[i64]()  # what is still to be paid or chosen
        self.rank: i64 = 0  # coins are paid in order: which were paid before; see steps/paying.py
        # Alone against the magistrate: see magistrate/.
        self.solo = vec[i64]()  # where each solo card lies
        self.drawn: i64 = 0  # cards drawn from the deck as it was first made

    def copy(self) -> "MervState":
        twin = MervState()
        twin.seats = self.seats
        twin.side = self.side
        twin.sites = self.sites
        twin.cells = self.cells
        twin.year = self.year
        twin.round = self.round
        twin.turn = self.turn
        twin.active = self.active
        twin.asked = self.asked
        twin.step = self.step
        twin.due = self.due[:]
        twin.queue = self.queue[:]
        twin.slots = self.slots[:]
        twin.buildings = self.buildings[:]
        twin.bonus = self.bonus[:]
        twin.walls = self.walls[:]
        twin.camels = self.camels[:]
        twin.display = self.display[:]
        twin.contracts = self.contracts[:]
        twin.breakthroughs = self.breakthroughs[:]
        twin.tiles = self.tiles[:]
        twin.halls = self.halls[:]
        twin.posts = self.posts[:]
        twin.tracks = self.tracks[:]
        twin.points = self.points[:]
        twin.cubes = self.cubes[:]
        twin.stores = self.stores[:]
        twin.committed = self.committed[:]
        twin.spices = self.spices[:]
        twin.line = self.line
        twin.site = self.site
        twin.traded = self.traded
        twin.exchanged = self.exchanged
        twin.discounted = self.discounted
        twin.units = self.units
        twin.hues = self.hues
        twin.buying = self.buying
        twin.thing = self.thing
        twin.need = self.need[:]
        twin.rank = self.rank
        twin.solo = self.solo[:]
        twin.drawn = self.drawn
        return twin


def lay_tiles(state: MervState, sites: vec[i64]) -> None:
    """Lay the tiles on the cells; NONE leaves a cell free."""
    cells = filled(SITES, NONE)
    for cell in range(CELLS):
        if sites[cell] != NONE:
            cells[sites[cell]] = cell
    state.sites = sites
    state.cells = cells


def empty_table(seats: i64) -> MervState:
    """Nothing placed, nothing dealt."""
    owners = MOST_MASTERS if seats == 4 else MOST_MASTERS - 1
    state = MervState()
    state.seats = seats
    lay_tiles(state, filled(CELLS, NONE))
    state.queue = filled(MOST_MASTERS, NONE)
    state.slots = filled(SIDE, NONE)
    state.buildings = filled(CELLS, NONE)
    state.bonus = filled(CELLS, NONE)
    state.walls = filled(WALL_SLOTS, NONE)
    state.camels = zeros(CAMEL_PLACES)
    state.contracts = filled(CONTRACTS, NONE)
    state.breakthroughs = filled(BREAKTHROUGHS, NONE)
    state.tiles = filled(TILES, NONE)
    state.halls = zeros(owners * HALLS)
    state.posts = zeros(owners * CITIES)
    state.tracks = zeros(owners * TRACKS)
    state.points = zeros(owners * SOURCES)
    state.cubes = zeros(owners * CUBES)
    state.stores = zeros(owners * STORES)
    state.committed = zeros(owners * STORES)
    state.spices = zeros(owners * SPICES)
    state.need = zeros(NEEDS)
    state.solo = zeros(ACTIONS if seats == 1 else 0)
    return state


def masters(state: MervState) -> i64:
    """How many masters are in play: the seats, and those whom the rules play."""
    # rule setup.courtier
    # rule solo.masters
    return 4 if state.seats == 4 else 3


def is_solo(state: MervState) -> bool:
    return state.seats == 1


def is_seat(state: MervState, owner: Owner) -> bool:
    return owner < state.seats


def is_magistrate(state: MervState, owner: Owner) -> bool:
    return owner == MAGISTRATE and state.seats == 1


def is_courtier(state: MervState, owner: Owner) -> bool:
    return owner == COURTIER and state.seats < 3


def first_player(state: MervState) -> Seat:
    """The seat whose turn is the earliest of the round."""
    for place in range(masters(state)):
        if is_seat(state, state.queue[place]):
            return state.queue[place]
    return 0


def goes_first(state: MervState, owner: Owner) -> bool:
    """Alone: whether that master's turn is before yours."""
    for place in range(masters(state)):
        if state.queue[place] in (0, owner):
            return state.queue[place] == owner
    return False


def is_past_queue(state: MervState) -> bool:
    """Whether all who stand in the queue have been attacked, or have scored."""
    return state.turn == masters(state)


def cell_of(state: MervState, site: Site) -> Cell:
    """Where a tile lies."""
    return state.cells[site]
