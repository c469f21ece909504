"""Merchants of Europe as the rest of the house knows it."""

from collections.abc import Mapping
from typing import Final, cast

from fondaco.core.asides import Ways
from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.destination import Destination
from fondaco.core.encoding import Lit
from fondaco.core.game import Event, Foretold, Game, Move, State
from fondaco.core.refusal import Clause
from fondaco.core.score import Score, by_rank
from fondaco.games.merchants import (
    counsel,
    destinations,
    flow,
    guess,
    journey,
    scoring,
    setup,
    snapshot,
    text,
    view,
)
from fondaco.games.merchants.clauses import RULEBOOK
from fondaco.games.merchants.components import EDITION
from fondaco.games.merchants.encoding import position
from fondaco.games.merchants.encoding.blocks import FEATURES
from fondaco.games.merchants.moves import CATALOGUE, COUNT_VIA
from fondaco.games.merchants.options import OPTION_LIST, check_together, completed
from fondaco.games.merchants.starts import EARLIER, FIXED, FixedStart
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import (
    ACT,
    ARROW,
    ASSEMBLE,
    BOARD_IDS,
    CHARTER,
    CONNECT,
    COUNTER,
    DISCARD,
    FAIR,
    NUMBER,
    OFFER,
    OVER,
    RECRUIT,
    ROBBER,
    ROLL,
    STEAL,
    TAKE_TOKEN,
)

# Steps that belong to a decision which another move has begun.
SMALL: Final = [
    *(ROBBER, STEAL, CONNECT, ARROW, CHARTER, FAIR, NUMBER, TAKE_TOKEN, RECRUIT, ASSEMBLE),
    *(OFFER, COUNTER),
]


class Merchants(Game):
    """Merchants of Europe for three or four, on both boards."""

    def __init__(self, edition: str, starts: list[FixedStart]) -> None:
        super().__init__("merchants", "Merchants of Europe", [3, 4], OPTION_LIST)
        self.rules_version = RULEBOOK.version
        # Of version 1: asked even where all shortest connections paid the same.
        self.no_longer_asked = [move.text for move in CATALOGUE.by_kind[COUNT_VIA]]
        self.edition = edition
        self.starts = starts
        self.unit = ("delivery", "deliveries")
        self.par = 10
        self.most_moves = 20_000  # played at random, half take 8,400, and one in ninety comes to it
        self.other_step = "turn.steps"
        self.not_yet = ["turn.steps"]
        self.drawings = ["The short board", "The main board"]
        self.features = FEATURES
        self.moves = CATALOGUE.moves
        self.clauses = RULEBOOK.clauses

    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> MerchantsState:
        chosen = self.settled(seats, options)
        board = BOARD_IDS.index(chosen["board"])
        starts = self.starts if chosen["setup"] == "fixed" else []
        return setup.set_up(seats, board, starts, int(chosen["offers"]), chance)

    def settled(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        settled = super().settled(seats, completed(options))
        check_together(settled)
        return settled

    def to_act(self, state: State) -> int | None:
        table = cast(MerchantsState, state)
        return None if table.step == OVER else table.asked

    def legal(self, state: State) -> list[Move]:
        return flow.legal(cast(MerchantsState, state))

    def why_not(self, state: State, move: Move) -> Clause | None:
        return flow.bars(cast(MerchantsState, state), move)

    def apply(
        self, state: State, move: Move, chance: Chance, told: list[Event] | None = None
    ) -> None:
        flow.apply(cast(MerchantsState, state), move, chance, told)

    def is_mid_decision(self, state: State) -> bool:
        table = cast(MerchantsState, state)
        if table.step in (ROLL, ACT):
            return journey.must_go_on(table)
        if table.step == DISCARD:
            return table.last != NONE
        return table.step in SMALL

    def destinations(self, state: State) -> list[Destination]:
        return destinations.destinations(cast(MerchantsState, state))

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(cast(MerchantsState, state))

    def returns(self, state: State) -> list[float]:
        return by_rank(self.scores(state), cast(MerchantsState, state).seats)

    def rivals(self, state: State) -> int:
        return cast(MerchantsState, state).seats - 1

    def light(self, state: State, seat: int, lit: Lit) -> None:
        position.light(cast(MerchantsState, state), seat, lit)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return view.view(cast(MerchantsState, state), seat)

    def guess(self, state: State, seat: int, chance: Chance) -> MerchantsState:
        return guess.guess(cast(MerchantsState, state), seat, chance)

    def snapshot(self, state: State) -> dict[str, object]:
        return snapshot.snapshot(cast(MerchantsState, state))

    def restore(self, snapshot_: Mapping[str, object]) -> MerchantsState:
        return snapshot.restore(snapshot_)

    def board(self, view: Mapping[str, object], names: list[str]) -> list[str]:
        return text.board(view, names)

    def atlas(self, view: Mapping[str, object], names: list[str]) -> list[str]:
        return text.atlas(view, names)

    def phrase(self, text_: str, view: Mapping[str, object]) -> str:
        return text.phrase(self.move(text_), view)

    def gloss(self, move: Move) -> str:
        return text.gloss(move)

    def prospect(
        self, move: Move, view: Mapping[str, object], names: list[str], foretold: Foretold
    ) -> str:
        return text.prospect(move, view, names, foretold)

    def spelled_out(self, typed: str, view: Mapping[str, object], ways: Ways) -> list[str]:
        return text.spelled_out(typed, view, ways)

    def in_one_line(self, view: Mapping[str, object], ways: list[Destination]) -> list[str]:
        return text.in_one_line(view, ways)

    def closing(self, view: Mapping[str, object], names: list[str], moves: list[str]) -> list[str]:
        return text.closing(view, names, moves)

    def hint(self, view: Mapping[str, object], texts: list[str]) -> str:
        return text.hint(view, [self.move(one) for one in texts])

    def helping(self, view: Mapping[str, object], texts: list[str]) -> list[str]:
        legal = [self.move(one) for one in texts]
        return [move.text for move in counsel.helping(view, legal)]

    def lacks(self, view: Mapping[str, object], text_: str) -> dict[str, int]:
        return counsel.lacks(view, self.move(text_))

    def sentence(self, event: Mapping[str, object], names: list[str]) -> str:
        return text.sentence(event, names)

    def seat_words(self, view: Mapping[str, object]) -> list[str]:
        players = cast(list[dict[str, str]], view["players"])
        return [player["color"] for player in players]

    def told_of_all(self) -> list[str]:
        return ["gained_gold"]

    def sentences(self, events: list[dict[str, object]], names: list[str]) -> list[str]:
        return text.sentences(events, names)


def load() -> Game:
    game = Merchants(EDITION.hash, FIXED)
    game.earlier = [Merchants(edition, starts) for edition, starts in EARLIER.items()]
    return game
