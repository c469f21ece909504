"""Fulfil contracts: spend a cube, commit scrolls and goods, score, and gain favour or a soldier."""

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import moves
from fondaco.games.merv.clauses import (
    CONTRACT_CUBES,
    CONTRACT_EITHER,
    CONTRACT_GOODS,
    CONTRACT_INFLUENCE,
    CONTRACT_TOP,
)
from fondaco.games.merv.components import (
    COMMON_ASKED,
    CONTRACT_FAVOUR,
    CONTRACT_LEVEL,
    CONTRACTS,
    CUBES_ASKED,
    EITHER_ASKED,
    LEAST_ASKED,
    LEVEL_SPACE,
    RARE_ASKED,
)
from fondaco.games.merv.effects import owe
from fondaco.games.merv.events import Told
from fondaco.games.merv.moves import COMMIT_COMMON, FULFIL, MervMove
from fondaco.games.merv.payment import can_pay_any
from fondaco.games.merv.places import complete_contract, has_goods, is_available
from fondaco.games.merv.state import MervState, free_of, influence_of
from fondaco.games.merv.terms import (
    BUY_CONTRACT,
    COMMON,
    DEPLOY,
    NEED_ANY,
    NEED_COMMON,
    NEED_EITHER,
    NEED_RARE,
    RARE,
    SCROLL,
)


def bars(state: MervState, move: MervMove) -> Clause | None:
    if move.kind == FULFIL:
        return bars_contract(state, move.what)
    return bars_common(state) if move.kind == COMMIT_COMMON else bars_rare(state)


def bars_contract(state: MervState, contract: i64) -> Clause | None:
    """What forbids the active player to fulfil that contract."""
    seat = state.active
    # rule contract.top
    if not is_available(state, contract):
        return CONTRACT_TOP
    # rule contract.influence
    if influence_of(state, seat) < LEVEL_SPACE[CONTRACT_LEVEL[contract] - 1]:
        return CONTRACT_INFLUENCE
    # rule contract.goods
    if not has_goods(state, seat, contract):
        return CONTRACT_GOODS
    # rule contract.cubes
    if not can_pay_any(state, seat, CUBES_ASKED[contract]):
        return CONTRACT_CUBES
    return None


def legal(state: MervState, found: list[Move]) -> None:
    # rule contract.many
    if not can_hope(state):
        return
    for contract in range(CONTRACTS):
        if bars_contract(state, contract) is None:
            found.append(moves.fulfil(contract))


def can_hope(state: MervState) -> bool:
    """Whether the active player has the influence and the goods for the easiest contracts."""
    if influence_of(state, state.active) < LEVEL_SPACE[0]:
        return False
    goods = free_of(state, state.active, COMMON) + free_of(state, state.active, RARE)
    return goods + free_of(state, state.active, SCROLL) >= LEAST_ASKED


def can_fulfil(state: MervState) -> bool:
    # rule contract.when
    if not can_hope(state):
        return False
    return any(bars_contract(state, contract) is None for contract in range(CONTRACTS))


def begin(state: MervState, contract: i64) -> None:
    """Take the contract in hand: its goods are chosen, then its cubes are paid."""
    state.buying = BUY_CONTRACT
    state.thing = contract
    state.rank = 0
    state.need[NEED_ANY] = CUBES_ASKED[contract]
    state.need[NEED_COMMON] = COMMON_ASKED[contract]
    state.need[NEED_RARE] = RARE_ASKED[contract]
    state.need[NEED_EITHER] = EITHER_ASKED[contract]


def bars_common(state: MervState) -> Clause | None:
    # rule contract.either
    # A rare good chosen before ends the common ones.
    if state.need[NEED_RARE] > RARE_ASKED[state.thing]:
        return CONTRACT_EITHER
    left = free_of(state, state.active, COMMON) - state.need[NEED_COMMON]
    return None if left > 0 else CONTRACT_GOODS


def bars_rare(state: MervState) -> Clause | None:
    # rule contract.either
    left = free_of(state, state.active, RARE) - state.need[NEED_RARE]
    return None if left >= state.need[NEED_EITHER] else CONTRACT_GOODS


def legal_goods(state: MervState, found: list[Move]) -> None:
    """Which kind the next good of free choice is."""
    if bars_common(state) is None:
        found.append(moves.MOVE_COMMIT_COMMON)
    if bars_rare(state) is None:
        found.append(moves.MOVE_COMMIT_RARE)


def choose_good(state: MervState, kind: i64) -> None:
    state.need[NEED_EITHER] -= 1
    state.need[NEED_COMMON if kind == COMMIT_COMMON else NEED_RARE] += 1


def complete(state: MervState, told: Told) -> None:
    """The contract at hand is paid."""
    contract = state.thing
    common = state.need[NEED_COMMON]
    rare = state.need[NEED_RARE]
    state.need[NEED_COMMON] = 0
    state.need[NEED_RARE] = 0
    complete_contract(state, state.active, contract, common, rare, told)
    # rule contract.bonus
    if CONTRACT_FAVOUR[contract] == 0:
        owe(state, DEPLOY)
