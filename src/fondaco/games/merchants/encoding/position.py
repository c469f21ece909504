"""All that is told of a position: of the seat itself, of each other, of the turn and the trade."""

from mypy_extensions import mypyc_attr

from fondaco.core.encoding import Lit
from fondaco.games.merchants.encoding import features
from fondaco.games.merchants.encoding.blocks import BLOCKS, OWN
from fondaco.games.merchants.encoding.caravans import SALT_REACH, Drive
from fondaco.games.merchants.encoding.hand import (
    light_cards,
    light_hand,
    light_prospects,
    light_purchases,
)
from fondaco.games.merchants.encoding.pieces import drive_at_hand, light_pieces
from fondaco.games.merchants.encoding.seats import Standing, light_seat
from fondaco.games.merchants.encoding.survey import Survey
from fondaco.games.merchants.encoding.trade import Rivals, light_trade
from fondaco.games.merchants.encoding.turn import light_table, light_turn
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import Seat


@mypyc_attr(acyclic=True)
class Desk:
    """What a position is looked at with; it serves one position after another."""

    def __init__(self, state: MerchantsState) -> None:
        self.survey = Survey(state)
        self.drive = Drive(state, self.survey.nets)
        self.own = Standing(self.survey)
        self.other = Standing(self.survey)

    def turn_to(self, state: MerchantsState) -> None:
        self.survey.look(state)
        self.drive.state = state
        self.own.state = state
        self.other.state = state


def desk_of(lit: Lit, state: MerchantsState) -> Desk:
    """The desk that belongs to it, turned to that position."""
    desk = lit.desk
    if isinstance(desk, Desk):
        desk.turn_to(state)
        return desk
    fresh = Desk(state)
    lit.desk = fresh
    return fresh


def light(state: MerchantsState, seat: Seat, lit: Lit) -> None:
    lit.clear()
    desk = desk_of(lit, state)
    drive = desk.drive
    own = desk.own
    other = desk.other
    drive.look(seat, drive_at_hand(state, seat))
    own.look(drive, seat)
    light_seat(own, drive, OWN, lit)
    light_own(own, drive, lit)
    rivals = Rivals(state)
    for after in range(1, state.seats):
        number = (seat + after) % state.seats
        drive.look(number, SALT_REACH)
        other.look(drive, number)
        light_seat(other, drive, BLOCKS[after - 1], lit)
        rivals.count_in(other, seat)
    light_race(own, rivals, lit)
    light_trade(own, rivals, lit)


def light_own(own: Standing, drive: Drive, lit: Lit) -> None:
    """What the seat itself has, and what is asked of it."""
    light_prospects(own, drive, lit)
    light_hand(own.state, own.seat, lit)
    light_purchases(own, lit)
    light_cards(own, lit)
    light_pieces(own, drive.in_hand, lit)
    light_table(own.survey, own.seat, lit)
    light_turn(own.state, own.seat, lit)


def light_race(own: Standing, rivals: Rivals, lit: Lit) -> None:
    """How far the seat is ahead of the best other, or behind."""
    lit.level(features.AHEAD, 0, 8, rivals.owed - own.owed)
    lit.level(features.AHEAD, 1, 8, rivals.rounds - own.rounds)
    lit.level(features.BEHIND, 0, 8, own.owed - rivals.owed)
    lit.level(features.BEHIND, 1, 8, own.rounds - rivals.rounds)
