"""Table: one match. It keeps the state, the luck and the log, and refuses bad input."""

import json
from importlib import import_module
from typing import Any

from fondaco.core.chance import Chance, LuckNeeded, NoLuck, Noted, Seeded
from fondaco.core.foretelling import foretold
from fondaco.core.game import Event, Foretold, Game, Move, State
from fondaco.core.refusal import Refused
from fondaco.core.sealed import Sealed
from fondaco.log import Head, Line, row_of, written


class Table:
    """One match: a game, its state, its luck and its log. Seats are 0, 1, 2 ... clockwise.

    Tables come from `fondaco.new`, `fondaco.replay` and `fondaco.restore`. Bad input is answered
    with a `Refused` and changes nothing.

    Attributes:
        game (Game): The engine of the title.
        head (Head): What the log says before the first move: title, edition, options, seats, seal.
        chance (Noted): The luck of the table.
    """

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
        """How many seats the table has."""
        return self.head.seats

    @property
    def options(self) -> dict[str, str]:
        """All options of the table with their values."""
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
        """How many moves the log has."""
        return self.head.moves_before + len(self._lines)

    @property
    def seed(self) -> str:
        """The seed of sealed luck, once everybody may know it."""
        return self._seed

    @property
    def can_undo(self) -> bool:
        """Whether the last move may be taken back: it revealed nothing."""
        return len(self._before) > 0

    @property
    def is_mid_decision(self) -> bool:
        """Whether the seat to act is between two small moves of one decision."""
        return self.game.is_mid_decision(self._state)

    def last_row(self) -> str:
        """The last move as the log writes it, with the luck it drew."""
        return row_of(self._lines[len(self._lines) - 1])

    def legal(self) -> list[str]:
        """The texts of all legal moves: `["travel hamburg", ...]`; none when the game is over."""
        return [move.text for move in self._moves()]

    def _moves(self) -> list[Move]:
        if self._legal is None:
            self._legal = self.game.legal(self._state) if self.to_act is not None else []
        return self._legal

    def why_not(self, text: str) -> Refused | None:
        """The refusal that playing the move would meet, with its clause; None if it is legal."""
        move = self.game.move(text)
        if self.to_act is None:
            return Refused("The game is over.")
        clause = self.game.why_not(self._state, move)
        told = f"{move.text!r} is not possible now."
        return None if clause is None else Refused(f"{told} {clause.text}", clause)

    def legal_move(self, text: str, seat: int | None) -> Move:
        """The legal move of that text; a refusal if it is not legal, or not that seat's turn."""
        move = self.game.move(text)
        if seat is not None and seat != self.to_act and self.to_act is not None:
            raise Refused(f"It is for seat {self.to_act} to decide, not for seat {seat}.")
        if move not in self._moves():
            refused = self.why_not(text)
            assert refused is not None, f"{text!r} is neither legal nor refused"
            raise refused
        return move

    def play(self, text: str, seat: int | None = None) -> list[dict[str, object]]:
        """Play a legal move, as `legal` writes it; name the seat to have that checked as well. The
        events that followed, as plain dictionaries, as the seat that moved may see them."""
        mover = self.to_act
        told = self.play_move(self.legal_move(text, seat))
        return [event.seen_by(mover) for event in told]

    def play_move(self, move: Move) -> list[Event]:
        """Play a move that is known to be legal: it is not checked again."""
        told: list[Event] = []
        seat = self.to_act
        assert seat is not None
        after = self._state.copy()
        self.chance.picks, self.chance.revealed = [], False
        self.game.apply(after, move, self.chance, told)
        self._remember(Line(seat, move, self.chance.picks))
        self._state, self._legal = after, None
        self.reveal_at_the_end()
        return told

    def _remember(self, line: Line) -> None:
        self._lines.append(line)
        if line.picks or self.chance.revealed:
            self._before = []
        else:
            self._before.append(self._state)

    def reveal(self) -> None:
        """Close a sealed table before its end: its log tells the seed, nothing more is played."""
        luck = self.chance.source
        if not isinstance(luck, Sealed):
            raise Refused("There is no seed to reveal: the luck of this table is not sealed here.")
        self.close(luck.seal.seed)

    def close(self, seed: str) -> None:
        """Let everybody know the seed: from now on nobody plays, nor takes anything back."""
        self._seed, self._before, self._legal = seed, [], None

    def reveal_at_the_end(self) -> None:
        if self.head.seal and self.to_act is None and isinstance(self.chance.source, Sealed):
            self.reveal()

    def undo(self) -> None:
        """Take back the last decision with all its small moves, if it revealed nothing."""
        if not self._lines and self.head.renewal is not None:
            raise Refused("No move has been played since the rules changed; nothing is taken back.")
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
        """The view after a legal move, played on a guess, as far as neither luck nor a secret is
        needed; `complete` tells whether it came to the end of the move."""
        mover = self.to_act
        move = self.legal_move(text, seat)
        guessed = self.game.guess(self._state, mover or 0, Seeded("preview"))
        complete = True
        try:
            self.game.apply(guessed, move, NoLuck())
        except LuckNeeded:
            complete = False
        view = self.game.view(guessed, mover)
        view["complete"] = complete
        return view

    def foretell(self, text: str, seat: int | None = None) -> list[dict[str, object]]:
        """The events that a legal move would bring in this turn, as far as neither luck nor a
        secret is needed; of the small moves that complete its decision, the first legal ones."""
        told = self.outlook(text, seat)
        return told.at_once + told.after

    def outlook(self, text: str, seat: int | None = None) -> Foretold:
        """The same, with what is sure apart from what the small moves may still change."""
        move = self.legal_move(text, seat)
        guess = self.game.guess(self._state, self.to_act or 0, Seeded("preview"))
        return foretold(self.game, guess, move)

    def view(self, seat: int | None = None) -> dict[str, object]:
        """What a seat, or an onlooker (None), may see: dictionaries, lists, words and numbers."""
        if seat is not None and not 0 <= seat < self.seats:
            raise Refused(f"There is no seat {seat}; the seats are 0 to {self.seats - 1}.")
        return self.game.view(self._state, seat)

    def _repr_html_(self) -> str:
        """As notebooks show it: what an onlooker sees, drawn."""
        from fondaco.drawing.board import shown

        return shown(self.game, self.view(None), self.seats)

    def guess(self, seat: int, chance: Chance) -> State:
        """A state that agrees with all the seat may know: what a bot is given."""
        return self.game.guess(self._state, seat, chance)

    def scores(self) -> list[dict[str, object]]:
        """`name`, `total`, `rank` and `parts`, seat by seat, as if the game ended now; opponents
        whom the rules play follow after the seats."""
        return [score.plain() for score in self.game.scores(self._state)]

    def accounts(self) -> list[dict[str, str]]:
        """Why the parts of the scores bring what they do, as far as the game says it."""
        return self.game.accounts(self._state)

    def worth(self, seat: int) -> dict[str, str]:
        """What things bring the seat if the game ended now, by their ids."""
        return self.game.worth(self._state, seat)

    def log(self) -> str:
        """The whole game as text; `fondaco.replay` reads it. A seed is told only after the end."""
        return written(self.head, self._lines, self._seed)

    def analyse(self, quality: str = "usual") -> Any:
        """The account of the game, as `fondaco.analyse` tells it; the teacher is found by name."""
        return import_module("fondaco.analysis").analyse(self, quality)

    def snapshot(self) -> str:
        """The full state as readable JSON; `fondaco.restore` reads it."""
        game = self.game
        played = {"title": game.title, "rules": game.rules_version, "edition": game.edition}
        fields = {**played, "options": self.options, "state": self.plain_state()}
        return json.dumps(fields, indent=1, ensure_ascii=False)

    def plain_state(self) -> dict[str, object]:
        """The full state in plain words and numbers, as a snapshot has it."""
        return self.game.snapshot(self._state)

    def copy(self) -> "Table":
        """An independent table that would meet the same luck."""
        twin = Table(self.game, self.head, self._state.copy(), self.chance.source.copy())
        twin._lines = self._lines[:]
        twin._before = [state.copy() for state in self._before]
        twin._seed = self._seed
        return twin
