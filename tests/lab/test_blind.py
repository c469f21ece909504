"""What an agent is shown tells nothing that its seat may not know: positions that the seat cannot
tell apart look the same, in arrays too."""

from functools import cache
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the lab is not installed: pip install 'fondaco[lab]'")

import numpy as np

import fondaco
from blind import positions
from fondaco.lab import Seats
from labs import IS_WHOLE

PAIRS = 2_000 if IS_WHOLE else 20


@cache
def env(title: str, seats: int, observe: str) -> Seats:
    return Seats(title, seats, observe=observe, rewards="points")


def shown(table: Seats, state: fondaco.State) -> list[dict[str, Any]]:
    table.match.state = state
    return [table.observe(agent) for agent in table.possible_agents]


def points(game: fondaco.Game, state: fondaco.State, seat: int) -> float:
    return game.scores(state)[seat].total


@pytest.mark.parametrize("title", ["merkator", "merchants", "merv"])
def test_pairs_look_the_same(title: str) -> None:
    differ = 0
    for number, (game, state, seat) in zip(range(PAIRS), positions(title), strict=False):
        seats = len(game.returns(state))
        pair = [game.guess(state, seat, fondaco.Seeded(f"{number} {one}")) for one in range(2)]
        differ += game.snapshot(pair[0]) != game.snapshot(pair[1])
        for observe in ("array", "features"):
            table = env(title, seats, observe)
            looks = [shown(table, one)[seat] for one in [state, *pair]]
            assert all(same(looks[0], look) for look in looks[1:]), number
        assert {points(game, one, seat) for one in pair} == {points(game, state, seat)}
    if game.has_secrets:
        assert differ > PAIRS / 4  # or there was nothing to hide


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    assert one["action_mask"].any()
    return all(np.array_equal(one[part], other[part]) for part in ("observation", "action_mask"))
