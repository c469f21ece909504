"""The steps of the game by their number, and the walk from one decision to the next.

Which step follows is said by the moves themselves; see `turns.py`, which writes it.
"""

from typing import Final

from librt.vecs import vec

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.moves import (
    ACCEPT,
    ASK,
    ASSEMBLE_AT,
    BEGIN_COUNTER,
    BEGIN_OFFER,
    BUY_CARD,
    BUY_RESOURCE,
    COUNT_VIA,
    DECLINE,
    DELIVER,
    DISBAND,
    DISCARD_CARD,
    DISMISS,
    DRIVE,
    END_TURN,
    EXCHANGE,
    GIVE,
    LEAVE_OUT,
    MOVE_ROBBER_TO,
    NO_TRADE,
    NUMBER_HEX,
    OPEN_ROUTE,
    PLACE_NEUTRAL,
    PLACE_POST,
    PLAY_CARD,
    PROPOSE,
    RECRUIT_AT,
    ROLL_DICE,
    STEAL_FROM,
    STOP,
    TAKE_FROM,
    TAKE_RESOURCE,
    TRADE_WITH,
    WALK,
)
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Choice, Step
from fondaco.games.merchants.steps import (
    answers,
    assembling,
    cards,
    delivery,
    driving,
    numbers,
    offers,
    playing,
    production,
    recruiting,
    robber,
    routes,
    start,
    supply,
    turn,
    walking,
)
from fondaco.games.merchants.terms import STEP_IDS

_MOVING: Final[list[Choice]] = [
    delivery.Deliver(DELIVER),
    walking.Walk(WALK),
    driving.DriveOn(DRIVE),
    walking.Stop(STOP),
]
_PLAY: Final = playing.PlayCard(PLAY_CARD)
_COMPOSING: Final[list[Choice]] = [offers.Give(GIVE), offers.Ask(ASK)]

_BY_ID: Final = {
    "start_post": Step([start.OwnPost(PLACE_POST)]),
    "start_neutral": Step([start.NeutralPost(PLACE_NEUTRAL)]),
    "start_route": Step([start.FirstRoute(OPEN_ROUTE)]),
    # rule turn.phases
    "roll": Step([*_MOVING, _PLAY, production.Roll(ROLL_DICE)]),
    "discard": robber.Discarding([robber.Discard(DISCARD_CARD)]),
    "robber": Step([robber.MoveRobber(MOVE_ROBBER_TO)]),
    "steal": robber.Stealing([robber.Steal(STEAL_FROM)]),
    # rule turn.actions
    "act": Step(
        [
            *_MOVING,
            recruiting.Dismiss(DISMISS),
            recruiting.Recruit(RECRUIT_AT),
            assembling.Disband(DISBAND),
            assembling.Assemble(ASSEMBLE_AT),
            routes.BuyRoute(OPEN_ROUTE),
            cards.BuyCard(BUY_CARD),
            _PLAY,
            supply.BuyResource(BUY_RESOURCE),
            supply.Exchange(EXCHANGE),
            offers.BeginOffer(BEGIN_OFFER),
            turn.EndTurn(END_TURN),
        ]
    ),
    "connect": routes.Connecting([routes.CountVia(COUNT_VIA)]),
    "arrow": routes.Arrow([routes.ArrowRoute(OPEN_ROUTE), routes.LeaveArrow(LEAVE_OUT)]),
    "charter": routes.Charter([routes.CharterRoute(OPEN_ROUTE), routes.LeaveCharter(LEAVE_OUT)]),
    "fair": supply.Fair([supply.TakeResource(TAKE_RESOURCE)]),
    "number": numbers.Numbering([numbers.Number(NUMBER_HEX)]),
    "take_token": numbers.TakingToken([numbers.TakeToken(TAKE_FROM)]),
    "recruit": Step([recruiting.RecruitAnew(RECRUIT_AT)]),
    "assemble": Step([assembling.AssembleAnew(ASSEMBLE_AT)]),
    "offer": Step([*_COMPOSING, offers.Propose(PROPOSE)]),
    "answer": Step(
        [answers.Accept(ACCEPT), answers.Decline(DECLINE), offers.BeginCounter(BEGIN_COUNTER)]
    ),
    "counter": Step([*_COMPOSING, offers.ProposeCounter(PROPOSE)]),
    "choose": answers.Choosing([answers.TradeWith(TRADE_WITH), answers.NoTrade(NO_TRADE)]),
    "over": Step([]),
}
STEPS: Final = vec[Step]([_BY_ID[id] for id in STEP_IDS])


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
