"""Moments of many games of Merv, for tests of how a position is encoded."""

import json
from functools import cache
from typing import Any, cast

import fondaco
from conformance import Eager, Walk
from fondaco.games.merv.state import MervState
from fondaco.players import PLAYERS
from games.merv.positions import arrange, play

GAME = fondaco.game("merv")
BUSY: Eager = ("fulfil", "learn", "take ", "advance", "spend", "establish", "buy", "pay")
WALKS: list[Eager] = ["", BUSY, ("trade camel", "hire", "build", "advance", "pay")]
BETWEEN = 4  # decisions from one look to the next


def looks(walk: Walk) -> list[MervState]:
    """The states of a game at some moments, and the last."""
    found: list[MervState] = []
    while not walk.is_over():
        if walk.decisions % BETWEEN == 0:
            found.append(cast(MervState, walk.state.copy()))
        walk.step()
    return [*found, cast(MervState, walk.state)]


def greedy_looks(seats: int) -> list[MervState]:
    player = PLAYERS["greedy"]("merv", 1)
    chance = fondaco.Seeded(f"greedy {seats}")
    state = GAME.new(seats, {}, chance)
    found: list[MervState] = []
    while GAME.to_act(state) is not None and len(found) < 60:
        found.append(cast(MervState, state.copy()))
        GAME.apply(state, player.choose(GAME, state.copy()), chance)
    return found[::4]


def mid_audience() -> MervState:
    """The first of four courtiers has been heard; there is favour for one more."""
    table = arrange(
        step="act",
        round=3,
        line="row 1",
        site="1-1",
        active=2,
        queue=[0, 1, 2],
        slots={"row 4": 1, "row 5": 0},
        halls=[{"knowledge": 1, "spice": 1, "trade": 1, "faith": 1}],
        favour=[2],
    )
    play(table, "gain favour")
    play(table, "score knowledge")
    return state_of(table)


def paying(step: str, site: str, move: str, **fields: Any) -> MervState:
    """A purchase under way that can be paid in two ways."""
    cubes = [{"purple": 2, "tan": 2, "teal": 2, "orange": 2, "white": 2}]
    table = arrange(
        step=step, line="column 1", site="1-1", sites={"1-1": site}, cubes=cubes, **fields
    )
    play(table, move)
    return state_of(table)


def purchases() -> list[MervState]:
    return [
        paying("pray", "mosque_tan", "advance to row1_step1"),
        paying("goods", "marketplace_tan", "buy from rayy", posts=[{"rayy": 1}], units=1),
    ]


def state_of(table: fondaco.Table) -> MervState:
    return cast(MervState, GAME.restore(json.loads(table.snapshot())["state"]))


@cache
def positions() -> list[MervState]:
    """Moments of games at random and of greedy games, with every number of seats."""
    found = [mid_audience(), *purchases()]
    for seats in GAME.seats:
        for at, eager in enumerate(WALKS):
            found += looks(Walk("merv", seats, f"look {seats} {at}", eager))
        found += greedy_looks(seats)
    return found


def seats_of(state: MervState) -> range:
    return range(int(state.seats))
