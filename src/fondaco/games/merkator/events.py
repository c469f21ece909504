"""What happened, as a client is told it. Merkator has no secrets: everybody may see everything.

Each function adds its event only where somebody listens; search passes None.
"""

from typing import TypeAlias

from mypy_extensions import i64

from fondaco.core.game import Event
from fondaco.games.merkator.components import (
    BONUS_IDS,
    BUILDING_IDS,
    CONTRACT_IDS,
    LETTER_COLUMN,
    LETTER_LOSS,
)
from fondaco.games.merkator.terms import (
    ANY,
    COLUMN_IDS,
    ENDING_IDS,
    GOOD_IDS,
    PLACE_IDS,
    TIME,
    Card,
    Color,
    Good,
    Place,
    Seat,
)

Told: TypeAlias = list[Event] | None


def sold(told: Told, seat: Seat, card: Card, taler: i64) -> None:
    if told is not None:
        told.append(Event("sold", {"seat": seat, "contract": CONTRACT_IDS[card], "taler": taler}))


def bought_bonus(told: Told, seat: Seat, card: Card, taler: i64) -> None:
    if told is not None:
        told.append(Event("bought", {"seat": seat, "card": BONUS_IDS[card], "taler": taler}))


def bought_building(told: Told, seat: Seat, card: Card, taler: i64) -> None:
    if told is not None:
        told.append(Event("bought", {"seat": seat, "card": BUILDING_IDS[card], "taler": taler}))


def opened_bonus(told: Told, card: Card) -> None:
    if told is not None:
        told.append(Event("opened", {"card": BONUS_IDS[card]}))


def opened_building(told: Told, card: Card) -> None:
    if told is not None:
        told.append(Event("opened", {"card": BUILDING_IDS[card]}))


def opened_contract(told: Told, card: Card) -> None:
    if told is not None:
        told.append(Event("opened", {"card": CONTRACT_IDS[card]}))


def gave_up(told: Told, seat: Seat, taler: i64) -> None:
    if told is not None:
        told.append(Event("gave_up", {"seat": seat, "taler": taler}))


def traveled(told: Told, seat: Seat, place: Place) -> None:
    if told is not None:
        told.append(Event("traveled", {"seat": seat, "place": PLACE_IDS[place]}))


def took(told: Told, seat: Seat, good: Good, count: i64) -> None:
    if told is not None and count > 0:
        told.append(Event("took", {"seat": seat, "good": GOOD_IDS[good], "count": count}))


def got_bonus(told: Told, seat: Seat, card: Card, good: Good, count: i64) -> None:
    if told is not None:
        fields: dict[str, object] = {"seat": seat, "card": BONUS_IDS[card]}
        fields["good"] = GOOD_IDS[good]
        fields["count"] = count
        told.append(Event("got_bonus", fields))


def cube_placed(told: Told, color: Color) -> None:
    if told is not None:
        told.append(Event("cube_placed", {"place": PLACE_IDS[color]}))


def time_gained(told: Told, seat: Seat, count: i64, chart: bool) -> None:
    if told is not None:
        source = "chart" if chart else "supply"
        told.append(Event("time_gained", {"seat": seat, "count": count, "from": source}))


def time_paid(told: Told, seat: Seat, count: i64) -> None:
    if told is not None:
        told.append(Event("time_paid", {"seat": seat, "count": count}))


def flipped(told: Told, letter: i64) -> None:
    if told is not None:
        column = COLUMN_IDS[LETTER_COLUMN[letter]]
        told.append(Event("flipped", {"column": column, "loss": LETTER_LOSS[letter]}))


def lost(told: Told, seat: Seat, good: Good) -> None:
    if told is not None:
        told.append(Event("lost", {"seat": seat, "good": GOOD_IDS[good]}))


def used_supply(told: Told, seat: Seat, good: Good) -> None:
    if told is not None:
        told.append(Event("used_supply", {"seat": seat, "good": GOOD_IDS[good]}))


def traded(told: Told, seat: Seat, source: i64, target: i64, count: i64) -> None:
    if told is not None:
        fields: dict[str, object] = {"seat": seat, "count": count}
        fields["given"] = "time" if source == TIME else GOOD_IDS[source]
        fields["for"] = "any" if target == ANY else GOOD_IDS[target]
        told.append(Event("traded", fields))


def paid(told: Told, seat: Seat, good: Good, count: i64) -> None:
    if told is not None and count > 0:
        told.append(Event("paid", {"seat": seat, "good": GOOD_IDS[good], "count": count}))


def fulfilled(told: Told, seat: Seat, card: Card) -> None:
    if told is not None:
        told.append(Event("fulfilled", {"seat": seat, "contract": CONTRACT_IDS[card]}))


def rewarded(told: Told, seat: Seat, card: Card) -> None:
    if told is not None:
        told.append(Event("rewarded", {"seat": seat, "contract": CONTRACT_IDS[card]}))


def unrewarded(told: Told, seat: Seat) -> None:
    if told is not None:
        told.append(Event("unrewarded", {"seat": seat}))


def unrewarded_by_tile(told: Told, seat: Seat, value: i64) -> None:
    """The stack of that value would reward the seat, but SoloPlay's tile covers it."""
    if told is not None:
        told.append(Event("unrewarded", {"seat": seat, "covered": value}))


def reshuffled(told: Told, value: i64) -> None:
    if told is not None:
        told.append(Event("reshuffled", {"value": value}))


def joined(told: Told, seat: Seat, active: Seat, count: i64) -> None:
    if told is not None:
        told.append(Event("joined", {"seat": seat, "active": active, "count": count}))


def final_round(told: Told, ending: i64) -> None:
    if told is not None:
        told.append(Event("final_round", {"reason": ENDING_IDS[ending]}))


def turn_began(told: Told, seat: Seat) -> None:
    if told is not None:
        told.append(Event("turn_began", {"seat": seat}))


def game_over(told: Told, fields: dict[str, object]) -> None:
    """The game is over; a way to play may have more to say about it."""
    if told is not None:
        told.append(Event("game_over", fields))


def spent(told: Told, seat: Seat, card: Card) -> None:
    if told is not None:
        told.append(Event("spent", {"seat": seat, "contract": CONTRACT_IDS[card]}))


def given_up(told: Told, seat: Seat, card: Card) -> None:
    if told is not None:
        told.append(Event("given_up", {"seat": seat, "contract": CONTRACT_IDS[card]}))


def held(told: Told, seat: Seat, id: str) -> None:
    if told is not None:
        told.append(Event("held", {"seat": seat, "card": id}))


def offered(told: Told, seat: Seat, taler: i64, time: i64) -> None:
    if told is not None:
        told.append(Event("offered", {"seat": seat, "taler": taler, "time": time}))


def swapped(told: Told, seat: Seat, back: Card, gained: Card) -> None:
    if told is not None:
        fields: dict[str, object] = {"seat": seat, "back": CONTRACT_IDS[back]}
        fields["contract"] = CONTRACT_IDS[gained]
        told.append(Event("swapped", fields))


def chart_turned(told: Told) -> None:
    if told is not None:
        told.append(Event("chart_turned", {}))


def bonus_offer_renewed(told: Told) -> None:
    if told is not None:
        told.append(Event("bonus_offer_renewed", {}))


def solo_card_drawn(told: Told, card: Card) -> None:
    if told is not None:
        told.append(Event("solo_card_drawn", {"contract": CONTRACT_IDS[card]}))


# With SoloPlay's AI; what he does himself is told in soloplay/reasons.py.


def joined_ai(told: Told, seat: Seat, count: i64) -> None:
    if told is not None:
        told.append(Event("joined_ai", {"seat": seat, "count": count}))


def swapped_peace(told: Told, seat: Seat) -> None:
    if told is not None:
        told.append(Event("swapped_peace", {"seat": seat}))


def ai_gained_bonus(told: Told, card: str, rule: str, why: str) -> None:
    if told is not None:
        told.append(Event("ai_gained_bonus", {"card": card, "rule": rule, "why": why}))
