"""Jetty as the rest of the house knows it."""

from collections.abc import Mapping
from typing import cast

from fondaco.core.chance import Chance
from fondaco.core.game import Event, Game, Move, State
from fondaco.core.refusal import Clause
from fondaco.core.score import Score

from . import flow, scoring, setup, snapshot, text, view
from .clauses import RULEBOOK
from .components import EDITION
from .moves import CATALOGUE
from .state import JettyState
from .terms import OVER, SELL


class Jetty(Game):
    """Jetty for two to four."""

    def __init__(self) -> None:
        super().__init__("jetty", "Jetty", [2, 3, 4], [])
        self.rules_version = RULEBOOK.version
        self.edition = EDITION.hash
        self.has_secrets = False
        self.moves = CATALOGUE.moves
        self.clauses = RULEBOOK.clauses

    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> JettyState:
        return setup.set_up(seats, chance)

    def to_act(self, state: State) -> int | None:
        table = cast(JettyState, state)
        return None if table.step == OVER else table.active

    def legal(self, state: State) -> list[Move]:
        return flow.legal(cast(JettyState, state))

    def why_not(self, state: State, move: Move) -> Clause | None:
        return flow.bars(cast(JettyState, state), move)

    def apply(
        self, state: State, move: Move, chance: Chance, told: list[Event] | None = None
    ) -> None:
        flow.apply(cast(JettyState, state), move, chance, told)

    def is_mid_decision(self, state: State) -> bool:
        return cast(JettyState, state).step == SELL

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(cast(JettyState, state))

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return view.view(cast(JettyState, state), seat)

    def guess(self, state: State, seat: int, chance: Chance) -> JettyState:
        """Nothing is hidden but what chance has still to decide."""
        return cast(JettyState, state).copy()

    def snapshot(self, state: State) -> dict[str, object]:
        return snapshot.snapshot(cast(JettyState, state))

    def restore(self, snapshot_: Mapping[str, object]) -> JettyState:
        return snapshot.restore(snapshot_)

    def board(self, view: Mapping[str, object], names: list[str]) -> list[str]:
        return text.board(view, names)

    def gloss(self, move: Move) -> str:
        return text.gloss(move)

    def sentence(self, event: Mapping[str, object], names: list[str]) -> str:
        return text.sentence(event, names)


def load() -> Game:
    return Jetty()
