"""What one owner has, added up."""

from mypy_extensions import i64

from fondaco.games.merkator.components import TIME_CHANGE, TRADE_GOODS
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import GOODS, MAJORS, TAKE, Seat


class Office:
    """What one owner has, added up."""

    def __init__(self) -> None:
        self.contracts: i64 = 0  # how many
        self.full: i64 = 0  # values of those that count in full, added up
        self.rest: i64 = 0  # values of the others
        self.fifth: i64 = 0  # value of the last that counts in full, once there are so many
        self.best: i64 = 0  # the highest value
        self.levels: i64 = 0  # a mark for each level of them
        self.places: i64 = 0  # a mark for each location on them
        self.bonus_cards: i64 = 0
        self.buildings: i64 = 0
        self.units: i64 = 0  # goods, and cubes of the Supply tile
        self.kinds: i64 = 0  # a mark for each good, with cubes placed to have more kinds
        self.supply: i64 = 0  # a mark for each color of which there are cubes on the Supply tile
        self.largest: i64 = 0  # of one good
        self.fours: i64 = 0  # 4:1 trades that the goods allow
        self.time: i64 = 0  # Time counters
        self.hand: i64 = 0  # the card in hand, as one more than its row; 0 without one
        self.halves: i64 = 0  # half points of Buildings
        self.trip: i64 = 0  # half points of the best travel
        self.here: i64 = 0  # half points that can be made at the token, before anybody travels
        self.joined: i64 = 0  # the same by joining


def count_goods(office: Office, state: MerkatorState, owner: Seat) -> None:
    """Add up the counters, the goods and the cubes of the Supply tile."""
    office.time = state.time[owner]
    if state.step == TAKE and state.active == owner:
        office.time += TIME_CHANGE[state.merkator]
    for color in range(MAJORS):
        cubes = state.supply[owner * MAJORS + color]
        first = state.goods[owner * GOODS + 2 * color]
        second = state.goods[owner * GOODS + 2 * color + 1]
        office.units += cubes + first + second
        if first >= TRADE_GOODS or second >= TRADE_GOODS:
            office.fours += first // TRADE_GOODS + second // TRADE_GOODS
        if cubes > 0:
            office.supply |= i64(1) << color
        if cubes + first + second > 0:
            count_kinds(office, color, first, second, cubes)


def count_kinds(office: Office, color: i64, first: i64, second: i64, cubes: i64) -> None:
    """The kinds of a color, its cubes being placed to have both if they can."""
    if first == 0 and cubes > 0:
        first = 1
        cubes -= 1
    if second == 0 and cubes > 0:
        second = 1
        cubes -= 1
    if first > 0:
        office.kinds |= i64(1) << 2 * color
    if second > 0:
        office.kinds |= i64(2) << 2 * color
    office.largest = max(office.largest, max(first, second) + cubes)
