"""The caravansary: cards, camels, the limit of spices, pairs."""

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
    legal,
    play,
    refusal,
    seen,
    spices,
    step,
    told,
)

QUEUE = ["ginger", "juniper", "ginger", "pepper", "ginger", "cinnamon", "cinnamon", "juniper"]


def visit(**fields: Any) -> Table:
    """About to take the caravansary action."""
    given: dict[str, Any] = {
        "step": "act",
        "line": "column 1",
        "site": "1-1",
        "buildings": {"1-1": 0},
        "display": QUEUE,
        "cubes": [{"purple": 4}],
    }
    table = arrange(**{**given, **fields})
    play(table, "take caravansary action")
    return table


# rule caravansary.cube
# rule caravansary.gain
# rule caravansary.reach
# rule caravansary.place
# rule caravansary.types
# rule caravansary.restock
# rule caravansary.ginger
# rule caravansary.gap
def test_example_of_the_caravansary() -> None:
    """Yellow takes three gingers with two purple cubes and a white one, and deploys a soldier."""
    table = visit(cubes=[{"purple": 2, "white": 1}], camels={"caravansary": 2}, picks=[0, 0, 0])
    play(table, "take ginger at 1", "pay purple")
    assert camels(table) == 1
    assert refusal(table, "take juniper at 1") == "caravansary.types"
    play(table, "take ginger at 2", "pay purple")
    assert refusal(table, "take ginger at 3") == "caravansary.reach"
    play(table, "place camel")
    assert camels(table) == 0
    events = play(table, "take ginger at 3")  # pays white: the only way left
    assert cubes(table) == {}
    assert spices(table) == {"ginger": 3}
    assert told(events, "restocked") == [{"cards": ["cinnamon"] * 3}]
    assert cards(table)[:5] == ["juniper", "pepper", "cinnamon", "cinnamon", "juniper"]
    assert step(table) == "deploy"
    play(table, "guard caravansary_purple")
    assert cell(table, "1-1")["soldier"] == 0


# rule caravansary.color
def test_all_cubes_are_of_one_color_or_white() -> None:
    table = visit(cubes=[{"purple": 2, "tan": 2, "white": 1}], camels={"caravansary": 3})
    play(table, "take ginger at 1")
    assert table.legal() == ["pay purple", "pay tan", "pay white"]
    play(table, "pay tan", "take ginger at 2")
    assert refusal(table, "pay purple") == "caravansary.color"
    assert table.legal() == ["pay tan", "pay white"]


# rule caravansary.color
def test_a_white_cube_leaves_the_color_open() -> None:
    table = visit(cubes=[{"purple": 1, "tan": 1, "white": 1}], camels={"caravansary": 3})
    play(table, "take ginger at 1", "pay white", "take ginger at 2")
    assert table.legal() == ["pay purple", "pay tan"]


# rule caravansary.color
# rule pay.exchange
def test_an_exchanged_cube_counts_as_the_color_at_hand() -> None:
    table = visit(
        cubes=[{"purple": 1, "tan": 1}],
        camels={"caravansary": 3},
        breakthroughs={"exchange_tan": 0, "discount_palace": 0},
        stores=[{"scrolls": 4}],
    )
    play(table, "take ginger at 1")
    assert table.legal() == ["pay purple", "pay tan"]
    assert refusal(table, "pay by exchange") == "pay.order"  # it follows a color
    play(table, "pay purple")
    assert step(table) == "cards"
    play(table, "take ginger at 2")  # by the exchange: tan does not go with purple
    assert cubes(table) == {}
    assert seen(table)["decision"]["exchange_used"]


# rule caravansary.cube
def test_without_a_cube_no_card() -> None:
    table = visit(cubes=[{"purple": 1}], camels={"caravansary": 3}, picks=[0])
    play(table, "take ginger at 1")
    assert table.to_act == 1
    assert spices(table) == {"ginger": 1}


# rule library.first
# rule pay.discount
def test_a_discount_pays_for_one_card() -> None:
    table = visit(
        cubes=[{"purple": 1}],
        camels={"caravansary": 3},
        breakthroughs={"discount_caravansary": 0},
        stores=[{"scrolls": 2}],
        picks=[0, 0],
    )
    play(table, "take ginger at 1")
    assert table.legal() == ["pay purple", "pay by discount"]
    play(table, "pay by discount", "take ginger at 2")
    assert cubes(table) == {}
    assert spices(table) == {"ginger": 2}


# rule caravansary.display
def test_a_card_must_lie_there() -> None:
    table = visit(camels={"caravansary": 3})
    assert refusal(table, "take pepper at 1") == "caravansary.display"
    table = visit(display=["ginger", "ginger"], camels={"caravansary": 1})
    assert refusal(table, "take ginger at 3") == "caravansary.display"


# rule caravansary.reach
@pytest.mark.parametrize(("covered", "reach"), [(1, 2), (2, 3), (7, 8), (8, 8)])
def test_cards_with_a_camel_and_the_next_one(covered: int, reach: int) -> None:
    table = visit(camels={"caravansary": covered}, influence=[8])
    assert len(legal(table, "take")) == reach
    if reach < 8:
        assert refusal(table, f"take {QUEUE[reach]} at {reach + 1}") == "caravansary.reach"


# rule caravansary.place
def test_placing_a_camel_needs_a_camel() -> None:
    assert refusal(visit(camels={"caravansary": 2}), "place camel") == "caravansary.place"


# rule caravansary.use
def test_a_camel_is_placed_only_to_reach_further() -> None:
    table = visit(display=["ginger", "ginger"], camels={"owner 0": 2})
    play(table, "place camel")
    assert refusal(table, "place camel") == "caravansary.use"


# rule caravansary.types
@pytest.mark.parametrize(("space", "kinds"), [(0, 1), (1, 1), (2, 2), (4, 3), (7, 3), (8, 4)])
def test_influence_limits_the_kinds_of_spice(space: int, kinds: int) -> None:
    held = ["cinnamon", "ginger", "juniper", "pepper"][: kinds - 1]
    table = visit(
        display=["pepper"],
        spices=[dict.fromkeys(held, 1)],
        influence=[space],
    )
    assert spices(table) == {**dict.fromkeys(held, 1), "pepper": 1}
    more = {**dict.fromkeys(held, 1), "pepper": 1}
    if kinds < 4:
        other = next(s for s in ("cinnamon", "ginger", "juniper") if s not in more)
        table = visit(
            display=["pepper", "pepper", other],
            spices=[more],
            influence=[space],
            camels={"caravansary": 3},
        )
        assert legal(table, "take") == ["pepper at 1", "pepper at 2"]
        assert refusal(table, f"take {other} at 3") == "caravansary.types"


# rule caravansary.restock
def test_a_short_deck_leaves_a_short_queue() -> None:
    rest = [{"cinnamon": 6, "ginger": 3}, {"juniper": 4, "pepper": 3}]
    table = visit(
        cubes=[{}, {}, {"purple": 1}],
        spices=rest,
        influence=[8, 8],
        active=2,
        buildings={"1-1": 2},
        queue=[2, 0, 1],
    )
    assert cards(table) == QUEUE[1:]


# rule caravansary.pairs
# rule caravansary.cinnamon
# rule caravansary.juniper
@pytest.mark.parametrize("held", [1, 3, 5])
def test_each_pair_is_rewarded(held: int) -> None:
    table = visit(
        display=["juniper"], spices=[{"juniper": held}], cubes=[{"purple": 1}], picks=[0] * 8
    )
    assert favour(table) == 1
    table = visit(
        display=["cinnamon"], spices=[{"cinnamon": held}], cubes=[{"purple": 1}], picks=[0] * 8
    )
    assert cubes(table) == {"white": 1}


# rule caravansary.pairs
def test_an_odd_card_is_not_rewarded() -> None:
    table = visit(
        display=["juniper"], spices=[{"juniper": 2}], cubes=[{"purple": 1}], picks=[0] * 8
    )
    assert favour(table) == 0


# rule caravansary.pepper
def test_a_pair_of_pepper_places_a_white_upgrade() -> None:
    table = visit(display=["pepper"], spices=[{"pepper": 1}], cubes=[{"purple": 1}], picks=[0] * 8)
    assert cell(table, "1-1")["upgrade"] == "white"  # the only site it can go on


# rule contract.when
def test_a_contract_may_bring_the_influence_for_another_spice() -> None:
    table = visit(
        display=["ginger", "pepper"],
        camels={"caravansary": 2},
        influence=[1],
        cubes=[{"purple": 3}],
        stores=[{"scrolls": 1, "common": 1}],
    )
    play(table, "take ginger at 1")
    assert refusal(table, "take pepper at 1") == "caravansary.types"
    play(table, "fulfil level1_soldier_a", "guard caravansary_purple")
    assert legal(table, "take") == ["pepper at 1"]
