"""The table as a photograph. What everybody has is a row of one table-wide vec."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE, filled, zeros
from fondaco.core.game import State
from fondaco.games.merv.city import LINE_CELLS, WALL_SLOTS
from fondaco.games.merv.components import CONTRACTS, TILES
from fondaco.games.merv.terms import (
    ACTIONS,
    BREAKTHROUGHS,
    CAMEL_PLACES,
    CELLS,
    CITIES,
    COURTIER,
    CUBES,
    FAVOUR,
    HALLS,
    INFLUENCE,
    MAGISTRATE,
    MOST_MASTERS,
    NEEDS,
    PRAYER,
    SIDE,
    SLOT,
    SOURCES,
    SPICES,
    STORES,
    TRACKS,
    Cell,
    Color,
    Owner,
    Seat,
    Site,
)


@mypyc_attr(acyclic=True)
class MervState(State):
    """Everything that lies on the table, and what is being asked."""

    def __init__(
        self,
        seats: i64,
        side: i64,
        sites: vec[i64],
        year: i64,
        round: i64,
        turn: i64,
        active: Owner,
        asked: Seat,
        step: i64,
        due: vec[i64],
        queue: vec[i64],
        slots: vec[i64],
        buildings: vec[i64],
        bonus: vec[i64],
        walls: vec[i64],
        camels: vec[i64],
        display: vec[i64],
        contracts: vec[i64],
        breakthroughs: vec[i64],
        tiles: vec[i64],
        halls: vec[i64],
        posts: vec[i64],
        tracks: vec[i64],
        points: vec[i64],
        cubes: vec[i64],
        stores: vec[i64],
        committed: vec[i64],
        spices: vec[i64],
        line: i64,
        site: Cell,
        traded: bool,
        exchanged: bool,
        discounted: bool,
        units: i64,
        hues: i64,
        buying: i64,
        thing: i64,
        need: vec[i64],
        rank: i64,
        solo: vec[i64],
        drawn: i64,
    ) -> None:
        self.seats = seats
        self.side = side  # of the camel market: a or b
        self.sites = sites  # the tile on each cell; never changed
        # Whose turn it is, who is asked, and what: flow.py alone writes these.
        self.year = year  # 0 .. 2
        self.round = round  # of the year: 0 .. 3
        self.turn = turn  # of the round: a place in the queue; at its end, an action slot
        self.active = active  # whose turn it is; it may be an opponent's whom the rules play
        self.asked = asked
        self.step = step  # one of SLOT .. OVER
        self.due = due  # steps that follow this one, the next one last
        # On the board.
        self.queue = queue  # the masters in the order of the round, the first in front
        self.slots = slots  # the master on each action slot, from the queue on
        self.buildings = buildings  # the owner of the building on each cell, or NONE
        self.bonus = bonus  # what lies in the bonus slot of each cell
        self.walls = walls  # the piece in each slot of the wall, or NONE
        self.camels = camels  # by owner, then by place
        self.display = display  # the caravan cards, from the front of the queue
        self.contracts = contracts  # who has fulfilled each, or NONE
        self.breakthroughs = breakthroughs  # who has made each, or NONE
        self.tiles = tiles  # who has each scoring tile, or NONE
        self.halls = halls  # courtiers, by owner, by hall
        self.posts = posts  # trading posts, by owner, by city
        # In front of everybody.
        self.tracks = tracks  # by owner: favour, influence, space in the mosque
        self.points = points  # on the score track, by owner, by source
        self.cubes = cubes  # by owner, by color
        self.stores = stores  # by owner: scrolls and goods, committed ones too
        self.committed = committed  # those of them that lie on contracts
        self.spices = spices  # caravan cards, by owner
        # A turn under way.
        self.line = line  # the active line: a column, or a row after them; NONE before
        self.site = site  # the activated site; in an invasion, the one attacked
        self.traded = traded  # whether the camel market was used this turn
        self.exchanged = exchanged  # whether the exchange power was used this turn
        self.discounted = discounted  # whether the discount was used this turn
        self.units = units  # how often the board action at hand was performed
        self.hues = hues  # the colors paid in it: 1 for the first, 2 for the second, 4, 8
        # A decision under way.
        self.buying = buying  # what is being paid for, or NONE
        self.thing = thing  # which one
        self.need = need  # what is still to be paid or chosen
        self.rank = rank  # coins are paid in order: which were paid before; see steps/paying.py
        # Alone against the magistrate: see magistrate/.
        self.solo = solo  # where each solo card lies
        self.drawn = drawn  # cards drawn from the deck as it was first made

    def copy(self) -> "MervState":
        return MervState(
            self.seats,
            self.side,
            self.sites,
            self.year,
            self.round,
            self.turn,
            self.active,
            self.asked,
            self.step,
            self.due[:],
            self.queue[:],
            self.slots[:],
            self.buildings[:],
            self.bonus[:],
            self.walls[:],
            self.camels[:],
            self.display[:],
            self.contracts[:],
            self.breakthroughs[:],
            self.tiles[:],
            self.halls[:],
            self.posts[:],
            self.tracks[:],
            self.points[:],
            self.cubes[:],
            self.stores[:],
            self.committed[:],
            self.spices[:],
            self.line,
            self.site,
            self.traded,
            self.exchanged,
            self.discounted,
            self.units,
            self.hues,
            self.buying,
            self.thing,
            self.need[:],
            self.rank,
            self.solo[:],
            self.drawn,
        )


def empty_table(seats: i64) -> MervState:
    """Nothing placed, nothing dealt."""
    owners = MOST_MASTERS if seats == 4 else MOST_MASTERS - 1
    return MervState(
        seats=seats,
        side=0,
        sites=filled(CELLS, NONE),
        year=0,
        round=0,
        turn=0,
        active=0,
        asked=0,
        step=SLOT,
        due=vec[i64](),
        queue=filled(MOST_MASTERS, NONE),
        slots=filled(SIDE, NONE),
        buildings=filled(CELLS, NONE),
        bonus=filled(CELLS, NONE),
        walls=filled(WALL_SLOTS, NONE),
        camels=zeros(CAMEL_PLACES),
        display=vec[i64](),
        contracts=filled(CONTRACTS, NONE),
        breakthroughs=filled(BREAKTHROUGHS, NONE),
        tiles=filled(TILES, NONE),
        halls=zeros(owners * HALLS),
        posts=zeros(owners * CITIES),
        tracks=zeros(owners * TRACKS),
        points=zeros(owners * SOURCES),
        cubes=zeros(owners * CUBES),
        stores=zeros(owners * STORES),
        committed=zeros(owners * STORES),
        spices=zeros(owners * SPICES),
        line=NONE,
        site=NONE,
        traded=False,
        exchanged=False,
        discounted=False,
        units=0,
        hues=0,
        buying=NONE,
        thing=NONE,
        need=zeros(NEEDS),
        rank=0,
        solo=zeros(ACTIONS if seats == 1 else 0),
        drawn=0,
    )


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


# What somebody has.


def favour_of(state: MervState, owner: Owner) -> i64:
    return state.tracks[owner * TRACKS + FAVOUR]


def influence_of(state: MervState, owner: Owner) -> i64:
    return state.tracks[owner * TRACKS + INFLUENCE]


def space_of(state: MervState, owner: Owner) -> i64:
    """Where the owner stands in the mosque: the number of a space, 0 before the first."""
    return state.tracks[owner * TRACKS + PRAYER]


def cubes_of(state: MervState, owner: Owner, color: Color) -> i64:
    return state.cubes[owner * CUBES + color]


def store_of(state: MervState, owner: Owner, kind: i64) -> i64:
    """Scrolls or goods of a kind, committed ones included."""
    return state.stores[owner * STORES + kind]


def free_of(state: MervState, owner: Owner, kind: i64) -> i64:
    """Scrolls or goods of a kind that are not committed."""
    return state.stores[owner * STORES + kind] - state.committed[owner * STORES + kind]


def has_post(state: MervState, owner: Owner, city: i64) -> bool:
    return state.posts[owner * CITIES + city] == 1


def posts_of(state: MervState, owner: Owner) -> i64:
    return total(state.posts, owner, CITIES)


def courtiers_of(state: MervState, owner: Owner) -> i64:
    return total(state.halls, owner, HALLS)


def cards_of(state: MervState, owner: Owner) -> i64:
    return total(state.spices, owner, SPICES)


def points_of(state: MervState, owner: Owner) -> i64:
    return total(state.points, owner, SOURCES)


def total(rows: vec[i64], owner: Owner, width: i64) -> i64:
    """The row of an owner, added up."""
    found: i64 = 0
    for at in range(owner * width, (owner + 1) * width):
        found += rows[at]
    return found


def buildings_of(state: MervState, owner: Owner) -> i64:
    found: i64 = 0
    for there in state.buildings:
        if there == owner:
            found += 1
    return found


def buildings_in(state: MervState, owner: Owner, line: i64) -> i64:
    """How many buildings of an owner stand in a line."""
    found: i64 = 0
    for at in range(line * SIDE, (line + 1) * SIDE):
        if state.buildings[LINE_CELLS[at]] == owner:
            found += 1
    return found


def soldiers_of(state: MervState, owner: Owner) -> i64:
    found: i64 = 0
    for there in state.bonus:
        if there == owner:
            found += 1
    return found


def cell_of(state: MervState, site: Site) -> Cell:
    """Where a tile lies."""
    for cell in range(CELLS):
        if state.sites[cell] == site:
            return cell
    return NONE
