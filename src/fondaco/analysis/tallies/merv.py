"""Merv: the points of each year, and what they came from."""

from fondaco.analysis.shapes import Fact
from fondaco.analysis.tallies.counting import Numbers, Tale, fact
from fondaco.games.merv.terms import SOURCE_IDS, YEARS

TITLE = "merv"


def facts(tale: Tale) -> list[Fact]:
    years = by_year(tale)
    sources = [(source, by_source(tale, source)) for source in SOURCE_IDS]
    return [
        *[fact(TITLE, f"year_{year + 1}", years[year]) for year in range(YEARS)],
        fact(TITLE, "sets", sets(tale)),
        *[fact(TITLE, source, points) for source, points in sources],
        fact(TITLE, "fulfilled", tale.counted("fulfilled")),
        fact(TITLE, "destroyed", tale.counted("destroyed")),
    ]


def by_year(tale: Tale) -> list[Numbers]:
    """The points that each year brought, its scoring included."""
    total = [[0.0] * tale.seats for _ in range(YEARS)]
    year = 0
    for decision in tale.decisions:
        for event in decision.events:
            seat, points = event.fields.get("seat"), event.fields.get("points")
            if event.kind == "year_began":
                year = int(str(event.fields["year"])) - 1
            elif event.kind == "scored" and isinstance(seat, int) and isinstance(points, int):
                total[year][seat] += points
    return total


def by_source(tale: Tale, source: str) -> Numbers:
    total = [0.0] * tale.seats
    for event in tale.events("scored"):
        seat, points = event.fields.get("seat"), event.fields["points"]
        if event.fields["for"] == source and isinstance(seat, int) and isinstance(points, int):
            total[seat] += points
    return total


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
