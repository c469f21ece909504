"""The titles as games of OpenSpiel, with an explicit chance node for every draw of luck.

Importing this module registers them: `pyspiel.load_game("fondaco_merv(seats=2)")`.
"""

from typing import Any

import numpy as np
import pyspiel

import fondaco
from fondaco.lab.nodes import Node, Rules
from fondaco.lab.wishes import fewest

MOST_OUTCOMES = 128  # of one draw
MOST_POINTS = 10.0  # hundreds: what a game without rivals may bring, or cost
DEFAULTS: dict[str, Any] = {"seats": 2, "options": "", "most_moves": 2_000}


class SpielState(pyspiel.State):
    """A position of a game, or a draw of luck."""

    def __init__(self, owner: "SpielGame") -> None:
        super().__init__(owner)
        self.node = owner.root

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.node.question is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self._to_act() or 0

    def _to_act(self) -> int | None:
        assert self.node.state is not None
        return self.node.rules.game.to_act(self.node.state)

    def is_terminal(self) -> bool:
        if self.node.question is not None:
            return False
        return self.node.moves_played >= self.node.rules.most_moves or self._to_act() is None

    def _legal_actions(self, player: int) -> list[int]:
        assert self.node.state is not None
        return sorted(move.index for move in self.node.rules.game.legal(self.node.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        question = self.node.question
        assert question is not None
        found = enumerate(question.outcomes)
        return [(n, one.weight / question.total) for n, one in found if one.weight > 0]

    def _apply_action(self, action: int) -> None:
        is_luck = self.node.question is not None
        self.node = self.node.drawn(action) if is_luck else self.node.played(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE and self.node.question is not None:
            return f"{self.node.question.key}: {self.node.question.outcomes[action].name}"
        return self.node.rules.game.moves[action].text

    def returns(self) -> list[float]:
        """What the end is worth to each seat; where a game was cut short, as it stands."""
        if not self.is_terminal():
            return [0.0] * self.node.rules.seats
        assert self.node.state is not None
        return self.node.rules.game.returns(self.node.state)

    def __str__(self) -> str:
        return self.node.rules.board(self.node.state, None)


class SpielGame(pyspiel.Game):
    """A title with its seats and options, as OpenSpiel knows games; a subclass names the title."""

    title: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = {**DEFAULTS, "seats": fewest(self.title), **(params or {})}
        numbers = int(wishes["seats"]), str(wishes["options"]), int(wishes["most_moves"])
        self.rules = Rules(self.title, *numbers)
        self.root = Node(self.rules)
        super().__init__(game_type(self.title), self._info(), wishes)

    def _info(self) -> pyspiel.GameInfo:
        has_rivals = self.rules.has_rivals()
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.game.moves),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.rules.seats,
            min_utility=0.0 if has_rivals else -MOST_POINTS,
            max_utility=1.0 if has_rivals else MOST_POINTS,
            max_game_length=self.rules.most_moves,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        return Observer(self.rules)


class Observer:
    """What a seat may know of a position: its features, or its board as text."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tensor = np.zeros(rules.game.features.count, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.node.state is not None:
            self.tensor[self.rules.game.encode(state.node.state, player)] = 1

    def string_from(self, state: SpielState, player: int) -> str:
        return self.rules.board(state.node.state, player)


def game_type(title: str) -> pyspiel.GameType:
    game = fondaco.game(title)
    return pyspiel.GameType(
        short_name=f"fondaco_{title}",
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**DEFAULTS, "seats": fewest(title)},
    )


# Classes, and nothing lighter: OpenSpiel lets go of what it was given when Python is gone already.
GAMES = {
    title: type(f"Spiel{title.capitalize()}", (SpielGame,), {"title": title})
    for title in [str(one["title"]) for one in fondaco.titles()]
}
for _title, _kind in GAMES.items():
    pyspiel.register_game(game_type(_title), _kind)
