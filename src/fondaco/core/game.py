"""What table, players and server may know of a game: State, Move, Event, Clause, Game."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from fondaco.core.asides import Asides
from fondaco.core.chance import Chance
from fondaco.core.destination import Destination
from fondaco.core.encoding import Features, Lit
from fondaco.core.option import Option, listed, settled
from fondaco.core.refusal import Clause, Refused
from fondaco.core.score import Score

# The events that tell that a turn begins: that of a seat, or of an opponent whom the rules play.
TURN_EVENTS: Final = ("turn_began", "opponent_turn", "ai_turn_began")


@mypyc_attr(acyclic=True)
class State:
    """Everything on the table at one moment, as a photograph would show it.

    Each game has a class of its own; what table, players and search need is this.
    """

    def copy(self) -> "State":
        """An independent state that is equal to this one."""
        raise NotImplementedError


class Move:
    """One decision of a seat, made once for each game: `is` compares.

    Attributes:
        index (int): Its place in `Game.moves`: a dense number, the same in every process.
        text (str): One line, the same in the browser, the terminal, a log and a test.
        kind (int): What kind of decision it is, by the game's own numbers.
        what (int): The thing it is about, likewise.
        other (int): A number, or a second thing.
    """

    def __init__(self, index: i64, text: str, kind: i64 = 0, what: i64 = 0, other: i64 = 0) -> None:
        self.index = index
        self.text = text
        self.kind = kind
        self.what = what
        self.other = other

    def __repr__(self) -> str:
        return f"<move {self.index}: {self.text}>"


class Event:
    """Something that happened, with the words a client needs to show it.

    Attributes:
        kind (str): What happened.
        fields (dict[str, object]): To whom, where, and with what.
    """

    def __init__(self, kind: str, fields: dict[str, object]) -> None:
        self.kind = kind
        self.fields = fields

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as that seat (None: an onlooker) may see it."""
        return {"event": self.kind, **self.fields}


class Foretold:
    """The events that a legal move would bring, as far as neither luck nor a secret is needed.

    Attributes:
        at_once (list[dict[str, object]]): Those of the move itself.
        after (list[dict[str, object]]): Those that follow if each small move that completes the
            decision is the first legal one; whoever decides may choose otherwise.
    """

    def __init__(self, at_once: list[dict[str, object]], after: list[dict[str, object]]) -> None:
        self.at_once = at_once
        self.after = after


class Game(Asides):
    """A title with its rules, without a state of its own: every method is told the state it is
    asked about. Nothing is checked here; `Table` does that.

    Attributes:
        title (str): What `fondaco.new` calls it.
        name (str): As it is printed.
        seats (list[int]): The numbers of seats it can be played with.
        options (list[Option]): What a table may decide before the game.
        moves (list[Move]): Every move there is; a move's `index` is its place here.
        clauses (list[Clause]): The rules in our own words, in the order in which one learns them.
        rules_version (int): Rises when a rule is read differently.
        no_longer_asked (list[str]): Moves that only older rules ask for: logs are read without.
        edition (str): Which printed values are played with.
        earlier (list[Game]): The same with earlier editions: they begin otherwise, and go on alike.
        has_secrets (bool): Whether seats see different things.
        most_moves (int): No game should have more: a house ends it there, without a result.
        unit (tuple[str, str]): What a score counts: one, and several.
        par (int): A score that few reach: 1 where a net tells of points.
        drawings (list[str]): How sections of `board` begin that are pictures, seen as a whole.
        other_step (str): The clause against what belongs to another step than the one at hand.
        not_yet (list[str]): The clauses against what something else has to come before.
        features (Features): What `encode` tells of a position, feature by feature.
    """

    def __init__(self, title: str, name: str, seats: list[int], options: list[Option]) -> None:
        self.title = title
        self.name = name
        self.seats = seats
        self.options = options
        self.rules_version = 0
        self.no_longer_asked: list[str] = []
        self.edition = ""
        self.earlier: list[Game] = []
        self.has_secrets = True
        self.most_moves = 20_000  # those who play at random, and far from the end, come so far
        self.unit = ("point", "points")
        self.par = 100
        self.drawings: list[str] = []
        self.other_step = ""
        self.not_yet: list[str] = []
        self.features = Features()
        self.moves: list[Move] = []
        self.clauses: list[Clause] = []
        self._moves_by_text: dict[str, Move] = {}

    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        """A state set up for the first move."""
        raise NotImplementedError

    def to_act(self, state: State) -> int | None:
        """The seat that decides next; None when the game is over."""
        raise NotImplementedError

    def turn(self, state: State) -> int | None:
        """The seat whose turn it is; others may be asked in it."""
        return self.to_act(state)

    def legal(self, state: State) -> list[Move]:
        """All legal moves of the seat to act; never none before the end of the game."""
        raise NotImplementedError

    def why_not(self, state: State, move: Move) -> Clause | None:
        """The clause that forbids the move now; None when it is legal."""
        raise NotImplementedError

    def apply(
        self, state: State, move: Move, chance: Chance, told: list[Event] | None = None
    ) -> None:
        """Change the state by one of its legal moves, which is not checked; the chance decides all
        luck. What happened is added to `told`: without it no events are made, which is faster."""
        raise NotImplementedError

    def is_mid_decision(self, state: State) -> bool:
        """Whether the seat to act is between two small moves of one decision."""
        raise NotImplementedError

    def destinations(self, state: State) -> list[Destination]:
        """Where the pieces of the seat to act could go by several moves."""
        return []

    def scores(self, state: State) -> list[Score]:
        """Points as if the game ended now, seat by seat."""
        raise NotImplementedError

    def accounts(self, state: State) -> list[dict[str, str]]:
        """Why each part of a score brings what it does, seat by seat, by name; it may have none."""
        return []

    def worth(self, state: State, seat: int) -> dict[str, str]:
        """What things that the seat has, or could buy, bring it if the game ended now: by id."""
        return {}

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """What a seat, or an onlooker (None), may see: dictionaries, lists, words and numbers."""
        raise NotImplementedError

    def guess(self, state: State, seat: int, chance: Chance) -> State:
        """A state that agrees with all the seat may know; what it may not is drawn anew, not by the
        luck of the table: no question is asked, and the chance must pick without one."""
        raise NotImplementedError

    def returns(self, state: State) -> list[float]:
        """What the state is worth to each seat, as if the game ended now: 1 for the best rank, 0
        for the last, equal steps between them; those who share ranks share their worth. A win or
        a loss by rule counts as such. Where nobody is played against, a hundredth of the points."""
        raise NotImplementedError

    def rivals(self, state: State) -> int:
        """How many a seat is ranked against: other seats, or an opponent whom the rules play."""
        raise NotImplementedError

    def encode(self, state: State, seat: int) -> list[int]:
        """The numbers of the features that are on, as that seat sees the position: its own things
        first, then those of the others in order of play. What it may not know has no part in it."""
        lit = Lit()
        self.light(state, seat, lit)
        return [lit.on[at] for at in range(lit.count)]

    def light(self, state: State, seat: int, lit: Lit) -> None:
        """Write what `encode` tells into `lit`, which is cleared before."""
        raise NotImplementedError

    def mask(self, state: State) -> bytes:
        """A byte for each of `moves`: 1 where it is legal now."""
        mask = bytearray(len(self.moves))
        for move in self.legal(state):
            mask[move.index] = 1
        return bytes(mask)

    def snapshot(self, state: State) -> dict[str, object]:
        """The full state in plain words and numbers."""
        raise NotImplementedError

    def restore(self, snapshot: Mapping[str, object]) -> State:
        """The state of such a snapshot, or a refusal."""
        raise NotImplementedError

    def board(self, view: Mapping[str, object], names: list[str]) -> list[str]:
        """A view as lines of text, with the names of those who sit there."""
        raise NotImplementedError

    def gloss(self, move: Move) -> str:
        """What a move text leaves unsaid, or nothing."""
        raise NotImplementedError

    def prospect(
        self, move: Move, view: Mapping[str, object], names: list[str], foretold: Foretold
    ) -> str:
        """What a legal move would bring now, in few words, or nothing; the view is the mover's."""
        return self.gloss(move)

    def move(self, text: str) -> Move:
        """The move of that text; spaces and capitals do not matter."""
        if not self._moves_by_text:
            self._moves_by_text = {move.text: move for move in self.moves}
        move = self._moves_by_text.get(" ".join(text.lower().split()))
        if move is None:
            raise Refused(f"{self.name} has no move {text!r}.")
        return move

    def settled(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options of such a table with their values, or a refusal."""
        if seats not in self.seats:
            raise Refused(f"{self.name} is for {listed(self.seats)} seats, not {seats}.")
        return settled(self.name, self.options, seats, options)
