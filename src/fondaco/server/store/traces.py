"""What somebody has left behind at tables, found, and made nameless.

A journal is only ever added to, with one exception: whoever wants to be forgotten has a right to
it. The entry that says so and the change to what was written before are one transaction.
"""

import re
from collections.abc import Awaitable, Sequence

import msgspec
from msgspec.structs import replace

from fondaco.server import journal
from fondaco.server.database import Connection
from fondaco.server.journal import Entry, Happening
from fondaco.server.opened import Opened, Wish
from fondaco.server.store.queries import Queries
from fondaco.server.wire import SeatNow

NAMED = """SELECT seq, author, body FROM journal WHERE table_id = ? AND (body LIKE '{"is":"sat"%'
    OR body LIKE '{"is":"became"%' OR body LIKE '{"is":"said"%' OR body LIKE '{"is":"ended"%')
    ORDER BY seq DESC"""
SAID = """SELECT j.table_id, j.body, j.made FROM speakers s JOIN journal j
    ON j.table_id = s.table_id AND j.author = s.person
    WHERE s.person = ? AND j.body LIKE '{"is":"said"%' ORDER BY j.made"""
KINDS = ("sat", "left", "removed", "filled", "became", "forgotten", "started", "ended")
IS_SEATING = " OR ".join([f"""body LIKE '{{"is":"{kind}"%'""" for kind in KINDS])
SEATING = f"SELECT body FROM journal WHERE table_id = ? AND ({IS_SEATING}) ORDER BY seq"


class StoredTraces(Queries):
    """Where somebody has been, and what they have said."""

    async def tables(self, person: str) -> list[str]:
        """The tables at which somebody sits, or has said something."""
        rows = await self.rows(
            """SELECT table_id FROM sitting WHERE person = ?
                UNION SELECT table_id FROM speakers WHERE person = ?""",
            (person, person),
        )
        return [table for (table,) in rows]

    async def said(self, person: str) -> list[tuple[str, journal.Said, int]]:
        """All that somebody has said: the table, the words, and when."""

        def work(connection: Connection) -> list[tuple[str, journal.Said, int]]:
            rows = connection.rows(SAID, (person,))
            found = [(table, journal.read(body), made) for table, body, made in rows]
            return [(at, body, made) for at, body, made in found if isinstance(body, journal.Said)]

        return await self.database.read(work)

    async def seating(self, table: str) -> list[Entry]:
        """The entries that say who sits at a table, numbered as if there were no others."""
        rows = await self.rows(SEATING, (table,))
        return [Entry(at, "", "", journal.read(body), 0) for at, (body,) in enumerate(rows, 1)]

    def blot_out(self, table: str, person: str) -> Awaitable[None]:
        """Let a name go from a table that cannot be read any more as a whole."""

        def work(connection: Connection) -> None:
            blot_out(connection, table, person)
            rows = connection.rows("SELECT seats FROM tables WHERE id = ?", (table,))
            for (seats,) in rows:
                connection.change(
                    "UPDATE tables SET seats = ? WHERE id = ?", (_nameless(seats), table)
                )
            connection.change(
                "DELETE FROM sitting WHERE table_id = ? AND person = ?", (table, person)
            )

        return self.database.write(work)


# --- Inside the change that keeps an entry ---


def note_speakers(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    for entry in entries:
        if isinstance(entry.body, journal.Said):
            connection.change(
                "INSERT INTO speakers VALUES (?, ?) ON CONFLICT DO NOTHING", (entry.author, table)
            )


def forget(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    for entry in entries:
        if isinstance(entry.body, journal.Forgotten):
            blot_out(connection, table, entry.body.person)


def blot_out(connection: Connection, table: str, person: str) -> None:
    """Let somebody's name go from all that was written down at a table."""
    rows = connection.rows(NAMED, (table,))
    entries = [(seq, author, _read(text)) for seq, author, text in rows]
    traces = Traces(person, [body for _, _, body in entries if body is not None])
    for seq, author, body in entries:
        nameless = traces.without_name(author, body)
        if nameless is not None:
            connection.change(
                "UPDATE journal SET body = ? WHERE table_id = ? AND seq = ?",
                (journal.written(nameless), table, seq),
            )
    for (text,) in connection.rows("SELECT opened FROM tables WHERE id = ?", (table,)):
        connection.change(
            "UPDATE tables SET opened = ? WHERE id = ?", (traces.without_wishes(text), table)
        )


class Traces:
    """Who somebody was at one table: by which ids, and under which names."""

    def __init__(self, person: str, bodies: Sequence[Happening]) -> None:
        self.who = {person}
        self.called: dict[str, int] = {}  # by name: the seat
        for body in bodies:  # the last comes first
            if isinstance(body, journal.Became) and body.person in self.who:
                self.who.add(body.guest)
        sat = [body for body in bodies if isinstance(body, journal.Sat)]
        self.called = {body.name: body.seat for body in sat if body.person in self.who}
        became = [body for body in bodies if isinstance(body, journal.Became)]
        for change in became:
            if change.called in self.called:
                self.called[change.name] = self.called[change.called]

    def without_name(self, author: str, body: Happening | None) -> Happening | None:
        """An entry that says who somebody was, without that; None if it does not."""
        if isinstance(body, journal.Sat) and body.person in self.who:
            return replace(body, name="")
        if isinstance(body, journal.Became) and body.person in self.who:
            return replace(body, name="", called="")
        if isinstance(body, journal.Said) and author in self.who:
            return replace(body, name="")
        if isinstance(body, journal.Ended):
            return self._end_without_name(body)
        return None

    def _end_without_name(self, body: journal.Ended) -> journal.Ended | None:
        """Whose time ran out is told by name, which may have a number to tell it from another."""
        for name, seat in self.called.items():
            begins = re.match(rf"{re.escape(name)}( \d+)? (?=ran |was |resigned)", body.why)
            if name and begins:
                return replace(body, why=f"Seat {seat + 1} {body.why[begins.end() :]}")
        return None

    def without_wishes(self, text: str) -> str:
        """How a table was opened, with no seat held for them by name."""
        try:
            opened = msgspec.json.decode(text, type=Opened)
        except (msgspec.MsgspecError, UnicodeError):
            return text  # damaged
        seats = [Wish("open") if wish.person in self.who else wish for wish in opened.seats]
        return msgspec.json.encode(replace(opened, seats=seats)).decode()


def _read(text: str) -> Happening | None:
    try:
        return journal.read(text)
    except (msgspec.MsgspecError, UnicodeError):
        return None  # damaged


def _nameless(seats: str) -> str:
    """Seats in a list, none with a name: there is no telling whose they were."""
    try:
        found = msgspec.json.decode(seats, type=list[SeatNow])
    except (msgspec.MsgspecError, UnicodeError):
        return "[]"
    return msgspec.json.encode([replace(seat, name="") for seat in found]).decode()
