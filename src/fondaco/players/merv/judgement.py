"""How good a position of Merv looks: points now, and what may still become points."""

from typing import Final, cast

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import State
from fondaco.games.merv.cards import has_goods, is_available
from fondaco.games.merv.components import (
    BREAKTHROUGH_AT,
    CONTRACT_LEVEL,
    CONTRACT_POINTS,
    CONTRACTS,
    INFLUENCE_END,
    LEVEL_SPACE,
    TILE_ACTION,
    TILES,
)
from fondaco.games.merv.effects import buildings_left, is_walled
from fondaco.games.merv.holdings import (
    buildings_of,
    cards_of,
    courtiers_of,
    cubes_of,
    favour_of,
    free_of,
    influence_of,
    posts_of,
    space_of,
    store_of,
)
from fondaco.games.merv.mosque_track import STEPS
from fondaco.games.merv.places import hall_points
from fondaco.games.merv.scoring import buildings_with, has_finished, total_of
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    ACT,
    CELLS,
    COLORS,
    COMMON,
    EXCHANGE,
    HALLS,
    MOSQUE,
    OVER,
    PER_TIER,
    RARE,
    ROUNDS,
    SCROLL,
    WHITE,
    WHITE_UPGRADE,
    YEARS,
    Seat,
)
from fondaco.players.greedy import Judgement
from fondaco.players.merv.prospects import action_worth

# In hundredths of a point.
CUBE: Final[i64] = 55
MANY: Final[i64] = 15  # for each cube beyond a handful
HANDFUL: Final[i64] = 6
WHITE_CUBE: Final[i64] = 75
CAMEL: Final[i64] = 45
INFLUENCE: Final[i64] = 55  # on the way to the last threshold
FURTHER_INFLUENCE: Final[i64] = 25
FAVOUR: Final[i64] = 70  # that a courtier will spend
SPARE_FAVOUR: Final[i64] = 30
SCROLL_WORTH: Final[i64] = 70
TOWARD_BREAKTHROUGH: Final[i64] = 35
COMMON_WORTH: Final[i64] = 75
RARE_WORTH: Final[i64] = 110
STEP: Final[i64] = 45  # in the mosque
POST: Final[i64] = 60
CARD: Final[i64] = 25  # beside its points
LASTING: Final[i64] = 110  # a discount or exchange power, for each year left
UPGRADE: Final[i64] = 70  # for each year left
YIELD: Final[i64] = 40  # of an own building, for each year left
LOSS: Final[i64] = 110  # of a building that an invasion will destroy
PROMISE: Final[i64] = 40  # in hundredths of a contract's points, if its goods are there
HALL_HOPE: Final[i64] = 2  # more things that each hall will count by its next scoring


class MervJudgement(Judgement):
    """Points, plus prospects that shrink as the game comes to its end."""

    def worth(self, state: State, seat: int) -> int:
        table = cast(MervState, state)
        if table.step == OVER:
            return total_of(table, seat) * 100 + favour_of(table, seat)
        return Outlook(table, seat).worth()


class Outlook:
    """The table with the eyes of one seat."""

    def __init__(self, state: MervState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.scorings = YEARS - state.year  # still to come
        self.rounds = (YEARS - state.year) * ROUNDS - state.round  # this one included

    def worth(self) -> i64:
        worth = total_of(self.state, self.seat) * 100
        worth += self.city() + self.palace() + self.tracks() + self.tiles()
        worth += self.goods() + self.powers() + self.purse()
        if self.state.step == ACT and self.state.active == self.seat:
            worth += action_worth(self.state, self.seat, self.scorings)
        return worth

    def faded(self, worth: i64) -> i64:
        """What is only good for later turns."""
        return worth * self.rounds // (self.rounds + 2)

    def city(self) -> i64:
        """Buildings score and yield; some will be lost."""
        worth = buildings_of(self.state, self.seat) * (self.scorings * 100 + self.faded(YIELD))
        for cell in range(CELLS):
            if self.state.buildings[cell] == self.seat:
                worth += self.building(cell)
        return worth

    def building(self, cell: i64) -> i64:
        worth: i64 = 0
        bonus = self.state.bonus[cell]
        if bonus >= WHITE_UPGRADE:
            worth += self.faded(UPGRADE * self.scorings)
        guarded = NONE < bonus < WHITE_UPGRADE and self.state.year > 0
        if not guarded and not is_walled(self.state, cell):
            worth -= LOSS if self.state.year > 0 else LOSS // 3
        return worth

    def palace(self) -> i64:
        """Courtiers score as long as there is favour for them."""
        courtiers = courtiers_of(self.state, self.seat)
        favour = favour_of(self.state, self.seat)
        worth: i64 = 0
        for hall in range(HALLS):
            there = self.state.halls[self.seat * HALLS + hall]
            each = hall_points(self.state, self.seat, hall) * 100
            each += self.faded(HALL_HOPE * 100)
            worth += there * each
        if courtiers > 0:
            heard = min(favour, courtiers * self.scorings)
            worth = worth * heard // courtiers
        spare = favour - courtiers * self.scorings
        needed = favour if spare < 0 else courtiers * self.scorings
        return worth + needed * FAVOUR // 4 + (spare * SPARE_FAVOUR if spare > 0 else 0)

    def tracks(self) -> i64:
        influence = influence_of(self.state, self.seat)
        useful = min(influence, 8)
        worth = useful * INFLUENCE + (influence - useful) * FURTHER_INFLUENCE
        worth += STEPS[space_of(self.state, self.seat)] * STEP
        return self.faded(worth) if influence < INFLUENCE_END else 0

    def tiles(self) -> i64:
        worth: i64 = 0
        for tile in range(TILES):
            if self.state.tiles[tile] == self.seat:
                own = buildings_with(self.state, self.seat, TILE_ACTION[tile])
                worth += own * 300 * self.scorings
        if has_finished(self.state, self.seat):
            worth += buildings_with(self.state, self.seat, MOSQUE) * 400 * self.scorings
        return worth

    def goods(self) -> i64:
        """Scrolls and goods are worth the contracts and halls that will count them."""
        scrolls = store_of(self.state, self.seat, SCROLL)
        worth = scrolls * SCROLL_WORTH // 2 + cards_of(self.state, self.seat) * CARD
        if scrolls < BREAKTHROUGH_AT[3]:
            worth += scrolls * TOWARD_BREAKTHROUGH
        worth += free_of(self.state, self.seat, SCROLL) * SCROLL_WORTH // 2
        worth += free_of(self.state, self.seat, COMMON) * COMMON_WORTH
        worth += free_of(self.state, self.seat, RARE) * RARE_WORTH
        worth += posts_of(self.state, self.seat) * POST
        return self.faded(worth) + self.contract()

    def contract(self) -> i64:
        """The best contract whose goods are there, in part."""
        best: i64 = 0
        for card in range(CONTRACTS):
            if is_available(self.state, card) and has_goods(self.state, self.seat, card):
                points = CONTRACT_POINTS[card] * PROMISE
                if influence_of(self.state, self.seat) < LEVEL_SPACE[CONTRACT_LEVEL[card] - 1]:
                    points = points // 2
                best = max(best, points)
        return best

    def powers(self) -> i64:
        worth: i64 = 0
        for breakthrough in range(EXCHANGE + PER_TIER):
            if self.state.breakthroughs[breakthrough] == self.seat:
                worth += LASTING * self.scorings
        return self.faded(worth)

    def purse(self) -> i64:
        cubes: i64 = 0
        for color in range(COLORS):
            cubes += cubes_of(self.state, self.seat, color)
        few = min(cubes, HANDFUL)
        worth = few * CUBE + (cubes - few) * MANY
        worth += cubes_of(self.state, self.seat, WHITE) * WHITE_CUBE
        worth += min(self.state.camels[self.seat], 4) * CAMEL
        worth += min(buildings_left(self.state, self.seat), self.rounds) * 10
        return self.faded(worth)


def load() -> Judgement:
    return MervJudgement()
