"""What a seat, or an onlooker, may see, built field by field. In Merv all see the same.

What nobody may see, the order of the caravan cards and of the magistrate's deck, is in no state.
Owners are seats, or "magistrate" and "courtier".
"""

from mypy_extensions import i64

from fondaco.core.bags import NONE, count
from fondaco.games.merv.cards import in_deck, is_available
from fondaco.games.merv.city import LINE_IDS, SLOT_IS_GATE, WALL_SLOT_IDS, line_of_slot
from fondaco.games.merv.components import (
    CONTRACT_IDS,
    CONTRACTS,
    MARKET_BOON,
    SITE_ACTION,
    SITE_COLOR,
    SITE_IDS,
    TILE_IDS,
    WALL_IDS,
)
from fondaco.games.merv.effects import (
    bonus_upgrades_left,
    buildings_left,
    is_walled,
    servants_left,
    walls_left,
    white_upgrades_left,
)
from fondaco.games.merv.magistrate import deck
from fondaco.games.merv.mosque_track import SPACE_IDS
from fondaco.games.merv.scoring import total_of
from fondaco.games.merv.state import (
    MervState,
    favour_of,
    has_post,
    influence_of,
    is_courtier,
    is_seat,
    is_solo,
    masters,
    points_of,
    space_of,
)
from fondaco.games.merv.terms import (
    ACTION_IDS,
    ACTIONS,
    BONUS_UPGRADE,
    BOON_IDS,
    BREAKTHROUGH_IDS,
    BREAKTHROUGHS,
    BUY_IDS,
    CELLS,
    CITIES,
    CITY_IDS,
    COLOR_IDS,
    COLORS,
    CUBE_IDS,
    CUBES,
    DISCARD,
    HALL_IDS,
    HALLS,
    IN_BOX,
    IN_CARAVANSARY,
    IN_CITY,
    IN_MARKET,
    IN_MOSQUE,
    IN_QUEUE,
    INNER,
    MAGISTRATE,
    MARKET_CELL,
    MARKET_SIDE_IDS,
    MARKET_SLOT_IDS,
    MARKET_SLOTS,
    NEEDS,
    ON_ROUTE,
    OVER,
    REMOVED,
    SIDE,
    SIDE_IDS,
    SPICE_IDS,
    SPICES,
    STEP_IDS,
    STORE_IDS,
    STORES,
    WHITE_UPGRADE,
    Cell,
    Owner,
)

NEED_IDS = [*COLOR_IDS, "any", "common", "rare", "either"]


def view(state: MervState, seat: int | None) -> dict[str, object]:
    return {
        "title": "merv",
        "you": seat,
        "year": state.year + 1,
        "round": min(int(state.round), 3) + 1,
        "side": SIDE_IDS[min(int(state.round), 3)],
        "active": owner_id(state, state.active),
        "to_act": None if state.step == OVER else state.asked,
        "step": STEP_IDS[state.step],
        "line": LINE_IDS[state.line] if state.line != NONE else None,
        "site": SITE_IDS[state.sites[state.site]] if state.site != NONE else None,
        "queue": [owner_id(state, state.queue[n]) for n in range(masters(state))],
        "slots": slots(state),
        "city": [cell_view(state, cell) for cell in range(CELLS)],
        "walls": walls(state),
        "walls_left": {id: walls_left(state, n) for n, id in enumerate(WALL_IDS)},
        "upgrades_left": upgrades(state),
        "market": market(state),
        "caravansary": caravansary(state),
        "palace": {id: courtiers(state, hall) for hall, id in enumerate(HALL_IDS)},
        "breakthroughs": owned(state, BREAKTHROUGH_IDS, "breakthroughs"),
        "scoring_tiles": owned(state, TILE_IDS, "tiles"),
        "contracts": [CONTRACT_IDS[n] for n in range(CONTRACTS) if is_available(state, n)],
        "marketplace": [city(state, n) for n in range(CITIES)],
        "mosque_camels": [state.camels[IN_MOSQUE + row] for row in range(4)],
        "box": state.camels[IN_BOX],
        "decision": decision(state),
        "players": [player(state, owner) for owner in range(masters(state))],
        "solo": solo(state) if is_solo(state) else None,
    }


def owner_id(state: MervState, owner: Owner) -> int | str | None:
    if owner == NONE:
        return None
    if is_seat(state, owner):
        return owner
    return "magistrate" if owner == MAGISTRATE else "courtier"


def slots(state: MervState) -> list[dict[str, object]]:
    round_ = state.round if state.round < 4 else 3
    return [
        {
            "line": LINE_IDS[line_of_slot(round_, slot)],
            "master": owner_id(state, state.slots[slot]),
        }
        for slot in range(SIDE)
    ]


def cell_view(state: MervState, cell: Cell) -> dict[str, object] | None:
    if cell == MARKET_CELL:
        return None
    site = state.sites[cell]
    bonus = state.bonus[cell]
    return {
        "site": SITE_IDS[site],
        "row": cell // SIDE + 1,
        "column": cell % SIDE + 1,
        "action": ACTION_IDS[SITE_ACTION[site]],
        "resource": COLOR_IDS[SITE_COLOR[site]],
        "owner": owner_id(state, state.buildings[cell]),
        "soldier": owner_id(state, bonus) if bonus < WHITE_UPGRADE else None,
        "upgrade": upgrade(bonus),
        "walled": is_walled(state, cell),
    }


def upgrade(bonus: i64) -> str | None:
    if bonus < WHITE_UPGRADE:
        return None
    return "white" if bonus == WHITE_UPGRADE else COLOR_IDS[bonus - BONUS_UPGRADE]


def walls(state: MervState) -> list[dict[str, object]]:
    return [
        {"slot": id, "gate": SLOT_IS_GATE[n] == 1, "piece": wall_id(state.walls[n])}
        for n, id in enumerate(WALL_SLOT_IDS)
    ]


def wall_id(wall: i64) -> str | None:
    return WALL_IDS[wall] if wall != NONE else None


def upgrades(state: MervState) -> dict[str, object]:
    left: dict[str, object] = {"white": white_upgrades_left(state)}
    for color in range(COLORS):
        left[COLOR_IDS[color]] = bonus_upgrades_left(state, color)
    return left


def market(state: MervState) -> dict[str, object]:
    return {
        "side": MARKET_SIDE_IDS[state.side],
        "slots": [
            {
                "slot": MARKET_SLOT_IDS[slot],
                "boon": BOON_IDS[MARKET_BOON[state.side * MARKET_SLOTS + slot]],
                "camels": state.camels[IN_MARKET + slot],
            }
            for slot in range(MARKET_SLOTS)
        ],
    }


def caravansary(state: MervState) -> dict[str, object]:
    unseen: i64 = 0
    for spice in range(SPICES):
        unseen += in_deck(state, spice)
    return {
        "cards": [SPICE_IDS[spice] for spice in state.display],
        "camels": state.camels[IN_CARAVANSARY],
        "deck": unseen,
    }


def courtiers(state: MervState, hall: i64) -> list[object]:
    """The owners of the courtiers in a hall, one entry a courtier."""
    found: list[object] = []
    for owner in range(masters(state)):
        for _ in range(state.halls[owner * HALLS + hall]):
            found.append(owner_id(state, owner))
    return found


def owned(state: MervState, ids: list[str], field: str) -> dict[str, object]:
    owners = state.breakthroughs if field == "breakthroughs" else state.tiles
    return {id: owner_id(state, owners[n]) for n, id in enumerate(ids)}


def city(state: MervState, place: i64) -> dict[str, object]:
    owners = [owner for owner in range(masters(state)) if has_post(state, owner, place)]
    return {
        "city": CITY_IDS[place],
        "posts": [owner_id(state, owner) for owner in owners],
        "camel": place < INNER and state.camels[IN_CITY + place] > 0,
        "route": state.camels[ON_ROUTE + place],
    }


def decision(state: MervState) -> dict[str, object]:
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


def player(state: MervState, owner: Owner) -> dict[str, object]:
    if is_courtier(state, owner):
        return {
            "owner": "courtier",
            "camels": state.camels[owner],
            "buildings_left": buildings_left(state, owner),
        }
    return {
        "owner": owner_id(state, owner),
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


def solo(state: MervState) -> dict[str, object]:
    """The magistrate's cards."""
    card = deck.face_up(state)
    discards = [ACTION_IDS[n] for n in range(ACTIONS) if state.solo[n] == DISCARD]
    return {
        "card": ACTION_IDS[card] if card != NONE else None,
        "discards": discards,
        "removed": [ACTION_IDS[n] for n in range(ACTIONS) if state.solo[n] == REMOVED],
        "deck": ACTIONS - count(state.solo, REMOVED, 0, ACTIONS) - len(discards) - (card != NONE),
    }
