"""Trade at the camel market, before or after the action."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, turns
from fondaco.games.merv.boons import gain_boon
from fondaco.games.merv.city import holds_market
from fondaco.games.merv.clauses import (
    MARKET_COLLECT,
    MARKET_LINE,
    MARKET_ONCE,
    MARKET_PLACE,
    MARKET_RESOURCES,
)
from fondaco.games.merv.components import MARKET_BOON
from fondaco.games.merv.effects import gain_camels
from fondaco.games.merv.moves import COLLECT, TRADE_CAMEL
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice
from fondaco.games.merv.terms import IN_MARKET, MARKET_SLOTS
from fondaco.games.merv.told import Told


class Collect(Choice):
    """Collect all camels of the market."""

    # rule market.when
    def bars_all(self, state: MervState) -> Clause | None:
        return bars_market(state) or bars_empty_market(state)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        collect(state, told)


class Trade(Choice):
    """Place a camel on a slot and gain what it shows."""

    def bars_all(self, state: MervState) -> Clause | None:
        return bars_market(state)

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_market_slot(state, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        turns.owe(state, state.step)
        trade(state, move.what, told)
        turns.next_due(state)


class Closed(Choice):
    """The camel market while a site is chosen."""

    def bars_all(self, state: MervState) -> Clause | None:
        # rule market.resources
        return bars_market(state) or MARKET_RESOURCES


CLOSED: Final[list[Choice]] = [Closed(kind) for kind in (COLLECT, TRADE_CAMEL)]


def bars_market(state: MervState) -> Clause | None:
    """What forbids to trade at the camel market at all."""
    # rule market.line
    if not holds_market(state.line):
        return MARKET_LINE
    # rule market.once
    return MARKET_ONCE if state.traded else None


def bars_empty_market(state: MervState) -> Clause | None:
    # rule market.collect
    for slot in range(MARKET_SLOTS):
        if state.camels[IN_MARKET + slot] > 0:
            return None
    return MARKET_COLLECT


def bars_market_slot(state: MervState, slot: i64) -> Clause | None:
    """What forbids to place a camel on that slot."""
    # rule market.place
    if state.camels[state.active] == 0 or state.camels[IN_MARKET + slot] > 0:
        return MARKET_PLACE
    return None


def collect(state: MervState, told: Told) -> None:
    state.traded = True
    for slot in range(MARKET_SLOTS):
        gain_camels(state, state.active, IN_MARKET + slot, "market", told)


def trade(state: MervState, slot: i64, told: Told) -> None:
    state.traded = True
    state.camels[state.active] -= 1
    state.camels[IN_MARKET + slot] += 1
    events.traded(told, state, state.active, slot)
    gain_boon(state, MARKET_BOON[state.side * MARKET_SLOTS + slot], told)
