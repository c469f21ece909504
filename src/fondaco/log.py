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
"""

import json
from collections.abc import Mapping
from hashlib import sha256

from fondaco.core import fields
from fondaco.core.game import Move
from fondaco.core.refusal import Refused

FORMAT = "fondaco 1"


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
        self.start: list[int] = []
        self.origin: Mapping[str, object] | None = None  # the snapshot it began from, if any


class Entry:
    """One line of moves as it was read, with its number in the text."""

    def __init__(self, number: int, seat: int, text: str, picks: list[int]) -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.picks = picks


def written(head: Head, lines: list[Line]) -> str:
    rows = [FORMAT, f"title {head.title}", f"rules {head.rules}", f"edition {head.edition}"]
    rows.append(f"seats {head.seats}")
    rows += [f"option {name} {value}" for name, value in head.options.items()]
    rows.append(_beginning(head))
    rows += [_row(line) for line in lines]
    body = "".join([row + "\n" for row in rows])
    return f"{body}end {_sum(body)}\n"


def _beginning(head: Head) -> str:
    if head.origin is not None:
        return "from " + json.dumps(dict(head.origin), ensure_ascii=False)
    return " ".join(["start", *[str(pick) for pick in head.start]])


def _row(line: Line) -> str:
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
        self._check_end(text)

    def wrong(self, problem: str) -> Refused:
        return Refused(f"log line {self.at}: {problem}.")

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
        self._read_beginning(head)
        return head

    def _options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        while self.at < len(self.rows) and self.rows[self.at].startswith("option "):
            name, _, value = self.field("option").partition(" ")
            options[name] = value
        return options

    def _read_beginning(self, head: Head) -> None:
        if self.at < len(self.rows) and self.rows[self.at].startswith("from "):
            head.origin = read_snapshot(self.field("from")).fields
        else:
            head.start = self.numbers(self.field("start"))

    def check_spelling(self, log: str) -> None:
        """Refuse a row that means what a table would write, but is not how a table writes it."""
        for self.at, row in enumerate(log.split("\n")[:-2], 1):
            if row != self.rows[self.at - 1]:
                raise self.wrong(f"this should be written {row!r}")

    def entry(self) -> Entry | None:
        """The next move, or None when all are read."""
        if self.at == len(self.rows):
            return None
        move, _, picks = self.row().partition(" | ")
        seat, _, text = move.partition(" ")
        return Entry(self.at, self.number(seat), text, self.numbers(picks))
