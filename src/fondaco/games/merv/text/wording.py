"""How the things of Merv are put into words."""

import re
from textwrap import wrap

from mypy_extensions import i64

from fondaco.games.merv.components import (
    BREAKTHROUGH_NAMES,
    CITY_COST,
    CITY_NAMES,
    HALL_NAMES,
    PAIR_BOON,
    TILE_ACTION,
    TILE_IDS,
    WALL_COLOR,
    WALL_IDS,
    WALL_PRICE,
)
from fondaco.games.merv.mosque_track import (
    SEGMENT_COST,
    SEGMENT_FROM,
    SEGMENT_TO,
    SEGMENTS,
    SPACE_BOON,
    SPACE_IDS,
    SPACE_POINTS,
)
from fondaco.games.merv.terms import (
    ACTION_IDS,
    BOON_IDS,
    BREAKTHROUGH_IDS,
    CITY_IDS,
    COLOR_IDS,
    COLORS,
    HALL_IDS,
    SPICE_IDS,
    SPICES,
)

WIDTH = 98

HALL_SCORES = {
    "knowledge": "scroll",
    "spice": "caravan card",
    "trade": "good",
    "faith": "space in the mosque",
}
BOON_TEXTS = {
    "camel": "the camel of the row",
    "white_upgrade": "a white upgrade",
    "favour": "favour",
    "bonus_upgrade": "a bonus upgrade",
    "scoring_tile": "a scoring tile",
    "soldier": "a soldier",
    "courtier": "a free courtier",
    "any_wall": "a free wall",
    "mosque_scoring": "points for mosque buildings each year",
    "scroll": "a scroll",
    "caravan_card": "a caravan card",
    "rare_good": "a rare good",
    "mosque_step": "a step in the mosque",
    "white_cube": "a white cube",
    "trading_post": "a free trading post",
}
BREAKTHROUGH_TEXTS = {
    "discount_caravansary": "one cube less a turn in the caravansary",
    "discount_palace": "one cube less a turn in the palace",
    "discount_marketplace": "one cube less a turn in the marketplace",
    "discount_mosque": "one cube less a turn in the mosque",
    "exchange_purple": "one purple cube a turn pays for any color",
    "exchange_tan": "one tan cube a turn pays for any color",
    "exchange_teal": "one teal cube a turn pays for any color",
    "exchange_orange": "one orange cube a turn pays for any color",
    "free_caravan_card": "take any one caravan card",
    "free_trading_post": "establish a post and take its good",
    "free_mosque_step": "advance one space in the mosque",
    "free_wall": "place any wall",
    "eight_points": "8 points",
    "favour_and_soldier": "favour and a soldier",
    "two_favour": "favour twice",
    "two_soldiers": "two soldiers",
}


def counted(count: int, thing: str) -> str:
    """So many of something that takes a plural s."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def pair_of(boon: str) -> str:
    """The pair of spices that brings a boon."""
    found = [SPICE_IDS[n] for n in range(SPICES) if BOON_IDS[PAIR_BOON[n]] == boon]
    return f"a pair of {' or '.join(found)}" if found else "a pair of spices"


def listed(things: list[str]) -> str:
    if len(things) < 2:
        return things[0] if things else "nothing"
    return f"{', '.join(things[:-1])} and {things[-1]}"


def amounts(found: dict[str, int]) -> str:
    return ", ".join([f"{count} {name}" for name, count in found.items()]) or "none"


def entry(text: str, first: str = "  ", rest: str = "      ") -> list[str]:
    """One entry of a section, broken into lines that show they belong together; a number stays
    with what it counts."""
    bound = re.sub(r"(\d) ", "\\1\xa0", text)
    rows = wrap(bound, WIDTH, initial_indent=first, subsequent_indent=rest)
    return [row.replace("\xa0", " ") for row in rows]


def site_name(id: str) -> str:
    return id.replace("_", " ")


def wall_name(id: str) -> str:
    wall = WALL_IDS.index(id)
    kind = id.split("_")[0]
    return f"{kind} for {WALL_PRICE[wall]} {COLOR_IDS[WALL_COLOR[wall]]}"


def city_name(id: str) -> str:
    return CITY_NAMES[CITY_IDS.index(id)]


def hall_name(id: str) -> str:
    name = HALL_NAMES[HALL_IDS.index(id)]
    return name[0].lower() + name[1:]


def breakthrough_name(id: str) -> str:
    return BREAKTHROUGH_NAMES[BREAKTHROUGH_IDS.index(id)]


def space_name(id: str) -> str:
    """A space of the mosque by its path and its step."""
    path, _, step = id.partition("_step")
    if path == "final":
        return "the final space of the mosque"
    return f"step {step} of {path_name(path)} in the mosque"


def path_name(id: str) -> str:
    if id.startswith("row"):
        return f"row {id[3:]}"
    return "the final space" if id == "final" else f"the {id} path"


def tile_name(id: str) -> str:
    """What a scoring tile counts."""
    return f"{ACTION_IDS[TILE_ACTION[TILE_IDS.index(id)]]} buildings"


def pieces_of_wall(id: str, count: int) -> str:
    """So many pieces of the wall."""
    kind, _, price = wall_name(id).partition(" ")
    return f"{counted(count, kind)} {price}"


def cost(row: list[i64]) -> str:
    return " + ".join([f"{n} {COLOR_IDS[color]}" for color, n in enumerate(row) if n > 0])


def city_cost(city: int) -> str:
    return cost([CITY_COST[city * COLORS + color] for color in range(COLORS)])


def space_cost(space: int) -> str:
    """What the segments to a space cost; where that differs, from where each comes."""
    found = [n for n in range(SEGMENTS) if SEGMENT_TO[n] == space]
    texts = [cost([SEGMENT_COST[n * COLORS + color] for color in range(COLORS)]) for n in found]
    if len(set(texts)) == 1:
        return texts[0]
    paths = [path_of(SEGMENT_FROM[n]) for n in found]
    return " or ".join([f"{text} from {path}" for text, path in zip(texts, paths, strict=True)])


def path_of(space: i64) -> str:
    return path_name(SPACE_IDS[space].partition("_step")[0])


def way_on(space: i64) -> str:
    """The path to which a space leads, if it is another one than its own."""
    found = [path_of(SEGMENT_TO[n]) for n in range(SEGMENTS) if SEGMENT_FROM[n] == space]
    others = [path for path in found if path != path_of(space)]
    return f", then {others[0]}" if others else ""


def space_text(id: str) -> str:
    """What a space of the mosque brings."""
    space = SPACE_IDS.index(id)
    text = BOON_TEXTS[BOON_IDS[SPACE_BOON[space]]]
    points = SPACE_POINTS[space]
    return f"{text}, {counted(int(points), 'point')}" if points > 0 else text
