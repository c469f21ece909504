"""The printed things of Merv, read from its edition into typed tables; no decisions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.fields import Entry
from fondaco.core.refusal import Refused
from fondaco.games.merv.reading import EDITION, boon_of, cost_of, each, flat, rising, row_of
from fondaco.games.merv.terms import (
    ACTION_IDS,
    BREAKTHROUGH_IDS,
    CARD_BOON,
    CITY_IDS,
    COLOR_IDS,
    COLORS,
    FAVOUR_BOON,
    HALL_IDS,
    INNER,
    MARKET_SIDE_IDS,
    MARKET_SLOT_IDS,
    PAIR_BOONS,
    PER_TIER,
    RARE_BOON,
    SCROLL_BOON,
    SOLDIER_BOON,
    SPICE_IDS,
    STEP_BOON,
)

# Numbers of the rules.
_rules: Final = EDITION.section("rules")
START_CAMELS: Final = row_of(_rules, "camels_in_caravansary", 4, 4)
DISPLAY: Final[i64] = _rules.number("caravansary_display", 5, 8)
HALL_SPACES: Final[i64] = _rules.number("courtiers_per_hall", 1, 9)
LIBRARY_CUBES: Final[i64] = _rules.number("library_cubes", 1, 4)
BREAKTHROUGH_AT: Final = rising(_rules, "breakthrough_scrolls", 4, 30)
BREAKTHROUGH_POINTS: Final[i64] = _rules.number("breakthrough_points", 0, 50)
SET_POINTS: Final = row_of(_rules, "set_points", 4, 100)
BUILDING_POINTS: Final[i64] = _rules.number("building_points", 0, 20)
TILE_POINTS: Final[i64] = _rules.number("scoring_tile_points", 0, 20)
FAITH_POINTS: Final[i64] = _rules.number("mosque_building_points", 0, 20)
OWN_INFLUENCE: Final[i64] = _rules.number("own_influence", 0, 5)
OTHER_INFLUENCE: Final[i64] = _rules.number("other_influence", 0, 5)
FULL_POINTS: Final[i64] = _rules.number("magistrate_full_points", 0, 20)
UPGRADE_POINTS: Final[i64] = _rules.number("magistrate_upgrade_points", 0, 20)
SECOND_POINTS: Final[i64] = _rules.number("magistrate_breakthrough_points", 0, 20)
ENOUGH_SCROLLS: Final[i64] = _rules.number("magistrate_library_scrolls", 1, 30)

# How many pieces everybody has.
_pieces: Final = EDITION.section("components")
CAMELS: Final[i64] = _pieces.number("camels", 12, 12)
BUILDINGS: Final[i64] = _pieces.number("buildings_per_player", 1, 12)
SERVANTS: Final[i64] = _pieces.number("servants_per_player", 1, 20)
POSTS: Final[i64] = _pieces.number("trading_posts_per_player", 1, 8)
WHITE_UPGRADES: Final[i64] = _pieces.number("white_upgrades", 0, 12)

# The city.
_sites: Final = EDITION.cards("site")
SITE_IDS: Final = [site.text("id") for site in _sites]
SITES: Final[i64] = len(_sites)
SITE_ACTION: Final = each(_sites, lambda site: site.one_of("action", ACTION_IDS))
SITE_COLOR: Final = each(_sites, lambda site: site.one_of("resource", COLOR_IDS))

_MARKET_BOONS: Final = [SCROLL_BOON, CARD_BOON, RARE_BOON, STEP_BOON, FAVOUR_BOON, SOLDIER_BOON]


def _market() -> vec[i64]:
    """The boon of each slot: side a clockwise, then side b."""
    boons: dict[tuple[int, int], int] = {}
    for entry in EDITION.cards("market_slot"):
        at = (entry.one_of("side", MARKET_SIDE_IDS), entry.one_of("slot", MARKET_SLOT_IDS))
        if at in boons:
            raise entry.wrong("slot", "the slot has a boon already")
        boons[at] = boon_of(entry, "boon", _MARKET_BOONS)
    if len(boons) != 8:
        raise Refused(f"{EDITION.path}: market_slot has {len(boons)} entries, not 8.")
    return vec[i64]([boons[side, slot] for side in range(2) for slot in range(4)])


MARKET_BOON: Final = _market()

# Tracks.
_favour: Final = EDITION.section("favour_track")
_influence: Final = EDITION.section("influence_track")
FAVOUR_POINTS: Final = vec[i64](_favour.numbers("points", 0, 20))
INFLUENCE_POINTS: Final = vec[i64](_influence.numbers("points", 0, 20))
FAVOUR_END: Final[i64] = len(FAVOUR_POINTS) - 1
INFLUENCE_END: Final[i64] = len(INFLUENCE_POINTS) - 1
for _track, _end in ((_favour, FAVOUR_END), (_influence, INFLUENCE_END)):
    if not 1 <= _end <= 60:
        raise _track.wrong("points", "a track has 2 to 61 spaces")
SPICE_SPACE: Final = rising(_influence, "spice_types", 3, int(INFLUENCE_END))
LEVEL_SPACE: Final = rising(_influence, "contract_levels", 3, int(INFLUENCE_END))

# The caravansary.
_spices: Final = EDITION.known("spice", SPICE_IDS)
SPICE_NAMES: Final = [spice.text("name") for spice in _spices]
SPICE_COUNT: Final = each(_spices, lambda spice: spice.number("count", 1, 30))
PAIR_BOON: Final = each(_spices, lambda spice: boon_of(spice, "pair_boon", PAIR_BOONS))

# The palace, the library, the marketplace.
_halls: Final = EDITION.known("hall", HALL_IDS)
HALL_NAMES: Final = [hall.text("name") for hall in _halls]
HALL_COLOR: Final = each(_halls, lambda hall: hall.one_of("cost", COLOR_IDS))
_breakthroughs: Final = EDITION.known("breakthrough", BREAKTHROUGH_IDS)
BREAKTHROUGH_NAMES: Final = [tile.text("name") for tile in _breakthroughs]
_cities: Final = EDITION.known("city", CITY_IDS)
CITY_NAMES: Final = [city.text("name") for city in _cities]
CITY_COST: Final = flat([cost_of(city) for city in _cities])  # by city, by color


def _check_tiers() -> None:
    for number, tile in enumerate(_breakthroughs):
        if tile.number("tier", 1, 4) != 1 + number // PER_TIER:
            raise tile.wrong("tier", f"{tile.text('id')} is of tier {1 + number // PER_TIER}")


def _check_rings() -> None:
    for number, city in enumerate(_cities):
        ring = "inner" if number < INNER else "outer"
        if city.text("ring") != ring:
            raise city.wrong("ring", f"{city.text('id')} is an {ring} city")


_check_tiers()
_check_rings()

# Upgrades and scoring tiles: one bonus upgrade a color.
BONUS_COUNT: Final = vec[i64](
    [
        len([1 for tile in EDITION.cards("bonus_upgrade") if tile.one_of("color", COLOR_IDS) == n])
        for n in range(COLORS)
    ]
)
_tiles: Final = EDITION.cards("scoring_tile")
TILE_IDS: Final = [tile.text("id") for tile in _tiles]
TILES: Final[i64] = len(_tiles)
TILE_ACTION: Final = each(_tiles, lambda tile: tile.one_of("action", ACTION_IDS))

# Walls: kinds of piece, each of one color.
_SHAPES: Final = ["segment", "gate"]
_walls: Final = EDITION.cards("wall")
WALL_IDS: Final = [wall.text("id") for wall in _walls]
WALL_KINDS: Final[i64] = len(_walls)
WALL_IS_GATE: Final = each(_walls, lambda wall: wall.one_of("kind", _SHAPES))
WALL_COUNT: Final = each(_walls, lambda wall: wall.number("count", 1, 16))


def _one_color(wall: Entry) -> int:
    cost = cost_of(wall)
    if cost.count(0) != COLORS - 1:
        raise wall.wrong("cost", "a wall has one color")
    return cost.index(max(cost))


WALL_COLOR: Final = each(_walls, _one_color)
WALL_PRICE: Final = each(_walls, lambda wall: max(cost_of(wall)))


def _check_walls() -> None:
    """As many pieces of each kind as there are slots for them."""
    for kind, slots in ((0, 16), (1, 4)):
        pieces = sum([WALL_COUNT[n] for n in range(WALL_KINDS) if WALL_IS_GATE[n] == kind])
        if pieces != slots:
            raise Refused(f"{EDITION.path}: wall has {pieces} {_SHAPES[kind]}s, not {slots}.")


_check_walls()

# Contracts, stack by stack, the most valuable on top.
_BONUSES: Final = ["soldier", "favour"]
_contracts: Final = sorted(
    EDITION.cards("contract"),
    key=lambda card: (card.text("stack"), -card.number("points", 0, 100), card.text("id")),
)
CONTRACT_IDS: Final = [card.text("id") for card in _contracts]
CONTRACTS: Final[i64] = len(_contracts)
CONTRACT_POINTS: Final = each(_contracts, lambda card: card.number("points", 0, 100))
CONTRACT_LEVEL: Final = each(_contracts, lambda card: card.number("level", 1, 3))
CONTRACT_FAVOUR: Final = each(_contracts, lambda card: card.one_of("bonus", _BONUSES))
CUBES_ASKED: Final = each(_contracts, lambda card: card.number("cubes", 0, 9))
SCROLLS_ASKED: Final = each(_contracts, lambda card: card.number("scrolls", 0, 9))
COMMON_ASKED: Final = each(_contracts, lambda card: card.number("common", 0, 9))
RARE_ASKED: Final = each(_contracts, lambda card: card.number("rare", 0, 9))
EITHER_ASKED: Final = each(_contracts, lambda card: card.number("any_good", 0, 9))
CONTRACT_OVER: Final = vec[i64](
    [
        n - 1 if n > 0 and _contracts[n - 1].text("stack") == card.text("stack") else NONE
        for n, card in enumerate(_contracts)
    ]
)  # the card that lies on it


def _check_counts() -> None:
    """As many as [components] says."""
    counts = {"building_sites": SITES, "contracts": CONTRACTS, "scoring_tiles": TILES}
    counts["caravan_cards"] = i64(sum(list(SPICE_COUNT)))
    counts["bonus_upgrades"] = i64(sum(list(BONUS_COUNT)))
    counts["walls"] = i64(sum(list(WALL_COUNT)))
    for field, number in counts.items():
        if _pieces.number(field, 1, 1000) != number:
            raise _pieces.wrong(field, f"the edition lists {number}")
    if SITES != 24:
        raise _pieces.wrong("building_sites", "the city has 24")
    if CONTRACTS > 60:
        raise _pieces.wrong("contracts", "more than 60 are too many")
    if sum(list(SPICE_COUNT)) < DISPLAY:
        raise _pieces.wrong("caravan_cards", "the queue cannot be filled")


_check_counts()
