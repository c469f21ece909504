"""What a seat, or an onlooker, may see, built field by field.

Of other hands and development cards only the numbers are shown; an offer only once it is made.
"""

from typing import Final, cast

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merchants import terms
from fondaco.games.merchants.components import (
    CARD_IDS,
    CITY_IDS,
    HEX_IDS,
    PATH_IDS,
    PATHS,
    PLACE_IDS,
    TOKEN_TERRAIN,
    TOKEN_VALUE,
    TOKENS,
)
from fondaco.games.merchants.events import named
from fondaco.games.merchants.holdings import (
    asked_by,
    board_of,
    card_count,
    cards_in,
    delivered_by,
    hand_size,
    held,
    number_on,
    offered_by,
    routes_left,
    supply_of,
)
from fondaco.games.merchants.scoring import winner
from fondaco.games.merchants.state import MerchantsState, discard_row, fresh_row, stack_row
from fondaco.games.merchants.terms import (
    ANSWER,
    CHOOSE,
    COLOR_IDS,
    COLORS,
    COUNTER,
    COUNTERED,
    MOVER_IDS,
    OFFER,
    OVER,
    PIECES,
    PIECES_EACH,
    RESOURCE_IDS,
    STEP_IDS,
    TERRAIN_IDS,
    Seat,
)
from fondaco.games.merchants.view_types import (
    Answer,
    BoardId,
    Counts,
    MerchantsView,
    Offer,
    Own,
    Player,
    Site,
    Turn,
)

# The ids, as the types of a view know them.
BOARD_IDS: Final = cast(list[BoardId], terms.BOARD_IDS)
ANSWER_IDS: Final = cast(list[Answer], terms.ANSWER_IDS)


def view(state: MerchantsState, seat: int | None) -> dict[str, object]:
    return cast(dict[str, object], typed_view(state, seat))


def typed_view(state: MerchantsState, seat: int | None) -> MerchantsView:
    return {
        "title": "merchants",
        "you": seat,
        "board": BOARD_IDS[state.board],
        "active": state.active,
        "to_act": None if state.step == OVER else state.asked,
        "step": STEP_IDS[state.step],
        "winner": winner(state) if winner(state) != NONE else None,
        "first": state.first,
        "rolled": state.rolled,
        "dice": state.dice if state.dice > 0 else None,
        "robber": HEX_IDS[state.robber],
        "numbers": numbers(state),
        "tokens": tokens(state),
        "face_down": face_down(state),
        "cities": cities(state),
        "routes": routes(state),
        "supply": {id: supply_of(state, number) for number, id in enumerate(RESOURCE_IDS)},
        "card_stack": card_count(state, stack_row(state)),
        "played_cards": cards(state, discard_row(state)),
        "players": [player(state, owner, seat) for owner in range(state.seats)],
        "turn": turn(state),
        "offers": offers(state, seat),
    }


def numbers(state: MerchantsState) -> Counts:
    """Every hex that has a number, with it."""
    return {
        HEX_IDS[hex]: number_on(state, hex)
        for hex in board_of(state).hexes
        if number_on(state, hex) > 0
    }


def tokens(state: MerchantsState) -> Counts:
    """The numbers that are no printed ones."""
    return {
        HEX_IDS[hex]: TOKEN_VALUE[token] for hex, token in enumerate(state.laid) if token != NONE
    }


def face_down(state: MerchantsState) -> Counts:
    """How many number tokens of each terrain lie face down."""
    # rule setup.stock
    down = [TOKEN_TERRAIN[token] for token in range(TOKENS) if token not in state.laid]
    return {id: down.count(terrain) for terrain, id in enumerate(TERRAIN_IDS)}


def cities(state: MerchantsState) -> dict[str, Site]:
    """Every city with a trading post: whose it is, and who has delivered there."""
    return {
        CITY_IDS[city]: {"post": COLOR_IDS[post], "commodity": color(state.commodities[city])}
        for city, post in enumerate(state.posts)
        if post != NONE
    }


def color(number: i64) -> str | None:
    return COLOR_IDS[number] if number != NONE else None


def routes(state: MerchantsState) -> dict[str, str]:
    return {
        PATH_IDS[path]: COLOR_IDS[state.routes[path]]
        for path in range(PATHS)
        if state.routes[path] != NONE
    }


def cards(state: MerchantsState, row: i64) -> Counts:
    """Development cards by kind, those that are there."""
    counts = {id: cards_in(state, row, card) for card, id in enumerate(CARD_IDS)}
    return {id: count for id, count in counts.items() if count > 0}


def player(state: MerchantsState, owner: Seat, seat: int | None) -> Player:
    first = owner * PIECES_EACH
    fresh = card_count(state, fresh_row(state)) if owner == state.active else 0
    return {
        "seat": owner,
        "color": COLOR_IDS[owner],
        "gold": state.gold[owner],
        "hand": hand_size(state, owner),
        "cards": card_count(state, owner) + fresh,
        "fresh_cards": fresh,
        "storage": state.storage[owner],
        "free": state.freed[owner],
        "delivered": delivered_by(state, owner),
        "routes_left": routes_left(state, owner),
        "merchants": [PLACE_IDS[p] for p in state.merchants[first : first + 2] if p != NONE],
        "caravans": [PATH_IDS[p] for p in state.caravans[first : first + 2] if p != NONE],
        "own": own(state, owner) if owner == seat else None,
    }


def own(state: MerchantsState, seat: Seat) -> Own:
    """What only the seat itself may see."""
    # rule hand.hidden
    fresh = cards(state, fresh_row(state)) if seat == state.active else {}
    return {
        "resources": {id: held(state, seat, number) for number, id in enumerate(RESOURCE_IDS)},
        "cards": cards(state, seat),
        "fresh_cards": fresh,
    }


def turn(state: MerchantsState) -> Turn:
    """What has been done, and is still owed, in the turn under way."""
    return {
        "purchases": state.purchases,
        "offers_left": state.offers_allowed - state.offers,
        "card_played": state.played,
        "mover": MOVER_IDS[state.mover] if state.mover != NONE else None,
        "steps": state.steps,
        "paid": [paid(state, slot) for slot in range(PIECES_EACH)],
        "free_routes": state.free_routes,
        "double_arrow": PATH_IDS[state.arrow] if state.arrow != NONE else None,
        "connecting": PLACE_IDS[state.joining] if state.joining != NONE else None,
        "founded": CITY_IDS[state.founded] if state.founded != NONE else None,
        "numbered": HEX_IDS[state.chosen] if state.chosen != NONE else None,
        "owed": state.owed,
    }


def paid(state: MerchantsState, slot: i64) -> list[str]:
    """The colors whose trade routes a caravan of the active player may use for the rest of it."""
    return [COLOR_IDS[c] for c in range(COLORS) if state.fees[slot * COLORS + c] == 1]


def offers(state: MerchantsState, seat: int | None) -> list[Offer]:
    """The offer, the answers and counter-offers, as far as they were made."""
    if state.step not in (OFFER, ANSWER, COUNTER, CHOOSE):
        return []
    return [
        offer(state, maker, maker == seat or is_made(state, maker)) for maker in range(state.seats)
    ]


def is_made(state: MerchantsState, maker: Seat) -> bool:
    """Whether all may see what the seat offers."""
    if maker == state.active:
        return state.step != OFFER
    return state.answers[maker] == COUNTERED


def offer(state: MerchantsState, maker: Seat, shown: bool) -> Offer:
    gives = [offered_by(state, maker, piece) for piece in range(PIECES)]
    asks = [asked_by(state, maker, piece) for piece in range(PIECES)]
    return {
        "seat": maker,
        "answer": ANSWER_IDS[state.answers[maker]],
        "gives": named(gives) if shown else {},
        "asks": named(asks) if shown else {},
    }
