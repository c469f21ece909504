"""What matters in Merchants of Europe: deliveries, what frees them, who else is near the end."""

from typing import cast

from fondaco.analysis.merchants_cards import builds, offered
from fondaco.analysis.scene import Found, Scene
from fondaco.analysis.shapes import Values
from fondaco.core.bags import NONE
from fondaco.core.game import State
from fondaco.games.merchants.components import (
    CITY_IDS,
    END,
    HAND_LIMIT,
    HEX_IDS,
    PATH_IDS,
    PLACE_IDS,
)
from fondaco.games.merchants.holdings import board_of, delivered_by, hand_size, held, owed_by
from fondaco.games.merchants.moves import DELIVER, END_TURN, MOVE_ROBBER_TO
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import ACT, ANSWER, PIECES_EACH, RESOURCE_IDS, RESOURCES, ROLL

MARKS: list[int] = []
LONGEST, SECONDS = 3_000, 0.11
POINT = 0.25
DOUBT, OFF = 0.14, 0.2
NEAR = 2  # deliveries before the end that are worth a word
OWN_NEAR = 3


def progress(state: State) -> float:
    """By the deliveries of whoever is nearest to the end, and a little by those of all."""
    table = cast(MerchantsState, state)
    delivered = [int(delivered_by(table, seat)) for seat in range(table.seats)]
    whole = [done + int(owed_by(table, seat)) for seat, done in enumerate(delivered)]
    parts = [done / max(1, all_) for done, all_ in zip(delivered, whole, strict=True)]
    return 0.7 * max(parts) + 0.3 * sum(parts) / len(parts)


def turn(state: State) -> object:
    """Whose turn begins, with the dice; development cards may be played before."""
    table = cast(MerchantsState, state)
    return table.active if table.step == ROLL else None


def names(known: dict[str, str]) -> dict[str, str]:
    """Paths and intersections by the region beside them."""
    regions = {id: known.get(id, id.replace("_", " ").title()) for id in HEX_IDS}
    return {id: _beside(id, known, regions) for id in [*PATH_IDS, *PLACE_IDS] if id not in known}


def _beside(id: str, known: dict[str, str], regions: dict[str, str]) -> str:
    region, _, side = id.rpartition("_")
    name = regions.get(region, region.replace("_", " ").title())
    return known["beside"].format(region=name, side=known.get(side, side))


# --- What is there ---


def deliverable(state: MerchantsState, seat: int) -> list[int]:
    """The cities in which a caravan of the seat could deliver from where it stands."""
    if state.freed[seat] == 0:
        return []
    board = board_of(state)
    paths = [state.caravans[seat * PIECES_EACH + n] for n in range(PIECES_EACH)]
    ends = [END[2 * path + side] for path in paths if path != NONE for side in (0, 1)]
    cities = [board.city_at[end] for end in ends if board.city_at[end] != NONE]
    return [city for city in cities if is_target(state, seat, int(city))]


def is_target(state: MerchantsState, seat: int, city: int) -> bool:
    return state.posts[city] not in (NONE, seat) and state.commodities[city] == NONE


def blocked(state: MerchantsState, seat: int) -> dict[int, int]:
    """How many trading posts of each rival stand at the robber's hex."""
    found: dict[int, int] = {}
    for city in board_of(state).cities_of[state.robber]:
        owner = int(state.posts[city])
        if owner not in (NONE, seat) and owner < state.seats:
            found[owner] = found.get(owner, 0) + 1
    return found


def differences(before: MerchantsState, after: MerchantsState, seat: int) -> list[int]:
    """By resource, how many more cards the seat has."""
    return [int(held(after, seat, n) - held(before, seat, n)) for n in range(RESOURCES)]


def things(counts: list[int]) -> str:
    return ", ".join([f"{n} {RESOURCE_IDS[kind]}" for kind, n in enumerate(counts) if n > 0])


# --- Facts ---


def facts(scene: Scene) -> list[Found]:
    before, after = cast(MerchantsState, scene.before), cast(MerchantsState, scene.after)
    found = [*_cards(before, after, scene.seat), *_gold(before, after, scene.seat)]
    found += [*_deliveries(scene, after), *_rivals(after, scene.seat), *_next(scene)]
    found += [*builds(before, after, scene.seat), *offered(before, scene.seat, scene.moves)]
    kinds = {int(move.kind) for move in scene.moves}
    if MOVE_ROBBER_TO in kinds:
        found += _robber(after, scene.seat)
    size = int(hand_size(after, scene.seat))
    if END_TURN in kinds and size > HAND_LIMIT:
        found.append(Found("cost", "too_many", {"count": size}, 55))
    if not found and not scene.told:
        left: Values = {"cards": size, "gold": int(after.gold[scene.seat])}
        found.append(Found("then", "left", left, 5))
    return found


def _cards(before: MerchantsState, after: MerchantsState, seat: int) -> list[Found]:
    changes = differences(before, after, seat)
    spent, got = [-n for n in changes], changes
    found = []
    if things(spent):
        found.append(Found("cost", "spent", {"things": things(spent)}, 33))
    if things(got):
        found.append(Found("gain", "got", {"things": things(got)}, 42))
    return found


def _gold(before: MerchantsState, after: MerchantsState, seat: int) -> list[Found]:
    paid = int(before.gold[seat] - after.gold[seat])
    if paid <= 0:
        return []
    return [Found("cost", "gold_paid", {"count": paid, "left": int(after.gold[seat])}, 34)]


def _deliveries(scene: Scene, after: MerchantsState) -> list[Found]:
    seat, found = scene.seat, []
    owed = int(owed_by(after, seat))
    if any(move.kind == DELIVER for move in scene.moves) and 0 < owed <= OWN_NEAR:
        found.append(Found("then", "to_win", {"count": owed}, 80))
    near = deliverable(after, seat)
    was = deliverable(cast(MerchantsState, scene.before), seat)
    new = [city for city in near if city not in was]
    if new and after.active == seat:
        found.append(Found("gain", "at_door", {"city": CITY_IDS[new[0]]}, 82))
    if after.freed[seat] > cast(MerchantsState, scene.before).freed[seat]:
        found.append(Found("then", "free_tokens", {"count": int(after.freed[seat])}, 48))
    return found


def _rivals(after: MerchantsState, seat: int) -> list[Found]:
    """Who is nearest to the end."""
    owed = {rival: int(owed_by(after, rival)) for rival in range(after.seats) if rival != seat}
    rival = min(owed, key=lambda one: owed[one])
    if not 0 < owed[rival] <= NEAR:
        return []
    return [Found("cost", "rival", {"who": f"seat_{rival}", "count": owed[rival]}, 26)]


def _robber(after: MerchantsState, seat: int) -> list[Found]:
    found = blocked(after, seat)
    if not found:
        return []
    rival = max(found, key=lambda one: found[one])
    return [Found("gain", "blocks", {"who": f"seat_{rival}", "count": found[rival]}, 52)]


def _next(scene: Scene) -> list[Found]:
    own = [text for step in scene.line if step.seat == scene.seat for text in step.moves]
    deliveries = [text.split(" ")[1] for text in own if text.startswith("deliver ")]
    if deliveries:
        return [Found("then", "next_delivery", {"city": deliveries[0]}, 60)]
    posts = [text for text in own if text.startswith("number ")]
    return [Found("then", "next_post", {}, 40)] if posts else []


# --- First nudges ---


def think(state: State, seat: int) -> str:
    table = cast(MerchantsState, state)
    if table.step == ANSWER:
        return "trade"
    if table.step == ACT and deliverable(table, seat):
        return "deliver"
    if hand_size(table, seat) > HAND_LIMIT:
        return "seven"
    return "free" if table.freed[seat] > 0 else "found"
