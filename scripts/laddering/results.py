"""What the rows of a title show together: tables that are printed and written down."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from laddering.figures import (
    COLUMNS,
    MARKS,
    ROUNDS,
    averages,
    columns,
    counted,
    marks,
    milliseconds,
    signed,
    times_of,
    verdict,
)
from laddering.participants import allowed
from laddering.program import LEVELS
from laddering.ratings import Pairing, Rating, ratings
from laddering.rows import Chapter, Pace
from laddering.standing import Standing
from laddering.tables import Cells

ZERO = "greedy"  # it stays as it is, so that ratings of one day can be compared with another's


ORDER = ("random", ZERO, *LEVELS)


def by_strength(name: str) -> tuple[int, str]:
    """Those of the house from the weakest on, then all others by name."""
    return (ORDER.index(name) if name in ORDER else len(ORDER), name)


@dataclass(frozen=True)
class Part:
    """A table with its heading."""

    heading: str
    head: Cells
    rows: Sequence[Cells]


def parts(standings: Sequence[Standing]) -> list[Part]:
    """All tables of a title that have rows."""
    found = [
        Part("Ratings", ["", "rating", "95 %"], _ratings(standings)),
        _rows(standings, "against each other", "tournament", "Against each other"),
        _alone(standings, "tournament", "Alone"),
        _rows(standings, "against each other", "full", "Against each other, full time"),
        _alone(standings, "full", "Alone, full time"),
        _times(standings),
        _balance(standings),
        _lengths(standings),
        _vouched(standings),
    ]
    return [part for part in found if part.rows]


def chosen(
    standings: Sequence[Standing], chapter: Chapter, pace: Pace | None = None
) -> list[Standing]:
    """The rows of a chapter, at one pace or at any, that have games or ask for some."""
    asking = [one for one in standings if one.lines or one.verdict]
    of_chapter = [one for one in asking if one.row.chapter == chapter]
    return [one for one in of_chapter if pace in (None, one.row.pace)]


def _rows(standings: Sequence[Standing], chapter: Chapter, pace: Pace, heading: str) -> Part:
    return Part(heading, COLUMNS, [columns(one) for one in chosen(standings, chapter, pace)])


def _alone(standings: Sequence[Standing], pace: Pace, heading: str) -> Part:
    rows = [[*columns(one), _beside(one)] for one in chosen(standings, "alone", pace)]
    said = f"marks {', '.join(map(str, MARKS))} reached, or points"
    return Part(heading, [*COLUMNS, said], rows)


def _beside(standing: Standing) -> str:
    if not standing.lines:
        return ""
    return marks(standing) if standing.row.measure == "points" else averages(standing)


def rated(standings: Sequence[Standing]) -> list[Rating]:
    """The ratings at tournament pace."""
    duels = chosen(standings, "against each other", "tournament")
    return ratings([_pairing(one) for one in duels if one.lines], ZERO)


def _pairing(standing: Standing) -> Pairing:
    first, second = standing.row.names
    seating = standing.row.blocks[0][0]
    seats = seating.count(first) / seating.count(second)
    return Pairing(first, second, standing.tally.total, standing.tally.games, seats)


def _ratings(standings: Sequence[Standing]) -> list[Cells]:
    found = rated(standings)
    if len(found) == 1:
        return []
    return [[one.name, signed(one.value), _reach(one)] for one in found]


def _reach(rating: Rating) -> str:
    if rating.name == ZERO:
        return ""
    return f"{signed(rating.interval.low)} to {signed(rating.interval.high)}"


def _times(standings: Sequence[Standing]) -> Part:
    head = ["", "pace", "decisions", "median, ms", "99 of 100, ms", "at most, ms", "verdict"]
    paces: list[Pace] = ["tournament", "full"]
    rows = [row for pace in paces for row in _times_at(standings, pace)]
    return Part("Time for a decision", head, rows)


def _times_at(standings: Sequence[Standing], pace: Pace) -> list[Cells]:
    played = [one for one in standings if one.row.pace == pace and one.lines]
    names = {name for one in played for name in one.row.names}
    return [_time(played, name, pace) for name in sorted(names, key=by_strength)]


def _time(standings: Sequence[Standing], name: str, pace: Pace) -> Cells:
    times = times_of(standings, name)
    found = [times.within(0.5), times.within(0.99)]
    limits = allowed(name) if pace == "full" else None
    told = [f"{times.decisions:,}", *map(milliseconds, found)]
    if limits is None:
        return [name, pace, *told, "", ""]
    keeps = all(took <= most for took, most in zip(found, limits, strict=True))
    return [
        name,
        pace,
        *told,
        " / ".join(f"{most:g}" for most in limits),
        "met" if keeps else "missed",
    ]


def _balance(standings: Sequence[Standing]) -> Part:
    head = ["", "who", "wins of the seats, first to last", "at most off", "off", "games", "verdict"]
    return Part("Balance", head, [_seats(one) for one in chosen(standings, "balance")])


def _seats(standing: Standing) -> Cells:
    row = standing.row
    wins = [f"{100 * seat.mean:.1f} %" for seat in standing.seats] if standing.lines else []
    farthest = f"{100 * standing.farthest:.1f}" if standing.lines else ""
    spread = f"{100 * row.spread:g}" if row.spread else ""
    who = f"{row.side}, {row.pace}"
    games = str(standing.tally.games)
    return [row.name, who, ", ".join(wins), spread, farthest, games, verdict(standing)]


def _lengths(standings: Sequence[Standing]) -> Part:
    within = f"finished within {ROUNDS} rounds"
    head = ["", within, "median", "longest", "trades a game", "games"]
    return Part("Length", head, [_length(one) for one in chosen(standings, "length") if one.lines])


def _length(standing: Standing) -> Cells:
    rounds = [turns / standing.row.seats for turns in counted(standing, "end turn")]
    ended = [bool(line["finished"]) for line in standing.lines]
    soon = sum(over and n <= ROUNDS for over, n in zip(ended, rounds, strict=True))
    trades = statistics.mean(counted(standing, "trade with"))
    told = [f"{soon} of {len(rounds)}", f"{statistics.median(rounds):g}", f"{max(rounds):g}"]
    return [standing.row.name, *told, f"{trades:.0f}", str(len(rounds))]


def _vouched(standings: Sequence[Standing]) -> Part:
    """Which rows count games that were played before a change which changes none."""
    head = ["", "pace", "games kept from before", "played again, all the same"]
    rows = [_kept(one) for one in standings if one.vouchers]
    return Part("Games from before a change of the players", head, rows)


def _kept(standing: Standing) -> Cells:
    vouchers = {id(one): one for one in standing.vouchers}.values()
    again = sum(one.replayed for one in vouchers)
    games = sum(one.games for one in vouchers)
    kept = str(len(standing.vouchers))
    return [standing.row.name, standing.row.pace, kept, f"{again} of {games}"]
