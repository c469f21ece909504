"""What is told of each seat: how far it is, what it produces, what it reaches."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merchants.components import CITIES, STEPS_A_GRAIN
from fondaco.games.merchants.encoding.blocks import Block
from fondaco.games.merchants.encoding.caravans import Drive
from fondaco.games.merchants.encoding.production import BLOCKED_LANE
from fondaco.games.merchants.encoding.survey import Survey, lane
from fondaco.games.merchants.encoding.tables import FAR, Map
from fondaco.games.merchants.holdings import asked_by, card_count, hand_size, offered_by
from fondaco.games.merchants.state import MerchantsState, fresh_row
from fondaco.games.merchants.terms import COUNTERED, PIECES, PIECES_EACH, RESOURCES, Seat

# What is still to be paid, in resource cards.
A_MERCHANT: Final[i64] = 3
A_CARAVAN: Final[i64] = 3
A_ROUTE: Final[i64] = 2
FAR_ROUTES: Final[i64] = 4  # to a target that is further than two trade routes away
GIVEN: Final[i64] = 4  # chances of 36 that gold stands for beside production

# Threats to win soon, in the order of the features.
ONE_SALT: Final[i64] = 0
SIX_ROUTES: Final[i64] = 1
LAST_POST: Final[i64] = 2

MOST_ROUNDS: Final[i64] = 30  # half rounds: nobody looks further


@mypyc_attr(acyclic=True)
class Standing:
    """How far a seat is, as far as everybody can see."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.state = survey.state
        self.seat: Seat = 0
        self.hand: i64 = 0
        self.cards: i64 = 0
        self.gold: i64 = 0
        self.storage: i64 = 0
        self.freed: i64 = 0
        self.owed: i64 = 0
        self.caravans: i64 = 0
        self.merchants: i64 = 0
        self.near: i64 = FAR  # steps of the merchants to an empty site: of the nearer, the other
        self.further: i64 = FAR
        self.reached: i64 = 0  # targets: see survey
        self.one_route: i64 = 0
        self.two_routes: i64 = 0
        self.threat: i64 = NONE
        self.income: i64 = 0
        self.need: i64 = 0  # resource cards still to come
        self.rounds: i64 = 0  # half rounds until then

    def look(self, drive: Drive, seat: Seat) -> None:
        """Look at a seat, whose caravans were looked at before."""
        state = self.state
        self.seat = seat
        self.hand = hand_size(state, seat)
        self.cards = cards_of(state, seat)
        self.gold = state.gold[seat]
        self.storage = state.storage[seat]
        self.freed = state.freed[seat]
        self.owed = self.freed + self.storage
        self.caravans = drive.caravans
        self._look_at_merchants()
        self.reached = lane(self.survey.reached, seat)
        self.one_route = lane(self.survey.one_route, seat)
        self.two_routes = lane(self.survey.two_routes, seat)
        self.threat = self._threat(drive)

    def _look_at_merchants(self) -> None:
        self.merchants = 0
        self.near = FAR
        self.further = FAR
        merchants = self.state.merchants
        for number in range(self.seat * PIECES_EACH, self.seat * PIECES_EACH + PIECES_EACH):
            if merchants[number] == NONE:
                continue
            self.merchants += 1
            if self.storage > 0:
                steps = steps_to_site(self.survey.map, self.state.posts, merchants[number])
                self.further = self.near if steps < self.near else steps
                self.near = min(self.near, steps)

    def _threat(self, drive: Drive) -> i64:
        """Which kind of threat there is that the seat wins soon, or NONE: see features."""
        if drive.six_routes < self.owed or self.storage > 1:
            return NONE
        if self.storage == 1:
            return LAST_POST if self.near <= STEPS_A_GRAIN else NONE
        return ONE_SALT if drive.one_salt >= self.owed else SIX_ROUTES

    # What the rest will cost.

    def estimate(self) -> None:
        """Cards that are still to come until all tokens are delivered, roughly, and how long that
        takes."""
        found = self.storage + max(self.storage - self.merchants, 0) * A_MERCHANT
        found += (self.owed + 1 >> 1) + self._routes_needed() * A_ROUTE
        if self.caravans == 0:
            found += A_CARAVAN
        self.need = max(found - self.hand - (self.gold >> 1), 0)
        chances = (self.income + GIVEN) * self.state.seats
        self.rounds = min((2 * 36 * self.need + chances - 1) // chances, MOST_ROUNDS)

    def _routes_needed(self) -> i64:
        left = self.owed - self.reached
        if left <= 0:
            return 0
        one = min(left, self.one_route)
        two = min(left - one, self.two_routes)
        return one + 2 * two + FAR_ROUTES * (left - one - two)


def cards_of(state: MerchantsState, seat: Seat) -> i64:
    """How many development cards the seat holds, those just bought too."""
    found = card_count(state, seat)
    return found + card_count(state, fresh_row(state)) if seat == state.active else found


def steps_to_site(map: Map, posts: vec[i64], place: i64) -> i64:
    """Steps from there to the nearest empty city-site."""
    nearest = map.nearest
    first = place * CITIES
    for at in range(first, first + i64(len(map.cities))):
        if posts[nearest[at]] == NONE:
            return map.steps[first + nearest[at]]
    return FAR


def light_seat(standing: Standing, drive: Drive, block: Block, lit: Lit) -> None:
    state = standing.state
    seat = standing.seat
    if state.active == seat:
        lit.flag(block.turn, 0)
    if state.asked == seat:
        lit.flag(block.turn, 1)
    lit.level(block.owed, 0, 10, standing.owed)
    lit.level(block.freed, 0, 6, standing.freed)
    lit.level(block.storage, 0, 9, standing.storage)
    lit.level(block.gold, 0, 12, standing.gold)
    lit.level(block.hand, 0, 14, standing.hand)
    lit.level(block.cards, 0, 5, standing.cards)
    lit.level(block.routes, 0, 30, lane(standing.survey.nets.laid, seat))
    lit.level(block.caravans, 0, 2, standing.caravans)
    light_production(standing, block, lit)
    light_targets(standing, block, lit)
    light_caravans(drive, block, lit)
    standing.estimate()
    lit.level(block.rounds, 0, 30, standing.rounds)
    if state.answers[seat] > 0:
        light_answer(state, seat, block, lit)


def light_production(standing: Standing, block: Block, lit: Lit) -> None:
    produced = standing.survey.produced[standing.seat]
    income: i64 = 0
    for resource in range(RESOURCES):
        pips = produced >> 8 * resource & 255
        income += pips
        lit.level(block.pips, resource, 12, pips)
    standing.income = income
    lit.level(block.blocked, 0, 8, lane(produced, BLOCKED_LANE))


def light_targets(standing: Standing, block: Block, lit: Lit) -> None:
    survey = standing.survey
    lit.level(block.reached, 0, 8, standing.reached)
    lit.level(block.one_route, 0, 8, standing.one_route)
    lit.level(block.two_routes, 0, 8, standing.two_routes)
    foreign = survey.taking - lane(survey.own_taking, standing.seat)
    lit.level(block.slack, 0, 12, foreign - standing.owed)
    if standing.near < FAR:
        lit.level(block.walk, 0, 8, standing.near + 1)
    if standing.further < FAR:
        lit.level(block.walk, 1, 8, standing.further + 1)
    if standing.threat != NONE:
        lit.flag(block.threat, standing.threat)


def light_caravans(drive: Drive, block: Block, lit: Lit) -> None:
    if drive.nearest > 0:
        lit.level(block.nearest, 0, 7, drive.nearest)
        lit.level(block.one_salt, 0, 5, drive.one_salt)
        lit.level(block.six_routes, 0, 6, drive.six_routes)


def light_answer(state: MerchantsState, seat: Seat, block: Block, lit: Lit) -> None:
    answer = state.answers[seat]
    lit.flag(block.answer, answer - 1)
    if answer == COUNTERED:
        for piece in range(PIECES):
            lit.level(block.counter_gives, piece, 2, offered_by(state, seat, piece))
            lit.level(block.counter_asks, piece, 2, asked_by(state, seat, piece))
