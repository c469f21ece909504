"""Judges decisions that were made: against what could be known then, luck aside."""

from fondaco.analysis.outlook import chances
from fondaco.analysis.ranked import SEED, Ranked, candidates, lost, points_lost, ranked
from fondaco.analysis.shapes import Judged, Measure, Verdict
from fondaco.analysis.walking import Decision
from fondaco.core.chance import Seeded
from fondaco.core.game import Game
from fondaco.players.budget import Budget

# What a decision may lose and still be called that: in chances, and in points.
GOOD: dict[Measure, float] = {"chance": 0.005, "points": 0.15}
DOUBTFUL: dict[Measure, float] = {"chance": 0.07, "points": 1.5}
MISTAKE: dict[Measure, float] = {"chance": 0.15, "points": 3.0}
THROWN_AWAY = 2.0  # points that are doubtful to lose at the end, even where the winner is certain
EARLY = 0.5  # of a loss counts while the game is open


def verdict_of(loss: float, measure: Measure) -> Verdict:
    if loss >= MISTAKE[measure]:
        return "mistake"
    if loss >= DOUBTFUL[measure]:
        return "doubtful"
    return "good" if loss >= GOOD[measure] else "best"


def judged(
    game: Game, decision: Decision, measure: Measure, budget: Budget, luck: float
) -> Judged | None:
    """A decision that was made, with what it lost; None where there was nothing to decide."""
    if len(game.legal(decision.before)) == 1:
        return None
    seat = decision.seat
    guess = game.guess(decision.before, seat, Seeded(SEED))
    found = ranked(game, guess, seat, budget, decision.moves)
    if len(found) == 1:
        return None
    played = next(one for one in found if one.is_named)
    better = found[: found.index(played)] or [played]
    best = max(better, key=lambda one: lost(one, played, measure))
    loss = 0.0 if best is played else lost(best, played, measure)
    loss *= EARLY if chances(game, guess).open else 1.0
    verdict = verdict_of(loss, measure)
    if found[0].wins and not played.wins and measure == "chance":
        verdict, best = "mistake", found[0]
    elif verdict in ("best", "good") and points_lost(found[0], played) >= THROWN_AWAY:
        verdict, best = "doubtful", found[0]
    return _told(game, decision, verdict, best, played, loss, luck)


def _told(
    game: Game,
    decision: Decision,
    verdict: Verdict,
    best: Ranked,
    played: Ranked,
    loss: float,
    luck: float,
) -> Judged:
    guess, seat = game.guess(decision.before, decision.seat, Seeded(SEED)), decision.seat
    before = played.mean + loss
    told = [played] if verdict == "best" else [played, best]
    own, *better = candidates(game, guess, seat, told, before)
    return Judged(
        decision.at,
        decision.end,
        decision.turn,
        seat,
        verdict,
        round(loss, 4),
        round(before, 4),
        round(played.mean, 4),
        own,
        better[0] if better else None,
        round(luck, 4),
    )
