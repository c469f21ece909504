"""The production phase: the dice, and what the hexes bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, zeros
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.games.merchants import events, luck, turns
from fondaco.games.merchants.components import COMPENSATION, TOKEN_VALUE
from fondaco.games.merchants.effects import gain, gain_gold
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import board_of, supply_of
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Deed
from fondaco.games.merchants.terms import ACT, RESOURCES, Hex, Seat

SEVEN: Final[i64] = 7


class Roll(Deed):
    """The dice."""

    def do(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        roll(state, chance, told)
        state.rolled = True
        if state.dice == SEVEN:
            turns.begin_discarding(state)
        else:
            turns.go_to(state, ACT)


def roll(state: MerchantsState, chance: Chance, told: Told) -> None:
    # rule production.roll
    luck.roll(chance, state.active)
    one = chance.pick(6) + 1
    other = chance.pick(6) + 1
    state.dice = one + other
    events.rolled(told, state.active, one, other)
    # rule seven.nothing
    if state.dice != SEVEN:
        produce(state, told)


def produce(state: MerchantsState, told: Told) -> None:
    due = zeros(state.seats * RESOURCES)
    for hex in board_of(state).hexes:
        if is_rolled(state, hex):
            add_due(state, hex, due)
    strike_short(state, due, told)
    for seat in range(state.seats):
        give(state, seat, due, told)


def is_rolled(state: MerchantsState, hex: Hex) -> bool:
    """Whether a hex produces with this roll."""
    token = state.laid[hex]
    number = board_of(state).number[hex] if token == NONE else TOKEN_VALUE[token]
    # rule production.robber
    return number == state.dice and hex != state.robber


def add_due(state: MerchantsState, hex: Hex, due: vec[i64]) -> None:
    """What the trading posts beside a hex bring."""
    # rule production.post
    # rule production.several
    # rule components.terrain
    for city in board_of(state).cities_of[hex]:
        owner = state.posts[city]
        # rule production.neutral
        if owner != NONE and owner < state.seats:
            due[owner * RESOURCES + board_of(state).terrain[hex]] += 1


def strike_short(state: MerchantsState, due: vec[i64], told: Told) -> None:
    # rule production.shortage
    for resource in range(RESOURCES):
        wanted: i64 = 0
        for seat in range(state.seats):
            wanted += due[seat * RESOURCES + resource]
        if wanted > supply_of(state, resource):
            events.shortage(told, resource)
            for seat in range(state.seats):
                due[seat * RESOURCES + resource] = 0


def give(state: MerchantsState, seat: Seat, due: vec[i64], told: Told) -> None:
    counts = due[seat * RESOURCES : (seat + 1) * RESOURCES]
    total: i64 = 0
    for resource in range(RESOURCES):
        gain(state, seat, resource, counts[resource])
        total += counts[resource]
    # rule production.gold
    if total == 0:
        gain_gold(state, seat, COMPENSATION, "empty roll", told)
    else:
        events.produced(told, seat, counts, [] if told is None else sources(state, seat, counts))


def sources(state: MerchantsState, seat: Seat, counts: vec[i64]) -> list[Hex]:
    """The hexes from which a seat gets its cards, one entry a card."""
    board = board_of(state)
    rolled = [
        hex for hex in board.hexes if is_rolled(state, hex) and counts[board.terrain[hex]] > 0
    ]
    return [hex for hex in rolled for city in board.cities_of[hex] if state.posts[city] == seat]
