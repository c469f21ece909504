"""The queue in words: who plays when, and how the masters line up for the next round."""

from fondaco.games.merv.text.seen import Seen, number, parts
from fondaco.games.merv.text.sites import own
from fondaco.games.merv.text.wording import counted, entry, listed


def queue(seen: Seen) -> list[str]:
    """The section of the board."""
    order = [_in_round(seen, owner) for owner in seen.items("queue") if owner is not None]
    lines = [f"Queue: {', '.join(order) or 'nobody yet'}"]
    camels = [
        f"{camels} on place {place}"
        for place, camels in enumerate(seen.table("decision").items("queue_camels"), 1)
        if camels != 0
    ]
    return lines + (entry(f"Camels in the queue: {', '.join(camels)}") if camels else [])


def _in_round(seen: Seen, owner: object) -> str:
    """A name in the order of the round, and whether its turn is over or under way."""
    if seen.text("step") in ("begin", "line_up") or seen.value("to_act") is None:
        return seen.name(owner)
    if owner == seen.value("active"):
        return f"{seen.name(owner)} (now)"
    masters = [slot.value("master") for slot in parts(seen, "slots")]
    return f"{seen.name(owner)} (done)" if owner in masters else seen.name(owner)


def lining_up(seen: Seen) -> str:
    """Which slots line up early, and who stands where."""
    slots = parts(seen, "slots")
    order = f"{_capital(slots[0].text('line'))} lines up first, so at the back of the next queue"
    there = [
        f"{_within(seen, slot.value('master'))} at {slot.text('line')}"
        for slot in slots
        if slot.value("master") is not None
    ]
    taken = f" Taken: {', '.join(there)}." if there else ""
    return f"{order}; {slots[-1].text('line')} lines up last.{taken}"


def places(seen: Seen) -> str:
    """The question which place of the next queue to take."""
    who = seen.name(seen.value("to_act"))
    camels = counted(number(own(seen), "camels"), "camel")
    asks = f"{who} must choose a place in the next queue, 1 is in front"
    price = "each free place that is skipped costs a camel"
    have = "have" if who == "You" else "has"
    return f"{asks}; {price}. {who} {have} {camels}.{_standing(seen)}"


def _standing(seen: Seen) -> str:
    """Who has a place already, and who comes after."""
    taken = [
        f"{place} {_within(seen, owner)}"
        for place, owner in enumerate(seen.items("queue"), 1)
        if owner is not None
    ]
    active = seen.value("active")
    masters = [slot.value("master") for slot in parts(seen, "slots")]
    later = [_within(seen, owner) for owner in masters if owner not in (None, active)]
    stand = f" Taken: {', '.join(taken)}." if taken else ""
    return f"{stand} Still to come: {listed(later)}." if later else stand


def _within(seen: Seen, owner: object) -> str:
    name = seen.name(owner)
    is_known = isinstance(owner, str) or seen.is_you(owner)
    return f"{name[0].lower()}{name[1:]}" if is_known else name


def _capital(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}"
