"""The game as a walk through its steps."""

from typing import Final

from librt.vecs import vec

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause

from .events import Told
from .moves import BUY_BARREL, DONE, PASS, SELL_BARREL
from .state import JettyState
from .step import Step
from .steps import buy, sell

# By the number of the step.
STEPS: Final = vec[Step](
    [
        Step([buy.BuyBarrel(BUY_BARREL), buy.Pass(PASS)]),
        sell.Sell([sell.SellBarrel(SELL_BARREL), sell.Done(DONE)]),
        Step([]),  # OVER
    ]
)


def legal(state: JettyState) -> list[Move]:
    return STEPS[state.step].legal(state)


def bars(state: JettyState, move: Move) -> Clause | None:
    return STEPS[state.step].by_kind[move.kind].bars_one(state, move)


def apply(state: JettyState, move: Move, chance: Chance, told: Told) -> None:
    STEPS[state.step].by_kind[move.kind].apply(state, move, chance, told)
    while not has_choice(state):
        STEPS[state.step].go_on(state, chance, told)


def has_choice(state: JettyState) -> bool:
    return STEPS[state.step].has_choice(state)
