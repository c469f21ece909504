"""Things of a table put into words for a page."""

from collections.abc import Sequence

from fondaco.players import levels
from fondaco.players.levels import plays
from fondaco.server import wire

MANY = 8  # moves that need no headings
SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000

Group = tuple[str, list[wire.LegalMove]]


def grouped(legal: Sequence[wire.LegalMove]) -> list[Group]:
    """Many moves, grouped by their first word; those that stand alone come last."""
    if len(legal) <= MANY:
        return [("", list(legal))]
    found: dict[str, list[wire.LegalMove]] = {}
    for move in legal:
        found.setdefault(move.move.split(" ")[0], []).append(move)
    alone = [moves[0] for moves in found.values() if len(moves) == 1]
    groups = [(word, moves) for word, moves in found.items() if len(moves) > 1]
    return [*groups, ("other", alone)] if alone else groups


def level_name(level: str) -> str:
    return level.capitalize()


def bots(title: str) -> list[tuple[str, str]]:
    """The bots that somebody may choose from: each level, and how it plays."""
    return [(level, f"{level_name(level)}: {plays(level)}") for level in levels(title)]


def question(board: Sequence[str]) -> str:
    """What is asked now: a board says it in its last section."""
    section = "\n".join(board).rsplit("\n\n", 1)[-1]
    return " ".join(section.split())


def changed(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """The lines of a board that were not there before."""
    known = set(before)
    return [line for line in after if line not in known]


def age(milliseconds: int) -> str:
    if milliseconds < MINUTE:
        return "just now"
    for unit, name in ((DAY, "d"), (HOUR, "h"), (MINUTE, "min")):
        if milliseconds >= unit:
            return f"{milliseconds // unit} {name} ago"
    raise AssertionError(milliseconds)


def time_left(milliseconds: int) -> str:
    """The time of a clock: to the second at a table, by the hour over days."""
    if milliseconds >= DAY:
        return f"{milliseconds // DAY} d {milliseconds % DAY // HOUR} h"
    minutes, seconds = divmod(milliseconds // SECOND, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def clock_rule(rule: wire.Bank | wire.Days | wire.Patience) -> str:
    if isinstance(rule, wire.Patience):
        return f"none; after {rule.hours} h without a decision the others may go on without it"
    if isinstance(rule, wire.Days):
        return "1 day per move" if rule.days == 1 else f"{rule.days} days per move"
    return f"{time_left(rule.seconds * SECOND)} for the game and {rule.increment} s per move"


NONCES: dict[wire.NonceOf, str] = {
    "own": "named by the seat, after the seal was shown",
    "early": "named before the seal was shown",
    "follows": "made from the nonce of another seat",
    "house": "drawn by the house",
    "unknown": "not known",
}


def nonce(whose: wire.NonceOf, status: wire.Status) -> str:
    """Whose the nonce of a seat is."""
    return "not named yet" if status == "waiting" and whose == "unknown" else NONCES[whose]


def points(number: float) -> str:
    """Points as they are printed, halves included."""
    if number > 0 and number % 1 == 0.5:
        return f"{int(number) or ''}½"
    return f"{number:g}"


def verdict(scores: Sequence[wire.ScoreNow], is_whole: bool) -> str:
    """Who has won, in one sentence; of a game that was left, who was ahead."""
    best = [score for score in scores if score.rank == 1]
    names = " and ".join([score.name for score in best])
    total = f"{points(best[0].total)} {'point' if best[0].total == 1 else 'points'}"
    if len(scores) == 1:
        return f"{names} reaches {total}"
    if not is_whole:
        return f"{names} {'are' if len(best) > 1 else 'is'} ahead with {total}"
    if len(best) > 1:
        return f"{names} share the victory with {total}"
    if any(score.total > best[0].total for score in scores):
        return f"{names} wins"  # whoever had more has resigned
    is_close = any(score.total == best[0].total for score in scores if score.rank > 1)
    return f"{names} wins with {total}{', by the tie-breaker' if is_close else ''}"
