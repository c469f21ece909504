"""How good a position of Merchants of Europe looks to a seat.

Deliveries count most, then trading posts, which free commodities and produce; then how near
caravans are to trading posts that take a commodity, and merchants to empty city-sites; then what is
in hand. A trade that is being talked about counts by what it would bring and how likely it is.
"""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, zeros
from fondaco.core.game import Move, State
from fondaco.games.merchants.components import CITY_PLACE
from fondaco.games.merchants.holdings import (
    asked_by,
    board_of,
    card_count,
    cards_in,
    delivered_by,
    number_on,
    offered_by,
)
from fondaco.games.merchants.moves import ASK, BEGIN_COUNTER, GIVE
from fondaco.games.merchants.scoring import leaders
from fondaco.games.merchants.state import MerchantsState, fresh_row
from fondaco.games.merchants.terms import (
    ANSWER,
    CHOOSE,
    COUNTER,
    OVER,
    PIECES,
    PIECES_EACH,
    RESOURCES,
    City,
    Hex,
    Seat,
)
from fondaco.players.greedy import Judgement
from fondaco.players.merchants.hand import purse, purse_worth
from fondaco.players.merchants.memory import Memory
from fondaco.players.merchants.reach import FAR, caravan_reach, merchant_reach
from fondaco.players.merchants.trades import Talk

# In thousandths of a delivery.
WON: Final[i64] = 1_000_000
DELIVERY: Final[i64] = 1_000
POST: Final[i64] = 640  # a trading post, with the commodity it frees
TARGET: Final[i64] = 620  # a trading post that takes a commodity, beside a caravan
TARGET_COST: Final[i64] = 9  # less of that for each tenth of a card that it costs to get there
LATER: Final[i64] = 22  # hundredths of a target for a commodity that is still in storage
MERCHANT: Final[i64] = 330  # on the board, at a site
STEP: Final[i64] = 26  # less of that for each step
STEP_BOUGHT: Final[i64] = 11  # a step that was paid and not yet used
SITE_PIP: Final[i64] = 5  # of the hexes beside the site that a merchant goes to
FEW_MERCHANTS_GO_FAR: Final[i64] = 10  # steps that a merchant looks ahead
CARD: Final[i64] = 62  # a development card
LANCER_IDLE: Final[i64] = 20  # each more in hand than one
OFFER_MADE: Final[i64] = 2  # nobody likes to be asked too often

# Production, by the chances of 36 that a roll brings a resource.
PIP: Final = vec[i64]([12, 10, 11, 12, 11])
ENOUGH: Final[i64] = 8  # chances of a resource, beyond which more is worth less
BEYOND: Final[i64] = 5
FIRST_OF_KIND: Final[i64] = 45  # to have any of a resource at all
RIVAL_PIP: Final[i64] = 2  # what production of others costs

CHANCES: Final = vec[i64]([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])  # of 36, by sum of the dice


class MerchantsJudgement(Judgement):
    """Commodities delivered, and the prospects of delivering the others."""

    def __init__(self) -> None:
        self.unit = 10
        self.memory: Memory | None = None

    def worth(self, state: State, seat: int) -> int:
        table = cast(MerchantsState, state)
        if table.step == OVER:
            return WON if seat in leaders(table) else -WON
        outlook = Outlook(table, seat)
        if self.memory is None or not self.memory.is_of(table, seat):
            self.memory = Memory(table, seat, outlook.board_worth())
        return self.memory.worth + outlook.table_worth()

    def considers(self, state: State, move: Move) -> bool:
        """Of all offers only small ones: one or two for one."""
        if move.kind == BEGIN_COUNTER:
            return False
        if move.kind not in (GIVE, ASK):
            return True
        table = cast(MerchantsState, state)
        given = sum([offered_by(table, table.asked, piece) for piece in range(PIECES)])
        asked = sum([asked_by(table, table.asked, piece) for piece in range(PIECES)])
        return asked == 0 and move.other == 1 if move.kind == ASK else given + move.other <= 2


class Outlook:
    """The table with the eyes of one seat."""

    def __init__(self, state: MerchantsState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.board = board_of(state)

    def board_worth(self) -> i64:
        """What the board is worth, whatever is held in hand."""
        state = self.state
        worth = delivered_by(state, self.seat) * DELIVERY - state.storage[self.seat] * POST
        return worth + self.production() + self.targets() + self.merchants()

    def table_worth(self) -> i64:
        """What is held in hand, and what is talked about."""
        state = self.state
        seat = self.seat
        held = purse(state, seat)
        base = purse_worth(state, seat, held)
        worth = base + self.cards()
        if state.active == seat:
            worth += state.steps * STEP_BOUGHT - state.offers * OFFER_MADE
        if state.step in (ANSWER, COUNTER, CHOOSE):
            worth += Talk(state, seat).worth(held, base)
        return worth

    # Production.

    def production(self) -> i64:
        """What the own trading posts bring, less a little for those of others."""
        pips = zeros(RESOURCES)
        rivals: i64 = 0
        for hex in self.board.hexes:
            chances = self.chances(hex)
            if chances > 0:
                for city in self.board.cities_of[hex]:
                    owner = self.state.posts[city]
                    if owner == self.seat:
                        pips[self.board.terrain[hex]] += chances
                    elif owner != NONE:
                        rivals += chances
        worth = -rivals * RIVAL_PIP
        for resource in range(RESOURCES):
            worth += self.income(resource, pips[resource])
        return worth

    def chances(self, hex: Hex) -> i64:
        """How many rolls of 36 let a hex produce."""
        number = number_on(self.state, hex)
        return 0 if number == 0 or hex == self.state.robber else CHANCES[number]

    def income(self, resource: i64, pips: i64) -> i64:
        if pips == 0:
            return 0
        few = min(pips, ENOUGH)
        return FIRST_OF_KIND + few * PIP[resource] + (pips - few) * BEYOND

    # Caravans.

    def targets(self) -> i64:
        """The trading posts that are nearest to deliver to, as many as there are commodities."""
        state = self.state
        free = state.freed[self.seat]
        wanted = free + state.storage[self.seat]
        reach = caravan_reach(state, self.seat)
        costs = self.nearest(reach, wanted)
        worth: i64 = 0
        for number in range(i64(len(costs))):
            value = max(TARGET - costs[number] * TARGET_COST, 60)
            worth += value if number < free else value * LATER // 100
        return worth

    def nearest(self, reach: vec[i64], wanted: i64) -> vec[i64]:
        """What it costs to reach the cheapest of all trading posts that take a commodity."""
        found = vec[i64]()
        for city in self.board.cities:
            owner = self.state.posts[city]
            if owner not in (NONE, self.seat) and self.state.commodities[city] == NONE:
                found = inserted(found, reach[CITY_PLACE[city]], wanted)
        return found

    # Merchants.

    def merchants(self) -> i64:
        """How near each is to a city-site that is worth going to."""
        worth: i64 = 0
        left = self.state.storage[self.seat]
        taken = NONE
        for number in range(self.seat * PIECES_EACH, (self.seat + 1) * PIECES_EACH):
            place = self.state.merchants[number]
            if place != NONE and left > 0:
                left -= 1
                steps = merchant_reach(self.state, place, FEW_MERCHANTS_GO_FAR)
                city = self.best_site(steps, taken)
                taken = city
                if city != NONE:
                    worth += self.site(steps, city)
        return worth

    def best_site(self, steps: vec[i64], taken: City) -> City:
        best = NONE
        most: i64 = 0
        for city in self.board.cities:
            if self.state.posts[city] == NONE and city != taken and steps[CITY_PLACE[city]] < FAR:
                worth = self.site(steps, city)
                if best == NONE or worth > most:
                    best = city
                    most = worth
        return best

    def site(self, steps: vec[i64], city: City) -> i64:
        """What a merchant so far from a site is worth."""
        worth = MERCHANT - steps[CITY_PLACE[city]] * STEP
        for hex in self.board.hexes_of[city]:
            worth += max(self.chances(hex), 2) * SITE_PIP
        return worth + self.board.gold[city] * 8

    # Cards.

    def cards(self) -> i64:
        state = self.state
        count = card_count(state, self.seat)
        if state.active == self.seat:
            count += card_count(state, fresh_row(state))
        same: i64 = 0
        for kind in range(i64(len(state.cards)) // (state.seats + 3)):
            same += max(cards_in(state, self.seat, kind) - 1, 0)
        return count * CARD - same * LANCER_IDLE


def inserted(numbers: vec[i64], number: i64, most: i64) -> vec[i64]:
    """The smallest of them, sorted, no more than so many."""
    found = vec[i64]()
    placed = False
    for other in numbers:
        if not placed and number < other:
            found = append(found, number)
            placed = True
        found = append(found, other)
    if not placed:
        found = append(found, number)
    return found[:most]


def load() -> Judgement:
    return MerchantsJudgement()
