"""Merv: the points of each year, and what they came from."""

from fondaco.analysis.shapes import Fact
from fondaco.analysis.tallies.counting import Numbers, Tale, fact
from fondaco.games.merv.terms import SOURCE_IDS, YEARS

TITLE = "merv"


def facts(tale: Tale) -> list[Fact]:
    sources = [(source, by_year(tale, source)) for source in SOURCE_IDS]
    return [
        fact(TITLE, "years", in_years(by_year(tale))),
        *[fact(TITLE, source, in_years(years)) for source, years in sources if has_any(years)],
        fact(TITLE, "sets", sets(tale)),
        fact(TITLE, "fulfilled", tale.counted("fulfilled")),
        fact(TITLE, "destroyed", tale.counted("destroyed")),
    ]


def by_year(tale: Tale, source: str | None = None) -> list[Numbers]:
    """The points that each year brought, its scoring included; those of one source, or all."""
    total = [[0.0] * tale.seats for _ in range(YEARS)]
    year = 0
    for event in [event for decision in tale.decisions for event in decision.events]:
        if event.kind == "year_began":
            year = int(str(event.fields["year"])) - 1
        elif event.kind == "scored" and source in (None, event.fields["for"]):
            seat, points = event.fields.get("seat"), event.fields["points"]
            if isinstance(seat, int) and isinstance(points, int):
                total[year][seat] += points
    return total


def in_years(years: list[Numbers]) -> list[str]:
    """Seat by seat: `12 + 30 + 41`."""
    return [" + ".join([f"{points:g}" for points in own]) for own in zip(*years, strict=True)]


def has_any(years: list[Numbers]) -> bool:
    return any(points for year in years for points in year)


def sets(tale: Tale) -> Numbers:
    """What the sets of spices brought at the end."""
    total = [0.0] * tale.seats
    for event in tale.events("game_over"):
        found = event.fields["sets"]
        assert isinstance(found, list)
        for one in found:
            if "seat" in one:
                total[one["seat"]] += one["points"]
    return total
