"""Soldiers and upgrades: what lies in the bonus slots of the city."""

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, turns
from fondaco.games.merv.clauses import UPGRADE_NONE, UPGRADE_ONE, UPGRADE_OWN
from fondaco.games.merv.effects import bonus_upgrades_left, deploy, white_upgrades_left
from fondaco.games.merv.sites import SITE_CELLS, bars_servant, bars_soldier
from fondaco.games.merv.state import MervState, cell_of
from fondaco.games.merv.step import Choice
from fondaco.games.merv.terms import (
    BONUS_UPGRADE,
    CUBES,
    WHITE,
    WHITE_UPGRADE,
    Cell,
    Color,
)
from fondaco.games.merv.told import Told


class Guard(Choice):
    """Deploy a soldier on a building."""

    def candidates(self, state: MervState) -> list[Move]:
        """Site by site, row by row."""
        sites = state.sites
        return [self.moves[sites[cell]] for cell in SITE_CELLS if bars_soldier(state, cell) is None]

    def bars_all(self, state: MervState) -> Clause | None:
        return bars_servant(state, state.active)

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_soldier(state, cell_of(state, move.what))

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        deploy(state, state.active, cell_of(state, move.what), told)
        turns.next_due(state)


class Decline(Choice):
    """Deploy no soldier."""

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        # rule soldier.decline
        events.declined(told, state, state.active)
        turns.next_due(state)


# Upgrades.


class Upgrade(Choice):
    """Place a bonus upgrade of some color on an own site."""

    def candidates(self, state: MervState) -> list[Move]:
        """Own sites, row by row, in all colors."""
        found: list[Move] = []
        for cell in SITE_CELLS:
            if bars_upgrade(state, cell) is None:
                first = state.sites[cell] * CUBES
                found.extend(self.moves[first : first + CUBES])
        return found

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        barred = bars_bonus_color(state, move.other)
        return barred or bars_upgrade(state, cell_of(state, move.what))

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        upgrade(state, cell_of(state, move.what), move.other, told)
        turns.next_due(state)


class UpgradeWhite(Upgrade):
    """Place a white upgrade on an own site."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        barred = bars_other_than_white(state, move.other)
        return barred or bars_upgrade(state, cell_of(state, move.what))


def bars_bonus_color(state: MervState, color: Color) -> Clause | None:
    # rule upgrade.none
    left = color != WHITE and bonus_upgrades_left(state, color) > 0
    return None if left else UPGRADE_NONE


def bars_other_than_white(state: MervState, color: Color) -> Clause | None:
    # rule upgrade.none
    # rule upgrade.pepper
    left = color == WHITE and white_upgrades_left(state) > 0
    return None if left else UPGRADE_NONE


def bars_upgrade(state: MervState, cell: Cell) -> Clause | None:
    """What forbids to place an upgrade on that site."""
    # rule upgrade.own
    if state.buildings[cell] != state.active:
        return UPGRADE_OWN
    # rule upgrade.one
    return UPGRADE_ONE if state.bonus[cell] >= WHITE_UPGRADE else None


def upgrade(state: MervState, cell: Cell, color: Color, told: Told) -> None:
    # rule upgrade.soldier
    state.bonus[cell] = WHITE_UPGRADE if color == WHITE else BONUS_UPGRADE + color
    events.upgraded(told, state, state.active, cell, color)
