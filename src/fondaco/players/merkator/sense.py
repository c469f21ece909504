"""What is done at Merkator only for what it makes possible in the same turn.

A cube of the Supply tile is as good as a good wherever goods are counted, and safe from losses; a
Contract can be sold later for as much. So cubes become goods for a Contract that is paid at once,
and nobody sells without buying who is not forced to: nothing is lost by waiting.
"""

from typing import cast

from mypy_extensions import i64

from fondaco.core.game import Move, State
from fondaco.games.merkator.components import (
    CONTRACTS_AT,
    FULL_CONTRACTS,
    NEEDS,
    TRADE_GOODS,
)
from fondaco.games.merkator.moves import (
    DONE,
    JOIN_TRAVEL,
    SELL,
    TAKE_GOODS,
    TAKE_SECOND,
    TRAVEL,
    USE_SUPPLY,
)
from fondaco.games.merkator.payment import (
    bars_contract,
    could_pay,
    fitting,
    leaves_choice,
    shortage,
)
from fondaco.games.merkator.state import (
    MerkatorState,
    contracts_of,
    goods_of,
    plays_with,
    supply_of,
)
from fondaco.games.merkator.terms import FULFILL, GOODS, OFFERS, Card, Good, color_of
from fondaco.players.sense import Sense


class MerkatorSense(Sense):
    """Sells for what is bought at once, makes goods for what is paid at once, and travels or joins
    with what is fulfilled there in mind."""

    def considers(self, state: State, move: Move, last: Move | None) -> bool:
        table = cast(MerkatorState, state)
        if move.kind == USE_SUPPLY:
            return table.step == FULFILL and is_in_order(move, last) and is_wanted(table, move.what)
        if last is None:
            return True
        if last.kind == USE_SUPPLY:
            return move.kind != DONE
        return last.kind != SELL or follows_sale(table, move, last)

    def leads_on(self, state: State, last: Move) -> bool:
        if last.kind in (SELL, USE_SUPPLY):
            return True
        table = cast(MerkatorState, state)
        return table.step == FULFILL and (last.kind == JOIN_TRAVEL or is_by_travel(table, last))


def is_by_travel(state: MerkatorState, last: Move) -> bool:
    """Whether a travel has just ended, at a table where more than one seat travels: alone there is
    more time to think about it where one has arrived."""
    return state.seats > 1 and last.kind in (TRAVEL, TAKE_GOODS, TAKE_SECOND)


def follows_sale(state: MerkatorState, move: Move, last: Move) -> bool:
    """Whether a move is worth a look after a sale: nobody travels before something is bought, but
    who had to sell, or wants Taler for an offer."""
    number = contracts_of(state, state.asked)
    if move.kind == SELL:
        return number > FULL_CONTRACTS or is_in_order(move, last)
    return move.kind != TRAVEL or number == FULL_CONTRACTS or plays_with(state, OFFERS)


def is_in_order(move: Move, last: Move | None) -> bool:
    """Whether it follows what was done of the same kind, so that none is looked at twice."""
    return last is None or last.kind != move.kind or last.what <= move.what


def is_wanted(state: MerkatorState, good: Good) -> bool:
    """Whether the asked seat could pay a Contract here that this good would help."""
    seat = state.asked
    for card in CONTRACTS_AT[state.merkator]:
        if (
            bars_contract(state, card) is None
            and helps(state, card, good)
            and could_pay(state, seat, card, state.time[seat])
        ):
            return True
    return False


def helps(state: MerkatorState, card: Card, good: Good) -> bool:
    """Whether the Contract lacks the good, or lacks another that four of it could be traded for."""
    held = goods_of(state, state.asked, good)
    if leaves_choice(card):
        needed: i64 = fitting(card, good, held + 1) - fitting(card, good, held)
    else:
        needed = NEEDS[card * GOODS + good] - held
    short = shortage(state, state.asked, card) > 0
    in_all = held + supply_of(state, state.asked, color_of(good))
    return short and (needed > 0 or in_all >= TRADE_GOODS)


def load() -> Sense:
    return MerkatorSense()
