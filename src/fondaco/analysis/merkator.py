"""What matters in Merkator: how far the game is, what is within reach, who could profit."""

from typing import cast

from fondaco.analysis.reasons import Found, Scene
from fondaco.core.bags import count
from fondaco.core.game import State
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_GOOD,
    BONUS_IDS,
    BONUS_PLACE,
    CHART,
    CONTRACT_IDS,
    CONTRACTS,
    LOCATION,
    REFILL,
    SOLO_MARKS,
    SOLO_VALUES,
    VALUE,
)
from fondaco.games.merkator.state import MerkatorState, is_final_round, owners, plays_with
from fondaco.games.merkator.terms import GOOD_IDS, LONG, PLACE_IDS, SOLITARY, SOLO

MARKS = [int(mark) for mark in SOLO_MARKS]
LATE = 0.97  # in the final round


def progress(state: State) -> float:
    """By the counters that are gone from the chart; alone, by the cards of the Solo stack."""
    table = cast(MerkatorState, state)
    if plays_with(table, SOLITARY):
        return 1.0 - count(table.contracts, SOLO, 0, CONTRACTS) / len(SOLO_VALUES)
    if is_final_round(table):
        return LATE
    length = "long" if plays_with(table, LONG) else "standard"
    whole = [*CHART[length, int(owners(table))], *REFILL.get((length, int(owners(table))), [])]
    left = sum(list(table.chart)) + sum(list(table.refill))
    return LATE * (1.0 - left / max(1, sum(whole)))


def names(known: dict[str, str]) -> dict[str, str]:
    """Contracts by value and location, Bonus cards by good and location."""
    contracts = {CONTRACT_IDS[card]: contract_name(card, known) for card in range(CONTRACTS)}
    bonus = {BONUS_IDS[card]: bonus_name(card, known) for card in range(BONUS_CARDS)}
    return contracts | bonus


def contract_name(card: int, known: dict[str, str]) -> str:
    place = "peace" if LOCATION[card] < 0 else PLACE_IDS[LOCATION[card]]
    return f"{VALUE[card]} {known[place]}"


def bonus_name(card: int, known: dict[str, str]) -> str:
    return f"{known[GOOD_IDS[BONUS_GOOD[card]]]} ({known[PLACE_IDS[BONUS_PLACE[card]]]})"


def facts(scene: Scene) -> list[Found]:
    return []
