"""One seat of a table: what it was set out as, and who has it now."""

from copy import copy

from fondaco.server import journal
from fondaco.server.opened import Wish
from fondaco.server.wire import NonceOf, SeatNow

SOMEBODY = "Somebody"  # who has said something, and is forgotten


class Seat:
    """One seat: what it was set out as, and who has it now."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.person = ""
        self.name = ""
        self.nonce = ""  # if one was named
        self.nonce_of: NonceOf = "unknown"
        self.level = ""  # of the bot that plays it
        self.is_program = False  # the person is a bot with an account of its own
        self.revoked = 0  # how often its links were
        self.is_gone = False  # the person is forgotten; others decide what becomes of the seat
        self.has_resigned = False  # a bot may play on, but it comes last

    @property
    def is_taken(self) -> bool:
        return bool(self.person or self.level)

    def empty(self) -> None:
        self.revoked += bool(self.person)  # their links go with them
        self.person = self.name = self.level = ""
        self.is_gone = False
        self.forget_nonce()

    def forget_nonce(self, nonce: str = "") -> None:
        """Nobody knows who chose it, if there is one."""
        self.nonce, self.nonce_of = nonce, "unknown"

    def name_nonce(self, body: journal.Named) -> None:
        self.nonce, self.nonce_of = body.nonce, "early" if body.early else "own"

    def become(self, body: journal.Became) -> None:
        """A guest, who may have the seat, signed in."""
        if self.person == body.guest:
            self.person = body.person
            self.name = body.name if self.name == body.called else self.name
        if self.wish.person == body.guest:
            self.wish = Wish(self.wish.kind, body.person, self.wish.name)

    def forget(self, person: str) -> None:
        """Whoever has the seat, or for whom it is held, may want to be forgotten."""
        if self.person == person:
            self.name, self.is_gone = "", True
        if self.wish.person == person:
            self.wish = Wish("open")

    def copy(self) -> "Seat":
        return copy(self)

    def shown(self, name: str) -> SeatNow:
        if self.person:
            is_handed = bool(self.level) and not self.has_resigned
            shown = (self.level, is_handed, self.has_resigned, self.is_program)
            return SeatNow(name, "person", *shown)
        if self.level:
            return SeatNow(name, "bot", self.level, False)
        return SeatNow(self.wish.name, self.wish.kind, "", False)


def distinct(names: list[str], number: int) -> str:
    """The name of a seat, with a number where several have the same."""
    name = names[number]
    if names.count(name) == 1:
        return name
    return f"{name} {names[: number + 1].count(name)}"
