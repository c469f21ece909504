"""The table as a photograph. What each seat has is a row of one table-wide vec."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE, filled, zeros
from fondaco.core.game import State
from fondaco.core.hidden import Secrets
from fondaco.core.trail import Trail
from fondaco.games.merchants.components import (
    CARD_COUNT,
    CARDS,
    CITIES,
    HEXES,
    PATHS,
    ROUTES_EACH,
)
from fondaco.games.merchants.terms import (
    COLORS,
    PIECES,
    PIECES_EACH,
    RESOURCES,
    ROLL,
    City,
    Hex,
    Path,
    Place,
    Seat,
)


@mypyc_attr(acyclic=True)
class MerchantsState(State):
    """Everything that lies on the table or is held, and what is being asked."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.board: i64 = 0
        self.offers_allowed: i64 = 0  # a turn
        # Whose turn it is, who is asked, and what: turns.py alone writes these.
        self.active: Seat = 0
        self.asked: Seat = 0
        self.step: i64 = ROLL
        self.first: Seat = 0  # the starting player
        self.placed: i64 = 0  # pieces placed in the set-up
        self.rolled = False  # whether the active player has rolled
        self.dice: i64 = 0  # the last roll, or 0
        # On the board.
        self.robber: Hex = 0
        self.posts = vec[i64]()  # shared: the color of the trading post, or NONE, by city
        self.commodities = vec[i64]()  # shared: who has delivered there, or NONE, by city
        self.routes = vec[i64]()  # shared: the color of the trade route, or NONE, by path
        self.opened = vec[i64]()  # shared: the same by seat, in the order of building, then NONE
        self.laid = vec[i64]()  # shared: the number token, or NONE, by hex
        self.merchants = vec[i64]()  # the intersection, or NONE, two a seat
        self.caravans = vec[i64]()  # the path, or NONE, two a seat
        # In front of the players.
        self.storage = vec[i64]()  # shared: trading posts in storage, by seat
        self.freed = vec[i64]()  # shared: commodity tokens that can be delivered, by seat
        self.gold = vec[i64]()  # by seat
        self.hands = vec[i64]()  # resource cards, by seat, by resource
        self.cards = vec[i64]()  # development cards by kind: each seat's, then see FRESH
        # How far each seat's, and an onlooker's, knowledge is from the truth: see core/hidden.py.
        self.hand_under = vec[i64]()
        self.hand_over = vec[i64]()
        self.card_under = vec[i64]()
        self.card_over = vec[i64]()
        self.thefts = vec[i64]()  # the resource cards that moved unseen: see core/trail.py
        self.lows = vec[i64]()
        # A turn under way.
        self.purchases: i64 = 0  # resources bought with gold
        self.offers: i64 = 0  # offers made
        self.played = False  # whether a development card was played
        self.mover: i64 = NONE  # the piece of the active player that is under way, or NONE
        self.steps: i64 = 0  # what it may still move without paying
        self.fees = vec[i64]()  # owners that were paid: by caravan, by color
        self.free_routes: i64 = 0  # trade routes to be opened without paying
        self.arrow: Path = NONE  # the double arrow just opened, or NONE
        self.joining: Place = NONE  # how far the shortest connection has been followed, or NONE
        self.source: City = NONE  # the city-site it comes from
        self.founded: City = NONE  # the city whose new trading post asks for a number, or NONE
        self.chosen: Hex = NONE  # the hex that gets it, or NONE
        self.owed: i64 = 0  # resource cards still to be discarded, or taken
        # The kind discarded, taken or named last, since an order is kept; NONE at first.
        self.last: i64 = 0
        # Trade: what the seat would give, then what it asks for, by seat, by kind of piece.
        self.offered = vec[i64]()
        self.answers = vec[i64]()  # by seat

    def copy(self) -> "MerchantsState":
        twin = MerchantsState()
        twin.seats = self.seats
        twin.board = self.board
        twin.offers_allowed = self.offers_allowed
        twin.active = self.active
        twin.asked = self.asked
        twin.step = self.step
        twin.first = self.first
        twin.placed = self.placed
        twin.rolled = self.rolled
        twin.dice = self.dice
        twin.robber = self.robber
        twin.posts = self.posts
        twin.commodities = self.commodities
        twin.routes = self.routes
        twin.opened = self.opened
        twin.laid = self.laid
        twin.merchants = self.merchants[:]
        twin.caravans = self.caravans[:]
        twin.storage = self.storage
        twin.freed = self.freed
        twin.gold = self.gold[:]
        twin.hands = self.hands[:]
        twin.cards = self.cards[:]
        twin.hand_under = self.hand_under[:]
        twin.hand_over = self.hand_over[:]
        twin.card_under = self.card_under[:]
        twin.card_over = self.card_over[:]
        twin.thefts = self.thefts[:]
        twin.lows = self.lows[:]
        twin.purchases = self.purchases
        twin.offers = self.offers
        twin.played = self.played
        twin.mover = self.mover
        twin.steps = self.steps
        twin.fees = self.fees[:]
        twin.free_routes = self.free_routes
        twin.arrow = self.arrow
        twin.joining = self.joining
        twin.source = self.source
        twin.founded = self.founded
        twin.chosen = self.chosen
        twin.owed = self.owed
        twin.last = self.last
        twin.offered = self.offered[:]
        twin.answers = self.answers[:]
        return twin


def empty_table(seats: i64, board: i64, offers_allowed: i64) -> MerchantsState:
    """Nothing placed, nothing dealt; every development card in the stack."""
    state = MerchantsState()
    state.seats = seats
    state.board = board
    state.offers_allowed = offers_allowed
    state.posts = filled(CITIES, NONE)
    state.commodities = filled(CITIES, NONE)
    state.routes = filled(PATHS, NONE)
    state.opened = filled(seats * ROUTES_EACH, NONE)
    state.laid = filled(HEXES, NONE)
    state.merchants = filled(seats * PIECES_EACH, NONE)
    state.caravans = filled(seats * PIECES_EACH, NONE)
    state.storage = zeros(seats)
    state.freed = zeros(seats)
    state.gold = zeros(seats)
    state.hands = zeros(seats * RESOURCES)
    state.cards = all_in_stack(seats)
    state.hand_under = zeros((seats + 1) * seats * RESOURCES)
    state.hand_over = zeros((seats + 1) * seats * RESOURCES)
    state.card_under = zeros(seats * (seats + 2) * CARDS)
    state.card_over = zeros(seats * (seats + 2) * CARDS)
    state.fees = zeros(PIECES_EACH * COLORS)
    state.offered = zeros(seats * 2 * PIECES)
    state.answers = zeros(seats)
    return state


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


# Who may know what.


def secret_hands(state: MerchantsState) -> Secrets:
    return Secrets(state.seats, RESOURCES, state.hands, state.hand_under, state.hand_over)


def trail_of(state: MerchantsState) -> Trail:
    return Trail(state.seats, RESOURCES, state.hands, state.thefts, state.lows)


def secret_cards(state: MerchantsState) -> Secrets:
    return Secrets(state.seats + 2, CARDS, state.cards, state.card_under, state.card_over)
