"""The full state in plain words and numbers, and back."""

from collections.abc import Mapping
from typing import Final

from fondaco.core import plain
from fondaco.core.fields import Entry
from fondaco.core.plain import Counts, Field, Id, Number, Numbers, Rows

from .state import JettyState
from .terms import GOOD_IDS, STEP_IDS
from .validate import check


def _seats(state: JettyState) -> int:
    return state.seats


def _last_seat(state: JettyState) -> int:
    return state.seats - 1


FIELDS: Final[list[Field]] = [
    Number("seats", 4, least=2),
    Number("active", _last_seat),
    Id("step", STEP_IDS),
    Number("turns_left"),
    Counts("stock", GOOD_IDS),
    Counts("prices", GOOD_IDS),
    Numbers("coins", _seats),
    Rows("barrels", GOOD_IDS, _seats),
]


def snapshot(state: JettyState) -> dict[str, object]:
    return plain.snapshot(state, FIELDS)


def restore(fields: Mapping[str, object]) -> JettyState:
    entry = Entry("snapshot", fields)
    state = JettyState()
    plain.restore(state, FIELDS, entry)
    check(state, entry)
    return state
