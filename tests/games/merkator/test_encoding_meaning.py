"""What single features of a position say, and what a position is worth as it lies."""

from typing import Any

import pytest

import fondaco
from fondaco import Table
from positions import GOODS, PEACE, arrange, play, points
from soloplay import STACKS, against_ai, ai_turn

GAME = fondaco.game("merkator")
Position = dict[str, Any]
REACHES = 11
HERE, JOINED, READY, FOUND, TRADED, POOR, ONE, SCARCE, TWO, THREE, FAR = range(REACHES)
LIVESTOCK, MUSKETS, GRAIN = 0, 1, 2
HAMBURG, DANZIG, SWEDEN, RUSSIA, ENGLAND, ITALY = 0, 1, 2, 3, 5, 10


def state_of(table: Table) -> fondaco.State:
    return table.guess(0, fondaco.Seeded(1))


def rows(table: Table, name: str, seat: int = 0) -> dict[int, int]:
    """The rows of a group that are on, with their levels."""
    group = next(group for group in GAME.features.groups if group.name == name)
    inside = [feature - group.start for feature in GAME.encode(state_of(table), seat)]
    on = [at for at in inside if 0 <= at < group.count]
    return {at // group.levels: at % group.levels + 1 for at in on}


def reaches(table: Table, name: str = "contracts", seat: int = 0) -> list[int]:
    return [row % REACHES for row in rows(table, name, seat)]


# With a card to take in hand, somebody is asked in any case.
ASKED: Position = {"step": "fulfill", "options": {"hand_card": "yes"}}
ENGLISH = "c05_england"  # grain, copper, fish oil, citrus fruit
ALL = {"grain": 1, "copper": 1, "fish_oil": 1, "citrus_fruit": 1}


def but(*goods: str) -> dict[str, int]:
    return {good: 1 for good in ALL if good not in goods}


# ------------------------------------------------------------------------ how near a Contract is


@pytest.mark.parametrize(
    ("position", "near"),
    [
        ({"goods": [ALL]}, READY),
        ({"goods": [but("grain")], "supply": [{"danzig": 1}]}, READY),
        ({"goods": [but("grain")], "bonus": [["bonus_england_livestock"]]}, SCARCE),
        ({"goods": [{**but("grain"), "coal": 4}]}, TRADED),
        ({"goods": [but("grain")], "time": [4]}, TRADED),
        ({"goods": [but("grain")], "time": [3]}, SCARCE),
        ({"goods": [but("grain")], "cubes": {"danzig": 1}}, ONE),
        ({"goods": [but("grain", "copper")], "cubes": {"danzig": 1}}, TWO),
        ({"goods": [but("grain", "copper", "fish_oil")]}, THREE),
        ({}, FAR),
        ({"goods": [ALL], "step": "fulfill", "at": "england"}, HERE),
        ({**ASKED, "goods": [ALL], "at": "england", "fulfilled": [ENGLISH]}, READY),
        ({**ASKED, "goods": [ALL], "at": "france"}, READY),
        ({"goods": [ALL], "step": "join", "at": "england", "active": 1, "time": [1]}, JOINED),
        ({"goods": [ALL], "step": "join", "at": "england", "active": 1}, READY),
    ],
)
def test_how_near_an_own_contract_is(position: dict[str, Any], near: int) -> None:
    table = arrange(contracts=[[ENGLISH], ["c02_sweden"]], asked=0, **position)
    assert reaches(table) == [near]
    assert reaches(table, "other 1: contracts", seat=1) == [near]


def test_what_is_found_there_or_paid_with_counters() -> None:
    spanish: Position = {"contracts": [["c03_spain"]], "goods": [{"livestock": 1, "fabric": 1}]}
    assert reaches(arrange(**spanish, time=[1])) == [READY]
    assert reaches(arrange(**spanish)) == [POOR]
    hamburg = arrange(contracts=[["c05_dutch_republic"]], goods=[{"livestock": 2, "grain": 2}])
    assert reaches(hamburg) == [SCARCE]
    dutch = arrange(contracts=[["c02_dutch_republic"]], goods=[{"plums": 1}], cubes={"sweden": 1})
    assert reaches(dutch) == [ONE]
    bonus = arrange(
        contracts=[["c03_denmark"]], goods=[{"copper": 1}], bonus=[["bonus_denmark_calfskin"]]
    )
    assert reaches(bonus) == [FOUND]


def test_a_free_choice_counts_what_fits() -> None:
    food: Position = {"contracts": [["c03_hamburg"]]}  # 4 of food
    assert reaches(arrange(**food, goods=[{"grain": 3, "ham": 1}])) == [READY]
    assert reaches(arrange(**food, goods=[{"grain": 3, "iron": 1}])) == [ONE]
    twelve: Position = {"contracts": [["c10_hamburg"]]}  # 12 kinds
    assert reaches(arrange(**twelve, goods=[dict.fromkeys(GOODS[:12], 1)])) == [READY]
    assert reaches(arrange(**twelve, goods=[{**dict.fromkeys(GOODS[:11], 1), "ham": 3}])) == [ONE]


def test_two_contracts_of_a_kind_are_counted() -> None:
    table = arrange(contracts=[["c05_england", "c05_spain"]])
    assert list(rows(table, "contracts").values()) == [2]
    assert sorted(rows(table, "contract places")) == [3 * 12 + ENGLAND, 3 * 12 + 7]


def test_points_of_travels() -> None:
    """A fifth Contract counts in full; a sixth pushes the least of them aside."""
    ready: Position = {"goods": [ALL], "contracts": [[ENGLISH]]}
    assert rows(arrange(**ready), "trips") == {ENGLAND: 6}
    five = [ENGLISH, "c05_spain", "c05_italy", "c05_russia", "c05_france"]
    pushed = arrange(goods=[ALL], contracts=[five])
    assert rows(pushed, "trips") == {ENGLAND: 4}  # 6 - 5 / 2, a half begun
    one_short = arrange(goods=[but("grain")], contracts=[[ENGLISH]], cubes={"danzig": 2})
    assert rows(one_short, "trips") == {}
    assert rows(one_short, "unlocked") == {DANZIG: 6}
    assert rows(one_short, "hauls") == {DANZIG: 1}


def test_what_others_could_do() -> None:
    table = arrange(
        seats=3, goods=[{}, ALL, ALL], contracts=[["c05_spain"], [ENGLISH], ["c05_russia"]]
    )
    assert rows(table, "other 1: best trip") == {0: 6}
    assert rows(table, "other 2: best trip") == {}
    assert rows(table, "other 1: best trip", seat=2) == {}
    assert rows(table, "other 2: best trip", seat=2) == {0: 6}
    assert rows(table, "coveted") == {4: 1}
    shared = arrange(
        goods=[ALL, {"livestock": 1, "saltpeter": 1, "calfskin": 1}],
        contracts=[[ENGLISH], ["c04_england"]],
        time=[1],
    )
    assert rows(shared, "other 1: shared trip") == {0: 6}


# ------------------------------------------------------------------------ the rest of the office


def test_goods_are_told_against_what_contracts_name() -> None:
    table = arrange(goods=[{"muskets": 3, "grain": 1}], contracts=[["c02_sweden", "c04_bohemia"]])
    assert rows(table, "goods") == {MUSKETS: 3, GRAIN: 1}
    assert rows(table, "goods lacking") == {9: 1}  # calfskin
    assert rows(table, "goods to spare") == {}
    assert rows(arrange(goods=[{"muskets": 3}], contracts=[["c02_sweden"]]), "goods to spare") == {
        MUSKETS: 2
    }


@pytest.mark.parametrize(
    "buildings",
    [
        ["theater", "wache", "seeamt"],
        ["arsenal", "hopfenmarkt", "bauhof", "brooktor"],
        ["fleet_at_sea", "peel_tower", "waage", "baumhaus", "large_depot", "kaufhaus"],
    ],
)
def test_points_are_those_of_the_score(buildings: list[str]) -> None:
    goods = {**dict.fromkeys(GOODS[2:13], 1), "iron": 7}
    cards = ["c10_spain", "c09_russia", "c08_italy", "c07_italy", "c06_italy", "c05_italy"]
    table = arrange(goods=[goods], buildings=[buildings], contracts=[cards], at="hamburg", time=[8])
    assert rows(table, "points") == {0: int(points(table) + 0.5)}
    assert rows(table, "building points") == {2: int(points(table) - 42.5 + 0.5)}


def test_what_buildings_want() -> None:
    table = arrange(goods=[{"iron": 6}], buildings=[["peel_tower", "viehmarkt", "seeamt"]])
    assert rows(table, "missing") == {1: 1}
    assert rows(table, "rates") == {5: 1}
    rates = rows(table, "rates of goods")
    assert rates[LIVESTOCK] == 2
    assert rates[MUSKETS] == 5  # the seventh weapon: 10 half points, and the highest level


def test_offers_are_told_by_price_and_points() -> None:
    rich = arrange(goods=[{"iron": 7}], taler=[7], offer=["peel_tower", "theater"])
    assert sorted(rows(rich, "offered buildings")) == [5, 26 + 2]
    assert rows(rich, "best offer") == {5: 5}
    poor = arrange(goods=[{"iron": 6}], taler=[1], offer=["peel_tower"])
    assert rows(poor, "offered buildings") == {13: 1}
    assert rows(poor, "offered, missing") == {4: 1}


# ------------------------------------------------------------------------ time, and who is asked


def test_turns_still_to_begin() -> None:
    assert rows(arrange(seats=1), "turns") == {0: 17}
    assert rows(arrange(seats=2), "turns") == {2: 12}
    assert rows(arrange(seats=2, at="england", **ASKED), "turns") == {2: 11}
    final: Position = {"seats": 3, "turns_left": 2, "active": 1}
    assert [rows(arrange(**final), "turns", seat) for seat in range(3)] == [{}, {3: 1}, {3: 1}]
    begun = arrange(**final, **ASKED, at="england")
    assert [rows(begun, "turns", seat) for seat in range(3)] == [{}, {}, {3: 1}]


def test_who_is_asked_what() -> None:
    table = arrange(seats=3, active=2, asked=0, step="join", at="england")
    assert rows(table, "step") == {7: 1}
    assert rows(table, "step", seat=1) == {19 + 7: 1}
    assert [rows(table, "turn", seat) for seat in range(3)] == [{2: 1}, {3: 1}, {1: 1}]


def test_what_is_half_done() -> None:
    """A Contract half paid, and a card half paid, are not judged as losses."""
    paying = arrange(
        contracts=[["c03_hamburg"]],
        goods=[{"ham": 4, "wine": 3, "spice": 2}],
        at="hamburg",
        step="fulfill",
    )
    play(paying, "fulfill c03_hamburg", "pay 2 ham")
    assert rows(paying, "contract at hand") == {1: 1}
    assert rows(paying, "unpaid") == {0: 2}
    assert reaches(paying) == [HERE]
    spending = arrange(
        seats=1, contracts=[["c02_sweden", "c03_spain", "c04_spain", "c05_spain"]], offer=["wache"]
    )
    play(spending, "buy wache", "spend c03_spain")
    assert rows(spending, "unpaid") == {1: 3}
    assert rows(spending, "wanted") == {1: 1}
    assert rows(spending, "buildings") == {0: 1}


def test_goods_that_will_be_lost() -> None:
    table = arrange(step="check", at="hamburg", letter="A", goods=[{"grain": 1, "ham": 2}])
    assert [rows(table, "to lose", seat) for seat in (0, 1)] == [{0: 1}, {}]


# ------------------------------------------------------------------------ SoloPlay


def test_where_the_ai_would_travel() -> None:
    table = against_ai(tops=["c03_england", "c05_russia"], cubes={"russia": 1}, tile=4)
    assert rows(table, "AI: next") == {3: 1}
    assert rows(table, "AI: next place") == {RUSSIA: 1}
    assert rows(table, "AI: choices") == {5: 1}
    assert rows(table, "AI: empty stacks") == {}


def test_that_he_would_be_stuck() -> None:
    depth = {**STACKS, 3: 0, 4: 0}
    table = against_ai(tops=["c05_russia"], depth=depth, tile=None)
    assert rows(table, "AI: next") == {}
    assert rows(table, "AI: empty stacks") == {0: 2, 1: 3}


def test_what_he_has() -> None:
    table = against_ai(
        ai=["c04_spain", "c09_russia"], taler=(0, 2), time=(0, 3), contracts=["c05_italy"]
    )
    assert rows(table, "AI: contract points") == {0: 13}
    assert rows(table, "AI: funds") == {0: 15}
    assert rows(table, "AI: time") == {0: 3}
    assert rows(table, "AI: lead") == {6 + 5: 8}
    assert rows(against_ai(ai=["c05_russia"], contracts=["c05_italy"]), "AI: lead") == {5: 1}


# ------------------------------------------------------------------------ what it is worth


def returns(table: Table) -> list[float]:
    return GAME.returns(state_of(table))


def test_alone_points_are_hundredths() -> None:
    assert returns(arrange(seats=1, contracts=[["c10_spain", "c05_italy"]])) == [0.15]


def test_among_others_ranks_count() -> None:
    four = [["c05_italy"], ["c10_spain"], ["c02_sweden"], ["c05_spain"]]
    assert returns(arrange(seats=4, contracts=four)) == [0.5, 1, 0, 0.5]
    assert returns(arrange(seats=4, contracts=four, time=[1])) == [2 / 3, 1, 0, 1 / 3]
    assert returns(arrange(contracts=[["c05_italy"], ["c10_spain"]])) == [0, 1]


@pytest.mark.parametrize(("yours", "worth"), [("c04_spain", 0), ("c05_spain", 1), ("c06_spain", 1)])
def test_against_the_ai_equal_points_win(yours: str, worth: float) -> None:
    assert returns(against_ai(contracts=[yours], ai=["c05_russia"])) == [worth]


# rule soloplay.end_stuck
@pytest.mark.parametrize(("empty", "worth"), [(2, 0), (3, 1)])
def test_an_ai_stuck_too_early_is_a_loss_whatever_the_points(empty: int, worth: float) -> None:
    depth = {value: 0 if 10 - empty < value <= 10 else n for value, n in STACKS.items()}
    table = against_ai(depth=depth, contracts=["c09_russia"])
    assert returns(table) == [1]
    ai_turn(table)
    assert table.to_act is None
    assert returns(table) == [worth]


def test_the_peace_of_westphalia_ends_the_game_and_counts() -> None:
    table = against_ai(
        tops=[PEACE],
        depth={**STACKS, 10: 0, 14: 0},
        contracts=["c10_hamburg"],
        goods=dict.fromkeys(GOODS[:12], 1),
        ai=["c09_russia", "c09_france", "c04_spain"],
    )
    table.play("travel hamburg")
    assert returns(table) == [0]
    table.play("fulfill c10_hamburg")
    assert table.to_act is None
    assert returns(table) == [1]
