"""One seat of a table for Gymnasium: the others are played by bots, or by the rules."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from fondaco.lab.match import Match
from fondaco.lab.rivals import Rivals
from fondaco.lab.seeing import Array, Sight
from fondaco.lab.wishes import RENDERED, Options, Wishes, rendered
from fondaco.players.budget import Budget
from fondaco.players.simul import ILLEGAL_REWARD, choice

METADATA: dict[str, Any] = {"render_modes": [*RENDERED], "render_fps": 1}

Answer = tuple[Array, float, bool, bool, dict[str, Any]]


class Seat(gymnasium.Env[Array, np.int64]):
    """A seat that plays against levels of one's choice, or alone.

    The moves that are legal now are in `info["action_mask"]`, and in `action_masks()`. A move that
    is not ends the game and costs 1; `info["refused"]` says what was wrong with it.

    Args:
        title: One of `fondaco.titles()`.
        seats: How many play; 1 where the title has a solo mode; the fewest without one, if not
            said.
        options: Choices of the title by name, as `fondaco.new` takes them, or as text:
            `length:long;joining:no`.
        seat: The one that learns.
        against: Who plays the others: the name of a bot, such as `random` or `journeyman`, or one
            name for each of the others, in order of their seats.
        steps: How many positions those may judge for a decision: so they play the same each time.
        observe: What the seat sees: an `array` with 1 for each feature that is on, or the
            `features`, by their numbers.
        rewards: What it gets: at the end its `rank`, from 1 for the first to 0 for the last, or
            with each move the `points` gained or lost until it acts again.
        most_moves: So many moves of all seats, and a game is cut short; without it, as many as a
            house allows.
        render_mode: `ansi` for text, `rgb_array` for pixels, or none.
    """

    metadata = METADATA

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Options = None,
        seat: int = 0,
        against: str | Sequence[str] = "random",
        steps: int = 200,
        observe: str = "array",
        rewards: str = "rank",
        most_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.match = Match(Wishes(title, seats, options, rewards, most_moves))
        self.seat = seat
        self.rivals = Rivals(title, self.match.seats, seat, against)
        self.budget = Budget(steps=steps)
        self.render_mode = rendered(render_mode)
        self.is_begun = False
        self.sight = Sight(self.match.game, observe, self.match.state, self.match.chance)
        self.observation_space = self.sight.space
        self.action_space = spaces.Discrete(len(self.match.game.moves))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin a new game; it stands where the seat has its first decision."""
        super().reset(seed=seed)
        self.opening = self.rivals.opening(self.np_random)
        self.match.begin(self.opening.luck)
        self._let_others_play()
        self.is_begun = True
        return self._told()

    def step(self, action: np.int64) -> Answer:
        """Make a move, let the others play until the seat is to act again, and tell."""
        if not self.is_begun:
            raise ResetNeeded("No game is under way: call reset first.")
        match = self.match
        if refused := match.why_not(int(action)):
            seen, info = self._told()
            self.is_begun = False
            return seen, ILLEGAL_REWARD, True, False, {**info, "refused": refused}
        gained = match.play(int(action))[self.seat] + self._let_others_play()
        seen, info = self._told()
        self.is_begun = match.to_act is not None and not match.is_cut_short
        return seen, gained, match.to_act is None, match.is_cut_short, info

    def _let_others_play(self) -> float:
        """What the seat gains or loses by what the others do."""
        gained, match = 0.0, self.match
        seat = match.to_act
        while seat not in (None, self.seat) and not match.is_cut_short:
            move = choice(match.game, match.state, seat, self.opening, self.budget)
            gained += match.play(move.index)[self.seat]
            seat = match.to_act
        return gained

    def _told(self) -> tuple[Array, dict[str, Any]]:
        seen, allowed = self.sight.see(self.match.state, self.seat)
        return seen, {"action_mask": allowed}

    def action_masks(self) -> Array:
        """A number for each move: 1 where it is legal now."""
        return self.sight.see(self.match.state, self.seat)[1]

    def render(self) -> str | Array | None:
        """The table as the seat sees it."""
        return self.match.shown(self.render_mode, self.seat)
