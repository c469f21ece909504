"""Many tables at once for Gymnasium: one seat at each of them, as a vector environment."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fondaco import Refused
from fondaco.lab.rivals import Rivals
from fondaco.lab.seeing import Array, is_by_numbers, rows_of, space_of
from fondaco.lab.wishes import Options, Wishes, rendered, whole
from fondaco.lab.words import refusal
from fondaco.players import simul
from fondaco.players.budget import Budget
from fondaco.players.shown import BROKEN_OFF, CUT_SHORT, OVER

MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)

Answer = tuple[Array, Array, Array, Array, dict[str, Any]]


class Simul(VectorEnv[Array, Array, Array]):
    """One seat at so many tables, against levels of one's choice or alone: game by game the same as
    `Seat`, but stepped in compiled code, with what the others do in between.

    A game that is over is begun anew as Gymnasium defines it: by the next step, which makes no move
    in it, or in the same step; then what was seen and told last is in `infos["final_obs"]` and
    `infos["final_info"]`.

    Args:
        num_envs: How many tables.
        title: One of `fondaco.titles()`.
        seats: How many play at each; 1 where the title has a solo mode; the fewest without one, if
            not said.
        options: Choices of the title by name, as `fondaco.new` takes them, or as text:
            `length:long;joining:no`.
        seat: The one that learns.
        against: Who plays the others: the name of a bot, such as `random` or `journeyman`, or one
            name for each of the others, in order of their seats.
        steps: How many positions those may judge for a decision: so they play the same each time.
        observe: What the seat sees: an `array` with 1 for each feature that is on, or the
            `features`, by their numbers.
        rewards: By `rank`, when a game is over, or by `points`, with each move.
        most_moves: So many moves of all seats, and a game is cut short; without it, as many as a
            house allows.
        autoreset_mode: When a game that is over is begun anew: `NextStep` or `SameStep`.
        render_mode: None; many tables are not drawn.
    """

    def __init__(
        self,
        num_envs: int,
        title: str,
        seats: int | None = None,
        options: Options = None,
        seat: int = 0,
        against: str | Sequence[str] = "random",
        steps: int = 200,
        observe: str = "array",
        rewards: str = "rank",
        most_moves: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
    ) -> None:
        wished = Wishes(title, seats, options, rewards, most_moves)
        rendered(render_mode, [])
        self.num_envs = whole(num_envs, "num_envs")
        self.mode = mode_of(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.mode}
        self.rivals = Rivals(title, wished.seats, seat, against)
        self.game = game = wished.game
        told = wished.by_points, wished.most_moves, is_by_numbers(observe), Budget(steps=steps)
        self.single_observation_space = space_of(game, observe)
        self.single_action_space = spaces.Discrete(len(game.moves))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.tables = simul.Simul(game, num_envs, wished.seats, seat, wished.options, *told)
        self._seen, self._masks = rows_of(self.tables)
        self._rewards = np.frombuffer(memoryview(self.tables.rewards))
        self._ends = np.frombuffer(memoryview(self.tables.ends), np.uint8)
        self._lucks = [np_random()[0] for _ in range(num_envs)]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Any = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games anew; the first has that seed, the second the one after it, and so on,
        unless there is one for each. Without a seed their luck goes on."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        for row, one in enumerate(self._seeds(seed)):
            if one is not None:
                self._lucks[row] = np_random(one)[0]
            self._begin(row)
        return self._seen.copy(), self._told()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        return range(seed, seed + self.num_envs) if isinstance(seed, int) else seed

    def _begin(self, row: int) -> None:
        self.tables.begin(row, self.rivals.opening(self._lucks[row]))

    def step(self, actions: Array) -> Answer:
        """Make a move in each game that goes on. One that is not legal ends its game and costs 1;
        `refused` in what is told of the game says what was wrong with it."""
        if not self.tables.boards:
            raise ResetNeeded("No game has begun yet: call reset first.")
        moves = np.asarray(actions).tolist()
        over = places(self._ends)  # since the step before, unless that has begun them anew
        for row in over:
            self._begin(row)
        going = [row for row in range(self.num_envs) if row not in over]
        self.tables.step(going, [moves[row] for row in going])
        rewards = self._rewards.copy()
        broken, ends = np.equal(self._ends, BROKEN_OFF), np.equal(self._ends, OVER)
        cut = np.equal(self._ends, CUT_SHORT)
        refusals = {row: {"refused": self._refusal(row, moves[row])} for row in places(broken)}
        is_at_once = self.mode is AutoresetMode.SAME_STEP
        infos = self._renew(refusals) if is_at_once else self._together(refusals)
        return self._seen.copy(), rewards, ends | broken, cut, {**infos, **self._told()}

    def _together(self, told: Mapping[int, dict[str, Any]]) -> dict[str, Any]:
        """What is told of some games, as Gymnasium passes it on."""
        infos: dict[str, Any] = {}
        for row, one in told.items():
            infos = self._add_info(infos, one, row)
        return infos

    def _renew(self, refusals: dict[int, dict[str, str | None]]) -> dict[str, Any]:
        """Begin anew what is over; what was seen and told last of it."""
        last = {}
        for row in places(self._ends):
            told = {"action_mask": self._masks[row].copy(), **refusals.get(row, {})}
            last[row] = {"final_obs": self._seen[row].copy(), "final_info": told}
            self._begin(row)
        return self._together(last)

    def _refusal(self, row: int, move: int) -> str | None:
        return refusal(self.game, self.tables.boards[row].state, move)

    def _told(self) -> dict[str, Any]:
        """The moves that are legal now."""
        masks = self._masks.copy()
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}


def places(marks: Array) -> list[int]:
    """Where something is not 0."""
    return [int(place) for place in np.flatnonzero(marks)]


def mode_of(wish: AutoresetMode | str) -> AutoresetMode:
    """When games are begun anew, or a refusal."""
    mode = next((mode for mode in MODES if wish in (mode, mode.value)), None)
    if mode is None:
        names = " or ".join(mode.value for mode in MODES)
        raise Refused(f"Games that are over are begun anew by {names}, not by {wish}.")
    return mode
