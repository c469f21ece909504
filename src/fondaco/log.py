"""The log: a whole game as text. A head, one line a move with the luck it drew, and a closing sum.

    fondaco 1
    title merkator
    rules 1
    edition 6a1f0c2b9d3e
    seats 2
    start 4 0 2 ...
    0 travel hamburg
    1 buy theater | 3
    end 5be0f6e1c2a4

`start` holds the picks of the set-up; `from`, in its place, the snapshot of a table that was
restored. What stands after a bar are the picks of that move. The sum after `end` proves that the
text is whole; a log written by hand may leave the sum out, never the `end`.

At a table with sealed luck (see core/sealed.py) these lines stand before `start`

    seal 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
    nonce 0 seven-herrings
    nonce 1 k2J9

and, once the game is over, `seed` and the 64 digits that the seal stands for, before `end`.

On a daily voyage, on which everybody meets the luck of that day (see core/keyed.py), it is

    voyage 2026-11-18

A game that went on under other rules, or another edition, is renewed by a line among its moves:

    rules 2 edition 6a1f0c2b9d3e drawn 57 from {"seats": 2, ...}

It was in this state then, and so many words of sealed luck had been drawn (without a seal: 0). It
is replayed from the last such line on; the moves before are kept as they were written.
"""

import json
from collections.abc import Mapping
from hashlib import sha256

from fondaco.core.game import Move

FORMAT = "fondaco 1"


def begins_a_log(text: str) -> bool:
    """Whether a text is meant to be a log, of whatever version."""
    return text.startswith(FORMAT.split(" ")[0] + " ")


class Line:
    """One move that was played, and the picks it drew."""

    def __init__(self, seat: int, move: Move, picks: list[int]) -> None:
        self.seat = seat
        self.move = move
        self.picks = picks


class Past:
    """What was played before a log was last renewed: kept as text, since it is not replayed."""

    def __init__(self, rules: int, picks: int) -> None:
        self.rules = [rules]  # the versions that it was played with
        self.picks = picks  # how many the set-up and these moves drew
        self.moves = 0  # how many there are
        self.rows: list[str] = []  # the moves, and how the log was renewed among them


class Renewal:
    """The game went on from this state under these rules and this edition."""

    def __init__(
        self, rules: int, edition: str, drawn: int, state: Mapping[str, object], past: Past
    ) -> None:
        self.rules = rules
        self.edition = edition
        self.drawn = drawn  # words of sealed luck
        self.state = state
        self.past = past


class Head:
    """What has to be known before the first move that is replayed.

    Attributes:
        renewal (Renewal | None): The last one, if the log was renewed.
        older (int): The version of the rules that it was played with, if today's are newer.
        passed_over (int): How many rows of such a log are not replayed, since today's rules no
            longer ask for these moves.
    """

    def __init__(
        self, title: str, rules: int, edition: str, seats: int, options: dict[str, str]
    ) -> None:
        self.title = title
        self.rules = rules
        self.edition = edition
        self.seats = seats
        self.options = options
        self.seal = ""  # the commitment of a table with sealed luck
        self.nonces: list[str] = []  # of such a table, seat by seat
        self.voyage = ""  # the day of a daily voyage
        self.start: list[int] = []
        self.origin: Mapping[str, object] | None = None  # the snapshot it began from, if any
        self.renewal: Renewal | None = None
        self.older = 0
        self.passed_over = 0

    @property
    def moves_before(self) -> int:
        """How many moves stand before the last renewal."""
        return 0 if self.renewal is None else self.renewal.past.moves

    @property
    def keyed(self) -> str:
        """The seed of a daily voyage: anybody can tell it, and no two ways to play have the same.
        Nothing, where it is none, or has gone on under other rules."""
        if not self.voyage or self.renewal is not None:
            return ""
        way = [f"{name} {value}" for name, value in sorted(self.options.items())]
        rules = f"rules {self.rules} edition {self.edition}"
        named = [self.voyage, self.title, rules, f"seats {self.seats}", *way]
        return sha256("\n".join(named).encode()).hexdigest()


def written(head: Head, lines: list[Line], seed: str = "") -> str:
    """The text of a log; with the seed of its sealed luck, if that is known to all."""
    rows = [FORMAT, f"title {head.title}", f"rules {head.rules}", f"edition {head.edition}"]
    rows.append(f"seats {head.seats}")
    rows += [f"option {name} {value}" for name, value in head.options.items()]
    rows += _sealing(head)
    rows.append(_beginning(head))
    rows += _renewed(head.renewal)
    rows += [row_of(line) for line in lines]
    return whole(rows, seed)


def whole(rows: list[str], seed: str = "") -> str:
    """The text of a log that has these rows of head and moves."""
    told = [f"seed {seed}"] if seed else []
    body = "".join([row + "\n" for row in [*rows, *told]])
    return f"{body}end {sum_of(body)}\n"


def _sealing(head: Head) -> list[str]:
    if not head.seal:
        return [f"voyage {head.voyage}"] if head.voyage else []
    nonces = [f"nonce {seat} {nonce}" for seat, nonce in enumerate(head.nonces)]
    return [f"seal {head.seal}", *nonces]


def _beginning(head: Head) -> str:
    if head.origin is not None:
        return f"from {_json(head.origin)}"
    return " ".join(["start", *[str(pick) for pick in head.start]])


def _renewed(renewal: Renewal | None) -> list[str]:
    if renewal is None:
        return []
    row = renewal_row(renewal.rules, renewal.edition, renewal.drawn, renewal.state)
    return [*renewal.past.rows, row]


def renewal_row(rules: int, edition: str, drawn: int, state: Mapping[str, object]) -> str:
    """The row that says: from here on it went on under these rules and this edition.

    Args:
        rules: The version of the rules that are played from here on.
        edition: The edition, likewise.
        drawn: How many words of sealed luck had been drawn (`Sealed.drawn`); 0 without a seal.
        state: The game as it stood, as `Game.snapshot` tells it.
    """
    return f"rules {rules} edition {edition} drawn {drawn} from {_json(state)}"


def _json(state: Mapping[str, object]) -> str:
    return json.dumps(dict(state), ensure_ascii=False)


def row_of(line: Line) -> str:
    return move_row(line.seat, line.move.text, line.picks)


def move_row(seat: int, text: str, picks: list[int]) -> str:
    row = f"{seat} {text}"
    return f"{row} | {' '.join([str(pick) for pick in picks])}" if picks else row


def sum_of(body: str) -> str:
    return sha256(body.encode(errors="backslashreplace")).hexdigest()[:16]
