"""`payment.py` counts what a Contract lacks; here all sequences of trades are searched instead."""

from collections.abc import Iterator

import fondaco
from positions import GOODS, arrange

Office = tuple[tuple[int, ...], int]  # goods by kind, Time counters
Needs = tuple[int, ...]  # by kind

NAMED = {
    "c05_italy": {"iron": 1, "ham": 1, "vegetables": 1},
    "c04_bohemia": {"muskets": 2, "calfskin": 1},
    "c06_newfoundland": {"copper": 2, "coal": 1, "spice": 1},
}
PLACES = {"c05_italy": "italy", "c04_bohemia": "bohemia", "c06_newfoundland": "newfoundland"}


def searched(goods: tuple[int, ...], time: int, needs: Needs) -> bool:
    """Whether some sequence of trades lets the office pay."""
    if all(held >= need for held, need in zip(goods, needs, strict=True)):
        return True
    return any(searched(*office, left) for office, left in trades(goods, time, needs))


def trades(
    goods: tuple[int, ...], time: int, needs: Needs
) -> Iterator[tuple[tuple[tuple[int, ...], int], Needs]]:
    for target, need in enumerate(needs):
        left = (*needs[:target], need - 1, *needs[target + 1 :])
        if need == 0:
            continue
        if time >= 4:
            yield (goods, time - 4), left
        for source, held in enumerate(goods):
            if held >= 4 and source != target:
                yield ((*goods[:source], held - 4, *goods[source + 1 :]), time), left


def random_office(luck: fondaco.Seeded, needs: Needs) -> Office:
    """Often something of what the Contract needs, sometimes something of the rest."""
    goods = [luck.pick(7) * (luck.pick(2 if need else 8) == 0) for need in needs]
    return tuple(goods), luck.pick(6)


FREE = {
    "c04_france": ("france", ["muskets", "saltpeter", "iron", "copper", "coal"], 4, 99),
    "c06_italy": ("italy", ["livestock", "fish_oil", "calfskin", "fabric"], 5, 99),
    "c10_hamburg": ("hamburg", GOODS, 12, 1),
}


def searched_free(
    goods: tuple[int, ...], time: int, fits: list[str], count: int, each: int
) -> bool:
    """The same for a Contract that asks for so many fitting goods, at most so many of a kind."""
    held = [min(n, each) for good, n in zip(GOODS, goods, strict=True) if good in fits]
    if sum(held) >= count:
        return True
    if count == 0:
        return False
    if time >= 4 and searched_free(goods, time - 4, fits, count - 1, each):
        return True
    return any(
        searched_free((*goods[:at], n - 4, *goods[at + 1 :]), time, fits, count - 1, each)
        for at, n in enumerate(goods)
        if n >= 4
    )


# rule fulfill.category
# rule fulfill.different
# rule trade.whole
def test_counting_finds_what_searching_finds_where_the_choice_is_free() -> None:
    luck = fondaco.Seeded("free")
    found = {True: 0, False: 0}
    for number in range(150):
        card = list(FREE)[number % len(FREE)]
        place, fits, count, each = FREE[card]
        rich = luck.pick(3)
        goods = tuple(luck.pick(6 + rich) * (luck.pick(3) < 1 + rich) for _ in GOODS)
        goods = tuple(n if sum(goods[:at]) < 30 else 0 for at, n in enumerate(goods))
        time = luck.pick(9)
        table = arrange(
            at=place,
            step="fulfill",
            contracts=[[card], ["c02_sweden"]],
            goods=[dict(zip(GOODS, goods, strict=True))],
            time=[time],
            supply=[{"spain": 1}],
        )
        payable = searched_free(goods, time, fits, count, each)
        legal = table.legal()
        assert payable == (f"fulfill {card}" in legal or f"trade toward {card}" in legal)
        found[payable] += 1
    assert min(found.values()) > 20


# rule trade.whole
# rule trade.many
def test_what_counting_finds_payable_is_what_searching_finds() -> None:
    luck = fondaco.Seeded("offices")
    found = {True: 0, False: 0}
    for number in range(150):
        card = list(NAMED)[number % len(NAMED)]
        needs = tuple(NAMED[card].get(good, 0) for good in GOODS)
        goods, time = random_office(luck, needs)
        table = arrange(
            at=PLACES[card],
            step="fulfill",
            contracts=[[card], ["c02_sweden"]],
            goods=[dict(zip(GOODS, goods, strict=True))],
            time=[time],
            supply=[{"spain": 1}],
        )
        payable = searched(goods, time, needs)
        legal = table.legal()
        assert payable == (f"fulfill {card}" in legal or f"trade toward {card}" in legal)
        found[payable] += 1
    assert min(found.values()) > 20
