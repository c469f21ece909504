"""Moves in the words of people: things by their names."""

from collections.abc import Callable, Mapping
from typing import Final

from fondaco.core.game import Move
from fondaco.games.merv.components import CITY_NAMES, CONTRACT_IDS, TILE_IDS, WALL_IDS
from fondaco.games.merv.mosque_track import SPACE_IDS
from fondaco.games.merv.moves import (
    ADVANCE,
    BUILD,
    BUY_GOODS,
    CLAIM,
    ESTABLISH,
    FULFIL,
    LEARN_ONE,
    PLACE_COURTIER,
    QUEUE_AT,
    SCORE_HALL,
)
from fondaco.games.merv.terms import BREAKTHROUGH_IDS, HALL_IDS
from fondaco.games.merv.text.contracts import contract_kind
from fondaco.games.merv.text.wording import (
    breakthrough_name,
    hall_name,
    space_name,
    tile_name,
    wall_name,
)


def phrase(move: Move, view: Mapping[str, object]) -> str:
    """The verb of a move, then what it is about."""
    kind = int(move.kind)
    if kind == FULFIL and _is_open(move, view):
        return f"fulfil {contract_kind(CONTRACT_IDS[move.what])}"
    return _PHRASES[kind](move) if kind in _PHRASES else move.text.replace("_", " ")


def _is_open(move: Move, view: Mapping[str, object]) -> bool:
    """Whether the contract lies on top of its stack, the only one of its kind that does."""
    opened = view.get("contracts")
    return isinstance(opened, list) and CONTRACT_IDS[move.what] in opened


def _space(move: Move) -> str:
    name = space_name(SPACE_IDS[move.what + 1])
    return f"advance to {name.removesuffix(' in the mosque').removesuffix(' of the mosque')}"


_PHRASES: Final[dict[int, Callable[[Move], str]]] = {
    int(ADVANCE): _space,
    int(BUILD): lambda move: f"build {wall_name(WALL_IDS[move.what])}",
    int(BUY_GOODS): lambda move: f"buy from {CITY_NAMES[move.what]}",
    int(CLAIM): lambda move: f"claim the tile for {tile_name(TILE_IDS[move.what])}",
    int(ESTABLISH): lambda move: f"establish a post in {CITY_NAMES[move.what]}",
    int(LEARN_ONE): lambda move: f"learn {breakthrough_name(BREAKTHROUGH_IDS[move.what])}",
    int(PLACE_COURTIER): lambda move: f"courtier in the {hall_name(HALL_IDS[move.what])}",
    int(QUEUE_AT): lambda move: f"queue at place {move.what + 1}",
    int(SCORE_HALL): lambda move: f"score the {hall_name(HALL_IDS[move.what])}",
}
