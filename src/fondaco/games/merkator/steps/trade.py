"""Trading 4:1, a part of fulfilling: four goods of a kind, or four Time counters, for one good."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, moves
from fondaco.games.merkator.clauses import (
    TRADE_ANY,
    TRADE_FOUR,
    TRADE_ITSELF,
    TRADE_NEEDED,
    TRADE_TIME_RATE,
    TRADE_WHOLE,
)
from fondaco.games.merkator.components import CONTRACTS_AT, TRADE_GOODS, TRADE_TIME
from fondaco.games.merkator.effects import return_goods
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import TRADE_TOWARD, MerkatorMove
from fondaco.games.merkator.payment import (
    bars_contract,
    is_payable,
    leaves_choice,
    still_free,
    still_named,
)
from fondaco.games.merkator.state import MerkatorState, goods_of
from fondaco.games.merkator.terms import ANY, GOODS, TIME, Card


def bars(state: MerkatorState, move: MerkatorMove) -> Clause | None:
    if move.kind == TRADE_TOWARD:
        return bars_trading(state, move.what)
    return bars_trade(state, move.what, move.other)


def apply(state: MerkatorState, move: MerkatorMove, told: Told) -> None:
    if move.kind == TRADE_TOWARD:
        state.contract = move.what
    else:
        apply_trade(state, move.what, move.other, told)


def bars_trading(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids the asked seat to take that Contract in hand and trade for it."""
    barred = bars_contract(state, card)
    if barred is not None:
        return barred
    # rule trade.whole
    if not is_payable(state, state.asked, card):
        return TRADE_WHOLE
    if has_trade(state, card):
        return None
    # rule trade.four
    return TRADE_WHOLE if has_any_four(state) else TRADE_FOUR


def has_trade(state: MerkatorState, card: Card) -> bool:
    """Whether any trade is possible for that Contract: taken in hand for the question only."""
    state.contract = card
    possible = can_trade(state)
    state.contract = NONE
    return possible


def legal_tradings(state: MerkatorState, found: list[Move]) -> None:
    for card in CONTRACTS_AT[state.merkator]:
        if state.contracts[card] == state.asked and bars_trading(state, card) is None:
            found.append(moves.trade_toward(card))


def bars_trade(state: MerkatorState, source: i64, target: i64) -> Clause | None:
    """What forbids the asked seat to trade four of the source for one of the target."""
    # rule trade.any
    if leaves_choice(state.contract) and target != ANY:
        return TRADE_ANY
    # rule trade.needed
    # rule trade.keep
    # rule trade.not_time
    if still_needed(state, target) <= 0:
        return TRADE_NEEDED
    # rule trade.itself
    if source == target and source != TIME:
        return TRADE_ITSELF
    # rule trade.time
    if source == TIME and state.time[state.asked] < TRADE_TIME:
        return TRADE_TIME_RATE
    # rule trade.four
    # rule trade.fresh
    if source != TIME and goods_of(state, state.asked, source) < TRADE_GOODS:
        return TRADE_FOUR
    # rule trade.whole
    if not stays_payable(state, source, target):
        return TRADE_WHOLE
    return None


def still_needed(state: MerkatorState, target: i64) -> i64:
    """How many of the target the Contract at hand asks for; ANY where it leaves the choice."""
    if target == ANY:
        return still_free(state, state.contract)
    return still_named(state, state.contract, target)


def stays_payable(state: MerkatorState, source: i64, target: i64) -> bool:
    """Whether the whole Contract could still be paid after that trade, made and taken back."""
    exchange(state, source, target, 1)
    payable = is_payable(state, state.asked, state.contract)
    exchange(state, source, target, -1)
    return payable


def exchange(state: MerkatorState, source: i64, target: i64, times: i64) -> None:
    """Give four, put one into the Contract; -1 times takes the same trade back."""
    if source == TIME:
        state.time[state.asked] -= times * TRADE_TIME
    else:
        return_goods(state, state.asked, source, times * TRADE_GOODS)
    # rule trade.at_once
    state.brought[target] += times


def legal_trades(state: MerkatorState, found: list[Move]) -> None:
    for source in range(GOODS + 1):
        if _has_four(state, source):
            _legal_trades_of(state, source, found)


def has_any_four(state: MerkatorState) -> bool:
    return any(_has_four(state, source) for source in range(GOODS + 1))


def _has_four(state: MerkatorState, source: i64) -> bool:
    if source == TIME:
        return state.time[state.asked] >= TRADE_TIME
    return goods_of(state, state.asked, source) >= TRADE_GOODS


def _legal_trades_of(state: MerkatorState, source: i64, found: list[Move]) -> None:
    if leaves_choice(state.contract):
        if bars_trade(state, source, ANY) is None:
            found.append(moves.trade(source, ANY))
        return
    for target in range(GOODS):
        if bars_trade(state, source, target) is None:
            found.append(moves.trade(source, target))


def can_trade(state: MerkatorState) -> bool:
    """Whether any trade is possible for the Contract at hand."""
    found: list[Move] = []
    legal_trades(state, found)
    return len(found) > 0


def apply_trade(state: MerkatorState, source: i64, target: i64, told: Told) -> None:
    exchange(state, source, target, 1)
    count = TRADE_TIME if source == TIME else TRADE_GOODS
    events.traded(told, state.asked, source, target, count)
