"""Tables of Merv's places, cards and tiles, filled from the edition in use."""

from itertools import groupby
from typing import Any

from fondaco.games.merv.reading import EDITION

Row = list[str]


def entries(name: str) -> list[dict[str, Any]]:
    """The entries of a list of the edition, which was checked when it was read."""
    found: Any = EDITION.tables[name]
    return list(found)


def section(name: str) -> dict[str, Any]:
    found: Any = EDITION.tables[name]
    return dict(found)


def mark(id: str) -> str:
    return f"{{{id}}}"


def marked(ids: list[str]) -> str:
    return ", ".join([mark(id) for id in ids])


def cost_of(cost: dict[str, int]) -> str:
    """A cost in cubes: 1 purple + 1 orange."""
    return " + ".join([f"{count} {mark(color)}" for color, count in cost.items()])


def market() -> list[Row]:
    """What a camel brings on each slot of the camel market, on both sides of its tile."""
    boons = {(one["side"], one["slot"]): mark(one["boon"]) for one in entries("market_slot")}
    slots = [one["slot"] for one in entries("market_slot") if one["side"] == "a"]
    return [[mark(slot), boons["a", slot], boons["b", slot]] for slot in slots]


def contracts() -> list[Row]:
    """The stacks: level, the influence it takes, what is asked, what it brings."""
    levels = section("influence_track")["contract_levels"]
    alike = groupby(entries("contract"), key=lambda one: (one["level"], one["bonus"], asks(one)))
    return [
        [
            str(level),
            str(levels[level - 1]),
            asked,
            ", ".join([str(one["points"]) for one in cards]),
            mark(bonus),
        ]
        for (level, bonus, asked), cards in alike
    ]


def asks(contract: dict[str, Any]) -> str:
    kinds = ["cubes", "scrolls", "common", "rare", "any_good"]
    return " + ".join([f"{contract[kind]} {mark(kind)}" for kind in kinds if contract[kind]])


def spices() -> list[Row]:
    return [
        [mark(one["id"]), str(one["count"]), mark(one["pair_boon"])] for one in entries("spice")
    ]


def kinds() -> list[Row]:
    """How many kinds of spice influence allows."""
    spaces = [0, *section("influence_track")["spice_types"]]
    return [[str(space), str(kinds)] for kinds, space in enumerate(spaces, 1)]


def halls() -> list[Row]:
    return [
        [mark(one["id"]), mark(one["cost"]), mark(f"counts_{one['id']}")] for one in entries("hall")
    ]


def breakthroughs() -> list[Row]:
    """Each with the scrolls that it takes, and what it does."""
    scrolls = section("rules")["breakthrough_scrolls"]
    return [
        [str(scrolls[one["tier"] - 1]), mark(one["id"]), mark(f"does_{one['id']}")]
        for one in entries("breakthrough")
    ]


def tiers() -> list[Row]:
    """The same in short: what can be chosen with so many scrolls."""
    scrolls = section("rules")["breakthrough_scrolls"]
    return [[str(count), mark(f"tier_{tier}")] for tier, count in enumerate(scrolls, 1)]


def cities() -> list[Row]:
    """Inner cities, then the outer one behind each, with their goods."""
    all_of_them = entries("city")
    inner = [one["id"] for one in all_of_them if one["ring"] == "inner"]
    behind = ["merv", "merv", "merv", "merv", *inner]
    return [
        [
            mark(one["id"]),
            mark(before),
            mark("common_good" if one["ring"] == "inner" else "rare_good"),
            cost_of(one["cost"]),
            first_post(one),
        ]
        for one, before in zip(all_of_them, behind, strict=True)
    ]


def goods() -> list[Row]:
    """The same in short: a cube of each color that a good costs."""
    return [
        [mark(one["id"]), marked(coins(one["cost"])), first_post(one)] for one in entries("city")
    ]


def coins(cost: dict[str, int]) -> list[str]:
    return [color for color, count in cost.items() for _ in range(count)]


def first_post(city: dict[str, Any]) -> str:
    return mark("camel" if city["ring"] == "inner" else "favour")


def mosque() -> list[Row]:
    """Each space: what the step there costs, what it brings."""
    costs = {one["id"]: costs_to(one["id"]) for one in entries("mosque_space")}
    return [
        [mark(one["id"]), costs[one["id"]], mark(one["boon"]), str(one["points"] or "-")]
        for one in entries("mosque_space")
    ]


def costs_to(space: str) -> str:
    """Ways that cost the same are told once; if they differ, each with where it begins."""
    ways = [one for one in entries("mosque_segment") if one["to"] == space]
    costs = dict.fromkeys([cost_of(one["cost"]) for one in ways])
    if len(costs) == 1:
        return next(iter(costs))
    told = [f"{cost_of(one['cost'])} ({{from}} {mark(one['from'])})" for one in ways]
    return " {or} ".join(told)


def tiles() -> list[Row]:
    points = section("rules")["scoring_tile_points"]
    return [[mark(one["action"]), str(points)] for one in entries("scoring_tile")]


def walls() -> list[Row]:
    """Pieces of the same kind and price: in which colors, and how many of each."""
    alike = groupby(
        sorted(entries("wall"), key=lambda one: sum(one["cost"].values())),
        key=lambda one: (one["kind"], sum(one["cost"].values()), one["count"]),
    )
    return [
        [mark(kind), str(price), marked([color_of(one) for one in pieces]), str(count)]
        for (kind, price, count), pieces in alike
    ]


def color_of(wall: dict[str, Any]) -> str:
    """A piece is paid in one color."""
    return str(next(iter(wall["cost"])))
