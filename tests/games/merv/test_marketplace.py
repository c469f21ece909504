"""The marketplace: trading posts, goods, camels on the routes."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import (
    arrange,
    camels,
    cubes,
    favour,
    legal,
    play,
    player,
    refusal,
    seen,
    state_of,
    step,
    stores,
    told,
)

INNER = ["rayy", "samarkand", "nishapur", "balkh"]
OUTER = ["baghdad", "kashgar", "basra", "peshawar"]
QUEUE = ["ginger", "juniper", "ginger", "pepper", "ginger", "cinnamon", "cinnamon", "juniper"]


def visit(**fields: Any) -> Table:
    given: dict[str, Any] = {
        "step": "act",
        "line": "column 4",
        "site": "3-4",
        "buildings": {"3-4": 0},
        "display": QUEUE,
    }
    table = arrange(**{**given, **fields})
    play(table, "take marketplace action")
    return table


# rule marketplace.camel
# rule marketplace.goods
# rule marketplace.cost
# rule marketplace.routes
# rule marketplace.return
def test_example_of_the_marketplace() -> None:
    """Yellow settles in Samarkand, then buys there, in Rayy and in Kashgar with two camels."""
    table = visit(
        cubes=[{"orange": 1, "purple": 1, "teal": 1, "tan": 1}],
        camels={"city samarkand": 1, "owner 0": 1, "caravansary": 1},
    )
    play(table, "establish samarkand")
    assert camels(table) == 2
    play(table, "buy from samarkand", "buy from rayy")
    assert camels(table) == 1
    events = play(table, "buy from kashgar")
    assert stores(table) == {"common": 2, "rare": 1}
    assert (camels(table), cubes(table)) == (0, {})
    assert told(events, "camels_returned") == [{"to_cards": 2, "to_market": 0, "to_box": 0}]
    assert seen(table)["caravansary"]["camels"] == 3


# rule marketplace.post
def test_a_post_must_be_established() -> None:
    table = visit(cubes=[{"purple": 1}])
    assert legal(table, "establish") == INNER
    assert refusal(table, "stop") == "turn.steps"
    assert refusal(table, "buy from rayy") == "turn.steps"


# rule marketplace.inner
def test_an_outer_post_needs_the_inner_one() -> None:
    table = visit(posts=[{"rayy": 1}])
    assert legal(table, "establish") == ["samarkand", "nishapur", "balkh", "baghdad"]
    for city in OUTER[1:]:
        assert refusal(table, f"establish {city}") == "marketplace.inner"


# rule marketplace.others
def test_where_others_are_but_once() -> None:
    table = visit(posts=[{"rayy": 1}, {"samarkand": 1}])
    assert refusal(table, "establish rayy") == "marketplace.others"
    play(table, "establish samarkand")
    assert seen(table)["marketplace"][1]["posts"] == [0, 1]


# rule marketplace.camel
@pytest.mark.parametrize("city", INNER)
def test_the_first_post_of_an_inner_city_gains_its_camel(city: str) -> None:
    table = visit(camels={f"city {city}": 1})
    play(table, f"establish {city}")
    assert camels(table) == 1
    assert camels(visit(posts=[{}, {city: 1}]), 0) == 0


# rule marketplace.favour
def test_the_first_post_of_an_outer_city_gains_favour() -> None:
    table = visit(posts=[{"rayy": 1}])
    play(table, "establish baghdad")
    assert favour(table) == 1
    table = visit(posts=[{"rayy": 1}, {"rayy": 1, "baghdad": 1}])
    play(table, "establish baghdad")
    assert favour(table) == 0


# rule marketplace.disks
def test_six_posts_are_the_most() -> None:
    six = dict.fromkeys([*INNER, "baghdad", "kashgar"], 1)
    table = visit(posts=[six], cubes=[{"orange": 2, "tan": 1, "white": 1}])
    assert step(table) == "goods"
    assert refusal(table, "stop") == "action.stop"
    play(table, "buy from samarkand")
    assert step(table) == "pay"
    table = arrange(
        step="free_post",
        line="column 4",
        site="3-4",
        buildings={"3-4": 0},
        posts=[dict.fromkeys([*INNER, "baghdad"], 1)],
    )
    assert legal(table, "establish") == ["kashgar", "basra", "peshawar"]


# rule marketplace.disks
def test_with_no_disk_left_a_post_is_refused() -> None:
    six = dict.fromkeys([*INNER, "baghdad", "kashgar"], 1)
    table = arrange(
        step="act", line="column 4", site="3-4", buildings={"3-4": 0}, posts=[six], cubes=[{}]
    )
    assert refusal(table, "take marketplace action") == "action.able"


# rule marketplace.goods
def test_one_good_a_city() -> None:
    table = visit(cubes=[{"purple": 3}], posts=[{}])
    play(table, "establish rayy", "buy from rayy")
    assert stores(table) == {"common": 1}
    assert table.to_act == 1
    table = visit(cubes=[{"purple": 3, "orange": 2}], posts=[{"samarkand": 1}])
    play(table, "establish rayy", "buy from rayy")
    assert refusal(table, "buy from rayy") == "marketplace.goods"


# rule marketplace.cost
@pytest.mark.parametrize(
    ("city", "cost"),
    [
        ("rayy", {"purple": 1}),
        ("samarkand", {"orange": 1}),
        ("nishapur", {"teal": 1}),
        ("balkh", {"tan": 1}),
        ("baghdad", {"orange": 1, "tan": 1}),
        ("kashgar", {"teal": 1, "tan": 1}),
        ("basra", {"purple": 1, "orange": 1}),
        ("peshawar", {"teal": 1, "purple": 1}),
    ],
)
def test_what_a_good_costs(city: str, cost: dict[str, int]) -> None:
    inner = INNER[OUTER.index(city)] if city in OUTER else city
    table = visit(cubes=[cost], posts=[{inner: 1, city: 1}])
    play(table, table.legal()[0])
    assert f"buy from {city}" in table.legal()
    play(table, f"buy from {city}")
    assert cubes(table) == {}
    table = visit(cubes=[{"purple": 0}], posts=[{inner: 1, city: 1}])
    play(table, table.legal()[0])
    assert table.to_act == 1


# rule marketplace.cost
def test_a_good_that_cannot_be_paid() -> None:
    table = visit(cubes=[{"purple": 1}], posts=[{"samarkand": 1}])
    play(table, "establish rayy")
    assert refusal(table, "buy from samarkand") == "marketplace.cost"


# rule marketplace.routes
@pytest.mark.parametrize(
    ("city", "needed", "posts"),
    [
        ("samarkand", 1, {}),
        ("kashgar", 2, {}),
        ("kashgar", 1, {"samarkand": 1}),
        ("kashgar", 0, {"samarkand": 1, "kashgar": 1}),
        ("samarkand", 0, {"samarkand": 1}),
    ],
)
def test_camels_take_the_place_of_posts(city: str, needed: int, posts: dict[str, int]) -> None:
    every = {"purple": 1, "orange": 2, "teal": 2, "tan": 2}
    for owned in (needed, needed - 1):
        table = visit(cubes=[every], posts=[posts], camels={"owner 0": max(owned, 0)})
        play(table, "establish rayy")
        if owned == needed:
            play(table, f"buy from {city}")
            routes = [place["route"] for place in seen(table)["marketplace"]]
            assert sum(routes) == needed or step(table) != "goods"
            assert camels(table) == 0
        elif owned >= 0:
            assert refusal(table, f"buy from {city}") == "marketplace.routes"


# rule marketplace.routes
def test_a_camel_on_the_inner_route_serves_both_cities() -> None:
    table = visit(cubes=[{"orange": 1, "teal": 1, "tan": 1, "purple": 1}], camels={"owner 0": 2})
    play(table, "establish rayy", "buy from kashgar")
    assert camels(table) == 0
    play(table, "buy from samarkand")
    assert stores(table) == {"common": 1, "rare": 1}


# rule marketplace.full
def test_camels_go_to_the_market_when_every_card_has_one() -> None:
    table = visit(
        cubes=[{"teal": 1, "tan": 1}],
        display=QUEUE[:2],
        camels={"owner 0": 2, "caravansary": 2, "market top_left": 1},
    )
    play(table, "establish rayy")
    events = play(table, "buy from kashgar")
    assert told(events, "camels_returned") == [{"to_cards": 0, "to_market": 2, "to_box": 0}]
    assert [slot["camels"] for slot in seen(table)["market"]["slots"]] == [1, 1, 1, 0]


# rule marketplace.full
def test_and_to_the_box_when_the_market_is_full_too() -> None:
    market = {f"market {slot}": 1 for slot in ("top_left", "top_right", "bottom_left")}
    table = visit(
        cubes=[{"teal": 1, "tan": 1}],
        display=QUEUE[:1],
        camels={"owner 0": 2, "caravansary": 1, **market},
    )
    before = state_of(table)["camels"]["box"]
    play(table, "establish rayy")
    play(table, "buy from kashgar")
    assert state_of(table)["camels"]["box"] == before + 1


# rule library.first
def test_a_discount_in_the_marketplace() -> None:
    table = visit(
        cubes=[{"teal": 1}],
        posts=[{"samarkand": 1}],
        camels={"owner 0": 1},
        breakthroughs={"discount_marketplace": 0},
        stores=[{"scrolls": 2}],
    )
    play(table, "establish rayy", "buy from kashgar")
    assert stores(table) == {"scrolls": 2, "rare": 1}
    assert cubes(table) == {}
    assert player(table)["posts"] == ["rayy", "samarkand"]
