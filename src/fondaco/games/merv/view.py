"""What a seat, or an onlooker, may see, built field by field. In Merv all see the same.

What nobody may see, the order of the caravan cards and of the magistrate's deck, is in no state.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, count
from fondaco.games.merv import terms
from fondaco.games.merv.cards import in_deck, is_available
from fondaco.games.merv.city import LINE_IDS
from fondaco.games.merv.components import (
    CONTRACT_IDS,
    CONTRACTS,
    SITE_IDS,
    TILE_IDS,
    WALL_IDS,
)
from fondaco.games.merv.effects import (
    buildings_left,
    servants_left,
    walls_left,
)
from fondaco.games.merv.holdings import favour_of, has_post, influence_of, points_of, space_of
from fondaco.games.merv.magistrate import deck
from fondaco.games.merv.mosque_track import SPACE_IDS
from fondaco.games.merv.scoring import total_of
from fondaco.games.merv.state import MervState, is_courtier, is_seat, is_solo, masters
from fondaco.games.merv.terms import (
    ACTIONS,
    BREAKTHROUGH_IDS,
    BREAKTHROUGHS,
    BUY_IDS,
    CELLS,
    CITIES,
    CITY_IDS,
    COLOR_IDS,
    CUBES,
    DISCARD,
    HALLS,
    IN_BOX,
    IN_CARAVANSARY,
    IN_CITY,
    IN_MOSQUE,
    IN_QUEUE,
    INNER,
    NEEDS,
    ON_ROUTE,
    OVER,
    REMOVED,
    SPICES,
    STEP_IDS,
    STORES,
    Owner,
)
from fondaco.games.merv.view_city import (
    ACTION_IDS,
    CUBE_IDS,
    SIDE_IDS,
    cell_view,
    market,
    owner_id,
    owner_or_none,
    slots,
    upgrades,
    walls,
)
from fondaco.games.merv.view_types import (
    Caravan,
    CourtierPlayer,
    Decision,
    Hall,
    MervView,
    Player,
    Solo,
    Spice,
    Store,
    TradingCity,
)
from fondaco.games.merv.view_types import Owner as OwnerId

# The ids, as the types of a view know them.
HALL_IDS: Final = cast(list[Hall], terms.HALL_IDS)
SPICE_IDS: Final = cast(list[Spice], terms.SPICE_IDS)
STORE_IDS: Final = cast(list[Store], terms.STORE_IDS)

NEED_IDS = [*COLOR_IDS, "any", "common", "rare", "either"]


def view(state: MervState, seat: int | None) -> dict[str, object]:
    return cast(dict[str, object], typed_view(state, seat))


def typed_view(state: MervState, seat: int | None) -> MervView:
    return {
        "title": "merv",
        "you": seat,
        "year": state.year + 1,
        "round": min(int(state.round), 3) + 1,
        "side": SIDE_IDS[min(int(state.round), 3)],
        "active": owner_or_none(state, state.active),
        "to_act": None if state.step == OVER else state.asked,
        "step": STEP_IDS[state.step],
        "line": LINE_IDS[state.line] if state.line != NONE else None,
        "site": SITE_IDS[state.sites[state.site]] if state.site != NONE else None,
        "queue": [owner_or_none(state, state.queue[n]) for n in range(masters(state))],
        "slots": slots(state),
        "city": [cell_view(state, cell) for cell in range(CELLS)],
        "walls": walls(state),
        "walls_left": {id: walls_left(state, n) for n, id in enumerate(WALL_IDS)},
        "upgrades_left": upgrades(state),
        "market": market(state),
        "caravansary": caravansary(state),
        "palace": {id: courtiers(state, hall) for hall, id in enumerate(HALL_IDS)},
        "breakthroughs": owned(state, BREAKTHROUGH_IDS, state.breakthroughs),
        "scoring_tiles": owned(state, TILE_IDS, state.tiles),
        "contracts": [CONTRACT_IDS[n] for n in range(CONTRACTS) if is_available(state, n)],
        "marketplace": [city(state, n) for n in range(CITIES)],
        "mosque_camels": [state.camels[IN_MOSQUE + row] for row in range(4)],
        "box": state.camels[IN_BOX],
        "decision": decision(state),
        "players": [player(state, owner) for owner in range(masters(state))],
        "solo": solo(state) if is_solo(state) else None,
    }


def caravansary(state: MervState) -> Caravan:
    unseen: i64 = 0
    for spice in range(SPICES):
        unseen += in_deck(state, spice)
    return {
        "cards": [SPICE_IDS[spice] for spice in state.display],
        "camels": state.camels[IN_CARAVANSARY],
        "deck": unseen,
    }


def courtiers(state: MervState, hall: i64) -> list[OwnerId]:
    """The owners of the courtiers in a hall, one entry a courtier."""
    found: list[OwnerId] = []
    for owner in range(masters(state)):
        for _ in range(state.halls[owner * HALLS + hall]):
            found.append(owner_id(state, owner))
    return found


def owned(state: MervState, ids: list[str], owners: vec[i64]) -> dict[str, OwnerId | None]:
    return {id: owner_or_none(state, owners[n]) for n, id in enumerate(ids)}


def city(state: MervState, place: i64) -> TradingCity:
    owners = [owner for owner in range(masters(state)) if has_post(state, owner, place)]
    return {
        "city": CITY_IDS[place],
        "posts": [owner_id(state, owner) for owner in owners],
        "camel": place < INNER and state.camels[IN_CITY + place] > 0,
        "route": state.camels[ON_ROUTE + place],
    }


def decision(state: MervState) -> Decision:
    """What is under way in this turn: a payment, a contract, a board action."""
    return {
        "buying": BUY_IDS[state.buying] if state.buying != NONE else None,
        "thing": state.thing if state.buying != NONE else None,
        "need": {NEED_IDS[n]: state.need[n] for n in range(NEEDS) if state.need[n] > 0},
        "units": state.units,
        "market_used": state.traded,
        "exchange_used": state.exchanged,
        "discount_used": state.discounted,
        "queue_camels": [state.camels[IN_QUEUE + n] for n in range(masters(state))],
    }


def player(state: MervState, owner: Owner) -> Player | CourtierPlayer:
    return courtier(state, owner) if is_courtier(state, owner) else master(state, owner)


def courtier(state: MervState, owner: Owner) -> CourtierPlayer:
    return {
        "owner": "courtier",
        "camels": state.camels[owner],
        "buildings_left": buildings_left(state, owner),
    }


def master(state: MervState, owner: Owner) -> Player:
    return {
        "owner": owner if is_seat(state, owner) else "magistrate",
        "points": points_of(state, owner),
        "points_with_sets": total_of(state, owner),
        "favour": favour_of(state, owner),
        "influence": influence_of(state, owner),
        "space": SPACE_IDS[space_of(state, owner)],
        "camels": state.camels[owner],
        "cubes": {CUBE_IDS[n]: state.cubes[owner * CUBES + n] for n in range(CUBES)},
        "stores": {STORE_IDS[n]: state.stores[owner * STORES + n] for n in range(STORES)},
        "committed": {STORE_IDS[n]: state.committed[owner * STORES + n] for n in range(STORES)},
        "spices": {SPICE_IDS[n]: state.spices[owner * SPICES + n] for n in range(SPICES)},
        "courtiers": {HALL_IDS[n]: state.halls[owner * HALLS + n] for n in range(HALLS)},
        "posts": [CITY_IDS[n] for n in range(CITIES) if has_post(state, owner, n)],
        "contracts": [CONTRACT_IDS[n] for n in range(CONTRACTS) if state.contracts[n] == owner],
        "breakthroughs": [
            BREAKTHROUGH_IDS[n] for n in range(BREAKTHROUGHS) if state.breakthroughs[n] == owner
        ],
        "scoring_tiles": [id for n, id in enumerate(TILE_IDS) if state.tiles[n] == owner],
        "buildings_left": buildings_left(state, owner),
        "servants_left": servants_left(state, owner),
    }


def solo(state: MervState) -> Solo:
    """The magistrate's cards."""
    card = deck.face_up(state)
    discards = [ACTION_IDS[n] for n in range(ACTIONS) if state.solo[n] == DISCARD]
    return {
        "card": ACTION_IDS[card] if card != NONE else None,
        "discards": discards,
        "removed": [ACTION_IDS[n] for n in range(ACTIONS) if state.solo[n] == REMOVED],
        "deck": ACTIONS - count(state.solo, REMOVED, 0, ACTIONS) - len(discards) - (card != NONE),
    }
