"""Fields of the state that a snapshot shows in a way of their own."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core import plain
from fondaco.core.bags import NONE, filled, zeros
from fondaco.core.fields import Entry, check_names, each, read_id, read_owners
from fondaco.core.game import State
from fondaco.core.plain import Field, Ids
from fondaco.games.merv.components import (
    DISPLAY,
    SITE_IDS,
    SITES,
)
from fondaco.games.merv.mosque_track import SPACE_IDS
from fondaco.games.merv.state import MervState, cell_of, is_solo, lay_tiles, masters
from fondaco.games.merv.terms import (
    ACTION_IDS,
    CELLS,
    COLOR_IDS,
    MARKET_CELL,
    TRACKS,
)

BONUS_IDS: Final = [*[f"soldier {n}" for n in range(4)], "white", *COLOR_IDS]
SOLO_IDS: Final = {"removed": -3, "discard": -2, "face up": -1, "first deck": 0}
SOLO_IDS.update({f"shuffled {n}": n for n in range(1, 40)})
SOLO_NAMES: Final = {number: name for name, number in SOLO_IDS.items()}


def masters_in(state: MervState) -> int:
    return masters(state)


def last_master(state: MervState) -> int:
    return masters(state) - 1


class Sites(Ids):
    """The tile on each cell: all of them, each once, around the camel market."""

    def read(self, state: State, entry: Entry) -> None:
        assert isinstance(state, MervState)
        sites = [read_id(item, self.name, self.ids) for item in each(entry, self.name)]
        if len(sites) != CELLS or sites[MARKET_CELL] != NONE or len(set(sites)) != SITES + 1:
            raise entry.wrong(
                self.name, f"{SITES} sites belong here, each once, around the camel market"
            )
        lay_tiles(state, vec[i64](sites))


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
    return NONE if entry.value(field) is None else entry.number(field, 0, last_master(state))


class Buildings(Field):
    """The owner of the building on each site that has one."""

    def plain(self, state: State) -> object:
        assert isinstance(state, MervState)
        cells = [(cell, owner) for cell, owner in enumerate(state.buildings) if owner != NONE]
        return {SITE_IDS[state.sites[cell]]: owner for cell, owner in cells}

    def read(self, state: State, entry: Entry) -> None:
        assert isinstance(state, MervState)
        owners = read_owners(entry.table(self.name), SITE_IDS, masters_in(state))
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
        plain.check_count(entry, self.name, len(steps), masters_in, state)
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
