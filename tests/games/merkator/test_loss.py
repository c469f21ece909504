"""Step 2.4: the loss-of-goods check."""

from typing import Any

import pytest

from fondaco import Refused, Table
from positions import (
    COUNTERS,
    GOODS,
    arrange,
    chart,
    flips,
    goods_of,
    play,
    refusal,
    seen,
    step,
    supply_of,
    time_of,
    told,
)


def flipped(letter: str) -> dict[str, Any]:
    """A letter as an event and the view tell it."""
    return {"column": letter[0], "loss": len(letter)}


def losses(events: list[dict[str, Any]]) -> list[tuple[int, str]]:
    return [(event["seat"], event["good"]) for event in told(events, "lost")]


def last_of_row(letter: str, **position: Any) -> tuple[Table, list[dict[str, Any]]]:
    """A journey to Danzig that takes the last counter of a row, and what it told."""
    table = arrange(**{"chart": [1, 7], "picks": [flips(letter)], **position})
    return table, play(table, "travel danzig")


# rule loss.check
def test_the_last_counter_of_a_row_is_turned_over() -> None:
    table, events = last_of_row("BB")
    assert told(events, "flipped") == [flipped("BB")]
    assert chart(table) == [0, 7]
    assert time_of(table, 0) == 1


# rule loss.check
def test_any_other_counter_is_not() -> None:
    table = arrange(chart=[3, 7], goods=[{"plums": 1}], picks=[])
    assert told(play(table, "travel hamburg"), "flipped") == []
    assert goods_of(table, 0) == {"plums": 1}


# rule loss.column
def test_one_good_of_the_column_is_lost_by_choice() -> None:
    table, _ = last_of_row("B", goods=[{"livestock": 2, "plums": 1, "iron": 3}])
    play(table, "accept")
    assert table.legal() == ["lose livestock", "lose plums"]
    play(table, "lose plums")
    assert goods_of(table, 0) == {"livestock": 2, "iron": 3}
    assert step(table) == "invest"


# rule loss.column
@pytest.mark.parametrize("good", ["iron", "citrus_fruit"])
def test_neither_another_column_nor_what_one_has_not_can_be_lost(good: str) -> None:
    """Iron lies in another column; there is no Citrus Fruit in this one."""
    table, _ = last_of_row("B", goods=[{"livestock": 2, "plums": 1, "iron": 3}])
    play(table, "accept")
    assert refusal(table, f"lose {good}") == "loss.column"


# rule loss.column
@pytest.mark.parametrize(
    ("letter", "column"),
    [
        ("A", ["grain", "ham", "vegetables"]),
        ("B", ["livestock", "plums", "citrus_fruit"]),
        ("C", ["fabric", "wine", "spice"]),
        ("D", ["muskets", "saltpeter", "calfskin"]),
        ("E", ["iron", "coal"]),
        ("F", ["copper", "fish_oil"]),
    ],
)
def test_each_letter_hits_its_storage_or_depot(letter: str, column: list[str]) -> None:
    table, _ = last_of_row(letter, goods=[dict.fromkeys(GOODS, 2)])
    play(table, "accept")
    assert table.legal() == [f"lose {good}" for good in column]


# rule loss.double
def test_a_double_letter_costs_two_goods() -> None:
    table, _ = last_of_row("BB", goods=[{"livestock": 2, "plums": 1}])
    events = play(table, "lose livestock", "lose plums")
    assert losses(events) == [(0, "livestock"), (0, "plums")]
    assert goods_of(table, 0) == {"livestock": 1}


# rule loss.double
def test_both_goods_of_a_double_letter_may_be_of_one_kind() -> None:
    table, _ = last_of_row("BB", goods=[{"livestock": 2, "plums": 1}])
    play(table, "lose livestock", "lose livestock")
    assert goods_of(table, 0) == {"plums": 1}


# rule loss.all
def test_everybody_loses_not_the_active_player_alone() -> None:
    table, events = last_of_row("EE", seats=3, goods=[{}, {"iron": 2}, {"coal": 5}])
    assert losses(events) == [(1, "iron"), (1, "iron"), (2, "coal"), (2, "coal")]
    assert goods_of(table, 2) == {"coal": 3}


# rule loss.none
def test_who_has_nothing_in_the_column_loses_nothing() -> None:
    table, events = last_of_row("BB", goods=[{"iron": 4, "ham": 1}, {"plums": 2}])
    assert losses(events) == [(1, "plums"), (1, "plums")]
    assert goods_of(table, 0) == {"iron": 4, "ham": 1}


# rule loss.few
def test_who_has_one_good_loses_it_even_to_a_double_letter() -> None:
    table, events = last_of_row("BB", goods=[{"plums": 1, "iron": 2}])
    assert losses(events) == [(0, "plums")]
    assert goods_of(table, 0) == {"iron": 2}


# rule loss.few
def test_who_has_just_two_goods_is_not_asked_which_two_go() -> None:
    table, events = last_of_row("BB", goods=[{"plums": 1, "livestock": 1}])
    assert losses(events) == [(0, "livestock"), (0, "plums")]
    assert step(table) == "invest"


# rule loss.supply_safe
def test_the_supply_tile_is_never_hit() -> None:
    tile = {"hamburg": 1, "france": 1, "spain": 1}
    table, events = last_of_row("BB", supply=[tile, tile], goods=[{}, {"plums": 1}])
    assert table.to_act == 1
    play(table, "lose plums")
    assert losses(events) == []
    assert goods_of(table, 1) == {}
    assert [supply_of(table, seat) for seat in (0, 1)] == [tile, tile]


# rule loss.replace
def test_a_single_letter_may_be_rejected() -> None:
    """The first counter of the next row then counts instead."""
    picks = [flips("B"), flips("E", face_up=["B"])]
    table, events = last_of_row("B", goods=[{"plums": 1, "iron": 1}], picks=picks)
    assert told(events, "flipped") == [flipped("B")]
    assert table.legal() == ["accept", "flip next"]
    events = play(table, "flip next")
    assert told(events, "flipped") == [flipped("E")]
    assert goods_of(table, 0) == {"plums": 1}


# rule loss.replace
def test_a_single_letter_may_be_accepted() -> None:
    table, _ = last_of_row("B", goods=[{"plums": 1, "iron": 1}])
    play(table, "accept")
    assert goods_of(table, 0) == {"iron": 1}


# rule loss.replace
@pytest.mark.parametrize("letter", ["A", "AA"])
def test_the_replacement_counts_whatever_it_shows(letter: str) -> None:
    """It may be worse, and it cannot be rejected in turn."""
    picks = [flips("B"), flips(letter, face_up=["B"])]
    table, _ = last_of_row("B", goods=[{"grain": 3, "ham": 1}], picks=picks)
    play(table, "flip next")
    assert step(table) == "lose"
    assert refusal(table, "flip next") == "loss.replace"
    play(table, *["lose grain"] * len(letter))
    assert goods_of(table, 0) == {"grain": 3 - len(letter), "ham": 1}


# rule loss.replace
def test_a_double_letter_cannot_be_rejected() -> None:
    table, _ = last_of_row("BB", goods=[{"livestock": 2, "plums": 1}])
    assert step(table) == "lose"
    assert refusal(table, "flip next") == "loss.replace"
    assert refusal(table, "accept") == "turn.steps"


# rule loss.put_back
def test_the_replacement_stays_on_the_chart_face_up() -> None:
    picks = [flips("B"), flips("EE", face_up=["B"])]
    table, _ = last_of_row("B", picks=picks)
    play(table, "flip next")
    assert chart(table) == [0, 7]
    assert time_of(table, 0) == 1
    assert seen(table)["face_up"] == flipped("EE")
    play(table, "travel danzig")
    assert chart(table) == [0, 6]
    assert seen(table)["face_up"] is None


# rule loss.put_back
def test_a_face_up_counter_that_is_the_last_of_its_row_counts_as_it_is() -> None:
    """No luck is drawn for it: the picks are used up."""
    picks = [flips("B"), flips("E", face_up=["B"])]
    table, _ = last_of_row("B", chart=[1, 1, 7], goods=[{"iron": 2}], picks=picks)
    play(table, "flip next")
    assert goods_of(table, 0) == {"iron": 1}
    events = play(table, "travel danzig")
    assert told(events, "flipped") == [flipped("E")]
    assert chart(table) == [0, 0, 7]
    assert table.legal() == ["accept", "flip next"]
    play(table, "accept")
    assert goods_of(table, 0) == {}


# rule loss.put_back
def test_a_face_up_counter_can_serve_as_a_replacement_again() -> None:
    """Hamburg empties two rows at once: both checks may turn to the same third row."""
    picks = [flips("A"), flips("E", face_up=["A"]), flips("B", face_up=["E"])]
    table = arrange(chart=[1, 1, 7], goods=[{"iron": 3, "plums": 1}], picks=picks)
    play(table, "travel hamburg", "flip next")
    assert goods_of(table, 0) == {"iron": 2, "plums": 1}
    assert table.legal() == ["accept", "flip next"]
    events = play(table, "flip next")
    assert told(events, "flipped") == [flipped("E")]
    assert goods_of(table, 0) == {"iron": 1, "plums": 1}
    assert chart(table) == [0, 0, 7]


# rule loss.last_row
def test_the_last_row_has_no_replacement() -> None:
    """Its last counter is a single letter, and yet nobody is asked."""
    table, events = last_of_row("B", chart=[0, 1], goods=[{"plums": 1}])
    assert told(events, "flipped") == [flipped("B")]
    assert losses(events) == [(0, "plums")]
    assert refusal(table, "flip next") == "turn.steps"


# rule loss.last_row
def test_where_the_loser_may_choose_the_last_row_is_still_the_last() -> None:
    table, _ = last_of_row("B", chart=[0, 1], goods=[{"plums": 1, "livestock": 1}])
    assert step(table) == "lose"
    assert refusal(table, "flip next") == "loss.last_row"


# rule loss.rows
def test_there_is_a_check_for_each_row_that_is_emptied() -> None:
    table = arrange(
        chart=[1, 1, 7], goods=[{"plums": 2, "iron": 2}], picks=[flips("BB"), flips("E")]
    )
    events = play(table, "travel hamburg")
    assert told(events, "flipped") == [flipped("BB"), flipped("E")]
    assert losses(events) == [(0, "plums"), (0, "plums")]
    play(table, "accept")
    assert goods_of(table, 0) == {"iron": 1}
    assert chart(table) == [0, 0, 7]


# rule loss.rows
def test_everybody_loses_in_the_first_check_before_the_second() -> None:
    table = arrange(
        chart=[1, 1, 7],
        goods=[{"plums": 1, "iron": 1}, {"plums": 1, "coal": 1}],
        picks=[flips("BB"), flips("EE")],
    )
    events = play(table, "travel hamburg")
    assert losses(events) == [(0, "plums"), (1, "plums"), (0, "iron"), (1, "coal")]


# rule loss.letter
@pytest.mark.parametrize("pick", range(42))
def test_a_letter_is_drawn_from_all_42_counters(pick: int) -> None:
    table = arrange(chart=[0, 1], picks=[pick])
    events = play(table, "travel danzig")
    assert told(events, "flipped") == [flipped(COUNTERS[pick])]


# rule loss.letter
def test_there_are_no_more_than_42_counters() -> None:
    table = arrange(chart=[0, 1], picks=[42])
    with pytest.raises(Refused, match="from 0 to 41"):
        table.play("travel danzig")


# rule loss.letter
def test_counters_that_lie_face_up_are_not_drawn() -> None:
    """One B lies flipped, so the 41 others are 5 A, 2 AA, 4 B, 2 BB and so on."""
    others = COUNTERS[:]
    others.remove("B")
    for pick in (6, 7, 10, 11, 12, 13, 40):
        table, _ = last_of_row("B", picks=[flips("B"), pick])
        assert told(play(table, "flip next"), "flipped") == [flipped(others[pick])]
    table, _ = last_of_row("B", picks=[flips("B"), 41])
    with pytest.raises(Refused, match="from 0 to 40"):
        table.play("flip next")


# rule loss.letter
@pytest.mark.parametrize(("pick", "letter"), [(3, "A"), (4, "AA"), (5, "AA"), (6, "B")])
def test_a_replacement_on_the_chart_is_not_drawn_again(pick: int, letter: str) -> None:
    """An A was turned up for the first row that Hamburg emptied: 4 others are left."""
    picks = [flips("B"), flips("A", face_up=["B"]), pick]
    table = arrange(chart=[1, 1, 7], picks=picks)
    events = play(table, "travel hamburg", "flip next")
    assert told(events, "flipped") == [flipped("B"), flipped("A"), flipped(letter)]


# rule loss.order
def test_players_choose_clockwise_from_the_active_one() -> None:
    both = {"iron": 2, "coal": 1}
    table, _ = last_of_row("E", seats=3, active=1, goods=[both, both, both])
    play(table, "accept")
    asked = []
    for _ in range(3):
        asked.append(table.to_act)
        play(table, "lose coal")
    assert asked == [1, 2, 0]
    assert [goods_of(table, seat) for seat in range(3)] == [{"iron": 2}] * 3


def test_a_supply_cube_may_be_sacrificed_instead_of_a_good() -> None:
    table, _ = last_of_row("B", goods=[{"livestock": 1}], supply=[{"france": 1}])
    play(table, "accept")
    assert table.legal() == ["lose livestock", "supply plums", "supply wine"]
    play(table, "supply plums")
    assert table.legal() == ["lose livestock", "lose plums"]
    play(table, "lose plums")
    assert goods_of(table, 0) == {"livestock": 1}
    assert supply_of(table, 0) == {}
