"""A turn: action slot, site, resources, one action; and the order of turns."""

import pytest

from games.merv.positions import (
    arrange,
    cell,
    cubes,
    favour,
    influence,
    legal,
    owner_at,
    play,
    refusal,
    seen,
    site_at,
    step,
    stores,
    told,
)

# The columns of the example, from north to south.
EXAMPLE = {
    "1-4": "palace_tan",
    "2-4": "library_teal",
    "1-5": "caravansary_purple",
    "3-5": "mosque_teal",
    "4-5": "library_tan",
}


# rule resource.own
# rule site.build
# rule action.one
def test_example_of_a_turn_red() -> None:
    """Red builds on the second site of the fourth column, takes teal and tan, and gains favour."""
    table = arrange(sites=EXAMPLE, buildings={"1-4": 0})
    play(table, "enter column 4", "activate library_teal")
    assert owner_at(table, "2-4") == 0
    assert cubes(table) == {"teal": 1, "tan": 1}
    play(table, "gain favour")
    assert favour(table) == 1
    assert refusal(table, "take library action") == "turn.steps"
    assert table.to_act == 1


# rule resource.own
# rule resource.bonus
# rule resource.other_site
# rule resource.other_upgrades
def test_example_of_a_turn_blue() -> None:
    """Blue activates a site of yellow, who has another one with a teal bonus upgrade there."""
    table = arrange(
        sites={"1-5": "caravansary_purple", "4-5": "library_teal"},
        active=1,
        queue=[0, 1, 2],
        slots={"column 4": 0},
        buildings={"1-5": 2, "4-5": 2},
        bonus={"1-5": "teal"},
    )
    play(table, "enter column 5", "activate library_teal")
    assert cubes(table, 1) == {"teal": 2, "purple": 1}
    assert cubes(table, 2) == {"teal": 2}
    assert owner_at(table, "4-5") == 2
    play(table, "take library action", "pay purple", "pay teal", "learn discount_palace")
    assert table.to_act == 2


# rule slot.side
@pytest.mark.parametrize(
    ("round", "lines"),
    [
        (0, ["column 1", "column 2", "column 3", "column 4", "column 5"]),
        (1, ["row 1", "row 2", "row 3", "row 4", "row 5"]),
        (2, ["column 5", "column 4", "column 3", "column 2", "column 1"]),
        (3, ["row 5", "row 4", "row 3", "row 2", "row 1"]),
    ],
)
# rule round.sides
def test_each_round_has_its_side_of_the_city(round: int, lines: list[str]) -> None:
    table = arrange(round=round)
    assert legal(table, "enter") == lines
    assert [slot["line"] for slot in seen(table)["slots"]] == lines
    other = "row 2" if round % 2 == 0 else "column 2"
    assert refusal(table, f"enter {other}") == "slot.side"


# rule slot.free
def test_an_occupied_slot_cannot_be_chosen() -> None:
    table = arrange(active=1, queue=[0, 1, 2], slots={"column 2": 0})
    assert refusal(table, "enter column 2") == "slot.free"
    assert legal(table, "enter") == ["column 1", "column 3", "column 4", "column 5"]


# rule site.line
# rule site.market
def test_only_sites_of_the_line_can_be_activated() -> None:
    table = arrange(step="site", line="column 3")
    assert len(table.legal()) == 4
    assert refusal(table, "activate caravansary_purple") == "site.line"
    play(table, "activate caravansary_teal")
    assert owner_at(table, "1-3") == 0


# rule site.build
def test_an_empty_site_gets_a_building_of_its_own() -> None:
    table = arrange(step="site", line="column 1")
    events = play(table, "activate caravansary_purple")
    assert told(events, "built") == [{"seat": 0, "site": "caravansary_purple"}]
    assert cubes(table) == {"purple": 1}


NINE = ["1-1", "2-1", "3-1", "4-1", "5-1", "1-2", "2-2", "3-2", "4-2"]


# rule site.none_left
# rule slot.site
def test_without_a_building_empty_sites_cannot_be_chosen() -> None:
    table = arrange(buildings=dict.fromkeys(NINE, 0))
    assert legal(table, "enter") == ["column 1", "column 2"]
    assert refusal(table, "enter column 3") == "slot.site"
    play(table, "enter column 2")
    assert refusal(table, "activate wall_purple") == "site.none_left"
    assert legal(table, "activate") == [
        "caravansary_tan",
        "palace_teal",
        "library_orange",
        "marketplace_orange",
    ]


# rule site.none_left
# rule slot.site
def test_where_nothing_else_is_left_an_empty_site_is_activated_without_a_building() -> None:
    table = arrange(
        active=2,
        queue=[0, 1, 2],
        slots={"column 1": 0, "column 2": 1},
        buildings=dict.fromkeys(NINE, 2),
        bonus={"1-4": "teal"},
    )
    assert legal(table, "enter") == ["column 3", "column 4", "column 5"]
    play(table, "enter column 4", "activate caravansary_orange")
    assert owner_at(table, "1-4") is None
    assert cubes(table, 2) == {"orange": 1, "teal": 1}
    assert step(table) == "act"


# rule site.none_left
# rule slot.site
def test_alone_too_such_a_line_must_have_an_empty_site() -> None:
    """Columns 3 and 4 are full of the magistrate's buildings, column 5 is empty."""
    his = ["1-3", "2-3", "4-3", "5-3", "1-4", "2-4", "3-4", "4-4", "5-4"]
    table = arrange(
        seats=1,
        queue=[1, 2, 0],
        slots={"column 1": 1, "column 2": 2},
        buildings={**dict.fromkeys(NINE, 0), **dict.fromkeys(his, 1)},
    )
    assert legal(table, "enter") == ["column 5"]
    assert refusal(table, "enter column 3") == "slot.site"
    play(table, "enter column 5", "activate palace_purple")
    assert owner_at(table, "1-5") is None


# rule resource.white
def test_a_white_upgrade_yields_white_instead() -> None:
    table = arrange(
        step="site",
        line="column 1",
        buildings={"1-1": 0, "2-1": 0},
        bonus={"1-1": "white", "2-1": "orange"},
    )
    play(table, "activate palace_tan")
    assert cubes(table) == {"white": 1, "tan": 1, "orange": 1}


# rule resource.other_site
# rule resource.other_upgrades
def test_the_owner_gets_all_of_the_activated_site_and_the_upgrades_of_the_others() -> None:
    """The upgrade of the activated site is not counted twice."""
    table = arrange(
        step="site",
        line="column 1",
        buildings={"1-1": 1, "2-1": 1, "4-1": 1, "5-1": 2},
        bonus={"1-1": "white", "2-1": "orange"},
    )
    play(table, "activate palace_tan")
    assert cubes(table, 0) == {"white": 1, "tan": 1, "orange": 1, "teal": 1}
    assert cubes(table, 1) == {"white": 1, "tan": 1, "orange": 1}
    assert cubes(table, 2) == {}


# rule resource.own
def test_sites_of_other_colors_yield_nothing() -> None:
    table = arrange(step="site", line="column 1", buildings={"1-1": 0, "2-1": 1, "3-1": 0})
    play(table, "activate marketplace_teal")
    assert cubes(table) == {"purple": 1, "teal": 2}
    assert cubes(table, 1) == {}


# rule resource.unlimited
def test_cubes_never_run_out() -> None:
    table = arrange(step="site", line="column 1", cubes=[{"purple": 40}, {"purple": 40}])
    play(table, "activate caravansary_purple")
    assert cubes(table) == {"purple": 41}


# rule action.one
# rule action.site
def test_one_action_of_three() -> None:
    table = arrange(
        step="act", line="column 2", site="5-2", buildings={"5-2": 0}, cubes=[{"purple": 2}]
    )
    assert table.legal() == ["take wall action", "gain favour", "deploy soldier"]
    assert refusal(table, "take palace action") == "action.site"
    play(table, "gain favour")
    assert table.to_act == 1


# rule action.able
def test_a_board_action_needs_something_to_do_in_it() -> None:
    table = arrange(
        step="act", line="column 2", site="5-2", buildings={"5-2": 0}, cubes=[{"teal": 0}]
    )
    assert refusal(table, "take wall action") == "action.able"
    assert table.legal() == ["gain favour", "deploy soldier"]


# rule action.stop
# rule action.again
def test_a_board_action_is_repeated_until_it_is_ended() -> None:
    table = arrange(
        step="act", line="column 2", site="5-2", buildings={"5-2": 0}, cubes=[{"purple": 3}]
    )
    play(table, "take wall action")
    assert refusal(table, "stop") == "action.stop"
    play(table, "build segment_purple_1", "place wall north_1")
    assert refusal(table, "gain favour") == "turn.steps"
    assert "stop" in table.legal()
    play(table, "build segment_purple_2", "place wall north_2")
    assert table.to_act == 1


# rule action.again
def test_the_marketplace_gives_one_post_and_one_good_a_city() -> None:
    table = arrange(
        step="act",
        line="column 1",
        site="4-1",
        buildings={"4-1": 0},
        posts=[{"samarkand": 1}],
        cubes=[{"white": 4}],
    )
    play(table, "take marketplace action", "establish rayy", "buy from rayy")
    assert refusal(table, "establish nishapur") == "turn.steps"
    assert refusal(table, "buy from rayy") == "marketplace.goods"


# rule action.again
def test_the_library_hands_out_its_scrolls_at_the_end() -> None:
    table = arrange(
        step="act", line="column 1", site="3-1", buildings={"3-1": 0}, cubes=[{"white": 5}]
    )
    play(table, "take library action")
    assert stores(table) == {}
    play(table, "pay white", "pay white")
    assert stores(table) == {}
    play(table, "pay white")
    assert (stores(table), cubes(table)) == ({"scrolls": 4}, {"white": 1})


# rule turn.steps
def test_the_steps_of_a_turn_keep_their_order() -> None:
    table = arrange()
    for move in ("activate wall_tan", "gain favour", "end turn", "stop", "pay tan", "queue 1"):
        assert refusal(table, move) == "turn.steps"
    play(table, "enter column 1")
    for move in ("enter column 2", "gain favour", "take wall action"):
        assert refusal(table, move) == "turn.steps"
    play(table, "activate caravansary_purple")
    assert refusal(table, "activate palace_tan") == "turn.steps"


# rule turn.end
def test_a_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    table = arrange(step="act", line="column 3", site="1-3", buildings={"1-3": 0})
    play(table, "gain favour")
    assert table.to_act == 1
    table = arrange(
        step="act",
        line="column 3",
        site="1-3",
        buildings={"1-3": 0},
        camels={"market top_left": 1},
    )
    play(table, "gain favour")
    assert (table.to_act, step(table)) == (0, "after")
    events = play(table, "end turn")
    assert told(events, "turn_began") == [{"seat": 1}]


# rule round.order
def test_turns_are_taken_in_the_order_of_the_queue() -> None:
    table = arrange(active=2, queue=[2, 0, 1])
    order = []
    for line in ("column 1", "column 2", "column 3"):
        order.append(table.to_act)
        play(table, f"enter {line}")
        play(table, table.legal()[0], "gain favour")
    assert order == [2, 0, 1]


# rule year.rounds
def test_three_years_of_four_rounds() -> None:
    table = arrange()
    rounds = []
    while table.to_act is not None:
        now = (seen(table)["year"], seen(table)["round"])
        if now not in rounds:
            rounds.append(now)
        free = [move for move in table.legal() if move == "gain favour"] or table.legal()
        play(table, free[0])
    assert rounds == [(year, round) for year in (1, 2, 3) for round in (1, 2, 3, 4)]


# rule soldier.decline
def test_the_soldier_action_may_be_used_to_do_nothing() -> None:
    table = arrange(step="act", line="column 2", site="5-2", buildings={"5-2": 0})
    play(table, "deploy soldier", "no soldier")
    assert influence(table) == 0
    assert cell(table, "5-2")["soldier"] is None
    assert table.to_act == 1
    assert site_at(table, "5-2") == "wall_purple"
