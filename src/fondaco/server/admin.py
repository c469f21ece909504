"""Looking after a house, also while it is open: `fondaco admin`.

It only reads and writes the store. Orders are rows in a small table there, which every process of
the house reads again each second; so nothing has to be reached but the database.
"""

import asyncio
import secrets
from argparse import Namespace
from collections.abc import Awaitable, Callable
from ipaddress import ip_network

from fondaco import Refused
from fondaco.server import orders
from fondaco.server.addresses import household, unmapped
from fondaco.server.database import Kind, WriteFailed
from fondaco.server.founding import kind_of
from fondaco.server.maintenance import check_there, settings_of
from fondaco.server.orders import moment
from fondaco.server.rebuilding import rated_games
from fondaco.server.rows import Order, Report, StoredTable
from fondaco.server.runtime import now_in_milliseconds
from fondaco.server.schema import VERSION
from fondaco.server.settings import Settings
from fondaco.server.sqlite import Sqlite
from fondaco.server.store import Store

DAY = 86_400_000
MOST_ROWS = 100
SOON = "The house obeys within a second, or when it opens."

Work = Callable[["Admin", Namespace], Awaitable[str]]


def look_after_house(args: Namespace) -> int:
    """Do one thing, and print what came of it."""
    settings = settings_of(args)
    if not settings.database:
        check_there(settings.data)
    try:
        print(asyncio.run(_done(settings, args)))
    except WriteFailed as problem:
        raise Refused(str(problem)) from problem
    return 0


async def _done(settings: Settings, args: Namespace) -> str:
    kind = beside(settings)
    store = Store(kind)
    try:
        found = await store.version()
        if found != VERSION:
            raise Refused(
                f"The store is of version {found}, this Fondaco knows version {VERSION}: use the "
                "Fondaco that serves the house, or let this one open it once."
            )
        return await WORK[args.order](Admin(store), args)
    finally:
        store.close()
        kind.close()


def beside(settings: Settings) -> Kind:
    """The database of a house that another process may be serving."""
    return kind_of(settings) if settings.database else Sqlite(settings.data, is_beside=True)


class Admin:
    """What whoever runs a house can see and do."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = now_in_milliseconds()

    # --- Looking ---

    async def tables(self, args: Namespace) -> str:
        found = await self.store.tables.latest(MOST_ROWS)
        return listed([_table(stored) for stored in found], "tables")

    async def people(self, args: Namespace) -> str:
        found = await self.store.people.latest(args.name.casefold(), MOST_ROWS)
        rows = [
            f"{id}  {'account' if login else 'guest'}  {name}, since {moment(made)}, "
            f"last seen {moment(used) if used else 'never'}"
            for id, name, login, made, used in found
        ]
        return listed(rows, "people")

    async def reports(self, args: Namespace) -> str:
        found = await self.store.orders.reports(args.settled, MOST_ROWS)
        return listed([await self._report(one) for one in found], "reports")

    async def _report(self, report: Report) -> str:
        about = f" about table {report.table}" if report.table else ""
        about += f" about the name {report.name!r}" if report.name else ""
        text = f"{report.id}  {moment(report.made)}, by {report.author or 'a stranger'}{about}: "
        text += report.text
        if report.seq is not None:
            text += f"\n    said there: {await self._said(report.table, report.seq)}"
        return text + (f"\n    settled: {report.note}" if report.settled else "")

    async def _said(self, table: str, seq: int) -> str:
        found = [entry for entry in await self.store.tables.said(table) if entry.seq == seq]
        words = [f"{getattr(entry.body, 'text', '')!r} by {entry.author}" for entry in found]
        return "".join(words) or "nothing that is still there"

    async def orders(self, args: Namespace) -> str:
        return listed([await self._order(one) for one in await self.store.orders.all()], "orders")

    async def _order(self, order: Order) -> str:
        until = "until it is lifted" if order.until is None else f"until {moment(order.until)}"
        why = f": {order.why}" if order.why else ""
        found = await self.store.people.by_id(order.target)
        target = f" {order.target}" if order.target else ""
        name = f" ({found.name})" if found else ""
        return f"{order.id}  {order.kind}{target}{name}, {until}{why}"

    # --- Ratings ---

    async def ratings(self, args: Namespace) -> str:
        """Make all ratings anew from the journals of rated games, in the order in which they
        counted."""
        games = await rated_games(self.store)
        await self.store.ratings.rebuild(games)
        return f"Ratings were made anew from {len(games)} rated games."

    # --- Ordering ---

    async def ban(self, args: Namespace) -> str:
        network = range_in(args.whom)
        if network:
            return await self._give(orders.RANGE, network, args)
        return await self._give(orders.BAN, await self._person(args.whom), args)

    async def mute(self, args: Namespace) -> str:
        return await self._give(orders.MUTE, await self._person(args.whom), args)

    async def sign_out(self, args: Namespace) -> str:
        person = await self._person(args.whom)
        return await self._give(orders.SIGN_OUT, person, Namespace(days=None, why=""))

    async def rest(self, args: Namespace) -> str:
        return await self._give(orders.READ_ONLY, "", args)

    async def close(self, args: Namespace) -> str:
        if await self.store.tables.stored(args.table) is None:
            raise Refused("There is no such table.")
        return await self._give(orders.CLOSE, args.table, Namespace(days=None, why=""))

    async def _give(self, kind: str, target: str, args: Namespace) -> str:
        until = None if args.days is None else self.now + int(args.days * DAY)
        order = Order(secrets.token_hex(4), kind, target, until, args.why, self.now)
        await self.store.orders.add(order)
        return f"{await self._order(order)}\n{SOON}"

    async def _person(self, whom: str) -> str:
        """The id of the account with that name, or of anybody with that id."""
        found = await self._known(whom)
        if not found:
            raise Refused(f"There is no account {whom!r}; guests have ids: fondaco admin people.")
        return found

    async def _known(self, whom: str) -> str:
        people = self.store.people
        found = await people.by_id(whom) or await people.by_login(" ".join(whom.split()).casefold())
        return "" if found is None else found.id

    async def lift(self, args: Namespace) -> str:
        meant = {args.which, range_in(args.which), await self._known(args.which)} - {""}
        standing = await self.store.orders.all()
        found = [one for one in standing if meant & {one.id, one.target or one.kind}]
        if not found:
            raise Refused(f"There is no order {args.which!r}: see fondaco admin orders.")
        for order in found:
            await self.store.orders.drop(order.id)
        return f"Lifted. {SOON}"

    async def settle(self, args: Namespace) -> str:
        if not await self.store.orders.settle(args.id, self.now, args.note):
            raise Refused(f"No report {args.id!r} waits.")
        return "Settled."


WORK: dict[str, Work] = {
    "tables": Admin.tables,
    "people": Admin.people,
    "reports": Admin.reports,
    "orders": Admin.orders,
    "ratings": Admin.ratings,
    "ban": Admin.ban,
    "mute": Admin.mute,
    "sign-out": Admin.sign_out,
    "read-only": Admin.rest,
    "close": Admin.close,
    "lift": Admin.lift,
    "settle": Admin.settle,
}


def range_in(text: str) -> str:
    """A range of addresses, as it is kept; nothing, if it is none. One address of IPv6 stands for
    its household, which has all others beside it."""
    try:
        return str(unmapped(ip_network(household(text), strict=False)))
    except ValueError:
        return ""


def listed(rows: list[str], what: str) -> str:
    return "\n".join(rows) or f"There are no {what}."


def _table(stored: StoredTable) -> str:
    names = ", ".join([seat.name for seat in stored.seats if seat.name])
    status = "aside" if stored.aside else stored.status
    public = ", public" if stored.listed else ""
    return (
        f"{stored.id}  {stored.opened.title}, {status}, {stored.moves} moves{public}, "
        f"{moment(stored.changed)}: {names or 'nobody'}, by {stored.opened.owner or 'nobody'}"
    )
