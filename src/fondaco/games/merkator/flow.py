"""The game as a walk through its steps: what may be chosen, what bars, what happens.

After each move `advance` walks on until somebody has something to decide. Each step says itself
what follows; whose turn it is then stands in turns.py.
"""

from typing import Final

from librt.vecs import vec

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator.clauses import SUPPLY_WHEN, TRADE_AT_ONCE
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import (
    ACCEPT,
    BUY_BONUS,
    BUY_BUILDING,
    DONE,
    FLIP_NEXT,
    FULFILL_CONTRACT,
    GAIN_HAND,
    GAIN_NOTHING,
    GAIN_PEACE,
    GAIN_SAME,
    GAIN_TOP,
    GIVE_BONUS,
    GIVE_UP,
    GIVE_UP_TALER,
    HOLD_BONUS,
    HOLD_BUILDING,
    HOLD_CONTRACT,
    JOIN_TRAVEL,
    KEEP,
    LOSE_GOOD,
    OFFER_TALER,
    OFFER_TIME,
    PAY_GOODS,
    SELL,
    SPEND_CONTRACT,
    STAY,
    SWAP_CONTRACT,
    TAKE_GOODS,
    TAKE_SECOND,
    TRADE_FOR,
    TRADE_TOWARD,
    TRAVEL,
    USE_SUPPLY,
)
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.step import Choice, Either, Elsewhere, Step
from fondaco.games.merkator.steps import (
    barter,
    blocked,
    excess,
    forced,
    fulfill,
    hand,
    invest,
    join,
    loss,
    offers,
    opponent,
    reward,
    supply,
    trade,
    travel,
)
from fondaco.games.merkator.terms import NO_COINS, SOLOPLAY

_HOLDS: Final[list[Choice]] = [
    hand.HoldContract(HOLD_CONTRACT),
    hand.HoldBonus(HOLD_BONUS),
    hand.HoldBuilding(HOLD_BUILDING),
]
_SUPPLY: Final = supply.UseSupply(USE_SUPPLY)

# What has a clause of its own against it where it does not belong.
_REFUSED: Final[list[Choice]] = [
    # rule supply.any_time
    # rule supply.when
    Elsewhere(USE_SUPPLY, SUPPLY_WHEN),
    hand.HoldNotNow(HOLD_CONTRACT),
    hand.HoldNotNow(HOLD_BONUS),
    hand.HoldNotNow(HOLD_BUILDING),
]

_INVEST: Final = Step(
    [
        invest.Sell(SELL),
        Either(NO_COINS, barter.BarterBonus(BUY_BONUS), invest.BuyBonus(BUY_BONUS)),
        Either(NO_COINS, barter.BarterBuilding(BUY_BUILDING), invest.BuyBuilding(BUY_BUILDING)),
        barter.GiveUp(GIVE_UP),
        travel.Travel(TRAVEL),
        *_HOLDS,
    ],
    _REFUSED,
)
_FULFILL: Final = fulfill.Fulfill(
    [
        fulfill.FulfillContract(FULFILL_CONTRACT),
        trade.TradeToward(TRADE_TOWARD),
        _SUPPLY,
        fulfill.Done(DONE),
        *_HOLDS,
    ],
    _REFUSED,
)
_JOIN: Final = join.Join(
    [
        Either(SOLOPLAY, join.JoinAi(JOIN_TRAVEL), join.JoinTravel(JOIN_TRAVEL)),
        join.Stay(STAY),
        _SUPPLY,
    ],
    _REFUSED,
)

# By the number of the step.
STEPS: Final = vec[Step](
    [
        _INVEST,
        travel.Take([travel.TakeGoods(TAKE_GOODS), travel.TakeSecond(TAKE_SECOND)], _REFUSED),
        loss.Check([loss.Accept(ACCEPT), loss.FlipNext(FLIP_NEXT), *_HOLDS], _REFUSED),
        loss.Lose(
            [loss.LoseGood(LOSE_GOOD), _SUPPLY, *_HOLDS], [loss.FlipTooLate(FLIP_NEXT), *_REFUSED]
        ),
        _FULFILL,
        trade.Trade(
            [fulfill.FulfillAtOnce(FULFILL_CONTRACT), trade.TradeFor(TRADE_FOR)],
            # rule trade.at_once
            [*_REFUSED, Elsewhere(DONE, TRADE_AT_ONCE)],
        ),
        fulfill.Pay([fulfill.PayGoods(PAY_GOODS)], _REFUSED),
        _JOIN,
        Step([], _REFUSED),  # OVER
        barter.Spend([barter.SpendContract(SPEND_CONTRACT)], _REFUSED),
        forced.Force([forced.BuildForced(BUY_BUILDING)], _REFUSED),
        reward.Reward([reward.GainTop(GAIN_TOP), hand.GainHand(GAIN_HAND)], _REFUSED),
        offers.BidTaler([offers.OfferTaler(OFFER_TALER)], _REFUSED),
        offers.BidTime([offers.OfferTime(OFFER_TIME)], _REFUSED),
        offers.Swap([offers.Keep(KEEP), offers.SwapContract(SWAP_CONTRACT)], _REFUSED),
        blocked.Blocked(
            [
                blocked.GainSame(GAIN_SAME),
                blocked.GainPeace(GAIN_PEACE),
                blocked.GainNothing(GAIN_NOTHING),
            ],
            _REFUSED,
        ),
        opponent.AiTurn([], _REFUSED),
        opponent.Give([opponent.GiveBonus(GIVE_BONUS)], _REFUSED),
        excess.Excess(
            [
                excess.BuyBonusAtOnce(BUY_BONUS),
                excess.BuyBuildingAtOnce(BUY_BUILDING),
                excess.GiveUpTaler(GIVE_UP_TALER),
            ],
            _REFUSED,
        ),
    ]
)


def legal(state: MerkatorState) -> list[Move]:
    """Every move the asked seat may make."""
    return STEPS[state.step].legal(state)


def bars(state: MerkatorState, move: Move) -> Clause | None:
    """The clause that forbids the move to the asked seat; None if it is legal."""
    return STEPS[state.step].by_kind[move.kind].bars(state, move)


def apply(state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
    """Change the table by one legal move, then walk on to the next decision."""
    STEPS[state.step].by_kind[move.kind].apply(state, move, chance, told)
    advance(state, chance, told)


def advance(state: MerkatorState, chance: Chance, told: Told) -> None:
    """Walk on until somebody has something to decide, or the game is over."""
    while not has_choice(state):
        STEPS[state.step].go_on(state, chance, told)


def has_choice(state: MerkatorState) -> bool:
    """Whether the step at hand leaves the asked seat a decision."""
    return STEPS[state.step].has_choice(state)
