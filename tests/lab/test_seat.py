"""Gymnasium's own test, for one seat against others and alone."""

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the lab is not installed: pip install 'fondaco[lab]'")
pytest.importorskip("pettingzoo", reason="the lab is not installed: pip install 'fondaco[lab]'")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import fondaco
from fondaco.lab import ENVIRONMENTS, Seat


@pytest.mark.parametrize("id", ENVIRONMENTS)
@pytest.mark.parametrize("observe", ["array", "features"])
def test_the_official_check(id: str, observe: str) -> None:
    env = gymnasium.make(id, observe=observe, render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=False)


def play(env: Any, seed: int) -> tuple[float, int]:
    """A whole game, made of any legal moves: all that the seat got, and how many it made."""
    _, info = env.reset(seed=seed)
    choice = np.random.default_rng(seed)
    got, moves, is_done = 0.0, 0, False
    while not is_done:
        move = choice.choice(np.flatnonzero(info["action_mask"]))
        _, reward, is_over, is_cut, info = env.step(move)
        got, moves, is_done = got + float(reward), moves + 1, is_over or is_cut
    return got, moves


def test_a_whole_game_brings_what_its_end_is_worth() -> None:
    env = Seat("merkator", 3, seat=1)
    got, moves = play(env, 4)
    assert env.match.to_act is None
    assert got == env.match.game.returns(env.match.state)[1]
    assert 0 < moves < env.match.moves_played
    assert not env.action_masks().any()


def test_rewards_by_points_add_up_also_what_others_bring() -> None:
    env = Seat("merv", 2, seat=1, rewards="points")
    env.reset(seed=2)
    before = points(env)
    assert play(env, 2)[0] == pytest.approx(points(env) - before)
    assert points(env) != before


def points(env: Seat) -> float:
    return env.match.game.scores(env.match.state)[env.seat].total


def test_bots_play_the_same_with_the_same_seed() -> None:
    env = Seat("merkator", 2, against=["journeyman"], steps=20, most_moves=30)
    first = [play(env, seed) for seed in (1, 2, 1)]
    assert first[0] == first[2]


def test_why_a_move_is_not_legal() -> None:
    env = Seat("merkator", 2)
    env.reset(seed=1)
    wrong = np.int64(fondaco.game("merkator").move("travel italy").index)
    _, reward, is_over, _, info = env.step(wrong)
    assert (reward, is_over) == (-1.0, True)
    assert "(travel.cost)" in info["refused"]


def test_the_board_is_that_of_the_seat() -> None:
    env = Seat("merv", 2, seat=1, render_mode="ansi")
    env.reset(seed=1)
    game, state = env.match.game, env.match.state
    text = env.render()
    assert text == "\n".join(game.board(game.view(state, 1), ["Seat 0", "Seat 1"]))


@pytest.mark.parametrize("title", ["merkator", "merchants", "merv"])
def test_pixels_are_those_that_the_seat_may_see(title: str) -> None:
    env = Seat(title, 3, seat=1, render_mode="rgb_array")
    env.reset(seed=1)
    first, match = env.render(), env.match
    assert isinstance(first, np.ndarray)
    assert first.dtype == np.uint8
    assert first.shape == (620, 1040, 3)
    match.state = match.game.guess(match.state, 1, fondaco.Seeded(5))
    assert np.array_equal(first, env.render())  # type: ignore[arg-type]
    for _ in range(12):  # not every small move is seen
        env.step(np.int64(np.flatnonzero(env.action_masks())[-1]))
    assert not np.array_equal(first, env.render())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"seat": 2}, "no seat 2"),
        ({"against": "grandmaster"}, "no bot 'grandmaster'"),
        ({"against": ["random", "random"]}, "1 other seats, and 2 bots"),
    ],
)
def test_unknown_wishes_are_refused(wishes: dict[str, Any], told: str) -> None:
    with pytest.raises(fondaco.Refused, match=told):
        Seat("merkator", 2, **wishes)
