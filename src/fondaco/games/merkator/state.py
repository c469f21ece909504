"""The table as a photograph. What each seat has is a row of one table-wide vec."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE, filled, zeros
from fondaco.core.game import State
from fondaco.games.merkator.components import BONUS_CARDS, BUILDINGS, CONTRACTS
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

    def __init__(
        self,
        seats: i64,
        options: vec[i64],
        active: Seat,
        asked: Seat,
        step: i64,
        turns_left: i64,
        merkator: Place,
        cubes: vec[i64],
        chart: vec[i64],
        shown: i64,
        refill: vec[i64],
        ending: i64,
        contracts: vec[i64],
        bonus_cards: vec[i64],
        buildings: vec[i64],
        goods: vec[i64],
        supply: vec[i64],
        time: vec[i64],
        taler: vec[i64],
        fulfilled: vec[i64],
        checks: vec[i64],
        letter: i64,
        lost: i64,
        contract: Card,
        brought: vec[i64],
        paying: Good,
        unpaid: i64,
        wanted: Card,
        held: bool,
        bids: vec[i64],
        taker: Seat,
        gained: Card,
        row: vec[i64],
        depth: vec[i64],
        earned: vec[i64],
        tile: i64,
        rising: bool,
    ) -> None:
        self.seats = seats
        self.options = options  # the ways to play that were chosen, by OPTION number; never changed
        # Whose turn it is, who is asked, and what: flow.py alone writes these.
        self.active = active
        self.asked = asked
        self.step = step  # one of INVEST .. OVER
        self.turns_left = turns_left  # of the final round; NONE before it
        # On the board.
        self.merkator = merkator  # where the token stands; NONE before the first travel
        self.cubes = cubes  # by color
        self.chart = chart  # Time counters left, by row from the top
        self.shown = shown  # letter of the chart's first counter, if it lies face up
        self.refill = refill  # rows with which the chart is filled anew when it is empty
        self.ending = ending  # what has triggered the final round, or NONE
        # Where each card lies: with a seat (or the AI), or STACK, OPEN, DISCARD.
        self.contracts = contracts
        self.bonus_cards = bonus_cards
        self.buildings = buildings
        # In the offices.
        self.goods = goods  # by seat, by good
        self.supply = supply  # cubes on the Supply tile, by seat, by color
        self.time = time  # Time counters, by seat, then the AI's
        self.taler = taler  # by seat, then the AI's
        # A turn under way.
        self.fulfilled = fulfilled  # Contracts that were fulfilled this turn
        self.checks = checks  # loss-of-goods checks to come: the letter, NONE if unseen
        self.letter = letter  # the counter flipped for the check at hand, or NONE
        self.lost = lost  # goods that the asked seat has returned in it
        self.contract = contract  # the Contract at hand, or NONE
        self.brought = brought  # what trades have brought for it: by good, then ANY
        self.paying = paying  # the good that is asked for next
        self.unpaid = unpaid  # goods of free choice, or Taler of a card, still to pay
        # With rules that a table may add.
        self.wanted = wanted  # the card that Contracts are being spent on, or NONE; see barter.py
        self.held = held  # whether the active player has taken a card in hand this turn
        self.bids = bids  # offered for the card just revealed: Taler by seat, then counters
        self.taker = taker  # who took the Contract that is bid for
        self.gained = gained  # that Contract, or NONE
        # With SoloPlay's AI, who has no seat: see soloplay/. All are empty without him.
        self.row = row  # the open Buildings, in the order in which they were turned up
        self.depth = depth  # Contracts that lie face down in their stack, by level
        self.earned = earned  # the AI's Contracts, in the order in which he gained them
        self.tile = tile  # level of the stack under the Contract Travel Tile, or NONE
        self.rising = rising  # whether the tile moves up

    def copy(self) -> "MerkatorState":
        return MerkatorState(
            self.seats,
            self.options,
            self.active,
            self.asked,
            self.step,
            self.turns_left,
            self.merkator,
            self.cubes[:],
            self.chart[:],
            self.shown,
            self.refill,
            self.ending,
            self.contracts[:],
            self.bonus_cards[:],
            self.buildings[:],
            self.goods[:],
            self.supply[:],
            self.time[:],
            self.taler[:],
            self.fulfilled[:],
            self.checks[:],
            self.letter,
            self.lost,
            self.contract,
            self.brought[:],
            self.paying,
            self.unpaid,
            self.wanted,
            self.held,
            self.bids[:],
            self.taker,
            self.gained,
            self.row[:],
            self.depth[:],
            self.earned[:],
            self.tile,
            self.rising,
        )


def empty_table(seats: i64, options: vec[i64], chart: vec[i64]) -> MerkatorState:
    """Nothing dealt, nothing placed; every card in its stack."""
    return MerkatorState(
        seats=seats,
        options=options,
        active=0,
        asked=0,
        step=INVEST,
        turns_left=NONE,
        merkator=NONE,
        cubes=zeros(MAJORS),
        chart=chart,
        shown=NONE,
        refill=vec[i64](),
        ending=NONE,
        contracts=filled(CONTRACTS, STACK),
        bonus_cards=filled(BONUS_CARDS, STACK),
        buildings=filled(BUILDINGS, STACK),
        goods=zeros(seats * GOODS),
        supply=zeros(seats * MAJORS),
        time=zeros(seats + options[SOLOPLAY]),
        taler=zeros(seats + options[SOLOPLAY]),
        fulfilled=vec[i64](),
        checks=vec[i64](),
        letter=NONE,
        lost=0,
        contract=NONE,
        brought=zeros(GOODS + 1),
        paying=0,
        unpaid=0,
        wanted=NONE,
        held=False,
        bids=vec[i64](),
        taker=0,
        gained=NONE,
        row=vec[i64](),
        depth=vec[i64](),
        earned=vec[i64](),
        tile=NONE,
        rising=True,
    )


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
