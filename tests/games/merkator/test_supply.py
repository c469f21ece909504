"""The Supply tile."""

import pytest

from positions import (
    MAJORS,
    arrange,
    contracts_of,
    flips,
    goods_of,
    play,
    refusal,
    step,
    supply_of,
    taler_of,
    time_of,
    told,
)

ONE_EACH = dict.fromkeys(MAJORS, 1)


# rule supply.any_time
def test_a_contract_can_be_fulfilled_on_the_first_turn() -> None:
    """Muskets and Grain for Sweden, both from the tile, and nothing is paid for it."""
    table = arrange(contracts=[["c02_sweden"]], supply=[ONE_EACH])
    events = play(table, "travel sweden", "supply muskets", "supply grain")
    assert told(events, "used_supply") == [
        {"seat": 0, "good": "muskets"},
        {"seat": 0, "good": "grain"},
    ]
    assert time_of(table, 0) == 1
    assert taler_of(table, 0) == 0
    play(table, "fulfill c02_sweden")
    assert len(contracts_of(table, 0)) == 2
    assert supply_of(table, 0) == {
        place: 1 for place in MAJORS if place not in ("hamburg", "danzig")
    }


# rule supply.any_time
def test_a_cube_can_be_moved_in_another_players_turn() -> None:
    table = arrange(
        step="join",
        at="sweden",
        asked=1,
        contracts=[[], ["c02_sweden"]],
        supply=[{}, ONE_EACH],
        time=[0, 1],
    )
    play(table, "supply muskets", "join", "supply grain", "fulfill c02_sweden")
    assert len(contracts_of(table, 1)) == 2


# rule supply.any_time
def test_even_while_goods_are_lost() -> None:
    table = arrange(
        chart=[0, 1], goods=[{}, {"iron": 1}], supply=[{}, {"england": 1}], picks=[flips("E")]
    )
    play(table, "travel danzig")
    assert table.to_act == 1
    play(table, "supply coal", "lose coal")
    assert goods_of(table, 1) == {"iron": 1}


# rule supply.color
@pytest.mark.parametrize("good", ["muskets", "livestock"])
def test_the_owner_chooses_which_good_a_cube_becomes(good: str) -> None:
    table = arrange(step="fulfill", at="sweden", contracts=[["c02_sweden"]], supply=[ONE_EACH])
    play(table, f"supply {good}")
    assert goods_of(table, 0) == {good: 1}
    assert supply_of(table, 0) == {place: 1 for place in MAJORS if place != "hamburg"}


# rule supply.color
def test_without_a_cube_of_the_color_nothing_can_be_moved() -> None:
    table = arrange(
        step="fulfill", at="sweden", contracts=[["c02_sweden"]], supply=[{"hamburg": 1}, ONE_EACH]
    )
    assert refusal(table, "supply grain") == "supply.color"
    play(table, "supply livestock")
    assert goods_of(table, 0) == {"livestock": 1}


# rule supply.color
def test_each_cube_serves_once() -> None:
    table = arrange(
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden"]],
        supply=[{"hamburg": 1, "danzig": 1}],
    )
    play(table, "supply muskets")
    assert refusal(table, "supply livestock") == "supply.color"
    assert refusal(table, "supply muskets") == "supply.color"


# rule supply.when
def test_cubes_are_not_moved_where_goods_do_not_matter() -> None:
    """While investing, dividing cubes, and judging a letter."""
    table = arrange(supply=[ONE_EACH], cubes={"danzig": 3}, chart=[1, 7], picks=[flips("B")])
    assert step(table) == "invest"
    assert refusal(table, "supply iron") == "supply.when"
    play(table, "travel danzig")
    assert step(table) == "take"
    assert refusal(table, "supply iron") == "supply.when"
    play(table, "take 1 grain")
    assert step(table) == "check"
    assert refusal(table, "supply iron") == "supply.when"


# rule supply.when
def test_cubes_are_moved_before_a_payment_not_within_it() -> None:
    table = arrange(
        step="fulfill",
        at="france",
        contracts=[["c04_france"]],
        goods=[{"iron": 7, "coal": 3}],
        supply=[ONE_EACH],
    )
    play(table, "trade toward c04_france")
    assert refusal(table, "supply iron") == "supply.when"
    play(table, "fulfill c04_france")
    assert step(table) == "pay"
    assert refusal(table, "supply iron") == "supply.when"


# rule supply.when
def test_cubes_may_be_moved_when_fulfilling_joining_and_losing() -> None:
    fulfilling = arrange(
        step="fulfill", at="sweden", contracts=[["c02_sweden"]], supply=[{"russia": 1}]
    )
    joining = arrange(step="join", at="sweden", asked=1, time=[0, 1], supply=[{}, {"russia": 1}])
    losing = arrange(
        chart=[0, 1], goods=[{"ham": 2, "grain": 1}], supply=[{"russia": 1}], picks=[flips("A")]
    )
    play(losing, "travel danzig")
    for table in (fulfilling, joining, losing):
        assert {"supply ham", "supply fish_oil"} <= set(table.legal())
