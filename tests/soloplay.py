"""Positions of Merkator's SoloPlay, and a turn of its AI.

    table = against_ai(tops=["c03_england"], tile=None, ai=["c04_spain"], row=["arsenal"])

What is not mentioned is empty: no card of the path lies open, the AI owns nothing, no card is for
sale; the stacks have all their cards, face down.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import fondaco
from fondaco import Table

Cards = Sequence[str]
Counts = Mapping[str, int]

STACKS = {3: 3, 4: 4, 5: 5, 6: 5, 7: 4, 8: 3, 9: 2, 10: 1, 14: 1}
PEACE = "c14_peace_of_westphalia"


def new(seed: int | str = 1, level: str = "normal") -> Table:
    return fondaco.new("merkator", seats=1, options={"solo": "soloplay", "level": level}, seed=seed)


def against_ai(
    *,
    level: str = "normal",
    step: str = "invest",
    active: int = 0,
    at: str | None = "newfoundland",
    tops: Cards = (),
    depth: Mapping[int, int] | None = None,
    tile: int | None = None,
    rising: bool = True,
    contracts: Cards = ("c02_hamburg",),
    goods: Counts | None = None,
    supply: Counts | None = None,
    buildings: Cards = (),
    bonus: Cards = (),
    time: tuple[int, int] = (0, 0),
    taler: tuple[int, int] = (0, 0),
    ai: Cards = (),
    ai_buildings: Cards = (),
    ai_bonus: Cards = (),
    row: Cards = (),
    offer: Cards = (),
    cubes: Counts | None = None,
    chart: Sequence[int] = (0, 0, 7, 7, 7),
    ending: str | None = None,
    turns_left: int | None = None,
    picks: Sequence[int] | None = None,
) -> Table:
    """A table in that position; its luck is scripted if there are picks."""
    snapshot = json.loads(new(level=level).snapshot())
    state = snapshot["state"]
    state.update(step=step, active=active, merkator=at, tile=tile, rising=rising)
    state.update(goods=[dict(goods or {})], supply=[dict(supply or {})])
    state.update(time=list(time), taler=list(taler), row=list(row), earned=list(ai))
    state.update(cubes=dict(cubes or {}), chart=list(chart))
    state.update(ending=ending, turns_left=turns_left)
    taken = {*tops, *contracts, *ai}
    left = depth if depth is not None else {**STACKS, 14: int(PEACE not in taken)}
    state["depth"] = {str(value): left.get(value, 0) for value in (2, *STACKS)}
    state["contracts"] = lying(state["contracts"], {"open": tops, 0: contracts, 1: ai})
    piles: dict[int | str, Cards] = {"open": offer, 0: bonus, 1: ai_bonus}
    state["bonus_cards"] = lying(state["bonus_cards"], piles)
    piles = {"open": row, 0: buildings, 1: ai_buildings}
    state["buildings"] = lying(state["buildings"], piles)
    table = fondaco.restore(json.dumps(snapshot), seed=1)
    if picks is not None:
        table.chance.source = fondaco.Recorded(list(picks))
    return table


def lying(ids: Cards, piles: Mapping[int | str, Cards]) -> dict[str, int | str]:
    found: dict[str, int | str] = dict.fromkeys(ids, "stack")
    for pile, cards in piles.items():
        for card in cards:
            assert found[card] == "stack", f"{card} lies in two places"
            found[card] = pile
    return found


def ai_turn(table: Table, move: str = "travel bohemia") -> list[dict[str, Any]]:
    """What is told when you travel, fulfill nothing, and the AI has his turn."""
    events = table.play(move)
    while "done" in table.legal():
        events += table.play("done")
    return events


def told(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["event"] == kind]


def the(events: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    """The only event of that kind."""
    [found] = told(events, kind)
    return found


def ai_of(table: Table) -> dict[str, Any]:
    found = table.view(0)["ai"]
    assert isinstance(found, dict)
    return found


def state_of(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(table.snapshot())["state"]
    return found


def tops_of(table: Table) -> dict[int, str | None]:
    stacks: Any = table.view(0)["stacks"]
    return {stack["value"]: stack["top"] for stack in stacks}


def ai_parts(table: Table) -> dict[str, float]:
    """The AI's points, by what they are for."""
    score: dict[str, Any] = table.scores()[1]
    return {part["of"]: part["points"] for part in score["parts"]}
