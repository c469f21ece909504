"""How near an owner is to fulfilling a Contract."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merkator.components import (
    JOIN_COST,
    LOCATION,
    NEEDS,
    TIME_CHANGE,
)
from fondaco.games.merkator.encoding.features import (
    FAR,
    FOUND,
    HERE,
    JOINED,
    ONE_COLOR,
    ONE_SCARCE,
    POOR,
    READY,
    THREE_COLORS,
    TRADED,
    TWO_COLORS,
)
from fondaco.games.merkator.encoding.need import Need
from fondaco.games.merkator.encoding.offices import Office
from fondaco.games.merkator.encoding.survey import Survey, seats_from
from fondaco.games.merkator.encoding.tables import FIT_GOODS, MOST_TRADED, TIME_TRADES, TRADES
from fondaco.games.merkator.state import MerkatorState, is_ai_turn, plays_with
from fondaco.games.merkator.terms import (
    AI_TURN,
    BID_TALER,
    BID_TIME,
    CHECK,
    FORCE,
    GIVE,
    GOODS,
    INVEST,
    JOIN,
    LOSE,
    NO_JOINING,
    OVER,
    SPEND,
    STEP_IDS,
    SWAP,
    TAKE,
    Card,
    Seat,
)

# What an owner may do where the token stands.
AWAY: Final[i64] = 0
DELIVERS: Final[i64] = 1
MAY_JOIN: Final[i64] = 2

# Parts of a turn: nobody has traveled yet, the traveler is still to deliver, somebody delivers, is
# asked to join, or waits for what is offered to him.
_BEFORE: Final[i64] = 0
_ARRIVING: Final[i64] = 1
_DELIVERING: Final[i64] = 2
_JOINING: Final[i64] = 3
_BIDDING: Final[i64] = 4


def _part(step: int) -> int:
    if step in (INVEST, SPEND, FORCE, OVER, AI_TURN):
        return int(_BEFORE)
    if step in (TAKE, CHECK, LOSE, GIVE):
        return int(_ARRIVING)
    if step in (BID_TALER, BID_TIME, SWAP):
        return int(_BIDDING)
    return int(_JOINING if step == JOIN else _DELIVERING)


_PARTS: Final = vec[i64]([_part(step) for step in range(len(STEP_IDS))])


def allows(survey: Survey, office: Office, owner: Seat, card: Card, trades: i64) -> bool:
    """Whether the goods that the Contract does not ask for allow so many 4:1 trades."""
    goods = survey.state.goods
    marks = office.many & ~FIT_GOODS[card]
    good: i64 = 0
    found: i64 = 0
    while marks > 0:
        if marks & 1 == 1:
            spare = goods[owner * GOODS + good] - NEEDS[card * GOODS + good]
            found += TRADES[min(max(spare, 0), MOST_TRADED)]
            if found >= trades:
                return True
        marks >>= 1
        good += 1
    return False


def is_traded(
    survey: Survey, office: Office, owner: Seat, card: Card, lack: i64, time: i64
) -> bool:
    """Whether 4:1 trades can bring so many goods."""
    by_goods = lack - TIME_TRADES[min(max(time, 0), MOST_TRADED)]
    if by_goods <= 0:
        return True
    return office.fours >= by_goods and allows(survey, office, owner, card, by_goods)


def role_of(state: MerkatorState, owner: Seat) -> i64:
    """What the owner may do where the token stands: nothing, deliver, or join."""
    part = _PARTS[state.step]
    if part == _BEFORE:
        return AWAY
    if is_ai_turn(state):
        return DELIVERS if part == _DELIVERING else MAY_JOIN
    turn = seats_from(state, state.active, owner)
    now: i64 = 0
    if part != _ARRIVING:
        busy = state.taker if part == _BIDDING else state.asked
        now = seats_from(state, state.active, busy)
    if turn == now and part != _JOINING:
        return DELIVERS
    if turn < now or plays_with(state, NO_JOINING):
        return AWAY
    return MAY_JOIN if state.time[owner] >= JOIN_COST[state.merkator] else AWAY


def reach(need: Need, survey: Survey, office: Office, owner: Seat, card: Card) -> i64:
    """How near the Contract is, once its need was weighed."""
    state = survey.state
    role = office.role
    place = LOCATION[card]
    if place == state.merkator and role != AWAY:
        cost: i64 = JOIN_COST[place] if role == MAY_JOIN else 0
        if is_paid_here(need, survey, office, owner, card, office.time - cost):
            return JOINED if role == MAY_JOIN else HERE
    time = office.time + TIME_CHANGE[place]
    if need.there == 0:
        if time < 0:
            return POOR
        return READY if need.lack == 0 else FOUND
    # A trade takes two counters at least, so that most need not be looked at more closely.
    if time < 0 or need.there > office.fours + (time >> 1):
        return by_colors(need, state)
    if is_traded(survey, office, owner, card, need.there, time):
        return TRADED
    return by_colors(need, state)


def is_paid_here(
    need: Need, survey: Survey, office: Office, owner: Seat, card: Card, time: i64
) -> bool:
    """Whether the owner could pay the Contract where the token stands, with so many counters."""
    state = survey.state
    if card == state.contract:
        return True
    if need.lack > 0 and not is_traded(survey, office, owner, card, need.lack, time):
        return False
    return all(done != card for done in state.fulfilled)


def by_colors(need: Need, state: MerkatorState) -> i64:
    """How far a Contract is for which goods are lacking."""
    if need.colors == 1:
        is_out = need.color == NONE or state.cubes[need.color] >= need.there
        return ONE_COLOR if is_out else ONE_SCARCE
    if need.colors == 2:
        return TWO_COLORS
    return THREE_COLORS if need.colors == 3 else FAR
