"""The table as a photograph. What each seat has is a row of one table-wide vec."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE, filled, zeros
from fondaco.core.game import State
from fondaco.core.hidden import Secrets
from fondaco.core.trail import Trail
from fondaco.games.merchants.boards import BOARDS, Board
from fondaco.games.merchants.components import (
    CARD_COUNT,
    CARDS,
    CARDS_EACH,
    CITIES,
    HEXES,
    PATHS,
    ROUTES_EACH,
    TOKEN_VALUE,
)
from fondaco.games.merchants.terms import (
    COLORS,
    PIECES,
    PIECES_EACH,
    RESOURCES,
    ROLL,
    Card,
    City,
    Hex,
    Path,
    Place,
    Resource,
    Seat,
)


@mypyc_attr(acyclic=True)
class MerchantsState(State):
    """Everything that lies on the table or is held, and what is being asked."""

    def __init__(
        self,
        seats: i64,
        board: i64,
        offers_allowed: i64,
        active: Seat,
        asked: Seat,
        step: i64,
        first: Seat,
        placed: i64,
        rolled: bool,
        dice: i64,
        robber: Hex,
        posts: vec[i64],
        commodities: vec[i64],
        routes: vec[i64],
        opened: vec[i64],
        laid: vec[i64],
        merchants: vec[i64],
        caravans: vec[i64],
        storage: vec[i64],
        freed: vec[i64],
        gold: vec[i64],
        hands: vec[i64],
        cards: vec[i64],
        hand_under: vec[i64],
        hand_over: vec[i64],
        card_under: vec[i64],
        card_over: vec[i64],
        thefts: vec[i64],
        lows: vec[i64],
        purchases: i64,
        offers: i64,
        played: bool,
        mover: i64,
        steps: i64,
        fees: vec[i64],
        free_routes: i64,
        arrow: Path,
        joining: Place,
        source: City,
        founded: City,
        chosen: Hex,
        owed: i64,
        last: i64,
        offered: vec[i64],
        answers: vec[i64],
    ) -> None:
        self.seats = seats
        self.board = board
        self.offers_allowed = offers_allowed  # a turn
        # Whose turn it is, who is asked, and what: flow.py alone writes these.
        self.active = active
        self.asked = asked
        self.step = step
        self.first = first  # the starting player
        self.placed = placed  # pieces placed in the set-up
        self.rolled = rolled  # whether the active player has rolled
        self.dice = dice  # the last roll, or 0
        # On the board.
        self.robber = robber
        self.posts = posts  # the color of the trading post, or NONE, by city
        self.commodities = commodities  # who has delivered there, or NONE, by city
        self.routes = routes  # the color of the trade route, or NONE, by path
        self.opened = opened  # the same by seat: the paths in the order of building, then NONE
        self.laid = laid  # the number token, or NONE, by hex
        self.merchants = merchants  # the intersection, or NONE, two a seat
        self.caravans = caravans  # the path, or NONE, two a seat
        # In front of the players.
        self.storage = storage  # trading posts in storage, by seat
        self.freed = freed  # commodity tokens that can be delivered, by seat
        self.gold = gold  # by seat
        self.hands = hands  # resource cards, by seat, by resource
        self.cards = cards  # development cards by kind: each seat's, then see FRESH
        # How far each seat's, and an onlooker's, knowledge is from the truth: see core/hidden.py.
        self.hand_under = hand_under
        self.hand_over = hand_over
        self.card_under = card_under
        self.card_over = card_over
        self.thefts = thefts  # the resource cards that moved unseen: see core/trail.py
        self.lows = lows
        # A turn under way.
        self.purchases = purchases  # resources bought with gold
        self.offers = offers  # offers made
        self.played = played  # whether a development card was played
        self.mover = mover  # the piece of the active player that is under way, or NONE
        self.steps = steps  # what it may still move without paying
        self.fees = fees  # owners that were paid: by caravan, by color
        self.free_routes = free_routes  # trade routes to be opened without paying
        self.arrow = arrow  # the double arrow just opened, or NONE
        self.joining = joining  # how far the shortest connection has been followed, or NONE
        self.source = source  # the city-site it comes from
        self.founded = founded  # the city whose new trading post asks for a number, or NONE
        self.chosen = chosen  # the hex that gets it, or NONE
        self.owed = owed  # resource cards still to be discarded, or taken
        self.last = last  # the kind discarded, taken or named last: an order is kept; NONE at first
        # Trade: what the seat would give, then what it asks for, by seat, by kind of piece.
        self.offered = offered
        self.answers = answers  # by seat

    def copy(self) -> "MerchantsState":
        return MerchantsState(
            self.seats,
            self.board,
            self.offers_allowed,
            self.active,
            self.asked,
            self.step,
            self.first,
            self.placed,
            self.rolled,
            self.dice,
            self.robber,
            self.posts[:],
            self.commodities[:],
            self.routes[:],
            self.opened[:],
            self.laid[:],
            self.merchants[:],
            self.caravans[:],
            self.storage[:],
            self.freed[:],
            self.gold[:],
            self.hands[:],
            self.cards[:],
            self.hand_under[:],
            self.hand_over[:],
            self.card_under[:],
            self.card_over[:],
            self.thefts[:],
            self.lows[:],
            self.purchases,
            self.offers,
            self.played,
            self.mover,
            self.steps,
            self.fees[:],
            self.free_routes,
            self.arrow,
            self.joining,
            self.source,
            self.founded,
            self.chosen,
            self.owed,
            self.last,
            self.offered[:],
            self.answers[:],
        )


def empty_table(seats: i64, board: i64, offers_allowed: i64) -> MerchantsState:
    """Nothing placed, nothing dealt; every development card in the stack."""
    return MerchantsState(
        seats=seats,
        board=board,
        offers_allowed=offers_allowed,
        active=0,
        asked=0,
        step=ROLL,
        first=0,
        placed=0,
        rolled=False,
        dice=0,
        robber=0,
        posts=filled(CITIES, NONE),
        commodities=filled(CITIES, NONE),
        routes=filled(PATHS, NONE),
        opened=filled(seats * ROUTES_EACH, NONE),
        laid=filled(HEXES, NONE),
        merchants=filled(seats * PIECES_EACH, NONE),
        caravans=filled(seats * PIECES_EACH, NONE),
        storage=zeros(seats),
        freed=zeros(seats),
        gold=zeros(seats),
        hands=zeros(seats * RESOURCES),
        cards=all_in_stack(seats),
        hand_under=zeros((seats + 1) * seats * RESOURCES),
        hand_over=zeros((seats + 1) * seats * RESOURCES),
        card_under=zeros(seats * (seats + 2) * CARDS),
        card_over=zeros(seats * (seats + 2) * CARDS),
        thefts=vec[i64](),
        lows=vec[i64](),
        purchases=0,
        offers=0,
        played=False,
        mover=NONE,
        steps=0,
        fees=zeros(PIECES_EACH * COLORS),
        free_routes=0,
        arrow=NONE,
        joining=NONE,
        source=NONE,
        founded=NONE,
        chosen=NONE,
        owed=0,
        last=0,
        offered=zeros(seats * 2 * PIECES),
        answers=zeros(seats),
    )


def all_in_stack(seats: i64) -> vec[i64]:
    # rule setup.cards
    cards = zeros((seats + 3) * CARDS)
    for kind in range(CARDS):
        cards[(seats + 1) * CARDS + kind] = CARD_COUNT[kind]
    return cards


# Rows of development cards after those of the seats.


def fresh_row(state: MerchantsState) -> i64:
    """The cards that the active player has bought this turn."""
    return state.seats


def stack_row(state: MerchantsState) -> i64:
    return state.seats + 1


def discard_row(state: MerchantsState) -> i64:
    """The played cards, which everybody can see."""
    return state.seats + 2


def cards_in(state: MerchantsState, row: i64, kind: Card) -> i64:
    return state.cards[row * CARDS + kind]


def card_count(state: MerchantsState, row: i64) -> i64:
    found: i64 = 0
    for kind in range(CARDS):
        found += state.cards[row * CARDS + kind]
    return found


# Who may know what.


def secret_hands(state: MerchantsState) -> Secrets:
    return Secrets(state.seats, RESOURCES, state.hands, state.hand_under, state.hand_over)


def trail_of(state: MerchantsState) -> Trail:
    return Trail(state.seats, RESOURCES, state.hands, state.thefts, state.lows)


def secret_cards(state: MerchantsState) -> Secrets:
    return Secrets(state.seats + 2, CARDS, state.cards, state.card_under, state.card_over)


# Short questions.


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


def offered_by(state: MerchantsState, seat: Seat, piece: i64) -> i64:
    """How many of a kind of piece the seat would give."""
    return state.offered[seat * 2 * PIECES + piece]


def asked_by(state: MerchantsState, seat: Seat, piece: i64) -> i64:
    """How many of a kind of piece the seat asks for."""
    return state.offered[(seat * 2 + 1) * PIECES + piece]


def possession(state: MerchantsState, seat: Seat, piece: i64) -> i64:
    """How many of a kind of piece the seat has; gold is a piece too."""
    return state.hands[seat * RESOURCES + piece] if piece < RESOURCES else state.gold[seat]
