"""Positions of Merchants of Europe as the rulebook would describe them, and short questions.

    table = arrange(posts={"red": ["praha"]}, hands=[{"grain": 1}], merchants=[["praha"]])

What is not mentioned is empty: no posts, routes, hands or gold. It is Red's action phase; the
arched tokens lie in their places, every development card in the stack. What is listed seat by seat
may be listed for the first seats only.
"""

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import fondaco
from fondaco import Table
from fondaco.games.merchants.components import END, PATH_IDS, PLACE_IDS

COLORS = ["red", "blue", "white", "orange"]
RED, BLUE, WHITE, ORANGE = range(4)
Counts = Mapping[str, int]

_PATHS = {
    frozenset({PLACE_IDS[END[2 * number]], PLACE_IDS[END[2 * number + 1]]}): id
    for number, id in enumerate(PATH_IDS)
}


def path(one: str, other: str) -> str:
    """The path between two intersections."""
    return _PATHS[frozenset({one, other})]


def paths(*places: str) -> list[str]:
    """The paths of a way from place to place."""
    return [path(one, other) for one, other in pairwise(places)]


ROUTE = {"ore": 1, "lumber": 1}  # what one costs
PRAHA_EAST = path("praha", "silesia_west")
PRAHA_WEST = path("praha", "brandenburg_west")


def arrange(
    *,
    seats: int = 4,
    board: str = "main",
    offers: int = 5,
    active: int = 0,
    asked: int | None = None,
    step: str = "act",
    rolled: bool | None = None,
    robber: str | None = None,
    posts: Mapping[str, Sequence[str]] | None = None,
    commodities: Mapping[str, str] | None = None,
    routes: Mapping[str, Sequence[str]] | None = None,
    tokens: Mapping[str, str] | None = None,
    merchants: Sequence[Sequence[str]] = (),
    caravans: Sequence[Sequence[str]] = (),
    storage: Sequence[int] | None = None,
    freed: Sequence[int] | None = None,
    gold: Sequence[int] = (),
    hands: Sequence[Counts] = (),
    cards: Sequence[Counts] = (),
    played: Counts | None = None,
    in_stack: Counts | None = None,
    picks: Sequence[int] | None = None,
    **fields: object,
) -> Table:
    """A table in that position; its luck is scripted if there are picks."""
    options = {"board": board, "setup": "variable", "offers": str(offers)}
    new = fondaco.new("merchants", seats=seats, options=options, seed=1)
    snapshot = json.loads(new.snapshot())
    state = snapshot["state"]
    state.update(active=active, asked=active if asked is None else asked, step=step, first=0)
    state.update(rolled=step != "roll" if rolled is None else rolled, placed=seats * 4)
    state["posts"] = {city: color for color, cities in (posts or {}).items() for city in cities}
    state["commodities"] = dict(commodities or {})
    state["routes"] = [list((routes or {}).get(color, [])) for color in COLORS[:seats]]
    state["merchants"] = _pieces(merchants, seats)
    state["caravans"] = _pieces(caravans, seats)
    state["gold"] = _each(gold, seats, 0)
    state["hands"] = _each(hands, seats, {})
    state["cards"] = _cards(state["cards"], cards, played or {}, in_stack, seats)
    state["storage"] = list(storage) if storage is not None else state["storage"]
    state["freed"] = list(freed) if freed is not None else state["freed"]
    state["tokens"] = {**state["tokens"], **(tokens or {})}
    state["robber"] = robber if robber is not None else "finland"
    state.update(fields)
    table = fondaco.restore(json.dumps(snapshot), seed=1)
    if picks is not None:
        table.chance.source = fondaco.Recorded(list(picks))
    return table


def _each(given: Sequence[Any], seats: int, empty: Any) -> list[Any]:
    return [*given, *[empty] * (seats - len(given))]


def _pieces(given: Sequence[Sequence[str]], seats: int) -> list[str | None]:
    rows = [[*row, None, None][:2] for row in _each(given, seats, [])]
    return [place for row in rows for place in row]


def _cards(
    new: list[Counts],
    held: Sequence[Counts],
    played: Counts,
    in_stack: Counts | None,
    seats: int,
) -> list[Counts]:
    """What is neither held nor played lies in the stack; with a stack named, the rest is played."""
    rows = [*_each(held, seats, {}), {}, {}, dict(played)]
    out = {kind: sum(row.get(kind, 0) for row in rows) for kind in new[seats + 1]}
    rest = {kind: count - out[kind] for kind, count in new[seats + 1].items()}
    rows[seats + 1] = rest if in_stack is None else dict(in_stack)
    if in_stack is not None:
        rows[0] = {kind: rows[0].get(kind, 0) + rest[kind] - in_stack.get(kind, 0) for kind in rest}
    return rows


def state_of(table: Table) -> dict[str, Any]:
    state: dict[str, Any] = json.loads(table.snapshot())["state"]
    return state


def seen(table: Table, seat: int | None = None) -> dict[str, Any]:
    return table.view(seat)


def gold_of(table: Table) -> list[int]:
    gold: list[int] = state_of(table)["gold"]
    return gold


def hand_of(table: Table, seat: int) -> Counts:
    hand: Counts = state_of(table)["hands"][seat]
    return hand


def step_of(table: Table) -> str:
    return str(table.view(None)["step"])


def player(table: Table, seat: int) -> dict[str, Any]:
    one: dict[str, Any] = seen(table, seat)["players"][seat]
    return one
