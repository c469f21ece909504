"""What the house is told by whoever runs it, and what people have reported."""

from collections.abc import Awaitable

from fondaco.server.rows import Order, Report
from fondaco.server.store.queries import Queries

REPORT = "id, author, table_id, seq, name, body, made, settled, note"


class StoredOrders(Queries):
    """Orders that stand, and reports."""

    async def all(self) -> list[Order]:
        rows = await self.rows(
            "SELECT id, kind, target, until, why, made FROM orders ORDER BY made"
        )
        return [Order(*row) for row in rows]

    def add(self, order: Order) -> Awaitable[int]:
        return self.change(
            "INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?)",
            (order.id, order.kind, order.target, order.until, order.why, order.made),
        )

    def drop(self, id: str) -> Awaitable[int]:
        return self.change("DELETE FROM orders WHERE id = ?", (id,))

    # --- Reports ---

    def add_report(self, report: Report) -> Awaitable[int]:
        return self.change(
            "INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?, NULL, '')",
            (
                report.id,
                report.author,
                report.table,
                report.seq,
                report.name,
                report.text,
                report.made,
            ),
        )

    async def reports(self, is_settled: bool, limit: int) -> list[Report]:
        """Reports that wait, or were settled, the newest first."""
        wanted = "IS NOT NULL" if is_settled else "IS NULL"
        rows = await self.rows(
            f"SELECT {REPORT} FROM reports WHERE settled {wanted} ORDER BY made DESC LIMIT ?",
            (limit,),
        )
        return [Report(*row) for row in rows]

    async def reports_of(self, person: str) -> list[Report]:
        sql = f"SELECT {REPORT} FROM reports WHERE author = ? ORDER BY made"
        return [Report(*row) for row in await self.rows(sql, (person,))]

    def settle(self, id: str, now: int, note: str) -> Awaitable[int]:
        return self.change(
            "UPDATE reports SET settled = ?, note = ? WHERE id = ? AND settled IS NULL",
            (now, note, id),
        )
