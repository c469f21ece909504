"""What helps now, and what a move lacks: read from what a seat sees.

It is advice for a board: what is merely legal is shown more quietly. No rule depends on it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from fondaco.core.fields import Entry
from fondaco.core.game import Move
from fondaco.games.merv.city import PROTECTS
from fondaco.games.merv.components import CITY_COST, HALL_COLOR, WALL_COLOR, WALL_PRICE
from fondaco.games.merv.mosque_track import (
    SEGMENT_COST,
    SEGMENT_FROM,
    SEGMENT_TO,
    SEGMENTS,
    SPACE_IDS,
)
from fondaco.games.merv.moves import (
    ADVANCE,
    BUILD,
    BUY_GOODS,
    ENTER,
    FULFIL,
    PAY_COIN,
    PLACE_COURTIER,
    SCORE_HALL,
    SET_WALL,
)
from fondaco.games.merv.terms import COLOR_IDS, COLORS, HALL_IDS
from fondaco.games.merv.text.hints import missing
from fondaco.games.merv.text.seen import Seen, counts
from fondaco.games.merv.text.sites import in_line, own

WHITE: Final = "pay white"

View = Mapping[str, object]
Lacks = dict[str, int]


def helping(view: View, moves: list[Move]) -> list[Move]:
    """Those that help; all, where none does."""
    seen = Seen(view, [])
    coins = [move for move in moves if int(move.kind) == PAY_COIN and move.text != WHITE]
    found = [move for move in moves if _does_help(seen, move, len(coins) > 0)]
    return found or moves


def _does_help(seen: Seen, move: Move, has_others: bool) -> bool:
    """A white cube pays for anything: others go first."""
    if move.text == WHITE:
        return not has_others
    kind = int(move.kind)
    return kind not in _HELP or _HELP[kind](seen, move)


def _line(seen: Seen, move: Move) -> bool:
    """One with a building of one's own, or a free site."""
    owners = [tile.value("owner") for tile in in_line(seen, move.text.partition(" ")[2])]
    return None in owners or seen.value("to_act") in owners


def _wall(seen: Seen, move: Move) -> bool:
    """One before a building: it gains influence."""
    city = seen.items("city")
    cells = [city[cell] for cell in PROTECTS[2 * move.what : 2 * move.what + 2]]
    tiles = [Entry("city", {"site": cell}).table("site") for cell in cells if cell is not None]
    return any(tile.value("owner") is not None for tile in tiles)


def _hall(seen: Seen, move: Move) -> bool:
    """One with a courtier of one's own."""
    return HALL_IDS[move.what] in counts(own(seen), "courtiers")


_HELP: Final[dict[int, Callable[[Seen, Move], bool]]] = {
    int(ENTER): _line,
    int(SET_WALL): _wall,
    int(SCORE_HALL): _hall,
}


# What a move lacks.


def lacks(view: View, move: Move) -> Lacks:
    seen = Seen(view, [])
    kind = int(move.kind)
    if kind == FULFIL:
        return {id: count for count, id in missing(seen, int(move.what)) if count > 0}
    return _short(seen, _COSTS[kind](seen, int(move.what))) if kind in _COSTS else {}


def _short(seen: Seen, cost: Lacks) -> Lacks:
    """Cubes of these colors that one does not have; white ones stand in for them."""
    held = counts(own(seen), "cubes")
    short = {id: count - held.get(id, 0) for id, count in cost.items() if count > held.get(id, 0)}
    return short if sum(short.values()) > held.get("white", 0) else {}


def _courtier(seen: Seen, hall: int) -> Lacks:
    # rule palace.cost
    placed = sum(counts(own(seen), "courtiers").values())
    return {COLOR_IDS[HALL_COLOR[hall]]: placed + 1}


def _wall_piece(_: Seen, wall: int) -> Lacks:
    return {COLOR_IDS[WALL_COLOR[wall]]: int(WALL_PRICE[wall])}


def _good(_: Seen, city: int) -> Lacks:
    return _by_color([int(CITY_COST[city * COLORS + color]) for color in range(COLORS)])


def _step(seen: Seen, thing: int) -> Lacks:
    """On the way from where one stands."""
    here = SPACE_IDS.index(own(seen).text("space"))
    ways = [n for n in range(SEGMENTS) if SEGMENT_FROM[n] == here and SEGMENT_TO[n] == thing + 1]
    return _by_color([int(SEGMENT_COST[n * COLORS + c]) for n in ways[:1] for c in range(COLORS)])


def _by_color(counted: list[int]) -> Lacks:
    return {COLOR_IDS[color]: count for color, count in enumerate(counted) if count > 0}


_COSTS: Final[dict[int, Callable[[Seen, int], Lacks]]] = {
    int(PLACE_COURTIER): _courtier,
    int(BUILD): _wall_piece,
    int(BUY_GOODS): _good,
    int(ADVANCE): _step,
}
