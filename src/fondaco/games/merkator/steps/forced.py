"""Variant B: after each purchase of a Building, whoever could buy the dearest one must build."""

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import moves
from fondaco.games.merkator.clauses import INVEST_OPEN
from fondaco.games.merkator.components import BUILDING_PRICE, BUILDINGS
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import OPEN, Card


def must_buy(state: MerkatorState) -> bool:
    """Whether the asked seat has the Taler for the dearest open Building."""
    # rule variants.forced_cash
    dearest: i64 = 0
    for card in range(BUILDINGS):
        if state.buildings[card] == OPEN and BUILDING_PRICE[card] > dearest:
            dearest = BUILDING_PRICE[card]
    return 0 < dearest <= state.taler[state.asked]


def bars(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids the asked seat to take that Building as its forced purchase."""
    return None if state.buildings[card] == OPEN else INVEST_OPEN


def legal(state: MerkatorState, found: list[Move]) -> None:
    for card in range(BUILDINGS):
        if bars(state, card) is None:
            found.append(moves.buy_building(card))
