"""Moves in English: what the text of a move leaves unsaid."""

from collections.abc import Callable
from typing import Final

from fondaco.core.game import Move
from fondaco.games.merv.components import (
    CONTRACT_IDS,
    HALL_COLOR,
    TILE_ACTION,
    TILE_POINTS,
    WALL_IDS,
)
from fondaco.games.merv.mosque_track import SPACE_IDS
from fondaco.games.merv.moves import (
    ADVANCE,
    BUILD,
    BUY_GOODS,
    CLAIM,
    ENTER,
    ESTABLISH,
    FULFIL,
    GUARD,
    LEARN_ONE,
    NEXT_BOON,
    NO_SOLDIER,
    PLACE_CAMEL,
    PLACE_COURTIER,
    QUEUE_AT,
    SCORE_HALL,
    STOP,
    SURRENDER,
    TAKE_ACTION,
    TAKE_SOLDIER,
)
from fondaco.games.merv.terms import (
    ACTION_IDS,
    BOON_IDS,
    BREAKTHROUGH_IDS,
    COLOR_IDS,
    HALL_IDS,
    INNER,
    PAIR_BOONS,
)
from fondaco.games.merv.text.contracts import contract_text
from fondaco.games.merv.text.wording import (
    BOON_TEXTS,
    BREAKTHROUGH_TEXTS,
    HALL_SCORES,
    city_cost,
    space_cost,
    space_text,
    wall_name,
)


def gloss(move: Move) -> str:
    """What the text of a move leaves unsaid, or nothing."""
    kind = int(move.kind)
    return _BY_MOVE[kind](move) if kind in _BY_MOVE else _BY_KIND.get(kind, "")


_BY_KIND: Final = {
    int(STOP): "end this action",
    int(TAKE_SOLDIER): "on a building, for influence; it may be declined",
    int(NO_SOLDIER): "decline it",
    int(PLACE_CAMEL): "on the first card without one, to reach further",
    int(GUARD): "1 influence on your building, 2 on another's",
    int(SURRENDER): "the building is lost",
    int(ENTER): "move your master there",
    int(QUEUE_AT): "a camel on each free place behind it; 1 is in front",
}


# By action.
_ACTIONS: Final = [
    "caravan cards, for cubes",
    "courtiers, for cubes",
    "scrolls, for cubes of different colors",
    "a trading post, then goods for cubes",
    "steps in the mosque, for cubes",
    "walls, for cubes",
]


def _hall(move: Move) -> str:
    return f"1 point a {HALL_SCORES[HALL_IDS[move.what]]}"


def _good(move: Move) -> str:
    return "a common good" if move.what < INNER else "a rare good"


def _space(move: Move) -> str:
    space = int(move.what) + 1
    return f"{space_text(SPACE_IDS[space])}, for {space_cost(space)}"


def _tile(move: Move) -> str:
    action = ACTION_IDS[TILE_ACTION[move.what]]
    return f"{TILE_POINTS} points a year for each of your {action} buildings"


_BY_MOVE: Final[dict[int, Callable[[Move], str]]] = {
    int(TAKE_ACTION): lambda move: _ACTIONS[move.what],
    int(FULFIL): lambda move: contract_text(CONTRACT_IDS[move.what]),
    int(LEARN_ONE): lambda move: BREAKTHROUGH_TEXTS[BREAKTHROUGH_IDS[move.what]],
    int(BUILD): lambda move: wall_name(WALL_IDS[move.what]),
    int(PLACE_COURTIER): lambda move: (
        f"for {COLOR_IDS[HALL_COLOR[move.what]]} cubes; {_hall(move)}"
    ),
    int(SCORE_HALL): _hall,
    int(ESTABLISH): lambda move: (
        f"a trading post; it sells {_good(move)} for {city_cost(int(move.what))}"
    ),
    int(BUY_GOODS): lambda move: f"{_good(move)} for {city_cost(int(move.what))}",
    int(ADVANCE): _space,
    int(CLAIM): _tile,
    int(NEXT_BOON): lambda move: (
        f"{BOON_TEXTS[BOON_IDS[PAIR_BOONS[move.what]]]}, before the others"
    ),
}
