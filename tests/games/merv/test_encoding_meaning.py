"""What the features of a position say, group by group; and what a position is worth by rank."""

import json
from typing import Any

import pytest

import fondaco
from fondaco import Table
from fondaco.core.game import State
from games.merv.positions import ACTIONS, COLORS, COURTIER, MAGISTRATE, arrange, play
from games.merv.solo import QUEUE, deck, waiting

GAME = fondaco.game("merv")
HALLS = ["knowledge", "spice", "trade", "faith"]


def state_of(table: Table) -> State:
    return GAME.restore(json.loads(table.snapshot())["state"])


def told(table: Table, name: str, seat: int = 0) -> dict[int, int]:
    """The levels of a group by row, those that are on."""
    [group] = [group for group in GAME.features.groups if group.name == name]
    found = [n - group.start for n in GAME.encode(state_of(table), seat)]
    return {n // group.levels: n % group.levels + 1 for n in found if 0 <= n < group.count}


def by_action(table: Table, name: str, seat: int = 0) -> dict[str, int]:
    return {ACTIONS[row]: level for row, level in told(table, name, seat).items()}


def turn(**fields: Any) -> Table:
    """Seat 0 has activated a palace in the first column and may act."""
    given: dict[str, Any] = {
        "step": "act",
        "line": "column 1",
        "site": "1-1",
        "sites": {"1-1": "palace_tan"},
        "buildings": {"1-1": 0},
    }
    return arrange(**{**given, **fields})


# ------------------------------------------------------------------------ points


def test_points_now_and_at_the_end_if_only_the_scorings_come() -> None:
    table = turn(
        halls=[{"trade": 2}],
        favour=[5],
        stores=[{"common": 3}],
        points=[{"contracts": 10}],
        spices=[{"ginger": 2, "pepper": 1}],
    )
    assert told(table, "own points") == {0: (10 + 3 + 1) // 3}
    assert told(table, "own sets") == {0: 4}
    assert told(table, "own palace points") == {2: 6}
    assert told(table, "own city points") == {2: 1}
    # Favour for two courtiers twice and for one more: 6 + 6 + 3 points, and one building thrice.
    assert told(table, "own outlook") == {0: (14 + 15 + 3) // 2}
    assert told(table, "own favour short") == {2: 1}
    assert told(table, "others' leads")[0] == 14
    assert told(table, "others' leads", seat=1)[4 + 1] == 14  # of the second after it
    assert told(table, "others ahead", seat=1) == {0: 1, 1: 1}


def test_the_best_courtiers_are_heard_first_and_those_heard_are_not_counted_again() -> None:
    table = arrange(
        step="act",
        round=3,
        line="row 1",
        site="1-1",
        active=2,
        queue=[0, 1, 2],
        slots={"row 4": 1, "row 5": 0},
        halls=[{"knowledge": 1, "spice": 1, "trade": 1}],
        favour=[2],
        stores=[{"scrolls": 1, "common": 4}],
        spices=[{"ginger": 2}],
    )
    play(table, "gain favour")
    assert told(table, "own palace points") == {2: 6}
    play(table, "score knowledge")
    assert told(table, "heard") == {0: 1}
    assert told(table, "own palace points") == {2: 4}


def test_what_a_scored_year_has_brought_is_not_to_come_again() -> None:
    """In the last scoring the seats before the one at hand have scored."""
    table = arrange(
        step="audience",
        year=2,
        round=4,
        active=1,
        thing=0,
        queue=[0, 1, 2],
        halls=[{"trade": 1}, {"trade": 1, "spice": 1}],
        favour=[1, 1],
        stores=[{"common": 5}, {"common": 3}],
        buildings={"1-1": 0, "1-2": 1},
    )
    assert told(table, "own palace points") == told(table, "own outlook") == {}
    assert told(table, "own palace points", seat=1) == {0: 3}
    assert told(table, "own outlook", seat=1) == {0: (3 + 1) // 2}


# ------------------------------------------------------------------------ the city


def test_unguarded_buildings_and_those_that_cannot_be_ransomed() -> None:
    sites = {"1-1": "palace_tan", "1-2": "wall_tan", "5-5": "mosque_teal"}
    table = turn(
        year=1,
        sites=sites,
        buildings={"1-1": 0, "1-2": 0, "5-5": 0, "4-4": 1},
        bonus={"5-5": "soldier 1"},
        cubes=[{"tan": 1, "purple": 3}],
    )
    assert told(table, "own unguarded") == {1: 2}
    assert told(table, "own beyond ransom") == {1: 1}
    assert told(table, "own points at risk") == {1: 2}
    assert told(table, "unguarded buildings") == {0: 1}


def test_a_building_behind_its_walls_is_safe() -> None:
    walls = {"north_1": "segment_tan_1", "west_1": "segment_tan_1"}
    assert told(turn(year=1), "own unguarded") == {1: 1}
    assert told(turn(year=1, walls=walls), "own unguarded") == {}
    half = {"north_1": "segment_tan_1"}
    assert told(turn(year=1, walls=half), "own unguarded") == {1: 1}


def test_what_walls_would_bring() -> None:
    """One own building and one of another behind a segment, and one of another behind a gate."""
    table = turn(buildings={"1-1": 0, "2-1": 1, "1-3": 1})
    assert told(table, "wall slots") == {0: 3, 1: 2, 2: 2}


def test_the_most_cubes_for_each_action_in_the_next_turn() -> None:
    """Row 1 comes next for one who stands on a column: two own buildings there, and one to be."""
    sites = {"1-1": "palace_tan", "1-2": "wall_tan", "1-3": "mosque_teal", "5-5": "library_tan"}
    table = turn(sites=sites, buildings={"1-1": 0, "1-2": 0}, bonus={"1-2": "white", "1-1": "teal"})
    options = by_action(table, "own options")
    assert options["palace"] == options["wall"] == 3
    assert options["mosque"] == 4
    assert options["library"] >= 1
    assert told(table, "own best lines") == {0: 2, 1: 3}
    assert told(table, "own yield") == {1: 1, 2: 1, 4: 1}


def test_taken_slots_are_no_options() -> None:
    sites = {"1-5": "mosque_teal", "2-5": "mosque_tan", "3-5": "mosque_purple"}
    given: dict[str, Any] = {"sites": {**sites, "4-5": "mosque_orange"}, "queue": [1, 0, 2]}
    free = arrange(slots={"column 1": 1}, **given)
    taken = arrange(slots={"column 5": 1}, **given)
    assert by_action(free, "own options")["mosque"] == 1
    assert "mosque" not in by_action(taken, "own options")


# ------------------------------------------------------------------------ what can be paid


def test_what_each_action_would_bring_with_the_cubes_at_hand() -> None:
    table = turn(
        cubes=[{"purple": 2, "teal": 1, "orange": 1, "white": 1}],
        stores=[{"common": 2}],
        spices=[{"ginger": 1}],
        display=QUEUE,
    )
    reach = by_action(table, "own reach")
    assert reach["caravansary"] == 3
    assert reach["palace"] == 1 + 2  # in trade, with the white cube
    assert reach["library"] == 4
    # From the third row: purple, a white cube for tan, teal, orange, purple.
    assert reach["mosque"] == 5
    assert reach["wall"] == 2 + 1 + 1 + 1
    assert told(table, "own payable halls") == {0: 1, 1: 2, 2: 3, 3: 1}
    assert told(table, "action at hand") == {ACTIONS.index("palace"): 1 + 3}


@pytest.mark.parametrize(
    ("cubes", "steps"),
    [
        ({"tan": 1}, 1),
        ({"tan": 1, "purple": 1}, 2),
        ({"tan": 1, "purple": 1, "teal": 1}, 3),
        ({}, 0),
    ],
)
def test_the_way_through_the_mosque_that_leads_furthest(cubes: dict[str, int], steps: int) -> None:
    assert by_action(turn(cubes=[cubes]), "own reach").get("mosque", 0) == steps


def test_goods_need_posts_or_camels() -> None:
    cubes = [{"purple": 1, "orange": 1, "tan": 2, "teal": 1}]
    assert by_action(turn(cubes=cubes), "own reach")["marketplace"] == 1
    camel = turn(cubes=cubes, camels={"owner 0": 1})
    assert by_action(camel, "own reach")["marketplace"] == 2
    posts = turn(cubes=cubes, posts=[{"rayy": 1, "samarkand": 1, "nishapur": 1, "kashgar": 1}])
    assert by_action(posts, "own reach")["marketplace"] == 4


def test_what_is_lacking_for_the_next_steps() -> None:
    table = turn(mosque=["upper_step3"], cubes=[{"purple": 1, "teal": 1}])
    assert told(table, "own way short") == {COLORS.index("tan"): 1, COLORS.index("orange"): 1}
    assert told(table, "own steps in the mosque") == {0: 3}
    boons = sorted(told(table, "own next boons"))
    assert boons == [3, 15 + 4]  # a bonus upgrade, then a scoring tile


# ------------------------------------------------------------------------ contracts


def kind(level: int, favour: int) -> int:
    return 2 * (level - 1) + favour


def test_what_open_contracts_lack() -> None:
    table = turn(
        influence=[3],
        cubes=[{"tan": 1}],
        stores=[{"scrolls": 2, "common": 1}],
        contracts={"level1_soldier_a": 1},
    )
    lacking = {row // 5: (row % 5, points) for row, points in told(table, "own contracts").items()}
    assert lacking[kind(1, 0)] == (0, 3)
    assert lacking[kind(1, 1)] == (1, 4)
    assert lacking[kind(2, 0)] == (1, 7)
    assert lacking[kind(2, 1)] == (0, 7)
    assert lacking[kind(3, 0)] == (3, 10)
    assert lacking[kind(3, 1)] == (1, 10)
    assert told(table, "own contracts ready") == {0: 7, 1: 10}
    assert told(table, "others' contracts", seat=1)[1] == 7


def test_a_contract_that_is_being_paid_is_not_lost() -> None:
    table = turn(
        influence=[1],
        cubes=[{"tan": 1, "teal": 1}],
        stores=[{"scrolls": 1, "common": 1}],
    )
    play(table, "fulfil level1_soldier_a")
    assert told(table, "contract in hand") == {0: 4}
    assert told(table, "still to pay")[4] == 1
    assert told(table, "contract in hand", seat=1) == {}
    play(table, "pay tan")
    assert told(table, "contract in hand") == {}


def test_scrolls_that_are_still_to_come() -> None:
    site = {"1-1": "library_tan"}
    table = turn(sites=site, step="scrolls", cubes=[{"tan": 1, "teal": 1, "purple": 1}])
    play(table, "pay purple", "pay tan")
    assert told(table, "action under way") == {ACTIONS.index("library"): 2}
    assert told(table, "own scrolls") == {}


# ------------------------------------------------------------------------ the solo game


def test_where_the_cards_of_the_magistrate_lie() -> None:
    cards = {**deck("wall"), "palace": "removed", "mosque": "face up", "library": "first deck"}
    table = waiting("wall", solo=cards)
    lie = {ACTIONS[row // 4]: row % 4 for row in told(table, "solo cards")}
    assert lie == {"wall": 0, "mosque": 1, "caravansary": 2, "marketplace": 2, "palace": 3}


@pytest.mark.parametrize(
    ("buildings", "times"),
    [
        ({}, 1),
        ({"1-1": MAGISTRATE}, 2),
        ({"1-1": MAGISTRATE, "3-1": COURTIER}, 3),
        ({"1-1": MAGISTRATE, "2-1": COURTIER, "3-1": COURTIER}, 3),
        ({"1-1": 0, "2-1": 0, "3-1": COURTIER}, 0),
    ],
)
def test_how_often_he_would_act(buildings: dict[str, int], times: int) -> None:
    """Where he can build he builds, in the line with most of his."""
    walls = {"1-1": "wall_tan", "2-1": "wall_teal", "1-3": "wall_purple", "1-4": "wall_orange"}
    table = waiting("wall", sites=walls, buildings={"1-3": 0, "1-4": 0, **buildings})
    assert by_action(table, "magistrate's reach").get("wall", 0) == times


def test_his_courtiers_need_no_favour_and_his_buildings_no_walls() -> None:
    table = waiting(
        "wall",
        year=2,
        halls=[{}, {"trade": 2}],
        stores=[{}, {"rare": 4}],
        buildings={"1-1": MAGISTRATE},
    )
    block = 3
    assert told(table, "others' next scoring") == {block: 8 + 1}
    assert told(table, "others' unguarded") == {}
    assert told(table, "others' leads")[4 * block + 3] == 9


# ------------------------------------------------------------------------ returns


def over(points: list[int], **fields: Any) -> list[float]:
    scored = [{"contracts": number} for number in points]
    table = arrange(step="over", year=2, round=4, points=scored, **fields)
    return GAME.returns(state_of(table))


# rule solo.win
def test_alone_one_wins_or_loses_against_the_magistrate_and_a_tie_is_lost() -> None:
    assert over([31, 30, 0], seats=1, queue=[0, 1, 2]) == [1.0]
    assert over([29, 30, 0], seats=1, queue=[0, 1, 2]) == [0.0]
    assert over([30, 30, 0], seats=1, queue=[0, 1, 2], favour=[5]) == [0.0]


# rule courtier.points
def test_the_high_courtier_is_no_rival() -> None:
    assert over([8, 9], seats=2) == [0.0, 1.0]
    assert over([0, 0], seats=2, favour=[0, 1]) == [0.0, 1.0]


# rule game.ties
# rule game.sets
def test_ranks_are_worth_equal_steps() -> None:
    assert over([10, 40, 30, 20], seats=4) == pytest.approx([0, 1, 2 / 3, 1 / 3])
    assert over([7, 9, 8], spices=[{"ginger": 1, "pepper": 1}]) == [1.0, 0.5, 0.0]
    assert over([7, 7, 7], influence=[0, 2, 1]) == [0.0, 1.0, 0.5]
    assert over([7, 7, 7], queue=[2, 0, 1]) == [0.5, 0.0, 1.0]


def test_returns_tell_of_any_moment() -> None:
    assert GAME.returns(state_of(turn(points=[{}, {"contracts": 1}]))) == [0.5, 1.0, 0.0]
