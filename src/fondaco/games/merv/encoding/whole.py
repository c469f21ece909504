"""The whole table as a seat sees it: its own things, those of the others, the board, the turn."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.encoding import Lit
from fondaco.games.merv.encoding import other_features as other
from fondaco.games.merv.encoding import own_features as own
from fondaco.games.merv.encoding.board import light_board, light_walls
from fondaco.games.merv.encoding.clock import scorings_to_come, turns_to_begin
from fondaco.games.merv.encoding.contracts import light_contracts, open_contracts
from fondaco.games.merv.encoding.features import FEW, LOTS
from fondaco.games.merv.encoding.options import light_options
from fondaco.games.merv.encoding.others import light_lead, light_other, light_rival, light_turn
from fondaco.games.merv.encoding.outlook import palace_later, palace_now, sets
from fondaco.games.merv.encoding.own import (
    light_city,
    light_place,
    light_points,
    light_purse,
    light_tracks,
)
from fondaco.games.merv.encoding.own_places import light_places
from fondaco.games.merv.encoding.solo import light_deck, light_power
from fondaco.games.merv.encoding.survey import CITY, ROW, survey
from fondaco.games.merv.encoding.under_way import light_asked, light_clock, light_under_way
from fondaco.games.merv.holdings import points_of
from fondaco.games.merv.state import MervState, is_solo
from fondaco.games.merv.terms import MAGISTRATE, Owner, Seat


def light(state: MervState, seat: Seat, lit: Lit) -> None:
    """Write the features that are on, as that seat sees the table: nothing there is hidden."""
    city = survey(state)
    opened = open_contracts(state)
    could = light_own(state, seat, city, opened, lit)
    light_others(state, seat, city, opened, lit)
    if is_solo(state):
        light_deck(state, lit)
        light_power(state, city, lit)
    light_board(state, seat, city, lit)
    light_clock(state, seat, scorings_to_come(state, seat), lit)
    light_asked(state, seat, lit)
    light_under_way(state, seat, could, lit)


def light_own(state: MervState, seat: Seat, city: vec[i64], opened: i64, lit: Lit) -> i64:
    """The seat's own things; what each action would bring it, as `light_places` tells."""
    turns = turns_to_begin(state, seat)
    light_place(state, seat, turns, lit)
    cubes = light_purse(state, seat, turns, lit)
    light_tracks(state, seat, scorings_to_come(state, seat), lit)
    light_city(state, seat, turns, city, lit)
    light_options(state, seat, turns, city, lit)
    light_contracts(state, seat, opened, cubes, lit)
    return light_places(state, seat, city, light_walls(state, seat, lit), lit)


# The score: the seat's own, and its lead over the others.


def light_others(state: MervState, seat: Seat, city: vec[i64], opened: i64, lit: Lit) -> None:
    points = points_of(state, seat) + sets(state, seat)
    outlook = points + to_come(state, seat, city)
    light_score(state, seat, points, outlook, city, lit)
    if is_solo(state):
        block = other.MAGISTRATE_BLOCK
        light_one(state, seat, MAGISTRATE, block, points, outlook, city, lit)
        light_other(state, MAGISTRATE, block, city, opened, lit)
        light_rival(state, MAGISTRATE, 1, city, lit)
        return
    ahead: i64 = 0
    for block in range(state.seats - 1):
        owner = (seat + 1 + block) % state.seats
        ahead += light_one(state, seat, owner, block, points, outlook, city, lit)
        light_other(state, owner, block, city, opened, lit)
    lit.level(own.AHEAD, 0, FEW, ahead & 15)
    lit.level(own.AHEAD, 1, FEW, ahead >> 4)
    if state.seats == 2:
        light_rival(state, 1 - seat, 0, city, lit)


def light_score(
    state: MervState, seat: Seat, points: i64, outlook: i64, city: vec[i64], lit: Lit
) -> None:
    scorings = scorings_to_come(state, seat)
    palace = palace_now(state, seat) if scorings > 0 else 0
    yearly = city[seat * ROW + CITY]
    light_points(points, sets(state, seat), palace, yearly, scorings, lit)
    lit.level(own.OUTLOOK, 0, 2 * LOTS, outlook // 2)


def light_one(
    state: MervState,
    seat: Seat,
    owner: Owner,
    block: i64,
    points: i64,
    outlook: i64,
    city: vec[i64],
    lit: Lit,
) -> i64:
    """The score of another, and when his turn is; whether he leads in points, and in outlook."""
    his = points_of(state, owner) + sets(state, owner)
    lead = outlook - his - to_come(state, owner, city)
    light_lead(points - his, 4 * block, lit)
    light_lead(lead, 4 * block + 2, lit)
    lit.level(other.POINTS, block, LOTS, his // 4)
    if scorings_to_come(state, owner) > 0:
        scoring = palace_now(state, owner) + city[owner * ROW + CITY]
        lit.level(other.NEXT_SCORING, block, LOTS, scoring)
    light_turn(state, seat, owner, block, lit)
    return (1 if his > points else 0) + (16 if lead < 0 else 0)


def to_come(state: MervState, owner: Owner, city: vec[i64]) -> i64:
    """What the scorings to come bring an owner if nothing changes before them."""
    scorings = scorings_to_come(state, owner)
    if scorings == 0:
        return 0
    palace = palace_now(state, owner) + palace_later(state, owner, scorings - 1)
    return palace + scorings * city[owner * ROW + CITY]
