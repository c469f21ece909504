"""Figures of a row as people read them."""

from collections.abc import Sequence

from laddering.standing import Standing, numbers
from laddering.times import Times, together

MARKS = (55, 60, 80)  # what the rulebook prints for the Solitary version
ROUNDS = 80  # within which games of Merchants should end


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def signed(number: float) -> str:
    return f"{number:+.0f}" if round(number) else "0"


def value(standing: Standing, number: float) -> str:
    """A share or points, as the row measures them."""
    return f"{number:.1f}" if standing.row.measure == "points" else f"{100 * number:.1f} %"


def result(standing: Standing) -> str:
    return value(standing, standing.tally.mean) if standing.tally.games else ""


def interval(standing: Standing) -> str:
    if standing.tally.games < 2:
        return ""
    found = standing.interval
    if standing.row.measure == "points":
        return f"{found.low:.1f} to {found.high:.1f}"
    return f"{100 * found.low:.0f} to {100 * found.high:.0f}"


def floor(standing: Standing) -> str:
    bar = standing.row.bar
    if bar is None:
        return ""
    least = f", from {percent(bar.bound)}" if bar.bound else ""
    return f"{bar.floor:g}" if standing.row.measure == "points" else percent(bar.floor) + least


def wanted(standing: Standing) -> str:
    bar = standing.row.bar
    if bar is None or bar.wanted is None:
        return ""
    return f"{bar.wanted:g}" if standing.row.measure == "points" else percent(bar.wanted)


def verdict(standing: Standing) -> str:
    if standing.missing and standing.verdict:
        return f"open: no {' and no '.join(standing.missing)} yet"
    return f"{standing.verdict}, wanted too" if standing.reaches_wanted else standing.verdict


def columns(standing: Standing) -> list[str]:
    """A row as cells: what, floor, wanted, result, interval, games, verdict."""
    tally = standing.tally
    found = [floor(standing), wanted(standing), result(standing), interval(standing)]
    return [standing.row.name, *found, str(tally.games), verdict(standing)]


COLUMNS = ["", "floor", "wanted", "result", "95 %", "games", "verdict"]


def marks(standing: Standing) -> str:
    """How often each mark of the Solitary version was reached, and the best of all games."""
    points = [numbers(line, "points")[0] for line in standing.lines]
    parts = [f"{mark}: {percent(sum(p >= mark for p in points) / len(points))}" for mark in MARKS]
    return f"{', '.join(parts)}; best {max(points):g}"


def averages(standing: Standing) -> str:
    """The points of both, where the rules play an opponent."""
    mine, his = zip(*[numbers(line, "points")[:2] for line in standing.lines], strict=True)
    return f"{sum(mine) / len(mine):.1f} points against {sum(his) / len(his):.1f}"


def counted(standing: Standing, words: str) -> list[float]:
    """How often such a move was made, game by game."""
    found = [line["counted"] for line in standing.lines]
    return [float(one.get(words, 0)) if isinstance(one, dict) else 0.0 for one in found]


def times_of(standings: Sequence[Standing], name: str) -> Times:
    """How long somebody thought in all games that count."""
    kept = [line["times"] for standing in standings for line in standing.lines]
    return together(one[name] for one in kept if isinstance(one, dict) and name in one)


def milliseconds(number: float) -> str:
    return f"{number:.0f}" if number >= 10 else f"{number:.2g}"
