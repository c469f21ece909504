"""The tables of the rules of Merchants of Europe, filled from the edition in use.

A cell holds numbers and marks: `{salt}` is the thing or the word of that id (see guide.toml).
"""

from collections.abc import Callable
from typing import Any, Final

from fondaco.games.merchants.components import (
    CARD_AMOUNT,
    CARD_COUNT,
    CARD_EFFECT,
    CARD_IDS,
    CARD_NAMES,
    CARDS_EACH,
    CITY_IDS,
    CITY_NAMES,
    COMPENSATION,
    COST,
    EDITION,
    EXCHANGED,
    FEE,
    HAND_LIMIT,
    PRICE,
    PURCHASES,
    REWARD,
    ROOM,
    ROUTES_EACH,
    START_GOLD,
    START_POSTS,
    STEPS_A_GRAIN,
    STEPS_A_SALT,
)
from fondaco.games.merchants.moves import MOST_NAMED
from fondaco.games.merchants.options import USUAL_OFFERS
from fondaco.games.merchants.reference_map import (
    TOGETHER,
    Row,
    arrows,
    cities_main,
    cities_short,
    entries,
    fixed,
    hexes,
    numbers,
    ways_main,
    ways_short,
)
from fondaco.games.merchants.reference_sources import provenance
from fondaco.games.merchants.terms import (
    BOARD_IDS,
    COST_IDS,
    EFFECT_IDS,
    PIECES_EACH,
    RESOURCE_IDS,
    TERRAIN_IDS,
)


def names() -> dict[str, str]:
    """The printed names of cities and cards."""
    return dict(zip(CITY_IDS + CARD_IDS, CITY_NAMES + CARD_NAMES, strict=True))


def components(name: str) -> int:
    found: Any = EDITION.tables["components"]
    return int(found[name])


# --- What there is ------------------------------------------------------------------------------


def pieces() -> list[Row]:
    """What lies in the box."""
    colored = ["trade_routes", "trading_posts", "caravans", "merchants"]
    single = ["development_cards", "commodity_tokens", "number_tokens", "robbers", "dice"]
    coins = [f"{components(f'coins_of_value_{value}')} x {value}" for value in (1, 3)]
    return [
        *[[f"{{{name}}}", f"{components(f'{name}_per_color')} {{per_color}}"] for name in colored],
        ["{resource_cards}", f"{CARDS_EACH} {{per_resource}}"],
        *[[f"{{{name}}}", str(components(name))] for name in single],
        ["{coins}", ", ".join(coins)],
    ]


def games() -> list[Row]:
    """Which set-up belongs to which board, and how many tokens are delivered there."""
    starts = [("first", "short", "fixed"), ("short", "short", "variable")]
    return [
        [f"{{game_{game}}}", f"{{side_{board}}}", f"{{start_{start}}}", *to_deliver(board)]
        for game, board, start in [*starts, ("main", "main", "variable")]
    ]


def to_deliver(board: str) -> list[str]:
    """The tokens of each player, with three players and with four."""
    found = {one["players"]: one for one in entries("storage") if one["board"] == board}
    return [str(found[players]["commodity_tokens"]) for players in (3, 4)]


def terrain() -> list[Row]:
    """What each terrain gives, and its number tokens."""
    colors = {one["id"]: one["token_color"] for one in entries("terrain")}
    return [
        [
            f"{{{id}}}",
            f"{{token_{colors[id]}}}",
            f"{{{RESOURCE_IDS[number]}}}",
            tokens(id, True),
            tokens(id, False),
        ]
        for number, id in enumerate(TERRAIN_IDS)
    ]


def tokens(terrain: str, arched: bool) -> str:
    found = [one for one in entries("number_token") if one["terrain"] == terrain]
    return numbers([one["value"] for one in found if one["arch"] == arched])


def storage() -> list[Row]:
    """What everybody starts with, by board and number of players."""
    return [
        [
            f"{{{one['board']}}}",
            str(one["players"]),
            str(one["commodity_tokens"]),
            str(one["posts_in_storage"]),
            str(START_POSTS),
            str(one["neutral_posts"]) if one["neutral_posts"] else "-",
        ]
        for one in entries("storage")
    ]


def symbols() -> list[Row]:
    """The signs of the map, those of the terminal beside them."""
    return [
        ["{purple_site}", "@", "{takes_start}"],
        ["{brown_site}", "#", "{takes_later}"],
        ["{coast_coins}", "", "{coast_pays}"],
        ["{number_token}", "", "{token_says}"],
        ["{double_arrow}", "=", "{arrow_says}"],
        ["{sea_path}", "~", "{sea_says}"],
        ["{trading_post}", "R B W O", "{post_says}"],
        ["{trade_route}", "R B W O", "{route_says}"],
        ["{merchant}", "+", "{merchant_says}"],
        ["{robber}", "*", "{robber_says}"],
    ]


# --- What it costs and brings -------------------------------------------------------------------


def costs() -> list[Row]:
    """What is built, bought and moved, what it costs, and what holds for it."""
    says = ["{one_a_turn}", f"{PIECES_EACH}, {{at_own_post}}", f"{PIECES_EACH}, {{at_own_route}}"]
    built = zip(COST_IDS, [*says, f"{ROUTES_EACH}, {{next_to_own}}"], strict=True)
    return [
        *[[f"{{{id}}}", cost(number), said] for number, (id, said) in enumerate(built)],
        ["{move_merchant}", "1 {grain}", f"{{up_to}} {STEPS_A_GRAIN} {{intersections}}"],
        ["{move_caravan}", "1 {salt}", f"{{up_to}} {STEPS_A_SALT} {{trade_routes}}"],
        ["{right_of_way}", f"{FEE} {{gold}}", "{each_owner}"],
        ["{found_post}", "{nothing}", "{when_ends}"],
        ["{deliver_token}", "{nothing}", "{to_foreign}"],
    ]


def cost(what: int) -> str:
    paid = [(COST[what * len(RESOURCE_IDS) + n], id) for n, id in enumerate(RESOURCE_IDS)]
    return " ".join([f"{count}{TOGETHER}{{{id}}}" for count, id in paid if count > 0])


def gold() -> list[Row]:
    """Where gold comes from, and what it buys."""
    paid = [one["gold"] for name in BOARD_IDS for one in entries(f"{name}_city") if one["gold"]]
    return [
        ["{at_start}", f"{START_GOLD} {{gold}}"],
        ["{empty_roll}", f"{COMPENSATION} {{gold}}"],
        ["{first_connection}", f"{REWARD} {{gold}}"],
        ["{coastal_city}", f"{min(paid)} {{to}} {max(paid)} {{gold}}"],
        [f"{{give_back}} {EXCHANGED} {{alike}}", "1 {other_or_gold}"],
        [f"{{pay}} {PRICE} {{gold}}", f"1 {{any_resource}}, {PURCHASES} {{times_a_turn}}"],
        safe_hand(),
    ]


def safe_hand() -> Row:
    """How many resource cards a 7 spares."""
    return ["{limit_hand}", f"{HAND_LIMIT}; {{then_half}}"]


def odds() -> list[Row]:
    """How often each sum of two dice falls in 36 rolls."""
    ways = {total: 6 - abs(7 - total) for total in range(2, 13)}
    return [
        [", ".join([str(total) for total, count in ways.items() if count == often]), str(often)]
        for often in range(6, 0, -1)
    ]


def limits() -> list[Row]:
    """What nobody may exceed."""
    return [
        safe_hand(),
        ["{limit_cards}", "1"],
        ["{limit_bought}", str(PURCHASES)],
        ["{limit_offers}", f"{USUAL_OFFERS}, {{unless_agreed}}"],
        ["{limit_named}", str(MOST_NAMED)],
        ["{limit_beside}", str(ROOM)],
        ["{limit_tokens}", "1"],
    ]


def cards() -> list[Row]:
    """Each kind of development card."""
    return [
        [f"{{{id}}}", str(CARD_COUNT[number]), effect(number)] for number, id in enumerate(CARD_IDS)
    ]


def effect(card: int) -> str:
    """What a card does; moving the robber has no size."""
    id = EFFECT_IDS[CARD_EFFECT[card]]
    amount = f"{CARD_AMOUNT[card]} " if CARD_EFFECT[card] > 0 else ""
    return f"{amount}{{{id}}}"


TABLES: Final[dict[str, Callable[[], list[Row]]]] = {
    "pieces": pieces,
    "games": games,
    "terrain": terrain,
    "symbols": symbols,
    "hexes": hexes,
    "cities_short": cities_short,
    "cities_main": cities_main,
    "ways_short": ways_short,
    "ways_main": ways_main,
    "storage": storage,
    "fixed": fixed,
    "odds": odds,
    "limits": limits,
    "costs": costs,
    "gold": gold,
    "arrows": arrows,
    "cards": cards,
    "provenance": provenance,
}
