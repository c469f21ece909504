"""Whether a table that was read could have come about, as far as playing on depends on it."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.fields import Entry
from fondaco.core.refusal import Refused
from fondaco.games.merchants.components import (
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    CARDS_EACH,
    CITY_IDS,
    HEX_IDS,
    PATH_IDS,
    PLACE_IDS,
    TOKEN_IDS,
    TOKEN_TERRAIN,
)
from fondaco.games.merchants.flow import has_choice, legal
from fondaco.games.merchants.holdings import board_of, offered_by, possession, supply_of
from fondaco.games.merchants.state import MerchantsState, discard_row
from fondaco.games.merchants.terms import (
    ARROW,
    CONNECT,
    NUMBER,
    OVER,
    PIECES,
    PIECES_EACH,
    RESOURCE_IDS,
    RESOURCES,
    TAKE_TOKEN,
)


def check(state: MerchantsState, entry: Entry) -> None:
    """Refuse what could not be played on."""
    board = board_of(state)
    if board.terrain[state.robber] == NONE:
        raise entry.wrong("robber", "the hex is not on this board")
    check_places(state, entry)
    check_pieces(state, entry)
    check_cards(state, entry)
    check_knowledge(state, entry)
    check_offers(state, entry)
    check_step(state, entry)


def check_places(state: MerchantsState, entry: Entry) -> None:
    board = board_of(state)
    for city, post in enumerate(state.posts):
        if post != NONE and city not in board.cities:
            raise entry.wrong("posts", f"{CITY_IDS[city]} is not on this board")
        if post == NONE and state.commodities[city] != NONE:
            raise entry.wrong("commodities", f"{CITY_IDS[city]} has no trading post")
    for path, owner in enumerate(state.routes):
        if owner != NONE and board.on_board[path] == 0:
            raise entry.wrong("routes", f"{PATH_IDS[path]} is not on this board")
    for hex, token in enumerate(state.laid):
        if token != NONE and (board.terrain[hex] != TOKEN_TERRAIN[token] or board.number[hex] > 0):
            raise entry.wrong("tokens", f"{TOKEN_IDS[token]} cannot lie on {HEX_IDS[hex]}")


def check_pieces(state: MerchantsState, entry: Entry) -> None:
    for place in state.merchants:
        if place != NONE and len(board_of(state).paths_at[place]) == 0:
            raise entry.wrong("merchants", f"{PLACE_IDS[place]} is not on this board")
    for path in state.caravans:
        if path != NONE and state.routes[path] == NONE:
            raise entry.wrong("caravans", f"{PATH_IDS[path]} is no trade route")
    if 0 <= state.mover < 2 * PIECES_EACH:
        pieces = state.merchants if state.mover < PIECES_EACH else state.caravans
        if pieces[state.active * PIECES_EACH + state.mover % PIECES_EACH] == NONE:
            raise entry.wrong("mover", "it is not on the board")


def check_cards(state: MerchantsState, entry: Entry) -> None:
    for resource in range(RESOURCES):
        if supply_of(state, resource) < 0:
            raise entry.wrong("hands", f"there are {CARDS_EACH} cards of {RESOURCE_IDS[resource]}")
    for card in range(CARDS):
        found: i64 = 0
        for row in range(discard_row(state) + 1):
            found += state.cards[row * CARDS + card]
        if found != CARD_COUNT[card]:
            raise entry.wrong("cards", f"there are {CARD_COUNT[card]} of {CARD_IDS[card]}")


def check_offers(state: MerchantsState, entry: Entry) -> None:
    for seat in range(state.seats):
        for piece in range(PIECES):
            if offered_by(state, seat, piece) > possession(state, seat, piece):
                raise entry.wrong("offered", "nobody can give more than he has")


def check_step(state: MerchantsState, entry: Entry) -> None:
    needed = {int(CONNECT): "joining", int(ARROW): "arrow", int(NUMBER): "founded"}
    needed[int(TAKE_TOKEN)] = "chosen"
    field = needed.get(int(state.step))
    if field is not None and entry.value(field) is None:
        raise entry.wrong(field, "the step asks for it")
    if state.step != OVER and not (has_choice(state) and legal(state)):
        raise Refused("snapshot: nobody would have anything to decide.")


def check_knowledge(state: MerchantsState, entry: Entry) -> None:
    """Nobody takes a hand or a stack for smaller than nothing."""
    check_under(state.hand_under, state.hands, state.seats * RESOURCES, "hand_under", entry)
    check_under(state.card_under, state.cards, (state.seats + 2) * CARDS, "card_under", entry)


def check_under(under: vec[i64], held: vec[i64], width: i64, field: str, entry: Entry) -> None:
    for at in range(i64(len(under))):
        if under[at] > held[at % width]:
            raise entry.wrong(field, "nobody can think of less than nothing")
