"""Merchants of Europe: deliveries, gold, dice, trades with whom and worth what, the longest net."""

from typing import cast

from fondaco.analysis.advising import MINUS
from fondaco.analysis.outlook import chances
from fondaco.analysis.shapes import Fact
from fondaco.analysis.tallies.counting import Numbers, Tale, fact
from fondaco.core.bags import NONE
from fondaco.games.merchants.components import END, PATHS
from fondaco.games.merchants.holdings import board_of, number_on
from fondaco.games.merchants.state import MerchantsState

TITLE = "merchants"
WAYS_OF_36 = {number: 6 - abs(7 - number) for number in range(2, 13)}


def facts(tale: Tale) -> list[Fact]:
    last = cast(MerchantsState, tale.decisions[-1].after)
    return [
        fact(TITLE, "deliveries", tale.counted("delivered")),
        fact(TITLE, "posts", tale.counted("founded")),
        fact(TITLE, "gold", tale.added("gained_gold", "count")),
        fact(TITLE, "produced", produced(tale)),
        fact(TITLE, "expected", [round(number, 1) for number in expected(tale)]),
        fact(TITLE, "trades", trades(tale)),
        fact(TITLE, "trade_worth", trade_worth(tale)),
        fact(TITLE, "net", [longest_net(last, seat) for seat in range(tale.seats)]),
    ]


def produced(tale: Tale) -> Numbers:
    """The resource cards that rolls brought."""
    total = [0.0] * tale.seats
    for event in tale.events("produced"):
        seat, found = event.fields["seat"], event.fields["resources"]
        if isinstance(seat, int) and isinstance(found, dict):
            total[seat] += sum(found.values())
    return total


def expected(tale: Tale) -> Numbers:
    """What the same rolls would have brought on average."""
    total = [0.0] * tale.seats
    for decision in tale.decisions:
        if any(event.kind == "rolled" for event in decision.events):
            for seat in range(tale.seats):
                total[seat] += income(cast(MerchantsState, decision.before), seat)
    return total


def income(state: MerchantsState, seat: int) -> float:
    """The cards that a roll brings a seat on average."""
    board = board_of(state)
    ways = 0
    for hex in board.hexes:
        number = int(number_on(state, hex))
        if number > 0 and hex != state.robber:
            own = [city for city in board.cities_of[hex] if state.posts[city] == seat]
            ways += WAYS_OF_36.get(number, 0) * len(own)
    return ways / 36


def trades(tale: Tale) -> list[str | int | float]:
    """With whom each seat has traded how often: `{seat_1} 3, {seat_2} 1`."""
    total = [[0] * tale.seats for _ in range(tale.seats)]
    for event in tale.events("traded"):
        one, other = event.fields["seat"], event.fields["with"]
        if isinstance(one, int) and isinstance(other, int):
            total[one][other] += 1
            total[other][one] += 1
    return [
        ", ".join([f"{{seat_{other}}} {count}" for other, count in enumerate(row) if count]) or 0
        for row in total
    ]


def trade_worth(tale: Tale) -> list[str | int | float]:
    """What its trades changed of each seat's chance, at a glance, in hundredths."""
    total = [0.0] * tale.seats
    for decision in tale.decisions:
        for event in decision.events:
            if event.kind == "traded":
                before = chances(tale.game, decision.before).chances
                after = chances(tale.game, decision.after).chances
                for seat in (event.fields["seat"], event.fields["with"]):
                    if isinstance(seat, int):
                        total[seat] += 100 * (after[seat] - before[seat])
    return [f"{number:+.0f}".replace("-", MINUS) for number in total]


def longest_net(state: MerchantsState, seat: int) -> int:
    """The trade routes of a seat that hang together, of the largest such net."""
    left = {path for path in range(PATHS) if state.routes[path] == seat != NONE}
    largest = 0
    while left:
        net, waiting = 0, [left.pop()]
        while waiting:
            path = waiting.pop()
            net += 1
            beside = {other for other in left if _meet(path, other)}
            left -= beside
            waiting += beside
        largest = max(largest, net)
    return largest


def _meet(path: int, other: int) -> bool:
    ends = {END[2 * path], END[2 * path + 1]}
    return END[2 * other] in ends or END[2 * other + 1] in ends
