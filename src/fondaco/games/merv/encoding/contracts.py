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
from fondaco.games.merv.encoding.features import DOZEN, LACKS
from fondaco.games.merv.state import MervState, is_magistrate
from fondaco.games.merv.terms import (
    COMMON,
    INFLUENCE,
    RARE,
    SCROLL,
    STORES,
    TRACKS,
    Owner,
    Seat,
)

_KIND: Final = vec[i64](
    [2 * (CONTRACT_LEVEL[n] - 1) + CONTRACT_FAVOUR[n] for n in range(CONTRACTS)]
)
# Of two open ones of a kind the better is told: more points, then less asked.
_ASKED: Final = [
    SCROLLS_ASKED[n] + COMMON_ASKED[n] + 2 * RARE_ASKED[n] + EITHER_ASKED[n] + CUBES_ASKED[n]
    for n in range(CONTRACTS)
]
_RANK: Final = vec[i64]([CONTRACT_POINTS[n] * 100 - _ASKED[n] for n in range(CONTRACTS)])
_PLENTY: Final[i64] = 1 << 20
_BYTE: Final[i64] = 255


def open_contracts(state: MervState) -> i64:
    """For each kind one more than the number of the open contract, 6 bits each; 0 for none."""
    contracts = state.contracts
    found: i64 = 0
    for contract in range(CONTRACTS):
        if contracts[contract] == NONE:
            over = CONTRACT_OVER[contract]
            if over == NONE or contracts[over] != NONE:
                shift = 6 * _KIND[contract]
                before = (found >> shift) & 63
                if before == 0 or _RANK[contract] > _RANK[before - 1]:
                    found += (contract + 1 - before) << shift
    return found


def free_stores(state: MervState, owner: Owner) -> i64:
    """Scrolls, common and rare goods that are not committed, 8 bits each."""
    stores = state.stores
    committed = state.committed
    found: i64 = 0
    for kind in range(STORES):
        at = owner * STORES + kind
        found += (stores[at] - committed[at]) << (8 * kind)
    return found


def free_in(stores: i64, kind: i64) -> i64:
    return (stores >> (8 * kind)) & _BYTE


def goods_lacking(stores: i64, contract: i64) -> i64:
    """Scrolls and goods that are lacking for a contract."""
    short = max(SCROLLS_ASKED[contract] - free_in(stores, SCROLL), 0)
    common = free_in(stores, COMMON) - COMMON_ASKED[contract]
    rare = free_in(stores, RARE) - RARE_ASKED[contract]
    either = EITHER_ASKED[contract]
    if common < 0:
        short -= common
    else:
        either -= common
    if rare < 0:
        short -= rare
    else:
        either -= rare
    return short + max(either, 0)


def light_contracts(
    state: MervState, seat: Seat, opened: i64, cubes: i64, stores: i64, lit: Lit
) -> None:
    influence = state.tracks[seat * TRACKS + INFLUENCE]
    best: i64 = 0  # points of those that lack nothing, one thing, only influence or cubes: 8 bits
    row: i64 = 0
    while opened > 0:
        contract = (opened & 63) - 1
        opened = opened >> 6
        if contract != NONE:
            points = CONTRACT_POINTS[contract]
            lacking = goods_lacking(stores, contract)
            lit.level(own.CONTRACT, row + min(lacking, LACKS - 1), DOZEN, points)
            if lacking < 2:
                best = better(best, shift_of(contract, lacking, influence, cubes), points)
        row += LACKS
    for lack in range(3):
        lit.level(own.READY, lack, DOZEN, (best >> (8 * lack)) & _BYTE)


def shift_of(contract: i64, lacking: i64, influence: i64, cubes: i64) -> i64:
    """Where the points of a contract that lacks at most one thing are kept."""
    if lacking == 1:
        return 8
    return 0 if is_allowed(contract, influence, cubes) else 16


def better(best: i64, shift: i64, points: i64) -> i64:
    more = points - ((best >> shift) & _BYTE)
    return best + (more << shift) if more > 0 else best


def is_allowed(contract: i64, influence: i64, cubes: i64) -> bool:
    """Whether there is influence enough, and a cube to spend."""
    return influence >= LEVEL_SPACE[CONTRACT_LEVEL[contract] - 1] and cubes >= CUBES_ASKED[contract]


def best_ready(state: MervState, owner: Owner, opened: i64, cubes: i64) -> i64:
    """The points of the best open contract that an owner could fulfil at once; the magistrate needs
    neither influence nor cubes."""
    stores = free_stores(state, owner)
    if stores == 0:
        return 0
    influence = state.tracks[owner * TRACKS + INFLUENCE]
    if is_magistrate(state, owner):
        influence = _PLENTY
        cubes = _PLENTY
    best: i64 = 0
    while opened > 0:
        contract = (opened & 63) - 1
        opened = opened >> 6
        if contract == NONE or CONTRACT_POINTS[contract] <= best:
            continue
        if is_allowed(contract, influence, cubes) and goods_lacking(stores, contract) == 0:
            best = CONTRACT_POINTS[contract]
    return best
