"""A game, walked through decision by decision."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import fondaco
from fondaco.core.chance import Recorded
from fondaco.core.game import TURN_EVENTS, Event, Game, Move, State
from fondaco.opening import next_entry
from fondaco.reading import Reader
from fondaco.table import Table


@dataclass
class Decision:
    """The small moves that a seat made at one go: up to the end of what it decided, or the first
    luck; what comes after luck is decided when it is known.

    Attributes:
        at (int): After how many moves of the log it was due.
        turn (int): The turn in which it was made, the first being 1.
        before (State): How the game stood; nobody may change it.
        last (State): How it stood before the last of the moves.
        after (State): How it stands now.
        picks (list[int]): The luck of that last move.
        events (list[Event]): All that was told.
    """

    at: int
    turn: int
    seat: int
    before: State
    last: State
    after: State
    moves: list[Move] = field(default_factory=list)
    picks: list[int] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def end(self) -> int:
        """After how many moves of the log it was made."""
        return self.at + len(self.moves)

    @property
    def turns_begun(self) -> int:
        return len([event for event in self.events if event.kind in TURN_EVENTS])


class Walk:
    """Goes through a game once.

    Attributes:
        whole (Table): The table as it stands at the end.
        start (State): How the game stood before the first move that can be replayed.
    """

    def __init__(self, log: str) -> None:
        self.log = log
        self.whole = fondaco.replay(log)
        self.game: Game = self.whole.game
        self.first = self.whole.head.moves_before
        self.start = self.state_of(fondaco.replay(log, self.first))

    def state_of(self, table: Table) -> State:
        return self.game.restore(table.plain_state())

    def decisions(self) -> Iterator[Decision]:
        reader = Reader(self.log)
        reader.head()
        table = fondaco.replay(self.log, self.first)
        state, turn = self.start, 1
        current = self._due(table, state, turn)
        while current is not None:
            entry = next_entry(table, reader)
            if entry is None:
                return
            table.chance.source = Recorded(entry.picks)
            self._add(current, self.game.move(entry.text), entry.picks)
            table.play(entry.text)
            if self._is_made(current):
                yield current
                turn += current.turns_begun
                current = self._due(table, current.after, turn)

    def _due(self, table: Table, state: State, turn: int) -> Decision | None:
        seat = self.game.to_act(state)
        if seat is None:
            return None
        return Decision(table.moves_played, turn, seat, state, state, state)

    def _add(self, decision: Decision, move: Move, picks: list[int]) -> None:
        decision.last, decision.after = decision.after, decision.after.copy()
        self.game.apply(decision.after, move, Recorded(picks), decision.events)
        decision.moves.append(move)
        decision.picks = picks

    def _is_made(self, decision: Decision) -> bool:
        goes_on = self.game.to_act(decision.after) == decision.seat
        return bool(decision.picks) or not (goes_on and self.game.is_mid_decision(decision.after))
