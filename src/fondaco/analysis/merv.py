"""What matters in Merv: how far the game is, what a decision brings, what an invasion takes."""

from typing import cast

from fondaco.analysis.scene import Found, Scene
from fondaco.analysis.shapes import Values
from fondaco.core.game import State
from fondaco.games.merv.cards import has_goods, is_available
from fondaco.games.merv.components import (
    CONTRACT_FAVOUR,
    CONTRACT_IDS,
    CONTRACT_LEVEL,
    CONTRACT_POINTS,
    CONTRACTS,
    LEVEL_SPACE,
    SITE_ACTION,
    SITE_COLOR,
    SITE_IDS,
    TILE_ACTION,
    TILE_IDS,
    WALL_COLOR,
    WALL_IDS,
    WALL_PRICE,
)
from fondaco.games.merv.effects import is_attacked
from fondaco.games.merv.holdings import (
    buildings_of,
    courtiers_of,
    cubes_of,
    favour_of,
    influence_of,
    points_of,
)
from fondaco.games.merv.places import hall_points
from fondaco.games.merv.state import MervState, masters
from fondaco.games.merv.terms import (
    ACTION_IDS,
    CELLS,
    COLOR_IDS,
    CUBE_IDS,
    CUBES,
    HALL_IDS,
    HALLS,
    RANSOM,
    ROUNDS,
    SLOT,
    YEARS,
)

MARKS: list[int] = []
LONGEST, SECONDS = 1_000, 0.04
POINT = 0.033
DOUBT, OFF = 0.06, 1.0
LAST_ROUNDS = 2


def progress(state: State) -> float:
    """By the rounds, and the turns of this one."""
    table = cast(MervState, state)
    turns = min(1.0, int(table.turn) / int(masters(table)))
    rounds = int(table.year * ROUNDS + table.round) + turns
    return rounds / int(YEARS * ROUNDS)


def turn(state: State) -> object:
    table = cast(MervState, state)
    return (table.year, table.round, table.active) if table.step == SLOT else None


def names(known: dict[str, str]) -> dict[str, str]:
    """Sites by color and action, walls by what they cost, contracts by what they bring."""
    sites = {
        id: known["site_of"].format(
            color=known[COLOR_IDS[SITE_COLOR[n]]], action=known[ACTION_IDS[SITE_ACTION[n]]]
        )
        for n, id in enumerate(SITE_IDS)
    }
    walls = {id: _wall(n, id, known) for n, id in enumerate(WALL_IDS)}
    contracts = {id: _contract(n, known) for n, id in enumerate(CONTRACT_IDS)}
    tiles = {
        id: known["tile_of"].format(action=known[ACTION_IDS[TILE_ACTION[n]]])
        for n, id in enumerate(TILE_IDS)
    }
    return sites | walls | contracts | tiles


def _wall(wall: int, id: str, known: dict[str, str]) -> str:
    cost = f"{WALL_PRICE[wall]} {known[COLOR_IDS[WALL_COLOR[wall]]]}"
    return known["wall_of"].format(kind=known[id.split("_")[0]], cost=cost)


def _contract(contract: int, known: dict[str, str]) -> str:
    bonus = known["favour" if CONTRACT_FAVOUR[contract] == 1 else "a_soldier_of"]
    return known["contract_of"].format(points=CONTRACT_POINTS[contract], bonus=bonus)


# --- What is there ---


def exposed(state: MervState, seat: int) -> int:
    """Buildings of a seat that an invasion would get at, if it came now."""
    own = [cell for cell in range(CELLS) if state.buildings[cell] == seat]
    return len([cell for cell in own if is_attacked(state, cell)])


def cubes(state: MervState, seat: int) -> int:
    return int(sum([cubes_of(state, seat, color) for color in range(CUBES)]))


def ready_contracts(state: MervState, seat: int) -> list[int]:
    """Open contracts whose goods the seat has, and for which its influence is enough."""
    return [
        card
        for card in range(CONTRACTS)
        if is_available(state, card)
        and has_goods(state, seat, card)
        and influence_of(state, seat) >= LEVEL_SPACE[CONTRACT_LEVEL[card] - 1]
    ]


def invasion_comes(state: MervState) -> bool:
    """Whether this year ends with an invasion."""
    return state.year > 0


# --- Facts ---


def facts(scene: Scene) -> list[Found]:
    before, after, seat = cast(MervState, scene.before), cast(MervState, scene.after), scene.seat
    found = [*_points(before, after, seat), *_tracks(before, after, seat)]
    found += [*_cubes(before, after, seat), *_paid(before, after, seat)]
    found += _ransom(before, after, seat)
    found += [*_walls(before, after, seat)]
    found += [*_ready(before, after, seat), *_halls(before, after, seat), *_next(scene)]
    if any(move.text == "queue 1" for move in scene.moves):
        found.append(Found("gain", "first_in_line", {}, 45))
    if not found and not scene.told:
        left: Values = {"cubes": cubes(after, seat), "camels": int(after.camels[seat])}
        found.append(Found("then", "left", left, 5))
    return found


def _points(before: MervState, after: MervState, seat: int) -> list[Found]:
    gained = int(points_of(after, seat) - points_of(before, seat))
    return [Found("gain", "points", {"points": gained}, 70 + 3 * gained)] if gained > 0 else []


def _tracks(before: MervState, after: MervState, seat: int) -> list[Found]:
    influence = int(influence_of(after, seat) - influence_of(before, seat))
    favour = int(favour_of(after, seat) - favour_of(before, seat))
    found = []
    if influence > 0:
        values: Values = {"count": influence, "now": int(influence_of(after, seat))}
        found.append(Found("gain", "influence", values, 48))
    if favour != 0:
        sign, kind = ("gain", "favour") if favour > 0 else ("cost", "favour_paid")
        values = {"count": abs(favour), "now": int(favour_of(after, seat))}
        found.append(Found("gain" if sign == "gain" else "cost", kind, values, 49))
    return found


def _cubes(before: MervState, after: MervState, seat: int) -> list[Found]:
    """The cubes that come to the seat and stay with it; of those that are paid at once, nothing."""
    more = [int(cubes_of(after, seat, n) - cubes_of(before, seat, n)) for n in range(CUBES)]
    told = ", ".join([f"{count} {CUBE_IDS[n]}" for n, count in enumerate(more) if count > 0])
    return [Found("gain", "took_cube", {"things": told}, 45)] if told else []


def _paid(before: MervState, after: MervState, seat: int) -> list[Found]:
    spent = cubes(before, seat) - cubes(after, seat)
    camels = int(before.camels[seat] - after.camels[seat])
    found = []
    if spent > 0:
        left = cubes(after, seat)
        found.append(Found("cost", "cubes_paid", {"count": spent, "left": left}, 41))
    if camels > 0:
        values: Values = {"count": camels, "left": int(after.camels[seat])}
        found.append(Found("cost", "camels_paid", values, 36))
    return found


def _ransom(before: MervState, after: MervState, seat: int) -> list[Found]:
    """The building that was attacked, and stands."""
    if before.step != RANSOM or after.buildings[before.site] != seat:
        return []
    return [Found("gain", "ransomed", {"site": SITE_IDS[before.sites[before.site]]}, 76)]


def _walls(before: MervState, after: MervState, seat: int) -> list[Found]:
    """Buildings that are safe now, or stand open now, in a year with an invasion."""
    if not invasion_comes(after) or before.year != after.year:
        return []
    open_now = exposed(after, seat)
    saved = exposed(before, seat) - open_now
    if saved > 0 and buildings_of(after, seat) >= buildings_of(before, seat):
        return [Found("gain", "safer", {"count": saved}, 78)]
    return [Found("cost", "exposed", {"count": open_now}, 43)] if saved < 0 else []


def _ready(before: MervState, after: MervState, seat: int) -> list[Found]:
    was = ready_contracts(before, seat)
    new = [card for card in ready_contracts(after, seat) if card not in was]
    if not new:
        return []
    best = max(new, key=lambda card: CONTRACT_POINTS[card])
    return [Found("then", "contract_ready", {"contract": CONTRACT_IDS[best]}, 62)]


def _halls(before: MervState, after: MervState, seat: int) -> list[Found]:
    """What a new courtier, or more for those that stand there, would score."""
    if courtiers_of(after, seat) <= courtiers_of(before, seat):
        return []
    first = seat * HALLS
    new = [n for n in range(HALLS) if after.halls[first + n] > before.halls[first + n]]
    points = int(hall_points(after, seat, new[0]))
    if points == 0:
        return []
    return [Found("then", "hall_worth", {"hall": HALL_IDS[new[0]], "points": points}, 46)]


def _next(scene: Scene) -> list[Found]:
    """The next board action of the seat in what may follow."""
    own = [text for step in scene.line if step.seat == scene.seat for text in step.moves]
    found = [text.split(" ")[1] for text in own if text.endswith(" action")]
    return [Found("then", "next", {"action": found[0]}, 28)] if found else []


# --- First nudges ---


def think(state: State, seat: int) -> str:
    table = cast(MervState, state)
    if ready_contracts(table, seat):
        return "contract"
    if invasion_comes(table) and exposed(table, seat) > 0:
        return "invasion"
    if table.round >= ROUNDS - LAST_ROUNDS:
        return "scoring"
    return "line" if table.step == SLOT else "any"
