"""The table as a photograph. What each seat has is a row of one table-wide vec."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE, filled, zeros
from fondaco.core.game import State
from fondaco.games.merkator.components import BONUS_CARDS, BUILDINGS, CONTRACTS
from fondaco.games.merkator.terms import (
    GOODS,
    INVEST,
    MAJORS,
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
        active: Seat,
        asked: Seat,
        step: i64,
        turns_left: i64,
        merkator: Place,
        cubes: vec[i64],
        chart: vec[i64],
        shown: i64,
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
    ) -> None:
        self.seats = seats
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
        self.ending = ending  # what has triggered the final round, or NONE
        # Where each card lies: with a seat, or STACK, OPEN, DISCARD.
        self.contracts = contracts
        self.bonus_cards = bonus_cards
        self.buildings = buildings
        # In the offices.
        self.goods = goods  # by seat, by good
        self.supply = supply  # cubes on the Supply tile, by seat, by color
        self.time = time  # Time counters, by seat
        self.taler = taler  # by seat
        # A turn under way.
        self.fulfilled = fulfilled  # Contracts that were fulfilled this turn
        self.checks = checks  # loss-of-goods checks to come: the letter, NONE if unseen
        self.letter = letter  # the counter flipped for the check at hand, or NONE
        self.lost = lost  # goods that the asked seat has returned in it
        self.contract = contract  # the Contract at hand, or NONE
        self.brought = brought  # what trades have brought for it: by good, then ANY
        self.paying = paying  # the good that is asked for next
        self.unpaid = unpaid  # how many goods of free choice are still to pay

    def copy(self) -> "MerkatorState":
        return MerkatorState(
            self.seats,
            self.active,
            self.asked,
            self.step,
            self.turns_left,
            self.merkator,
            self.cubes[:],
            self.chart[:],
            self.shown,
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
        )


def empty_table(seats: i64, chart: vec[i64]) -> MerkatorState:
    """Nothing dealt, nothing placed; every card in its stack."""
    return MerkatorState(
        seats=seats,
        active=0,
        asked=0,
        step=INVEST,
        turns_left=NONE,
        merkator=NONE,
        cubes=zeros(MAJORS),
        chart=chart,
        shown=NONE,
        ending=NONE,
        contracts=filled(CONTRACTS, STACK),
        bonus_cards=filled(BONUS_CARDS, STACK),
        buildings=filled(BUILDINGS, STACK),
        goods=zeros(seats * GOODS),
        supply=zeros(seats * MAJORS),
        time=zeros(seats),
        taler=zeros(seats),
        fulfilled=vec[i64](),
        checks=vec[i64](),
        letter=NONE,
        lost=0,
        contract=NONE,
        brought=zeros(GOODS + 1),
        paying=0,
        unpaid=0,
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


def is_final_round(state: MerkatorState) -> bool:
    return state.turns_left != NONE
