"""Positions of Merchants of Europe to encode, and what their features say in words."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

import fondaco
from conformance import Walk
from fondaco import Table
from fondaco.games.merchants.components import CARDS, ROUTES_EACH
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import COLORS, PIECES, PIECES_EACH, RESOURCES
from fondaco.reading import Reader
from games.merchants.modes import PROGRESS, TABLES

GAME = fondaco.game("merchants")
LOGS = Path(__file__).with_name("logs")
GREEDY = sorted(path.stem for path in LOGS.glob("greedy_*.log"))
ANY, OFTEN = 71, 23  # every so many positions of a log, of a random game, are looked at


def state_of(table: Table) -> MerchantsState:
    snapshot = json.loads(table.snapshot())["state"]
    return cast(MerchantsState, GAME.restore(snapshot))


def states_of_log(name: str, every: int) -> Iterator[MerchantsState]:
    """Some positions of a recorded game, the first of each step, and its last."""
    reader = Reader((LOGS / f"{name}.log").read_text())
    head = reader.head()
    luck = fondaco.Recorded(head.start)
    new = GAME.restore(head.origin) if head.origin else GAME.new(head.seats, head.options, luck)
    state = cast(MerchantsState, new)
    number = 0
    asked: set[int] = set()
    while entry := reader.entry():
        GAME.apply(state, GAME.move(entry.text), fondaco.Recorded(entry.picks))
        number += 1
        if number % every == 0 or state.step not in asked:
            asked.add(state.step)
            yield state.copy()


def states_of_walk(number: int, every: int, most: int) -> Iterator[MerchantsState]:
    """Some positions of a game played at random, with all sorts of trades in it."""
    seats, options = TABLES[number]
    walk = Walk("merchants", seats, f"encoded {number}", PROGRESS if number % 2 else "", options)
    while not walk.is_over() and walk.decisions < most:
        if walk.decisions % every == 0:
            yield cast(MerchantsState, walk.state.copy())
        walk.step()


@cache
def states() -> list[MerchantsState]:
    """Positions of games of all kinds."""
    found = [state for name in GREEDY for state in states_of_log(name, ANY)]
    for number in range(len(TABLES)):
        found += states_of_walk(number, OFTEN, 310)
    return found


# What the features say.


def told(state: MerchantsState, seat: int) -> dict[str, dict[int, int]]:
    """By group, the rows that are on with their levels."""
    found: dict[str, dict[int, int]] = {}
    for feature in GAME.encode(state, seat):
        group = next(
            each for each in GAME.features.groups if 0 <= feature - each.start < each.count
        )
        row, level = divmod(int(feature - group.start), int(group.levels))
        assert row not in found.setdefault(group.name, {}), group.name
        found[group.name][row] = level + 1
    return found


def level(state: MerchantsState | Table, name: str, seat: int = 0, row: int = 0) -> int:
    """How much of it is told; 0 if nothing is."""
    position = state_of(state) if isinstance(state, Table) else state
    return told(position, seat).get(name, {}).get(row, 0)


# The same table, everybody one seat further.


def rotated(state: MerchantsState) -> MerchantsState:
    """What each seat has belongs to the next one, and it is the next one's turn."""
    twin = state.copy()
    seats = state.seats
    for name in ("active", "asked", "first"):
        setattr(twin, name, (getattr(state, name) + 1) % seats)
    for name in ("posts", "commodities", "routes"):
        colors = [
            (color + 1) % seats if 0 <= color < seats else color for color in field(state, name)
        ]
        setattr(twin, name, vec[i64](colors))
    widths = {"merchants": PIECES_EACH, "caravans": PIECES_EACH, "opened": ROUTES_EACH}
    widths |= {"storage": 1, "freed": 1, "gold": 1, "answers": 1}
    widths |= {"hands": RESOURCES, "offered": 2 * PIECES, "cards": CARDS}
    for name, width in widths.items():
        rows = field(state, name)
        own = rows[: seats * width]
        setattr(twin, name, vec[i64](own[-width:] + own[:-width] + rows[seats * width :]))
    fees = field(state, "fees")
    moved = [fees[at // COLORS * COLORS + before(at % COLORS, seats)] for at in range(len(fees))]
    twin.fees = vec[i64](moved)
    return twin


def field(state: MerchantsState, name: str) -> list[int]:
    return list(getattr(state, name))


def before(color: int, seats: int) -> int:
    """The color that this one was before everybody moved one seat further."""
    return (color - 1) % seats if color < seats else color
