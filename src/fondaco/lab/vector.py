"""Many games of one who plays alone, for Gymnasium: a batch as a vector environment."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import fondaco
from fondaco import Refused, State
from fondaco.lab.batch import Batch
from fondaco.lab.seeing import Array, ManyHot

MOST_SEED = 2**31
METADATA: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

Answer = tuple[Array, Array, Array, Array, dict[str, Any]]


class Solos(VectorEnv[Array, Array, Array]):
    """So many games of a solo mode. One that is over is begun anew in the same step; what was seen
    last of it is in `infos["final_obs"]`. Moves that are not legal are refused.

    Args:
        num_envs: How many games.
        title: One of `fondaco.titles()`.
        seats: 1.
        options: Choices of the title by name, as `fondaco.new` takes them.
        rewards: By `rank`, when a game is over, or by `points`, with each move.
        most_moves: So many moves, and a game is cut short.
    """

    metadata = METADATA

    def __init__(
        self,
        num_envs: int,
        title: str,
        seats: int = 1,
        options: Mapping[str, str] | None = None,
        rewards: str = "rank",
        most_moves: int | None = None,
    ) -> None:
        if seats != 1:
            raise Refused("A vector of games is for those who play alone: seats=1.")
        self.num_envs = num_envs
        self.wishes = (title, num_envs, seats, options)
        self.told_by = {"rewards": rewards, "most_moves": most_moves}
        game = fondaco.game(title)
        self.sight = ManyHot(game)
        self.single_observation_space = self.sight.space
        self.single_action_space = spaces.Discrete(len(game.moves))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games anew."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(MOST_SEED))
        self.batch = Batch(*self.wishes, luck, **self.told_by)  # type: ignore[arg-type]
        return self.batch.observations.copy(), self._masks()

    def step(self, actions: Array) -> Answer:
        """Make a move in each game."""
        batch = self.batch
        batch.step(actions)
        rewards, over, cut = batch.rewards[:, 0].copy(), batch.terminated, batch.truncated
        infos = {**self._masks(), **(self._final(batch.ended) if batch.ended else {})}
        return batch.observations.copy(), rewards, over, cut, infos

    def _masks(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.copy()}

    def _final(self, ended: dict[int, State]) -> dict[str, Any]:
        """What was seen last of the games that have ended, as Gymnasium passes it on."""
        seen, has_ended = np.full(self.num_envs, None, object), np.zeros(self.num_envs, bool)
        for row, state in ended.items():
            seen[row] = self.sight.see(state, 0)
            has_ended[row] = True
        return {"final_obs": seen, "_final_obs": has_ended}
