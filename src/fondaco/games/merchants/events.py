"""What happened, as each seat may see it: a stolen or bought card is told only to whoever saw it.

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
from fondaco.games.merchants.secret_event import SecretEvent
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


def named(counts: list[i64]) -> dict[str, int]:
    """Numbers by kind of piece, those that are not 0."""
    return {PIECE_IDS[kind]: count for kind, count in enumerate(counts) if count > 0}


def _counted(counts: vec[i64]) -> dict[str, int]:
    return named(list(counts))


def _tell(told: Told, kind: str, seat: Seat, field: str, id: str) -> None:
    """Somebody did something with one thing."""
    if told is not None:
        told.append(Event(kind, {"seat": seat, field: id}))


# The set-up and the turn.


def post_placed(told: Told, seat: Seat, city: City) -> None:
    _tell(told, "post_placed", seat, "city", CITY_IDS[city])


def neutral_placed(told: Told, seat: Seat, city: City) -> None:
    _tell(told, "neutral_placed", seat, "city", CITY_IDS[city])


def started_with(told: Told, seat: Seat, counts: vec[i64]) -> None:
    if told is not None:
        told.append(Event("started_with", {"seat": seat, "resources": _counted(counts)}))


def turn_began(told: Told, seat: Seat) -> None:
    if told is not None:
        told.append(Event("turn_began", {"seat": seat}))


def game_over(told: Told, seat: Seat) -> None:
    if told is not None:
        told.append(Event("game_over", {"winner": seat}))


def nobody_can_win(told: list[Event], winners: list[int]) -> None:
    told.append(Event("nobody_can_win", {"winners": winners}))


# Production and the robber.


def rolled(told: Told, seat: Seat, one: i64, other: i64) -> None:
    if told is not None:
        told.append(Event("rolled", {"seat": seat, "dice": [one, other], "sum": one + other}))


def produced(told: Told, seat: Seat, counts: vec[i64], hexes: list[Hex]) -> None:
    """What a roll brought, and the hex that each card comes from."""
    if told is not None:
        fields = {"seat": seat, "resources": _counted(counts)}
        told.append(Event("produced", {**fields, "hexes": [HEX_IDS[hex] for hex in hexes]}))


def shortage(told: Told, resource: Resource) -> None:
    if told is not None:
        told.append(Event("shortage", {"resource": RESOURCE_IDS[resource]}))


def gained_gold(told: Told, seat: Seat, count: i64, why: str) -> None:
    if told is not None:
        told.append(Event("gained_gold", {"seat": seat, "count": count, "for": why}))


def discarded(told: Told, seat: Seat, resource: Resource) -> None:
    _tell(told, "discarded", seat, "resource", RESOURCE_IDS[resource])


def robber_moved(told: Told, seat: Seat, hex: Hex) -> None:
    _tell(told, "robber_moved", seat, "hex", HEX_IDS[hex])


def stole(told: Told, seat: Seat, victim: Seat, resource: Resource) -> None:
    # rule seven.blind
    # rule hand.known
    if told is not None:
        hidden: dict[str, object] = {"resource": RESOURCE_IDS[resource]}
        told.append(SecretEvent("stole", {"seat": seat, "from": victim}, hidden, [seat, victim]))


# Trade.


def bought(told: Told, seat: Seat, resource: Resource, gold: i64) -> None:
    if told is not None:
        told.append(
            Event("bought", {"seat": seat, "resource": RESOURCE_IDS[resource], "gold": gold})
        )


def exchanged(told: Told, seat: Seat, given: Resource, count: i64, got: i64) -> None:
    if told is not None:
        fields = {"seat": seat, "given": RESOURCE_IDS[given], "count": count, "for": PIECE_IDS[got]}
        told.append(Event("exchanged", fields))


def took(told: Told, seat: Seat, resource: Resource) -> None:
    _tell(told, "took", seat, "resource", RESOURCE_IDS[resource])


def proposed(told: Told, kind: str, seat: Seat, gives: vec[i64], asks: vec[i64]) -> None:
    """An offer of the active player, or a counter-offer."""
    if told is not None:
        fields = {"seat": seat, "gives": _counted(gives), "asks": _counted(asks)}
        told.append(Event(kind, fields))


def answered(told: Told, seat: Seat, answer: str) -> None:
    if told is not None:
        told.append(Event(answer, {"seat": seat}))


def traded(told: Told, seat: Seat, other: Seat, gives: vec[i64], gets: vec[i64]) -> None:
    if told is not None:
        fields = {"seat": seat, "with": other, "gives": _counted(gives), "gets": _counted(gets)}
        told.append(Event("traded", fields))


# Building.


def card_bought(told: Told, seat: Seat, card: Card) -> None:
    # rule card.cost
    if told is not None:
        told.append(SecretEvent("card_bought", {"seat": seat}, {"card": CARD_IDS[card]}, [seat]))


def reshuffled(told: Told) -> None:
    if told is not None:
        told.append(Event("reshuffled", {}))


def card_played(told: Told, seat: Seat, card: Card) -> None:
    _tell(told, "card_played", seat, "card", CARD_IDS[card])


def recruited(told: Told, seat: Seat, city: City) -> None:
    _tell(told, "recruited", seat, "city", CITY_IDS[city])


def dismissed(told: Told, seat: Seat, place: Place) -> None:
    _tell(told, "dismissed", seat, "place", PLACE_IDS[place])


def assembled(told: Told, seat: Seat, path: Path) -> None:
    _tell(told, "assembled", seat, "path", PATH_IDS[path])


def disbanded(told: Told, seat: Seat, path: Path) -> None:
    _tell(told, "disbanded", seat, "path", PATH_IDS[path])


def opened(told: Told, seat: Seat, path: Path, paid: bool) -> None:
    if told is not None:
        told.append(Event("opened", {"seat": seat, "path": PATH_IDS[path], "paid": paid}))


def connected(told: Told, seat: Seat, city: City) -> None:
    _tell(told, "connected", seat, "city", CITY_IDS[city])


# Moving.


def _went(told: Told, kind: str, seat: Seat, start: str, to: str, paid: bool) -> None:
    if told is not None:
        told.append(Event(kind, {"seat": seat, "from": start, "to": to, "paid": paid}))


def walked(told: Told, seat: Seat, start: Place, to: Place, paid: bool) -> None:
    _went(told, "walked", seat, PLACE_IDS[start], PLACE_IDS[to], paid)


def drove(told: Told, seat: Seat, start: Path, to: Path, paid: bool) -> None:
    _went(told, "drove", seat, PATH_IDS[start], PATH_IDS[to], paid)


def steps_lost(told: Told, seat: Seat, piece: str, steps: i64) -> None:
    if told is not None:
        told.append(Event("steps_lost", {"seat": seat, "piece": piece, "steps": steps}))


def fee_paid(told: Told, seat: Seat, owner: Seat, gold: i64) -> None:
    if told is not None:
        told.append(Event("fee_paid", {"seat": seat, "to": owner, "gold": gold}))


def founded(told: Told, seat: Seat, city: City) -> None:
    _tell(told, "founded", seat, "city", CITY_IDS[city])


def number_placed(told: Told, seat: Seat, hex: Hex, token: Token, source: Hex) -> None:
    """A token from the stock, or from another hex."""
    if told is not None:
        taken = HEX_IDS[source] if source != NONE else None
        fields = {"seat": seat, "hex": HEX_IDS[hex], "number": TOKEN_VALUE[token], "from": taken}
        told.append(Event("number_placed", fields))


def delivered(told: Told, seat: Seat, city: City, owner: i64, left: i64) -> None:
    if told is not None:
        to = {"city": CITY_IDS[city], "color": COLOR_IDS[owner]}
        told.append(Event("delivered", {"seat": seat, **to, "left": left}))
