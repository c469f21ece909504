"""Score sheets of games at real tables: part of one's history, and of nothing else. Guests have
them, too, and take them along when they sign up or in."""

from fondaco import Refused
from fondaco.games.shelf import TITLES
from fondaco.server.house import House
from fondaco.server.people import check_person
from fondaco.server.visitor import Visitor
from fondaco.server.wire import KeptSheet

MOST_SHEETS = 1_000
FULL = f"{MOST_SHEETS} sheets of yours are kept already; remove one first."
NOT_YOURS = "You have kept no such sheet."
NO_COLUMN = "A sheet can be yours only at one of its columns."


async def keep(house: House, visitor: Visitor, sheet: KeptSheet) -> None:
    """Keep a sheet, or what it was corrected to."""
    check_person(visitor)
    check_makes_sense(sheet)
    if not await house.store.sheets.keep(visitor.person, sheet, MOST_SHEETS):
        raise Refused(FULL)


def check_makes_sense(sheet: KeptSheet) -> None:
    if sheet.title not in TITLES:
        raise Refused(f"There is no title {sheet.title!r}.")
    if sheet.yours is not None and sheet.yours >= len(sheet.columns):
        raise Refused(NO_COLUMN)


async def remove(house: House, visitor: Visitor, id: str) -> None:
    check_person(visitor)
    if not await house.store.sheets.remove(visitor.person, id):
        raise Refused(NOT_YOURS)
