"""Whether the reasons that a hint gives are true: each is recomputed from plain pictures."""

import fondaco
from analysis.recount_merchants import MERCHANTS
from analysis.recount_merkator import MERKATOR
from analysis.recount_merv import MERV
from analysis.recounting import Check, Recount
from fondaco.analysis import hint
from fondaco.analysis.ranked import SEED
from fondaco.analysis.shapes import Reason
from fondaco.core.game import Game, State
from fondaco.players.budget import Budget

CHECKS: dict[str, dict[str, Check]] = {
    "merkator": MERKATOR,
    "merv": MERV,
    "merchants": MERCHANTS,
}


def is_true(recount: Recount, reason: Reason) -> bool:
    """Whether the fact holds; one that nobody recomputes is an error."""
    return CHECKS[recount.game.title][reason.kind](recount, reason.values)


def recounted(game: Game, state: State, seat: int, steps: int) -> list[tuple[Recount, Reason]]:
    """The reasons of a hint, each with the decision it speaks of, played once more."""
    guess = game.guess(state, seat, fondaco.Seeded(SEED))
    known = game.guess(guess, seat, fondaco.Seeded(SEED))
    candidates = hint(game, state, seat, Budget(steps=steps)).candidates
    return [
        (Recount(game, known, seat, candidate), reason)
        for candidate in candidates
        for reason in candidate.reasons
    ]


def told(recount: Recount, reason: Reason) -> str:
    return f"{recount.candidate.moves}: {reason.kind} {reason.values}: {reason.words.en}"
