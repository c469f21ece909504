"""The mosque: advance along its paths and gain what the spaces show."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, filled
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, turns
from fondaco.games.merv.boons import gain_boon
from fondaco.games.merv.buying import Purchase, ask_cost
from fondaco.games.merv.clauses import MOSQUE_COST, MOSQUE_PATH, MOSQUE_TILE
from fondaco.games.merv.holdings import space_of
from fondaco.games.merv.mosque_track import (
    SEGMENT_COST,
    SEGMENT_FROM,
    SEGMENT_TO,
    SEGMENTS,
    SPACE_BOON,
    SPACES,
)
from fondaco.games.merv.payment import can_pay
from fondaco.games.merv.places import reach_space
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice
from fondaco.games.merv.terms import BUY_ADVANCE, PAY
from fondaco.games.merv.told import Told


def _by_ends() -> vec[i64]:
    """The segment from each space to each other, or NONE."""
    # rule mosque.path
    found = filled(SPACES * SPACES, NONE)
    for segment in range(SEGMENTS):
        found[SEGMENT_FROM[segment] * SPACES + SEGMENT_TO[segment]] = segment
    return found


_SEGMENT: Final = _by_ends()


def segment_to(state: MervState, space: i64) -> i64:
    """The segment from where the active player stands to that space, or NONE."""
    return _SEGMENT[space_of(state, state.active) * SPACES + space]


class Advance(Purchase):
    """Advance one space, for the cost of the segment."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_path(state, move.what + 1) or bars_price(state, move.what + 1)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        space = move.what + 1
        self.begin(state, space)
        ask_cost(state, SEGMENT_COST, segment_to(state, space))
        turns.interrupt(state, PAY)

    def hand_over(self, state: MervState, told: Told) -> None:
        advance(state, state.thing, told)
        turns.next_due(state)


class AdvanceFreely(Choice):
    """Advance one space, for nothing."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        # rule library.step
        return bars_path(state, move.what + 1)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        advance(state, move.what + 1, told)
        turns.next_due(state)


def bars_path(state: MervState, space: i64) -> Clause | None:
    # rule mosque.path
    return MOSQUE_PATH if segment_to(state, space) == NONE else None


def bars_price(state: MervState, space: i64) -> Clause | None:
    # rule mosque.cost
    segment = segment_to(state, space)
    payable = can_pay(state, state.active, BUY_ADVANCE, SEGMENT_COST, segment)
    return None if payable else MOSQUE_COST


def advance(state: MervState, space: i64, told: Told) -> None:
    reach_space(state, state.active, space, told)
    state.units += 1
    gain_boon(state, SPACE_BOON[space], told)


class Claim(Choice):
    """Claim a scoring tile."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_tile(state, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        claim(state, move.what, told)
        turns.next_due(state)


def bars_tile(state: MervState, tile: i64) -> Clause | None:
    # rule mosque.tile
    return None if state.tiles[tile] == NONE else MOSQUE_TILE


def claim(state: MervState, tile: i64, told: Told) -> None:
    state.tiles[tile] = state.active
    events.claimed(told, state, state.active, tile)
