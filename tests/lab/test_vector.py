"""Many tables at once play the same games as tables one by one, and begin them anew likewise."""

from functools import partial
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the lab is not installed: pip install 'fondaco[lab]'")

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import DtypeObservation, RecordEpisodeStatistics

import fondaco
from fondaco.lab import ENVIRONMENTS, Seat, Simul
from fondaco.lab.seeing import Array
from labs import IS_WHOLE, NAMES, TABLES

Table = tuple[str, int, dict[str, str]]
TABLES_AT_ONCE = 3
STEPS = 400 if IS_WHOLE else 40
MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP]
tables = pytest.mark.parametrize("table", TABLES, ids=NAMES)


def any_moves(masks: Array, luck: np.random.Generator, wrong: float = 0.0) -> Array:
    """A legal move for each table; now and then any move."""
    legal = [luck.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks]
    others = luck.integers(masks.shape[1], size=len(masks))
    return np.where(luck.random(len(masks)) < wrong, others, legal)


def same(one: Any, other: Any) -> bool:
    """Whether two answers tell the same, whatever they are made of."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, tuple):
        return all(map(same, one, other))
    return np.array_equal(one, other) and np.asarray(one).dtype == np.asarray(other).dtype


def pair(mode: AutoresetMode, wishes: dict[str, Any]) -> tuple[Simul, SyncVectorEnv]:
    one_by_one = [partial(Seat, **wishes)] * TABLES_AT_ONCE
    together = Simul(TABLES_AT_ONCE, **wishes, autoreset_mode=mode)
    return together, SyncVectorEnv(one_by_one, autoreset_mode=mode)


@tables
@pytest.mark.parametrize("mode", MODES)
def test_it_is_what_gymnasium_makes_of_single_seats(table: Table, mode: AutoresetMode) -> None:
    """Step by step, with all that is told, also where games end or somebody tries a wrong move."""
    title, seats, options = table
    wishes = {"title": title, "seats": seats, "options": options, "most_moves": 60}
    wishes |= {"seat": seats - 1, "observe": "features", "rewards": "points"}
    together, single = pair(mode, wishes)
    assert together.observation_space == single.observation_space
    assert together.action_space == single.action_space
    luck, ended, refused = np.random.default_rng(1), 0, 0
    answers: Any = together.reset(seed=7), single.reset(seed=7)
    for _ in range(STEPS):
        assert same(*answers)
        moves = any_moves(answers[0][-1]["action_mask"], luck, wrong=0.02)
        answers = together.step(moves), single.step(moves)
        ended += int(answers[0][2].sum() + answers[0][3].sum())
        refused += int((answers[0][1] == -1).sum())
    assert ended > TABLES_AT_ONCE
    assert refused > 0


@pytest.mark.parametrize("against", ["greedy", ["random", "greedy"]])
def test_bots_play_the_same_at_all_tables(against: str | list[str]) -> None:
    wishes = {"title": "merchants", "seats": 3, "seat": 1, "against": against, "most_moves": 20}
    together, single = pair(AutoresetMode.NEXT_STEP, wishes)
    luck = np.random.default_rng(1)
    answers: Any = together.reset(seed=2), single.reset(seed=2)
    for _ in range(12):
        assert same(*answers)
        moves = any_moves(answers[0][-1]["action_mask"], luck)
        answers = together.step(moves), single.step(moves)


def test_a_level_of_the_house_plays_too() -> None:
    env = Simul(2, "merv", 2, against="journeyman", steps=5)
    _, infos = env.reset(seed=1)
    luck = np.random.default_rng(1)
    for _ in range(12):
        *_, infos = env.step(any_moves(infos["action_mask"], luck))
    assert all(board.moves_played > 12 for board in env.tables.boards.values())


@pytest.mark.parametrize("id", ENVIRONMENTS)
@pytest.mark.parametrize("observe", ["array", "features"])
def test_it_is_made_by_its_id(id: str, observe: str) -> None:
    """Its answers are of its spaces, and Gymnasium's own wrappers take it."""
    made = gymnasium.make_vec(id, 3, observe=observe, most_moves=50)
    assert isinstance(made.unwrapped, Simul)
    env: VectorEnv[Any, Any, Any] = DtypeObservation(RecordEpisodeStatistics(made), np.float32)
    assert made.observation_space == batch_space(made.single_observation_space, 3)
    luck = np.random.default_rng(1)
    seen, infos = env.reset(seed=1)
    lengths: list[int] = []
    for _ in range(120):
        assert seen.dtype == np.float32
        moves = any_moves(infos["action_mask"], luck)
        assert moves in env.action_space
        seen, _, over, cut, infos = env.step(moves)
        assert seen.astype(made.observation_space.dtype) in made.observation_space
        lengths += infos["episode"]["l"][over | cut].tolist() if "episode" in infos else []
    assert lengths
    assert max(lengths) <= 50


def test_the_same_seed_brings_the_same_games() -> None:
    env = Simul(2, "merv", 1)
    firsts = [env.reset(seed=seed)[0] for seed in (1, 2, 1)]
    assert np.array_equal(firsts[0], firsts[2])
    assert not np.array_equal(firsts[0], firsts[1])
    assert np.array_equal(env.reset(seed=[2, 1])[0], [firsts[1][0], firsts[0][0]])


def test_without_a_seed_luck_goes_on() -> None:
    env = Simul(1, "merv", 1)
    first = env.reset(seed=1)[0]
    assert not np.array_equal(env.reset()[0], first)


def test_it_is_reset_before_it_is_played() -> None:
    with pytest.raises(ResetNeeded, match="reset first"):
        Simul(2, "merv", 1).step(np.zeros(2, np.int64))


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"seat": 2}, "no seat 2"),
        ({"against": "grandmaster"}, "no bot 'grandmaster'"),
        ({"observe": "everything"}, "array or features"),
        ({"rewards": "gold"}, "rank or points"),
        ({"num_envs": 0}, "num_envs is a whole number from 1 on"),
        ({"autoreset_mode": "Disabled"}, "by NextStep or SameStep"),
    ],
)
def test_unknown_wishes_are_refused(wishes: dict[str, Any], told: str) -> None:
    with pytest.raises(fondaco.Refused, match=told):
        Simul(**{"num_envs": 2, "title": "merkator", **wishes})
