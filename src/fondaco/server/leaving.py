"""Leaving the house for good, with all that it knows of somebody."""

from fondaco import Refused
from fondaco.server import hosting, wire
from fondaco.server.accounts import Accounts, note
from fondaco.server.devices import Device
from fondaco.server.keeper import HOUSE
from fondaco.server.people import check_person
from fondaco.server.programs import Programs
from fondaco.server.record import Record
from fondaco.server.rows import StoredTable
from fondaco.server.visitor import Visitor

MOST_TABLES = 10_000


class Leaving:
    """Gives people what the house knows of them, and forgets them."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.house = accounts.house
        self.store = accounts.house.store

    async def all_of(self, visitor: Visitor) -> wire.AllYours:
        """All that the house knows of somebody."""
        check_person(visitor)
        person = visitor.person
        tables = await self.store.tables.of(person, MOST_TABLES)
        said = await self.store.traces.said(person)
        reports = await self.store.orders.reports_of(person)
        return wire.AllYours(
            id=person,
            name=visitor.name,
            guest=not visitor.account,
            made=await self.store.people.made(person),
            tokens=await self.accounts.people.tokens(visitor),
            bots=await Programs(self.accounts.people).all_of(visitor),
            sessions=await self.accounts.sessions(visitor),
            tables=[await self._held(table, person) for table in tables],
            chat=[wire.LineSaid(table, body.text, made) for table, body, made in said],
            reports=[wire.ReportMade(one.table, one.text, one.made) for one in reports],
            called=[browser.at for browser in await self.store.calls.of(person)],
            quiet=await self.store.calls.quiet(person),
            preferences=await self.store.own.preferences(person) or wire.Preferences(),
            progress=await self.store.progress.of(person),
            sheets=await self.store.sheets.of(person),
        )

    async def _held(self, stored: StoredTable, person: str) -> wire.SeatHeld:
        seats, is_owner = await self._place(stored, person)
        status = "aside" if stored.aside else stored.status
        return wire.SeatHeld(
            stored.id, stored.opened.title, status, seats, is_owner, stored.changed
        )

    async def _place(self, stored: StoredTable, person: str) -> tuple[list[int], bool]:
        """Which seats somebody has at a table, and whether it is theirs."""
        record = Record(stored.opened)
        try:
            for entry in await self.store.traces.seating(stored.id):
                record.add(entry)
        except Exception:
            return [], stored.opened.owner == person  # of a damaged one, that is all there is
        return record.seats_of(person), record.owner == person

    async def delete(self, visitor: Visitor, password: str, device: Device) -> None:
        """Forget somebody: the account and all keys go; games stay, without the name."""
        check_person(visitor)
        if visitor.account:
            await self.accounts.confirm(visitor, password, device)
        for table in await self.store.traces.tables(visitor.person):
            await self._forget_at(table, visitor.person)
        for hash in await self.store.people.remove(visitor.person):
            self.house.dismiss(hash)
        note("deleted", visitor.person, device)

    async def _forget_at(self, table: str, person: str) -> None:
        try:
            room = await self.house.open_room(table)
            await room.note(lambda: hosting.forgotten(room.live, person), HOUSE)
        except Refused:  # set aside
            await self.store.traces.blot_out(table, person)
