"""Trade at the camel market, before or after the action."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, moves
from fondaco.games.merv.city import holds_market
from fondaco.games.merv.clauses import MARKET_COLLECT, MARKET_LINE, MARKET_ONCE, MARKET_PLACE
from fondaco.games.merv.components import MARKET_BOON
from fondaco.games.merv.effects import gain_camels, gain_favour, owe, take_stores
from fondaco.games.merv.events import Told
from fondaco.games.merv.moves import COLLECT, MervMove
from fondaco.games.merv.places import take_scrolls
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    CARD_BOON,
    DEPLOY,
    FAVOUR_BOON,
    FREE_CARD,
    FREE_STEP,
    IN_MARKET,
    MARKET_SLOTS,
    RARE,
    RARE_BOON,
    SCROLL_BOON,
    SOLDIER_BOON,
    STEP_BOON,
)

# The step that a boon of the market leads to, if it asks for a decision.
_STEP: Final = {int(CARD_BOON): FREE_CARD, int(STEP_BOON): FREE_STEP, int(SOLDIER_BOON): DEPLOY}


def bars(state: MervState, move: MervMove) -> Clause | None:
    return bars_collecting(state) if move.kind == COLLECT else bars_trade(state, move.what)


def bars_market(state: MervState) -> Clause | None:
    """What forbids to trade at the camel market at all."""
    # rule market.line
    if not holds_market(state.line):
        return MARKET_LINE
    # rule market.once
    return MARKET_ONCE if state.traded else None


def bars_collecting(state: MervState) -> Clause | None:
    barred = bars_market(state)
    if barred is not None:
        return barred
    # rule market.collect
    return None if camels_there(state) > 0 else MARKET_COLLECT


def camels_there(state: MervState) -> i64:
    found: i64 = 0
    for slot in range(MARKET_SLOTS):
        found += state.camels[IN_MARKET + slot]
    return found


def bars_trade(state: MervState, slot: i64) -> Clause | None:
    """What forbids to place a camel on that slot."""
    barred = bars_market(state)
    if barred is not None:
        return barred
    # rule market.place
    if state.camels[state.active] == 0 or state.camels[IN_MARKET + slot] > 0:
        return MARKET_PLACE
    return None


def legal(state: MervState, found: list[Move]) -> None:
    if bars_market(state) is not None:
        return
    if bars_collecting(state) is None:
        found.append(moves.MOVE_COLLECT)
    for slot in range(MARKET_SLOTS):
        if bars_trade(state, slot) is None:
            found.append(moves.trade_camel(slot))


def can_trade(state: MervState) -> bool:
    """Whether the camel market leaves the active player anything to do."""
    # rule market.when
    if bars_market(state) is not None:
        return False
    return camels_there(state) > 0 or state.camels[state.active] > 0


def apply(state: MervState, move: MervMove, told: Told) -> None:
    state.traded = True
    if move.kind == COLLECT:
        collect(state, told)
    else:
        trade(state, move.what, told)


def collect(state: MervState, told: Told) -> None:
    for slot in range(MARKET_SLOTS):
        gain_camels(state, state.active, IN_MARKET + slot, "market", told)


def trade(state: MervState, slot: i64, told: Told) -> None:
    state.camels[state.active] -= 1
    state.camels[IN_MARKET + slot] += 1
    events.traded(told, state, state.active, slot)
    gain_boon(state, MARKET_BOON[state.side * MARKET_SLOTS + slot], told)


def gain_boon(state: MervState, boon: i64, told: Told) -> None:
    # rule market.boons
    if boon == FAVOUR_BOON:
        gain_favour(state, state.active, told)
    elif boon == RARE_BOON:
        take_stores(state, state.active, RARE, 1, told)
    elif boon == SCROLL_BOON:
        take_scrolls(state, state.active, 1, told)
    else:
        owe(state, _STEP[int(boon)])
