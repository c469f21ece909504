"""What is found out about a position on the way to its features, and how long it goes on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE, zeros
from fondaco.games.merkator.components import (
    CONTRACTS,
    LEVELS,
)
from fondaco.games.merkator.encoding.offices import Office
from fondaco.games.merkator.encoding.tables import LEVEL_MARK, LEVEL_VALUE
from fondaco.games.merkator.state import MerkatorState, is_final_round, owners, plays_with
from fondaco.games.merkator.terms import (
    AI,
    FORCE,
    GOODS,
    INVEST,
    MAJORS,
    PLACES,
    SOLITARY,
    SOLOPLAY,
    SPEND,
    Seat,
)

OFFICES: Final[i64] = 4

# Where each part of the sheet begins: what is found out about a position on the way. Parts whose
# size no edition changes come first: where they begin is known when this is compiled.
HOLDINGS: Final[i64] = 0  # by owner, by color: goods and cubes of the office, see tables.PART
BONUS_AT: Final[i64] = HOLDINGS + OFFICES * MAJORS  # by owner, by location: marks of Bonus goods
TRIPS: Final[i64] = BONUS_AT + OFFICES * PLACES  # by owner, by location: half points of a travel
# Of the seat alone:
UNLOCKED: Final[i64] = TRIPS + OFFICES * PLACES  # by color: half points that lack it alone
HAULS: Final[i64] = UNLOCKED + MAJORS  # by location: lacking goods that a travel brings
HELD: Final[i64] = HAULS + PLACES  # by location: half points of Contracts that lack nothing
WANTS: Final[i64] = HELD + PLACES  # by color: what its Contracts name, see tables.PART
RATES: Final[i64] = WANTS + MAJORS  # half points for one more: by good, then of what else counts
OTHER_RATES: Final[i64] = 6
TOPS: Final[i64] = RATES + GOODS + OTHER_RATES  # by level: the open Contract, or NONE

# The row for so many turns, and for such a phase: see PHASES and STAGES.
PHASE: Final = vec[i64]([0, 1, 2, 3, 3, 4, 4, 4, 4, 5])
STAGE: Final = vec[i64]([0, 0, 1, 1, 2, 2])


def _blank() -> vec[i64]:
    """A sheet on which nothing is written."""
    sheet = zeros(TOPS + LEVELS)
    for level in range(LEVELS):
        sheet[TOPS + level] = NONE
    return sheet


_BLANK: Final = _blank()


@mypyc_attr(acyclic=True)
class Survey:
    """What the features of one position are made from; it serves one position after another."""

    def __init__(self, state: MerkatorState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.offices = [Office() for _ in range(OFFICES)]
        self.own = self.offices[seat]
        self.sheet = _BLANK[:]  # see HOLDINGS and those after it
        self.owned = zeros(CONTRACTS)  # the owned Contracts, the most valuable last
        self.first: i64 = CONTRACTS  # where they begin
        self.is_soloplay = plays_with(state, SOLOPLAY)
        self.is_solitary = plays_with(state, SOLITARY)
        self.lacking: i64 = 0  # a mark for each good that the seat's Contracts lack
        self.lacking_two: i64 = 0  # the same for two of it
        self.discards: i64 = 0  # a mark for each level of which Contracts were discarded
        self.solo: i64 = 0  # cards of the Solo stack
        self.since: i64 = 0  # how many features were on before the rank looked at
        self.ready: i64 = 0  # a mark for each level of which the seat can pay a Contract soon
        self.rated = False  # whether own Buildings give points for each of something
        self.chart: i64 = 0  # Time counters left on the chart
        self.rounds: i64 = 0  # until the chart is empty, if everybody takes a counter a turn
        self.turns: i64 = 0  # that the seat has still to begin
        self.phase: i64 = 0  # the same as a row
        self.stage: i64 = 0  # the same more roughly
        self.purse: i64 = 0  # Taler and Contracts beyond the fifth
        self.offered: i64 = 0  # a mark for each row of open Buildings that is on
        self.offer: i64 = 0  # half points of the best open Building within the purse

    def turn_to(self, state: MerkatorState, seat: Seat) -> None:
        """The same of another position, of which nothing is found out yet."""
        self.state = state
        self.seat = seat
        for owner in range(owners(state)):
            self.offices[owner].clear()
        self.own = self.offices[seat]
        self.sheet = _BLANK[:]
        self.is_soloplay = plays_with(state, SOLOPLAY)
        self.is_solitary = plays_with(state, SOLITARY)
        self.lacking = 0
        self.lacking_two = 0
        self.discards = 0
        self.solo = 0
        self.ready = 0
        self.rated = False
        self.chart = 0
        self.offered = 0
        self.offer = 0

    def reward(self, level: i64) -> i64:
        """The value of what fulfilling a Contract of that level would bring."""
        above = self.sheet[TOPS + level + 1] != NONE
        if self.is_soloplay:
            above = is_gained(self.state, level, above)
        elif not above and not self.is_solitary and level + 1 < LEVELS - 1:
            # Discarded Contracts would become the stack.
            above = self.discards & LEVEL_MARK[level + 1] > 0
        if above:
            return LEVEL_VALUE[level + 1]
        return LEVEL_VALUE[level] if self.sheet[TOPS + level] != NONE else 0

    def gain(self, office: Office, level: i64) -> i64:
        """Half points that fulfilling such a Contract adds; the fifth best may be pushed aside."""
        value = self.reward(level)
        if value <= office.fifth:
            return value
        return 2 * value - office.fifth


def is_gained(state: MerkatorState, level: i64, is_open: bool) -> bool:
    """Whether a Contract of that level is rewarded from the next stack, against SoloPlay's AI."""
    if level == LEVELS - 2 and state.contracts[CONTRACTS - 1] == AI:
        return True
    return is_open and state.tile != level + 1


def seats_from(state: MerkatorState, first: Seat, seat: Seat) -> i64:
    """How many seats one is after another."""
    return seat - first if seat >= first else seat - first + state.seats


def turns_of(survey: Survey, state: MerkatorState, seat: Seat) -> i64:
    """How many turns a seat has still to begin; before the end is near, if all take counters."""
    if survey.is_solitary:
        return survey.solo
    turns: i64 = 0 if has_begun(state, seat) else 1
    if survey.is_soloplay:
        return turns_against_ai(survey, state, turns)
    if is_final_round(state):
        return turns if seats_from(state, state.active, seat) < state.turns_left else 0
    if state.ending != NONE:
        return 1
    return turns + 1 + survey.rounds


def turns_against_ai(survey: Survey, state: MerkatorState, turns: i64) -> i64:
    """The same where the AI may have the last turn."""
    if is_final_round(state):
        return 0 if state.active == AI else turns
    if state.ending != NONE:
        return 1 if state.active == AI else 0
    return turns + (survey.chart >> 1)


def has_begun(state: MerkatorState, seat: Seat) -> bool:
    """Whether the turn that is under way is the seat's, and its travel is decided."""
    return state.active == seat and state.step not in (INVEST, SPEND, FORCE)
