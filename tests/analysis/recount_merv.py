"""Facts of Merv, recomputed from plain pictures and the printed cards."""

from collections import Counter
from typing import Any

from analysis.recounting import Check, Plain, only, things
from fondaco.games.merv.reading import EDITION

TABLES: Any = EDITION.tables
CARDS: dict[str, Plain] = {one["id"]: one for one in TABLES["contract"]}
LEVELS = [1, 3, 5]  # influence that contracts of each level want


def open_buildings(plain: Plain, seat: int) -> int:
    """Own buildings without a soldier that lack a wall on a side from which Mongols come."""
    found = 0
    for cell, site in enumerate(plain["sites"]):
        if site is not None and plain["buildings"].get(site) == seat:
            guarded = str(plain["bonus"].get(site, "")).startswith("soldier")
            found += not guarded and not _walled(plain, cell)
    return found


def _walled(plain: Plain, cell: int) -> bool:
    """By row and column from the north-west: the nearest sides, none beside a middle line."""
    row, column = divmod(cell, 5)
    needed = []
    if row != 2:
        needed.append(f"{'north' if row < 2 else 'south'}_{column + 1}")
    if column != 2:
        needed.append(f"{'west' if column < 2 else 'east'}_{row + 1}")
    return all(slot in plain["walls"] for slot in needed)


def contract_is_ready(plain: Plain, seat: int, id: str) -> bool:
    """Whether a contract lies on top, and its goods and the influence are there."""
    card = CARDS[id]
    free = Counter(plain["stores"][seat])
    free.subtract(Counter(plain["committed"][seat]))
    spare = [free["common"] - card["common"], free["rare"] - card["rare"]]
    goods = free["scrolls"] >= card["scrolls"] and min(spare) >= 0 <= sum(spare) - card["any_good"]
    above = [one for one in CARDS if CARDS[one]["stack"] == card["stack"] and one < id]
    on_top = id not in plain["contracts"] and all(one in plain["contracts"] for one in above)
    return goods and on_top and plain["influence"][seat] >= LEVELS[card["level"] - 1]


MERV: dict[str, Check] = {
    "points": lambda r, v: r.gained("points") == v["points"] > 0,
    "fulfilled": lambda r, v: all(
        r.now["contracts"].get(id) == r.seat for id in v["contract"].split(", ")
    ),
    "learned": lambda r, v: all(
        r.now["breakthroughs"].get(id) == r.seat and id not in r.was["breakthroughs"]
        for id in v["breakthrough"].split(", ")
    ),
    "courtier": lambda r, v: +r.row("halls") == Counter(v["hall"].split(", ")),
    "claimed": lambda r, v: (
        r.now["tiles"].get(v["tile"]) == r.seat != r.was["tiles"].get(v["tile"])
    ),
    "walled": lambda r, v: len(r.now["walls"]) - len(r.was["walls"]) == v["times"],
    "established": lambda r, v: +r.row("posts") == Counter(v["city"].split(", ")),
    "advanced": lambda r, v: (
        r.now["mosque"][r.seat] != r.was["mosque"][r.seat]
        and _step(r.now["mosque"][r.seat]) - _step(r.was["mosque"][r.seat]) == v["times"]
    ),
    "took": lambda r, v: only(r.row("stores"), things(v["things"])),
    "card_taken": lambda r, v: +r.row("spices") == Counter(v["spice"].split(", ")),
    "built": lambda r, v: all(
        r.now["buildings"].get(id) == r.seat and id not in r.was["buildings"]
        for id in v["site"].split(", ")
    ),
    "took_cube": lambda r, v: only(r.row("cubes"), things(v["things"])),
    "camels": lambda r, v: _camels(r.now, r.seat) - _camels(r.was, r.seat) <= v["count"],
    "deployed": lambda r, v: all(
        r.now["bonus"].get(id) == f"soldier {r.seat}" for id in v["site"].split(", ")
    ),
    "destroyed": lambda r, v: all(
        r.was["buildings"].get(id) == r.seat and id not in r.now["buildings"]
        for id in v["site"].split(", ")
    ),
    "ransomed": lambda r, v: (
        r.was["step"] == "ransom"
        and r.was["site"] == v["site"]
        and r.now["buildings"].get(v["site"]) == r.seat
    ),
    "influence": lambda r, v: (
        r.gained("influence") == v["count"] and r.now["influence"][r.seat] == v["now"]
    ),
    "favour": lambda r, v: r.gained("favour") == v["count"] and r.now["favour"][r.seat] == v["now"],
    "favour_paid": lambda r, v: (
        -r.gained("favour") == v["count"] and r.now["favour"][r.seat] == v["now"]
    ),
    "cubes_paid": lambda r, v: (
        -r.gained("cubes") == v["count"] and r.of(r.now, "cubes") == v["left"]
    ),
    "camels_paid": lambda r, v: (
        _camels(r.was, r.seat) - _camels(r.now, r.seat) == v["count"]
        and _camels(r.now, r.seat) == v["left"]
    ),
    "contract_ready": lambda r, v: contract_is_ready(r.now, r.seat, v["contract"]),
    "exposed": lambda r, v: open_buildings(r.now, r.seat) == v["count"] and r.now["year"] > 0,
    "safer": lambda r, v: (
        open_buildings(r.was, r.seat) - open_buildings(r.now, r.seat) == v["count"]
    ),
    "hall_worth": lambda r, v: _hall(r.now, r.seat, v["hall"]) == v["points"],
    "first_in_line": lambda r, v: r.says("queue 1"),
    "next": lambda r, v: r.follows("take", f"{v['action']} action"),
    "left": lambda r, v: (
        r.of(r.now, "cubes") == v["cubes"] and _camels(r.now, r.seat) == v["camels"]
    ),
}


def _step(space: str) -> int:
    return 0 if space == "start" else int(space.partition("_step")[2])


def _camels(plain: Plain, seat: int) -> int:
    return int(plain["camels"].get(f"owner {seat}", 0))


def _hall(plain: Plain, seat: int, hall: str) -> int:
    stores = Counter(plain["stores"][seat])
    counted: dict[str, int] = {
        "knowledge": stores["scrolls"],
        "spice": sum(plain["spices"][seat].values()),
        "trade": stores["common"] + stores["rare"],
        "faith": _step(plain["mosque"][seat]),
    }
    return counted[hall]
