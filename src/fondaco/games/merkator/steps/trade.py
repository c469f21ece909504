"""Trading 4:1, a part of fulfilling: four goods of a kind, or four Time counters, for one good."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, turns
from fondaco.games.merkator.clauses import (
    TRADE_ANY,
    TRADE_FOUR,
    TRADE_ITSELF,
    TRADE_NEEDED,
    TRADE_TIME_RATE,
    TRADE_WHOLE,
)
from fondaco.games.merkator.components import TRADE_GOODS, TRADE_TIME
from fondaco.games.merkator.effects import return_goods
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import TRADES_FOR, TRADINGS_AT
from fondaco.games.merkator.payment import (
    bars_contract,
    begin_payment,
    is_payable,
    leaves_choice,
    still_free,
    still_named,
)
from fondaco.games.merkator.state import MerkatorState, goods_of
from fondaco.games.merkator.step import Choice, Step
from fondaco.games.merkator.terms import ANY, GOODS, PAY, TIME, TRADE, Card


class Trade(Step):
    """Which trades are made for the Contract at hand."""

    def has_choice(self, state: MerkatorState) -> bool:
        return can_trade(state)

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        begin_payment(state, state.contract, told)
        turns.go_to(state, PAY)


class TradeToward(Choice):
    """Take a Contract in hand to trade for it."""

    def candidates(self, state: MerkatorState) -> list[Move]:
        return TRADINGS_AT[state.merkator]

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_trading(state, move.what)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        state.contract = move.what
        turns.go_to(state, TRADE)


class TradeFor(Choice):
    """Trade four for one."""

    def candidates(self, state: MerkatorState) -> list[Move]:
        return TRADES_FOR[state.contract]

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_trade(state, move.what, move.other)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        trade(state, move.what, move.other, told)


def bars_trading(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids the asked seat to take that Contract in hand and trade for it."""
    barred = bars_contract(state, card)
    if barred is not None:
        return barred
    # rule trade.four
    if not has_any_four(state):
        return TRADE_FOUR
    # rule trade.whole
    is_possible = is_payable(state, state.asked, card) and has_trade(state, card)
    return None if is_possible else TRADE_WHOLE


def has_trade(state: MerkatorState, card: Card) -> bool:
    """Whether any trade is possible for that Contract: taken in hand for the question only."""
    state.contract = card
    possible = can_trade(state)
    state.contract = NONE
    return possible


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
    barred = bars_source(state, source)
    if barred is not None:
        return barred
    # rule trade.whole
    return None if stays_payable(state, source, target) else TRADE_WHOLE


def bars_source(state: MerkatorState, source: i64) -> Clause | None:
    """What forbids the asked seat to give four of the source."""
    if source == TIME:
        # rule trade.time
        return TRADE_TIME_RATE if state.time[state.asked] < TRADE_TIME else None
    # rule trade.four
    # rule trade.fresh
    return TRADE_FOUR if goods_of(state, state.asked, source) < TRADE_GOODS else None


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


def has_any_four(state: MerkatorState) -> bool:
    return any(bars_source(state, source) is None for source in range(GOODS + 1))


def can_trade(state: MerkatorState) -> bool:
    """Whether any trade is possible for the Contract at hand."""
    for move in TRADES_FOR[state.contract]:
        if bars_trade(state, move.what, move.other) is None:
            return True
    return False


def trade(state: MerkatorState, source: i64, target: i64, told: Told) -> None:
    exchange(state, source, target, 1)
    count = TRADE_TIME if source == TIME else TRADE_GOODS
    events.traded(told, state.asked, source, target, count)
