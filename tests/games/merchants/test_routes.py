"""Trade routes: where they may lie, what they cost, and double arrows."""

from games.merchants.positions import (
    PRAHA_EAST,
    PRAHA_WEST,
    RED,
    ROUTE,
    WHITE,
    arrange,
    hand_of,
    path,
    player,
    seen,
    state_of,
    step_of,
)
from positions import play, refusal, told


def times(cost: dict[str, int], count: int) -> dict[str, int]:
    return {kind: number * count for kind, number in cost.items()}


def test_a_route_is_paid_and_touches_an_own_post_or_route() -> None:
    # rule route.cost
    # rule route.adjacent
    table = arrange(posts={"red": ["praha"]}, hands=[times(ROUTE, 2)])
    beyond = path("silesia_west", "bohemia_east")
    assert refusal(table, f"route {beyond}") == "route.adjacent"
    play(table, f"route {PRAHA_EAST}", f"route {beyond}")
    assert hand_of(table, RED) == {}
    assert refusal(table, f"route {PRAHA_WEST}") == "route.cost"
    assert player(table, RED)["routes_left"] == 28


def test_foreign_posts_and_routes_are_no_beginning() -> None:
    # rule route.adjacent
    table = arrange(
        posts={"red": ["koln"], "blue": ["praha"]},
        routes={"blue": [PRAHA_EAST]},
        hands=[ROUTE],
    )
    assert refusal(table, f"route {PRAHA_WEST}") == "route.adjacent"


def test_a_path_takes_one_route() -> None:
    # rule route.empty
    table = arrange(posts={"red": ["praha"]}, routes={"blue": [PRAHA_EAST]}, hands=[ROUTE])
    assert refusal(table, f"route {PRAHA_EAST}") == "route.empty"


def test_a_path_lies_on_the_board() -> None:
    # rule route.board
    table = arrange(board="short", posts={"red": ["praha"]}, hands=[ROUTE])
    assert refusal(table, f"route {path('koln', 'bruxelles')}") == "route.board"


def test_a_route_at_sea_is_like_any_other() -> None:
    # rule components.sea
    table = arrange(posts={"red": ["napoli"]}, hands=[ROUTE])
    play(table, "route ionian_sea_n")
    assert seen(table)["routes"]["ionian_sea_n"] == "red"


def test_foreign_posts_block_nothing() -> None:
    # rule route.foreign
    table = arrange(
        posts={"red": ["koln"], "blue": ["bruxelles"]},
        routes={"red": [path("koln", "bruxelles")]},
        hands=[ROUTE],
    )
    play(table, f"route {path('bruxelles', 'paris')}")


def test_thirty_routes_are_all() -> None:
    # rule route.limit
    table = arrange(posts={"red": ["praha"]}, hands=[ROUTE])
    built = [id for id in table.game.moves if id.text.startswith("route ")]
    thirty = [move.text.split()[1] for move in built if move.text.split()[1] != PRAHA_EAST][:30]
    table = arrange(posts={"red": ["praha"]}, routes={"red": thirty}, hands=[ROUTE])
    assert player(table, RED)["routes_left"] == 0
    assert refusal(table, f"route {PRAHA_EAST}") == "route.limit"


# Double arrows.

ARROW = path("mazovia_west", "pomerania_east")
TO_ARROW = path("wroclaw", "mazovia_west")


def test_the_free_route_touches_the_double_arrow() -> None:
    # rule route.arrow
    # rule route.arrow_beside
    table = arrange(posts={"red": ["wroclaw"]}, routes={"red": [TO_ARROW]}, hands=[ROUTE])
    play(table, f"route {ARROW}")
    elsewhere = path("wroclaw", "pomerania_west")
    assert refusal(table, f"route {elsewhere}") == "route.arrow_beside"
    assert refusal(table, "end turn") == "turn.steps"
    events = play(table, f"route {path('mazovia_west', 'warszawa')}")
    assert told(events, "opened") == [
        {"seat": RED, "path": path("mazovia_west", "warszawa"), "paid": False}
    ]
    assert step_of(table) == "act"


def test_the_free_route_may_be_left_out() -> None:
    # rule route.arrow_may
    table = arrange(posts={"red": ["wroclaw"]}, routes={"red": [TO_ARROW]}, hands=[ROUTE])
    play(table, f"route {ARROW}", "no route")
    assert step_of(table) == "act"
    assert len(state_of(table)["routes"][RED]) == 2


def test_no_free_route_where_no_piece_is_left() -> None:
    # rule route.arrow
    # rule route.limit
    names = [m.text.split()[1] for m in arrange().game.moves if m.text.startswith("route ")]
    others = [name for name in names if name not in (ARROW, TO_ARROW)][:28]
    table = arrange(posts={"red": ["wroclaw"]}, routes={"red": [TO_ARROW, *others]}, hands=[ROUTE])
    play(table, f"route {ARROW}")
    assert step_of(table) == "act"


def test_a_double_arrow_after_a_double_arrow() -> None:
    """No two of them meet in the edition: so the second one is asked for by its path."""
    # rule route.arrow_again
    table = arrange(
        posts={"red": ["wroclaw"]},
        routes={"red": [TO_ARROW], "white": []},
        hands=[ROUTE],
        step="arrow",
        arrow=TO_ARROW,
    )
    play(table, f"route {ARROW}")
    assert step_of(table) == "arrow"
    assert seen(table, WHITE)["turn"]["double_arrow"] == ARROW
