"""What helps now, and what a move lacks: read from what a seat sees.

It is advice for a board: what is merely legal is shown more quietly. No rule depends on it.
"""

from collections.abc import Callable
from typing import Final

from fondaco.core.game import Move
from fondaco.games.merchants.components import CITY_IDS, EXCHANGED, HEX_IDS, PRICE
from fondaco.games.merchants.moves import (
    BUY_RESOURCE,
    DISBAND,
    DISMISS,
    DRIVE,
    EXCHANGE,
    MOVE_ROBBER_TO,
    PLACE_POST,
    WALK,
)
from fondaco.games.merchants.terms import PIECE_IDS, RESOURCE_IDS
from fondaco.games.merchants.text.hints import BUILDING, COSTS
from fondaco.games.merchants.text.wording import Speaker, View

SEVEN: Final = 7
NEARLY_BEST: Final = 75  # of a hundred parts of the best site for a starting post

Held = dict[str, int]


def helping(view: View, moves: list[Move]) -> list[Move]:
    """Those that help; all, where none does."""
    speaker = Speaker(view, [])
    best = max([_chances(speaker, move) for move in moves], default=0)
    found = [move for move in moves if _does_help(speaker, move, best)]
    return found or moves


def _does_help(speaker: Speaker, move: Move, best: int) -> bool:
    kind = int(move.kind)
    if kind == PLACE_POST:
        return 100 * _chances(speaker, move) >= NEARLY_BEST * best
    return kind not in _HELP or _HELP[kind](speaker, move)


def _chances(speaker: Speaker, move: Move) -> int:
    """Of 36 rolls, how many bring something to a starting post there."""
    if int(move.kind) != PLACE_POST:
        return 0
    numbers = [
        speaker.view["numbers"].get(HEX_IDS[hex]) for hex in speaker.board.hexes_of[move.what]
    ]
    return sum([SEVEN - 1 - abs(SEVEN - number) for number in numbers if number is not None])


def _robber(speaker: Speaker, move: Move) -> bool:
    """Where others have trading posts and one has none oneself, and a number can be rolled."""
    cities = [CITY_IDS[city] for city in speaker.board.cities_of[move.what]]
    posts = {speaker.view["cities"][id]["post"] for id in cities if id in speaker.view["cities"]}
    colors = [player["color"] for player in speaker.view["players"]]
    own = colors[speaker.view["to_act"]]
    is_numbered = HEX_IDS[move.what] in speaker.view["numbers"]
    return is_numbered and own not in posts and not posts.isdisjoint(colors)


def _purchase(speaker: Speaker, move: Move) -> bool:
    return _completes(speaker.view, RESOURCE_IDS[move.what], {"gold": int(PRICE)})


def _exchange(speaker: Speaker, move: Move) -> bool:
    given = {RESOURCE_IDS[move.what]: int(EXCHANGED)}
    return _completes(speaker.view, PIECE_IDS[move.other], given)


def _completes(view: View, got: str, given: Held) -> bool:
    """Whether something can be built after it that could not be before."""
    held = _held(view)
    after = {id: count - given.get(id, 0) + (id == got) for id, count in held.items()}
    return any(
        not _short(COSTS[kind], after) and bool(_short(COSTS[kind], held)) for kind in BUILDING
    )


def _never(_: Speaker, __: Move) -> bool:
    """One's own piece goes back before it is placed anew."""
    return False


_HELP: Final[dict[int, Callable[[Speaker, Move], bool]]] = {
    int(MOVE_ROBBER_TO): _robber,
    int(BUY_RESOURCE): _purchase,
    int(EXCHANGE): _exchange,
    int(DISMISS): _never,
    int(DISBAND): _never,
}


# What a move lacks.


def lacks(view: View, move: Move) -> dict[str, int]:
    """What is missing of its cost; steps that are left cost nothing."""
    kind = int(move.kind)
    is_free = kind in (WALK, DRIVE) and view["turn"]["steps"] > 0
    return {} if is_free or kind not in COSTS else _short(COSTS[kind], _held(view))


def _held(view: View) -> Held:
    player = view["players"][view["to_act"]]
    return {**player["own"]["resources"], "gold": player["gold"]}


def _short(cost: Held, held: Held) -> dict[str, int]:
    return {id: count - held[id] for id, count in cost.items() if count > held[id]}
