"""What is told of each seat: how far it is, what it produces, what it reaches."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merchants.components import CITIES, ROUTES_EACH, STEPS_A_GRAIN
from fondaco.games.merchants.encoding.caravans import Drive
from fondaco.games.merchants.encoding.features import Block
from fondaco.games.merchants.encoding.survey import (
    BLANK,
    BLOCKED,
    NUMBERS,
    Survey,
    lane,
)
from fondaco.games.merchants.encoding.tables import CHANCES, FAR
from fondaco.games.merchants.holdings import (
    asked_by,
    card_count,
    hand_size,
    offered_by,
    routes_left,
)
from fondaco.games.merchants.state import MerchantsState, fresh_row
from fondaco.games.merchants.terms import COUNTERED, PIECES, PIECES_EACH, RESOURCES, Seat

# What is still to be paid, in resource cards.
A_MERCHANT: Final[i64] = 3
A_CARAVAN: Final[i64] = 3
A_ROUTE: Final[i64] = 2
FAR_ROUTES: Final[i64] = 4  # to a target that is further than two trade routes away
A_WALK: Final[i64] = 1  # grain for a merchant
GIVEN: Final[i64] = 4  # chances of 36 that gold stands for beside production

EXACT: Final[i64] = 14  # cards needed, up to which each makes a difference
MOST_ROUNDS: Final[i64] = 30  # half rounds: nobody looks further


class Standing:
    """How far a seat is, as far as everybody can see."""

    def __init__(self, survey: Survey, drive: Drive, seat: Seat) -> None:
        state = survey.state
        self.survey = survey
        self.one_salt = drive.one_salt
        self.six_routes = drive.six_routes
        self.state = state
        self.seat = seat
        self.hand = hand_size(state, seat)
        self.owed = state.freed[seat] + state.storage[seat]
        self.income = self._income()
        self.caravans = self._out(seat, True)
        self.merchants = self._out(seat, False)
        self.near: i64 = FAR  # steps of the merchants to an empty site: of the nearer, the other
        self.further: i64 = FAR
        self._walk()
        self.need = self._need()
        self.rounds = self._rounds()

    def _income(self) -> i64:
        found: i64 = 0
        for resource in range(RESOURCES):
            found += self.survey.count(self.seat, resource)
        return found

    def _out(self, seat: Seat, caravans: bool) -> i64:
        pieces = self.state.caravans if caravans else self.state.merchants
        found: i64 = 0
        for number in range(seat * PIECES_EACH, seat * PIECES_EACH + PIECES_EACH):
            if pieces[number] != NONE:
                found += 1
        return found

    def _walk(self) -> None:
        if self.state.storage[self.seat] == 0:
            return
        for number in range(self.seat * PIECES_EACH, self.seat * PIECES_EACH + PIECES_EACH):
            place = self.state.merchants[number]
            if place != NONE:
                steps = self._to_site(place)
                self.further = self.near if steps < self.near else steps
                self.near = min(self.near, steps)

    def _to_site(self, place: i64) -> i64:
        """Steps from there to the nearest empty city-site."""
        nearest = self.survey.map.nearest
        posts = self.state.posts
        at = place * CITIES
        end = at + len(self.survey.map.cities)
        while at < end:
            if posts[nearest[at]] == NONE:
                return self.survey.map.steps[place * CITIES + nearest[at]]
            at += 1
        return FAR

    # What the rest will cost.

    def _need(self) -> i64:
        """Cards that are still to come until all tokens are delivered, roughly."""
        storage = self.state.storage[self.seat]
        found = storage * A_WALK + max(storage - self.merchants, 0) * A_MERCHANT
        found += (self.owed + 1) // 2 + self._routes_needed() * A_ROUTE
        if self.caravans == 0:
            found += A_CARAVAN
        return max(found - self.hand - self.state.gold[self.seat] // 2, 0)

    def _routes_needed(self) -> i64:
        left = self.owed - lane(self.survey.reached, self.seat)
        if left <= 0:
            return 0
        one = min(left, lane(self.survey.one_route, self.seat))
        two = min(left - one, lane(self.survey.two_routes, self.seat))
        return one + 2 * two + FAR_ROUTES * (left - one - two)

    def _rounds(self) -> i64:
        """Half rounds until production has paid for it."""
        chances = (self.income + GIVEN) * self.state.seats
        return min((2 * 36 * self.need + chances - 1) // chances, MOST_ROUNDS)

    def may_win(self) -> i64:
        """Which kind of threat there is that the seat wins soon, or NONE: see features."""
        storage = self.state.storage[self.seat]
        if storage == 0:
            if self.one_salt >= self.owed:
                return 0
            return 1 if self.six_routes >= self.owed else NONE
        if storage > 1 or self.near > STEPS_A_GRAIN:
            return NONE
        return 2 if self.six_routes >= self.owed else NONE


def light_seat(standing: Standing, block: Block, lit: Lit) -> None:
    state = standing.state
    seat = standing.seat
    if state.active == seat:
        lit.flag(block.turn, 0)
    if state.asked == seat:
        lit.flag(block.turn, 1)
    lit.level(block.owed, 0, 10, standing.owed)
    lit.level(block.freed, 0, 6, state.freed[seat])
    lit.level(block.storage, 0, 9, state.storage[seat])
    lit.level(block.gold, 0, 12, state.gold[seat])
    lit.level(block.hand, 0, 14, standing.hand)
    lit.level(block.cards, 0, 5, cards_of(state, seat))
    lit.level(block.routes, 0, 15, (ROUTES_EACH - routes_left(state, seat) + 1) // 2)
    lit.level(block.caravans, 0, 2, standing.caravans)
    lit.level(block.merchants, 0, 2, standing.merchants)
    light_production(standing, block, lit)
    light_targets(standing, block, lit)
    lit.level(block.need, 0, 32, in_steps(standing.need))
    lit.level(block.rounds, 0, 30, standing.rounds)
    light_answer(state, seat, block, lit)


def in_steps(need: i64) -> i64:
    """Exact where it is little, then coarse: one more level for three cards."""
    return need if need <= EXACT else EXACT + (need - EXACT + 2) // 3


def cards_of(state: MerchantsState, seat: Seat) -> i64:
    """How many development cards the seat holds, those just bought too."""
    found = card_count(state, seat)
    return found + card_count(state, fresh_row(state)) if seat == state.active else found


def light_production(standing: Standing, block: Block, lit: Lit) -> None:
    survey = standing.survey
    seat = standing.seat
    for resource in range(RESOURCES):
        lit.level(block.pips, resource, 12, survey.count(seat, resource))
    lit.level(block.income, 0, 16, (standing.income + 2) // 3)
    lit.level(block.blocked, 0, 8, survey.count(seat, BLOCKED))
    lit.level(block.blank, 0, 6, survey.count(seat, BLANK))
    lit.level(block.rolls, 0, 10, (chances_of(survey.count(seat, NUMBERS)) + 2) // 3)


def chances_of(numbers: i64) -> i64:
    """How many rolls of 36 show one of these numbers."""
    found: i64 = 0
    for dice in range(2, 13):
        if numbers >> dice & 1 == 1:
            found += CHANCES[dice]
    return found


def light_targets(standing: Standing, block: Block, lit: Lit) -> None:
    survey = standing.survey
    seat = standing.seat
    lit.level(block.reached, 0, 8, lane(survey.reached, seat))
    lit.level(block.one_route, 0, 8, lane(survey.one_route, seat))
    lit.level(block.two_routes, 0, 8, lane(survey.two_routes, seat))
    foreign = survey.taking - lane(survey.own_taking, seat)
    lit.level(block.slack, 0, 12, foreign - standing.owed)
    if standing.near < FAR:
        lit.level(block.walk, 0, 8, standing.near + 1)
    if standing.further < FAR:
        lit.level(block.walk, 1, 8, standing.further + 1)
    lit.level(block.sites, 0, 6, lane(survey.sites, seat))
    threat = standing.may_win()
    if threat != NONE:
        lit.flag(block.threat, threat)


def light_caravans(drive: Drive, block: Block, lit: Lit) -> None:
    lit.level(block.nearest, 0, 7, drive.nearest)
    lit.level(block.at_once, 0, 3, drive.at_once)
    lit.level(block.one_salt, 0, 5, drive.one_salt)
    lit.level(block.six_routes, 0, 6, drive.six_routes)


def light_answer(state: MerchantsState, seat: Seat, block: Block, lit: Lit) -> None:
    answer = state.answers[seat]
    if answer > 0:
        lit.flag(block.answer, answer - 1)
    if answer == COUNTERED:
        for piece in range(PIECES):
            lit.level(block.counter_gives, piece, 2, offered_by(state, seat, piece))
            lit.level(block.counter_asks, piece, 2, asked_by(state, seat, piece))
