"""What joining a travel could bring in Merkator, found by trying everything that could follow.

Nothing of the engine is used but its moves: the seat joins on a copy of the table, and its cubes of
the Supply tile become goods in every way. Joining brings something if a good comes with it, or if a
Contract can then be fulfilled, with trades or without.
"""

from collections.abc import Iterator
from typing import Any

import fondaco
from fondaco.core.game import State

GAIN = ("fulfill ", "trade toward ")


def is_asked(game: fondaco.Game, state: State) -> bool:
    return game.view(state, None)["step"] == "join"


def brings(game: fondaco.Game, state: State) -> bool:
    """Whether joining could bring the asked seat anything."""
    seat, joined, told = game.to_act(state), state.copy(), list[fondaco.Event]()
    game.apply(joined, game.move("join"), fondaco.Seeded(0), told)
    if "got_bonus" in [event.kind for event in told]:
        return True
    if game.to_act(joined) != seat or game.view(joined, None)["step"] != "fulfill":
        return False
    return any(can_gain(game, after) for after in supplied(game, joined, colors(game, joined)))


def can_gain(game: fondaco.Game, state: State) -> bool:
    return any(move.text.startswith(GAIN) for move in game.legal(state))


def colors(game: fondaco.Game, state: State) -> list[list[fondaco.Move]]:
    """The moves of the Supply tile, by the color of their cube."""
    found: dict[int, list[fondaco.Move]] = {}
    for move in game.legal(state):
        if move.text.startswith("supply "):
            found.setdefault(move.what // 2, []).append(move)
    return list(found.values())


def supplied(game: fondaco.Game, state: State, left: list[list[fondaco.Move]]) -> Iterator[State]:
    """The table with the cubes of these colors left where they are, or made goods in every way."""
    yield state
    for at, moves in enumerate(left):
        for move in moves:
            after = state.copy()
            game.apply(after, move, fondaco.Seeded(0))
            if is_fulfilling(game, after):
                yield from supplied(game, after, left[at + 1 :])


def is_fulfilling(game: fondaco.Game, state: State) -> bool:
    """Whether the seat is still asked: after its last cube it may have nothing to decide."""
    view: dict[str, Any] = game.view(state, None)
    return bool(view["step"] == "fulfill")
