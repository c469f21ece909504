"""All seats of a table for PettingZoo, one decision after the other (AEC)."""

import secrets
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import fondaco
from fondaco.lab.match import Match
from fondaco.lab.seeing import Array, Sight, mask_space
from fondaco.lab.wishes import RENDERED, Options, Wishes, rendered
from fondaco.players.simul import ILLEGAL_REWARD

HUMAN = "human"  # PettingZoo's own test asks for it first; there is no window: nothing is drawn
METADATA = {"render_modes": [*RENDERED], "is_parallelizable": False, "render_fps": 1}


def env(title: str, seats: int | None = None, **wishes: Any) -> AECEnv:
    """The seats of a table, with PettingZoo's own wrapper around them, which sees to it that a game
    is begun before it is played. `wishes` are those of `Seats`."""
    return InOrder(Seats(title, seats, **wishes))


class InOrder(OrderEnforcingWrapper):
    """PettingZoo's own wrapper. Its steps look up what they need at once: attribute by attribute,
    each checked anew, that would take a quarter of the time."""

    def last(self, observe: bool = True) -> Any:
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: int | None) -> None:
        if not self._has_reset or not self.env.agents:
            super().step(action)  # says what is wrong
            return
        self._has_updated = True
        self.env.step(action)

    def __str__(self) -> str:
        return str(self.env)


class Seats(AECEnv):
    """A game of Fondaco in which each seat is an agent: `seat_0`, `seat_1` and so on.

    A move that is not legal ends the game for all, and costs who has tried it 1;
    `infos[agent]["refused"]` says what was wrong with it.

    Args:
        title: One of `fondaco.titles()`.
        seats: How many play; 1 where the title has a solo mode; the fewest without one, if not
            said.
        options: Choices of the title by name, as `fondaco.new` takes them, or as text:
            `length:long;joining:no`.
        observe: What an agent sees: an `array` with 1 for each feature that is on, or the
            `features`, by their numbers.
        rewards: What it gets: at the end its `rank`, from 1 for the first to 0 for the last, or
            with each move the `points` that its seat has gained or lost.
        most_moves: So many moves, and a game is cut short; without it, as many as a house allows.
        render_mode: `ansi` for text, `rgb_array` for pixels, or none.
    """

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Options = None,
        observe: str = "array",
        rewards: str = "rank",
        most_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {**METADATA, "name": f"fondaco_{title}_v0"}
        self.render_mode = rendered(render_mode, [*RENDERED, HUMAN])
        self.match = Match(Wishes(title, seats, options, rewards, most_moves))
        self.sight = Sight(self.match.game, observe, self.match.state, self.match.chance)
        self.possible_agents = [f"seat_{number}" for number in range(self.match.seats)]
        self._number = {agent: number for number, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observed() for agent in self.possible_agents}
        count = len(self.match.game.moves)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._luck = fondaco.Seeded(secrets.token_hex(16))

    def _observed(self) -> spaces.Dict:
        allowed = mask_space(self.match.game)
        return spaces.Dict({"observation": self.sight.space, "action_mask": allowed})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed brings the same luck, in this game and those after."""
        if seed is not None:
            self._luck = fondaco.Seeded(seed)
        self.match.begin(self._luck.branch())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._pass_on()

    def step(self, action: int | None) -> None:
        """Make a move for the agent that is to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        if refused := self.match.why_not(int(action)):
            self._break_off(agent, refused)
        else:
            gained = self.match.play(int(action))
            self.rewards = dict(zip(self.agents, gained, strict=True))
            self._pass_on()
            if not any(gained):  # as with most moves: there is nothing to add up
                return
        self._accumulate_rewards()

    def _break_off(self, agent: str, refused: str) -> None:
        """The agent has tried what is not possible."""
        self.infos[agent]["refused"] = refused
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL_REWARD}
        self.terminations = dict.fromkeys(self.agents, True)

    def _pass_on(self) -> None:
        """To whoever acts next; when the game is over, everybody hears of it."""
        seat = self.match.to_act
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.match.is_cut_short:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[seat or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What that seat may know, and the moves that it may make now."""
        seen, allowed = self.sight.see(self.match.state, self._number[agent])
        return {"observation": seen, "action_mask": allowed}

    def render(self) -> str | Array | None:
        """The table as an onlooker sees it."""
        return self.match.shown(self.render_mode, None)

    def close(self) -> None:
        """Nothing is open."""
