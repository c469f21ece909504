"""What is told of a trade that is talked about, as the seat sees it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merchants.components import COST
from fondaco.games.merchants.encoding import features
from fondaco.games.merchants.encoding.features import (
    ASKED,
    CHOOSING,
    COMPOSING,
    COUNTERING,
    WAITING,
    WILLING,
)
from fondaco.games.merchants.encoding.seats import Standing
from fondaco.games.merchants.encoding.tables import FAR
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import (
    ACCEPTED,
    ANSWER,
    CHOOSE,
    COST_IDS,
    COUNTER,
    COUNTERED,
    DECLINED,
    OFFER,
    PIECES,
    RESOURCES,
    Seat,
)

COSTS: Final[i64] = len(COST_IDS)
MANY: Final[i64] = 4  # tokens to deliver: so many, or more


@mypyc_attr(acyclic=True)
class Rivals:
    """The others, with the eyes of one seat: the best of them, and the best to trade with."""

    def __init__(self, state: MerchantsState) -> None:
        self.state = state
        self.owed: i64 = FAR  # tokens to deliver, half rounds to go: the fewest of all others
        self.rounds: i64 = FAR
        self.partner_owed: i64 = FAR  # the fewest of those who may trade with the seat
        self.partner_may_win = False  # whether one of these may

    def count_in(self, other: Standing, seat: Seat) -> None:
        self.owed = min(self.owed, other.owed)
        self.rounds = min(self.rounds, other.rounds)
        active = self.state.active
        if other.seat == active or (seat == active and self.state.answers[other.seat] != DECLINED):
            self.partner_owed = min(self.partner_owed, other.owed)
            self.partner_may_win = self.partner_may_win or other.threat != NONE


def light_trade(standing: Standing, rivals: Rivals, lit: Lit) -> None:
    """The trade as this seat would make it; of a draft of another nothing is known."""
    state = standing.state
    if state.step not in (OFFER, ANSWER, COUNTER, CHOOSE):
        return
    seat = standing.seat
    role = role_of(state, seat)
    if role != NONE:
        maker = seat if role == COUNTERING else state.active
        gives = maker * 2 * PIECES
        asks = gives + PIECES
        gets = asks if maker == seat else gives
        pays = gives if maker == seat else asks
        light_deal(state, seat, role, gets, pays, lit)
        light_help(rivals, pays, lit)
    elif state.step != OFFER:
        light_others(state, lit)
    if state.step != OFFER:
        light_answers(state, lit)


def role_of(state: MerchantsState, seat: Seat) -> i64:
    """What the seat does in the talk, or NONE."""
    if seat == state.active:
        if state.step == OFFER:
            return COMPOSING
        return CHOOSING if ACCEPTED in state.answers else WAITING
    answer = state.answers[seat]
    if answer == COUNTERED or (state.step == COUNTER and state.asked == seat):
        return COUNTERING
    if answer == DECLINED or state.step == OFFER:
        return NONE
    return WILLING if answer == ACCEPTED else ASKED


def light_deal(
    state: MerchantsState, seat: Seat, role: i64, gets: i64, pays: i64, lit: Lit
) -> None:
    """What the seat would get and pay, which begin there among all that is offered."""
    offered = state.offered
    hands = state.hands
    for piece in range(PIECES):
        lit.level(features.GETS, role * PIECES + piece, 3, offered[gets + piece])
        lit.level(features.PAYS, role * PIECES + piece, 3, offered[pays + piece])
    for what in range(COSTS):
        before = True
        after = True
        for resource in range(RESOURCES):
            spare = hands[seat * RESOURCES + resource] - COST[what * RESOURCES + resource]
            before = before and spare >= 0
            after = after and spare + offered[gets + resource] - offered[pays + resource] >= 0
        if after and not before:
            lit.flag(features.OPENS, role * COSTS + what)
        if before and not after:
            lit.flag(features.SPOILS, role * COSTS + what)


def light_help(rivals: Rivals, pays: i64, lit: Lit) -> None:
    """Whom the seat would help by what it pays."""
    owed = min(max(rivals.partner_owed, 1), MANY)
    for piece in range(PIECES):
        if rivals.state.offered[pays + piece] > 0:
            lit.flag(features.HELPS, piece * MANY + owed - 1)
            if rivals.partner_may_win:
                lit.flag(features.HELPS_TO_WIN, piece)


def light_others(state: MerchantsState, lit: Lit) -> None:
    """What the active player has offered to others."""
    gives = state.active * 2 * PIECES
    for piece in range(PIECES):
        if state.offered[gives + PIECES + piece] > 0:
            lit.flag(features.OTHERS_TRADE, piece)
        if state.offered[gives + piece] > 0:
            lit.flag(features.OTHERS_TRADE, PIECES + piece)


def light_answers(state: MerchantsState, lit: Lit) -> None:
    for answer in range(4):
        found: i64 = 0
        for seat in range(state.seats):
            if seat != state.active and state.answers[seat] == answer:
                found += 1
        lit.level(features.ANSWERS, answer, 3, found)
