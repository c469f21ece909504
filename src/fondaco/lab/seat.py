"""One seat of a table for Gymnasium: the others are played by bots, or by the rules."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import fondaco
from fondaco import Refused
from fondaco.lab.match import ILLEGAL_REWARD, Match
from fondaco.lab.seeing import Array, mask, no_mask, sight
from fondaco.players import PLAYERS
from fondaco.players.budget import Budget

MOST_SEED = 2**31
METADATA: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}

Answer = tuple[Array, float, bool, bool, dict[str, Any]]


class Seat(gymnasium.Env[Array, np.int64]):
    """A seat that plays against levels of one's choice, or alone.

    The moves that are legal now are in `info["action_mask"]`, and in `action_masks()`. A move that
    is not ends the game and costs 1; `info["refused"]` says what was wrong with it.

    Args:
        title: One of `fondaco.titles()`.
        seats: How many play; 1 where the title has a solo mode.
        options: Choices of the title by name, as `fondaco.new` takes them.
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
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        seat: int = 0,
        against: str | Sequence[str] = "random",
        steps: int = 200,
        observe: str = "array",
        rewards: str = "rank",
        most_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.match = Match(title, seats, options, rewards, most_moves)
        if not 0 <= seat < seats:
            raise Refused(f"There are seats 0 to {seats - 1}, and no seat {seat}.")
        self.seat = seat
        self.levels = rivals(against, seats - 1)
        self.budget = Budget(steps=steps)
        self.render_mode = render_mode
        self.sight = sight(self.match.game, observe)
        self.observation_space = self.sight.space
        self.action_space = spaces.Discrete(len(self.match.game.moves))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin a new game; it stands where the seat has its first decision."""
        super().reset(seed=seed)
        luck = fondaco.Seeded(int(self.np_random.integers(MOST_SEED)))
        self.guesses = luck.branch()
        title = self.match.game.title
        others = [PLAYERS[level](title, luck.word()) for level in self.levels]
        self.players = [*others[: self.seat], None, *others[self.seat :]]
        self.match.begin(luck)
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> Answer:
        """Make a move, let the others play until the seat is to act again, and tell."""
        match = self.match
        if refused := match.why_not(int(action)):
            return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "refused": refused}
        gained = match.play(int(action))[self.seat] + self._let_others_play()
        return self._seen(), gained, match.to_act is None, match.is_cut_short, self._info()

    def _let_others_play(self) -> float:
        """What the seat gains or loses by what the others do."""
        gained, match = 0.0, self.match
        while not match.is_cut_short and match.to_act not in (None, self.seat):
            gained += match.play(self._choice(match.to_act))[self.seat]
        return gained

    def _choice(self, seat: int | None) -> int:
        """The move of a bot, which sees what its seat may know."""
        assert seat is not None
        player, game = self.players[seat], self.match.game
        assert player is not None
        guess = game.guess(self.match.state, seat, self.guesses)
        return player.choose(game, guess, self.budget).index

    def _seen(self) -> Array:
        return self.sight.see(self.match.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Array:
        """A number for each move: 1 where it is legal now."""
        game, state = self.match.game, self.match.state
        return mask(game, state) if game.to_act(state) == self.seat else no_mask(game)

    def render(self) -> str | Array | None:
        """The table as the seat sees it."""
        return self.match.shown(self.render_mode, self.seat)


def rivals(against: str | Sequence[str], count: int) -> list[str]:
    """Who plays each of the other seats, or a refusal."""
    levels = [against] * count if isinstance(against, str) else list(against)
    if len(levels) != count:
        raise Refused(f"There are {count} other seats, and {len(levels)} bots are named for them.")
    for level in levels:
        if level not in PLAYERS:
            raise Refused(f"There is no bot {level!r}; there are {', '.join(PLAYERS)}.")
    return levels
