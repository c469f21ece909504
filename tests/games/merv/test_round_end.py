"""Round end: the masters move to the next queue, and camels move them ahead."""

import pytest

from fondaco import Table
from games.merv.positions import arrange, at_round_end, camels, legal, play, refusal, seen, told

YELLOW, RED, BLUE = 0, 1, 2


def example() -> Table:
    return at_round_end({"column 1": YELLOW, "column 3": RED, "column 4": BLUE}, {0: 2, 1: 1, 2: 0})


# rule end.order
# rule end.back
# rule end.skip
# rule end.occupied
# rule end.camels
def test_example_of_a_round_end() -> None:
    """Yellow skips one place; red skips the last and passes yellow; blue gets two camels."""
    table = example()
    assert table.to_act == YELLOW
    assert legal(table, "queue") == ["1", "2", "3"]
    play(table, "queue 2")
    assert table.to_act == RED
    assert legal(table, "queue") == ["1", "3"]
    events = play(table, "queue 1")
    assert seen(table)["queue"] == [RED, YELLOW, BLUE]
    assert [camels(table, seat) for seat in (YELLOW, RED, BLUE)] == [1, 0, 2]
    assert told(events, "queued") == [
        {"seat": RED, "place": 1, "skipped": 1},
        {"seat": BLUE, "place": 3, "skipped": 0},
    ]
    assert table.to_act == RED
    assert seen(table)["round"] == 2


# rule end.back
def test_a_taken_place_is_taken() -> None:
    table = example()
    play(table, "queue 2")
    assert refusal(table, "queue 2") == "end.back"


# rule end.skip
def test_each_free_place_that_is_skipped_costs_a_camel() -> None:
    table = at_round_end({"column 1": 0, "column 2": 1, "column 3": 2}, {0: 1, 1: 9})
    assert refusal(table, "queue 1") == "end.skip"
    assert legal(table, "queue") == ["2", "3"]
    play(table, "queue 2", "queue 1")
    assert camels(table, 1) == 8
    assert camels(table, 2) == 2


# rule end.camels
def test_who_goes_to_the_back_gains_what_lies_there() -> None:
    table = example()
    play(table, "queue 1")
    assert camels(table, YELLOW) == 0
    assert legal(table, "queue") == ["2", "3"]
    play(table, "queue 3")
    assert camels(table, RED) == 2
    assert camels(table, BLUE) == 1


# rule end.camels
def test_camels_may_lie_on_camels() -> None:
    table = at_round_end({"column 1": 0, "column 2": 1, "column 3": 2}, {0: 2, 1: 2})
    play(table, "queue 1")
    play(table, "queue 2")
    assert [camels(table, seat) for seat in range(3)] == [0, 2, 2]


# rule end.back
def test_without_camels_nobody_is_asked() -> None:
    table = at_round_end({"column 1": 2, "column 2": 0, "column 5": 1}, {})
    assert seen(table)["queue"] == [1, 0, 2]
    assert table.to_act == 1


# rule end.fourth
def test_the_fourth_place_is_for_four_players() -> None:
    table = example()
    assert refusal(table, "queue 4") == "end.fourth"
    table = at_round_end(
        {"column 1": 0, "column 2": 1, "column 3": 2, "column 4": 3}, {0: 1}, seats=4
    )
    assert legal(table, "queue") == ["3", "4"]
    play(table, "queue 4")
    assert seen(table)["queue"] == [3, 2, 1, 0]


# rule end.order
@pytest.mark.parametrize(("round", "near", "far"), [(2, "column 5", "column 1")])
def test_on_the_other_sides_the_nearest_slot_is_still_first(
    round: int, near: str, far: str
) -> None:
    table = arrange(
        step="act",
        round=round,
        line="column 3",
        site="1-3",
        active=1,
        queue=[0, 2, 1],
        slots={near: 0, far: 2},
        buildings={"1-3": 1},
    )
    play(table, "gain favour")
    assert seen(table)["queue"] == [2, 1, 0]
