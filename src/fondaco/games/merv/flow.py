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
from fondaco.games.merv import moves, turns
from fondaco.games.merv.action import BoardAction
from fondaco.games.merv.buying import Purchase
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Boon, Choice, OnlyIfOpen, Small, Step
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
    pairs,
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
    BONUS_UPGRADE_BOON,
    BUY_ADVANCE,
    BUY_CARD,
    BUY_CONTRACT,
    BUY_COURTIER,
    BUY_GOOD,
    BUY_IDS,
    BUY_WALL,
    CARAVANSARY,
    CARD_BOON,
    CARDS,
    COMMIT,
    COURTIER_BOON,
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
    PAIRS,
    PALACE,
    PAY,
    PLACE_BONUS,
    PLACE_WALL,
    PLACE_WHITE,
    POST,
    POST_BOON,
    PRAY,
    RANSOM,
    RESTOCK,
    SCROLLS,
    SITE,
    SLOT,
    SOLDIER_BOON,
    STEP_BOON,
    STEP_IDS,
    TILE,
    TILE_BOON,
    WALL,
    WALL_BOON,
    WALLS,
    WHITE_UPGRADE_BOON,
)
from fondaco.games.merv.told import Told

_FULFIL: Final = contracts.Fulfil(moves.FULFIL, BUY_CONTRACT)
_MEANWHILE: Final[list[Choice]] = [contracts.FulfilMeanwhile(moves.FULFIL, BUY_CONTRACT)]
_MARKET: Final[list[Choice]] = [market.Collect(moves.COLLECT), market.Trade(moves.TRADE_CAMEL)]

# What is bought, and where it is bought.
_CARD: Final = caravansary.BuyCard(moves.TAKE_CARD, BUY_CARD)
_COURTIER: Final = palace.Hire(moves.PLACE_COURTIER, BUY_COURTIER)
_GOOD: Final = marketplace.BuyGood(moves.BUY_GOODS, BUY_GOOD)
_ADVANCE: Final = mosque.Advance(moves.ADVANCE, BUY_ADVANCE)
_WALL: Final = wall.Build(moves.BUILD, BUY_WALL)
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
_ESTABLISH: Final = marketplace.Establish(moves.ESTABLISH)
_CARDS: Final = caravansary.Cards(
    CARDS, [_CARD, caravansary.PlaceCamelToBuy(moves.PLACE_CAMEL)], _MEANWHILE
)
_COURTIERS: Final = BoardAction(COURTIERS, [_COURTIER], _MEANWHILE)
_SCROLLS: Final = library.Library(SCROLLS, [library.Spend(moves.PAY_COIN)], [])
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

_BUILD_FOR_HIM: Final = courtier.BuildForHim(moves.ACTIVATE)

_STEPS: Final[dict[i64, Step]] = {
    # A turn.
    BEGIN: Step([turn.Begin(moves.BEGIN_GAME)]),
    NEXT_TURN: turn.NextTurn(),
    SLOT: Step([slot.Enter(moves.ENTER), _FULFIL]),
    SITE: slot.Site([slot.Activate(moves.ACTIVATE), *market.CLOSED]),
    ACT: Step(
        [
            act.TakeAction(moves.TAKE_ACTION, _BY_ACTION),
            act.TakeFavour(moves.TAKE_FAVOUR),
            act.TakeSoldier(moves.TAKE_SOLDIER),
            *_MARKET,
            _FULFIL,
        ]
    ),
    AFTER: turn.After([*_MARKET, _FULFIL]),
    COMMIT: contracts.Commit(
        [contracts.CommitCommon(moves.COMMIT_COMMON), contracts.CommitRare(moves.COMMIT_RARE)]
    ),
    PAY: paying.Pay(paying.PayCoin(moves.PAY_COIN, _BY_BUYING), _BY_BUYING),
    # The board actions, and what belongs to them.
    CARDS: _CARDS,
    RESTOCK: caravansary.Restock(),
    PAIRS: pairs.Pairs(pairs.NextBoon(moves.NEXT_BOON), [_FULFIL]),
    GAIN_FAVOUR: pairs.GainFavour(),
    GAIN_CUBE: pairs.GainCube(),
    COURTIERS: _COURTIERS,
    SCROLLS: _SCROLLS,
    LEARN: Small([library.Learn(moves.LEARN_ONE), _FULFIL]),
    POST: marketplace.Posts([_ESTABLISH]),
    GOODS: _GOODS,
    PRAY: _PRAY,
    TILE: Boon(TILE_BOON, [mosque.Claim(moves.CLAIM)], []),
    WALLS: _WALLS,
    PLACE_WALL: Small([wall.SetWall(moves.SET_WALL)]),
    # Boons.
    DEPLOY: Boon(SOLDIER_BOON, [soldiers.Guard(moves.GUARD)], [soldiers.Decline(moves.NO_SOLDIER)]),
    PLACE_WHITE: Boon(WHITE_UPGRADE_BOON, [soldiers.UpgradeWhite(moves.UPGRADE)], []),
    PLACE_BONUS: Boon(BONUS_UPGRADE_BOON, [soldiers.Upgrade(moves.UPGRADE)], []),
    FREE_CARD: Boon(
        CARD_BOON,
        [
            caravansary.TakeCardWithinReach(moves.TAKE_CARD),
            caravansary.PlaceCamel(moves.PLACE_CAMEL),
        ],
        [caravansary.Leave(moves.STOP)],
    ),
    ANY_CARD: Boon(CARD_BOON, [caravansary.TakeCard(moves.TAKE_CARD)], []),
    FREE_COURTIER: Boon(COURTIER_BOON, [palace.PlaceFreely(moves.PLACE_COURTIER)], []),
    FREE_POST: Boon(POST_BOON, [marketplace.EstablishFreely(moves.ESTABLISH)], []),
    FREE_STEP: Boon(STEP_BOON, [mosque.AdvanceFreely(moves.ADVANCE)], []),
    ANY_WALL: Boon(WALL_BOON, [wall.BuildFreely(moves.BUILD)], []),
    # The courtier's turn, and between turns.
    COURTIER_SLOT: OnlyIfOpen([courtier.EnterForHim(moves.ENTER, _BUILD_FOR_HIM)]),
    COURTIER_SITE: courtier.HisSite([_BUILD_FOR_HIM]),
    LINE_UP: lineup.LineUp([lineup.QueueAt(moves.QUEUE_AT)]),
    RANSOM: invasion.Invasion(
        [invasion.PayRansom(moves.PAY_COIN), invasion.Surrender(moves.SURRENDER)]
    ),
    AUDIENCE: audience.Audience([audience.ScoreHall(moves.SCORE_HALL)]),
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
