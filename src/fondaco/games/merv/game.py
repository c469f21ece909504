"""Merv as the rest of the house knows it."""

from collections.abc import Mapping
from typing import cast

from fondaco.core.chance import Chance
from fondaco.core.encoding import Lit
from fondaco.core.game import Event, Foretold, Game, Move, State
from fondaco.core.refusal import Clause
from fondaco.core.score import Score, by_rank
from fondaco.games.merv import counsel, encoding, flow, scoring, setup, snapshot, text, view
from fondaco.games.merv.clauses import RULEBOOK
from fondaco.games.merv.moves import MOVES
from fondaco.games.merv.options import OPTION_LIST
from fondaco.games.merv.reading import EDITION
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import OVER


class Merv(Game):
    """Merv for one to four."""

    def __init__(self) -> None:
        super().__init__("merv", "Merv", [1, 2, 3, 4], OPTION_LIST)
        self.rules_version = RULEBOOK.version
        self.edition = EDITION.hash
        self.has_secrets = False
        self.drawings = ["The city"]
        self.other_step = "turn.steps"
        self.not_yet = ["turn.steps"]
        self.moves = MOVES
        self.clauses = RULEBOOK.clauses
        self.features = encoding.FEATURES

    def solos(self) -> dict[str, dict[str, str]]:
        return {"magistrate": {}}

    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> MervState:
        state = setup.set_up(seats, self.settled(seats, options)["camel_market"], chance)
        flow.begin(state, chance)
        return state

    def to_act(self, state: State) -> int | None:
        table = cast(MervState, state)
        return None if table.step == OVER else table.asked

    def legal(self, state: State) -> list[Move]:
        return flow.legal(cast(MervState, state))

    def why_not(self, state: State, move: Move) -> Clause | None:
        return flow.bars(cast(MervState, state), move)

    def apply(
        self, state: State, move: Move, chance: Chance, told: list[Event] | None = None
    ) -> None:
        flow.apply(cast(MervState, state), move, chance, told)

    def is_mid_decision(self, state: State) -> bool:
        """Within a payment, a boon, or a board action before its first effect."""
        return flow.is_mid_decision(cast(MervState, state))

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(cast(MervState, state))

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return view.view(cast(MervState, state), seat)

    def guess(self, state: State, seat: int, chance: Chance) -> MervState:
        """Nothing is hidden but what chance has still to decide, and that no state holds."""
        return cast(MervState, state).copy()

    def returns(self, state: State) -> list[float]:
        """Alone, the magistrate is the other; the high courtier is nobody's rival."""
        rivals = [score for score in self.scores(state) if score.name != scoring.COURTIER_NAME]
        return by_rank(rivals, int(cast(MervState, state).seats))

    def rivals(self, state: State) -> int:
        """The magistrate, who has no seat, or the other seats."""
        return max(1, cast(MervState, state).seats - 1)

    def light(self, state: State, seat: int, lit: Lit) -> None:
        lit.clear()
        encoding.light(cast(MervState, state), seat, lit)

    def snapshot(self, state: State) -> dict[str, object]:
        return snapshot.snapshot(cast(MervState, state))

    def restore(self, snapshot_: Mapping[str, object]) -> MervState:
        return snapshot.restore(snapshot_)

    def board(self, view: Mapping[str, object], names: list[str]) -> list[str]:
        return text.board(view, names)

    def phrase(self, text_: str, view: Mapping[str, object]) -> str:
        return text.phrase(self.move(text_), view)

    def gloss(self, move: Move) -> str:
        return text.gloss(move)

    def prospect(
        self, move: Move, view: Mapping[str, object], names: list[str], foretold: Foretold
    ) -> str:
        return text.prospect(move, view, names, foretold)

    def hint(self, view: Mapping[str, object], texts: list[str]) -> str:
        return text.hint(view, [self.move(one) for one in texts])

    def helping(self, view: Mapping[str, object], texts: list[str]) -> list[str]:
        legal = [self.move(one) for one in texts]
        return [move.text for move in counsel.helping(view, legal)]

    def lacks(self, view: Mapping[str, object], text_: str) -> dict[str, int]:
        return counsel.lacks(view, self.move(text_))

    def decides_for(self, view: Mapping[str, object]) -> str:
        return text.decides_for(view)

    def sentence(self, event: Mapping[str, object], names: list[str]) -> str:
        return text.sentence(event, names)

    def sentences(self, events: list[dict[str, object]], names: list[str]) -> list[str]:
        return text.sentences(events, names)


def load() -> Game:
    return Merv()
