"""The library: scrolls and breakthroughs of four tiers."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import (
    arrange,
    camels,
    cards,
    cell,
    cubes,
    favour,
    influence,
    legal,
    play,
    player,
    points,
    refusal,
    seen,
    spices,
    step,
    stores,
    walls,
)

TIERS = [
    ["discount_caravansary", "discount_palace", "discount_marketplace", "discount_mosque"],
    ["exchange_purple", "exchange_tan", "exchange_teal", "exchange_orange"],
    ["free_caravan_card", "free_trading_post", "free_mosque_step", "free_wall"],
    ["eight_points", "favour_and_soldier", "two_favour", "two_soldiers"],
]


def made(count: int) -> dict[str, int]:
    """The last breakthrough of each tier, made by seat 0."""
    return {TIERS[tier][3]: 0 for tier in range(count)}


def visit(scrolls: int = 0, **fields: Any) -> Table:
    given: dict[str, Any] = {
        "step": "act",
        "line": "column 1",
        "site": "3-1",
        "buildings": {"3-1": 0},
        "stores": [{"scrolls": scrolls}],
        "breakthroughs": made(min(scrolls // 2, 4)),
    }
    table = arrange(**{**given, **fields})
    play(table, "take library action")
    return table


# rule library.cubes
# rule library.different
# rule library.breakthrough
# rule library.wall
# rule library.fourth
def test_example_of_the_library() -> None:
    """Blue spends purple, tan and white with five scrolls: a gate, then eight points."""
    table = visit(
        5,
        cubes=[{"purple": 1, "tan": 1, "white": 1}],
        breakthroughs=made(2),
        buildings={"3-1": 0, "3-2": 1},
    )
    play(table, "pay purple", "pay tan", "pay white")
    assert stores(table) == {"scrolls": 8}
    play(table, "learn free_wall", "build gate_teal_3", "place wall west_3")
    assert influence(table) == 3
    assert walls(table) == {"west_3": "gate_teal_3"}
    play(table, "learn eight_points")
    assert points(table) == 8
    assert table.to_act == 1


# rule library.cubes
def test_at_most_four_cubes() -> None:
    table = visit(cubes=[{"purple": 1, "tan": 1, "teal": 1, "white": 3}])
    play(table, "pay white", "pay white", "pay white", "pay tan")
    assert stores(table) == {"scrolls": 4}
    assert cubes(table) == {"purple": 1, "teal": 1}
    assert step(table) == "learn"


# rule library.different
def test_colors_must_differ() -> None:
    table = visit(cubes=[{"purple": 2, "tan": 1}])
    play(table, "pay purple")
    assert refusal(table, "pay purple") == "library.different"
    assert refusal(table, "pay teal") == "pay.color"
    assert refusal(table, "pay by discount") == "pay.discount"
    assert refusal(table, "pay by exchange") == "pay.exchange"
    play(table, "stop")
    assert stores(table) == {"scrolls": 1}


# rule library.second
# rule pay.exchange
def test_the_exchange_power_lets_a_color_be_spent_twice() -> None:
    table = visit(
        4,
        cubes=[{"purple": 3}],
        breakthroughs={"discount_palace": 0, "exchange_purple": 0},
    )
    assert step(table) == "scrolls"
    play(table, "pay by exchange")
    assert cubes(table) == {"purple": 1}
    assert stores(table)["scrolls"] == 6


# rule library.breakthrough
@pytest.mark.parametrize("tier", range(4))
def test_every_second_scroll_brings_a_breakthrough_of_the_next_tier(tier: int) -> None:
    table = visit(2 * tier + 1, cubes=[{"teal": 1}], breakthroughs=made(tier))
    assert step(table) == "learn"
    assert legal(table, "learn") == TIERS[tier]
    other = TIERS[(tier + 1) % 4][0]
    assert refusal(table, f"learn {other}") == "library.breakthrough"


# rule library.breakthrough
def test_after_eight_scrolls_there_are_no_more() -> None:
    table = visit(9, cubes=[{"teal": 1}], breakthroughs=made(4))
    assert stores(table) == {"scrolls": 10}
    assert table.to_act == 1


# rule library.breakthrough
# rule contract.kept
def test_committed_scrolls_count() -> None:
    table = visit(1, cubes=[{"teal": 1}], committed=[{"scrolls": 1}])
    assert step(table) == "learn"


# rule library.unique
def test_a_breakthrough_is_made_once() -> None:
    table = visit(
        1,
        cubes=[{"teal": 1}],
        breakthroughs={"discount_palace": 1},
        stores=[{"scrolls": 1}, {"scrolls": 2}],
    )
    assert refusal(table, "learn discount_palace") == "library.unique"
    play(table, "learn discount_mosque")
    assert seen(table)["breakthroughs"]["discount_mosque"] == 0


# rule library.second
def test_the_exchange_power_is_used_once_a_turn() -> None:
    table = arrange(
        step="act",
        line="column 3",
        site="5-3",
        buildings={"5-3": 0},
        cubes=[{"tan": 4}],
        stores=[{"scrolls": 4}],
        breakthroughs={"discount_palace": 0, "exchange_tan": 0},
    )
    play(table, "take wall action")
    assert "segment_purple_1" in legal(table, "build")
    play(table, "build segment_purple_1", "place wall north_1")
    assert "segment_purple_1" not in legal(table, "build")
    assert refusal(table, "build segment_purple_1") == "wall.cost"
    assert cubes(table) == {"tan": 3}


# rule library.first
def test_a_discount_is_used_once_a_turn() -> None:
    table = arrange(
        step="act",
        line="column 3",
        site="4-3",
        buildings={"4-3": 0},
        cubes=[{"tan": 1}],
        stores=[{"scrolls": 2}],
        breakthroughs={"discount_mosque": 0},
    )
    play(table, "take mosque action", "advance to row2_step1")
    assert cubes(table) == {"tan": 1}
    assert refusal(table, "take mosque action") == "turn.steps"
    assert table.to_act == 1


# rule library.card
def test_a_free_card_ignores_reach_but_not_the_kinds() -> None:
    queue = ["ginger", "pepper", "ginger", "pepper", "cinnamon", "juniper", "ginger", "juniper"]
    table = visit(
        5,
        cubes=[{"teal": 1}],
        display=queue,
        camels={"caravansary": 8, "owner 0": 1},
        spices=[{"juniper": 1}],
        breakthroughs=made(2),
        picks=[0],
    )
    play(table, "learn free_caravan_card")
    assert legal(table, "take") == ["juniper at 6", "juniper at 8"]
    assert refusal(table, "take ginger at 1") == "caravansary.types"
    assert refusal(table, "place camel") == "turn.steps"
    play(table, "take juniper at 8")
    assert spices(table) == {"juniper": 2}
    assert (camels(table), favour(table)) == (2, 1)
    assert len(cards(table)) == 8


# rule library.post
def test_a_free_post_comes_with_its_good() -> None:
    table = visit(
        5,
        cubes=[{"teal": 1}],
        breakthroughs=made(2),
        posts=[{"rayy": 1}],
        camels={"city balkh": 1},
    )
    play(table, "learn free_trading_post")
    assert "baghdad" in legal(table, "establish")
    play(table, "establish baghdad")
    assert stores(table) == {"scrolls": 6, "rare": 1}
    assert favour(table) == 1
    table = visit(
        5,
        cubes=[{"teal": 1}],
        breakthroughs=made(2),
        posts=[{"rayy": 1}],
        camels={"city balkh": 1},
    )
    play(table, "learn free_trading_post", "establish balkh")
    assert stores(table) == {"scrolls": 6, "common": 1}
    assert camels(table) == 1


# rule library.step
def test_a_free_step_in_the_mosque() -> None:
    table = visit(5, cubes=[{"teal": 1}], breakthroughs=made(2), mosque=["row2_step2"])
    play(table, "learn free_mosque_step")
    assert player(table)["space"] == "upper_step3"
    assert favour(table) == 1


# rule library.fourth
@pytest.mark.parametrize(
    ("choice", "gained"),
    [
        ("eight_points", (8, 0, 0)),
        ("favour_and_soldier", (0, 1, 1)),
        ("two_favour", (0, 2, 0)),
        ("two_soldiers", (0, 0, 2)),
    ],
)
def test_the_fourth_breakthrough(choice: str, gained: tuple[int, int, int]) -> None:
    table = visit(
        7, cubes=[{"teal": 1}], breakthroughs=made(3), buildings={"3-1": 0, "1-1": 0, "2-1": 0}
    )
    play(table, f"learn {choice}")
    soldiers = 0
    while step(table) == "deploy":
        play(table, table.legal()[0])
        soldiers += 1
    assert (points(table), favour(table), soldiers) == gained
    assert influence(table) == soldiers
    assert cell(table, "3-1")["owner"] == 0
