"""The turn of the high courtier: one player chooses his action slot, the other his site."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import clauses, events, turns
from fondaco.games.merv.clauses import COURTIER_NOTHING
from fondaco.games.merv.effects import buildings_left, place_building
from fondaco.games.merv.magistrate.reasons import explain
from fondaco.games.merv.magistrate.turn import choose_courtier_site
from fondaco.games.merv.sites import (
    bars_line,
    bars_side,
    bars_taken_slot,
    enter,
    lines_in_order,
    sites_in_line,
)
from fondaco.games.merv.state import MervState, cell_of, first_player, is_solo
from fondaco.games.merv.step import Choice, OnlyIfOpen
from fondaco.games.merv.terms import COURTIER, COURTIER_SITE, Cell
from fondaco.games.merv.told import Told, mark, note


class BuildForHim(Choice):
    """Choose an empty site of his line; a building of his is placed there, and nothing else."""

    def candidates(self, state: MervState) -> list[Move]:
        return sites_in_line(state, self.moves)

    def bars_all(self, state: MervState) -> Clause | None:
        return bars_his_building(state)

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        cell = cell_of(state, move.what)
        return bars_line(state, cell) or bars_his_site(state, cell)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        # rule courtier.no_action
        since = mark(told)
        is_choice = self.count(state, 2) > 1
        place_building(state, COURTIER, cell_of(state, move.what), told)
        if is_choice:
            note(told, since, "chosen_by", state.asked)
        turns.end_turn(state)


def bars_his_building(state: MervState) -> Clause | None:
    # rule courtier.nothing
    return COURTIER_NOTHING if buildings_left(state, COURTIER) == 0 else None


def bars_his_site(state: MervState, cell: Cell) -> Clause | None:
    # rule courtier.site
    return None if state.buildings[cell] == NONE else clauses.COURTIER_SITE


class EnterForHim(Choice):
    """Choose his action slot."""

    def __init__(self, kind: i64, site: BuildForHim) -> None:
        super().__init__(kind)
        self.site = site

    def candidates(self, state: MervState) -> list[Move]:
        return lines_in_order(state)

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_side(state, move.what) or bars_taken_slot(state, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        since = mark(told)
        enter(state, move.what, told)
        note(told, since, "chosen_by", state.asked)
        if is_solo(state):
            self.build_alone(state, told)
        else:
            # rule courtier.site
            turns.ask(state, 1 - first_player(state), COURTIER_SITE)

    def build_alone(self, state: MervState, told: Told) -> None:
        """Alone, where you chose the slot, the magistrate chooses the site."""
        if self.site.count(state, 1) > 0:
            choose_courtier_site(state, told)
        else:
            build_nothing(state, told)
        turns.end_turn(state)


class HisSite(OnlyIfOpen):
    """He builds, if there is an empty site in his line and a building left."""

    def pass_by(self, state: MervState, told: Told) -> None:
        build_nothing(state, told)
        turns.end_turn(state)


def build_nothing(state: MervState, told: Told) -> None:
    # rule courtier.nothing
    since = mark(told)
    events.nothing_placed(told, state, COURTIER)
    has_building = buildings_left(state, COURTIER) > 0
    why = "no site of the line is empty" if has_building else "he has no building left"
    explain(told, since, COURTIER_NOTHING, why)
