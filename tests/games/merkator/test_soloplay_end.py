"""The ends of SoloPlay, and how good a victory is."""

import pytest

from positions import GOODS, contracts_of, cubes, seen, step, time_of
from soloplay import PEACE, STACKS, against_ai, ai_of, ai_turn, the, told

TWELVE = dict.fromkeys(GOODS[:12], 1)  # what the 10 of Hamburg asks for
TEN = "c10_hamburg"


def with_empty(number: int) -> dict[int, int]:
    """The stacks, so many of them empty."""
    return {value: 0 if 10 - number < value <= 10 else n for value, n in STACKS.items()}


# rule soloplay.end_stuck
# rule soloplay.end_two
@pytest.mark.parametrize("empty", [0, 1, 2])
def test_an_ai_that_cannot_travel_too_early_wins(empty: int) -> None:
    table = against_ai(depth=with_empty(empty), contracts=["c09_russia"])
    events = ai_turn(table)
    assert the(events, "ai_stuck")["empty_stacks"] == empty
    assert the(events, "game_over")["rating"] == "Game Loss"
    assert seen(table)["rating"] == "Game Loss"
    assert [score["rank"] for score in table.scores()] == [2, 1]


# rule soloplay.end_stuck
def test_with_three_empty_stacks_points_are_counted() -> None:
    table = against_ai(depth=with_empty(3), contracts=["c09_russia"])
    events = ai_turn(table)
    assert the(events, "game_over")["rating"] == "Complete Victory"
    assert [score["rank"] for score in table.scores()] == [1, 2]


# rule soloplay.end_counters
def test_after_your_last_counter_the_ai_has_one_more_turn() -> None:
    table = against_ai(tops=["c03_denmark"], chart=(0, 0, 0, 0, 1))
    events = ai_turn(table)
    assert the(events, "final_round")["reason"] == "counters"
    assert the(events, "ai_gained_time")["from_chart"] == 0
    assert table.to_act is None


# rule soloplay.end_counters
def test_after_the_ais_last_counter_you_have_one_more_turn() -> None:
    table = against_ai(tops=["c03_denmark"], chart=(0, 0, 0, 0, 1))
    events = ai_turn(table, "travel england")
    assert the(events, "final_round")["reason"] == "counters"
    assert (table.to_act, step(table)) == (0, "invest")
    events = ai_turn(table, "travel hamburg")
    assert time_of(table, 0) == 2
    assert told(events, "ai_turn_began") == []
    assert table.to_act is None


# rule soloplay.end_peace
def test_the_peace_of_westphalia_in_your_hands_ends_the_game_at_once() -> None:
    table = against_ai(
        tops=[PEACE], depth={**STACKS, 10: 0, 14: 0}, contracts=[TEN, "c02_hamburg"], goods=TWELVE
    )
    table.play("travel hamburg")
    events = table.play(f"fulfill {TEN}")
    assert the(events, "rewarded")["contract"] == PEACE
    assert told(events, "ai_turn_began") == []
    assert table.to_act is None
    assert seen(table)["rating"] == "Perfect Game"


# rule soloplay.end_peace_cubes
# rule soloplay.spread
def test_also_where_you_have_joined_the_ai_but_the_new_cubes_are_placed() -> None:
    table = against_ai(
        tops=["c03_hamburg", PEACE],
        depth={**STACKS, 10: 0, 14: 0},
        contracts=[TEN],
        goods=TWELVE,
        cubes={"hamburg": 2},
        time=(1, 0),
    )
    ai_turn(table, "travel england")
    table.play("join")
    events = table.play(f"fulfill {TEN}")
    assert table.to_act is None
    assert len(told(events, "cube_placed")) == 3
    assert cubes(table)["danzig"] == 1


# rule soloplay.end_ten
def test_if_the_ai_takes_the_10_the_game_ends_with_that_travel() -> None:
    table = against_ai(
        tops=[TEN], depth={**STACKS, 10: 0}, cubes={"hamburg": 2}, time=(3, 0), tile=9
    )
    events = ai_turn(table, "travel england")
    assert the(events, "ai_took_ten")["rule"] == "soloplay.end_ten"
    assert ai_of(table)["time"] == 2
    assert len(told(events, "ai_discarded")) == 1
    assert cubes(table)["danzig"] == 1
    assert table.to_act is None


# rule soloplay.end_ai_peace
def test_if_the_ai_gains_the_peace_of_westphalia_you_have_one_more_turn() -> None:
    table = against_ai(tops=[PEACE], tile=9)
    events = ai_turn(table, "travel england")
    assert the(events, "final_round")["rule"] == "soloplay.end_ai_peace"
    assert told(events, "cube_placed")[-1]["place"] == "spain"  # your own travel's
    assert (table.to_act, step(table)) == (0, "invest")
    ai_turn(table, "travel russia")
    assert table.to_act is None


# rule soloplay.swap
def test_in_that_turn_the_10_can_be_swapped_for_it() -> None:
    table = against_ai(
        ai=[PEACE],
        tile=14,
        contracts=[TEN, "c02_hamburg"],
        goods={**TWELVE, "ham": 3, "vegetables": 3},
        ending="peace",
        turns_left=1,
    )
    table.play("travel hamburg")
    table.play(f"fulfill {TEN}")
    if step(table) == "pay":
        while step(table) == "pay":
            table.play(table.legal()[-1])
    assert step(table) == "blocked"
    assert table.legal() == ["gain peace", "gain nothing"]
    events = table.play("gain peace")
    assert told(events, "swapped_peace")
    assert contracts_of(table, 0) == ["c02_hamburg", PEACE]
    assert ai_of(table)["contracts"] == [TEN]
    assert "fulfill c02_hamburg" in table.legal()
    table.play("done")
    assert table.to_act is None


# rule soloplay.swap
def test_or_not() -> None:
    table = against_ai(
        ai=[PEACE], tile=14, contracts=[TEN], goods=TWELVE, ending="peace", turns_left=1
    )
    table.play("travel hamburg")
    table.play(f"fulfill {TEN}")
    table.play("gain nothing")
    assert table.to_act is None
    assert contracts_of(table, 0) == [TEN]


# rule soloplay.end_once
def test_a_last_turn_is_not_followed_by_another() -> None:
    table = against_ai(tops=[PEACE], tile=9, chart=(0, 0, 0, 0, 1))
    events = ai_turn(table)
    assert the(events, "ai_collected")["contract"] == PEACE
    assert table.to_act is None


# rule soloplay.end_once
def test_an_ai_that_cannot_travel_in_his_last_turn_leaves_it_to_the_points() -> None:
    table = against_ai(chart=(0, 0, 0, 0, 1), contracts=["c09_russia"])
    ai_turn(table)
    assert table.to_act is None
    assert seen(table)["final_round"]["reason"] == "counters"
    assert seen(table)["rating"] == "Complete Victory"


# rule soloplay.rating
@pytest.mark.parametrize(
    ("yours", "his", "rating"),
    [
        (["c03_russia"], ["c04_spain"], "Game Loss"),
        (["c03_russia"], ["c03_spain"], "Easy Game Victory"),
        (["c04_russia"], ["c03_spain"], "Easy Game Victory"),
        (["c05_russia"], ["c03_spain"], "Game Victory"),
        (["c07_russia"], ["c03_spain"], "Game Victory"),
        (["c08_hamburg"], ["c03_spain"], "Major Victory"),
        (["c10_hamburg"], ["c03_spain"], "Major Victory"),
        (["c10_hamburg"], ["c02_danzig"], "Complete Victory"),
        (["c10_hamburg"], [], "Complete Victory"),
        (["c08_hamburg", "c03_russia"], [], "Master Level Victory"),
        (["c10_hamburg", "c03_russia"], [], "Master Level Victory"),
        (["c10_hamburg", "c04_russia"], [], "Perfect Game"),
    ],
)
def test_the_lead_names_your_victory(yours: list[str], his: list[str], rating: str) -> None:
    table = against_ai(contracts=yours, ai=his, ending="counters", turns_left=1)
    events = ai_turn(table)
    assert the(events, "game_over")["rating"] == rating
    assert seen(table)["rating"] == rating
    assert table.scores()[0]["rank"] == (2 if rating == "Game Loss" else 1)


# rule soloplay.rating_half
def test_half_a_point_does_not_reach_the_next_step() -> None:
    places = ["danzig", "sweden", "russia", "dutch_republic", "england", "france"]
    yours = [f"c03_{place}" for place in places]
    his = ["c05_danzig", "c05_sweden", "c05_russia"]
    table = against_ai(contracts=yours, ai=his, ending="counters", turns_left=1)
    ai_turn(table)
    assert [score["total"] for score in table.scores()] == [16.5, 15.0]
    assert seen(table)["rating"] == "Easy Game Victory"


def test_the_rating_is_known_only_at_the_end() -> None:
    assert seen(against_ai())["rating"] is None
