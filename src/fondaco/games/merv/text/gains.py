"""What events bring to whoever decides, added up: cubes, camels, goods, steps on tracks, points."""

from collections import Counter

from fondaco.core.fields import Entry
from fondaco.games.merv.text.seen import Seen, number
from fondaco.games.merv.text.telling import sentence
from fondaco.games.merv.text.wording import (
    amounts,
    counted,
)

_ENDS = ("turn_began", "opponent_turn", "round_began", "year_began", "scoring_began", "invasion")
_OTHERS = ("favour", "influence", "camels", "took_cube", "scored")  # told of others, too
_STORES = {"scrolls": "scroll", "common": "common good", "rare": "rare good"}


class Gains:
    """The events up to where somebody else, or a new round, begins."""

    def __init__(self, events: list[dict[str, object]], seen: Seen) -> None:
        self.seen = seen
        self.events: list[dict[str, object]] = []
        for event in events:
            if event["event"] in _ENDS or _queues_another(event, self.events):
                break
            self.events.append(event)

    def of(self, kind: str) -> list[Entry]:
        """Those of a kind that whoever decides does or gets."""
        found = [event for event in self.events if event["event"] == kind]
        return [Entry("event", event) for event in found if self.seen.is_you(event.get("seat"))]

    def has(self, kind: str) -> bool:
        return len(self.of(kind)) > 0

    def is_of_opponent(self, kind: str) -> bool:
        return any(event["event"] == kind and "opponent" in event for event in self.events)

    def cubes_paid(self) -> int:
        return len(self.of("paid")) + len(self.of("ransomed"))

    def camels(self) -> int:
        return sum([number(event, "count") for event in self.of("camels")])

    def points(self) -> int:
        return sum([number(event, "points") for event in self.of("scored")])

    def told(self) -> str:
        """What is paid and gained, and what others gain by it."""
        return "; ".join([part for part in (self.own(), self.others()) if part])

    def own(self) -> str:
        return "; ".join([part for part in (self.price(), self.gained()) if part])

    def brought(self) -> str:
        """What is gained, the price apart."""
        return "; ".join([part for part in (self.gained(), self.others()) if part])

    def gained(self) -> str:
        return f"you gain {self.things()}" if self.things() else ""

    def others(self) -> str:
        others = [event for event in self.events if self._is_others(event)]
        told = [_other_gain(event, self.seen) for event in others]
        return "; ".join([part for part in told if part])

    def _is_others(self, event: dict[str, object]) -> bool:
        return event["event"] in _OTHERS and not self.seen.is_you(event.get("seat"))

    def price(self) -> str:
        cubes = Counter([event.text("cube") for event in [*self.of("paid"), *self.of("ransomed")]])
        camels = len(self.of("camel_placed")) + len(self.of("traded"))
        camels += sum([number(event, "skipped") for event in self.of("queued")])
        camels += self.camels_on_routes()
        parts = [amounts(dict(cubes))] if cubes else []
        parts += [counted(camels, "camel")] if camels > 0 else []
        return f"pay {', '.join(parts)}" if parts else ""

    def camels_on_routes(self) -> int:
        return sum([number(event, "camels") for event in self.of("bought")])

    def things(self) -> str:
        """What is gained, thing by thing."""
        cubes = Counter([event.text("cube") for event in self.of("took_cube")])
        parts = [amounts(dict(cubes))] if cubes else []
        parts += [event.text("spice") for event in self.of("card_taken")]
        parts += [_stored(event) for event in self.of("took")]
        parts += [counted(self.camels(), "camel")] if self.camels() > 0 else []
        parts += [self._steps(track) for track in ("favour", "influence") if self.has(track)]
        parts += [counted(self.points(), "point")] if self.points() > 0 else []
        return ", ".join(parts)

    def _steps(self, track: str) -> str:
        """Steps on a track, and where they lead."""
        steps = self.of(track)
        return f"{len(steps)} {track} (to {number(steps[-1], 'space')})"


def _other_gain(event: dict[str, object], seen: Seen) -> str:
    if event["event"] == "took_cube" and "seat" in event:
        return f"{seen.name(event['seat'])} gets 1 {event['cube']}"
    return sentence(event, seen.names).rstrip(".")


def _stored(event: Entry) -> str:
    return counted(number(event, "count"), _STORES[event.text("kind")])


def _queues_another(event: dict[str, object], before: list[dict[str, object]]) -> bool:
    """Whether somebody takes a place in the queue after what the move itself brings."""
    return event["event"] == "queued" and len(before) > 0
