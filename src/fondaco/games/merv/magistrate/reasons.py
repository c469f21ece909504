"""What the magistrate does, told with the rule that chose it and why, as a table needs it."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from fondaco.core.game import Event
from fondaco.core.refusal import Clause
from fondaco.games.merv.told import Told

Fields: TypeAlias = dict[str, object]

# Whoever takes a place gains the camels there: by which rule, and why, whatever chose the place.
_CAMELS: Final[dict[str, tuple[str, str]]] = {
    "city": ("marketplace.camel", "the first trading post there"),
    "mosque": ("mosque.camel", "the first in that row"),
    "caravansary": ("caravansary.gain", "it lay on the card"),
    "queue": ("end.camels", "what lay on that place"),
}


def tell(told: Told, kind: str, clause: Clause, why: str, fields: Fields) -> None:
    """Add an event of the magistrate: what he did, by which rule, and why."""
    if told is not None:
        reason: Fields = {"rule": clause.id, "why": why}
        told.append(Event(kind, {"opponent": "magistrate", **fields, **reason}))


def explain(told: Told, since: i64, clause: Clause, why: str) -> None:
    """Give what was told since that mark its rule and reason, where it has none of its own."""
    if told is None:
        return
    for event in told[since:]:
        if "rule" not in event.fields:
            source = str(event.fields["from"]) if event.kind == "camels" else ""
            rule, reason = _CAMELS.get(source, (clause.id, why))
            event.fields["rule"] = rule
            event.fields["why"] = reason


class Ranking:
    """One of several things, chosen by criteria in their order: more is better in each."""

    def __init__(self, labels: list[str]) -> None:
        self.labels = labels  # of the criteria
        self.things: list[i64] = []
        self.worths: list[list[i64]] = []

    def add(self, thing: i64, worths: list[i64]) -> None:
        self.things.append(thing)
        self.worths.append(worths)

    def is_empty(self) -> bool:
        return not self.things

    def best(self) -> i64:
        """The first of those that no other beats."""
        best = 0
        for at in range(1, len(self.things)):
            if self.worths[at] > self.worths[best]:
                best = at
        return self.things[best]

    def why(self) -> str:
        """What decided: the last criterion that had to be asked."""
        left = list(range(len(self.things)))
        said: list[str] = []
        for criterion, label in enumerate(self.labels):
            if len(left) == 1:
                break
            most = max([self.worths[at][criterion] for at in left])
            left = [at for at in left if self.worths[at][criterion] == most]
            said.append(label)
        if not said:
            return "the only choice"
        return said[0] if len(said) == 1 else f"tied in {', '.join(said[:-1])}; {said[-1]}"
