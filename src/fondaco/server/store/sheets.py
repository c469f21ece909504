"""Score sheets of games at real tables, kept for those who have filled them in."""

from collections.abc import Awaitable

import msgspec

from fondaco.server.database import Connection
from fondaco.server.store.queries import Queries
from fondaco.server.wire import KeptSheet

OF = "SELECT body FROM sheets WHERE person = ? ORDER BY made DESC, id"
PUT = """INSERT INTO sheets VALUES (?, ?, ?, ?)
    ON CONFLICT (person, id) DO UPDATE SET made = ?, body = ?"""
TWICE = """DELETE FROM sheets WHERE person = ?
    AND id IN (SELECT id FROM sheets WHERE person = ?)"""


class StoredSheets(Queries):
    """What came of people's games at real tables."""

    async def of(self, person: str) -> list[KeptSheet]:
        """The newest first."""
        rows = await self.rows(OF, (person,))
        return [msgspec.json.decode(body, type=KeptSheet) for (body,) in rows]

    def keep(self, person: str, sheet: KeptSheet, most: int) -> Awaitable[bool]:
        """Keep a sheet, or what it was corrected to; False if there are too many others."""

        def work(connection: Connection) -> bool:
            sql = "SELECT count(*) FROM sheets WHERE person = ? AND id <> ?"
            [(others,)] = connection.rows(sql, (person, sheet.id))
            if others < most:
                body = msgspec.json.encode(sheet).decode()
                values = (person, sheet.id, sheet.made, body, sheet.made, body)
                connection.change(PUT, values)
            return bool(others < most)

        return self.database.write(work)

    def remove(self, person: str, id: str) -> Awaitable[int]:
        return self.change("DELETE FROM sheets WHERE person = ? AND id = ?", (person, id))

    def hand_over(self, guest: str, person: str) -> Awaitable[None]:
        """What a guest had kept belongs to the account from now on."""

        def work(connection: Connection) -> None:
            connection.change(TWICE, (guest, person))
            connection.change("UPDATE sheets SET person = ? WHERE person = ?", (person, guest))

        return self.database.write(work)
