"""Preparation: what lies where before the first turn."""

from typing import Any

import pytest

import fondaco
from games.merchants.positions import COLORS, arrange, path, state_of, step_of
from positions import play, refusal, told

PURPLE = [
    *("berlin", "budapest", "hamburg", "kobenhavn", "krakow", "lviv", "nurnberg", "praha"),
    *("venezia", "vilnius", "warszawa", "wien", "wroclaw", "zagreb"),
]


def opened(seats: int = 4, seed: int = 1, board: str = "short", setup: str = "") -> fondaco.Table:
    options = {"board": board, "setup": setup} if setup else {"board": board}
    return fondaco.new("merchants", seats=seats, options=options, seed=seed)


def first_seat(table: fondaco.Table) -> int:
    first: int = state_of(table)["first"]
    return first


def placed_by(table: fondaco.Table, count: int) -> list[int]:
    """Who places the next so many pieces; each takes the first place there is."""
    seats = []
    for _ in range(count):
        assert table.to_act is not None
        seats.append(table.to_act)
        table.play(table.legal()[0])
    return seats


def test_the_arched_tokens_lie_on_the_arched_spaces() -> None:
    # rule setup.arches
    arches = {
        "jutland": "fields_arch_5",
        "brandenburg": "pasture_arch_4",
        "salzkammergut": "saltworks_arch_10",
        "apennines": "mountains_arch_9",
        "moravia": "forest_arch_9",
    }
    assert state_of(opened())["tokens"] == arches
    assert state_of(opened(board="main"))["tokens"] == arches


def test_ten_tokens_lie_face_down() -> None:
    # rule setup.stock
    view = opened().view(0)
    assert view["face_down"] == dict.fromkeys(
        ("forest", "pasture", "fields", "mountains", "saltworks"), 2
    )


def test_all_development_cards_are_in_the_stack() -> None:
    # rule setup.cards
    assert opened().view(0)["card_stack"] == 25


def test_the_supply_can_be_counted() -> None:
    # rule setup.supply
    table = arrange(hands=[{"ore": 2}, {"ore": 3, "salt": 1}])
    assert table.view(None)["supply"] == {
        "lumber": 19,
        "wool": 19,
        "grain": 19,
        "ore": 14,
        "salt": 18,
    }


@pytest.mark.parametrize("board", ["short", "main"])
def test_the_robber_starts_on_any_hex_without_number(board: str) -> None:
    # rule setup.robber
    found = set()
    for seed in range(60):
        view = opened(seed=seed, board=board).view(None)
        numbers = view["numbers"]
        assert isinstance(numbers, dict)
        assert view["robber"] not in numbers
        found.add(view["robber"])
    assert len(found) > 10


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_has_3_gold(seats: int) -> None:
    # rule setup.gold
    assert state_of(opened(seats))["gold"] == [3] * seats


@pytest.mark.parametrize(
    ("seats", "board", "posts"), [(3, "short", 5), (4, "short", 4), (3, "main", 9), (4, "main", 7)]
)
def test_the_storage_area(seats: int, board: str, posts: int) -> None:
    # rule setup.storage
    # rule setup.top
    state = state_of(opened(seats, board=board))
    assert state["storage"] == [posts] * seats
    assert state["freed"] == [1] * seats


def test_the_fixed_set_up() -> None:
    # rule setup.fixed
    # rule setup.colors
    state = state_of(opened())
    cities = {color: [] for color in COLORS}  # type: dict[str, list[str]]
    for city, color in state["posts"].items():
        cities[color].append(city)
    assert cities == {
        "red": ["budapest", "vilnius", "zagreb"],
        "blue": ["lviv", "venezia", "wroclaw"],
        "white": ["kobenhavn", "krakow", "wien"],
        "orange": ["berlin", "nurnberg", "warszawa"],
    }
    assert all(len(routes) == 1 for routes in state["routes"])
    assert state["caravans"] == [piece for routes in state["routes"] for piece in (routes[0], None)]


def test_the_resources_of_the_fixed_set_up() -> None:
    # rule setup.fixed_resources
    assert state_of(opened())["hands"] == [
        {"lumber": 1, "grain": 1, "salt": 1},
        {"salt": 1, "wool": 1, "ore": 1},
        {"lumber": 1, "grain": 1, "wool": 1},
        {"ore": 1, "salt": 1, "grain": 1},
    ]


def test_red_begins_after_the_fixed_set_up() -> None:
    # rule setup.fixed_first
    for seed in range(10):
        table = opened(seed=seed)
        assert (table.to_act, step_of(table)) == (0, "roll")


def test_with_three_players_orange_is_neutral() -> None:
    # rule setup.fixed_neutral
    state = state_of(opened(3))
    orange = [city for city, color in state["posts"].items() if color == "orange"]
    assert orange == ["berlin", "nurnberg", "warszawa"]
    assert len(state["routes"]) == 3
    assert len(state["caravans"]) == 6


def test_the_main_board_has_the_variable_set_up() -> None:
    # rule setup.main_variable
    table = opened(board="main")
    assert table.options == {"board": "main", "setup": "variable", "offers": "5"}
    assert step_of(table) == "start_post"
    with pytest.raises(fondaco.Refused, match="exclude each other"):
        opened(board="main", setup="fixed")


def test_the_highest_roll_begins() -> None:
    # rule setup.order
    game = fondaco.game("merchants")
    rolls = [0, 1, 2, 3, 5, 4, 1, 1]
    state = game.new(4, {"setup": "variable"}, fondaco.Recorded([*rolls, 0]))
    assert game.to_act(state) == 2


def test_ties_of_the_highest_roll_are_rolled_again() -> None:
    # rule setup.tie
    game = fondaco.game("merchants")
    rolls = [5, 5, 1, 1, 5, 5, 0, 0]  # Red and White with 12
    again = [3, 3, 3, 3]  # and once more
    last = [0, 0, 0, 1]
    chance = fondaco.Recorded([*rolls, *again, *last, 0])
    assert game.to_act(game.new(4, {"setup": "variable"}, chance)) == 2
    assert chance.used == 17


@pytest.mark.parametrize("seats", [3, 4])
def test_posts_are_placed_in_a_snake(seats: int) -> None:
    # rule setup.snake
    for seed in range(4):
        table = opened(seats, seed=seed, setup="variable")
        first = first_seat(table)
        clockwise = [(first + n) % seats for n in range(seats)]
        assert placed_by(table, 3 * seats) == [*clockwise, *reversed(clockwise), *clockwise]


def test_starting_posts_stand_on_empty_purple_sites() -> None:
    # rule setup.purple
    table = opened(setup="variable")
    assert table.legal() == [f"post {city}" for city in PURPLE]
    assert refusal(table, "post kaliningrad") == "setup.purple"
    play(table, "post praha")
    assert refusal(table, "post praha") == "setup.purple"


def test_resources_come_from_the_last_post() -> None:
    # rule setup.resources
    table = opened(setup="variable")
    first = first_seat(table)
    placed_by(table, 8)
    assert state_of(table)["hands"] == [{}] * 4
    events = play(table, "post zagreb")
    [started] = told(events, "started_with")
    assert started["seat"] == first
    assert started["resources"] == {"lumber": 1, "grain": 1, "salt": 1}
    assert state_of(table)["hands"][first] == started["resources"]


def test_a_blank_hex_gives_its_starting_resource_too() -> None:
    """Zagreb touches the numberless fields of Slavonia."""
    # rule setup.blank
    table = opened(setup="variable")
    placed_by(table, 8)
    numbers = table.view(None)["numbers"]
    assert isinstance(numbers, dict)
    assert "slavonia" not in numbers
    [started] = told(play(table, "post zagreb"), "started_with")
    assert started["resources"]["grain"] == 1


def test_with_three_everybody_places_a_neutral_post() -> None:
    # rule setup.neutral
    # rule setup.purple
    table = opened(3, setup="variable")
    first = first_seat(table)
    placed_by(table, 9)
    assert all(text.startswith("neutral ") for text in table.legal())
    assert refusal(table, "neutral kaliningrad") == "setup.purple"
    assert placed_by(table, 3) == [(first + n) % 3 for n in (2, 0, 1)]
    assert list(state_of(table)["posts"].values()).count("orange") == 3


@pytest.mark.parametrize("seats", [3, 4])
def test_routes_are_placed_counter_clockwise_from_the_last(seats: int) -> None:
    # rule setup.route
    # rule setup.caravan
    # rule turn.order
    table = opened(seats, setup="variable", seed=seats)
    first = first_seat(table)
    placed_by(table, 3 * seats + (3 if seats == 3 else 0))
    order = [(first - 1 - n) % seats for n in range(seats)]
    assert placed_by(table, seats) == order
    state = state_of(table)
    for seat in range(seats):
        assert state["caravans"][2 * seat] == state["routes"][seat][0]
        assert state["caravans"][2 * seat + 1] is None
    assert (table.to_act, step_of(table)) == (first, "roll")


def test_a_first_route_leaves_an_own_post() -> None:
    # rule setup.route
    table = start_route()
    assert refusal(table, f"route {path('wien', 'bohemia_east')}") == "setup.route"


def start_route(**fields: Any) -> fondaco.Table:
    posts = {"red": ["praha"], "blue": ["wien"], "white": ["koln"]}
    return arrange(step="start_route", posts=posts, placed=12, first=1, rolled=False, **fields)


def test_a_first_route_connects_no_isolated_city_sites() -> None:
    """Köln and Bruxelles lie side by side."""
    # rule setup.isolated
    table = arrange(step="start_route", posts={"red": ["koln"]}, placed=12, first=1, rolled=False)
    assert refusal(table, f"route {path('koln', 'bruxelles')}") == "setup.isolated"
    assert f"route {path('koln', 'bruxelles')}" not in table.legal()


def test_a_first_route_may_not_complete_a_connection_of_others() -> None:
    # rule setup.isolated
    table = start_route(routes={"blue": [path("wroclaw", "silesia_west")]})
    assert refusal(table, f"route {path('praha', 'silesia_west')}") == "setup.isolated"


def test_who_has_no_other_path_connects_without_gold() -> None:
    """Köln lies beside Bruxelles and Hamburg, and its third path meets Blue's route from Bern; the
    path between two own cities is offered once."""
    # rule setup.no_way
    # rule setup.isolated
    posts = {"red": ["koln", "bruxelles"], "blue": ["bern"]}
    fields: dict[str, Any] = {"step": "start_route", "placed": 12, "first": 1, "rolled": False}
    ways = [path("koln", end) for end in ("bruxelles", "hamburg", "lorraine_east")]
    taken = {
        "blue": [path("bern", "lorraine_east")],
        "white": [path("bruxelles", "low_countries_west"), path("bruxelles", "paris")],
    }
    table = arrange(posts=posts, routes=taken, **fields)
    assert sorted(table.legal()) == sorted(f"route {way}" for way in ways)
    gold = state_of(table)["gold"]
    play(table, f"route {ways[0]}")
    assert state_of(table)["gold"] == gold
    table = arrange(posts=posts, routes={"blue": taken["blue"]}, **fields)
    assert table.legal() == [f"route {path('bruxelles', 'low_countries_west')}"]
    assert refusal(table, f"route {ways[1]}") == "setup.isolated"


def test_the_set_up_brings_no_numbers_gold_or_second_route() -> None:
    """Also on a path with a double arrow."""
    # rule setup.quiet
    table = arrange(
        step="start_route",
        posts={"red": ["warszawa"]},
        routes={"blue": [path("wroclaw", "silesia_west")]},
        placed=12,
        first=1,
        rolled=False,
    )
    play(table, f"route {path('warszawa', 'mazovia_west')}")
    assert step_of(table) != "arrow"
    table = opened(setup="variable")
    placed_by(table, 12)
    state = state_of(table)
    assert len(state["tokens"]) == 5
    assert state["gold"] == [3] * 4


def test_gold_never_runs_out() -> None:
    # rule setup.coins
    table = arrange(step="roll", gold=[200, 200, 200, 200], picks=[0, 0])
    play(table, "roll")
    assert state_of(table)["gold"] == [201, 201, 201, 201]
