"""The pictures of a title: ratings, rows with their bars, seats."""

import math
from collections.abc import Sequence

from laddering.drawing import Bead, Chart, drawn, ticks
from laddering.figures import result, signed
from laddering.ratings import Rating
from laddering.standing import Standing
from laddering.tally import Interval

WHOLE = (0.0, 20.0, 40.0, 60.0, 80.0, 100.0)
LEGEND = "stroke: floor; broken: wanted; bar: 95 %"
LOSER = "random"  # may lie below the scale: how far down is uncertain, and would squeeze the others


def of_ratings(name: str, found: Sequence[Rating]) -> str:
    beads = [Bead(one.name, one.value, one.interval, signed(one.value)) for one in found]
    low = min(one.interval.low for one in found if one.name != LOSER)
    high = max(one.interval.high for one in found)
    return drawn(Chart(f"{name}: ratings", beads, ticks(low, high), note="greedy is 0; bar: 95 %"))


def of_shares(name: str, standings: Sequence[Standing]) -> str:
    """Rows that measure a share of wins."""
    return drawn(Chart(f"{name}: wins", [_bead(one) for one in standings], WHOLE, " %", LEGEND))


def _bead(standing: Standing) -> Bead:
    bar = standing.row.bar
    return Bead(
        standing.row.name,
        100 * standing.tally.mean,
        _percent(standing.interval),
        result(standing),
        100 * bar.floor if bar else None,
        100 * bar.wanted if bar and bar.wanted else None,
    )


def _percent(interval: Interval) -> Interval:
    return Interval(100 * interval.low, 100 * interval.high)


def of_seats(name: str, standings: Sequence[Standing]) -> str:
    """How often each seat wins; a stroke where its fair share is."""
    beads = [bead for standing in standings for bead in _seats(standing)]
    high = math.ceil(max(bead.interval.high for bead in beads) / 10) * 10
    note = "stroke: fair share; bar: 95 %"
    return drawn(Chart(f"{name}: wins by seat", beads, ticks(0, high), " %", note))


def _seats(standing: Standing) -> list[Bead]:
    fair = 100 / standing.row.seats
    return [
        Bead(
            f"{standing.row.name}: seat {number}" if number == 1 else f"seat {number}",
            100 * seat.mean,
            _percent(seat.of_share()),
            f"{100 * seat.mean:.1f} %",
            fair,
        )
        for number, seat in enumerate(standing.seats, 1)
    ]
