"""What happened, as sentences."""

from collections import Counter
from typing import Any

from fondaco import Game
from fondaco.core.game import TURN_EVENTS
from fondaco.terminal.lines import paragraph

Told = dict[str, Any]

TURN_BEGAN = "turn_began"  # the event that every game tells when a turn begins
REASONS = ("rule", "why")  # what an event has whose doer the rules play
STEP = "  "  # how a line begins that tells such a step


def turns(events: list[Told]) -> set[int]:
    """The seats whose turns begin in the events."""
    return {event["seat"] for event in events if event["event"] == TURN_BEGAN}


def tells_of(events: list[Told], seat: int) -> bool:
    """Whether the events say what the seat has done."""
    return any(event.get("seat") == seat and event["event"] != TURN_BEGAN for event in events)


def tale(game: Game, events: list[Told], names: list[str], opening: str = "") -> list[str]:
    """What happened; a turn that begins is set apart, and so is each step that has a reason."""
    bound = [name.replace(" ", "\xa0") for name in names]  # no line breaks within a name
    events = [event for event in events if game.sentence(event, bound)]
    rows: list[str] = []
    sentences = [opening] if opening else []
    for part in _parts(game, events):
        if part[0]["event"] in TURN_EVENTS or _reason(part[0]):
            rows += paragraph(" ".join(sentences))
            sentences = []
        rows += [""] if part[0]["event"] in TURN_EVENTS else []
        if _reason(part[0]):
            rows += paragraph(_step(game, part, bound), STEP, STEP + STEP)
        else:
            sentences.append(_told(game, part, bound))
    return rows + paragraph(" ".join(sentences))


def _parts(game: Game, events: list[Told]) -> list[list[Told]]:
    """Events that are told together: of one step of those whom the rules play, or of one kind."""
    parts: list[list[Told]] = []
    for event in events:
        if parts and _is_of(game, parts[-1][0], event):
            parts[-1].append(event)
        else:
            parts.append([event])
    return parts


def _is_of(game: Game, first: Told, event: Told) -> bool:
    if _reason(first) or _reason(event):
        is_another = first.get("opponent") != event.get("opponent", first.get("opponent"))
        return _reason(first) == _reason(event) and not is_another
    fields = ["event"] if event["event"] in game.told_of_all() else ["event", "seat", "opponent"]
    return all(first.get(field) == event.get(field) for field in fields)


def _reason(event: Told) -> tuple[Any, ...]:
    return tuple(event[field] for field in REASONS if field in event)


def _step(game: Game, part: list[Told], names: list[str]) -> str:
    """The events of one step; its reason is told once, with what was chosen, not with what that
    brought."""
    bare = [{name: event[name] for name in event if name not in REASONS} for event in part]
    reason = game.sentence(part[0], names)[len(game.sentence(bare[0], names)) - 1 :]
    first, *rest = [_told(game, run, names) for run in _parts(game, bare)]
    return " ".join([first[:-1] + reason, *rest])


def _told(game: Game, run: list[Told], names: list[str]) -> str:
    """Events of one kind, as the title tells them together; what repeats itself is told once."""
    found = Counter(game.sentences(run, names))
    return " ".join([_times(sentence, times) for sentence, times in found.items()])


def _times(sentence: str, times: int) -> str:
    """How often it happened; where it would be said of the last part only, just so often."""
    if "," in sentence:
        return " ".join([sentence] * times)
    often = {1: "", 2: " twice"}.get(times, f" {times} times")
    return f"{sentence[:-1]}{often}."
