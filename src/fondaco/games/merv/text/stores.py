"""What everybody has, in words."""

from fondaco.core.fields import Entry
from fondaco.games.merv.text.contracts import contract_name
from fondaco.games.merv.text.seen import Seen, counts, number, parts, words
from fondaco.games.merv.text.wording import (
    amounts,
    breakthrough_name,
    city_name,
    counted,
    entry,
    hall_name,
    tile_name,
)

_STORES = {"scrolls": "scroll", "common": "common good", "rare": "rare good"}


def stores(seen: Seen) -> list[list[str]]:
    """One section an owner, clockwise; that of the seat which looks is the last."""
    rows = parts(seen, "players")
    own = [row for row in rows if seen.is_you(row.value("owner"))]
    others = [row for row in rows if not seen.is_you(row.value("owner"))]
    return [store(seen, row) for row in [*others, *own]]


def store(seen: Seen, row: Entry) -> list[str]:
    whose = seen.whose(row.value("owner"))
    camels = counted(number(row, "camels"), "camel")
    left = counted(number(row, "buildings_left"), "building")
    if not row.has("points"):
        return [f"{whose} pieces: {camels}, {left} left"]
    lines = [f"{whose} store: {points(row)}; {tracks(row)}"]
    cubes = f"Cubes: {amounts(counts(row, 'cubes'))}; " if _has_cubes(row) else ""
    lines += entry(f"{cubes}{camels}")
    lines += entry(f"{goods(row)}; caravan cards: {amounts(counts(row, 'spices'))}")
    lines += entry(f"{left} and {counted(number(row, 'servants_left'), 'servant')} left")
    return lines + possessions(row)


def points(row: Entry) -> str:
    """The points so far, and those with the sets of spices that count at the end."""
    now, then = number(row, "points"), number(row, "points_with_sets")
    sets = f" (with sets of spices {then})" if then != now else ""
    return f"{counted(now, 'point')}{sets}"


def _has_cubes(row: Entry) -> bool:
    """The magistrate never has any."""
    return isinstance(row.value("owner"), int)


def tracks(row: Entry) -> str:
    return f"favour {number(row, 'favour')}, influence {number(row, 'influence')}"


def goods(row: Entry) -> str:
    held = counts(row, "stores")
    committed = counts(row, "committed")
    texts = [
        counted(count, _STORES[kind])
        + (f" ({committed[kind]} committed)" if kind in committed else "")
        for kind, count in held.items()
    ]
    return f"Scrolls and goods: {', '.join(texts) or 'none'}"


def possessions(row: Entry) -> list[str]:
    """Courtiers, posts, breakthroughs, tiles and contracts, where there are any."""
    lines: list[str] = []
    courtiers = counts(row, "courtiers")
    if courtiers:
        halls = [f"{count} in the {hall_name(id)}" for id, count in courtiers.items()]
        lines += entry(f"Courtiers: {', '.join(halls)}")
    things = [
        ("Trading posts", [city_name(id) for id in words(row, "posts")]),
        ("Breakthroughs", [breakthrough_name(id) for id in words(row, "breakthroughs")]),
        ("Scoring tiles", [tile_name(id) for id in words(row, "scoring_tiles")]),
        ("Contracts", [contract_name(id) for id in words(row, "contracts")]),
    ]
    for label, found in things:
        if found:
            lines += entry(f"{label}: {', '.join(found)}")
    return lines
