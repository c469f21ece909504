"""A move under way: which piece it is, and whether it may end where it is."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants.clauses import CARAVAN_OWED, MOVE_ENDS, MOVE_OWED
from fondaco.games.merchants.holdings import board_of
from fondaco.games.merchants.rest import can_rest, has_room
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import FIRST_CARAVAN, PIECES_EACH, Path, Place


def walking(state: MerchantsState) -> bool:
    """Whether a merchant is under way."""
    return 0 <= state.mover < FIRST_CARAVAN


def driving(state: MerchantsState) -> bool:
    """Whether a caravan is under way."""
    return FIRST_CARAVAN <= state.mover < FIRST_CARAVAN + PIECES_EACH


def place_of_mover(state: MerchantsState) -> Place:
    return state.merchants[state.active * PIECES_EACH + state.mover]


def path_of_mover(state: MerchantsState) -> Path:
    return state.caravans[state.active * PIECES_EACH + state.mover - FIRST_CARAVAN]


def must_go_on(state: MerchantsState) -> bool:
    """Whether the piece under way is where it cannot end its move."""
    if walking(state):
        return not can_rest(state, state.active, state.mover, place_of_mover(state))
    if driving(state):
        number = state.active * PIECES_EACH + state.mover - FIRST_CARAVAN
        return not has_room(state, number, path_of_mover(state))
    return False


def founds_post(state: MerchantsState) -> bool:
    """Whether the merchant under way would found a trading post here."""
    if not walking(state):
        return False
    city = board_of(state).city_at[place_of_mover(state)]
    return city != NONE and state.posts[city] == NONE


def bars_ending(state: MerchantsState) -> Clause | None:
    """What forbids to do something else than to go on with the move under way."""
    if state.mover == NONE:
        return None
    if must_go_on(state):
        # rule move.owed
        # rule caravan.owed
        return MOVE_OWED if walking(state) else CARAVAN_OWED
    # rule move.ends
    return MOVE_ENDS if founds_post(state) else None


# Both pieces.


def index_of(state: MerchantsState, slot: i64) -> i64:
    """Where a piece of the active player stands in the table of merchants or caravans."""
    return state.active * PIECES_EACH + slot


def from_both(state: MerchantsState, places: vec[i64], moves: list[list[Move]]) -> list[Move]:
    """What can be done with both merchants, or caravans, of the active player, by where they are;
    if they are in one place, those of one."""
    one = places[index_of(state, 0)]
    other = places[index_of(state, 1)]
    if one == NONE:
        return moves[other] if other != NONE else []
    if other in (NONE, one):
        return moves[one]
    return moves[one] + moves[other]
