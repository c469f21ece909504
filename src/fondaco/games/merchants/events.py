"""What happened, as each seat may see it: a stolen or bought card is told only to who saw it.

Each function adds its event only where somebody listens; search passes None.
"""

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Event
from fondaco.games.merchants.components import (
    CARD_IDS,
    CITY_IDS,
    HEX_IDS,
    PATH_IDS,
    PLACE_IDS,
    TOKEN_VALUE,
)
from fondaco.games.merchants.terms import (
    COLOR_IDS,
    PIECE_IDS,
    RESOURCE_IDS,
    Card,
    City,
    Hex,
    Path,
    Place,
    Resource,
    Seat,
    Token,
)

Told: TypeAlias = list[Event] | None


class SecretEvent(Event):
    """An event of which only some seats see everything."""

    def __init__(
        self, kind: str, fields: dict[str, object], hidden: dict[str, object], seeing: list[int]
    ) -> None:
        super().__init__(kind, fields)
        self.hidden = hidden
        self.seeing = seeing

    def seen_by(self, seat: int | None) -> dict[str, object]:
        seen = super().seen_by(seat)
        if seat in self.seeing:
            seen.update(self.hidden)
        return seen


def named(counts: list[i64]) -> dict[str, int]:
    """Numbers by kind of piece, those that are not 0."""
    return {PIECE_IDS[kind]: count for kind, count in enumerate(counts) if count > 0}


# The set-up and the turn.


def post_placed(told: Told, seat: Seat, city: City) -> None:
    if told is not None:
        told.append(Event("post_placed", {"seat": seat, "city": CITY_IDS[city]}))


def neutral_placed(told: Told, seat: Seat, city: City) -> None:
    if told is not None:
        told.append(Event("neutral_placed", {"seat": seat, "city": CITY_IDS[city]}))


def started_with(told: Told, seat: Seat, counts: vec[i64]) -> None:
    if told is not None:
        told.append(Event("started_with", {"seat": seat, "resources": named(list(counts))}))


def turn_began(told: Told, seat: Seat) -> None:
    if told is not None:
        told.append(Event("turn_began", {"seat": seat}))


def game_over(told: Told, seat: Seat) -> None:
    if told is not None:
        told.append(Event("game_over", {"winner": seat}))


# Production and the robber.


def rolled(told: Told, seat: Seat, one: i64, other: i64) -> None:
    if told is not None:
        fields = {"seat": seat, "dice": [one, other], "sum": one + other}
        told.append(Event("rolled", fields))


def produced(told: Told, seat: Seat, counts: vec[i64]) -> None:
    if told is not None:
        told.append(Event("produced", {"seat": seat, "resources": named(list(counts))}))


def shortage(told: Told, resource: Resource) -> None:
    if told is not None:
        told.append(Event("shortage", {"resource": RESOURCE_IDS[resource]}))


def gained_gold(told: Told, seat: Seat, count: i64, why: str) -> None:
    if told is not None:
        told.append(Event("gained_gold", {"seat": seat, "count": count, "for": why}))


def discarded(told: Told, seat: Seat, resource: Resource) -> None:
    if told is not None:
        told.append(Event("discarded", {"seat": seat, "resource": RESOURCE_IDS[resource]}))


def robber_moved(told: Told, seat: Seat, hex: Hex) -> None:
    if told is not None:
        told.append(Event("robber_moved", {"seat": seat, "hex": HEX_IDS[hex]}))


def stole(told: Told, seat: Seat, victim: Seat, resource: Resource) -> None:
    # rule seven.blind
    # rule hand.known
    if told is not None:
        hidden: dict[str, object] = {"resource": RESOURCE_IDS[resource]}
        fields: dict[str, object] = {"seat": seat, "from": victim}
        told.append(SecretEvent("stole", fields, hidden, [seat, victim]))


# Trade.


def bought(told: Told, seat: Seat, resource: Resource, gold: i64) -> None:
    if told is not None:
        fields = {"seat": seat, "resource": RESOURCE_IDS[resource], "gold": gold}
        told.append(Event("bought", fields))


def exchanged(told: Told, seat: Seat, given: Resource, count: i64, got: i64) -> None:
    if told is not None:
        fields = {
            "seat": seat,
            "given": RESOURCE_IDS[given],
            "count": count,
            "for": PIECE_IDS[got],
        }
        told.append(Event("exchanged", fields))


def took(told: Told, seat: Seat, resource: Resource) -> None:
    if told is not None:
        told.append(Event("took", {"seat": seat, "resource": RESOURCE_IDS[resource]}))


def proposed(told: Told, kind: str, seat: Seat, gives: vec[i64], asks: vec[i64]) -> None:
    """An offer of the active player, or a counter-offer."""
    if told is not None:
        told.append(
            Event(kind, {"seat": seat, "gives": named(list(gives)), "asks": named(list(asks))})
        )


def answered(told: Told, seat: Seat, answer: str) -> None:
    if told is not None:
        told.append(Event(answer, {"seat": seat}))


def traded(told: Told, seat: Seat, other: Seat, gives: vec[i64], gets: vec[i64]) -> None:
    if told is not None:
        fields = {
            "seat": seat,
            "with": other,
            "gives": named(list(gives)),
            "gets": named(list(gets)),
        }
        told.append(Event("traded", fields))


# Building.


def card_bought(told: Told, seat: Seat, card: Card) -> None:
    # rule card.cost
    if told is not None:
        hidden: dict[str, object] = {"card": CARD_IDS[card]}
        told.append(SecretEvent("card_bought", {"seat": seat}, hidden, [seat]))


def reshuffled(told: Told) -> None:
    if told is not None:
        told.append(Event("reshuffled", {}))


def card_played(told: Told, seat: Seat, card: Card) -> None:
    if told is not None:
        told.append(Event("card_played", {"seat": seat, "card": CARD_IDS[card]}))


def recruited(told: Told, seat: Seat, city: City) -> None:
    if told is not None:
        told.append(Event("recruited", {"seat": seat, "city": CITY_IDS[city]}))


def dismissed(told: Told, seat: Seat, place: Place) -> None:
    if told is not None:
        told.append(Event("dismissed", {"seat": seat, "place": PLACE_IDS[place]}))


def assembled(told: Told, seat: Seat, path: Path) -> None:
    if told is not None:
        told.append(Event("assembled", {"seat": seat, "path": PATH_IDS[path]}))


def disbanded(told: Told, seat: Seat, path: Path) -> None:
    if told is not None:
        told.append(Event("disbanded", {"seat": seat, "path": PATH_IDS[path]}))


def opened(told: Told, seat: Seat, path: Path, paid: bool) -> None:
    if told is not None:
        told.append(Event("opened", {"seat": seat, "path": PATH_IDS[path], "paid": paid}))


def connected(told: Told, seat: Seat, city: City) -> None:
    if told is not None:
        told.append(Event("connected", {"seat": seat, "city": CITY_IDS[city]}))


# Moving.


def walked(told: Told, seat: Seat, start: Place, to: Place, paid: bool) -> None:
    if told is not None:
        fields = {"seat": seat, "from": PLACE_IDS[start], "to": PLACE_IDS[to], "paid": paid}
        told.append(Event("walked", fields))


def drove(told: Told, seat: Seat, start: Path, to: Path, paid: bool) -> None:
    if told is not None:
        fields = {"seat": seat, "from": PATH_IDS[start], "to": PATH_IDS[to], "paid": paid}
        told.append(Event("drove", fields))


def fee_paid(told: Told, seat: Seat, owner: Seat, gold: i64) -> None:
    if told is not None:
        told.append(Event("fee_paid", {"seat": seat, "to": owner, "gold": gold}))


def founded(told: Told, seat: Seat, city: City) -> None:
    if told is not None:
        told.append(Event("founded", {"seat": seat, "city": CITY_IDS[city]}))


def number_placed(told: Told, seat: Seat, hex: Hex, token: Token, source: Hex) -> None:
    """A token from the stock, or from another hex."""
    if told is not None:
        fields: dict[str, object] = {"seat": seat, "hex": HEX_IDS[hex]}
        fields["number"] = TOKEN_VALUE[token]
        fields["from"] = HEX_IDS[source] if source != NONE else None
        told.append(Event("number_placed", fields))


def delivered(told: Told, seat: Seat, city: City, owner: i64) -> None:
    if told is not None:
        fields = {"seat": seat, "city": CITY_IDS[city], "color": COLOR_IDS[owner]}
        told.append(Event("delivered", fields))
