"""The steps of the game by their number, and the walk from one decision to the next.

Which step follows is said by the moves themselves; see `turns.py`, which writes it.
"""

from typing import Final

from librt.vecs import vec

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import moves
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Choice, Step
from fondaco.games.merchants.steps.answers import Accept, Choosing, Decline, NoTrade, TradeWith
from fondaco.games.merchants.steps.assembling import Assemble, AssembleAnew, Disband
from fondaco.games.merchants.steps.cards import BuyCard, PlayCard
from fondaco.games.merchants.steps.delivery import Deliver
from fondaco.games.merchants.steps.driving import DriveOn
from fondaco.games.merchants.steps.numbers import Number, Numbering, TakeToken, TakingToken
from fondaco.games.merchants.steps.offers import (
    Ask,
    BeginCounter,
    BeginOffer,
    Give,
    Propose,
    ProposeCounter,
)
from fondaco.games.merchants.steps.production import Roll
from fondaco.games.merchants.steps.recruiting import Dismiss, Recruit, RecruitAnew
from fondaco.games.merchants.steps.robber import (
    Discard,
    Discarding,
    MoveRobber,
    Steal,
    Stealing,
)
from fondaco.games.merchants.steps.routes import (
    Arrow,
    ArrowRoute,
    BuyRoute,
    Charter,
    CharterRoute,
    Connecting,
    CountVia,
    LeaveArrow,
    LeaveCharter,
)
from fondaco.games.merchants.steps.start import FirstRoute, NeutralPost, OwnPost
from fondaco.games.merchants.steps.supply import BuyResource, Exchange, Fair, TakeResource
from fondaco.games.merchants.steps.turn import EndTurn
from fondaco.games.merchants.steps.walking import Stop, Walk
from fondaco.games.merchants.terms import STEP_IDS

MOVING: Final[list[Choice]] = [
    Deliver(moves.DELIVER),
    Walk(moves.WALK),
    DriveOn(moves.DRIVE),
    Stop(moves.STOP),
]
PLAY: Final = PlayCard(moves.PLAY_CARD)
COMPOSING: Final[list[Choice]] = [Give(moves.GIVE), Ask(moves.ASK)]

STEPS_BY_ID: Final = {
    "start_post": Step([OwnPost(moves.PLACE_POST)]),
    "start_neutral": Step([NeutralPost(moves.PLACE_NEUTRAL)]),
    "start_route": Step([FirstRoute(moves.OPEN_ROUTE)]),
    # rule turn.phases
    "roll": Step([*MOVING, PLAY, Roll(moves.ROLL_DICE)]),
    "discard": Discarding([Discard(moves.DISCARD_CARD)]),
    "robber": Step([MoveRobber(moves.MOVE_ROBBER_TO)]),
    "steal": Stealing([Steal(moves.STEAL_FROM)]),
    # rule turn.actions
    "act": Step(
        [
            *MOVING,
            Dismiss(moves.DISMISS),
            Recruit(moves.RECRUIT_AT),
            Disband(moves.DISBAND),
            Assemble(moves.ASSEMBLE_AT),
            BuyRoute(moves.OPEN_ROUTE),
            BuyCard(moves.BUY_CARD),
            PLAY,
            BuyResource(moves.BUY_RESOURCE),
            Exchange(moves.EXCHANGE),
            BeginOffer(moves.BEGIN_OFFER),
            EndTurn(moves.END_TURN),
        ]
    ),
    "connect": Connecting([CountVia(moves.COUNT_VIA)]),
    "arrow": Arrow([ArrowRoute(moves.OPEN_ROUTE), LeaveArrow(moves.LEAVE_OUT)]),
    "charter": Charter([CharterRoute(moves.OPEN_ROUTE), LeaveCharter(moves.LEAVE_OUT)]),
    "fair": Fair([TakeResource(moves.TAKE_RESOURCE)]),
    "number": Numbering([Number(moves.NUMBER_HEX)]),
    "take_token": TakingToken([TakeToken(moves.TAKE_FROM)]),
    "recruit": Step([RecruitAnew(moves.RECRUIT_AT)]),
    "assemble": Step([AssembleAnew(moves.ASSEMBLE_AT)]),
    "offer": Step([*COMPOSING, Propose(moves.PROPOSE)]),
    "answer": Step(
        [Accept(moves.ACCEPT), Decline(moves.DECLINE), BeginCounter(moves.BEGIN_COUNTER)]
    ),
    "counter": Step([*COMPOSING, ProposeCounter(moves.PROPOSE)]),
    "choose": Choosing([TradeWith(moves.TRADE_WITH), NoTrade(moves.NO_TRADE)]),
    "over": Step([]),
}
STEPS: Final = vec[Step]([STEPS_BY_ID[id] for id in STEP_IDS])


def legal(state: MerchantsState) -> list[Move]:
    """Every move the asked seat may make."""
    return STEPS[state.step].legal(state)


def bars(state: MerchantsState, move: Move) -> Clause | None:
    """The clause that forbids the move to the asked seat; None if it is legal."""
    return STEPS[state.step].by_kind[move.kind].bars(state, move)


def has_choice(state: MerchantsState) -> bool:
    """Whether the asked seat has something to decide."""
    return STEPS[state.step].has_choice(state)


def apply(state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
    """Change the table by one legal move, then walk on to the next decision."""
    STEPS[state.step].by_kind[move.kind].apply(state, move, chance, told)
    advance(state, chance, told)


def advance(state: MerchantsState, chance: Chance, told: Told) -> None:
    """Walk on until somebody has something to decide, or the game is over."""
    while not has_choice(state):
        STEPS[state.step].go_on(state, chance, told)
