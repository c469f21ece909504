"""When a game was decided: the few turns in which the chance of its winner rose most."""

from collections.abc import Sequence

from fondaco.analysis.advising import both, said
from fondaco.analysis.shapes import Moment, Words

PART = 5  # of the game is such a stretch at most
LEAST = 0.15  # that the chance rises in it


def turning(moments: Sequence[Moment]) -> Words | None:
    """The stretch in a sentence; None where the chance rose bit by bit."""
    told = [one for one in moments if not one.open]
    chances = moments[-1].chances
    if len(told) < 2 or not chances:
        return None
    winner = chances.index(max(chances))
    longest = max(2, len(moments) // PART)
    pairs = [(one, other) for n, one in enumerate(told) for other in told[n + 1 : n + 1 + longest]]
    first, last = max(
        pairs, key=lambda pair: (_rise(pair[0], pair[1], winner), pair[0].turn - pair[1].turn)
    )
    if _rise(first, last, winner) < LEAST:
        return None
    end = min(last.turn, moments[-1].turn - 1)
    values = {
        "who": both(f"{{seat_{winner}}}"),
        "first": both(first.turn),
        "last": both(end),
        "was": both(round(100 * first.chances[winner])),
        "now": both(round(100 * last.chances[winner])),
    }
    return said("key", "turning" if first.turn < end else "turning_at_once", values)


def _rise(first: Moment, last: Moment, seat: int) -> float:
    return last.chances[seat] - first.chances[seat]
