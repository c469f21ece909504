"""The tables of Merv's rules, filled from the edition in use.

A cell holds numbers and marks: `{camel}` is the thing or the word of that id (see guide.toml).
"""

from collections.abc import Callable
from typing import Final

from fondaco.games.merv.city import PROTECTS, WALL_SLOT_IDS
from fondaco.games.merv.reference_places import (
    Row,
    breakthroughs,
    cities,
    contracts,
    entries,
    goods,
    halls,
    kinds,
    mark,
    market,
    mosque,
    section,
    spices,
    tiers,
    tiles,
    walls,
)
from fondaco.games.merv.reference_setup import pieces, players, words, year
from fondaco.games.merv.reference_solo import (
    magistrate_actions,
    magistrate_boons,
    magistrate_breakthroughs,
    magistrate_walls,
)
from fondaco.games.merv.terms import SIDE


def names() -> dict[str, str]:
    """The printed names of all things that have one."""
    named = entries("spice") + entries("hall") + entries("breakthrough") + entries("city")
    return {str(one["id"]): str(one["name"]) for one in named}


def number(name: str) -> int:
    """A number of the rules."""
    return int(section("rules")[name])


def numbers(found: list[int]) -> str:
    return ", ".join([str(one) for one in found])


# --- Turn, tracks -------------------------------------------------------------------------------


def yields() -> list[Row]:
    """What a site gives to whom."""
    both = "1 {its_color} + 1 {upgrade_color}"
    return [
        ["{no_upgrade}", "1 {its_color}", "1 {its_color}", "-"],
        ["{white_upgrade}", "1 {white}", "1 {white}", "1 {white}"],
        ["{bonus_upgrade}", both, both, "1 {upgrade_color}"],
    ]


def favour_track() -> list[Row]:
    points = section("favour_track")["points"]
    return [[str(space), str(count)] for space, count in enumerate(points) if count]


def allowed(space: int) -> str:
    """What begins to be allowed on a space of influence."""
    track = section("influence_track")
    levels, kinds_at = list(track["contract_levels"]), list(track["spice_types"])
    level = [f"{{contracts_of}} {levels.index(space) + 1}"] if space in levels else []
    spice = [f"{kinds_at.index(space) + 2} {{kinds}}"] if space in kinds_at else []
    return ", ".join(level + spice) or "-"


def influence_track() -> list[Row]:
    points = section("influence_track")["points"]
    rows = [[str(at), str(count or "-"), allowed(at)] for at, count in enumerate(points)]
    return [row for row in rows if row[1:] != ["-", "-"]]


def thresholds() -> list[Row]:
    """From which influence on contracts and kinds of spice are allowed."""
    track = section("influence_track")
    levels, kinds_at = track["contract_levels"], track["spice_types"]
    return [
        [f"{{contracts_of}} {numbers([1, 2, 3])}", numbers(levels)],
        [f"{numbers([2, 3, 4])} {{kinds}}", numbers(kinds_at)],
    ]


def sources() -> list[Row]:
    things = ["favour", "influence", "soldier", "camel", "white_upgrade"]
    return [[mark(thing), mark(f"{thing}_from")] for thing in things]


# --- The card, invasion, points -----------------------------------------------------------------


def actions() -> list[Row]:
    """What each action costs and brings."""
    most = number("library_cubes")
    return [
        ["{caravansary}", "1 {each_card}", "{brings_cards}"],
        ["{palace}", "{nth_courtier}", "{brings_courtier}"],
        ["{library}", f"1 {{to}} {most} {{different}}", "{brings_scrolls}"],
        ["{marketplace}", "{city_cost}", "{brings_goods}"],
        ["{mosque}", "{segment_cost}", "{brings_boon}"],
        ["{wall}", wall_prices(), "{brings_influence}"],
        ["{gain_favour}", "{nothing}", "1 {favour}"],
        ["{deploy}", "{nothing}", "{brings_soldier}"],
    ]


def wall_prices() -> str:
    """How many cubes the pieces cost: 1, 2 (segment), 3 (gate)."""
    prices = {row[0]: [one[1] for one in walls() if one[0] == row[0]] for row in walls()}
    return ", ".join([f"{', '.join(found)} ({kind})" for kind, found in prices.items()])


def symbols() -> list[Row]:
    return [
        ["{favour}", "{sign_favour}"],
        ["{influence}", "{sign_influence}"],
        ["{white}", "{sign_white}"],
        ["{white_upgrade}", "{sign_white_upgrade}"],
        ["{bonus_upgrade}", "{sign_bonus_upgrade}"],
    ]


def attack() -> list[Row]:
    """The plan of the city: the sides from which each site is attacked."""
    rows = range(SIDE)
    return [[f"{{row}} {row + 1}", *[sides(row * SIDE + at) for at in rows]] for row in rows]


def sides(cell: int) -> str:
    """The sides whose wall or gate protects a cell; none protects the camel market."""
    slots = [WALL_SLOT_IDS[number // 2] for number, one in enumerate(PROTECTS) if one == cell]
    return " ".join([mark(slot[0]) for slot in slots]) or "{camel_market}"


def protection() -> list[Row]:
    """From where a site is attacked, and what keeps its building."""
    return [
        ["{outer_lines}", "{two_sides}", "{two_walls}"],
        ["{middle_lines}", "{one_side}", "{its_gate}"],
        ["{any_site}", "-", "{a_soldier}"],
    ]


def ransoms() -> list[Row]:
    return [
        ["{no_upgrade}", "{its_color} {or} {white}"],
        ["{bonus_upgrade}", "{its_color}, {upgrade_color} {or} {white}"],
        ["{white_upgrade}", "{any_color}"],
    ]


def sets() -> list[Row]:
    return [[str(size), str(count)] for size, count in enumerate(section("rules")["set_points"], 1)]


def each_year() -> list[Row]:
    """The scoring at the end of a year."""
    return [
        ["{per_courtier}", "{hall_points}"],
        ["{per_building}", str(number("building_points"))],
        ["{per_tile_building}", f"+{number('scoring_tile_points')}"],
        ["{per_mosque_building}", f"+{number('mosque_building_points')}"],
    ]


def points() -> list[Row]:
    """Everything that scores, on one card."""
    return [
        ["{at_once}", "{points_at_once}"],
        *each_year(),
        ["{sets_at_end}", numbers(section("rules")["set_points"])],
    ]


TABLES: Final[dict[str, Callable[[], list[Row]]]] = {
    "words": words,
    "pieces": pieces,
    "players": players,
    "year": year,
    "yields": yields,
    "favour_track": favour_track,
    "influence_track": influence_track,
    "thresholds": thresholds,
    "sources": sources,
    "actions": actions,
    "market": market,
    "contracts": contracts,
    "spices": spices,
    "kinds": kinds,
    "halls": halls,
    "breakthroughs": breakthroughs,
    "tiers": tiers,
    "cities": cities,
    "goods": goods,
    "mosque": mosque,
    "tiles": tiles,
    "walls": walls,
    "symbols": symbols,
    "attack": attack,
    "protection": protection,
    "ransoms": ransoms,
    "each_year": each_year,
    "sets": sets,
    "points": points,
    "magistrate_actions": magistrate_actions,
    "magistrate_boons": magistrate_boons,
    "magistrate_breakthroughs": magistrate_breakthroughs,
    "magistrate_walls": magistrate_walls,
}
