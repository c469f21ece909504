"""The table before the first turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import count, draw, zeros
from fondaco.core.chance import Chance
from fondaco.games.merkator import luck
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_PRICE,
    BUILDING_KIND,
    BUILDINGS,
    CHART,
    CONTRACTS,
    LEVEL_END,
    LEVEL_FIRST,
    LEVELS,
    OPEN_BONUS_CARDS,
    OPEN_BUILDINGS,
    REFILL,
    SOLO_VALUES,
    START_CUBES,
    START_PRICES,
    START_SUPPLY,
    START_TIME_FIRST,
    START_TIME_LAST,
    START_TIME_OTHER,
    START_VALUES,
    START_VALUES_LONG,
    VALUE,
    VALUES,
)
from fondaco.games.merkator.effects import open_bonus_card, open_building, open_contract, turn_up
from fondaco.games.merkator.state import MerkatorState, empty_table, owners, plays_with
from fondaco.games.merkator.terms import (
    DISCARD,
    LONG,
    MAJORS,
    OUT,
    SOLE_MOST,
    SOLITARY,
    SOLO,
    SOLOPLAY,
    STACK,
    Seat,
)

# SoloPlay's short stacks, from value 3 on, and how many of them lie open at first.
SHORT_STACKS: Final = [3, 4, 5, 5, 4, 3, 2, 1, 1]
FIRST_PATH: Final[i64] = 4


def set_up(seats: int, options: vec[i64], chance: Chance) -> MerkatorState:
    state = empty_table(seats, options, vec[i64]())
    fill_chart(state)
    set_aside(state)
    # rule setup.cubes
    for color in range(MAJORS):
        state.cubes[color] = START_CUBES
    # rule long.start
    if plays_with(state, LONG):
        deal_contracts(state, START_VALUES_LONG, chance)
    else:
        deal_contracts(state, START_VALUES, chance)
        deal_bonus_cards(state, chance)
        fill_supply_tiles(state)
        give_counters(state)
    open_offers(state, chance)
    return state


def fill_chart(state: MerkatorState) -> None:
    # rule solitary.no_chart
    if plays_with(state, SOLITARY):
        return
    # rule setup.chart
    # rule long.chart
    # rule soloplay.chart
    game = "long" if plays_with(state, LONG) else "standard"
    state.chart = vec[i64](CHART[game, int(owners(state))])
    # rule long.refill
    state.refill = vec[i64](REFILL[game, int(owners(state))])


def set_aside(state: MerkatorState) -> None:
    """What the Solitary version keeps apart."""
    if not plays_with(state, SOLITARY):
        return
    # rule solitary.stack
    for card in range(CONTRACTS):
        if int(VALUE[card]) in SOLO_VALUES:
            state.contracts[card] = SOLO
    # rule solitary.buildings
    for card in range(BUILDINGS):
        if BUILDING_KIND[card] == SOLE_MOST:
            state.buildings[card] = OUT


def deal_contracts(state: MerkatorState, values: list[int], chance: Chance) -> None:
    # rule setup.contracts
    for value in values:
        level = VALUES.index(value)
        for seat in range(state.seats):
            luck.dealt_contract(chance, state, level, seat)
            card = draw(state.contracts, STACK, LEVEL_FIRST[level], LEVEL_END[level], chance)
            state.contracts[card] = seat
    # rule setup.value_two
    for card in range(LEVEL_END[0]):
        if state.contracts[card] == STACK:
            state.contracts[card] = DISCARD
    if plays_with(state, SOLOPLAY):
        lay_path(state, chance)
        return
    for level in range(1, LEVELS):
        open_contract(state, level, chance, None)


def lay_path(state: MerkatorState, chance: Chance) -> None:
    """SoloPlay's stacks: few cards each, and only the first of them open."""
    # rule soloplay.stacks
    state.depth = zeros(LEVELS)
    for level in range(1, LEVELS):
        there = count(state.contracts, STACK, LEVEL_FIRST[level], LEVEL_END[level])
        size: i64 = SHORT_STACKS[level - 1] if level <= len(SHORT_STACKS) else 1
        state.depth[level] = size if size < there else there
    # rule soloplay.faceup
    for level in range(1, FIRST_PATH + 1):
        turn_up(state, level, chance, None)


def deal_bonus_cards(state: MerkatorState, chance: Chance) -> None:
    # rule setup.bonus
    # rule soloplay.bonus
    for price in START_PRICES:
        for seat in range(owners(state)):
            cards = [i64(card) for card in range(BONUS_CARDS) if is_dealt(state, card, price)]
            luck.dealt_bonus_card(chance, state, cards, price, seat)
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


def give_counters(state: MerkatorState) -> None:
    # rule start.counters
    for seat in range(state.seats):
        state.time[seat] = start_time(state, seat)


def start_time(state: MerkatorState, seat: Seat) -> i64:
    if seat == 0:
        return START_TIME_FIRST
    return START_TIME_LAST if seat == state.seats - 1 else START_TIME_OTHER
