"""The whole table as a seat sees it: its own things, those of the others, the board, the turn."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.encoding import Lit
from fondaco.games.merv.encoding import other_features as other
from fondaco.games.merv.encoding import own_features as own
from fondaco.games.merv.encoding.board import light_board
from fondaco.games.merv.encoding.clock import order_of, scorings_to_come, turns_to_begin
from fondaco.games.merv.encoding.contracts import free_stores, light_contracts, open_contracts
from fondaco.games.merv.encoding.features import FEW, LOTS
from fondaco.games.merv.encoding.options import light_options
from fondaco.games.merv.encoding.others import light_lead, light_other, light_rival, light_turn
from fondaco.games.merv.encoding.outlook import (
    court_of,
    hall_counts,
    palace_later,
    palace_now,
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


def light(state: MervState, seat: Seat, lit: Lit) -> None:
    """Write the features that are on, as that seat sees the table: nothing there is hidden."""
    order = order_of(state)
    city = survey(state, seat, order)
    opened = open_contracts(state)
    could = light_own(state, seat, order, city, opened, lit)
    light_score(state, seat, order, city, opened, lit)
    if is_solo(state):
        light_deck(state, lit)
        light_power(state, order, city, lit)
    light_board(state, seat, order, city, lit)
    light_clock(state, lit)
    light_asked(state, seat, lit)
    light_under_way(state, seat, could, lit)


def light_own(
    state: MervState, seat: Seat, order: i64, city: vec[i64], opened: i64, lit: Lit
) -> i64:
    """The seat's own things; what each action would bring it, as `light_reach` tells."""
    turns = turns_to_begin(state, order, seat)
    tally = city[seat * ROW + TALLY]
    court = court_of(state, seat)
    counts = hall_counts(state, seat)
    stores = free_stores(state, seat)
    purse = purse_of(state, seat)
    white = state.cubes[seat * CUBES + WHITE]
    lit.level(own.TURNS, 0, 12, turns)
    light_place(state, seat, order, lit)
    light_tracks(state, seat, size_of(court), scorings_to_come(state, order, seat), lit)
    light_city(state, seat, turns, size_of(court), city, lit)
    light_danger(state, tally, purse, white, lit)
    cubes = light_purse(state, seat, turns, purse, lit)
    light_contracts(state, seat, opened, cubes, stores, lit)
    light_counts(counts, stores, lit)
    light_cards(state, seat, lit)
    light_mosque(state, seat, purse, lit)
    light_tiles(state, seat, city, lit)
    light_posts(state, seat, lit)
    if turns > 0:
        light_options(state, seat, order, city, lit)
    hall = light_court(state, seat, counts, court, purse, white, tally >> SOLDIERS, lit)
    return light_reach(state, seat, purse, white, hall, city[PIECES], lit)


# The score: the seat's own, and its lead over the others.


def light_score(
    state: MervState, seat: Seat, order: i64, city: vec[i64], opened: i64, lit: Lit
) -> None:
    tally = city[seat * ROW + TALLY]
    points = points_of(state, seat)
    outlook = points + light_own_score(state, seat, order, points, tally, lit)
    if is_solo(state):
        block = other.MAGISTRATE_BLOCK
        light_one(state, seat, MAGISTRATE, block, order, points, outlook, city, opened, lit)
        light_rival(state, MAGISTRATE, 1, city, lit)
        return
    ahead: i64 = 0
    owner = seat
    for block in range(state.seats - 1):
        owner = owner + 1 if owner + 1 < state.seats else 0
        ahead += light_one(state, seat, owner, block, order, points, outlook, city, opened, lit)
    lit.level(own.AHEAD, 0, FEW, ahead & 15)
    lit.level(own.AHEAD, 1, FEW, ahead >> 4)
    if state.seats == 2:
        light_rival(state, owner, 0, city, lit)


def light_own_score(
    state: MervState, seat: Seat, order: i64, points: i64, tally: i64, lit: Lit
) -> i64:
    """Points so far and the next scoring; what all scorings to come bring if nothing changes."""
    scorings = scorings_to_come(state, order, seat)
    lit.level(own.POINTS, 0, LOTS, points // 3)
    lit.level(own.SETS, 0, LOTS, sets(state, seat))
    coming: i64 = 0
    if scorings > 0:
        court = court_of(state, seat)
        counts = hall_counts(state, seat)
        palace = palace_now(state, seat, counts, court)
        yearly = (tally >> CITY) & 2047
        lit.level(own.PALACE_POINTS, scorings - 1, LOTS, palace)
        lit.level(own.CITY_POINTS, scorings - 1, LOTS, yearly)
        later = palace_later(state, seat, counts, court, scorings - 1)
        coming = palace + later + scorings * yearly
    lit.level(own.OUTLOOK, 0, 2 * LOTS, (points + coming) >> 1)
    return coming


def light_one(
    state: MervState,
    seat: Seat,
    owner: Owner,
    block: i64,
    order: i64,
    points: i64,
    outlook: i64,
    city: vec[i64],
    opened: i64,
    lit: Lit,
) -> i64:
    """What another has; 1 if he leads in points, and 16 more if he leads in outlook."""
    counts = hall_counts(state, owner)
    court = court_of(state, owner)
    scorings = scorings_to_come(state, order, owner)
    his = points_of(state, owner)
    lead = outlook - his
    if scorings > 0:
        palace = palace_now(state, owner, counts, court)
        yearly = (city[owner * ROW + TALLY] >> CITY) & 2047
        lit.level(other.NEXT_SCORING, block, LOTS, palace + yearly)
        lead -= palace_later(state, owner, counts, court, scorings - 1)
        lead -= palace + scorings * yearly
    light_lead(points - his, 4 * block, lit)
    light_lead(lead, 4 * block + 2, lit)
    light_other(state, owner, block, counts, court, city, opened, lit)
    light_turn(seat, owner, block, order, lit)
    ahead: i64 = 1 if his > points else 0
    return ahead + 16 if lead < 0 else ahead


def points_of(state: MervState, owner: Owner) -> i64:
    """All points of an owner, sets of spices included."""
    points = state.points
    found = sets(state, owner)
    for at in range(owner * SOURCES, (owner + 1) * SOURCES):
        found += points[at]
    return found
