"""Merkator as the rest of the house knows it."""

from collections.abc import Mapping
from typing import cast

from fondaco.core.asides import Ways
from fondaco.core.chance import Chance
from fondaco.core.destination import Destination
from fondaco.core.encoding import Lit
from fondaco.core.game import Event, Foretold, Game, Move, State
from fondaco.core.refusal import Clause
from fondaco.core.score import Score, by_rank
from fondaco.games.merkator import counsel, flow, scoring, setup, snapshot, text, view
from fondaco.games.merkator.clauses import RULEBOOK
from fondaco.games.merkator.components import EDITION
from fondaco.games.merkator.encoding.features import FEATURES
from fondaco.games.merkator.encoding.lighting import light
from fondaco.games.merkator.moves import CATALOGUE
from fondaco.games.merkator.options import OPTION_LIST, check_together, chosen
from fondaco.games.merkator.soloplay import scoring as ai_scoring
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.terms import (
    BID_TIME,
    LOSE,
    OVER,
    PAY,
    SOLITARY,
    SOLOPLAY,
    SPEND,
    TAKE,
    TRADE,
)


class Merkator(Game):
    """Merkator for one to four, in all its ways to play."""

    def __init__(self) -> None:
        super().__init__("merkator", "Merkator", [1, 2, 3, 4], OPTION_LIST)
        self.rules_version = RULEBOOK.version
        # rule join.nothing
        self.no_longer_asked = ["stay"]
        self.edition = EDITION.hash
        self.has_secrets = False
        self.most_moves = 5_000  # played at random none of 40,000 games had more than 423
        self.other_step = "turn.steps"
        self.not_yet = [
            "turn.steps",
            "invest.forced",
            "fulfill.goods",
            "trade.four",
            "trade.whole",
            "trade.at_once",
        ]
        self.moves = CATALOGUE.moves
        self.clauses = RULEBOOK.clauses
        self.features = FEATURES

    def solos(self) -> dict[str, dict[str, str]]:
        return {name: {"solo": name} for name in ("solitary", "soloplay")}

    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> MerkatorState:
        return setup.set_up(seats, chosen(seats, self.settled(seats, options)), chance)

    def settled(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        settled = super().settled(seats, options)
        check_together(settled)
        return settled

    def to_act(self, state: State) -> int | None:
        table = cast(MerkatorState, state)
        return None if table.step == OVER else table.asked

    def turn(self, state: State) -> int | None:
        return cast(MerkatorState, state).active

    def legal(self, state: State) -> list[Move]:
        return flow.legal(cast(MerkatorState, state))

    def why_not(self, state: State, move: Move) -> Clause | None:
        return flow.bars(cast(MerkatorState, state), move)

    def apply(
        self, state: State, move: Move, chance: Chance, told: list[Event] | None = None
    ) -> None:
        flow.apply(cast(MerkatorState, state), move, chance, told)

    def is_mid_decision(self, state: State) -> bool:
        table = cast(MerkatorState, state)
        step = table.step
        return step in (TAKE, TRADE, PAY, SPEND, BID_TIME) or (step == LOSE and table.lost > 0)

    def scores(self, state: State) -> list[Score]:
        table = cast(MerkatorState, state)
        if plays_with(table, SOLOPLAY):
            return ai_scoring.scores(table)
        return scoring.scores(table)

    def accounts(self, state: State) -> list[dict[str, str]]:
        return text.accounts(cast(MerkatorState, state))

    def worth(self, state: State, seat: int) -> dict[str, str]:
        return text.worth(cast(MerkatorState, state), seat)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return view.view(cast(MerkatorState, state), seat)

    def guess(self, state: State, seat: int, chance: Chance) -> MerkatorState:
        """Nothing is hidden but what chance has still to decide, and that no state holds."""
        return cast(MerkatorState, state).copy()

    def returns(self, state: State) -> list[float]:
        table = cast(MerkatorState, state)
        scores = self.scores(table)
        if plays_with(table, SOLITARY):
            return [scores[0].total / 100]
        return by_rank(scores, int(table.seats))

    def rivals(self, state: State) -> int:
        """The other seats; alone, SoloPlay's AI or nobody."""
        table = cast(MerkatorState, state)
        return table.seats - 1 + table.options[SOLOPLAY]

    def light(self, state: State, seat: int, lit: Lit) -> None:
        light(cast(MerkatorState, state), seat, lit)

    def snapshot(self, state: State) -> dict[str, object]:
        return snapshot.snapshot(cast(MerkatorState, state))

    def restore(self, snapshot_: Mapping[str, object]) -> MerkatorState:
        return snapshot.restore(snapshot_)

    def board(self, view: Mapping[str, object], names: list[str]) -> list[str]:
        return text.board(view, names)

    def phrase(self, text_: str, view: Mapping[str, object]) -> str:
        return text.phrase(self.move(text_))

    def gloss(self, move: Move) -> str:
        return text.gloss(move)

    def prospect(
        self, move: Move, view: Mapping[str, object], names: list[str], foretold: Foretold
    ) -> str:
        return text.prospect(move, view, names, foretold)

    def closing(self, view: Mapping[str, object], names: list[str], moves: list[str]) -> list[str]:
        return text.closing(view, names)

    def helping(self, view: Mapping[str, object], texts: list[str]) -> list[str]:
        legal = [self.move(one) for one in texts]
        return [move.text for move in counsel.helping(view, legal)]

    def lacks(self, view: Mapping[str, object], text_: str) -> dict[str, int]:
        return counsel.lacks(view, self.move(text_))

    def serves(self, view: Mapping[str, object], text_: str) -> list[str]:
        return counsel.serves(view, self.move(text_))

    def spelled_out(self, typed: str, view: Mapping[str, object], ways: Ways) -> list[str]:
        return text.spelled_out(typed, view)

    def in_one_line(self, view: Mapping[str, object], ways: list[Destination]) -> list[str]:
        return text.in_one_line(view)

    def way_out(self, view: Mapping[str, object]) -> str:
        return text.way_out(view)

    def sentence(self, event: Mapping[str, object], names: list[str]) -> str:
        return text.sentence(event, names)

    def sentences(self, events: list[dict[str, object]], names: list[str]) -> list[str]:
        return text.sentences(events, names)


def load() -> Game:
    return Merkator()
