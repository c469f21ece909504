"""The full state in plain words and numbers, and back: for tests and analysis.

Owners are numbers: the seats, then alone 1 for the magistrate, and 2 for the courtier.
"""

from collections.abc import Mapping
from typing import Final

from fondaco.core import plain
from fondaco.core.fields import Entry
from fondaco.core.plain import Counts, Field, Flag, Id, Ids, Lying, Number, Owners, Rows
from fondaco.games.merv.city import LINE_IDS, WALL_SLOT_IDS
from fondaco.games.merv.components import (
    CONTRACT_IDS,
    FAVOUR_END,
    HALL_SPACES,
    INFLUENCE_END,
    SITE_IDS,
    TILE_IDS,
    WALL_IDS,
)
from fondaco.games.merv.mosque_track import SPACE_IDS
from fondaco.games.merv.snapshot_fields import (
    Bonus,
    Buildings,
    Display,
    Masters,
    Mosque,
    Site,
    Sites,
    Solo,
    Track,
    last_master,
    masters_in,
)
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    BREAKTHROUGH_IDS,
    BUY_IDS,
    CITY_IDS,
    COLOR_IDS,
    CUBE_IDS,
    FAVOUR,
    HALL_IDS,
    INFLUENCE,
    MARKET_SIDE_IDS,
    MARKET_SLOT_IDS,
    MOST_MASTERS,
    PRAYER,
    SIDE,
    SOURCE_IDS,
    SPICE_IDS,
    STEP_IDS,
    STORE_IDS,
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


def _last_seat(state: MervState) -> int:
    return state.seats - 1


FIELDS: Final[list[Field]] = [
    Number("seats", 4, least=1),
    Id("side", MARKET_SIDE_IDS),
    Sites("sites", SITE_IDS),
    Number("year", 2),
    Number("round", 4),
    Number("turn", 5),
    Number("active", last_master),
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
    Owners("contracts", CONTRACT_IDS, masters_in),
    Owners("breakthroughs", BREAKTHROUGH_IDS, masters_in),
    Owners("tiles", TILE_IDS, masters_in),
    Rows("halls", HALL_IDS, masters_in, int(HALL_SPACES)),
    Rows("posts", CITY_IDS, masters_in, 1),
    Track("favour", FAVOUR, int(FAVOUR_END)),
    Track("influence", INFLUENCE, int(INFLUENCE_END)),
    Mosque("mosque", PRAYER, len(SPACE_IDS)),
    Rows("points", SOURCE_IDS, masters_in),
    Rows("cubes", CUBE_IDS, masters_in),
    Rows("stores", STORE_IDS, masters_in),
    Rows("committed", STORE_IDS, masters_in),
    Rows("spices", SPICE_IDS, masters_in),
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
