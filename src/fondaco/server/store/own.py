"""What the house keeps for people that is nobody else's affair: how they like the client, what they
were shown last, and what it answers for them."""

from collections.abc import Awaitable

import msgspec
from msgspec import Struct

from fondaco.server.database import Connection
from fondaco.server.store.queries import Queries
from fondaco.server.wire import Preferences, Standing

STANDING = "standing"  # what processes tell each other of a table where an answer has changed

PUT_SEEN = """INSERT INTO seen VALUES (?, ?, ?, ?)
    ON CONFLICT (person, table_id) DO UPDATE SET moves = ?, made = ?"""
PUT_STANDING = """INSERT INTO standing VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id, seat) DO UPDATE SET person = ?, body = ?"""


class StandsFor(Struct, frozen=True):
    """What the house answers for a seat, as long as that person has it."""

    person: str
    answer: Standing


class StoredOwn(Queries):
    """What is somebody's own."""

    # --- Preferences ---

    async def preferences(self, person: str) -> Preferences | None:
        row = await self.one("SELECT body FROM preferences WHERE person = ?", (person,))
        return msgspec.json.decode(row[0], type=Preferences) if row else None

    def keep_preferences(self, person: str, wanted: Preferences) -> Awaitable[int]:
        body = msgspec.json.encode(wanted).decode()
        return self.change(
            "INSERT INTO preferences VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET body = ?",
            (person, body, body),
        )

    # --- What was seen ---

    async def seen(self, person: str, table: str) -> tuple[int, int] | None:
        """How many moves somebody was shown there last, and when."""
        values = (person, table)
        row = await self.one(
            "SELECT moves, made FROM seen WHERE person = ? AND table_id = ?", values
        )
        return (int(row[0]), int(row[1])) if row else None

    def keep_seen(self, person: str, table: str, moves: int, now: int) -> Awaitable[int]:
        return self.change(PUT_SEEN, (person, table, moves, now, moves, now))

    # --- Standing answers ---

    async def standing(self, table: str) -> dict[int, StandsFor]:
        """What is answered at a table, by seat."""
        sql = "SELECT seat, person, body FROM standing WHERE table_id = ?"
        return {
            int(seat): StandsFor(person, msgspec.json.decode(body, type=Standing))
            for seat, person, body in await self.rows(sql, (table,))
        }

    def keep_standing(self, table: str, seat: int, stands: StandsFor | None) -> Awaitable[None]:
        """Answer so from now on, or no longer, and let other processes know."""

        def work(connection: Connection) -> None:
            if stands is None:
                sql = "DELETE FROM standing WHERE table_id = ? AND seat = ?"
                connection.change(sql, (table, seat))
            else:
                body = msgspec.json.encode(stands.answer).decode()
                values = (table, seat, stands.person, body, stands.person, body)
                connection.change(PUT_STANDING, values)
            connection.tell(f"{table} {STANDING}")

        return self.database.write(work)

    # --- Whose it is ---

    def hand_over(self, guest: str, person: str) -> Awaitable[int]:
        """What a guest had answered belongs to the account from now on."""
        return self.change("UPDATE standing SET person = ? WHERE person = ?", (person, guest))


def forget_own(connection: Connection, person: str) -> None:
    """Forget all of it, in the change that forgets somebody."""
    for table in ("preferences", "seen", "standing"):
        connection.change(f"DELETE FROM {table} WHERE person = ?", (person,))
