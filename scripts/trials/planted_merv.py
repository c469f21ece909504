"""Blunders of Merv, all of the last year: before that nobody can say for sure what is lost."""

from collections.abc import Iterator
from typing import cast

from fondaco.core.game import Game, State
from fondaco.games.merv.effects import is_attacked
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import CELLS
from planting import Planted, by_text, total_after, ways

CONTRACT = "a contract is left that could be fulfilled in the last year"
HALL = "the poorer hall is scored"
RANSOM = "a building is left to the Mongols that a cube would save"
IDLE = "favour is taken in the last turn instead of an action"
WALL = "a wall is left open before the invasion"
LAST_YEAR, LAST_ROUND = 2, 3
BUILDING = ("build", "pay", "place wall")


def found(game: Game, state: State, seat: int) -> Iterator[Planted]:
    plain = game.snapshot(state)
    if plain["year"] == LAST_YEAR:
        yield from _unfulfilled(game, state, seat)
        yield from _poorer_hall(game, state, seat)
        yield from _surrendered(game, state, seat)
        if plain["round"] == LAST_ROUND:
            yield from _idle(game, state, seat)
            yield from _open_wall(game, state, seat)


def _unfulfilled(game: Game, state: State, seat: int) -> Iterator[Planted]:
    contracts, end = by_text(game, state, "fulfil "), by_text(game, state, "end turn")
    if contracts and end:
        best = max(contracts, key=lambda one: total_after(game, state, seat, one))
        yield Planted(CONTRACT, state, seat, end, [best])


def _poorer_hall(game: Game, state: State, seat: int) -> Iterator[Planted]:
    halls = by_text(game, state, "score ")
    if len(halls) > 1:
        ordered = sorted(halls, key=lambda one: total_after(game, state, seat, one))
        yield Planted(HALL, state, seat, ordered[:1], ordered[-1:])


def _surrendered(game: Game, state: State, seat: int) -> Iterator[Planted]:
    pay, fall = by_text(game, state, "pay "), by_text(game, state, "surrender")
    if pay and fall:
        yield Planted(RANSOM, state, seat, fall, pay[:1])


def _idle(game: Game, state: State, seat: int) -> Iterator[Planted]:
    idle = by_text(game, state, "gain favour")
    acts = [one for one in game.legal(state) if one.text.endswith(" action")]
    if idle and acts:
        yield Planted(IDLE, state, seat, idle, acts[:1])


def exposed(state: State, seat: int) -> int:
    """Buildings of a seat that the Mongols would get at."""
    table = cast(MervState, state)
    own = [cell for cell in range(CELLS) if table.buildings[cell] == seat]
    return len([cell for cell in own if is_attacked(table, cell)])


def _open_wall(game: Game, state: State, seat: int) -> Iterator[Planted]:
    """A wall that would save a building, in the last turn before the invasion."""
    stop = by_text(game, state, "stop")
    if not stop or not by_text(game, state, "build ") or exposed(state, seat) == 0:
        return
    built = [one for one in ways(game, state, seat, BUILDING) if _has_wall(game, one[1], state)]
    safest = min(built, key=lambda one: exposed(one[1], seat), default=None)
    if safest is not None and exposed(safest[1], seat) < exposed(state, seat):
        yield Planted(WALL, state, seat, stop, safest[0])


def _has_wall(game: Game, then: State, before: State) -> bool:
    return bool(game.snapshot(then)["walls"] != game.snapshot(before)["walls"])
