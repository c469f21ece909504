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
"""

import json
from collections.abc import Mapping
from hashlib import sha256

from fondaco.core import fields
from fondaco.core.game import Move
from fondaco.core.refusal import Refused
from fondaco.core.sealed import NONCE_FORM, Seal, is_hex, is_nonce

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


class Head:
    """What has to be known before the first move."""

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
        self.start: list[int] = []
        self.origin: Mapping[str, object] | None = None  # the snapshot it began from, if any


class Entry:
    """One line of moves as it was read, with its number in the text."""

    def __init__(self, number: int, seat: int, text: str, picks: list[int]) -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.picks = picks


def written(head: Head, lines: list[Line], seed: str = "") -> str:
    """The text of a log; with the seed of its sealed luck, if that is known to all."""
    rows = [FORMAT, f"title {head.title}", f"rules {head.rules}", f"edition {head.edition}"]
    rows.append(f"seats {head.seats}")
    rows += [f"option {name} {value}" for name, value in head.options.items()]
    rows += _sealing(head)
    rows.append(_beginning(head))
    rows += [row_of(line) for line in lines]
    rows += [f"seed {seed}"] if seed else []
    body = "".join([row + "\n" for row in rows])
    return f"{body}end {_sum(body)}\n"


def _sealing(head: Head) -> list[str]:
    if not head.seal:
        return []
    nonces = [f"nonce {seat} {nonce}" for seat, nonce in enumerate(head.nonces)]
    return [f"seal {head.seal}", *nonces]


def _beginning(head: Head) -> str:
    if head.origin is not None:
        return "from " + json.dumps(dict(head.origin), ensure_ascii=False)
    return " ".join(["start", *[str(pick) for pick in head.start]])


def row_of(line: Line) -> str:
    row = f"{line.seat} {line.move.text}"
    return f"{row} | {' '.join([str(pick) for pick in line.picks])}" if line.picks else row


def _sum(body: str) -> str:
    return sha256(body.encode(errors="backslashreplace")).hexdigest()[:16]


def read_snapshot(text: str) -> fields.Entry:
    """The fields of a snapshot, not yet looked at."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused(f"The snapshot is not JSON: {error}.") from error
    if not isinstance(found, dict):
        raise Refused("The snapshot is not a JSON object.")
    return fields.Entry("snapshot", found)


class Reader:
    """Reads a log row by row and says in which line something is wrong."""

    def __init__(self, text: str) -> None:
        self.rows = text.split("\n")
        self.at = 0
        self.seed = ""  # of a sealed log that tells it
        self._check_end(text)

    def wrong(self, problem: str) -> Refused:
        return Refused(f"log line {self.at}: {problem.rstrip('.')}.")

    def _check_end(self, text: str) -> None:
        """Refuse a text that is not whole, before anything of it is played."""
        self.at = len(self.rows)
        if self.rows.pop() != "":
            raise self.wrong("the log breaks off; its last line is 'end' with a sum")
        self.at -= 1
        if not self.rows or self.rows[-1].split(" ")[0] != "end":
            raise self.wrong("the log breaks off; its last line is 'end' with a sum")
        last = self.rows.pop()
        body = "".join([row + "\n" for row in self.rows])
        if last != "end" and last != f"end {_sum(body)}":
            raise self.wrong("the sum does not fit: the log was changed or damaged")
        self.at = 0
        if self.rows and self.rows[-1].startswith("seed "):
            self.seed = self.rows.pop()[len("seed ") :]

    def row(self) -> str:
        if self.at == len(self.rows):
            raise self.wrong("the log ends too early")
        self.at += 1
        return self.rows[self.at - 1]

    def field(self, name: str) -> str:
        word, _, value = self.row().partition(" ")
        if word != name or (not value and name != "start"):
            raise self.wrong(f"'{name} ...' belongs here")
        return value

    def number(self, text: str) -> int:
        """A number as the log writes it: digits, no sign, no leading zero."""
        if not (text.isascii() and text.isdigit()) or len(text) > 9 or str(int(text)) != text:
            raise self.wrong(f"{text!r} is not a number")
        return int(text)

    def numbers(self, text: str) -> list[int]:
        return [self.number(word) for word in text.split(" ")] if text else []

    def head(self) -> Head:
        if self.row() != FORMAT:
            raise self.wrong(f"a log begins with {FORMAT!r}")
        title = self.field("title")
        rules = self.number(self.field("rules"))
        edition = self.field("edition")
        head = Head(title, rules, edition, self.number(self.field("seats")), self._options())
        self._read_sealing(head)
        self._read_beginning(head)
        self._check_seed(head)
        return head

    def _follows(self, word: str) -> bool:
        return self.at < len(self.rows) and self.rows[self.at].startswith(f"{word} ")

    def _options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        while self._follows("option"):
            name, _, value = self.field("option").partition(" ")
            options[name] = value
        return options

    def _read_sealing(self, head: Head) -> None:
        if not self._follows("seal"):
            return
        head.seal = self.field("seal")
        if not is_hex(head.seal):
            raise self.wrong("a seal is 64 digits 0 to 9 and a to f")
        head.nonces = [self._nonce(seat) for seat in range(head.seats)]

    def _nonce(self, seat: int) -> str:
        number, _, nonce = self.field("nonce").partition(" ")
        if number != str(seat):
            raise self.wrong(f"the nonce of seat {seat} belongs here")
        if not is_nonce(nonce):
            raise self.wrong(f"{nonce!r} is no nonce: that is {NONCE_FORM}")
        return nonce

    def _check_seed(self, head: Head) -> None:
        """Refuse a seed that is not the one that was sealed."""
        if not self.seed:
            return
        here, self.at = self.at, len(self.rows) + 1
        if not is_hex(self.seed):
            raise self.wrong("a seed is 64 digits 0 to 9 and a to f")
        if Seal(self.seed).commitment != head.seal:
            raise self.wrong("the seed is not the one that was sealed: its SHA-256 is not the seal")
        self.at = here

    def _read_beginning(self, head: Head) -> None:
        if not head.seal and self._follows("from"):
            head.origin = read_snapshot(self.field("from")).fields
        else:
            head.start = self.numbers(self.field("start"))

    def check_spelling(self, log: str) -> None:
        """Refuse a row that means what a table would write, but is not how a table writes it."""
        for self.at, row in enumerate(log.split("\n")[:-2], 1):
            found = self.rows[self.at - 1]
            if row != found:
                raise self.wrong(f"a table writes {row!r}, and not {found!r}")

    def entry(self) -> Entry | None:
        """The next move, or None when all are read."""
        if self.at == len(self.rows):
            return None
        move, _, picks = self.row().partition(" | ")
        seat, _, text = move.partition(" ")
        return Entry(self.at, self.number(seat), text, self.numbers(picks))
