"""What may be chosen now: the legal moves, and the clause against any other."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import moves
from fondaco.games.merchants.clauses import TURN_STEPS
from fondaco.games.merchants.journey import bars_ending
from fondaco.games.merchants.moves import (
    ACCEPT,
    ASSEMBLE_AT,
    COUNT_VIA,
    DECLINE,
    DELIVER,
    DRIVE,
    PLACE_NEUTRAL,
    PLAY_CARD,
    ROLL_DICE,
    STEAL_FROM,
    STOP,
    TAKE_FROM,
    TAKE_RESOURCE,
    TRADE_WITH,
    WALK,
    MerchantsMove,
)
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.steps import (
    answers,
    cards,
    driving,
    numbers,
    offers,
    pieces,
    robber,
    routes,
    start,
    supply,
    walking,
)
from fondaco.games.merchants.terms import (
    ACT,
    ANSWER,
    ARROW,
    ASSEMBLE,
    CHARTER,
    CHOOSE,
    CONNECT,
    COUNTER,
    DISCARD,
    FAIR,
    NUMBER,
    OFFER,
    RECRUIT,
    ROBBER,
    ROLL,
    START_NEUTRAL,
    START_POST,
    START_ROUTE,
    STEAL,
    TAKE_TOKEN,
)

# The steps in which each kind of move may be chosen, in the order of the kinds.
STEPS_OF: Final = [
    [START_POST],  # PLACE_POST
    [START_NEUTRAL],  # PLACE_NEUTRAL
    [ROLL],  # ROLL_DICE
    [DISCARD],  # DISCARD_CARD
    [ROBBER],  # MOVE_ROBBER_TO
    [STEAL],  # STEAL_FROM
    [ACT],  # BUY_RESOURCE
    [ACT],  # EXCHANGE
    [FAIR],  # TAKE_RESOURCE
    [ACT],  # BUY_CARD
    [ROLL, ACT],  # PLAY_CARD
    [ACT],  # DISMISS
    [ACT, RECRUIT],  # RECRUIT_AT
    [ACT],  # DISBAND
    [ACT, ASSEMBLE],  # ASSEMBLE_AT
    [START_ROUTE, ACT, ARROW, CHARTER],  # OPEN_ROUTE
    [ARROW, CHARTER],  # LEAVE_OUT
    [CONNECT],  # COUNT_VIA
    [ROLL, ACT],  # WALK
    [ROLL, ACT],  # STOP
    [NUMBER],  # NUMBER_HEX
    [TAKE_TOKEN],  # TAKE_FROM
    [ROLL, ACT],  # DRIVE
    [ROLL, ACT],  # DELIVER
    [ACT],  # BEGIN_OFFER
    [OFFER, COUNTER],  # GIVE
    [OFFER, COUNTER],  # ASK
    [OFFER, COUNTER],  # PROPOSE
    [ANSWER],  # ACCEPT
    [ANSWER],  # DECLINE
    # rule trade.reply
    [ANSWER],  # BEGIN_COUNTER
    [CHOOSE],  # TRADE_WITH
    [CHOOSE],  # NO_TRADE
    [ACT],  # END_TURN
]
ASKED_IN: Final = vec[i64]([sum([1 << int(step) for step in steps]) for steps in STEPS_OF])


def legal(state: MerchantsState) -> list[Move]:
    """Every move the asked seat may make."""
    found: list[Move] = []
    step = state.step
    if step == ACT:
        legal_actions(state, found)
    elif step == ROLL:
        legal_before_roll(state, found)
    elif step <= START_ROUTE:
        start.legal(state, found)
    elif step <= STEAL:
        robber.legal(state, found)
    elif step >= OFFER:
        legal_in_trade(state, found)
    else:
        legal_in_building(state, found)
    return found


def legal_actions(state: MerchantsState, found: list[Move]) -> None:
    # rule turn.actions
    driving.legal_deliveries(state, found)
    walking.legal_walks(state, found)
    driving.legal_drives(state, found)
    walking.legal_stop(state, found)
    if bars_ending(state) is not None:
        return
    pieces.legal_merchants(state, found)
    pieces.legal_caravans(state, found)
    routes.legal(state, found)
    if cards.bars_purchase(state) is None:
        found.append(moves.MOVE_BUY_CARD)
    cards.legal_plays(state, found)
    supply.legal(state, found)
    if offers.bars_offer(state) is None:
        found.append(moves.MOVE_OFFER)
    found.append(moves.MOVE_END_TURN)


def legal_before_roll(state: MerchantsState, found: list[Move]) -> None:
    # rule turn.phases
    if state.mover != NONE:
        driving.legal_deliveries(state, found)
        walking.legal_walks(state, found)
        driving.legal_drives(state, found)
        walking.legal_stop(state, found)
    if bars_ending(state) is None:
        cards.legal_plays(state, found)
        found.append(moves.MOVE_ROLL)


def legal_in_building(state: MerchantsState, found: list[Move]) -> None:
    step = state.step
    if step == CONNECT:
        routes.legal_connections(state, found)
    elif step in (ARROW, CHARTER):
        routes.legal(state, found)
    elif step == FAIR:
        supply.legal_takes(state, found)
    elif step == NUMBER:
        numbers.legal_numbers(state, found)
    elif step == TAKE_TOKEN:
        numbers.legal_tokens(state, found)
    elif step == RECRUIT:
        pieces.legal_merchants(state, found)
    else:
        pieces.legal_caravans(state, found)


def legal_in_trade(state: MerchantsState, found: list[Move]) -> None:
    if state.step in (OFFER, COUNTER):
        offers.legal_composing(state, found)
    elif state.step == ANSWER:
        answers.legal_answers(state, found)
        offers.legal_counter(state, found)
    elif state.step == CHOOSE:
        answers.legal_trades(state, found)


def bars(state: MerchantsState, move: MerchantsMove) -> Clause | None:
    """The clause that forbids the move to the asked seat; None if it is legal."""
    # rule turn.steps
    if (ASKED_IN[move.kind] >> state.step) & 1 == 0:
        return TURN_STEPS
    if not goes_on(move.kind):
        barred = bars_ending(state)
        if barred is not None:
            return barred
    return bars_kind(state, move)


def goes_on(kind: i64) -> bool:
    """Whether a move of that kind goes on with a move under way, or delivers."""
    return kind in (WALK, DRIVE, STOP, DELIVER)


def bars_kind(state: MerchantsState, move: MerchantsMove) -> Clause | None:
    kind = move.kind
    if kind <= PLACE_NEUTRAL or state.step == START_ROUTE:
        return start.bars(state, move)
    if kind == ROLL_DICE:
        return None
    if kind <= STEAL_FROM:
        return robber.bars(state, move)
    if kind <= TAKE_RESOURCE:
        return supply.bars(state, move)
    if kind <= PLAY_CARD:
        return cards.bars(state, move)
    if kind <= ASSEMBLE_AT:
        return pieces.bars(state, move)
    return bars_more(state, move)


def bars_more(state: MerchantsState, move: MerchantsMove) -> Clause | None:
    kind = move.kind
    if kind <= COUNT_VIA:
        return routes.bars(state, move)
    if kind <= STOP:
        return walking.bars(state, move)
    if kind <= TAKE_FROM:
        return numbers.bars(state, move)
    if kind <= DELIVER:
        return driving.bars(state, move)
    if kind in (ACCEPT, DECLINE) or kind >= TRADE_WITH:
        return answers.bars(state, move)
    return offers.bars(state, move)
