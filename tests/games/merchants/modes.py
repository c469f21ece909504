"""Every way to play Merchants of Europe, and how test games of it are brought to an end.

Games played at random go on for very long: commodities are delivered by accident only. So those who
play in the tests have a mild preference for progress (see tests/conformance.py): they like to
deliver, to move, to found and to build, and do whatever else every eighth time.

Once in some thousand such games all trade routes lie, and lead nobody to as many posts as he needs:
then nobody can win any more, and the rules do not end the game. `is_stuck` tells such a game from
one that should have ended.
"""

from typing import Any

from fondaco.games.merchants.components import END, PATH_IDS, PLACE_IDS

Net = tuple[set[str], set[str]]  # intersections, colors

PROGRESS = ("deliver", "stop", "caravan", "merchant", "recruit", "route", "roll", "decline")
BUILDING = ("deliver", "stop", "route", "assemble", "caravan", "recruit", "merchant", "via")
TABLES = [
    (seats, {"board": board, "setup": setup, "offers": offers})
    for seats in (3, 4)
    for board, setup in (("short", "fixed"), ("short", "variable"), ("main", "variable"))
    for offers in ("5", "0", "1", "20")
]

# How tests/games/test_views.py looks at them: each for so many decisions, some until they are over.
DECISIONS_SEEN = 150
WHOLE_GAMES_SEEN = 1

# How scripts/soak.py plays them.
STANDARD = (3, 4)
EAGER = (PROGRESS, BUILDING)
WATCHED = 600
LENGTH = 20


def is_stuck(view: dict[str, Any]) -> bool:
    """Whether nobody can win any more: no player may open a trade route, and by those that lie each
    reaches fewer posts of others than he still has to deliver to."""
    if any(player["routes_left"] > 0 for player in view["players"]):
        return False
    nets = _nets(view["routes"])
    return all(_reached(view, nets, player["color"]) < _owed(player) for player in view["players"])


def _owed(player: dict[str, Any]) -> int:
    """Commodities that are not delivered yet: those that are free, and those under posts."""
    return int(player["free"] + player["storage"])


def _nets(routes: dict[str, str]) -> list[Net]:
    """Trade routes that hang together: the intersections that they lead to, and whose they are."""
    nets: list[Net] = []
    for path, color in routes.items():
        number = PATH_IDS.index(path)
        places = {PLACE_IDS[END[2 * number]], PLACE_IDS[END[2 * number + 1]]}
        met = [net for net in nets if net[0] & places]
        nets = [net for net in nets if not net[0] & places]
        owners = {color}.union(*(net[1] for net in met))
        nets.append((places.union(*(net[0] for net in met)), owners))
    return nets


def _reached(view: dict[str, Any], nets: list[Net], color: str) -> int:
    """Posts of others without a commodity, on nets in which the color has a trade route."""
    places = set[str]().union(*(net[0] for net in nets if color in net[1]))
    return sum(
        there["commodity"] is None and there["post"] != color and city in places
        for city, there in view["cities"].items()
    )
