"""Variant B: after each purchase of a Building, whoever could buy the dearest one must build."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import turns
from fondaco.games.merkator.components import BUILDING_PRICE, BUILDINGS
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.purchase import bars_closed, buy_building
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.step import Choice, Step
from fondaco.games.merkator.terms import OPEN


class Force(Step):
    """Which Building a seat buys that must."""

    def has_choice(self, state: MerkatorState) -> bool:
        return must_build(state)

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        turns.ask_next_to_build(state)


class BuildForced(Choice):
    """Buy any open Building; then everybody is asked again."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_closed(state.buildings[move.what])

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        buy_building(state, move.what, chance, told)
        turns.ask_to_build(state)


def must_build(state: MerkatorState) -> bool:
    """Whether the asked seat has the Taler for the dearest open Building."""
    # rule variants.forced_cash
    dearest: i64 = 0
    for card in range(BUILDINGS):
        if state.buildings[card] == OPEN and BUILDING_PRICE[card] > dearest:
            dearest = BUILDING_PRICE[card]
    return 0 < dearest <= state.taler[state.asked]
