"""The table before the first turn."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import draw
from fondaco.core.chance import Chance
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_PRICE,
    CHART,
    LEVEL_END,
    LEVEL_FIRST,
    LEVELS,
    OPEN_BONUS_CARDS,
    OPEN_BUILDINGS,
    START_CUBES,
    START_PRICES,
    START_SUPPLY,
    START_TIME_FIRST,
    START_TIME_LAST,
    START_TIME_OTHER,
    START_VALUES,
    VALUES,
)
from fondaco.games.merkator.effects import open_bonus_card, open_building, open_contract
from fondaco.games.merkator.state import MerkatorState, empty_table
from fondaco.games.merkator.terms import DISCARD, MAJORS, STACK, Seat


def set_up(seats: int, chance: Chance) -> MerkatorState:
    # rule setup.chart
    state = empty_table(seats, vec[i64](CHART["standard", seats]))
    # rule setup.cubes
    for color in range(MAJORS):
        state.cubes[color] = START_CUBES
    deal_contracts(state, chance)
    deal_bonus_cards(state, chance)
    open_offers(state, chance)
    fill_supply_tiles(state)
    # rule start.counters
    for seat in range(state.seats):
        state.time[seat] = start_time(state, seat)
    return state


def deal_contracts(state: MerkatorState, chance: Chance) -> None:
    # rule setup.contracts
    for value in START_VALUES:
        level = VALUES.index(value)
        for seat in range(state.seats):
            card = draw(state.contracts, STACK, LEVEL_FIRST[level], LEVEL_END[level], chance)
            state.contracts[card] = seat
    # rule setup.value_two
    for card in range(LEVEL_END[0]):
        if state.contracts[card] == STACK:
            state.contracts[card] = DISCARD
    for level in range(1, LEVELS):
        open_contract(state, level, chance, None)


def deal_bonus_cards(state: MerkatorState, chance: Chance) -> None:
    # rule setup.bonus
    for price in START_PRICES:
        for seat in range(state.seats):
            cards = [card for card in range(BONUS_CARDS) if is_dealt(state, card, price)]
            state.bonus_cards[cards[chance.pick(len(cards))]] = seat


def is_dealt(state: MerkatorState, card: i64, price: i64) -> bool:
    """Whether the Bonus card is among those from which one of that price is dealt."""
    return state.bonus_cards[card] == STACK and BONUS_PRICE[card] == price


def open_offers(state: MerkatorState, chance: Chance) -> None:
    # rule setup.bonus_offer
    for _ in range(OPEN_BONUS_CARDS):
        open_bonus_card(state, chance, None)
    # rule setup.buildings
    for _ in range(OPEN_BUILDINGS):
        open_building(state, chance, None)


def fill_supply_tiles(state: MerkatorState) -> None:
    # rule setup.supply
    for space in range(state.seats * MAJORS):
        state.supply[space] = START_SUPPLY


def start_time(state: MerkatorState, seat: Seat) -> i64:
    if seat == 0:
        return START_TIME_FIRST
    return START_TIME_LAST if seat == state.seats - 1 else START_TIME_OTHER
