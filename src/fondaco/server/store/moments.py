"""What is kept of the course of a game: positions, moments as each viewer saw them, editions."""

import asyncio
from collections.abc import Awaitable, Sequence

import msgspec
from msgspec import Struct

from fondaco.server import positions
from fondaco.server.database import Connection
from fondaco.server.positions import Position
from fondaco.server.store.queries import Queries
from fondaco.server.wire import ScoreNow

SLICE = 20  # positions that are read before others get their turn


class Chapter(Struct, frozen=True):
    """Moments of a game, the first to the last, packed for each kind of viewer."""

    first: int
    last: int
    bodies: dict[int, bytes]  # by seat; ONLOOKER for those who have none


class StoredMoments(Queries):
    """Positions and moments of all tables, and the editions they were played with."""

    # --- Positions ---

    async def positions(self, table: str) -> list[Position]:
        """Positions along the game, from which it can be played again, in their order."""
        sql = "SELECT body FROM positions WHERE table_id = ? ORDER BY moves"
        found: list[Position] = []
        for number, (body,) in enumerate(await self.rows(sql, (table,)), 1):
            found.append(positions.unpacked(body))
            if number % SLICE == 0:
                await asyncio.sleep(0)
        return found

    def add_positions(self, table: str, found: Sequence[Position]) -> Awaitable[None]:
        return self.database.write(lambda connection: write_positions(connection, table, found))

    async def latest(self, table: str) -> Position | None:
        """How the game stands."""
        row = await self.one("SELECT body FROM latest WHERE table_id = ?", (table,))
        return positions.unpacked(row[0]) if row else None

    def note_stand(
        self, table: str, position: Position, scores: list[ScoreNow] | None
    ) -> Awaitable[None]:
        """Note how a game stands, and its points if it is over, where nobody has noted that."""

        def work(connection: Connection) -> None:
            sql = "INSERT INTO latest VALUES (?, ?) ON CONFLICT DO NOTHING"
            connection.change(sql, (table, positions.packed(position)))
            if scores is not None:
                sql = "UPDATE tables SET scores = ? WHERE id = ? AND scores = ''"
                connection.change(sql, (msgspec.json.encode(scores).decode(), table))

        return self.database.write(work)

    # --- Moments ---

    async def chapter(self, table: str, at: int, viewer: int) -> tuple[int, bytes] | None:
        """The moments among which one is, as that viewer saw them, and the number of the first."""
        row = await self.one(
            """SELECT first, body FROM moments
                WHERE table_id = ? AND viewer = ? AND first <= ? AND last >= ?""",
            (table, viewer, at, at),
        )
        return (row[0], row[1]) if row else None

    async def chapters(self, table: str, viewer: int, since: int) -> list[tuple[int, int, bytes]]:
        """The moments that are kept, as that viewer saw them, from the chapter of one on: first,
        last and body of each chapter."""
        rows = await self.rows(
            """SELECT first, last, body FROM moments
                WHERE table_id = ? AND viewer = ? AND last >= ? ORDER BY first""",
            (table, viewer, since),
        )
        return [(first, last, body) for first, last, body in rows]

    async def last_chapter(self, table: str) -> tuple[int, int]:
        """The first and the last moment of the last chapter; (0, -1) if there is none."""
        sql = "SELECT first, last FROM moments WHERE table_id = ? ORDER BY first DESC LIMIT 1"
        row = await self.one(sql, (table,))
        return (row[0], row[1]) if row else (0, -1)

    def keep(self, table: str, chapter: Chapter, seq: int) -> Awaitable[bool]:
        """Keep a chapter, in the place of one that began with the same moment; unless moves were
        taken back after the entry that it was made from."""

        def work(connection: Connection) -> bool:
            sql = f"SELECT 1 FROM journal WHERE table_id = ? AND seq > ? AND {TAKES_BACK} LIMIT 1"
            if connection.rows(sql, (table, seq)):
                return False
            sql = "DELETE FROM moments WHERE table_id = ? AND first >= ?"
            connection.change(sql, (table, chapter.first))
            for viewer, body in chapter.bodies.items():
                connection.change(
                    "INSERT INTO moments VALUES (?, ?, ?, ?, ?)",
                    (table, chapter.first, chapter.last, viewer, body),
                )
            sql = "UPDATE tables SET kept = ? WHERE id = ?"
            connection.change(sql, (chapter.last + 1, table))
            return True

        return self.database.write(work)

    async def unkept(self, quiet_since: int, limit: int) -> list[str]:
        """Tables that nobody has touched since, of which not all moments are kept."""
        rows = await self.rows(
            """SELECT id FROM tables WHERE kept >= 0 AND kept <= moves
                AND status IN ('playing', 'over') AND changed < ? AND aside = '' LIMIT ?""",
            (quiet_since, limit),
        )
        return [id for (id,) in rows]

    def give_up(self, table: str) -> Awaitable[int]:
        """Note that the moments of a game cannot be made."""
        return self.change("UPDATE tables SET kept = -1 WHERE id = ?", (table,))

    # --- Editions ---

    def keep_edition(self, title: str, hash: str, text: str) -> Awaitable[int]:
        return self.change(
            "INSERT INTO editions VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (title, hash, text)
        )

    async def edition(self, title: str, hash: str) -> str | None:
        """The printed things of an edition, as JSON."""
        sql = "SELECT body FROM editions WHERE title = ? AND hash = ?"
        row = await self.one(sql, (title, hash))
        return str(row[0]) if row else None


TAKES_BACK = """body LIKE '{"is":"took_back"%'"""


# --- Inside the change that keeps an entry ---


def write_latest(connection: Connection, table: str, position: Position) -> None:
    body = positions.packed(position)
    connection.change(
        "INSERT INTO latest VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET body = ?",
        (table, body, body),
    )


def write_positions(connection: Connection, table: str, found: Sequence[Position]) -> None:
    for position in found:
        connection.change(
            "INSERT INTO positions VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (table, position.moves, positions.packed(position)),
        )


def take_back(connection: Connection, table: str, to: int) -> None:
    """Forget what was kept of moves that were taken back."""
    connection.change("DELETE FROM positions WHERE table_id = ? AND moves > ?", (table, to))
    connection.change("DELETE FROM moments WHERE table_id = ? AND last > ?", (table, to))
    rows = connection.rows("SELECT MAX(last) FROM moments WHERE table_id = ?", (table,))
    kept = 0 if rows[0][0] is None else int(rows[0][0]) + 1
    connection.change("UPDATE tables SET kept = ? WHERE id = ?", (kept, table))
