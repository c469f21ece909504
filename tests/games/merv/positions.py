"""Positions of Merv as the rulebook would describe them, and short questions about a table.

    table = arrange(step="act", line="column 4", site="2-4", buildings={"2-4": 0})

What is not mentioned is empty. Cells are named "row-column"; the sites lie in the order of the
edition, row by row, unless `sites` says which tile lies on a cell. What is listed owner by owner
may be listed for the first owners only: the seats, then alone the magistrate (1), and the courtier
(2).
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import fondaco
from fondaco import Refused, Table

ACTIONS = ["caravansary", "palace", "library", "marketplace", "mosque", "wall"]
COLORS = ["purple", "tan", "teal", "orange"]
SITES = [f"{action}_{color}" for action in ACTIONS for color in COLORS]
CELLS = [f"{row}-{column}" for row in range(1, 6) for column in range(1, 6)]
MARKET = "3-3"
MAGISTRATE = 1
COURTIER = 2
SPICES = ["cinnamon", "ginger", "juniper", "pepper"]

Counts = Mapping[str, int]


def arrange(
    *,
    seats: int = 3,
    side: str = "a",
    sites: Mapping[str, str] | None = None,
    buildings: Mapping[str, int] | None = None,
    bonus: Mapping[str, str] | None = None,
    camels: Counts | None = None,
    line: str | None = None,
    site: str | None = None,
    step: str = "slot",
    due: Sequence[str] | None = None,
    active: int = 0,
    queue: Sequence[int] | None = None,
    slots: Mapping[str, int] | None = None,
    round: int = 0,
    mosque: Sequence[str] = (),
    favour: Sequence[int] = (),
    influence: Sequence[int] = (),
    picks: Sequence[int] | None = None,
    **fields: Any,
) -> Table:
    """A table in that position; its luck is scripted if there are picks."""
    new = fondaco.new("merv", seats=seats, options={"camel_market": side}, seed=1)
    snapshot = json.loads(new.snapshot())
    state = snapshot["state"]
    masters = 4 if seats == 4 else 3
    layout = laid(sites or {})
    order = list(queue) if queue is not None else first_is(active, masters)
    state.update(step=step, active=active, asked=fields.pop("asked", active), round=round)
    state.update(sites=[layout.get(cell) for cell in CELLS], line=line, due=due_of(step, due))
    state.update(site=layout[site] if site else None, turn=order.index(active))
    state.update(queue=[*order, *[None] * (4 - len(order))])
    state.update(slots=slots_of(state, slots or {}, line, active))
    state.update(buildings={layout[cell]: owner for cell, owner in (buildings or {}).items()})
    state.update(bonus={layout[cell]: thing for cell, thing in (bonus or {}).items()})
    state.update(camels=boxed(camels or {}), display=[], walls={})
    state.update(mosque=each(mosque, masters, "start"), favour=each(favour, masters, 0))
    state.update(influence=each(influence, masters, 0))
    for name in ("cubes", "stores", "committed", "spices", "halls", "posts", "points"):
        state[name] = each(fields.pop(name, ()), masters, {})
    state.update(contracts={}, breakthroughs={}, tiles={}, units=0)
    state.update(fields)
    table = fondaco.restore(json.dumps(snapshot), seed=1)
    if picks is not None:
        table.chance.source = fondaco.Recorded(list(picks))
    return table


def laid(sites: Mapping[str, str]) -> dict[str, str]:
    """The tile on each cell: those that are named, and the others in their order."""
    left = iter([site for site in SITES if site not in sites.values()])
    return {cell: sites[cell] if cell in sites else next(left) for cell in CELLS if cell != MARKET}


def first_is(active: int, masters: int) -> list[int]:
    return [active, *[owner for owner in range(masters) if owner != active]]


BOONS = {"deploy", "place_white", "place_bonus", "tile", "learn", "free_courtier", "any_wall"}
BOONS |= {"free_card", "any_card", "free_post", "free_step"}
IN_ACTION = {"cards", "courtiers", "scrolls", "post", "goods", "pray", "walls"}


def due_of(step: str, due: Sequence[str] | None) -> list[str]:
    if due is not None:
        return list(due)
    return ["after"] if step in BOONS | IN_ACTION else []


def slots_of(
    state: dict[str, Any], slots: Mapping[str, int], line: str | None, active: int
) -> list[int | None]:
    """Masters by line; the active one stands in front of the active line."""
    there = {**slots, **({line: active} if line else {})}
    kind = "column" if state["round"] % 2 == 0 else "row"
    numbers = range(1, 6) if state["round"] < 2 else range(5, 0, -1)
    assert all(name.startswith(kind) for name in there)
    return [there.get(f"{kind} {n}") for n in numbers]


def boxed(camels: Counts) -> dict[str, int]:
    """Twelve camels; those that are nowhere else are in the box."""
    return {**camels, "box": 12 - sum(camels.values())}


def each(given: Sequence[Any], owners: int, empty: Any) -> list[Any]:
    return [*given, *[empty] * (owners - len(given))]


def at_round_end(on: dict[str, int], owned: dict[int, int], seats: int = 3) -> Table:
    """The last turn of a round is about to end: only a favour is left to gain."""
    last_line = max(on)
    last = on[last_line]
    column = last_line[-1]
    others = [owner for owner in on.values() if owner != last]
    table = arrange(
        seats=seats,
        step="act",
        line=last_line,
        site=f"1-{column}",
        active=last,
        queue=[*others, last],
        slots={line: owner for line, owner in on.items() if owner != last},
        buildings={f"1-{column}": last},
        camels={f"owner {owner}": count for owner, count in owned.items()},
    )
    play(table, "gain favour")
    return table


# ---------------------------------------------------------------------------- questions


def state_of(table: Table) -> dict[str, Any]:
    state: dict[str, Any] = json.loads(table.snapshot())["state"]
    return state


def seen(table: Table) -> dict[str, Any]:
    """What an onlooker sees."""
    return table.view(None)


def step(table: Table) -> str:
    return str(seen(table)["step"])


def player(table: Table, owner: int | str = 0) -> dict[str, Any]:
    [found] = [row for row in seen(table)["players"] if row["owner"] == owner]
    return dict(found)


def cubes(table: Table, owner: int | str = 0) -> dict[str, int]:
    return present(player(table, owner)["cubes"])


def stores(table: Table, owner: int | str = 0) -> dict[str, int]:
    return present(player(table, owner)["stores"])


def spices(table: Table, owner: int | str = 0) -> dict[str, int]:
    return present(player(table, owner)["spices"])


def camels(table: Table, owner: int | str = 0) -> int:
    return int(player(table, owner)["camels"])


def favour(table: Table, owner: int | str = 0) -> int:
    return int(player(table, owner)["favour"])


def influence(table: Table, owner: int | str = 0) -> int:
    return int(player(table, owner)["influence"])


def points(table: Table, owner: int | str = 0) -> int:
    return int(player(table, owner)["points"])


def present(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}


def cell(table: Table, name: str) -> dict[str, Any]:
    found: dict[str, Any] = seen(table)["city"][CELLS.index(name)]
    return found


def owner_at(table: Table, name: str) -> int | str | None:
    found: int | str | None = cell(table, name)["owner"]
    return found


def site_at(table: Table, name: str) -> str:
    return str(cell(table, name)["site"])


def cards(table: Table) -> list[str]:
    return list(seen(table)["caravansary"]["cards"])


def walls(table: Table) -> dict[str, str]:
    return {wall["slot"]: wall["piece"] for wall in seen(table)["walls"] if wall["piece"]}


# ---------------------------------------------------------------------------- play


def play(table: Table, *moves: str) -> list[dict[str, Any]]:
    """Play moves one after the other; all that was told."""
    return [event for move in moves for event in table.play(move)]


def told(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The events of a kind, without its name."""
    return [
        {name: value for name, value in event.items() if name != "event"}
        for event in events
        if event["event"] == kind
    ]


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]


def legal(table: Table, word: str) -> list[str]:
    """The legal moves that begin with a word, without it."""
    return [text.removeprefix(f"{word} ") for text in table.legal() if text.startswith(f"{word} ")]


def refusal(table: Table, move: str) -> str:
    """The clause that forbids the move: it is not legal, cannot be played and changes nothing."""
    before = table.snapshot()
    assert move not in table.legal()
    why = table.why_not(move)
    assert why is not None
    with pytest.raises(Refused) as refused:
        table.play(move)
    assert refused.value.clause == why.clause
    assert table.snapshot() == before
    return why.clause


def finish_round(table: Table) -> list[dict[str, Any]]:
    """Let everybody take the first legal moves until the round, and the year, is over."""
    now = (seen(table)["year"], seen(table)["round"])
    events: list[dict[str, Any]] = []
    while table.to_act is not None and (seen(table)["year"], seen(table)["round"]) == now:
        events += table.play(table.legal()[-1])
    return events
