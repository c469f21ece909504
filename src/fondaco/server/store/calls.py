"""Whom the house may call, where, and what for: browsers that asked for it, and calls that are due.

A call is written down in the same transaction as what it is about, so that none is lost, and is
made later, by whichever process takes it. Nobody's move waits for it. A browser belongs to a key:
where that is no longer good, nobody is called.
"""

from collections.abc import Awaitable, Sequence

import msgspec
from msgspec import Struct

from fondaco.server import journal
from fondaco.server.database import Connection
from fondaco.server.journal import Entry
from fondaco.server.opened import Opened
from fondaco.server.rows import BOT, BOTS, Summary
from fondaco.server.store.queries import Queries
from fondaco.server.wire import QuietHours, Subscription

MOST_DUE = 500  # that are looked at together
TAKEN = 300_000  # milliseconds after which a call that another process took is anybody's again
TURN, BEGUN, SEAT = "turn", "begun", "seat"  # what a call is about

TURN_PASSED = f"""INSERT INTO calls SELECT ?, ?, '{TURN}', ?, 0
    WHERE EXISTS (SELECT 1 FROM browsers WHERE person = ?)
    AND NOT EXISTS (SELECT 1 FROM tables WHERE id = ? AND turn = ?)
    ON CONFLICT (table_id, person, kind) DO UPDATE SET made = excluded.made, taken = 0"""
GAME_BEGAN = f"""INSERT INTO calls SELECT DISTINCT s.table_id, s.person, '{BEGUN}', ?, 0
    FROM sitting s JOIN browsers b ON b.person = s.person WHERE s.table_id = ? AND s.person <> ?
    ON CONFLICT DO NOTHING"""
SEAT_OFFERED = f"""INSERT INTO calls SELECT ?, ?, '{SEAT}', ?, 0
    WHERE EXISTS (SELECT 1 FROM browsers WHERE person = ?) ON CONFLICT DO NOTHING"""
DUE = """SELECT c.table_id, c.person, c.kind, c.made FROM calls c
    LEFT JOIN quiet q ON q.person = c.person
    WHERE c.taken < ? AND (q.held IS NULL OR q.held <= ?) ORDER BY c.made LIMIT ?"""
THESE = "table_id = ? AND person = ? AND kind = ?"
KEPT = """SELECT b.body FROM browsers b JOIN keys k ON k.hash = b.key_hash
    WHERE b.person = ? ORDER BY b.made"""


class Browser(Struct, frozen=True):
    """A browser that may be called: where, whose it is, and by which key it came."""

    id: str
    person: str
    key: str
    label: str
    made: int
    at: Subscription


class Call(Struct, frozen=True):
    """Somebody is to be told of something at a table."""

    table: str
    person: str
    kind: str
    made: int


class StoredCalls(Queries):
    """Browsers, quiet hours, and calls that are due."""

    # --- Browsers ---

    def add(self, browser: Browser, most: int) -> Awaitable[None]:
        """Keep a browser, and of a person's only the latest."""
        text = msgspec.json.encode(browser).decode()
        values = (browser.id, browser.person, browser.key, browser.made, text)

        def work(connection: Connection) -> None:
            connection.change("DELETE FROM browsers WHERE id = ?", (browser.id,))
            connection.change("INSERT INTO browsers VALUES (?, ?, ?, ?, ?)", values)
            connection.change(
                """DELETE FROM browsers WHERE person = ? AND id NOT IN (SELECT id FROM browsers
                    WHERE person = ? ORDER BY made DESC, id LIMIT ?)""",
                (browser.person, browser.person, most),
            )

        return self.database.write(work)

    async def of(self, person: str) -> list[Browser]:
        """The browsers of somebody that are still signed in."""
        rows = await self.rows(KEPT, (person,))
        return [msgspec.json.decode(body, type=Browser) for (body,) in rows]

    def drop(self, id: str, person: str) -> Awaitable[int]:
        """Call this browser no more, if it is that person's."""
        return self.change("DELETE FROM browsers WHERE id = ? AND person = ?", (id, person))

    def drop_all(self, person: str) -> Awaitable[None]:
        return self.database.write(lambda connection: forget_browsers(connection, person))

    # --- Quiet hours ---

    async def quiet(self, person: str) -> QuietHours | None:
        row = await self.one("SELECT hours FROM quiet WHERE person = ?", (person,))
        return msgspec.json.decode(row[0], type=QuietHours) if row else None

    def be_quiet(self, person: str, hours: QuietHours | None) -> Awaitable[None]:
        """Settle the quiet hours of somebody; what was held back is looked at again."""

        def work(connection: Connection) -> None:
            connection.change("DELETE FROM quiet WHERE person = ?", (person,))
            if hours is not None:
                text = msgspec.json.encode(hours).decode()
                connection.change("INSERT INTO quiet VALUES (?, ?, 0)", (person, text))

        return self.database.write(work)

    def hold(self, person: str, until: int) -> Awaitable[int]:
        """Keep all calls of somebody until a moment."""
        return self.change("UPDATE quiet SET held = ? WHERE person = ?", (until, person))

    # --- Calls ---

    async def due(self, now: int) -> list[Call]:
        """The calls that wait, and that no other process is busy with."""
        rows = await self.rows(DUE, (now - TAKEN, now, MOST_DUE))
        return [Call(*row) for row in rows]

    async def take(self, call: Call, now: int) -> bool:
        """Whether it is for us to make this call; nobody else does it meanwhile."""
        sql = f"UPDATE calls SET taken = ? WHERE {THESE} AND made = ? AND taken < ?"
        values = (now, call.table, call.person, call.kind, call.made, now - TAKEN)
        return await self.change(sql, values) == 1

    def settle(self, call: Call) -> Awaitable[int]:
        """It was made, or is not to be made any more."""
        values = (call.table, call.person, call.kind, call.made)
        return self.change(f"DELETE FROM calls WHERE {THESE} AND made = ?", values)

    def clean(self) -> Awaitable[int]:
        """Forget the browsers whose keys are no longer good."""
        return self.change("DELETE FROM browsers WHERE key_hash NOT IN (SELECT hash FROM keys)")


# --- Inside the change that keeps an entry ---


def note_calls(
    connection: Connection, table: str, entries: Sequence[Entry], summary: Summary
) -> None:
    """Write down who is to be called, before the table is noted to stand so. Who plays alone is
    called by nobody."""
    if len(summary.people) < 2:
        return
    person, now = summary.turn, entries[-1].made
    if person not in ("", BOT, BOTS):
        connection.change(TURN_PASSED, (table, person, now, person, table, person))
    if any(isinstance(entry.body, journal.Started) for entry in entries):
        connection.change(GAME_BEGAN, (now, table, person))


def note_offers(connection: Connection, table: str, opened: Opened, now: int) -> None:
    """The same for those for whom a seat is held at a new table."""
    for person in sorted({wish.person for wish in opened.seats} - {"", opened.owner}):
        connection.change(SEAT_OFFERED, (table, person, now, person))


def forget_browsers(connection: Connection, person: str) -> None:
    """Call somebody no more, nowhere and about nothing."""
    for name in ("browsers", "quiet", "calls"):
        connection.change(f"DELETE FROM {name} WHERE person = ?", (person,))
