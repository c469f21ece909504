"""Who holds what, and what lies where: short questions about a state."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merchants.boards import BOARDS, Board
from fondaco.games.merchants.components import (
    CARDS,
    CARDS_EACH,
    ROUTES_EACH,
    TOKEN_VALUE,
)
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import (
    PIECES,
    RESOURCES,
    Card,
    Hex,
    Path,
    Place,
    Resource,
    Seat,
)


def cards_in(state: MerchantsState, row: i64, kind: Card) -> i64:
    return state.cards[row * CARDS + kind]


def card_count(state: MerchantsState, row: i64) -> i64:
    cards = state.cards
    found: i64 = 0
    for kind in range(CARDS):
        found += cards[row * CARDS + kind]
    return found


def board_of(state: MerchantsState) -> Board:
    return BOARDS[state.board]


def held(state: MerchantsState, seat: Seat, resource: Resource) -> i64:
    return state.hands[seat * RESOURCES + resource]


def hand_size(state: MerchantsState, seat: Seat) -> i64:
    hands = state.hands
    found: i64 = 0
    for resource in range(RESOURCES):
        found += hands[seat * RESOURCES + resource]
    return found


def supply_of(state: MerchantsState, resource: Resource) -> i64:
    """What the supply has of a resource: all cards that are in no hand."""
    # rule setup.supply
    hands = state.hands
    left = CARDS_EACH
    for seat in range(state.seats):
        left -= hands[seat * RESOURCES + resource]
    return left


def number_on(state: MerchantsState, hex: Hex) -> i64:
    """The number of a hex, printed or on a token; 0 if it has none."""
    if state.laid[hex] != NONE:
        return TOKEN_VALUE[state.laid[hex]]
    return board_of(state).number[hex]


def routes_left(state: MerchantsState, seat: Seat) -> i64:
    left = ROUTES_EACH
    first = seat * ROUTES_EACH
    while left > 0 and state.opened[first + ROUTES_EACH - left] != NONE:
        left -= 1
    return left


def caravans_on(state: MerchantsState, path: Path) -> i64:
    found: i64 = 0
    for at in state.caravans:
        if at == path:
            found += 1
    return found


def has_merchant(state: MerchantsState, place: Place) -> bool:
    return place in state.merchants


def delivered_by(state: MerchantsState, seat: Seat) -> i64:
    found: i64 = 0
    for by in state.commodities:
        if by == seat:
            found += 1
    return found


def owed_by(state: MerchantsState, seat: Seat) -> i64:
    """Commodity tokens that the seat has not delivered: free ones, and those under posts."""
    return state.freed[seat] + state.storage[seat]


def offered_by(state: MerchantsState, seat: Seat, piece: i64) -> i64:
    """How many of a kind of piece the seat would give."""
    return state.offered[seat * 2 * PIECES + piece]


def asked_by(state: MerchantsState, seat: Seat, piece: i64) -> i64:
    """How many of a kind of piece the seat asks for."""
    return state.offered[(seat * 2 + 1) * PIECES + piece]


def possession(state: MerchantsState, seat: Seat, piece: i64) -> i64:
    """How many of a kind of piece the seat has; gold is a piece too."""
    return state.hands[seat * RESOURCES + piece] if piece < RESOURCES else state.gold[seat]


def holds_asked(state: MerchantsState, seat: Seat, maker: Seat) -> bool:
    """Whether the seat has what the maker of an offer asks for."""
    for piece in range(PIECES):
        if possession(state, seat, piece) < asked_by(state, maker, piece):
            return False
    return True
