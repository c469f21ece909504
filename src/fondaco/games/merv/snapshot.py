"""The full state in plain words and numbers, and back: for tests and analysis.

Owners are numbers: the seats, then alone 1 for the magistrate, and 2 for the courtier.
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core import plain
from fondaco.core.bags import NONE, filled, zeros
from fondaco.core.fields import Entry, check_names, each, read_id, read_owners
from fondaco.core.game import State
from fondaco.core.plain import Counts, Field, Flag, Id, Ids, Lying, Number, Owners, Rows
from fondaco.games.merv.city import LINE_IDS, WALL_SLOT_IDS
from fondaco.games.merv.components import (
    CONTRACT_IDS,
    DISPLAY,
    FAVOUR_END,
    HALL_SPACES,
    INFLUENCE_END,
    SITE_IDS,
    SITES,
    TILE_IDS,
    WALL_IDS,
)
from fondaco.games.merv.mosque_track import SPACE_IDS
from fondaco.games.merv.state import MervState, cell_of, is_solo, masters
from fondaco.games.merv.terms import (
    ACTION_IDS,
    BREAKTHROUGH_IDS,
    BUY_IDS,
    CELLS,
    CITY_IDS,
    COLOR_IDS,
    CUBE_IDS,
    FAVOUR,
    HALL_IDS,
    INFLUENCE,
    MARKET_CELL,
    MARKET_SIDE_IDS,
    MARKET_SLOT_IDS,
    MOST_MASTERS,
    PRAYER,
    SIDE,
    SOURCE_IDS,
    SPICE_IDS,
    STEP_IDS,
    STORE_IDS,
    TRACKS,
)
from fondaco.games.merv.validate import check

NEED_IDS: Final = [*COLOR_IDS, "any", "common", "rare", "either"]
CAMEL_IDS: Final = [
    *[f"owner {n}" for n in range(4)],
    *[f"market {id}" for id in MARKET_SLOT_IDS],
    *[f"mosque row {n}" for n in range(1, 5)],
    *[f"queue {n}" for n in range(1, 5)],
    *[f"route {id}" for id in CITY_IDS],
    *[f"city {id}" for id in CITY_IDS[:4]],
    *("caravansary", "box"),
]
BONUS_IDS: Final = [*[f"soldier {n}" for n in range(4)], "white", *COLOR_IDS]
SOLO_IDS: Final = {"removed": -3, "discard": -2, "face up": -1, "first deck": 0}
SOLO_IDS.update({f"shuffled {n}": n for n in range(1, 40)})
SOLO_NAMES: Final = {number: name for name, number in SOLO_IDS.items()}


def _masters(state: MervState) -> int:
    return masters(state)


def _last_master(state: MervState) -> int:
    return masters(state) - 1


def _last_seat(state: MervState) -> int:
    return state.seats - 1


class Sites(Ids):
    """The tile on each cell: all of them, each once, around the camel market."""

    def value(self, state: State, entry: Entry) -> object:
        sites = [read_id(item, self.name, self.ids) for item in each(entry, self.name)]
        if len(sites) != CELLS or sites[MARKET_CELL] != NONE or len(set(sites)) != SITES + 1:
            raise entry.wrong(
                self.name, f"{SITES} sites belong here, each once, around the camel market"
            )
        return vec[i64](sites)


class Masters(Field):
    """Places for masters, some of them empty."""

    def __init__(self, name: str, places: i64) -> None:
        super().__init__(name)
        self.places = places

    def shown(self, value: Any) -> object:
        return [None if owner == NONE else owner for owner in value]

    def value(self, state: State, entry: Entry) -> object:
        assert isinstance(state, MervState)
        found = [_master(item, self.name, state) for item in each(entry, self.name)]
        there = [owner for owner in found if owner != NONE]
        if len(found) != self.places or len(set(there)) != len(there):
            raise entry.wrong(self.name, f"{self.places} places belong here, each master once")
        return vec[i64](found)


def _master(entry: Entry, field: str, state: MervState) -> i64:
    return NONE if entry.value(field) is None else entry.number(field, 0, _last_master(state))


class Buildings(Field):
    """The owner of the building on each site that has one."""

    def plain(self, state: State) -> object:
        assert isinstance(state, MervState)
        cells = [(cell, owner) for cell, owner in enumerate(state.buildings) if owner != NONE]
        return {SITE_IDS[state.sites[cell]]: owner for cell, owner in cells}

    def read(self, state: State, entry: Entry) -> None:
        assert isinstance(state, MervState)
        owners = read_owners(entry.table(self.name), SITE_IDS, _masters(state))
        state.buildings = filled(CELLS, NONE)
        for site in range(SITES):
            state.buildings[cell_of(state, site)] = owners[site]


class Bonus(Field):
    """What lies in the bonus slot of each site that has something there."""

    def plain(self, state: State) -> object:
        assert isinstance(state, MervState)
        cells = [(cell, bonus) for cell, bonus in enumerate(state.bonus) if bonus != NONE]
        return {SITE_IDS[state.sites[cell]]: BONUS_IDS[bonus] for cell, bonus in cells}

    def read(self, state: State, entry: Entry) -> None:
        assert isinstance(state, MervState)
        table = entry.table(self.name)
        check_names(table, SITE_IDS)
        state.bonus = filled(CELLS, NONE)
        for id in table.fields:
            state.bonus[cell_of(state, SITE_IDS.index(id))] = table.one_of(id, BONUS_IDS)


class Track(Field):
    """How far everybody has come on one of the three tracks."""

    def __init__(self, name: str, track: i64, end: int) -> None:
        super().__init__(name)
        self.track = track
        self.end = end

    def plain(self, state: State) -> object:
        assert isinstance(state, MervState)
        owners = range(masters(state))
        return [self.step(state.tracks[owner * TRACKS + self.track]) for owner in owners]

    def step(self, number: i64) -> object:
        return number

    def read(self, state: State, entry: Entry) -> None:
        assert isinstance(state, MervState)
        steps = self.steps(entry)
        plain.check_count(entry, self.name, len(steps), _masters, state)
        if len(state.tracks) == 0:
            state.tracks = zeros(masters(state) * TRACKS)
        for owner, number in enumerate(steps):
            state.tracks[owner * TRACKS + self.track] = number

    def steps(self, entry: Entry) -> list[int]:
        return entry.numbers(self.name, 0, self.end)


class Mosque(Track):
    """The spaces in the mosque have names."""

    def step(self, number: i64) -> object:
        return SPACE_IDS[number]

    def steps(self, entry: Entry) -> list[int]:
        return [item.one_of(self.name, SPACE_IDS) for item in each(entry, self.name)]


class Solo(Field):
    """Where each solo card lies, alone against the magistrate."""

    def shown(self, value: Any) -> object:
        return {ACTION_IDS[n]: SOLO_NAMES[int(lies)] for n, lies in enumerate(value)}

    def value(self, state: State, entry: Entry) -> object:
        assert isinstance(state, MervState)
        cards = entry.table(self.name)
        ids = ACTION_IDS if is_solo(state) else []
        check_names(cards, ids)
        known = list(SOLO_IDS)
        return vec[i64]([SOLO_IDS[known[cards.one_of(id, known)]] for id in ids])


class Site(Field):
    """The activated site, by the tile that lies there."""

    def plain(self, state: State) -> object:
        assert isinstance(state, MervState)
        return None if state.site == NONE else SITE_IDS[state.sites[state.site]]

    def value(self, state: State, entry: Entry) -> object:
        assert isinstance(state, MervState)
        site = read_id(entry, self.name, SITE_IDS)
        return NONE if site == NONE else cell_of(state, site)


class Display(Ids):
    """The caravan cards, from the front of the queue."""

    def value(self, state: State, entry: Entry) -> object:
        if len(entry.items(self.name)) > DISPLAY:
            raise entry.wrong(self.name, f"{DISPLAY} cards at most belong here")
        return super().value(state, entry)


FIELDS: Final[list[Field]] = [
    Number("seats", 4, least=1),
    Id("side", MARKET_SIDE_IDS),
    Sites("sites", SITE_IDS),
    Number("year", 2),
    Number("round", 4),
    Number("turn", 5),
    Number("active", _last_master),
    Number("asked", _last_seat),
    Id("step", STEP_IDS),
    Ids("due", STEP_IDS, may_repeat=True),
    Masters("queue", MOST_MASTERS),
    Masters("slots", SIDE),
    Buildings("buildings"),
    Bonus("bonus"),
    Lying("walls", WALL_SLOT_IDS, WALL_IDS),
    Counts("camels", CAMEL_IDS),
    Display("display", SPICE_IDS, may_repeat=True),
    Owners("contracts", CONTRACT_IDS, _masters),
    Owners("breakthroughs", BREAKTHROUGH_IDS, _masters),
    Owners("tiles", TILE_IDS, _masters),
    Rows("halls", HALL_IDS, _masters, int(HALL_SPACES)),
    Rows("posts", CITY_IDS, _masters, 1),
    Track("favour", FAVOUR, int(FAVOUR_END)),
    Track("influence", INFLUENCE, int(INFLUENCE_END)),
    Mosque("mosque", PRAYER, len(SPACE_IDS)),
    Rows("points", SOURCE_IDS, _masters),
    Rows("cubes", CUBE_IDS, _masters),
    Rows("stores", STORE_IDS, _masters),
    Rows("committed", STORE_IDS, _masters),
    Rows("spices", SPICE_IDS, _masters),
    Solo("solo"),
    Number("drawn"),
    Id("line", LINE_IDS, may_miss=True),
    Site("site"),
    Flag("traded"),
    Flag("exchanged"),
    Flag("discounted"),
    Number("units", 100),
    Number("hues", 255),
    Id("buying", BUY_IDS, may_miss=True),
    Number("thing", 100, may_miss=True),
    Counts("need", NEED_IDS, 100),
    Number("rank", 31),
]


def snapshot(state: MervState) -> dict[str, object]:
    return plain.snapshot(state, FIELDS)


def restore(fields: Mapping[str, object]) -> MervState:
    entry = Entry("snapshot", fields)
    state = MervState()
    plain.restore(state, FIELDS, entry)
    check(state, entry)
    return state
