"""All features of a position that are on, as one seat sees it."""

from fondaco.core.encoding import Lit
from fondaco.games.merkator.encoding import ai, buildings, contracts, display, others, own, table
from fondaco.games.merkator.encoding.need import Need
from fondaco.games.merkator.encoding.survey import survey_of
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import Seat


def light(state: MerkatorState, seat: Seat, lit: Lit) -> None:
    """Write them into `lit`, which is cleared before."""
    lit.clear()
    survey = survey_of(state, seat)
    others.find_roles(survey)
    contracts.light_contracts(survey, lit, Need())
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
