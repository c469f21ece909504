"""The table counted through once: what each owner has in all, and which Contracts lie open."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, zeros
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_GOOD,
    BONUS_PLACE,
    BUILDINGS,
    CONTRACTS,
    FULL_CONTRACTS,
    LEVEL,
    LEVELS,
    LOCATION,
    VALUE,
)
from fondaco.games.merkator.encoding.offices import Office, count_goods
from fondaco.games.merkator.encoding.tables import LEVEL_MARK, LEVEL_VALUE, RANK, RANKS
from fondaco.games.merkator.state import MerkatorState, is_final_round, owners, plays_with
from fondaco.games.merkator.terms import (
    AI,
    DISCARD,
    FORCE,
    GOODS,
    HAND,
    INVEST,
    MAJORS,
    OPEN,
    PLACES,
    SOLITARY,
    SOLO,
    SOLOPLAY,
    SPEND,
    Card,
    Seat,
)

OFFICES: Final[i64] = 4

# What is noted of the seat alone: where each part of the notes begins.
UNLOCKED: Final[i64] = 0  # by color: half points of Contracts that lack it alone
HAULS: Final[i64] = UNLOCKED + MAJORS  # by location: lacking goods that a travel would bring
HELD: Final[i64] = HAULS + PLACES  # by location: half points of Contracts that lack nothing
WANTS: Final[i64] = HELD + PLACES  # by good: what its Contracts name
RATES: Final[i64] = WANTS + GOODS  # half points for one more: by good, then of what else counts

_OWNED: Final = zeros(CONTRACTS)
# The row for so many turns, and for such a phase: see PHASES and STAGES.
PHASE: Final = vec[i64]([0, 1, 2, 3, 3, 4, 4, 4, 4, 5])
STAGE: Final = vec[i64]([0, 0, 1, 1, 2, 2])

_TOPS: Final = vec[i64]([NONE] * int(LEVELS))
_AT: Final = zeros(OFFICES * PLACES)
_NOTES: Final = zeros(RATES + GOODS + 6)


class Survey:
    """What the features of one position are made from."""

    def __init__(self, state: MerkatorState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.offices = [Office() for _ in range(owners(state))]
        self.owned = _OWNED[:]  # the owned Contracts, the most valuable first
        self.number: i64 = 0  # of them
        self.tops = _TOPS[:]  # by level: the open Contract, or NONE
        self.discards: i64 = 0  # a mark for each level of which Contracts were discarded
        self.solo: i64 = 0  # cards of the Solo stack
        self.bonus_at = _AT[:]  # by owner, by location: a mark for each good of Bonus cards
        self.trips = _AT[:]  # by owner, by location: half points of a travel there
        self.ready: i64 = 0  # a mark for each level of which the seat can pay a Contract soon
        self.notes = _NOTES[:]  # of the seat alone: see UNLOCKED and those after it
        self.chart: i64 = 0  # Time counters left on the chart
        self.turns: i64 = 0  # that the seat has still to begin
        self.phase: i64 = 0  # the same as a row
        self.stage: i64 = 0  # the same more roughly
        self.purse: i64 = 0  # Taler and Contracts beyond the fifth
        self.offer: i64 = 0  # half points of the best open Building within the purse

    def reward(self, level: i64) -> i64:
        """The value of what fulfilling a Contract of that level would bring."""
        state = self.state
        if plays_with(state, SOLOPLAY):
            if level == LEVELS - 2 and state.contracts[CONTRACTS - 1] == AI:
                return LEVEL_VALUE[level + 1]
            if state.tile != level + 1 and self.tops[level + 1] != NONE:
                return LEVEL_VALUE[level + 1]
        elif self.tops[level + 1] != NONE or self.is_reshuffled(level + 1):
            return LEVEL_VALUE[level + 1]
        return LEVEL_VALUE[level] if self.tops[level] != NONE else 0

    def is_reshuffled(self, level: i64) -> bool:
        """Whether discarded Contracts would become the stack."""
        if level == LEVELS - 1 or plays_with(self.state, SOLITARY):
            return False
        return self.discards & LEVEL_MARK[level] > 0

    def gain(self, office: Office, level: i64) -> i64:
        """Half points that fulfilling such a Contract adds; the fifth best may be pushed aside."""
        value = self.reward(level)
        if value <= office.fifth:
            return value
        return 2 * value - office.fifth


def survey_of(state: MerkatorState, seat: Seat) -> Survey:
    survey = Survey(state, seat)
    count_contracts(survey, state)
    count_bonus_cards(survey, state)
    count_buildings(survey, state)
    for owner in range(state.seats):
        count_goods(survey.offices[owner], state, owner)
    for counters in state.chart:
        survey.chart += counters
    survey.purse = state.taler[seat] + survey.offices[seat].rest
    survey.turns = turns_of(survey, state, seat)
    survey.phase = PHASE[min(survey.turns, 9)]
    survey.stage = STAGE[survey.phase]
    return survey


def turns_of(survey: Survey, state: MerkatorState, seat: Seat) -> i64:
    """How many turns a seat has still to begin; before the end is near, if all take counters."""
    if plays_with(state, SOLITARY):
        return survey.solo
    turns: i64 = 0 if has_begun(state, seat) else 1
    if plays_with(state, SOLOPLAY):
        return turns_against_ai(survey, state, turns)
    if is_final_round(state):
        before = (seat - state.active + state.seats) % state.seats
        return turns if before < state.turns_left else 0
    if state.ending != NONE:
        return 1
    return turns + 1 + (survey.chart - 1) // state.seats


def turns_against_ai(survey: Survey, state: MerkatorState, turns: i64) -> i64:
    """The same where the AI may have the last turn."""
    if is_final_round(state):
        return 0 if state.active == AI else turns
    if state.ending != NONE:
        return 1 if state.active == AI else 0
    return turns + survey.chart // 2


def has_begun(state: MerkatorState, seat: Seat) -> bool:
    """Whether the turn that is under way is the seat's, and its travel is decided."""
    return state.active == seat and state.step not in (INVEST, SPEND, FORCE)


def count_contracts(survey: Survey, state: MerkatorState) -> None:
    contracts = state.contracts
    for turn in range(1, CONTRACTS + 1):
        card = CONTRACTS - turn
        lies = contracts[card]
        if lies >= 0:
            if lies < HAND:
                add_contract(survey, survey.offices[lies], card)
            else:
                survey.offices[lies - HAND].hand = 1 + RANK[card]
        elif lies == OPEN:
            survey.tops[LEVEL[card]] = card
        elif lies == SOLO:
            survey.solo += 1
        elif lies == DISCARD:
            survey.discards |= LEVEL_MARK[LEVEL[card]]


def add_contract(survey: Survey, office: Office, card: Card) -> None:
    value = VALUE[card]
    survey.owned[survey.number] = card
    survey.number += 1
    office.levels |= LEVEL_MARK[LEVEL[card]]
    if LOCATION[card] != NONE:
        office.places |= i64(1) << LOCATION[card]
    if office.contracts == 0:
        office.best = value
    if office.contracts < FULL_CONTRACTS:
        office.full += value
    else:
        office.rest += value
    office.contracts += 1
    if office.contracts == FULL_CONTRACTS:
        office.fifth = value


def count_bonus_cards(survey: Survey, state: MerkatorState) -> None:
    for card in range(BONUS_CARDS):
        lies = state.bonus_cards[card]
        if 0 <= lies < HAND:
            survey.offices[lies].bonus_cards += 1
            survey.bonus_at[lies * PLACES + BONUS_PLACE[card]] |= i64(1) << BONUS_GOOD[card]
        elif lies >= HAND:
            survey.offices[lies - HAND].hand = 1 + RANKS


def count_buildings(survey: Survey, state: MerkatorState) -> None:
    for card in range(BUILDINGS):
        lies = owner_of_building(state, card)
        if 0 <= lies < HAND:
            survey.offices[lies].buildings += 1
        elif lies >= HAND:
            survey.offices[lies - HAND].hand = 2 + RANKS


def owner_of_building(state: MerkatorState, card: Card) -> i64:
    """Where a Building lies; one that is being paid for counts as bought."""
    return state.active if state.wanted == BONUS_CARDS + card else state.buildings[card]
