"""Table: one match. It keeps the state, the luck and the log, and refuses bad input."""

import json
from collections.abc import Mapping

from fondaco.core import fields
from fondaco.core.chance import Chance, LuckNeeded, NoLuck, Noted, Recorded
from fondaco.core.game import Event, Game, Move, Score, State
from fondaco.core.refusal import Refused
from fondaco.core.sealed import Compared, Seal, Sealed, Unopened, Unsealed
from fondaco.log import Entry, Head, Line, Reader, written


class Table:
    """One match. Seats are 0, 1, 2 ... clockwise."""

    def __init__(self, game: Game, head: Head, state: State, chance: Chance) -> None:
        self.game = game
        self.head = head
        self.chance = Noted(chance)
        self._state = state
        self._lines: list[Line] = []
        self._before: list[State] = []  # one a move, back to the last that revealed something
        self._legal: list[Move] | None = None
        self._seed = ""  # of sealed luck, once everybody may know it

    @property
    def seats(self) -> int:
        return self.head.seats

    @property
    def options(self) -> dict[str, str]:
        return self.head.options

    @property
    def to_act(self) -> int | None:
        """The seat that decides next; None when the game is over, or its seed was revealed."""
        return None if self._seed else self.game.to_act(self._state)

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end, and was not left before it."""
        return self.game.to_act(self._state) is None

    @property
    def moves_played(self) -> int:
        return len(self._lines)

    def legal(self) -> list[str]:
        """The texts of all legal moves."""
        return [move.text for move in self._moves()]

    def _moves(self) -> list[Move]:
        if self._legal is None:
            self._legal = self.game.legal(self._state) if self.to_act is not None else []
        return self._legal

    def why_not(self, text: str) -> Refused | None:
        """Nothing, or the refusal that playing the move would meet: its text, clause and page."""
        move = self.game.move(text)
        if self.to_act is None:
            return Refused("The game is over.")
        clause = self.game.why_not(self._state, move)
        if clause is None:
            return None
        return Refused(f"{move.text!r} is not possible now. {clause.text}", clause)

    def _read(self, text: str, seat: int | None) -> Move:
        """The legal move of that text, or a refusal."""
        move = self.game.move(text)
        if seat is not None and seat != self.to_act and self.to_act is not None:
            raise Refused(f"It is for seat {self.to_act} to decide, not for seat {seat}.")
        if move not in self._moves():
            refused = self.why_not(text)
            assert refused is not None, f"{text!r} is neither legal nor refused"
            raise refused
        return move

    def play(self, text: str, seat: int | None = None) -> list[dict[str, object]]:
        """Play a legal move; the events that followed, as plain dictionaries."""
        mover = self.to_act
        told = self.play_move(self._read(text, seat))
        return [event.seen_by(mover) for event in told]

    def play_move(self, move: Move) -> list[Event]:
        """Play a move that is known to be legal."""
        told: list[Event] = []
        seat = self.to_act
        assert seat is not None
        after = self._state.copy()
        self.chance.picks = []
        self.game.apply(after, move, self.chance, told)
        self._remember(Line(seat, move, self.chance.picks))
        self._state = after
        self._legal = None
        self._reveal_at_the_end()
        return told

    def _remember(self, line: Line) -> None:
        self._lines.append(line)
        if line.picks:
            self._before = []
        else:
            self._before.append(self._state)

    def reveal(self) -> None:
        """Close a sealed table before its end: its log tells the seed, nothing more is played."""
        luck = self.chance.source
        if not isinstance(luck, Sealed):
            raise Refused("There is no seed to reveal: the luck of this table is not sealed here.")
        self._close(luck.seal.seed)

    def _close(self, seed: str) -> None:
        """Let everybody know the seed: from now on nobody plays, nor takes anything back."""
        self._seed = seed
        self._before = []
        self._legal = None

    def _reveal_at_the_end(self) -> None:
        if self.head.seal and self.to_act is None and isinstance(self.chance.source, Sealed):
            self.reveal()

    def undo(self) -> None:
        """Go back over the last decision, if it revealed nothing."""
        if not self._lines:
            raise Refused("No move has been played that could be taken back.")
        if not self._before:
            raise Refused("The last move revealed something; it cannot be taken back.")
        self._take_back()
        while self._before and self.game.is_mid_decision(self._state):
            self._take_back()

    def _take_back(self) -> None:
        self._state = self._before.pop()
        self._lines.pop()
        self._legal = None

    def preview(self, text: str, seat: int | None = None) -> dict[str, object]:
        """The view after a legal move, as far as neither luck nor a secret is needed."""
        mover = self.to_act
        move = self._read(text, seat)
        guessed = self.game.guess(self._state, mover or 0, NoLuck())
        complete = True
        try:
            self.game.apply(guessed, move, NoLuck())
        except LuckNeeded:
            complete = False
        view = self.game.view(guessed, mover)
        view["complete"] = complete
        return view

    def view(self, seat: int | None = None) -> dict[str, object]:
        """What a seat, or an onlooker, may see."""
        if seat is not None and not 0 <= seat < self.seats:
            raise Refused(f"There is no seat {seat}; the seats are 0 to {self.seats - 1}.")
        return self.game.view(self._state, seat)

    def guess(self, seat: int, chance: Chance) -> State:
        """A state that agrees with all the seat may know: what a bot is given."""
        return self.game.guess(self._state, seat, chance)

    def scores(self) -> list[dict[str, object]]:
        """Total, parts and rank, seat by seat, as if the game ended now."""
        return [_plain(score) for score in self.game.scores(self._state)]

    def log(self) -> str:
        """The whole game as text; `fondaco.replay` reads it. A seed is told only after the end."""
        return written(self.head, self._lines, self._seed)

    def snapshot(self) -> str:
        """The full state as readable JSON; `fondaco.restore` reads it."""
        fields = {
            "title": self.game.title,
            "rules": self.game.rules_version,
            "edition": self.game.edition,
            "options": self.options,
            "state": self.game.snapshot(self._state),
        }
        return json.dumps(fields, indent=1, ensure_ascii=False)

    def copy(self) -> "Table":
        """An independent table that would meet the same luck."""
        twin = Table(self.game, self.head, self._state.copy(), self.chance.source.copy())
        twin._lines = self._lines[:]
        twin._before = [state.copy() for state in self._before]
        twin._seed = self._seed
        return twin


def _plain(score: Score) -> dict[str, object]:
    parts: list[dict[str, object]] = [{"of": of, "points": points} for of, points in score.parts]
    return {"name": score.name, "total": score.total, "rank": score.rank, "parts": parts}


def opened(game: Game, seats: int, options: Mapping[str, str], chance: Chance) -> Table:
    """A table set up for the first move."""
    noted = Noted(chance)
    settled = game.settled(seats, options)
    head = Head(game.title, game.rules_version, game.edition, seats, settled)
    _seal(head, chance)
    state = game.new(seats, settled, noted)
    head.start = noted.picks
    return Table(game, head, state, chance)


def _seal(head: Head, chance: Chance) -> None:
    """Write down what was fixed before the set-up, if the luck is sealed."""
    if isinstance(chance, Sealed):
        if len(chance.nonces) != head.seats:
            raise Refused(f"{head.seats} seats add {head.seats} nonces, not {len(chance.nonces)}.")
        head.seal = chance.seal.commitment
        head.nonces = chance.nonces


def restored(game: Game, snapshot: fields.Entry, chance: Chance) -> Table:
    """A table that goes on from a snapshot."""
    options = {name: str(value) for name, value in snapshot.table("options").fields.items()}
    origin = snapshot.table("state")
    head = Head(
        game.title,
        snapshot.number("rules", 1, 10_000),
        snapshot.text("edition"),
        origin.number("seats", 1, 10),
        options,
    )
    _check_versions(game, head)
    game.settled(head.seats, options)
    head.origin = origin.fields
    return Table(game, head, game.restore(origin.fields), chance)


def replayed(game: Game, reader: Reader, head: Head, chance: Chance, to: int | None) -> Table:
    """The table that a log tells of, after its first `to` moves; its luck goes on with `chance`."""
    _check_versions(game, head)
    sealed = _sealed(reader, head, chance)
    recorded = Recorded(head.start)
    try:
        settled = game.settled(head.seats, head.options)
        state = _beginning(game, head, settled, _checked(recorded, sealed))
    except Refused as refused:
        raise reader.wrong(refused.text) from refused
    if recorded.used != len(head.start):
        raise reader.wrong("the set-up has more picks than the game asks for")
    table = Table(game, head, state, recorded)
    entry = reader.entry()
    while entry is not None and (to is None or table.moves_played < to):
        _play_entry(table, reader, entry, sealed)
        entry = reader.entry()
    reader.check_spelling(table.log())
    _go_on(table, chance, reader.seed if entry is None else "")
    return table


def _sealed(reader: Reader, head: Head, chance: Chance) -> Sealed | None:
    """The sealed luck of a log whose seed is known, by its holder or by the log itself."""
    if isinstance(chance, Sealed):
        return chance
    return Sealed(Seal(reader.seed), head.nonces) if reader.seed else None


def _checked(recorded: Recorded, sealed: Sealed | None) -> Chance:
    return recorded if sealed is None else Compared(recorded, sealed)


def _go_on(table: Table, chance: Chance, seed: str) -> None:
    """Let the luck of a replayed table go on; other luck than its own breaks the seal."""
    table.chance.source = chance
    if not isinstance(chance, Sealed | Unopened):
        table.head.seal = ""
    elif seed:
        table._close(seed)
    else:
        table._reveal_at_the_end()


def _beginning(game: Game, head: Head, options: dict[str, str], chance: Chance) -> State:
    if head.origin is not None:
        return game.restore(head.origin)
    return game.new(head.seats, options, chance)


def _check_versions(game: Game, head: Head) -> None:
    if head.rules != game.rules_version:
        raise Refused(
            f"It was played with version {head.rules} of {game.name}'s rules; "
            f"here is version {game.rules_version}."
        )
    if head.edition != game.edition:
        raise Refused(
            f"It was played with edition {head.edition} of {game.name}; here is edition "
            f"{game.edition}. Name the file of that edition with --edition."
        )


def _play_entry(table: Table, reader: Reader, entry: Entry, sealed: Sealed | None) -> None:
    recorded = Recorded(entry.picks)
    table.chance.source = _checked(recorded, sealed)
    try:
        table.play_move(table._read(entry.text, entry.seat))
    except Refused as refused:
        raise reader.wrong(refused.text) from refused
    if recorded.used != len(entry.picks):
        raise reader.wrong(f"{entry.text!r} has more picks than the game asks for")


def proved(game: Game, reader: Reader, head: Head, log: str) -> Table:
    """The table of a sealed log, whose luck was all fixed before the first move; or a refusal."""
    if not head.seal:
        raise Unsealed("This log is not sealed: nothing proves where its luck came from.")
    if not reader.seed:
        raise Unsealed("This log does not tell its seed: that is published when the game is over.")
    table = replayed(game, reader, head, Unopened(), None)
    _check_writing(table.log(), log)
    return table


def _check_writing(own: str, log: str) -> None:
    """Refuse a text that means the same, but is not what a table writes."""
    rows = zip(own.split("\n"), log.split("\n"), strict=False)
    for number, (due, row) in enumerate(rows, 1):
        if due != row:
            raise Refused(f"log line {number}: a table writes {due!r}, and not {row!r}.")
