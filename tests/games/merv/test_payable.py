"""Payments against a search through all of them: none is missing or asked twice, no dead end."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

import fondaco
from games.merv.positions import COLORS, arrange, cubes, legal, play, refusal, step

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
    """Every different way to pay: which cubes are given, and whether the discount is used.

    For which color a white cube, the exchange or the discount stands makes no difference.
    """
    found = set()
    ways = [[color, "white", "exchange", "discount"] for color in cost]
    for coins in product(*ways):
        used = Counter(coins)
        if used["exchange"] > int(exchange is not None) or used["discount"] > int(discount):
            continue
        given = Counter(exchange if coin == "exchange" else coin for coin in coins)
        if all(held[str(cube)] >= count for cube, count in given.items() if cube != "discount"):
            found.add(payment(given))
    return found


def payment(given: Counter[str | None]) -> Payment:
    return tuple(sorted((str(cube), count) for cube, count in given.items()))


def paid_ways(table: fondaco.Table, before: list[str]) -> Iterator[Payment]:
    """Every path through the questions: all that was given in it."""
    if step(table) != "pay":
        yield payment(Counter(before))
        return
    for move in table.legal():
        twin = table.copy()
        yield from paid_ways(twin, [*before, *given_in(twin.play(move))])


def given_in(events: list[dict[str, object]]) -> list[str]:
    """Cubes and discounts, one after the other."""
    paid = [event for event in events if event["event"] in ("paid", "discounted")]
    return [str(event.get("cube", "discount")) for event in paid]


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
        ways = list(paid_ways(table, given_in(table.play(f"buy from {city}"))))
        assert sorted(ways) == sorted(due), (cost, held, exchange, discount, ways)


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
        events = table.play("take palace action")
        if not given_in(events) and "faith" in legal(table, "courtier"):
            events += table.play("courtier faith")
        if not due:
            continue
        ways = list(paid_ways(table, given_in(events)))
        assert sorted(ways) == sorted(due), (cost, held, exchange, discount, ways)


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


# rule pay.order
@pytest.mark.parametrize(
    ("held", "exchange", "discount"),
    [
        ({"white": 1, "orange": 1}, "orange", False),  # either for tan, the other for teal
        ({"white": 1}, None, True),
        ({"orange": 1}, "orange", True),
        ({"tan": 1, "white": 1}, "tan", False),  # white for tan and tan for teal is no other way
        ({"teal": 1, "white": 1}, "teal", False),
    ],
)
def test_for_which_color_a_wild_coin_stands_is_not_asked(
    held: dict[str, int], exchange: str | None, discount: bool
) -> None:
    """Kashgar costs tan and teal, and there is one way to pay it."""
    table = purchase("kashgar", Counter(held), exchange, discount)
    table.play("take marketplace action")
    table.play(table.legal()[-1])
    table.play("buy from kashgar")
    assert step(table) != "pay"
    assert cubes(table) == {}


# rule pay.order
def test_white_comes_before_the_exchange_and_that_before_the_discount() -> None:
    table = purchase("kashgar", Counter({"white": 2, "orange": 1}), "orange", True)
    play(table, "take marketplace action")
    play(table, table.legal()[-1], "buy from kashgar")
    assert table.legal() == ["pay white", "pay by exchange"]
    assert refusal(table, "pay by discount") == "pay.whole"
    play(table, "pay by exchange")  # then the discount: white would have been first
    assert cubes(table) == {"white": 2}


# rule pay.order
# rule pay.exchange
def test_the_first_card_is_not_paid_by_exchange() -> None:
    """A cube of its own color pays it as well, so there is only one way."""
    table = arrange(
        step="act",
        line="column 1",
        site="1-1",
        buildings={"1-1": 0},
        display=["ginger", "ginger", "ginger"],
        cubes=[{"purple": 1}],
        breakthroughs={"exchange_purple": 0, "discount_palace": 0},
        stores=[{"scrolls": 4}],
        picks=[0] * 8,
    )
    play(table, "take caravansary action")
    assert cubes(table) == {}
    assert table.to_act == 1
