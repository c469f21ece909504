"""Why a decision is good or bad: facts of the position after it, in the words of the game.

Most are what the engine itself tells of the decision, as far as neither luck nor a secret is
needed; what a title knows besides (what is within reach, who could profit) its own module adds.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from fondaco.analysis.scene import Found, Scene
from fondaco.analysis.shapes import Reason, Sign, Step, Value
from fondaco.analysis.titles import matters_of
from fondaco.analysis.words import blanks, catalogue, told
from fondaco.core.chance import LuckNeeded, NoLuck
from fondaco.core.game import TURN_EVENTS, Event, Game, Move, State

MOST = 3
ORDER: dict[Sign, int] = {"gain": 0, "then": 1, "cost": 2}


def scene_of(
    game: Game, guess: State, seat: int, moves: Sequence[Move], line: Sequence[Step] = ()
) -> Scene:
    """A decision made on a guess, up to the first luck, secret or turn of somebody else."""
    after = guess.copy()
    events: list[Event] = []
    try:
        for move in moves:
            game.apply(after, move, NoLuck(), events)
    except LuckNeeded:
        pass
    seen = [event.seen_by(seat) for event in events[: _end(events)]]
    return Scene(game, seat, guess, after, moves, seen, line)


def _end(events: list[Event]) -> int:
    """How many events come before another turn begins."""
    ends = [place for place, event in enumerate(events) if event.kind in TURN_EVENTS]
    return ends[0] if ends else len(events)


def reasons(scene: Scene) -> list[Reason]:
    """The facts that weigh most: three at most, what it brings before what it costs."""
    title = scene.game.title
    told = [fact for fact in told_facts(scene) if not restates(scene.moves, fact)]
    found = [*told, *matters_of(title).facts(scene)]
    heaviest = sorted(found, key=lambda fact: -fact.weight)[:MOST]
    in_order = sorted(heaviest, key=lambda fact: (ORDER[fact.sign], -fact.weight))
    return [reason_of(title, fact) for fact in in_order]


def restates(moves: Sequence[Move], fact: Found) -> bool:
    """Whether a fact says no more than the name of the decision: the things of which it speaks, and
    how many, are there. A number alone is news."""
    said = {word for move in moves for word in move.text.split()}
    values = [value for name, value in fact.values.items() if name != "times"]
    if values and not any(isinstance(value, str) for value in values):
        return False
    return all(word in said for value in values for word in str(value).replace(",", "").split())


def reason_of(title: str, fact: Found) -> Reason:
    return Reason(fact.sign, fact.kind, fact.values, told(title, "reason", fact.kind, fact.values))


def told_facts(scene: Scene) -> list[Found]:
    """What the engine tells that the seat gains or pays; things of one kind are told together."""
    title = scene.game.title
    kinds: dict[str, list[dict[str, object]]] = {}
    for event in scene.told:
        if event.get("seat") == scene.seat:
            kinds.setdefault(str(event["event"]), []).append(event)
    rows = catalogue(title)["event"]
    return [_fact(title, kind, told, rows[kind]) for kind, told in kinds.items() if kind in rows]


def _fact(title: str, kind: str, events: list[dict[str, object]], row: dict[str, Any]) -> Found:
    fields = [field for field in events[0] if field not in ("event", "seat")]
    values = {name: together([event[name] for event in events if name in event]) for name in fields}
    values["times"] = len(events)
    if "things" in row:
        values["things"] = counted(events, row["things"])
    used = blanks(title, "reason", kind)
    return Found(row["sign"], kind, {name: values[name] for name in used}, row["weight"])


def counted(events: list[dict[str, object]], field: str) -> str:
    """So many of each thing: `2 iron, 1 wine`."""
    total: Counter[str] = Counter()
    for event in events:
        total[str(event[field])] += int(str(event.get("count", 1)))
    return ", ".join([f"{count} {id}" for id, count in total.items()])


def together(values: list[object]) -> Value:
    """Numbers are added up, things named one after another."""
    if all(isinstance(value, int | float) for value in values):
        return sum([value for value in values if isinstance(value, int | float)])
    return ", ".join([_plain(value) for value in values])


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join([f"{count} {id}" for id, count in value.items()])
    return str(value)
