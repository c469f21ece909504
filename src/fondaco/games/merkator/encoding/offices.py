"""What one owner has, added up."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.games.merkator.components import TIME_CHANGE, TRADE_GOODS
from fondaco.games.merkator.encoding.tables import CUBES, MOST_TRADED, SECOND, TRADES
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import GOODS, MAJORS, TAKE, Seat


@mypyc_attr(acyclic=True)
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
        self.many: i64 = 0  # a mark for each good of which there are enough for a 4:1 trade
        self.fours: i64 = 0  # 4:1 trades that the goods allow
        self.time: i64 = 0  # Time counters
        self.role: i64 = 0  # what the owner may do where the token stands: see reach.AWAY
        self.shift: i64 = 0  # where the features of an other begin, beyond those of the first
        self.told: i64 = 0  # how many Contracts were looked at
        self.rank: i64 = -1  # of the Contract looked at last
        self.seen: i64 = 0  # a mark for each row of Contracts of that rank that is on
        self.coveted: i64 = 0  # a mark for each level that the owner could take next
        self.hand: i64 = 0  # the card in hand, as one more than its row; 0 without one
        self.halves: i64 = 0  # half points of Buildings
        self.trip: i64 = 0  # half points of the best travel
        self.here: i64 = 0  # half points that can be made at the token, before anybody travels
        self.joined: i64 = 0  # the same by joining

    def clear(self) -> None:
        """For another position: nothing is added up yet."""
        self.contracts = 0
        self.full = 0
        self.rest = 0
        self.fifth = 0
        self.best = 0
        self.levels = 0
        self.places = 0
        self.bonus_cards = 0
        self.buildings = 0
        self.units = 0
        self.kinds = 0
        self.supply = 0
        self.largest = 0
        self.many = 0
        self.fours = 0
        self.time = 0
        self.role = 0
        self.shift = 0
        self.told = 0
        self.rank = -1
        self.seen = 0
        self.coveted = 0
        self.hand = 0
        self.halves = 0
        self.trip = 0
        self.here = 0
        self.joined = 0


def count_goods(
    office: Office, state: MerkatorState, owner: Seat, sheet: vec[i64], at: i64
) -> None:
    """Add up the counters, the goods and the cubes of the Supply tile; write them on the sheet."""
    office.time = state.time[owner]
    if state.step == TAKE and state.active == owner:
        office.time += TIME_CHANGE[state.merkator]
    goods = state.goods
    supply = state.supply
    units: i64 = 0
    kinds: i64 = 0
    largest: i64 = 0
    mark: i64 = 1  # of the first good of a color
    good = owner * GOODS
    for color in range(MAJORS):
        cubes = supply[owner * MAJORS + color]
        first = goods[good]
        second = goods[good + 1]
        if cubes + first + second > 0:
            sheet[at + color] = first + (second << SECOND) + (cubes << CUBES)
            units += cubes + first + second
            largest = max(largest, max(first, second))
            if cubes > 0:
                place_cubes(office, color, first, second, cubes)
            if first > 0:
                kinds |= mark
            if second > 0:
                kinds |= 2 * mark
            if first >= TRADE_GOODS or second >= TRADE_GOODS:
                count_trades(office, mark, first)
                count_trades(office, 2 * mark, second)
        mark <<= 2
        good += 2
    office.units = units
    office.kinds |= kinds
    office.largest = max(office.largest, largest)


def count_trades(office: Office, mark: i64, held: i64) -> None:
    """A good of which there may be enough for 4:1 trades."""
    if held >= TRADE_GOODS:
        office.many |= mark
        office.fours += TRADES[min(held, MOST_TRADED)]


def place_cubes(office: Office, color: i64, first: i64, second: i64, cubes: i64) -> None:
    """Place cubes of the Supply tile so that both goods of their color are there if they can."""
    office.supply |= i64(1) << color
    if first == 0:
        first = 1
        cubes -= 1
    if second == 0 and cubes > 0:
        second = 1
        cubes -= 1
    office.kinds |= i64(1) << 2 * color
    if second > 0:
        office.kinds |= i64(2) << 2 * color
    office.largest = max(office.largest, max(first, second) + cubes)
