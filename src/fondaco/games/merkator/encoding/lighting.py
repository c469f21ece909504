"""All features of a position that are on, as one seat sees it."""

from mypy_extensions import mypyc_attr

from fondaco.core.encoding import Lit
from fondaco.games.merkator.encoding import ai, buildings, contracts, display, others, own, table
from fondaco.games.merkator.encoding.counts import look_over
from fondaco.games.merkator.encoding.need import Need
from fondaco.games.merkator.encoding.survey import Survey
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import Seat


@mypyc_attr(acyclic=True)
class Desk:
    """What a position is looked at with; it serves one position after another."""

    def __init__(self, state: MerkatorState, seat: Seat) -> None:
        self.survey = Survey(state, seat)
        self.need = Need()


def desk_of(lit: Lit, state: MerkatorState, seat: Seat) -> Desk:
    """The desk that belongs to it, turned to that position."""
    desk = lit.desk
    if isinstance(desk, Desk):
        desk.survey.turn_to(state, seat)
        return desk
    fresh = Desk(state, seat)
    lit.desk = fresh
    return fresh


def light(state: MerkatorState, seat: Seat, lit: Lit) -> None:
    """Write them into `lit`, which is cleared before."""
    lit.clear()
    desk = desk_of(lit, state, seat)
    survey = desk.survey
    look_over(survey)
    others.find_roles(survey)
    contracts.light_contracts(survey, lit, desk.need)
    contracts.light_trips(survey, lit)
    own.light_goods(survey, lit)
    own.light_means(survey, lit)
    own.light_bonus_cards(survey, lit)
    own.light_hauls(survey, lit)
    buildings.light_buildings(survey, lit)
    buildings.light_rates(survey, lit)
    own.light_points(survey, lit)
    table.light_table(survey, lit)
    table.light_under_way(survey, lit)
    others.light_seats(survey, lit)
    if survey.is_soloplay:
        ai.light_ai(survey, lit)
    display.light_display(survey, lit)
