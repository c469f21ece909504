"""Merkator: deliveries, journeys, and what was paid for joining them."""

from fondaco.analysis.shapes import Fact
from fondaco.analysis.tallies.counting import Numbers, Tale, fact
from fondaco.games.merkator.components import CONTRACT_IDS, VALUE

TITLE = "merkator"


def facts(tale: Tale) -> list[Fact]:
    return [
        fact(TITLE, "deliveries", tale.counted("fulfilled")),
        fact(TITLE, "value", delivered_value(tale)),
        fact(TITLE, "journeys", tale.counted("traveled")),
        fact(TITLE, "joined", tale.counted("joined")),
        fact(TITLE, "join_paid", tale.added("joined", "count")),
        fact(TITLE, "join_received", tale.added("joined", "count", "active")),
        fact(TITLE, "bought", tale.counted("bought")),
        fact(TITLE, "goods_lost", tale.counted("lost")),
    ]


def delivered_value(tale: Tale) -> Numbers:
    total = [0.0] * tale.seats
    for event in tale.events("fulfilled"):
        seat, id = event.fields["seat"], event.fields["contract"]
        if isinstance(seat, int) and seat < tale.seats:
            total[seat] += int(VALUE[CONTRACT_IDS.index(str(id))])
    return total
