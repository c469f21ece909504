"""What is asked and what lies on the table; and what is under way."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    COLUMN_GOODS,
    LETTER_COLUMN,
    LETTER_LOSS,
)
from fondaco.games.merkator.encoding import features
from fondaco.games.merkator.encoding.survey import Survey, seats_from
from fondaco.games.merkator.encoding.tables import RANK
from fondaco.games.merkator.state import MerkatorState, is_ai_turn
from fondaco.games.merkator.terms import (
    BID_TALER,
    BID_TIME,
    CHECK,
    FORCE,
    GOODS,
    INVEST,
    LOSE,
    MAJORS,
    OPTIONS,
    PAY,
    SPEND,
    SWAP,
    Seat,
)


def light_table(survey: Survey, lit: Lit) -> None:
    state = survey.state
    options = state.options
    for option in range(OPTIONS):
        if options[option] == 1:
            lit.flag(features.OPTION, option)
    lit.level(features.COUNTERS, 0, 50, survey.chart)
    lit.level(features.TOP_ROW, 0, 7, top_row(state))
    if state.ending != NONE:
        lit.flag(features.ENDING, state.ending)
    lit.level(features.FINAL_TURNS, 0, 5, state.turns_left)
    if state.merkator != NONE:
        lit.flag(features.TOKEN, state.merkator)
    light_cubes(state, lit)
    row = state.step if state.asked == survey.seat else features.STEPS + state.step
    lit.flag(features.STEP, row)
    lit.flag(features.TURN, turn_of(state, survey.seat))


def top_row(state: MerkatorState) -> i64:
    for counters in state.chart:
        if counters > 0:
            return counters
    return 0


def light_cubes(state: MerkatorState, lit: Lit) -> None:
    cubes = state.cubes
    on = lit.on
    count = lit.count
    total: i64 = 0
    for color in range(MAJORS):
        number = cubes[color]
        if number > 0:
            on[count] = features.CUBES + color * 8 + min(number, 8) - 1
            count += 1
            total += number
    lit.count = count
    lit.level(features.ALL_CUBES, 0, 30, total)


def turn_of(state: MerkatorState, seat: Seat) -> i64:
    """How soon it is the seat's turn, as a row."""
    if is_ai_turn(state):
        return 5
    before = seats_from(state, state.active, seat)
    if before > 0:
        return 1 + before
    return 0 if state.step in (INVEST, SPEND, FORCE) else 1


def light_under_way(survey: Survey, lit: Lit) -> None:
    """Decisions and losses of the seat that are not complete."""
    state = survey.state
    if state.letter != NONE:
        lit.level(features.TO_LOSE, 0, 3, to_lose(state, survey.seat))
    if state.step in (BID_TALER, BID_TIME, SWAP):
        light_bids(survey, lit)
    if state.asked != survey.seat:
        return
    if state.contract != NONE:
        lit.flag(features.AT_HAND, RANK[state.contract])
    if state.step == PAY:
        lit.level(features.UNPAID, 0, 14, state.unpaid)
    if state.step == SPEND:
        lit.level(features.UNPAID, 1, 14, state.unpaid)
        lit.flag(features.WANTED, 0 if state.wanted < BONUS_CARDS else 1)


def to_lose(state: MerkatorState, seat: Seat) -> i64:
    """How many goods the check at hand will still take from the seat."""
    if not is_to_lose(state, seat):
        return 0
    owed = LETTER_LOSS[state.letter]
    if is_ai_turn(state):
        owed += 1
    if state.asked == seat and state.step == LOSE:
        owed -= state.lost
    held: i64 = 0
    for good in COLUMN_GOODS[LETTER_COLUMN[state.letter]]:
        held += state.goods[seat * GOODS + good]
    return min(owed, held)


def is_to_lose(state: MerkatorState, seat: Seat) -> bool:
    """Whether the seat has not yet been asked for all it loses."""
    if state.step == CHECK or is_ai_turn(state):
        return True
    turn = seats_from(state, state.active, seat)
    return turn >= seats_from(state, state.active, state.asked)


def light_bids(survey: Survey, lit: Lit) -> None:
    """What was offered by the seat; or to it, by all together."""
    state = survey.state
    lit.level(features.BIDS, 0, 8, state.bids[survey.seat])
    lit.level(features.BIDS, 1, 8, state.bids[state.seats + survey.seat])
    if state.taker == survey.seat:
        taler: i64 = 0
        time: i64 = 0
        for other in range(state.seats):
            taler += state.bids[other]
            time += state.bids[state.seats + other]
        lit.level(features.BIDS, 2, 8, taler)
        lit.level(features.BIDS, 3, 8, time)
