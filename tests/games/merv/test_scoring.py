"""The scoring of a year, sets of spices, and the end of the game."""

from typing import Any

import pytest

import fondaco
from fondaco import Table
from games.merv.positions import arrange, favour, kinds, play, points, refusal, seen, step, told


def before(year: int = 0, **fields: Any) -> Table:
    """The last turn of a year, of a seat that only gains favour; seats 0 and 1 are scored first."""
    given: dict[str, Any] = {
        "step": "act",
        "year": year,
        "round": 3,
        "line": "row 1",
        "site": "1-1",
        "active": 2,
        "queue": [0, 1, 2],
        "slots": {"row 4": 1, "row 5": 0},
    }
    return arrange(**{**given, **fields})


def scored(year: int = 0, **fields: Any) -> Table:
    table = before(year, **fields)
    play(table, "gain favour")
    return table


# rule score.favour
# rule score.halls
# rule score.choose
# rule score.buildings
def test_example_of_a_scoring_round() -> None:
    """Red spends favour for nothing, blue has one for two courtiers, yellow scores twice."""
    red, blue, yellow = 0, 1, 2
    table = scored(
        halls=[{"knowledge": 1}, {"knowledge": 1, "trade": 1}, {"spice": 2}],
        favour=[1, 1, 2],
        stores=[{}, {"common": 2, "rare": 1, "scrolls": 1}],
        spices=[{}, {}, {"ginger": 3}],
        buildings={
            **dict.fromkeys(["1-1", "1-2", "1-3", "1-4"], red),
            **dict.fromkeys(["2-1", "2-2", "2-3", "2-4"], blue),
            **dict.fromkeys(["5-1", "5-2", "5-3"], yellow),
        },
        points=[{}, {}, {}],
    )
    assert (table.to_act, step(table)) == (blue, "audience")
    assert table.legal() == ["score knowledge", "score trade"]
    play(table, "score trade")
    assert [favour(table, seat) for seat in (red, blue, yellow)] == [0, 0, 1]
    assert points(table, red) == 4
    assert points(table, blue) == 3 + 4
    assert points(table, yellow) == 6 + 3 + 1  # and a point of the favour track before


# rule score.favour
def test_moving_down_the_favour_track_scores_nothing() -> None:
    table = scored(halls=[{"knowledge": 3}], favour=[7])
    assert favour(table) == 4
    assert points(table) == 0


# rule score.halls
# rule contract.kept
def test_each_hall_counts_its_own_things() -> None:
    table = before(
        halls=[{"knowledge": 1, "spice": 1, "trade": 1, "faith": 1}],
        favour=[5],
        stores=[{"scrolls": 3, "common": 1, "rare": 4}],
        committed=[{"scrolls": 2, "rare": 4}],
        breakthroughs={"discount_palace": 0},
        spices=[{"ginger": 1, "pepper": 1}],
        mosque=["upper_step4"],
        influence=[2],
    )
    events = play(table, "gain favour")
    halls = {
        event["hall"]: event["points"]
        for event in told(events, "hall_scored")
        if event["seat"] == 0
    }
    assert halls == {"knowledge": 3, "spice": 2, "trade": 5, "faith": 4}
    assert favour(table) == 1


# rule score.choose
# rule score.order
def test_the_courtiers_that_score_are_named_from_left_to_right() -> None:
    table = scored(halls=[{"knowledge": 2, "spice": 1, "faith": 1}], favour=[2])
    assert table.legal() == ["score knowledge", "score spice"]
    assert refusal(table, "score faith") == "score.order"
    assert refusal(table, "score trade") == "score.choose"
    play(table, "score spice")
    assert step(table) != "audience"
    assert favour(table) == 0


# rule score.order
def test_a_hall_to_the_left_cannot_follow() -> None:
    table = scored(halls=[{"knowledge": 2, "spice": 2, "faith": 2}], favour=[3])
    play(table, "score spice")
    assert refusal(table, "score knowledge") == "score.order"
    assert table.legal() == ["score spice", "score faith"]


# rule score.choose
def test_without_favour_no_courtier_scores() -> None:
    table = scored(halls=[{"trade": 2}], stores=[{"common": 5}])
    assert points(table) == 0


# rule score.choose
def test_with_one_hall_there_is_nothing_to_choose() -> None:
    table = scored(halls=[{"trade": 3}], favour=[1], stores=[{"common": 5}])
    assert points(table) == 5


# rule score.tile
def test_a_scoring_tile_gives_three_points_a_building() -> None:
    table = scored(buildings=dict.fromkeys(["1-5", "2-1", "3-1"], 0), tiles={"score_palace": 0})
    assert points(table) == 3 + 2 * 3


# rule score.mosque
def test_the_end_of_the_mosque_gives_four_points_a_mosque_building() -> None:
    fields: dict[str, Any] = {"buildings": dict.fromkeys(["4-3", "4-4", "3-1"], 0)}
    assert points(scored(mosque=["final_step8"], **fields)) == 3 + 2 * 4
    assert points(scored(mosque=["upper_step7"], **fields)) == 3


# rule score.buildings
def test_buildings_are_scored_after_the_invasion() -> None:
    table = before(1, buildings={"1-1": 0, "3-1": 0}, walls={"west_3": "gate_tan_3"})
    events = play(table, "gain favour")
    assert kinds(events).index("destroyed") < kinds(events).index("scoring_began")
    assert points(table) == 1


# rule game.sets
@pytest.mark.parametrize(
    ("held", "worth"),
    [
        ({"ginger": 5, "pepper": 2, "juniper": 1}, 12),  # the example
        ({}, 0),
        ({"ginger": 1}, 1),
        ({"ginger": 1, "pepper": 1}, 3),
        ({"ginger": 1, "pepper": 1, "juniper": 1}, 6),
        ({"ginger": 1, "pepper": 1, "juniper": 1, "cinnamon": 1}, 10),
        ({"ginger": 2, "pepper": 2, "juniper": 2, "cinnamon": 3}, 21),
    ],
)
def test_sets_of_spices(held: dict[str, int], worth: int) -> None:
    table = arrange(spices=[held], influence=[8])
    [part] = [part for part in parts(table, 0) if part["of"] == "sets of spices"]
    assert part["points"] == worth


def parts(table: Table, seat: int) -> list[dict[str, Any]]:
    score: dict[str, Any] = table.scores()[seat]
    return list(score["parts"])


# rule game.end
def test_the_game_ends_after_the_third_scoring() -> None:
    table = before(2)
    events = play(table, "gain favour")
    assert table.to_act is None
    assert kinds(events)[-1] == "game_over"
    assert table.legal() == []
    with pytest.raises(fondaco.Refused, match="over"):
        table.play("gain favour")


# rule game.ties
@pytest.mark.parametrize(
    ("fields", "ranks"),
    [
        ({"points": [{"contracts": 5}, {"contracts": 4}, {"contracts": 9}]}, [2, 3, 1]),
        ({"favour": [1, 2, 0]}, [2, 1, 3]),
        ({"favour": [1, 1, 0], "influence": [3, 4, 9]}, [2, 1, 3]),
        ({"queue": [0, 2, 1]}, [1, 3, 2]),
        ({"favour": [1, 1, 1], "influence": [4, 4, 4], "queue": [0, 1, 2]}, [1, 2, 3]),
    ],
)
def test_ties_are_broken_three_times(fields: dict[str, Any], ranks: list[int]) -> None:
    table = arrange(**fields)
    assert [score["rank"] for score in table.scores()] == ranks


def test_scores_are_told_by_what_they_are_for() -> None:
    table = arrange(points=[{"contracts": 5, "palace": 3}], spices=[{"ginger": 1}])
    assert parts(table, 0) == [
        {"of": "contracts", "points": 5},
        {"of": "palace", "points": 3},
        {"of": "sets of spices", "points": 1},
    ]
    assert table.scores()[0]["total"] == 9
    assert seen(table)["players"][0]["points_with_sets"] == 9


# rule score.buildings
# rule score.tile
def test_it_is_told_which_buildings_brought_points() -> None:
    table = before(buildings={"1-1": 0, "1-2": 0, "5-5": 0})
    city = [site for site in seen(table)["city"] if site is not None]
    events = play(table, "gain favour")
    [event] = [one for one in told(events, "scored") if one["seat"] == 0]
    assert event["for"] == "buildings"
    assert event["sites"] == [city[0]["site"], city[1]["site"], city[-1]["site"]]
