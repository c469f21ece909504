"""The open contracts, and what an owner lacks for them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merv.components import (
    COMMON_ASKED,
    CONTRACT_FAVOUR,
    CONTRACT_LEVEL,
    CONTRACT_OVER,
    CONTRACT_POINTS,
    CONTRACTS,
    CUBES_ASKED,
    EITHER_ASKED,
    LEVEL_SPACE,
    RARE_ASKED,
    SCROLLS_ASKED,
)
from fondaco.games.merv.encoding import own_features as own
from fondaco.games.merv.encoding import table_features as table
from fondaco.games.merv.encoding.features import DOZEN, KINDS_OF_CONTRACT, SOME
from fondaco.games.merv.holdings import free_of, influence_of
from fondaco.games.merv.state import MervState, is_magistrate
from fondaco.games.merv.terms import COMMON, RARE, SCROLL, Owner, Seat

_KIND: Final = vec[i64](
    [2 * (CONTRACT_LEVEL[n] - 1) + CONTRACT_FAVOUR[n] for n in range(CONTRACTS)]
)
# Of two open ones of a kind the better is told: more points, then less asked.
_ASKED: Final = [
    SCROLLS_ASKED[n] + COMMON_ASKED[n] + 2 * RARE_ASKED[n] + EITHER_ASKED[n] + CUBES_ASKED[n]
    for n in range(CONTRACTS)
]
_RANK: Final = vec[i64]([CONTRACT_POINTS[n] * 100 - _ASKED[n] for n in range(CONTRACTS)])


def open_contracts(state: MervState) -> i64:
    """For each kind one more than the number of the open contract, 6 bits each; 0 for none."""
    found: i64 = 0
    for contract in range(CONTRACTS):
        if state.contracts[contract] == NONE and is_on_top(state, contract):
            shift = 6 * _KIND[contract]
            before = (found >> shift) & 63
            if before == 0 or _RANK[contract] > _RANK[before - 1]:
                found += (contract + 1 - before) << shift
    return found


def is_on_top(state: MervState, contract: i64) -> bool:
    over = CONTRACT_OVER[contract]
    return over == NONE or state.contracts[over] != NONE


def goods_lacking(state: MervState, owner: Owner, contract: i64) -> i64:
    """Scrolls and goods that an owner lacks."""
    short = max(SCROLLS_ASKED[contract] - free_of(state, owner, SCROLL), 0)
    common = free_of(state, owner, COMMON) - COMMON_ASKED[contract]
    rare = free_of(state, owner, RARE) - RARE_ASKED[contract]
    either = EITHER_ASKED[contract] - max(common, 0) - max(rare, 0)
    return short + max(-common, 0) + max(-rare, 0) + max(either, 0)


def light_contracts(state: MervState, seat: Seat, opened: i64, cubes: i64, lit: Lit) -> None:
    ready: i64 = 0
    close: i64 = 0
    later: i64 = 0
    for kind in range(KINDS_OF_CONTRACT):
        contract = ((opened >> (6 * kind)) & 63) - 1
        if contract != NONE:
            points = CONTRACT_POINTS[contract]
            lacking = goods_lacking(state, seat, contract)
            lit.level(table.CONTRACT, kind, DOZEN, points)
            lit.level(own.CONTRACT_SHORT, kind, SOME, lacking + 1)
            if lacking == 1:
                close = max(close, points)
            elif lacking == 0 and is_allowed(state, seat, contract, cubes):
                ready = max(ready, points)
            elif lacking == 0:
                later = max(later, points)
    lit.level(own.READY, 0, DOZEN, ready)
    lit.level(own.READY, 1, DOZEN, close)
    lit.level(own.READY, 2, DOZEN, later)


def is_allowed(state: MervState, owner: Owner, contract: i64, cubes: i64) -> bool:
    """Whether an owner has the influence and the cubes; the magistrate needs none."""
    if is_magistrate(state, owner):
        return True
    level = CONTRACT_LEVEL[contract] - 1
    return influence_of(state, owner) >= LEVEL_SPACE[level] and cubes >= CUBES_ASKED[contract]


def best_ready(state: MervState, owner: Owner, opened: i64, cubes: i64) -> i64:
    """The points of the best open contract that an owner could fulfil at once."""
    best: i64 = 0
    while opened > 0:
        contract = (opened & 63) - 1
        opened = opened >> 6
        if contract != NONE and CONTRACT_POINTS[contract] > best:
            able = goods_lacking(state, owner, contract) == 0
            if able and is_allowed(state, owner, contract, cubes):
                best = CONTRACT_POINTS[contract]
    return best
