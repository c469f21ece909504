"""Recomputes the facts of reasons from plain snapshots of positions before and after a decision.

Nothing of the modules that found the facts is used: what a reason says is looked up in the plain
words and numbers of `Game.snapshot`, in the printed edition, and in the scores.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from fondaco.analysis.shapes import Candidate
from fondaco.core.chance import LuckNeeded, NoLuck
from fondaco.core.game import Game, State

Plain = dict[str, Any]


class Recount:
    """A decision, played once more as far as no luck is needed, with plain pictures around it."""

    def __init__(self, game: Game, guess: State, seat: int, candidate: Candidate) -> None:
        self.game, self.seat, self.candidate = game, seat, candidate
        after = guess.copy()
        try:
            for text in candidate.moves:
                game.apply(after, game.move(text), NoLuck())
        except LuckNeeded:
            pass
        self.was: Plain = game.snapshot(guess)
        self.now: Plain = game.snapshot(after)
        self.points = game.scores(after)[seat].total - game.scores(guess)[seat].total

    def gained(self, field: str) -> int:
        return self.of(self.now, field) - self.of(self.was, field)

    def of(self, plain: Plain, field: str) -> int:
        found = plain[field][self.seat]
        return sum(found.values()) if isinstance(found, dict) else int(found)

    def row(self, field: str) -> Counter[str]:
        """By kind, how many more of it the seat has."""
        more: Counter[str] = Counter(self.now[field][self.seat])
        more.subtract(Counter(self.was[field][self.seat]))
        return more

    def follows(self, verb: str, thing: str) -> bool:
        """Whether the seat does that in what may follow."""
        own = [
            text for step in self.candidate.line if step.seat == self.seat for text in step.moves
        ]
        return f"{verb} {thing}".strip() in own or any(t.startswith(f"{verb} {thing}") for t in own)

    def says(self, text: str) -> bool:
        return any(move.startswith(text) for move in self.candidate.moves)


Check = Callable[[Recount, dict[str, Any]], bool]


def things(text: str) -> Counter[str]:
    """`2 iron, 1 wine` as counts."""
    found: Counter[str] = Counter()
    for part in text.split(", "):
        count, _, id = part.partition(" ")
        found[id] += int(count)
    return found


def only(more: Counter[str], wanted: Counter[str]) -> bool:
    """Whether the gains are these."""
    return {kind: n for kind, n in more.items() if n > 0} == dict(wanted)
