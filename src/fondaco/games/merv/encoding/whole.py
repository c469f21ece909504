"""The whole table as a seat sees it: its own things, those of the others, the board, the turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.encoding import Lit
from fondaco.games.merv.components import SERVANTS
from fondaco.games.merv.encoding import other_features as other
from fondaco.games.merv.encoding import own_features as own
from fondaco.games.merv.encoding.board import light_board
from fondaco.games.merv.encoding.clock import order_of, scorings_to_come, turns_to_begin
from fondaco.games.merv.encoding.contracts import free_stores, light_contracts, open_contracts
from fondaco.games.merv.encoding.features import DOZEN, FEW, LOTS
from fondaco.games.merv.encoding.options import light_options
from fondaco.games.merv.encoding.others import (
    graded,
    light_lead,
    light_other,
    light_rival,
    light_turn,
)
from fondaco.games.merv.encoding.outlook import (
    LATER,
    NEXT,
    court_of,
    hall_counts,
    palace_to_come,
    sets,
    size_of,
)
from fondaco.games.merv.encoding.own import (
    light_city,
    light_danger,
    light_place,
    light_purse,
    light_tracks,
)
from fondaco.games.merv.encoding.own_places import (
    light_cards,
    light_counts,
    light_court,
    light_mosque,
    light_posts,
    light_reach,
    light_tiles,
)
from fondaco.games.merv.encoding.reach import purse_of
from fondaco.games.merv.encoding.solo import light_deck, light_power
from fondaco.games.merv.encoding.survey import CITY, PIECES, ROW, SOLDIERS, TALLY, survey
from fondaco.games.merv.encoding.under_way import light_asked, light_clock, light_under_way
from fondaco.games.merv.state import MervState, is_solo
from fondaco.games.merv.terms import CUBES, MAGISTRATE, SOURCES, WHITE, Owner, Seat

_OUTLOOK: Final[i64] = 20  # the bit from which on the outlook is kept
_POINTS: Final[i64] = (1 << _OUTLOOK) - 1


def light(state: MervState, seat: Seat, lit: Lit) -> None:
    """Write the features that are on, as that seat sees the table: nothing there is hidden."""
    order = order_of(state)
    city = survey(state, seat, order)
    opened = open_contracts(state)
    counts = hall_counts(state, seat)
    court = court_of(state, seat)
    points = light_own_score(state, seat, order, counts, court, city[seat * ROW + TALLY], lit)
    could = light_own(state, seat, order, counts, court, city, opened, lit)
    light_others(state, seat, order, points, city, opened, lit)
    if is_solo(state):
        light_deck(state, lit)
        light_power(state, order, city, lit)
    light_board(state, seat, order, city, lit)
    light_clock(state, lit)
    light_asked(state, seat, lit)
    light_under_way(state, seat, could, lit)


def light_own(
    state: MervState,
    seat: Seat,
    order: i64,
    counts: i64,
    court: i64,
    city: vec[i64],
    opened: i64,
    lit: Lit,
) -> i64:
    """The seat's own things; what each action would bring it, as `light_reach` tells."""
    turns = turns_to_begin(state, order, seat)
    tally = city[seat * ROW + TALLY]
    stores = free_stores(state, seat)
    purse = purse_of(state, seat)
    white = state.cubes[seat * CUBES + WHITE]
    size = size_of(court)
    lit.level(own.TURNS, 0, DOZEN, turns)
    light_place(state, seat, order, lit)
    new_kinds = light_tracks(state, seat, size, scorings_to_come(state, order, seat), lit)
    light_city(seat, turns, size, city, lit)
    light_danger(state, tally, purse, white, lit)
    cubes = light_purse(state, seat, turns, purse, white, lit)
    light_contracts(state, seat, opened, cubes, stores, lit)
    light_counts(counts, stores, lit)
    light_cards(state, seat, new_kinds > 0, lit)
    light_mosque(state, seat, purse, lit)
    light_tiles(state, seat, city, lit)
    light_posts(state, seat, lit)
    if turns > 0:
        light_options(state, seat, order, city, lit)
    is_short = size + (tally >> SOLDIERS) >= SERVANTS
    hall = light_court(state, seat, counts, court, purse, white, is_short, lit)
    return light_reach(state, seat, purse, white, hall, city[PIECES], lit)


# The score: the seat's own, and its lead over the others. Points now and the outlook are packed.


def light_own_score(
    state: MervState, seat: Seat, order: i64, counts: i64, court: i64, tally: i64, lit: Lit
) -> i64:
    """Points so far, the next scoring, the outlook: points if nothing changed but the scorings."""
    scorings = scorings_to_come(state, order, seat)
    for_sets = sets(state, seat)
    points = for_sets + scored(state, seat)
    outlook = points
    lit.level(own.POINTS, 0, 2 * LOTS, points // 3)
    lit.level(own.SETS, 0, LOTS, for_sets)
    if scorings > 0:
        palace = palace_to_come(state, seat, counts, court, scorings)
        yearly = (tally >> CITY) & 2047
        lit.level(own.PALACE_POINTS, scorings - 1, LOTS, graded(palace & NEXT))
        lit.level(own.CITY_POINTS, scorings - 1, LOTS, yearly)
        outlook += (palace & NEXT) + (palace >> LATER) + scorings * yearly
    lit.level(own.OUTLOOK, 0, 3 * LOTS, outlook >> 1)
    return points + (outlook << _OUTLOOK)


def light_others(
    state: MervState, seat: Seat, order: i64, points: i64, city: vec[i64], opened: i64, lit: Lit
) -> None:
    if is_solo(state):
        light_one(state, seat, MAGISTRATE, other.MAGISTRATE_BLOCK, order, points, city, opened, lit)
        light_rival(state, MAGISTRATE, 1, city, lit)
        return
    ahead: i64 = 0
    owner = seat
    for block in range(state.seats - 1):
        owner = owner + 1 if owner + 1 < state.seats else 0
        ahead += light_one(state, seat, owner, block, order, points, city, opened, lit)
    lit.level(own.AHEAD, 0, FEW, ahead & 15)
    lit.level(own.AHEAD, 1, FEW, ahead >> 4)
    if state.seats == 2:
        light_rival(state, owner, 0, city, lit)


def light_one(
    state: MervState,
    seat: Seat,
    owner: Owner,
    block: i64,
    order: i64,
    points: i64,
    city: vec[i64],
    opened: i64,
    lit: Lit,
) -> i64:
    """What another has; 1 if he leads in points, and 16 more if he leads in outlook."""
    counts = hall_counts(state, owner)
    court = court_of(state, owner)
    scorings = scorings_to_come(state, order, owner)
    his = scored(state, owner) + sets(state, owner)
    lead = (points & _POINTS) - his
    leads_by = (points >> _OUTLOOK) - his
    if scorings > 0:
        palace = palace_to_come(state, owner, counts, court, scorings)
        yearly = (city[owner * ROW + TALLY] >> CITY) & 2047
        lit.level(other.NEXT_SCORING, block, LOTS, graded((palace & NEXT) + yearly))
        leads_by -= (palace & NEXT) + (palace >> LATER) + scorings * yearly
    light_lead(lead, 4 * block, lit)
    light_lead(leads_by, 4 * block + 2, lit)
    light_other(state, owner, block, counts, court, city, opened, lit)
    light_turn(seat, owner, block, order, lit)
    ahead: i64 = 1 if lead < 0 else 0
    return ahead + 16 if leads_by < 0 else ahead


def scored(state: MervState, owner: Owner) -> i64:
    """Points on the score track."""
    points = state.points
    found: i64 = 0
    for at in range(owner * SOURCES, (owner + 1) * SOURCES):
        found += points[at]
    return found
