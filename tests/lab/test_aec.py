"""PettingZoo's own tests, for the seats of our tables."""

from functools import partial
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the lab is not installed: pip install 'fondaco[lab]'")

import numpy as np
from pettingzoo.test import api_test, render_test, seed_test

import fondaco
from fondaco.lab import aec
from labs import IS_WHOLE, NAMES, TABLES

CYCLES = 1000 if IS_WHOLE else 40
Table = tuple[str, int, dict[str, str]]
tables = pytest.mark.parametrize("table", TABLES, ids=NAMES)
# PettingZoo says this of all observations with masks, but for a list of its own games.
WITH_MASKS = (
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)


@pytest.mark.filterwarnings(*WITH_MASKS)
@tables
@pytest.mark.parametrize("observe", ["array", "features"])
def test_the_official_test_of_the_interface(table: Table, observe: str) -> None:
    title, seats, options = table
    api_test(aec(title, seats, options=options, observe=observe), CYCLES)


@tables
def test_the_official_test_of_seeds(table: Table) -> None:
    title, seats, options = table
    seed_test(partial(aec, title, seats, options=options), CYCLES)


@tables
def test_the_official_test_of_rendering(table: Table) -> None:
    title, seats, options = table
    render_test(partial(aec, title, seats, options=options))


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole game, made of any legal moves; what each seat has got in all."""
    env.reset(seed=seed)
    choice = np.random.default_rng(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, is_cut, _ = env.last()
        got[agent] += reward
        done = is_over or is_cut
        env.step(None if done else choice.choice(np.flatnonzero(seen["action_mask"])))
    return got


def test_rewards_by_rank_are_what_the_end_is_worth() -> None:
    env = aec("merv", 3)
    got = play(env, 3)
    match = env.unwrapped.match
    assert match.to_act is None
    assert list(got.values()) == match.game.returns(match.state)
    assert sum(got.values()) == pytest.approx(1.5)


def test_rewards_by_points_add_up_to_the_points() -> None:
    env = aec("merkator", 2, rewards="points")
    env.reset(seed=5)
    match = env.unwrapped.match
    first = [score.total for score in match.game.scores(match.state)]
    got = play(env, 5)
    last = [score.total for score in match.game.scores(match.state)]
    assert list(got.values()) == pytest.approx([b - a for a, b in zip(first, last, strict=True)])
    assert last != first


def test_a_game_that_is_cut_short_has_no_result() -> None:
    env = aec("merkator", 2, most_moves=10)
    assert set(play(env, 1).values()) == {0.0}
    assert env.unwrapped.match.moves_played == 10


@pytest.mark.parametrize("wrong", ["travel italy", -1, 10**6])
def test_a_move_that_is_not_legal_ends_the_game(wrong: str | int) -> None:
    env = aec("merkator", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    told = "(travel.cost)" if isinstance(wrong, str) else f"no move {wrong}"
    env.step(env.unwrapped.match.game.move(wrong).index if isinstance(wrong, str) else wrong)
    assert all(env.terminations.values())
    assert env.last()[1] == env.rewards[agent] == -1
    assert told in env.last()[4]["refused"]
    assert sum(env.rewards.values()) == -1


def test_who_is_not_asked_may_do_nothing() -> None:
    env = aec("merv", 2)
    env.reset(seed=1)
    may = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert [agent for agent in env.agents if may[agent]] == [env.agent_selection]


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"observe": "everything"}, "array or features"),
        ({"rewards": "gold"}, "rank or points"),
        ({"seats": 7}, "seats, not 7"),
        ({"options": {"length": "endless"}}, "endless"),
    ],
)
def test_unknown_wishes_are_refused(wishes: dict[str, Any], told: str) -> None:
    with pytest.raises(fondaco.Refused, match=told):
        aec("merkator", **wishes)


def test_the_wrapper_of_pettingzoo_still_sees_to_the_order() -> None:
    env = aec("merv", 2)
    with pytest.raises(AttributeError, match="before reset"):
        env.last()
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    turns = iter(env.agent_iter())
    next(turns)
    with pytest.raises(AssertionError, match="step"):
        next(turns)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert next(turns) == env.agent_selection
    assert str(env) == "fondaco_merv_v0"
