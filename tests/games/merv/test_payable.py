"""Payments against a search through all of them: none is missing or asked twice, no dead end."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

import fondaco
from games.merv.positions import COLORS, arrange, cubes, legal, step

Payment = tuple[tuple[str, int], ...]
CITIES = {
    "rayy": ("purple",),
    "samarkand": ("orange",),
    "nishapur": ("teal",),
    "baghdad": ("tan", "orange"),
    "kashgar": ("tan", "teal"),
    "peshawar": ("purple", "teal"),
}
GAMES = 400 if fondaco.is_compiled() else 60


def all_payments(
    cost: list[str], held: Counter[str], exchange: str | None, discount: bool
) -> set[Payment]:
    """Every different way to pay: what is given, by cube, and whether a power was used."""
    found = set()
    ways = [[color, "white", "exchange", "discount"] for color in cost]
    for coins in product(*ways):
        used = Counter(coins)
        given = Counter(coin for coin in coins if coin in (*COLORS, "white"))
        if used["exchange"] > 1 or used["discount"] > int(discount):
            continue
        if used["exchange"]:
            own = [color for color, coin in zip(cost, coins, strict=True) if coin == "exchange"]
            if exchange is None or exchange in own:
                continue
            given[exchange] += 1
        if all(held[cube] >= count for cube, count in given.items()):
            found.add(tuple(sorted((+given + Counter(+used)).items())) + by_color(cost, coins))
    return found


def by_color(cost: list[str], coins: tuple[str, ...]) -> Payment:
    """For which color each coin was paid: the order within a color does not matter."""
    pairs = Counter(f"{coin} for {color}" for color, coin in zip(cost, coins, strict=True))
    return tuple(sorted(pairs.items()))


def paid_ways(table: fondaco.Table, cost: list[str]) -> Iterator[tuple[str, ...]]:
    """Every path through the questions, as the coins that were paid."""
    if step(table) != "pay":
        return
    for move in table.legal():
        twin = table.copy()
        events = twin.play(move)
        coins = tuple(
            coin_of(event) for event in events if event["event"] in ("paid", "discounted")
        )
        if step(twin) == "pay":
            for rest in paid_ways(twin, cost):
                yield (*coins, *rest)
        else:
            yield coins


def coin_of(event: dict[str, object]) -> str:
    if event["event"] == "discounted":
        return "discount"
    return "exchange" if event["exchange"] else str(event["cube"])


def purchase(city: str, held: Counter[str], exchange: str | None, discount: bool) -> fondaco.Table:
    """All set to buy from a city with a post there."""
    breakthroughs = {"discount_marketplace": 0} if discount else {}
    breakthroughs |= {f"exchange_{exchange}": 0} if exchange else {}
    posts = {city: 1, "rayy": 1, "samarkand": 1, "balkh": 1, "nishapur": 1}
    return arrange(
        step="act",
        line="column 4",
        site="3-4",
        buildings={"3-4": 0},
        posts=[posts],
        cubes=[dict(held)],
        breakthroughs=breakthroughs,
        stores=[{"scrolls": 4}],
    )


# rule pay.whole
# rule pay.order
# rule pay.color
# rule pay.white
# rule pay.exchange
# rule pay.discount
def test_every_way_to_pay_is_offered_in_exactly_one_way() -> None:
    luck = fondaco.Seeded("payments")
    for number in range(GAMES):
        city = list(CITIES)[luck.pick(len(CITIES))]
        cost = sorted(CITIES[city], key=COLORS.index)
        held = Counter({cube: luck.pick(3) for cube in [*COLORS, "white"]})
        exchange = [*COLORS, None][luck.pick(5)]
        discount = luck.pick(2) == 1
        due = all_payments(cost, held, exchange, discount)
        table = purchase(city, held, exchange, discount)
        table.play("take marketplace action")
        if step(table) == "post":
            table.play(table.legal()[-1])
        bought = f"buy from {city}" in table.legal() if step(table) == "goods" else False
        assert bought == bool(due), (number, cost, held, exchange, discount)
        if not bought:
            continue
        events = table.play(f"buy from {city}")
        first = tuple(coin_of(e) for e in events if e["event"] in ("paid", "discounted"))
        ways = [(*first, *way) for way in paid_ways(table, cost)] or [first]
        assert len(set(ways)) == len(ways) == len(due), (cost, held, exchange, discount, ways)


def courtier(count: int, held: Counter[str], exchange: str | None, discount: bool) -> fondaco.Table:
    """All set to place the courtier of that number in the hall of faith, which costs orange."""
    breakthroughs = {"discount_palace": 0} if discount else {}
    breakthroughs |= {f"exchange_{exchange}": 0} if exchange else {}
    halls = {"knowledge": min(count - 1, 3), "spice": max(count - 4, 0)}
    return arrange(
        step="act",
        line="column 5",
        site="1-5",
        buildings={"1-5": 0},
        halls=[{hall: number for hall, number in halls.items() if number}],
        cubes=[dict(held)],
        breakthroughs=breakthroughs,
        stores=[{"scrolls": 4}],
    )


# rule pay.whole
# rule palace.cost
def test_a_courtier_is_payable_exactly_if_some_payment_exists() -> None:
    luck = fondaco.Seeded("courtiers")
    for _ in range(GAMES):
        count = 1 + luck.pick(5)
        held = Counter({"orange": luck.pick(4), "white": luck.pick(3), "tan": luck.pick(2)})
        exchange = [None, "orange", "tan"][luck.pick(3)]
        discount = luck.pick(2) == 1
        cost = ["orange"] * count
        due = all_payments(cost, held, exchange, discount)
        table = courtier(count, held, exchange, discount)
        if "take palace action" not in table.legal():
            assert not due
            continue
        before = Counter(cubes(table))
        events = table.play("take palace action")
        if step(table) == "courtiers":
            events += table.play("courtier faith") if "faith" in legal(table, "courtier") else []
        if not due:
            continue
        first = tuple(coin_of(e) for e in events if e["event"] in ("paid", "discounted"))
        ways = [(*first, *way) for way in paid_ways(table, cost)] or [first]
        assert len(set(ways)) == len(ways) == len(due), (cost, before, exchange, discount, ways)


# rule pay.order
@pytest.mark.parametrize(
    ("held", "asked"),
    [
        ({"orange": 1}, False),
        ({"white": 1}, False),
        ({"orange": 1, "white": 1}, True),
        ({"orange": 1, "tan": 1}, False),
    ],
)
def test_what_can_be_paid_in_one_way_is_not_asked(held: dict[str, int], asked: bool) -> None:
    table = purchase("samarkand", Counter(held), None, False)
    table.play("take marketplace action")
    table.play(table.legal()[-1])
    table.play("buy from samarkand")
    assert (step(table) == "pay") == asked
