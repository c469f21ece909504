"""Reads what log.py writes, row by row; what is wrong is refused with the number of its line."""

import json
from collections.abc import Mapping

from fondaco.core import fields
from fondaco.core.refusal import Refused
from fondaco.core.sealed import NONCE_FORM, Seal, is_hex, is_nonce
from fondaco.log import FORMAT, Head, Past, Renewal, move_row, sum_of

LONGEST_SHOWN = 400  # letters of a row


class Entry:
    """One line of moves as it was read, with its number in the text."""

    def __init__(self, number: int, seat: int, text: str, picks: list[int]) -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.picks = picks


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
        self.at = 0  # how many rows have been read: the number of the last one
        self.seed = ""  # of a sealed log that tells it
        self._passed_over: set[int] = set()  # the numbers of rows that are not replayed
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
        self._end = "end " + sum_of("".join([row + "\n" for row in self.rows]))
        if last not in ("end", self._end):
            raise self.wrong("the sum does not fit: the log was changed or damaged")
        self._is_summed = last == self._end
        self.at = 0
        if self.rows and self.rows[-1].startswith("seed "):
            self.seed = self.rows.pop()[len("seed ") :]

    def check_sum(self) -> None:
        """Refuse a log that leaves its sum out."""
        if not self._is_summed:
            self.at = len(self.rows) + (2 if self.seed else 1)
            raise self.wrong(f"a table writes {self._end!r}, and not 'end'")

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

    def _version(self, text: str) -> int:
        version = self.number(text)
        if version == 0:
            raise self.wrong("there is no version 0 of any rules")
        return version

    def head(self) -> Head:
        if self.row() != FORMAT:
            raise self.wrong(f"a log begins with {FORMAT!r}")
        title = self.field("title")
        rules = self._version(self.field("rules"))
        edition = self.field("edition")
        head = Head(title, rules, edition, self.number(self.field("seats")), self._options())
        self._read_sealing(head)
        self._read_beginning(head)
        self._check_seed(head)
        head.renewal = self._last_renewal(head)
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
        if self._follows("voyage"):
            head.voyage = self._day()
        if head.voyage or not self._follows("seal"):
            return
        head.seal = self.field("seal")
        if not is_hex(head.seal):
            raise self.wrong("a seal is 64 digits 0 to 9 and a to f")
        head.nonces = [self._nonce(seat) for seat in range(head.seats)]

    def _day(self) -> str:
        day = self.field("voyage")
        if not is_day(day):
            raise self.wrong(f"{day!r} is no day: that is written 2026-11-18")
        return day

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
        if not head.seal and not head.voyage and self._follows("from"):
            head.origin = self._state(self.field("from"))
        else:
            head.start = self.numbers(self.field("start"))

    def _last_renewal(self, head: Head) -> Renewal | None:
        """The last renewal, if there is one; all before it is looked at for its form alone."""
        past = Past(head.rules, len(head.start))
        first = self.at
        renewal: Renewal | None = None
        for _ in [row for row in self.rows[first:] if _renews(row)]:
            if renewal is not None and renewal.rules != past.rules[-1]:
                past.rules.append(renewal.rules)
            self._read_past(past, head.seats)
            renewal = self._renewal(past, head.seal)
        past.rows = self.rows[first : self.at - 1]
        return renewal

    def _read_past(self, past: Past, seats: int) -> None:
        """The moves up to the next renewal."""
        while not _renews(self.rows[self.at]):
            entry = self._entry()
            self._check_form(entry, seats)
            past.moves += 1
            past.picks += len(entry.picks)

    def _renewal(self, past: Past, seal: str) -> Renewal:
        words = self.row().split(" ", 7)
        if len(words) < 8 or words[2:7:2] != ["edition", "drawn", "from"]:
            raise self.wrong("'rules ... edition ... drawn ... from ...' belongs here")
        drawn = self.number(words[5])
        if seal and drawn < past.picks:
            raise self.wrong(f"{past.picks} picks were drawn before, and not {drawn}")
        state = self._state(words[7])
        return Renewal(self._version(words[1]), words[3], drawn, state, past)

    def _state(self, text: str) -> Mapping[str, object]:
        try:
            return read_snapshot(text).fields
        except Refused as refused:
            raise self.wrong(refused.text) from refused

    def check_spelling(self, log: str) -> None:
        """Refuse a row that means what a table would write, but is not how a table writes it."""
        numbers = [at for at in range(1, len(self.rows) + 1) if at not in self._passed_over]
        for self.at, due in zip(numbers, log.split("\n")[:-2], strict=False):
            self._check_row(due)

    def _check_row(self, due: str) -> None:
        """Refuse the row that was read last if a table writes it otherwise."""
        found = self.rows[self.at - 1]
        if found != due and len(due) > LONGEST_SHOWN:
            raise self.wrong("a table writes this differently, be it by a space")
        if found != due:
            raise self.wrong(f"a table writes {due!r}, and not {found!r}")

    def entry(self) -> Entry | None:
        """The next move, or None when all are read."""
        return None if self.at == len(self.rows) else self._entry()

    def _entry(self) -> Entry:
        move, _, picks = self.row().partition(" | ")
        seat, _, text = move.partition(" ")
        return Entry(self.at, self.number(seat), text, self.numbers(picks))

    def pass_over(self, entry: Entry, seats: int) -> None:
        """Leave out the move that was read last; it drew no luck."""
        self._check_seat(entry, seats)
        self._check_row(move_row(entry.seat, entry.text, []))
        self._passed_over.add(self.at)

    def _check_form(self, entry: Entry, seats: int) -> None:
        """Refuse what no table writes, whatever its rules are."""
        text = " ".join(entry.text.lower().split())
        if not text or "|" in text:
            raise self.wrong(f"{entry.text!r} is not a move")
        self._check_seat(entry, seats)
        self._check_row(move_row(entry.seat, text, entry.picks))

    def _check_seat(self, entry: Entry, seats: int) -> None:
        if entry.seat >= seats:
            raise self.wrong(f"there is no seat {entry.seat}")


def is_day(text: str) -> bool:
    """Whether a text is a day as logs write it."""
    digits = [part for part in text.split("-") if part.isascii() and part.isdigit()]
    return [len(part) for part in digits] == [4, 2, 2] and text == "-".join(digits)


def _renews(row: str) -> bool:
    return row.startswith("rules ")
