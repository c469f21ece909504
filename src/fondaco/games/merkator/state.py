"""The table as a photograph. What each seat has is a row of one table-wide vec."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE, filled, zeros
from fondaco.core.game import State
from fondaco.games.merkator.components import BONUS_CARDS, BUILDINGS, CONTRACTS, LETTER_COPIES
from fondaco.games.merkator.terms import (
    AI,
    GOODS,
    INVEST,
    MAJORS,
    SOLOPLAY,
    STACK,
    Card,
    Color,
    Good,
    Place,
    Seat,
)


@mypyc_attr(acyclic=True)
class MerkatorState(State):
    """Everything that lies on the table, and what is being asked."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.options = vec[i64]()  # shared: the ways to play that were chosen, by OPTION number
        # Whose turn it is, who is asked, and what: turns.py alone writes these.
        self.active: Seat = 0
        self.asked: Seat = 0
        self.step: i64 = INVEST  # one of INVEST .. OVER
        self.turns_left: i64 = NONE  # of the final round; NONE before it
        # On the board.
        self.merkator: Place = NONE  # where the token stands; NONE before the first travel
        self.cubes = vec[i64]()  # by color
        self.chart = vec[i64]()  # Time counters left, by row from the top
        self.shown: i64 = NONE  # letter of the chart's first counter, if it lies face up
        self.refill = vec[i64]()  # shared: rows with which an empty chart is filled anew
        self.ending: i64 = NONE  # what has triggered the final round, or NONE
        # Where each card lies: with a seat (or the AI), or STACK, OPEN, DISCARD.
        self.contracts = vec[i64]()
        self.bonus_cards = vec[i64]()
        self.buildings = vec[i64]()
        # In the offices.
        self.goods = vec[i64]()  # by seat, by good
        self.supply = vec[i64]()  # cubes on the Supply tile, by seat, by color
        self.time = vec[i64]()  # Time counters, by seat, then the AI's
        self.taler = vec[i64]()  # by seat, then the AI's
        # A turn under way.
        self.fulfilled = vec[i64]()  # Contracts that were fulfilled this turn
        self.checks = vec[i64]()  # loss-of-goods checks to come: the letter, NONE if unseen
        self.letter: i64 = NONE  # the counter flipped for the check at hand, or NONE
        self.lost: i64 = 0  # goods that the asked seat has returned in it
        self.contract: Card = NONE  # the Contract at hand, or NONE
        self.brought = vec[i64]()  # what trades have brought for it: by good, then ANY
        self.paying: Good = 0  # the good that is asked for next
        self.unpaid: i64 = 0  # goods of free choice, or Taler of a card, still to pay
        # With rules that a table may add.
        self.wanted: Card = NONE  # what Contracts are being spent on, or NONE; see barter.py
        self.held = False  # whether the active player has taken a card in hand this turn
        self.bids = vec[i64]()  # offered for the card just revealed: Taler by seat, then counters
        self.taker: Seat = 0  # who took the Contract that is bid for
        self.gained: Card = NONE  # that Contract, or NONE
        # With SoloPlay's AI, who has no seat: see soloplay/. All are empty without him.
        self.row = vec[i64]()  # the open Buildings, in the order in which they were turned up
        self.depth = vec[i64]()  # Contracts that lie face down in their stack, by level
        self.earned = vec[i64]()  # the AI's Contracts, in the order in which he gained them
        self.tile: i64 = NONE  # level of the stack under the Contract Travel Tile, or NONE
        self.rising = True  # whether the tile moves up

    def copy(self) -> "MerkatorState":
        twin = MerkatorState()
        twin.seats = self.seats
        twin.options = self.options
        twin.active = self.active
        twin.asked = self.asked
        twin.step = self.step
        twin.turns_left = self.turns_left
        twin.merkator = self.merkator
        twin.cubes = self.cubes[:]
        twin.chart = self.chart[:]
        twin.shown = self.shown
        twin.refill = self.refill
        twin.ending = self.ending
        twin.contracts = self.contracts[:]
        twin.bonus_cards = self.bonus_cards[:]
        twin.buildings = self.buildings[:]
        twin.goods = self.goods[:]
        twin.supply = self.supply[:]
        twin.time = self.time[:]
        twin.taler = self.taler[:]
        twin.fulfilled = self.fulfilled[:]
        twin.checks = self.checks[:]
        twin.letter = self.letter
        twin.lost = self.lost
        twin.contract = self.contract
        twin.brought = self.brought[:]
        twin.paying = self.paying
        twin.unpaid = self.unpaid
        twin.wanted = self.wanted
        twin.held = self.held
        twin.bids = self.bids[:]
        twin.taker = self.taker
        twin.gained = self.gained
        twin.row = self.row[:]
        twin.depth = self.depth[:]
        twin.earned = self.earned[:]
        twin.tile = self.tile
        twin.rising = self.rising
        return twin


def empty_table(seats: i64, options: vec[i64], chart: vec[i64]) -> MerkatorState:
    """Nothing dealt, nothing placed; every card in its stack."""
    state = MerkatorState()
    state.seats = seats
    state.options = options
    state.cubes = zeros(MAJORS)
    state.chart = chart
    state.contracts = filled(CONTRACTS, STACK)
    state.bonus_cards = filled(BONUS_CARDS, STACK)
    state.buildings = filled(BUILDINGS, STACK)
    state.goods = zeros(seats * GOODS)
    state.supply = zeros(seats * MAJORS)
    state.time = zeros(seats + options[SOLOPLAY])
    state.taler = zeros(seats + options[SOLOPLAY])
    state.brought = zeros(GOODS + 1)
    return state


def goods_of(state: MerkatorState, seat: Seat, good: Good) -> i64:
    return state.goods[seat * GOODS + good]


def supply_of(state: MerkatorState, seat: Seat, color: Color) -> i64:
    return state.supply[seat * MAJORS + color]


def contracts_of(state: MerkatorState, seat: Seat) -> i64:
    """How many Contracts the seat owns."""
    owned: i64 = 0
    for card in range(CONTRACTS):
        if state.contracts[card] == seat:
            owned += 1
    return owned


def hidden_of(state: MerkatorState, letter: i64) -> i64:
    """How many counters of that letter do not lie face up."""
    hidden = LETTER_COPIES[letter]
    if state.letter == letter:
        hidden -= 1
    if state.shown == letter:
        hidden -= 1
    return hidden


def plays_with(state: MerkatorState, option: i64) -> bool:
    """Whether the table has chosen that way to play."""
    return state.options[option] == 1


def is_final_round(state: MerkatorState) -> bool:
    return state.turns_left != NONE


def owners(state: MerkatorState) -> i64:
    """How many own cards, Time counters and Taler: the seats, and the AI if he plays."""
    return state.seats + state.options[SOLOPLAY]


def is_ai_turn(state: MerkatorState) -> bool:
    return state.active == AI and plays_with(state, SOLOPLAY)
