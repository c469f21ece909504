"""The game as a walk through its steps: what may be chosen, what bars it, what happens.

After each move `advance` walks on until somebody has something to decide. Each step says itself
what follows; whose turn it is then, turns.py alone writes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import turns
from fondaco.games.merv.action import BoardAction
from fondaco.games.merv.moves import (
    ACTIVATE,
    ADVANCE,
    BEGIN_GAME,
    BUILD,
    BUY_GOODS,
    CLAIM,
    COLLECT,
    COMMIT_COMMON,
    COMMIT_RARE,
    ENTER,
    ESTABLISH,
    FULFIL,
    GUARD,
    LEARN_ONE,
    NO_SOLDIER,
    PAY_COIN,
    PLACE_CAMEL,
    PLACE_COURTIER,
    QUEUE_AT,
    SCORE_HALL,
    SET_WALL,
    STOP,
    SURRENDER,
    TAKE_ACTION,
    TAKE_CARD,
    TAKE_FAVOUR,
    TAKE_SOLDIER,
    TRADE_CAMEL,
    UPGRADE,
)
from fondaco.games.merv.purchase import Purchase
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice, OnlyIfOpen, Small, Step
from fondaco.games.merv.steps import (
    act,
    audience,
    caravansary,
    contracts,
    courtier,
    invasion,
    library,
    lineup,
    market,
    marketplace,
    mosque,
    palace,
    paying,
    slot,
    soldiers,
    turn,
    wall,
)
from fondaco.games.merv.terms import (
    ACT,
    ACTION_IDS,
    AFTER,
    ANY_CARD,
    ANY_WALL,
    AUDIENCE,
    BEGIN,
    BUY_ADVANCE,
    BUY_CARD,
    BUY_CONTRACT,
    BUY_COURTIER,
    BUY_GOOD,
    BUY_IDS,
    BUY_WALL,
    CARAVANSARY,
    CARDS,
    COMMIT,
    COURTIER_SITE,
    COURTIER_SLOT,
    COURTIERS,
    DEPLOY,
    FREE_CARD,
    FREE_COURTIER,
    FREE_POST,
    FREE_STEP,
    GAIN_CUBE,
    GAIN_FAVOUR,
    GOODS,
    LEARN,
    LIBRARY,
    LINE_UP,
    MARKETPLACE,
    MOSQUE,
    NEXT_TURN,
    OVER,
    PALACE,
    PAY,
    PLACE_BONUS,
    PLACE_WALL,
    PLACE_WHITE,
    POST,
    PRAY,
    RANSOM,
    RESTOCK,
    SCROLLS,
    SITE,
    SLOT,
    STEP_IDS,
    TILE,
    WALL,
    WALLS,
)
from fondaco.games.merv.told import Told

_FULFIL: Final = contracts.Fulfil(FULFIL, BUY_CONTRACT)
_MEANWHILE: Final[list[Choice]] = [contracts.FulfilMeanwhile(FULFIL, BUY_CONTRACT)]
_MARKET: Final[list[Choice]] = [market.Collect(COLLECT), market.Trade(TRADE_CAMEL)]

# What is bought, and where it is bought.
_CARD: Final = caravansary.BuyCard(TAKE_CARD, BUY_CARD)
_COURTIER: Final = palace.Hire(PLACE_COURTIER, BUY_COURTIER)
_GOOD: Final = marketplace.BuyGood(BUY_GOODS, BUY_GOOD)
_ADVANCE: Final = mosque.Advance(ADVANCE, BUY_ADVANCE)
_WALL: Final = wall.Build(BUILD, BUY_WALL)
_PURCHASES: Final[dict[i64, Purchase]] = {
    BUY_CARD: _CARD,
    BUY_COURTIER: _COURTIER,
    BUY_GOOD: _GOOD,
    BUY_ADVANCE: _ADVANCE,
    BUY_WALL: _WALL,
    BUY_CONTRACT: _FULFIL,
}
_BY_BUYING: Final = [_PURCHASES[buying] for buying in range(len(BUY_IDS))]

# The board actions.
_ESTABLISH: Final = marketplace.Establish(ESTABLISH)
_CARDS: Final = caravansary.Cards(
    CARDS, [_CARD, caravansary.PlaceCamelToBuy(PLACE_CAMEL)], _MEANWHILE
)
_COURTIERS: Final = BoardAction(COURTIERS, [_COURTIER], _MEANWHILE)
_SCROLLS: Final = library.Library(SCROLLS, [library.Spend(PAY_COIN)], [])
_GOODS: Final = marketplace.Marketplace(_ESTABLISH, [_GOOD], _MEANWHILE)
_PRAY: Final = BoardAction(PRAY, [_ADVANCE], _MEANWHILE)
_WALLS: Final = BoardAction(WALLS, [_WALL], _MEANWHILE)
_ACTIONS: Final[dict[i64, BoardAction]] = {
    CARAVANSARY: _CARDS,
    PALACE: _COURTIERS,
    LIBRARY: _SCROLLS,
    MARKETPLACE: _GOODS,
    MOSQUE: _PRAY,
    WALL: _WALLS,
}
_BY_ACTION: Final = [_ACTIONS[action] for action in range(len(ACTION_IDS))]

_BUILD_FOR_HIM: Final = courtier.BuildForHim(ACTIVATE)

_STEPS: Final[dict[i64, Step]] = {
    # A turn.
    BEGIN: Step([turn.Begin(BEGIN_GAME)]),
    NEXT_TURN: turn.NextTurn(),
    SLOT: Step([slot.Enter(ENTER), _FULFIL]),
    SITE: slot.Site([slot.Activate(ACTIVATE)]),
    ACT: Step(
        [
            act.TakeAction(TAKE_ACTION, _BY_ACTION),
            act.TakeFavour(TAKE_FAVOUR),
            act.TakeSoldier(TAKE_SOLDIER),
            *_MARKET,
            _FULFIL,
        ]
    ),
    AFTER: turn.After([*_MARKET, _FULFIL]),
    COMMIT: contracts.Commit(
        [contracts.CommitCommon(COMMIT_COMMON), contracts.CommitRare(COMMIT_RARE)]
    ),
    PAY: paying.Pay(paying.PayCoin(PAY_COIN, _BY_BUYING), _BY_BUYING),
    # The board actions, and what belongs to them.
    CARDS: _CARDS,
    RESTOCK: caravansary.Restock(),
    GAIN_FAVOUR: caravansary.GainFavour(),
    GAIN_CUBE: caravansary.GainCube(),
    COURTIERS: _COURTIERS,
    SCROLLS: _SCROLLS,
    LEARN: Small([library.Learn(LEARN_ONE), _FULFIL]),
    POST: marketplace.Posts([_ESTABLISH]),
    GOODS: _GOODS,
    PRAY: _PRAY,
    TILE: Small([mosque.Claim(CLAIM)]),
    WALLS: _WALLS,
    PLACE_WALL: Small([wall.SetWall(SET_WALL)]),
    # Boons.
    DEPLOY: Small([soldiers.Guard(GUARD), soldiers.Decline(NO_SOLDIER)]),
    PLACE_WHITE: Small([soldiers.UpgradeWhite(UPGRADE)]),
    PLACE_BONUS: Small([soldiers.Upgrade(UPGRADE)]),
    FREE_CARD: Small(
        [
            caravansary.TakeCardWithinReach(TAKE_CARD),
            caravansary.PlaceCamel(PLACE_CAMEL),
            caravansary.Leave(STOP),
        ]
    ),
    ANY_CARD: Small([caravansary.TakeCard(TAKE_CARD)]),
    FREE_COURTIER: Small([palace.PlaceFreely(PLACE_COURTIER)]),
    FREE_POST: Small([marketplace.EstablishFreely(ESTABLISH)]),
    FREE_STEP: Small([mosque.AdvanceFreely(ADVANCE)]),
    ANY_WALL: Small([wall.BuildFreely(BUILD)]),
    # The courtier's turn, and between turns.
    COURTIER_SLOT: OnlyIfOpen([courtier.EnterForHim(ENTER, _BUILD_FOR_HIM)]),
    COURTIER_SITE: courtier.HisSite([_BUILD_FOR_HIM]),
    LINE_UP: lineup.LineUp([lineup.QueueAt(QUEUE_AT)]),
    RANSOM: invasion.Invasion([invasion.PayRansom(PAY_COIN), invasion.Surrender(SURRENDER)]),
    AUDIENCE: audience.Audience([audience.ScoreHall(SCORE_HALL)]),
    OVER: Step([]),
}
STEPS: Final = vec[Step]([_STEPS[step] for step in range(len(STEP_IDS))])


def begin(state: MervState, chance: Chance) -> None:
    """From the set-up to the first decision."""
    turns.begin_game(state)
    advance(state, chance, None)


def legal(state: MervState) -> list[Move]:
    """Every move the asked seat may make."""
    return STEPS[state.step].legal(state)


def bars(state: MervState, move: Move) -> Clause | None:
    """The clause that forbids the move to the asked seat; None if it is legal."""
    return STEPS[state.step].by_kind[move.kind].bars(state, move)


def apply(state: MervState, move: Move, chance: Chance, told: Told) -> None:
    """Change the table by one legal move, then walk on to the next decision."""
    STEPS[state.step].by_kind[move.kind].apply(state, move, chance, told)
    advance(state, chance, told)


def advance(state: MervState, chance: Chance, told: Told) -> None:
    """Walk on until somebody has something to decide, or the game is over."""
    while not has_choice(state):
        STEPS[state.step].go_on(state, chance, told)


def has_choice(state: MervState) -> bool:
    return STEPS[state.step].has_choice(state)


def is_mid_decision(state: MervState) -> bool:
    """Whether the asked seat is between two small moves of one decision."""
    return STEPS[state.step].is_mid_decision(state)
