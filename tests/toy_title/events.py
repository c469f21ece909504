"""What happened, as a client is told it; everybody may see everything."""

from typing import TypeAlias

from mypy_extensions import i64

from fondaco.core.game import Event

from .terms import GOOD_IDS, Good, Seat

Told: TypeAlias = list[Event] | None


def bought(told: Told, seat: Seat, good: Good, price: i64) -> None:
    if told is not None:
        told.append(Event("bought", {"seat": seat, "good": GOOD_IDS[good], "price": price}))


def sold(told: Told, seat: Seat, good: Good, price: i64) -> None:
    if told is not None:
        told.append(Event("sold", {"seat": seat, "good": GOOD_IDS[good], "price": price}))


def rose(told: Told, good: Good, price: i64) -> None:
    if told is not None:
        told.append(Event("rose", {"good": GOOD_IDS[good], "price": price}))


def game_over(told: Told) -> None:
    if told is not None:
        told.append(Event("game_over", {}))
