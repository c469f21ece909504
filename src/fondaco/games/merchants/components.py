"""The printed things of Merchants of Europe, read from its edition into typed tables.

Both boards share one grid, so hexes, intersections, cities and paths have one number each for both;
what a board makes of them is in `boards.py`.
"""

from pathlib import Path as File
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core import hexes
from fondaco.core.edition import Edition
from fondaco.core.fields import Entry
from fondaco.core.hexes import Corner
from fondaco.core.refusal import Refused
from fondaco.games.merchants.grid import Grid
from fondaco.games.merchants.terms import (
    BOARD_IDS,
    COST_IDS,
    EFFECT_IDS,
    RESOURCE_IDS,
    TERRAIN_IDS,
)

EDITION: Final = Edition("merchants", File(__file__).with_name("edition.toml"))

# Numbers of the rules.
_rules: Final = EDITION.section("rules")
START_GOLD: Final[i64] = _rules.number("starting_gold", 0, 100)
HAND_LIMIT: Final[i64] = _rules.number("hand_limit_before_discard", 1, 100)
COMPENSATION: Final[i64] = _rules.number("gold_compensation_per_empty_roll", 0, 10)
PRICE: Final[i64] = _rules.number("gold_price_per_resource", 1, 10)
PURCHASES: Final[i64] = _rules.number("gold_purchases_per_turn_max", 0, 10)
EXCHANGED: Final[i64] = _rules.number("supply_exchange_give", 2, 10)
STEPS_A_GRAIN: Final[i64] = _rules.number("intersections_per_grain", 1, 20)
STEPS_A_SALT: Final[i64] = _rules.number("routes_per_salt", 1, 20)
FEE: Final[i64] = _rules.number("right_of_way_fee_gold", 0, 10)
ROOM: Final[i64] = _rules.number("caravans_per_route_max", 2, 8)
REWARD: Final[i64] = _rules.number("gold_per_own_route_on_first_connection", 0, 10)
START_POSTS: Final[i64] = _rules.number("starting_trading_posts", 1, 4)

_components: Final = EDITION.section("components")
ROUTES_EACH: Final[i64] = _components.number("trade_routes_per_color", 1, 60)
CARDS_EACH: Final[i64] = _components.number("resource_cards_per_type", 5, 60)

# Costs, by what is paid for, by resource.
_costs: Final = EDITION.section("costs")


def _cost(what: str) -> list[int]:
    cost = _costs.table(what)
    for resource in cost.fields:
        if resource not in RESOURCE_IDS:
            raise cost.wrong(resource, "it is no resource")
    return [cost.number(id, 1, 9) if cost.has(id) else 0 for id in RESOURCE_IDS]


COST: Final = vec[i64]([number for what in COST_IDS for number in _cost(what)])

# Terrains and number tokens; the arched token of each terrain comes first.
_terrains: Final = EDITION.known("terrain", TERRAIN_IDS)
for _number, _terrain in enumerate(_terrains):
    if _terrain.text("resource") != RESOURCE_IDS[_number]:
        raise _terrain.wrong("resource", f"it produces {RESOURCE_IDS[_number]}")


def _is_arched(token: Entry) -> bool:
    return token.value("arch") is True


_tokens: Final = sorted(
    EDITION.cards("number_token"),
    key=lambda token: (token.one_of("terrain", TERRAIN_IDS), not _is_arched(token)),
)
TOKENS: Final[i64] = len(_tokens)
TOKEN_IDS: Final = [token.text("id") for token in _tokens]
TOKEN_VALUE: Final = vec[i64]([token.number("value", 2, 12) for token in _tokens])
TOKEN_TERRAIN: Final = vec[i64]([token.one_of("terrain", TERRAIN_IDS) for token in _tokens])


def _check_tokens() -> None:
    """One arched token and at least one plain one for each terrain, and no 7."""
    for terrain, id in enumerate(TERRAIN_IDS):
        arches = [_is_arched(t) for n, t in enumerate(_tokens) if TOKEN_TERRAIN[n] == terrain]
        if arches.count(True) != 1 or len(arches) < 2:
            raise Refused(f"{EDITION.path}: number_token: {id} needs 1 with an arch and others.")
    for token in _tokens:
        if token.number("value", 2, 12) == 7:
            raise token.wrong("value", "a 7 is never produced")


_check_tokens()
ARCH_TOKEN: Final = vec[i64](
    [[int(t) for t in TOKEN_TERRAIN].index(terrain) for terrain in range(len(TERRAIN_IDS))]
)

# Development cards, by kind.
_cards: Final = EDITION.cards("development_card")
CARDS: Final[i64] = len(_cards)
CARD_IDS: Final = [card.text("id") for card in _cards]
CARD_NAMES: Final = [card.text("name") for card in _cards]
CARD_TEXTS: Final = [card.text("text") for card in _cards]
CARD_COUNT: Final = vec[i64]([card.number("count", 1, 60) for card in _cards])
CARD_EFFECT: Final = vec[i64]([card.one_of("effect", EFFECT_IDS) for card in _cards])
CARD_AMOUNT: Final = vec[i64]([card.number("amount", 1, 20) for card in _cards])
TIMINGS: Final = ["before_roll", "action_phase"]
BEFORE_ROLL: Final = vec[i64]([int(0 in card.texts("timing", TIMINGS)) for card in _cards])
IN_ACTIONS: Final = vec[i64]([int(1 in card.texts("timing", TIMINGS)) for card in _cards])
if sum(list(CARD_COUNT)) != _components.number("development_cards", 1, 200):
    raise _components.wrong("development_cards", "the edition lists another number of them")


# The grid: see `grid.py`.
GRID: Final = Grid(EDITION)
HEX_AT: Final = {at: number for number, at in enumerate(sorted(GRID.land))}
HEX_IDS: Final = [GRID.land[at] for at in HEX_AT]
HEXES: Final[i64] = len(HEX_IDS)
CITY_IDS: Final = [entry.text("id") for entry in GRID.cities.values()]
CITY_NAMES: Final = [entry.text("name") for entry in GRID.cities.values()]
CITIES: Final[i64] = len(CITY_IDS)
PATH_AT: Final = {side: number for number, side in enumerate(GRID.all_sides())}
PATH_IDS: Final = [GRID.side_id(side) for side in PATH_AT]
PATHS: Final[i64] = len(PATH_AT)
PLACE_AT: Final = {
    corner: number
    for number, corner in enumerate(sorted({end for side in PATH_AT for end in hexes.ends(side)}))
}
PLACE_IDS: Final = [GRID.corner_id(corner) for corner in PLACE_AT]
PLACES: Final[i64] = len(PLACE_AT)
END: Final = vec[i64](
    [PLACE_AT[end] for side in PATH_AT for end in hexes.ends(side)]
)  # by path, two each


def _place_of_city(corner: Corner, entry: Entry) -> int:
    if corner not in PLACE_AT:
        raise entry.wrong("at", "no path leads there")
    return PLACE_AT[corner]


CITY_PLACE: Final = vec[i64](
    [_place_of_city(corner, entry) for corner, entry in GRID.cities.items()]
)


def other_end(path: i64, place: i64) -> i64:
    return END[2 * path] + END[2 * path + 1] - place


# Trading posts and commodity tokens.
_storage: Final = {
    (entry.one_of("board", BOARD_IDS), entry.number("players", 3, 4)): entry
    for entry in EDITION.entries("storage")
}


def posts_in_storage(board: i64, seats: i64) -> int:
    """How many trading posts lie in storage, each on a commodity token; one token is free."""
    entry = _storage.get((int(board), int(seats)))
    if entry is None:
        raise Refused(f"{EDITION.path}: storage lacks {BOARD_IDS[board]}, {seats} players.")
    posts = entry.number("posts_in_storage", 1, 30)
    if entry.number("commodity_tokens", 2, 31) != posts + 1:
        raise entry.wrong("commodity_tokens", "one more than posts_in_storage belongs here")
    return posts
