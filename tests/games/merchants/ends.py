"""When nobody can win any more: the rule told once more, by sets, and the truth by trying it all.

Both look at a view of a table. `could_win` supposes that everybody helps one player, who never
lacks resources: it tries every way to fill the empty city-sites.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

from fondaco.games.merchants.boards import BOARDS
from fondaco.games.merchants.components import CITY_IDS, END, PATH_IDS, PLACE_IDS
from fondaco.games.merchants.terms import BOARD_IDS

View = dict[str, Any]
Net = tuple[set[str], set[str]]  # intersections, colors


def is_stuck(view: View) -> bool:
    """Whether the rules end the game with this turn."""
    if any(player["routes_left"] > 0 for player in view["players"]):
        return False
    return all(most_deliveries(view, player) < owed(player) for player in view["players"])


def owed(player: dict[str, Any]) -> int:
    """Commodities that are not delivered yet: those that are free, and those under posts."""
    return int(player["free"] + player["storage"])


def most_deliveries(view: View, player: dict[str, Any]) -> int:
    reached = sites_reached(view, player["color"])
    return len(takers(view, player["color"], reached)) + min(
        len(reached - set(view["cities"])), storage_of_others(view, player["color"])
    )


def storage_of_others(view: View, color: str) -> int:
    return sum(player["storage"] for player in view["players"] if player["color"] != color)


def takers(view: View, color: str, reached: set[str]) -> set[str]:
    """The cities where the color could deliver: with a post of another, and no commodity."""
    return {
        city
        for city, there in view["cities"].items()
        if city in reached and there["post"] != color and there["commodity"] is None
    }


def sites(view: View) -> set[str]:
    return {CITY_IDS[city] for city in BOARDS[BOARD_IDS.index(view["board"])].cities}


def sites_reached(view: View, color: str) -> set[str]:
    """The city-sites on nets in which the color has a trade route."""
    places = set[str]().union(*(net[0] for net in nets(view["routes"]) if color in net[1]))
    return places & sites(view)


def nets(routes: dict[str, str]) -> list[Net]:
    """Trade routes that hang together: the intersections that they lead to, and whose they are."""
    found: list[Net] = []
    for path, color in routes.items():
        number = PATH_IDS.index(path)
        places = {PLACE_IDS[END[2 * number]], PLACE_IDS[END[2 * number + 1]]}
        met = [net for net in found if net[0] & places]
        found = [net for net in found if not net[0] & places]
        owners = {color}.union(*(net[1] for net in met))
        found.append((places.union(*(net[0] for net in met)), owners))
    return found


def could_win(view: View, color: str) -> bool:
    """Whether the color could deliver all, no trade route being left: by trying it all."""
    player = next(player for player in view["players"] if player["color"] == color)
    reached = sites_reached(view, color)
    there = len(takers(view, color, reached))
    return any(
        there + len(posts & reached) >= owed(player)
        for posts in ways_to_found(view, color, player["storage"])
    )


def ways_to_found(view: View, color: str, own: int) -> Iterator[set[str]]:
    """All ways in which the color founds its last posts, each with the new posts of others."""
    empty = sorted(sites(view) - set(view["cities"]))
    others = storage_of_others(view, color)
    for way in product(("nobody", "own", "another"), repeat=len(empty)):
        if way.count("own") == own and way.count("another") <= others:
            yield {city for city, by in zip(empty, way, strict=True) if by == "another"}


def can_win(view: View, color: str) -> bool:
    """The same, worked out instead of tried: the color founds its last posts where it could not
    deliver anyway, as far as there are such sites."""
    player = next(player for player in view["players"] if player["color"] == color)
    reached = sites_reached(view, color)
    empty = sites(view) - set(view["cities"])
    own: int = player["storage"]
    taken = max(0, own - len(empty - reached))
    to_come = min(len(empty & reached) - taken, storage_of_others(view, color))
    most = len(takers(view, color, reached)) + to_come
    return own <= len(empty) and most >= owed(player)
