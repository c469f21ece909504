"""What happened, as a client is told it. Merv has no secrets: everybody may see everything.

Each function adds its event only where somebody listens; search passes None. Who did it is a
`seat`, or an `opponent` whom the rules play; what he does gets its rule and reason in magistrate/.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Event
from fondaco.games.merv.city import LINE_IDS, WALL_SLOT_IDS
from fondaco.games.merv.components import CONTRACT_IDS, SITE_IDS, TILE_IDS, WALL_IDS
from fondaco.games.merv.mosque_track import SPACE_IDS
from fondaco.games.merv.state import MervState, is_seat
from fondaco.games.merv.terms import (
    ACTION_IDS,
    BOON_IDS,
    BREAKTHROUGH_IDS,
    CITY_IDS,
    COIN_DISCOUNT,
    COIN_EXCHANGE,
    CUBE_IDS,
    HALL_IDS,
    MARKET_SLOT_IDS,
    SOURCE_IDS,
    SPICE_IDS,
    Cell,
    Color,
    Owner,
    Seat,
)
from fondaco.games.merv.told import (
    Fields,
    Told,
    at_building,
    began,
    by,
    cube_at,
    did,
    named,
    site_id,
    stands,
    stored,
)

# Years, rounds, turns.


def year_began(told: Told, year: i64) -> None:
    began(told, "year_began", "year", year)


def round_began(told: Told, round_: i64) -> None:
    began(told, "round_began", "round", round_)


def turn_began(told: Told, state: MervState, owner: Owner) -> None:
    did(told, state, owner, "turn_began" if is_seat(state, owner) else "opponent_turn")


def entered(told: Told, state: MervState, owner: Owner, line: i64) -> None:
    named(told, state, owner, "entered", "line", LINE_IDS, line)


def built(told: Told, state: MervState, owner: Owner, cell: Cell) -> None:
    named(told, state, owner, "built", "site", SITE_IDS, state.sites[cell])


def activated(told: Told, state: MervState, owner: Owner, cell: Cell) -> None:
    at_building(told, state, owner, "activated", cell)


def took_cube(told: Told, state: MervState, owner: Owner, color: Color, cell: Cell) -> None:
    if told is not None:
        source = site_id(state, cell) if cell != NONE else "pair"
        fields: Fields = {**by(state, owner), "cube": CUBE_IDS[color], "from": source}
        told.append(Event("took_cube", fields))


def nothing_placed(told: Told, state: MervState, owner: Owner) -> None:
    did(told, state, owner, "nothing_placed")


# Actions, tracks and pieces.


def acts(told: Told, state: MervState, owner: Owner, action: i64) -> None:
    named(told, state, owner, "acts", "action", ACTION_IDS, action)


def paid(told: Told, seat: Seat, coin: i64, color: Color) -> None:
    """A coin was paid; `color` is the cube that was given, NONE for a discount."""
    if told is not None and coin == COIN_DISCOUNT:
        told.append(Event("discounted", {"seat": seat}))
    elif told is not None:
        fields: Fields = {"seat": seat, "cube": CUBE_IDS[color], "exchange": coin == COIN_EXCHANGE}
        told.append(Event("paid", fields))


def favour(told: Told, state: MervState, owner: Owner, space: i64, instead: bool) -> None:
    stands(told, state, owner, "favour", space, "influence" if instead else "")


def influence(told: Told, state: MervState, owner: Owner, space: i64, instead: bool) -> None:
    stands(told, state, owner, "influence", space, "favour" if instead else "")


def scored(told: Told, state: MervState, owner: Owner, source: i64, points: i64) -> None:
    if told is not None and points > 0:
        fields: Fields = {**by(state, owner), "points": points, "for": SOURCE_IDS[source]}
        told.append(Event("scored", fields))


def deployed(told: Told, state: MervState, owner: Owner, cell: Cell) -> None:
    at_building(told, state, owner, "deployed", cell)


def declined(told: Told, state: MervState, owner: Owner) -> None:
    did(told, state, owner, "declined")


def unused(told: Told, state: MervState, owner: Owner, boon: i64) -> None:
    """A boon was gained, and there was no use for it."""
    named(told, state, owner, "unused", "boon", BOON_IDS, boon)


def upgraded(told: Told, state: MervState, owner: Owner, cell: Cell, color: Color) -> None:
    cube_at(told, state, owner, "upgraded", cell, "with", color)


def claimed(told: Told, state: MervState, owner: Owner, tile: i64) -> None:
    named(told, state, owner, "claimed", "tile", TILE_IDS, tile)


def camels(told: Told, state: MervState, owner: Owner, count: i64, source: str) -> None:
    if told is not None and count > 0:
        told.append(Event("camels", {**by(state, owner), "count": count, "from": source}))


def camel_placed(told: Told, state: MervState, owner: Owner, where: str) -> None:
    if told is not None:
        told.append(Event("camel_placed", {**by(state, owner), "where": where}))


def traded(told: Told, state: MervState, owner: Owner, slot: i64) -> None:
    named(told, state, owner, "traded", "slot", MARKET_SLOT_IDS, slot)


# The six places of the board.


def card_taken(told: Told, state: MervState, owner: Owner, spice: i64) -> None:
    named(told, state, owner, "card_taken", "spice", SPICE_IDS, spice)


def restocked(told: Told, cards: vec[i64]) -> None:
    if told is not None and len(cards) > 0:
        told.append(Event("restocked", {"cards": [SPICE_IDS[spice] for spice in cards]}))


def courtier(told: Told, state: MervState, owner: Owner, hall: i64) -> None:
    named(told, state, owner, "courtier", "hall", HALL_IDS, hall)


def took(told: Told, state: MervState, owner: Owner, kind: i64, count: i64) -> None:
    stored(told, state, owner, "took", kind, count)


def learned(told: Told, state: MervState, owner: Owner, breakthrough: i64) -> None:
    named(told, state, owner, "learned", "breakthrough", BREAKTHROUGH_IDS, breakthrough)


def established(told: Told, state: MervState, owner: Owner, city: i64) -> None:
    named(told, state, owner, "established", "city", CITY_IDS, city)


def bought(told: Told, seat: Seat, city: i64, camels: i64) -> None:
    if told is not None:
        told.append(Event("bought", {"seat": seat, "city": CITY_IDS[city], "camels": camels}))


def camels_returned(told: Told, cards: i64, market: i64, box: i64) -> None:
    if told is not None and cards + market + box > 0:
        fields: Fields = {"to_cards": cards, "to_market": market, "to_box": box}
        told.append(Event("camels_returned", fields))


def advanced(told: Told, state: MervState, owner: Owner, space: i64) -> None:
    named(told, state, owner, "advanced", "space", SPACE_IDS, space)


def walled(told: Told, state: MervState, owner: Owner, wall: i64, slot: i64) -> None:
    if told is not None:
        fields: Fields = {**by(state, owner), "wall": WALL_IDS[wall], "slot": WALL_SLOT_IDS[slot]}
        told.append(Event("walled", fields))


def fulfilled(told: Told, state: MervState, owner: Owner, contract: i64) -> None:
    named(told, state, owner, "fulfilled", "contract", CONTRACT_IDS, contract)


def committed(told: Told, state: MervState, owner: Owner, kind: i64, count: i64) -> None:
    stored(told, state, owner, "committed", kind, count)


# Round end, invasion, scoring.


def queued(told: Told, state: MervState, owner: Owner, place: i64, skipped: i64) -> None:
    if told is not None:
        fields: Fields = {**by(state, owner), "place": place + 1, "skipped": skipped}
        told.append(Event("queued", fields))


def ransomed(
    told: Told, state: MervState, owner: Owner, cell: Cell, color: Color, exchange: bool
) -> None:
    cube_at(told, state, owner, "ransomed", cell, "cube", color)
    if told is not None and exchange:
        told[-1].fields["exchange"] = True


def destroyed(told: Told, state: MervState, owner: Owner, cell: Cell) -> None:
    named(told, state, owner, "destroyed", "site", SITE_IDS, state.sites[cell])


def soldiers_return(told: Told, count: i64) -> None:
    if told is not None and count > 0:
        told.append(Event("soldiers_return", {"count": count}))


def scoring_began(told: Told, year: i64) -> None:
    began(told, "scoring_began", "year", year)


def hall_scored(told: Told, state: MervState, owner: Owner, hall: i64, points: i64) -> None:
    if told is not None:
        fields: Fields = {**by(state, owner), "hall": HALL_IDS[hall], "points": points}
        told.append(Event("hall_scored", fields))


def game_over(told: Told, sets: list[Fields]) -> None:
    if told is not None:
        told.append(Event("game_over", {"sets": sets}))
