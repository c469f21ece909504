"""What caravans deliver, and who has won."""

from fondaco.core.bags import NONE, changed
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, turns
from fondaco.games.merchants.clauses import (
    DELIVER_AVAILABLE,
    DELIVER_BESIDE,
    DELIVER_NOT_OWN,
    DELIVER_ONE,
)
from fondaco.games.merchants.components import CITY_PLACE, END
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import owed_by
from fondaco.games.merchants.journey import driving, from_both, index_of, path_of_mover
from fondaco.games.merchants.moves import DELIVERIES_AT
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Choice
from fondaco.games.merchants.terms import PIECES_EACH, City, Path


def bars_delivery(state: MerchantsState, city: City) -> Clause | None:
    """What forbids the active player to deliver a commodity token there."""
    # rule deliver.beside
    owner = state.posts[city]
    if owner == NONE or not is_beside(state, city):
        return DELIVER_BESIDE
    # rule deliver.not_own
    if owner == state.active:
        return DELIVER_NOT_OWN
    # rule deliver.one
    # rule deliver.neutral
    if state.commodities[city] != NONE:
        return DELIVER_ONE
    # rule deliver.available
    return DELIVER_AVAILABLE if state.freed[state.active] == 0 else None


def is_beside(state: MerchantsState, city: City) -> bool:
    """Whether a caravan of the active player stands at the city, or passes it."""
    # rule play.before
    if not state.rolled:
        return driving(state) and touches(path_of_mover(state), city)
    # rule deliver.later
    # rule deliver.rest
    for slot in range(PIECES_EACH):
        path = state.caravans[index_of(state, slot)]
        if path != NONE and touches(path, city):
            return True
    return False


def touches(path: Path, city: City) -> bool:
    return CITY_PLACE[city] in (END[2 * path], END[2 * path + 1])


class Deliver(Choice):
    """A commodity token goes to a trading post of another color."""

    def candidates(self, state: MerchantsState) -> list[Move]:
        """To the cities beside both caravans; to one that lies between them only once."""
        one = state.caravans[index_of(state, 0)]
        other = state.caravans[index_of(state, 1)]
        if one in (NONE, other) or other == NONE:
            return from_both(state, state.caravans, DELIVERIES_AT)
        further = [move for move in DELIVERIES_AT[other] if not touches(one, move.what)]
        return DELIVERIES_AT[one] + further

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_delivery(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        deliver(state, move.what, told)
        # rule win.all
        # rule win.once
        if owed_by(state, state.active) == 0:
            turns.end_game(state, told)


def deliver(state: MerchantsState, city: City, told: Told) -> None:
    # rule deliver.free
    state.commodities = changed(state.commodities, city, state.active)
    state.freed = changed(state.freed, state.active, state.freed[state.active] - 1)
    left = owed_by(state, state.active)
    events.delivered(told, state.active, city, state.posts[city], left)
