"""What a learner is told of positions that matter, and what they are worth."""

from typing import Any

import pytest

import fondaco
from fondaco.games.merchants.boards import BOARDS
from fondaco.games.merchants.components import CITY_IDS, END, PATH_IDS, PLACE_IDS
from fondaco.games.merchants.encoding.survey import Survey, lane
from fondaco.games.merchants.terms import COST_IDS, PIECE_IDS, STEP_IDS
from games.merchants import ends
from games.merchants.encoded import (
    GAME,
    LOGS,
    level,
    state_of,
    states_of_log,
    states_of_walk,
    told,
)
from games.merchants.positions import BLUE, COLORS, RED, WHITE, arrange, paths
from games.merchants.test_stuck import SITES, full_board
from positions import play

SALT, GOLD = PIECE_IDS.index("salt"), PIECE_IDS.index("gold")
COMPOSES, WAITS, CHOOSES, ASKED, ACCEPTS, COUNTERS = range(6)  # what a seat does in a trade

WAY = paths("praha", "silesia_west", "wroclaw")  # from a post of Red to one of Blue


# The net.


def targets(routes: list[str]) -> list[int]:
    """Whether Red reaches Wroclaw, or is one trade route away, or two."""
    table = arrange(posts={"red": ["praha"], "blue": ["wroclaw"]}, routes={"red": routes})
    state = state_of(table)
    names = ["targets reached", "targets one route away", "targets two routes away"]
    return [level(state, f"own: {name}") for name in names]


def test_trade_routes_come_nearer_to_a_trading_post() -> None:
    assert targets([]) == [0, 0, 1]
    assert targets(WAY[:1]) == [0, 1, 0]
    assert targets(WAY) == [1, 0, 0]


def own_places(view: dict[str, Any], color: str) -> set[str]:
    """Where the color may build on: its posts, and the ends of its trade routes."""
    laid = [PATH_IDS.index(path) for path, owner in view["routes"].items() if owner == color]
    places = {PLACE_IDS[END[2 * path + end]] for path in laid for end in (0, 1)}
    return places | {city for city, there in view["cities"].items() if there["post"] == color}


def reached_by_one(view: dict[str, Any], color: str, board: int) -> set[str]:
    """The posts that a trade route of the color, anywhere it may lie, would lead to: by trying."""
    own = own_places(view, color)
    found: set[str] = set()
    for number, path in enumerate(PATH_IDS):
        touches = {PLACE_IDS[END[2 * number]], PLACE_IDS[END[2 * number + 1]]} & own
        if BOARDS[board].on_board[number] and path not in view["routes"] and touches:
            after = {**view, "routes": {**view["routes"], path: color}}
            found |= ends.takers(after, color, ends.sites_reached(after, color))
    return found


def test_what_one_more_trade_route_reaches() -> None:
    """Compared with every trade route that could be opened, in games of all kinds."""
    some = [*states_of_log("greedy_short_fixed_4", 350), *states_of_walk(9, 100, 301)]
    for state in some:
        view = GAME.view(state, None)
        survey = Survey(state)
        for seat, color in enumerate(COLORS[: state.seats]):
            reached = ends.takers(view, color, ends.sites_reached(view, color))
            more = reached_by_one(view, color, state.board) - reached
            assert lane(survey.reached, seat) == len(reached)
            assert lane(survey.one_route, seat) == len(more)


def test_a_post_that_has_a_commodity_is_no_target() -> None:
    table = arrange(
        posts={"red": ["praha"], "blue": ["wroclaw"]},
        routes={"red": WAY},
        commodities={"wroclaw": "white"},
    )
    assert level(table, "own: targets reached") == 0


# Caravans and merchants.


def last_token(salt: int, **fields: Any) -> fondaco.Table:
    """Red has one token left, and a caravan at Praha, one step from Wroclaw, which is Blue's."""
    given: dict[str, Any] = {
        "posts": {"red": ["praha"], "blue": ["wroclaw"]},
        "routes": {"red": WAY},
        "caravans": [[WAY[0]]],
        "storage": [0, 4, 4, 4],
        "freed": [1, 1, 1, 1],
        "hands": [{"salt": salt}],
    }
    return arrange(**{**given, **fields})


def test_a_win_in_hand() -> None:
    assert level(last_token(1), "win in hand") == 1
    assert level(last_token(0), "win in hand") == 0
    assert level(last_token(1, step="roll"), "win in hand", row=1) == 1
    assert level(last_token(1, freed=[2, 1, 1, 1]), "win in hand") == 0
    assert level(last_token(1, freed=[2, 1, 1, 1]), "deliveries in hand") == 1


def test_others_see_who_may_win_whatever_is_in_hand() -> None:
    for salt in (0, 1):
        assert level(last_token(salt), "third seat: may win", seat=BLUE) == 1
    assert level(last_token(1, storage=[2, 4, 4, 4]), "third seat: may win", seat=BLUE) == 0


def test_a_foreign_trade_route_is_no_way_without_gold() -> None:
    routes = {"red": WAY[:1], "white": WAY[1:]}
    assert level(last_token(1, routes=routes, gold=[0]), "own: one salt away") == 0
    assert level(last_token(1, routes=routes, gold=[1]), "own: one salt away") == 1


def test_steps_of_a_merchant_to_an_empty_site() -> None:
    table = arrange(posts={"red": ["praha"]}, merchants=[["praha"]], hands=[{"grain": 1}])
    near = level(table, "own: merchant")
    assert near > 1
    assert level(table, "foundings in hand") == 1
    assert level(table, "own: merchant", seat=BLUE) == 0
    assert level(table, "third seat: merchant", seat=BLUE) == near


def test_the_best_site_is_near_only_if_a_merchant_is_near_it() -> None:
    """Lisboa and Berlin are empty: Lisboa near Madrid, Berlin, which is better, further from the
    other merchant."""
    taken = [city for city in CITY_IDS if city not in ("madrid", "lisboa", "berlin")]
    posts = {"red": ["madrid"], "blue": taken}
    alone = arrange(posts=posts, merchants=[["madrid"]])
    both = arrange(posts=posts, merchants=[["swabia_east", "madrid"]])
    assert level(both, "sites of merchants") == level(alone, "sites of merchants") > 0
    assert level(both, "sites of merchants", row=1) > level(alone, "sites of merchants", row=1)


# Production.


def test_the_robber_takes_chances_away() -> None:
    """Berlin lies between a saltworks of 6, a forest, and a pasture."""
    for robber, salt, robbed in (("finland", 5, 0), ("luneburg_heath", 0, 5)):
        table = arrange(board="short", posts={"red": ["berlin"]}, robber=robber)
        assert level(table, "own: production", row=4) == salt
        assert level(table, "own: robbed") == robbed


def test_a_token_brings_what_a_number_brings() -> None:
    """Oslo borders the forest of Norway, which has no number; a 10 has three chances of 36."""
    before = arrange(board="short", posts={"red": ["oslo"]})
    after = arrange(board="short", posts={"red": ["oslo"]}, tokens={"norway": "forest_10"})
    for name, more in (("blank hexes", -1), ("income", 3), ("own: production", 3)):
        assert level(after, name) == level(before, name) + more


# Cards in hand.


def test_what_is_lacking_for_a_purchase() -> None:
    merchant = COST_IDS.index("merchant")
    table = arrange(hands=[{"wool": 1, "lumber": 2}], gold=[1])
    assert level(table, "lacking", row=merchant) == 1
    assert level(table, "last card", row=merchant * 5 + PIECE_IDS.index("grain")) == 1
    assert level(table, "payable with gold", row=merchant) == 0
    rich = arrange(hands=[{"wool": 1, "lumber": 2}], gold=[2])
    assert level(rich, "payable with gold", row=merchant) == 1
    full = arrange(hands=[{"wool": 2, "lumber": 2, "grain": 3}])
    assert level(full, "payable", row=merchant) == 2
    assert level(full, "lacking", row=merchant) == 0


def test_cards_are_told_by_what_they_do() -> None:
    table = arrange(cards=[{"lancer": 2, "merchant_bank": 1}, {"lancer": 1}])
    assert told(state_of(table), RED)["playable cards"] == {0: 2, 4: 2}
    assert level(table, "next seat: cards") == 1
    assert "playable cards" not in told(state_of(table), WHITE)
    assert level(table, "third seat: cards", seat=BLUE) == 3


def test_of_other_hands_only_the_size_is_told() -> None:
    one = arrange(hands=[{}, {"ore": 2}, {"salt": 1}])
    other = arrange(hands=[{}, {"ore": 1, "salt": 1}, {"ore": 1}])
    assert GAME.encode(state_of(one), RED) == GAME.encode(state_of(other), RED)
    assert GAME.encode(state_of(one), BLUE) != GAME.encode(state_of(other), BLUE)


# Trade.


def trading(*moves: str) -> fondaco.Table:
    """Red, who wins with one salt, talks with Blue, who has one."""
    table = last_token(0, hands=[{"ore": 1}, {"salt": 1}, {"salt": 1}], gold=[1, 0, 0])
    play(table, *moves)
    return table


OFFER = ("offer", "give 1 ore", "ask 1 salt", "propose")


def test_who_is_asked_sees_whom_the_trade_helps() -> None:
    table = trading(*OFFER)
    state = state_of(table)
    assert told(state, BLUE)["trade costs"] == {ASKED * 6 + SALT: 1}
    assert told(state, BLUE)["trade helps"] == {SALT * 4: 1}
    assert told(state, BLUE)["trade helps to win"] == {SALT: 1}
    assert told(state, RED)["trade brings"] == {WAITS * 6 + SALT: 1}


def test_answers_change_what_is_told() -> None:
    table = trading(*OFFER, "accept")
    state = state_of(table)
    assert told(state, BLUE)["trade costs"] == {ACCEPTS * 6 + SALT: 1}
    assert told(state, RED)["trade brings"] == {CHOOSES * 6 + SALT: 1}
    assert told(state, RED)["next seat: answer"] == {1: 1}
    play(table, "decline")
    declined = told(state_of(table), WHITE)
    assert "trade costs" not in declined
    assert SALT in declined["others' trade"]


def test_a_counter_offer() -> None:
    table = trading(*OFFER, "counter", "give 1 salt", "ask 1 gold")
    assert told(state_of(table), BLUE)["trade brings"] == {COUNTERS * 6 + GOLD: 1}
    assert "next seat: counter-offer gives" not in told(state_of(table), RED)
    play(table, "propose")
    assert told(state_of(table), RED)["next seat: counter-offer gives"] == {SALT: 1}
    assert told(state_of(table), RED)["next seat: counter-offer asks"] == {GOLD: 1}


def test_a_draft_is_told_to_nobody_else() -> None:
    table = trading("offer", "give 1 ore")
    other = trading("offer", "give 1 gold")
    assert told(state_of(table), RED)["trade costs"] == {COMPOSES * 6 + PIECE_IDS.index("ore"): 1}
    assert GAME.encode(state_of(table), RED) != GAME.encode(state_of(other), RED)
    assert GAME.encode(state_of(table), BLUE) == GAME.encode(state_of(other), BLUE)


def test_what_is_asked_and_of_whom() -> None:
    table = trading(*OFFER)
    answer = STEP_IDS.index("answer")
    assert told(state_of(table), BLUE)["step"] == {answer: 1}
    assert told(state_of(table), RED)["step"] == {len(STEP_IDS) + answer: 1}
    assert told(state_of(table), BLUE)["own: turn"] == {1: 1}
    assert told(state_of(table), BLUE)["third seat: turn"] == {0: 1}


# What a position is worth, as if the game ended now.


@pytest.mark.parametrize(
    ("name", "worth"),
    [
        ("greedy_short_fixed_3", [1 / 2, 0, 1]),  # delivered 4, 3, 6
        ("greedy_short_fixed_4", [1 / 6, 2 / 3, 1 / 6, 1]),  # 1, 4, 1, 5
        ("greedy_main_variable_4", [1, 2 / 3, 1 / 3, 0]),  # 8, 5, 3, 1
        ("stuck_main_3", [0, 1, 1 / 2]),  # 1, 5, 2, and nobody could win
    ],
)
def test_the_end_of_a_game_by_rank(name: str, worth: list[float]) -> None:
    # rule win.all
    # rule win.stuck_rank
    table = fondaco.replay((LOGS / f"{name}.log").read_text())
    assert table.is_over
    assert GAME.returns(state_of(table)) == pytest.approx(worth)


def test_a_game_that_nobody_can_win_by_posts_and_gold() -> None:
    # rule win.stuck_rank
    for fields, worth in (
        ({}, [1, 1 / 4, 1 / 4]),
        ({"storage": [5, 3, 2]}, [1, 0, 1 / 2]),
        ({"gold": [0, 3, 4]}, [1, 0, 1 / 2]),
        ({"commodities": dict.fromkeys(SITES, "orange")}, [1 / 2, 1 / 2, 1 / 2]),
    ):
        table = full_board(**fields)
        play(table, "end turn")
        assert table.is_over
        assert GAME.returns(state_of(table)) == pytest.approx(worth)


def test_who_has_won_is_first_and_gold_does_not_part_the_others() -> None:
    # rule win.all
    table = last_token(1, gold=[0, 5, 0])
    play(table, f"caravan {WAY[0]} to {WAY[1]}", "deliver wroclaw")
    assert table.is_over
    assert GAME.returns(state_of(table)) == pytest.approx([1, 1 / 3, 1 / 3, 1 / 3])


def test_under_way_everybody_is_where_the_game_would_leave_them() -> None:
    assert GAME.returns(state_of(arrange(gold=[3, 3, 3, 4]))) == pytest.approx([1 / 3] * 3 + [1])
