"""The full state in plain words and numbers, and back: for tests and analysis.

Owners are numbers: the seats, then alone 1 for the magistrate, and 2 for the courtier.
"""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, filled
from fondaco.core.fields import Entry
from fondaco.core.plain import (
    MOST,
    check_names,
    each,
    id_or_none,
    named,
    named_rows,
    number_or_none,
    owners_by_id,
    read_id,
    read_named,
    read_number,
    read_owners,
    read_rows,
)
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
from fondaco.games.merv.state import MervState, cell_of, empty_table, is_solo, masters
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

NEED_IDS = [*COLOR_IDS, "any", "common", "rare", "either"]
CAMEL_IDS = [
    *[f"owner {n}" for n in range(4)],
    *[f"market {id}" for id in MARKET_SLOT_IDS],
    *[f"mosque row {n}" for n in range(1, 5)],
    *[f"queue {n}" for n in range(1, 5)],
    *[f"route {id}" for id in CITY_IDS],
    *[f"city {id}" for id in CITY_IDS[:4]],
    *("caravansary", "box"),
]
BONUS_IDS = [*[f"soldier {n}" for n in range(4)], "white", *COLOR_IDS]
SOLO_IDS = {"removed": -3, "discard": -2, "face up": -1, "first deck": 0}
SOLO_IDS |= {f"shuffled {n}": n for n in range(1, 40)}
SOLO_NAMES = {number: name for name, number in SOLO_IDS.items()}


def snapshot(state: MervState) -> dict[str, object]:
    return {**_turn(state), **_board(state), **_in_front(state), **_decision(state)}


def _turn(state: MervState) -> dict[str, object]:
    return {
        "seats": state.seats,
        "side": MARKET_SIDE_IDS[state.side],
        "sites": [id_or_none(site, SITE_IDS) for site in state.sites],
        "year": state.year,
        "round": state.round,
        "turn": state.turn,
        "active": state.active,
        "asked": state.asked,
        "step": STEP_IDS[state.step],
        "due": [STEP_IDS[step] for step in state.due],
        "queue": [number_or_none(owner) for owner in state.queue],
        "slots": [number_or_none(owner) for owner in state.slots],
    }


def _board(state: MervState) -> dict[str, object]:
    return {
        "buildings": _by_site(state, [number_or_none(owner) for owner in state.buildings]),
        "bonus": _by_site(state, [id_or_none(bonus, BONUS_IDS) for bonus in state.bonus]),
        "walls": {
            slot: WALL_IDS[state.walls[n]]
            for n, slot in enumerate(WALL_SLOT_IDS)
            if state.walls[n] != NONE
        },
        "camels": named(state.camels, CAMEL_IDS),
        "display": [SPICE_IDS[spice] for spice in state.display],
        "contracts": owners_by_id(state.contracts, CONTRACT_IDS),
        "breakthroughs": owners_by_id(state.breakthroughs, BREAKTHROUGH_IDS),
        "tiles": owners_by_id(state.tiles, TILE_IDS),
        "halls": named_rows(state.halls, HALL_IDS),
        "posts": named_rows(state.posts, CITY_IDS),
    }


def _by_site(state: MervState, things: list[int | None] | list[str | None]) -> dict[str, object]:
    """What lies on each site, where something does."""
    return {
        SITE_IDS[state.sites[cell]]: thing for cell, thing in enumerate(things) if thing is not None
    }


def _in_front(state: MervState) -> dict[str, object]:
    owners = range(masters(state))
    return {
        "favour": [state.tracks[owner * TRACKS + FAVOUR] for owner in owners],
        "influence": [state.tracks[owner * TRACKS + INFLUENCE] for owner in owners],
        "mosque": [SPACE_IDS[state.tracks[owner * TRACKS + PRAYER]] for owner in owners],
        "points": named_rows(state.points, SOURCE_IDS),
        "cubes": named_rows(state.cubes, CUBE_IDS),
        "stores": named_rows(state.stores, STORE_IDS),
        "committed": named_rows(state.committed, STORE_IDS),
        "spices": named_rows(state.spices, SPICE_IDS),
        "solo": {ACTION_IDS[n]: SOLO_NAMES[int(lies)] for n, lies in enumerate(state.solo)},
        "drawn": state.drawn,
    }


def _decision(state: MervState) -> dict[str, object]:
    return {
        "line": id_or_none(state.line, LINE_IDS),
        "site": id_or_none(state.sites[state.site] if state.site != NONE else NONE, SITE_IDS),
        "traded": state.traded,
        "exchanged": state.exchanged,
        "discounted": state.discounted,
        "units": state.units,
        "hues": state.hues,
        "buying": id_or_none(state.buying, BUY_IDS),
        "thing": number_or_none(state.thing),
        "need": named(state.need, NEED_IDS),
        "rank": state.rank,
    }


# And back.


def restore(fields: Mapping[str, object]) -> MervState:
    entry = Entry("snapshot", fields)
    state = empty_table(entry.number("seats", 1, 4))
    _read_sites(state, entry)
    _read_turn(state, entry)
    _read_board(state, entry)
    _read_in_front(state, entry)
    _read_decision(state, entry)
    check(state, entry)
    return state


def _read_sites(state: MervState, entry: Entry) -> None:
    state.side = entry.one_of("side", MARKET_SIDE_IDS)
    sites = [read_id(item, "sites", SITE_IDS) for item in each(entry, "sites")]
    if len(sites) != CELLS or sites[MARKET_CELL] != NONE or len(set(sites)) != SITES + 1:
        raise entry.wrong("sites", "24 sites belong here, each once, around the camel market")
    state.sites = vec[i64](sites)


def _read_turn(state: MervState, entry: Entry) -> None:
    last = int(masters(state)) - 1
    state.year = entry.number("year", 0, 2)
    state.round = entry.number("round", 0, 4)
    state.turn = entry.number("turn", 0, 5)
    state.active = entry.number("active", 0, last)
    state.asked = entry.number("asked", 0, int(state.seats) - 1)
    state.step = entry.one_of("step", STEP_IDS)
    state.due = vec[i64]([item.one_of("due", STEP_IDS) for item in each(entry, "due")])
    state.queue = _masters(entry, "queue", MOST_MASTERS, last)
    state.slots = _masters(entry, "slots", SIDE, last)


def _masters(entry: Entry, field: str, length: i64, last: int) -> vec[i64]:
    found = [read_number(item, field, last) for item in each(entry, field)]
    there = [owner for owner in found if owner != NONE]
    if len(found) != length or len(set(there)) != len(there):
        raise entry.wrong(field, f"{length} places belong here, each master once")
    return vec[i64](found)


def _read_board(state: MervState, entry: Entry) -> None:
    owners = masters(state)
    state.buildings = filled(CELLS, NONE)
    state.bonus = filled(CELLS, NONE)
    _read_city(state, entry, owners)
    walls = entry.table("walls")
    check_names(walls, WALL_SLOT_IDS)
    state.walls = vec[i64](
        [walls.one_of(slot, WALL_IDS) if walls.has(slot) else NONE for slot in WALL_SLOT_IDS]
    )
    state.camels = read_named(entry.table("camels"), CAMEL_IDS)
    state.display = vec[i64]([item.one_of("display", SPICE_IDS) for item in each(entry, "display")])
    if len(state.display) > DISPLAY:
        raise entry.wrong("display", f"{DISPLAY} cards at most belong here")
    state.contracts = read_owners(entry.table("contracts"), CONTRACT_IDS, owners)
    state.breakthroughs = read_owners(entry.table("breakthroughs"), BREAKTHROUGH_IDS, owners)
    state.tiles = read_owners(entry.table("tiles"), TILE_IDS, owners)
    state.halls = read_rows(entry, "halls", owners, HALL_IDS, int(HALL_SPACES))
    state.posts = read_rows(entry, "posts", owners, CITY_IDS, 1)


def _read_city(state: MervState, entry: Entry, owners: i64) -> None:
    buildings = read_owners(entry.table("buildings"), SITE_IDS, owners)
    bonus = entry.table("bonus")
    check_names(bonus, SITE_IDS)
    for site, id in enumerate(SITE_IDS):
        state.buildings[cell_of(state, site)] = buildings[site]
        if bonus.has(id):
            state.bonus[cell_of(state, site)] = bonus.one_of(id, BONUS_IDS)


def _read_in_front(state: MervState, entry: Entry) -> None:
    owners = masters(state)
    favour = _by_owner(entry, "favour", owners, int(FAVOUR_END))
    influence = _by_owner(entry, "influence", owners, int(INFLUENCE_END))
    spaces = [item.one_of("mosque", SPACE_IDS) for item in each(entry, "mosque")]
    if len(spaces) != owners:
        raise entry.wrong("mosque", f"one space for each of {owners} owners belongs here")
    for owner in range(owners):
        state.tracks[owner * TRACKS + FAVOUR] = favour[owner]
        state.tracks[owner * TRACKS + INFLUENCE] = influence[owner]
        state.tracks[owner * TRACKS + PRAYER] = spaces[owner]
    state.points = read_rows(entry, "points", owners, SOURCE_IDS)
    state.cubes = read_rows(entry, "cubes", owners, CUBE_IDS)
    state.stores = read_rows(entry, "stores", owners, STORE_IDS)
    state.committed = read_rows(entry, "committed", owners, STORE_IDS)
    state.spices = read_rows(entry, "spices", owners, SPICE_IDS)
    _read_solo(state, entry)


def _by_owner(entry: Entry, field: str, owners: i64, most: int) -> list[int]:
    numbers = entry.numbers(field, 0, most)
    if len(numbers) != owners:
        raise entry.wrong(field, f"one number for each of {owners} owners belongs here")
    return numbers


def _read_solo(state: MervState, entry: Entry) -> None:
    cards = entry.table("solo")
    ids = ACTION_IDS if is_solo(state) else []
    check_names(cards, ids)
    known = list(SOLO_IDS)
    state.solo = vec[i64]([SOLO_IDS[known[cards.one_of(id, known)]] for id in ids])
    state.drawn = entry.number("drawn", 0, MOST)


def _read_decision(state: MervState, entry: Entry) -> None:
    state.line = read_id(entry, "line", LINE_IDS)
    site = read_id(entry, "site", SITE_IDS)
    state.site = cell_of(state, site) if site != NONE else NONE
    state.traded = entry.value("traded") is True
    state.exchanged = entry.value("exchanged") is True
    state.discounted = entry.value("discounted") is True
    state.units = entry.number("units", 0, 100)
    state.hues = entry.number("hues", 0, 255)
    state.buying = read_id(entry, "buying", BUY_IDS)
    state.thing = read_number(entry, "thing", 100)
    state.need = read_named(entry.table("need"), NEED_IDS, 100)
    state.rank = entry.number("rank", 0, 31)
