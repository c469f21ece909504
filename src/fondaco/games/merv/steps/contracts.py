"""Fulfil contracts: spend a cube, commit scrolls and goods, score, and gain favour or a soldier."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import turns
from fondaco.games.merv.buying import Purchase
from fondaco.games.merv.cards import bars_covered, complete_contract, has_goods
from fondaco.games.merv.clauses import (
    CONTRACT_CUBES,
    CONTRACT_EITHER,
    CONTRACT_GOODS,
    CONTRACT_INFLUENCE,
    CONTRACT_PAUSE,
    PAY_COLOR,
    PAY_DISCOUNT,
    PAY_EXCHANGE,
    PAY_ORDER,
    PAY_WHOLE,
)
from fondaco.games.merv.components import (
    COMMON_ASKED,
    CONTRACT_FAVOUR,
    CONTRACT_LEVEL,
    CONTRACTS,
    CUBES_ASKED,
    EITHER_ASKED,
    LEVEL_SPACE,
    RARE_ASKED,
    SCROLLS_ASKED,
)
from fondaco.games.merv.holdings import cubes_of, free_of, influence_of
from fondaco.games.merv.moves import CATALOGUE, FULFIL
from fondaco.games.merv.payment import can_pay_any
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice, Small
from fondaco.games.merv.terms import (
    COIN_DISCOUNT,
    COMMIT,
    COMMON,
    CUBES,
    DEPLOY,
    NEED_ANY,
    NEED_COMMON,
    NEED_EITHER,
    NEED_RARE,
    PAY,
    RARE,
    SCROLL,
    WHITE,
)
from fondaco.games.merv.told import Told
from fondaco.games.merv.turns import owe

# The scrolls and goods of the contract that asks for fewest.
_FEWEST: Final = min(
    SCROLLS_ASKED[n] + COMMON_ASKED[n] + RARE_ASKED[n] + EITHER_ASKED[n] for n in range(CONTRACTS)
)
_LEVELS: Final[i64] = len(LEVEL_SPACE)
_UP_TO: Final = [
    [move for move in CATALOGUE.by_kind[FULFIL] if CONTRACT_LEVEL[move.what] <= level]
    for level in range(_LEVELS + 1)
]


class Fulfil(Purchase):
    """Take a contract in hand: its goods are chosen, then its cubes are paid."""

    # rule contract.when
    # rule contract.many
    def candidates(self, state: MervState) -> list[Move]:
        """Those for which there is influence enough; none without enough scrolls and goods."""
        goods = free_of(state, state.active, COMMON) + free_of(state, state.active, RARE)
        if goods + free_of(state, state.active, SCROLL) < _FEWEST:
            return _UP_TO[0]
        level = _LEVELS
        while level > 0 and bars_level(state, level) is not None:
            level -= 1
        return _UP_TO[level]

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        contract = move.what
        barred = bars_covered(state, contract) or bars_level(state, CONTRACT_LEVEL[contract])
        return barred or bars_goods(state, contract) or bars_cubes(state, contract)

    def bars_any_coin(self, state: MervState, coin: i64) -> Clause | None:
        return bars_coin(state, coin)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        self.begin(state, move.what)
        ask_goods(state, move.what)
        turns.interrupt(state, COMMIT)

    def hand_over(self, state: MervState, told: Told) -> None:
        complete(state, told)
        turns.next_due(state)


class FulfilMeanwhile(Fulfil):
    """Within a board action, once it has been performed."""

    def bars_all(self, state: MervState) -> Clause | None:
        return bars_pause(state)


def bars_pause(state: MervState) -> Clause | None:
    # rule contract.pause
    return CONTRACT_PAUSE if state.units == 0 else None


def bars_level(state: MervState, level: i64) -> Clause | None:
    # rule contract.influence
    enough = influence_of(state, state.active) >= LEVEL_SPACE[level - 1]
    return None if enough else CONTRACT_INFLUENCE


def bars_goods(state: MervState, contract: i64) -> Clause | None:
    # rule contract.goods
    return None if has_goods(state, state.active, contract) else CONTRACT_GOODS


def bars_cubes(state: MervState, contract: i64) -> Clause | None:
    # rule contract.cubes
    payable = can_pay_any(state, state.active, CUBES_ASKED[contract])
    return None if payable else CONTRACT_CUBES


def ask_goods(state: MervState, contract: i64) -> None:
    state.need[NEED_ANY] = CUBES_ASKED[contract]
    state.need[NEED_COMMON] = COMMON_ASKED[contract]
    state.need[NEED_RARE] = RARE_ASKED[contract]
    state.need[NEED_EITHER] = EITHER_ASKED[contract]


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


# Goods of free choice.


class Commit(Small):
    """Which kind the next good of free choice is."""

    def has_choice(self, state: MervState) -> bool:
        return state.need[NEED_EITHER] > 0 and super().has_choice(state)

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        if state.need[NEED_EITHER] == 0:
            turns.go_to(state, PAY)
        else:
            super().go_on(state, chance, told)


class CommitCommon(Choice):
    """A common good."""

    def bars_all(self, state: MervState) -> Clause | None:
        return bars_common_after_rare(state) or bars_common(state)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        choose_good(state, NEED_COMMON)


class CommitRare(Choice):
    """A rare good; the rest are rare too."""

    def bars_all(self, state: MervState) -> Clause | None:
        return bars_rare(state)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        choose_good(state, NEED_RARE)


def bars_common_after_rare(state: MervState) -> Clause | None:
    # rule contract.either
    return CONTRACT_EITHER if state.need[NEED_RARE] > RARE_ASKED[state.thing] else None


def bars_common(state: MervState) -> Clause | None:
    # rule contract.either
    left = free_of(state, state.active, COMMON) - state.need[NEED_COMMON]
    return None if left > 0 else CONTRACT_GOODS


def bars_rare(state: MervState) -> Clause | None:
    # rule contract.either
    left = free_of(state, state.active, RARE) - state.need[NEED_RARE]
    return None if left >= state.need[NEED_EITHER] else CONTRACT_GOODS


def choose_good(state: MervState, kind: i64) -> None:
    state.need[NEED_EITHER] -= 1
    state.need[kind] += 1


# Cubes of free choice.


def bars_coin(state: MervState, coin: i64) -> Clause | None:
    """What forbids that coin for the next cube of a contract."""
    # rule contract.cubes
    if coin > WHITE:
        return PAY_DISCOUNT if coin == COIN_DISCOUNT else PAY_EXCHANGE
    if cubes_of(state, state.asked, coin) == 0:
        return PAY_COLOR
    # rule pay.order
    if coin < state.rank:
        return PAY_ORDER
    # rule pay.whole
    return None if cubes_from(state, coin) >= state.need[NEED_ANY] else PAY_WHOLE


def cubes_from(state: MervState, coin: i64) -> i64:
    """The cubes of that color and the later ones."""
    found: i64 = 0
    for later in range(coin, CUBES):
        found += cubes_of(state, state.asked, later)
    return found
