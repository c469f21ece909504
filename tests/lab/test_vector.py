"""Many solo games as a vector environment of Gymnasium."""

import pytest

pytest.importorskip("pettingzoo", reason="the lab is not installed: pip install 'fondaco[lab]'")

import gymnasium
import numpy as np
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import fondaco
from fondaco.lab import ENVIRONMENTS, Solos
from fondaco.lab.seeing import Array

ALONE = [id for id, wishes in ENVIRONMENTS.items() if wishes["seats"] == 1]


def any_moves(masks: Array, luck: np.random.Generator) -> Array:
    return np.array([luck.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("id", ALONE)
def test_it_is_made_by_its_id_and_counts_its_games(id: str) -> None:
    game = fondaco.game(str(ENVIRONMENTS[id]["title"]))
    made = gymnasium.make_vec(id, 3, vectorization_mode="vector_entry_point")
    solos = made.unwrapped
    assert isinstance(solos, Solos)
    env, luck = RecordEpisodeStatistics(made), np.random.default_rng(1)
    seen, infos = env.reset(seed=1)
    assert seen in env.observation_space
    ended = 0
    while ended < 4:
        before = solos.batch.rows.boards[:]
        moves = any_moves(infos["action_mask"], luck)
        assert moves in env.action_space
        seen, rewards, over, cut, infos = env.step(moves)
        for row in np.flatnonzero(over):
            ended += 1
            assert infos["_final_obs"][row]
            on = np.flatnonzero(infos["final_obs"][row]).tolist()
            assert on == sorted(game.encode(before[row].state, 0))
            assert rewards[row] == game.returns(before[row].state)[0]
            assert infos["episode"]["l"][row] == before[row].moves_played
        assert not cut.any()


def test_the_same_seed_brings_the_same_games() -> None:
    env = Solos(2, "merv")
    firsts = [env.reset(seed=seed)[0] for seed in (1, 2, 1)]
    assert np.array_equal(firsts[0], firsts[2])
    assert not np.array_equal(firsts[0], firsts[1])


def test_it_is_for_those_who_play_alone() -> None:
    with pytest.raises(fondaco.Refused, match="play alone"):
        Solos(2, "merv", seats=2)
