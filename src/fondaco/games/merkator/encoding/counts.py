"""The table counted through once: what each owner has in all, and which Contracts lie open."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_GOOD,
    BONUS_PLACE,
    CONTRACTS,
    FULL_CONTRACTS,
    LEVEL,
    LOCATION,
    VALUE,
)
from fondaco.games.merkator.encoding.offices import Office, count_goods
from fondaco.games.merkator.encoding.survey import (
    BONUS_AT,
    HOLDINGS,
    PHASE,
    STAGE,
    TOPS,
    Survey,
    turns_of,
)
from fondaco.games.merkator.encoding.tables import CUBES, LEVEL_MARK, RANK, RANKS
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import (
    DISCARD,
    HAND,
    MAJORS,
    OPEN,
    PLACES,
    SOLO,
    STACK,
    TAKE,
    Card,
)


def look_over(survey: Survey) -> None:
    """Count the table through."""
    state = survey.state
    seat = survey.seat
    count_contracts(survey, state)
    count_bonus_cards(survey, state)
    count_buildings(survey, state)
    for owner in range(state.seats):
        count_goods(survey.offices[owner], state, owner, survey.sheet, HOLDINGS + owner * MAJORS)
    if state.step == TAKE and state.merkator < MAJORS:
        # The cubes that the active player is about to take.
        at = HOLDINGS + state.active * MAJORS + state.merkator
        survey.sheet[at] += state.cubes[state.merkator] << CUBES
    for counters in state.chart:
        survey.chart += counters
    survey.rounds = (survey.chart - 1) // state.seats
    survey.purse = state.taler[seat] + survey.own.rest
    survey.turns = turns_of(survey, state, seat)
    survey.phase = PHASE[min(survey.turns, 9)]
    survey.stage = STAGE[survey.phase]


def count_contracts(survey: Survey, state: MerkatorState) -> None:
    contracts = state.contracts
    sheet = survey.sheet
    owned = survey.owned
    first: i64 = CONTRACTS
    for card in range(CONTRACTS - 1, -1, -1):
        lies = contracts[card]
        if lies == STACK:  # as most do
            continue
        if lies >= 0:
            if lies < HAND:
                first -= 1
                owned[first] = card
                add_contract(survey.offices[lies], card)
            else:
                survey.offices[lies - HAND].hand = 1 + RANK[card]
        elif lies == OPEN:
            sheet[TOPS + LEVEL[card]] = card
        elif lies == SOLO:
            survey.solo += 1
        elif lies == DISCARD:
            survey.discards |= LEVEL_MARK[LEVEL[card]]
    survey.first = first


def add_contract(office: Office, card: Card) -> None:
    """The next best Contract of an owner."""
    value = VALUE[card]
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
    sheet = survey.sheet
    bonus_cards = state.bonus_cards
    for card in range(BONUS_CARDS):
        lies = bonus_cards[card]
        if lies < 0:
            continue
        if lies < HAND:
            survey.offices[lies].bonus_cards += 1
            sheet[BONUS_AT + lies * PLACES + BONUS_PLACE[card]] |= i64(1) << BONUS_GOOD[card]
        else:
            survey.offices[lies - HAND].hand = 1 + RANKS


def count_buildings(survey: Survey, state: MerkatorState) -> None:
    for lies in state.buildings:
        if lies < 0:
            continue
        if lies < HAND:
            survey.offices[lies].buildings += 1
        else:
            survey.offices[lies - HAND].hand = 2 + RANKS
    # A Building that is being paid for counts as bought.
    if state.wanted >= BONUS_CARDS:
        survey.offices[state.active].buildings += 1
