"""Batches tell the same as games played one by one."""

import pytest

pytest.importorskip("pettingzoo", reason="the lab is not installed: pip install 'fondaco[lab]'")

import numpy as np
from numpy.typing import NDArray

import fondaco
from fondaco.lab.batch import Batch
from fondaco.lab.seeing import SIGHTS
from labs import NAMES, TABLES

Table = tuple[str, int, dict[str, str]]
STEPS = 60


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_rows_are_what_the_engine_tells(table: Table) -> None:
    title, seats, options = table
    batch = Batch(title, 3, seats, options, seed=1)
    game = batch.game
    for _ in range(STEPS):
        for row, board in enumerate(batch.rows.boards):
            seat = int(batch.to_act[row])
            assert seat == game.to_act(board.state)
            on = np.flatnonzero(batch.observations[row]).tolist()
            assert on == sorted(game.encode(board.state, seat))
            assert batch.masks[row].tobytes() == game.mask(board.state)
        batch.step(batch.any_moves())


@pytest.mark.parametrize("title", ["merkator", "merchants", "merv"])
def test_features_by_their_numbers_are_those_of_the_array(title: str) -> None:
    """Also where games end, and others begin with fewer of them on."""
    batch, numbers = [Batch(title, 2, 3, seed=1, most_moves=40, observe=one) for one in SIGHTS]
    none = batch.game.features.count
    assert numbers.observations.shape == (2, 256)
    for _ in range(STEPS + 40):
        for row, seen in zip(batch.observations, numbers.observations, strict=True):
            on = seen[seen < none]
            assert (seen[len(on) :] == none).all()
            assert sorted(on.tolist()) == np.flatnonzero(row).tolist()
        batch.step(batch.any_moves())
        numbers.step(numbers.any_moves())


def test_a_game_that_is_over_is_begun_anew() -> None:
    batch = Batch("merkator", 2, 1, {"solo": "solitary"}, seed=2)
    ended = 0
    while ended < 3:
        before = [board.state for board in batch.rows.boards]
        batch.step(batch.any_moves())
        for row in np.flatnonzero(batch.terminated):
            ended += 1
            assert batch.game.to_act(before[row]) is None
            assert batch.rewards[row].tolist() == batch.game.returns(before[row])
            assert batch.rows.boards[row].moves_played == 0
            assert batch.masks[row].any()
    assert not batch.truncated.any()


def test_a_game_that_takes_too_long_is_cut_short() -> None:
    batch = Batch("merchants", 2, 3, seed=1, most_moves=5)
    cut = []
    for _ in range(10):
        batch.step(batch.any_moves())
        cut.append(batch.truncated.tolist())
    assert [step for step, ends in enumerate(cut, start=1) if all(ends)] == [5, 10]
    assert not batch.rewards.any()


def test_rewards_by_points() -> None:
    batch = Batch("merv", 2, 2, seed=3, rewards="points")
    states = [board.state for board in batch.rows.boards]
    before = points(batch, states)
    got = np.zeros_like(before)
    while not batch.terminated.any():
        batch.step(batch.any_moves())
        got += batch.rewards
    assert np.allclose(got, points(batch, states) - before)
    assert got.any()


def points(batch: Batch, states: list[fondaco.State]) -> NDArray[np.float64]:
    return np.array([[score.total for score in batch.game.scores(one)[:2]] for one in states])


def test_the_same_seed_brings_the_same_games() -> None:
    one, same, other = [Batch("merkator", 2, 2, seed=seed) for seed in (1, 1, 2)]
    for _ in range(30):
        one.step(one.any_moves())
        same.step(same.any_moves())
        other.step(other.any_moves())
    assert np.array_equal(one.observations, same.observations)
    assert not np.array_equal(one.observations, other.observations)


def test_one_wrong_move_and_none_is_made() -> None:
    batch = Batch("merkator", 3, 2, seed=1)
    moves, seen = batch.any_moves(), batch.observations.copy()
    moves[2] = np.flatnonzero(batch.masks[2] == 0)[0]
    with pytest.raises(fondaco.Refused, match="not legal in game 2"):
        batch.step(moves)
    for wrong in ([-1, 0, 0], [0, 10**9, 0], [0]):
        with pytest.raises(fondaco.Refused):
            batch.step(np.array(wrong))
    assert np.array_equal(batch.observations, seen)


def test_nobody_else_writes_into_its_arrays() -> None:
    batch = Batch("merkator", 1, 2, seed=1)
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0, 0] = 1
