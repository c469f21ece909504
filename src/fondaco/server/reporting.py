"""Reports: anybody may say what is wrong with a table, a line of chat, or a name."""

from fondaco import Refused
from fondaco.server import journal, wire
from fondaco.server.aside import NoTable
from fondaco.server.house import House
from fondaco.server.people import clean_text
from fondaco.server.rows import Report
from fondaco.server.visitor import Visitor


async def report(house: House, visitor: Visitor, wanted: wire.NewReport) -> None:
    """Keep a report for whoever runs the house."""
    text, name = clean_text(wanted.text), clean_text(wanted.name)
    if not (wanted.table or name):
        raise Refused("Name a table or a person.")
    if not text:
        raise Refused("Say what is wrong.")
    if wanted.table:
        await _check_there(house, wanted)
    id, now = house.runtime.token()[:8], house.runtime.now()
    found = Report(id, visitor.person, wanted.table, wanted.seq, name, text, now)
    await house.store.orders.add_report(found)


async def _check_there(house: House, wanted: wire.NewReport) -> None:
    tables = house.store.tables
    is_possible = wanted.table.isascii() and wanted.table.isalnum()
    if not is_possible or await tables.stored(wanted.table) is None:
        raise NoTable("There is no such table.")
    if wanted.seq is not None:
        entries = await tables.journal(wanted.table, wanted.seq - 1)
        if not entries or not isinstance(entries[0].body, journal.Said):
            raise Refused("Nothing was said there.")
