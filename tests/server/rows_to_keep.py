"""Rows that tests of the store keep."""

from typing import Any

from fondaco.server import journal
from fondaco.server.journal import Entry
from fondaco.server.opened import Opened, Wish
from fondaco.server.rows import Summary
from fondaco.server.store import Store
from fondaco.server.wire import SeatNow

OPENED = Opened("merkator", {"length": "long"}, [Wish("open"), Wish("link")], "anna", True, "5ea1")
SEATS = [SeatNow("Anna", "person", "", False), SeatNow("Größe 大", "open", "", False)]


def summary(**changed: Any) -> Summary:
    fields: dict[str, Any] = {
        "status": "playing",
        "turn": "anna",
        "deadline": None,
        "moves": 0,
        "seats": SEATS,
        "people": ["anna"],
    }
    return Summary(**{**fields, **changed})


def said(seq: int, cid: str = "", author: str = "anna", text: str = "hello") -> Entry:
    return Entry(seq, author, cid or f"c{seq}", journal.Said("Anna", text, 0), 1000 + seq)


async def with_table(store: Store, id: str = "t1", **changed: Any) -> None:
    await store.tables.add(id, OPENED, "5eed", [said(1)], summary(**changed))
