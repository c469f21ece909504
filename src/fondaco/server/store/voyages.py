"""Games alone: what somebody has reached in them, and daily voyages."""

from typing import NamedTuple

from fondaco.server.database import Connection
from fondaco.server.rows import COLUMNS, StoredTable, table_from
from fondaco.server.store.queries import Queries

OF_TABLE = ", ".join([f"t.{column.strip()}" for column in COLUMNS.split(",")])
MOST = 2_000  # games of one person
IS_LEFT = """EXISTS (SELECT 1 FROM journal j WHERE j.table_id = t.id
    AND j.body LIKE '{"is":"ended"%')"""
FINISHED = f"""SELECT {OF_TABLE} FROM sitting s JOIN tables t ON t.id = s.table_id
    WHERE s.person = ? AND t.status = 'over' AND t.scores <> '' AND t.seats NOT LIKE '%}},{{%'
    AND NOT {IS_LEFT} ORDER BY t.changed DESC LIMIT ?"""
OF_DAY = f"""SELECT v.link, s.person, {IS_LEFT}, {OF_TABLE}
    FROM voyages v JOIN tables t ON t.id = v.table_id
    LEFT JOIN sitting s ON s.table_id = t.id
    WHERE v.day = ? AND v.way = ? ORDER BY t.made, t.id"""
BY_LINK = "SELECT table_id, day, way FROM voyages WHERE link = ?"


class Voyage(NamedTuple):
    """A daily voyage of somebody; it is left if it was ended before its end."""

    link: str
    person: str
    is_left: bool
    table: StoredTable


class StoredVoyages(Queries):
    """Games alone."""

    async def finished(self, person: str) -> list[StoredTable]:
        """The games that somebody has played alone to their end, the newest first."""

        def work(connection: Connection) -> list[StoredTable]:
            return [table_from(row) for row in connection.rows(FINISHED, (person, MOST))]

        return await self.database.read(work)

    async def of_day(self, day: str, way: str) -> list[Voyage]:
        """Everybody's voyages of a day, in the order in which they set sail."""

        def work(connection: Connection) -> list[Voyage]:
            rows = connection.rows(OF_DAY, (day, way))
            return [
                Voyage(link, person or "", bool(is_left), table_from(tuple(row)))
                for link, person, is_left, *row in rows
            ]

        return await self.database.read(work)

    async def by_link(self, link: str) -> tuple[str, str, str] | None:
        """Table, day and way of the voyage that a link tells of."""
        row = await self.one(BY_LINK, (link,))
        return (str(row[0]), str(row[1]), str(row[2])) if row else None


def add_voyage(connection: Connection, table: str, day: str, way: str, link: str) -> None:
    """Inside the change that keeps a new table."""
    connection.change("INSERT INTO voyages VALUES (?, ?, ?, ?)", (table, day, way, link))
