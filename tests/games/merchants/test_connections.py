"""First connections: which routes they go over, and whom they pay."""

import pytest

from games.merchants.positions import (
    BLUE,
    PRAHA_EAST,
    RED,
    ROUTE,
    arrange,
    gold_of,
    path,
    paths,
    step_of,
)
from positions import play, refusal, told


def test_a_connection_pays_each_owner_for_the_own_routes() -> None:
    """Praha to Wroclaw over a route of Blue."""
    # rule route.gold
    # rule route.unoccupied
    table = arrange(
        posts={"red": ["praha"]},
        routes={"blue": [path("silesia_west", "wroclaw")]},
        hands=[ROUTE],
    )
    events = play(table, f"route {PRAHA_EAST}")
    assert told(events, "gained_gold") == [
        {"seat": RED, "count": 1, "for": "connection"},
        {"seat": BLUE, "count": 1, "for": "connection"},
    ]
    assert gold_of(table) == [1, 1, 0, 0]


def test_two_isolated_sites_joined_pay_once() -> None:
    # rule route.once
    table = arrange(posts={"red": ["koln"]}, hands=[ROUTE])
    play(table, f"route {path('koln', 'bruxelles')}")
    assert gold_of(table) == [1, 0, 0, 0]


def test_sites_that_are_connected_already_pay_nothing() -> None:
    """Köln with Bruxelles, Hamburg with Berlin: now all four."""
    # rule route.isolated
    table = arrange(
        posts={"red": ["koln"]},
        routes={
            "red": [*paths("koln", "bruxelles"), *paths("hamburg", "brandenburg_west", "berlin")]
        },
        hands=[ROUTE],
    )
    play(table, f"route {path('koln', 'hamburg')}")
    assert gold_of(table) == [0, 0, 0, 0]


def test_a_ring_connects_nothing_new() -> None:
    # rule route.isolated
    ring = ["praha", "nurnberg", "swabia_east", "wien", "bohemia_east", "silesia_west", "praha"]
    table = arrange(posts={"red": ["praha"]}, routes={"red": paths(*ring)[:-1]}, hands=[ROUTE])
    play(table, f"route {paths(*ring)[-1]}")
    assert gold_of(table) == [0, 0, 0, 0]


def test_a_ring_around_one_site_leaves_it_isolated() -> None:
    """Madrid is the only city-site of Castile."""
    # rule route.isolated
    around = ["castile_east", "aragon_west", "madrid", "castile_west", "algarve_east"]
    *ring, last = paths(*around, "levante_west", "castile_east")
    table = arrange(posts={"red": ["madrid"]}, routes={"red": ring}, hands=[ROUTE])
    events = play(table, f"route {last}")
    assert told(events, "connected") == []
    assert gold_of(table) == [0, 0, 0, 0]


@pytest.mark.parametrize(("chosen", "paid"), [("blue", [4, 3, 0, 0]), ("white", [4, 0, 3, 0])])
def test_shortest_connections_may_fork_in_the_middle(chosen: str, paid: list[int]) -> None:
    """Four routes of Red from Dublin around Ireland, then three of Blue north of Wales, or three
    of White south of it, to London."""
    # rule route.tie
    # rule route.gold
    ireland = ["ireland_northwest", "ireland_west", "ireland_southwest", "wales_west"]
    around = {
        "blue": paths("london", "eastern_england_west", "ireland_east", "wales_west"),
        "white": paths("london", "channel_coast_west", "wales_southwest", "wales_west"),
    }
    table = arrange(
        posts={"red": ["dublin"]}, routes={"red": paths(*ireland), **around}, hands=[ROUTE]
    )
    play(table, f"route {path('dublin', 'ireland_northwest')}")
    assert (step_of(table), len(table.legal())) == ("connect", 2)
    play(table, *[move for move in table.legal() if move.split()[1] in around[chosen]])
    assert gold_of(table) == paid
    assert step_of(table) == "act"


def test_only_the_shortest_connection_pays() -> None:
    """Paris is connected with Bruxelles, one route away, not with Köln behind it."""
    # rule route.shortest
    table = arrange(
        posts={"red": ["paris"]},
        routes={"blue": [path("bruxelles", "koln")]},
        hands=[ROUTE],
    )
    play(table, f"route {path('paris', 'bruxelles')}")
    assert gold_of(table) == [1, 0, 0, 0]


def test_the_builder_chooses_among_shortest_connections() -> None:
    """From Bern it is two routes to Paris, over Blue's, and to Lyon, over White's."""
    # rule route.tie
    junction = "loire_east"
    to_paris, to_lyon = path(junction, "paris"), path(junction, "lyon")
    table = arrange(
        posts={"red": ["bern"]},
        routes={"blue": [to_paris], "white": [to_lyon]},
        hands=[ROUTE],
    )
    play(table, f"route {path('bern', junction)}")
    assert (table.to_act, step_of(table)) == (RED, "connect")
    assert set(table.legal()) == {f"via {to_paris}", f"via {to_lyon}"}
    assert refusal(table, f"via {path('bern', junction)}") == "route.tie"
    play(table, f"via {to_lyon}")
    assert gold_of(table) == [1, 0, 1, 0]
    assert step_of(table) == "act"


def test_nothing_is_asked_where_all_shortest_connections_pay_the_same() -> None:
    # rule route.tie_alike
    junction = "loire_east"
    both = [path(junction, "paris"), path(junction, "lyon")]
    table = arrange(posts={"red": ["bern"]}, routes={"blue": both}, hands=[ROUTE])
    play(table, f"route {path('bern', junction)}")
    assert step_of(table) == "act"
    assert gold_of(table) == [1, 1, 0, 0]


@pytest.mark.parametrize("swapped", [False, True])
def test_it_is_what_each_is_paid_that_counts_not_in_which_order(swapped: bool) -> None:
    # rule route.tie_alike
    ireland = ["ireland_northwest", "ireland_west", "ireland_southwest", "wales_west"]
    north = paths("london", "eastern_england_west", "ireland_east", "wales_west")
    south = paths("london", "channel_coast_west", "wales_southwest", "wales_west")
    whole = {"red": paths(*ireland), "blue": [north[0], south[2]], "white": [south[0], north[2]]}
    whole["blue" if swapped else "white"] += [north[1]]
    whole["white"] += [south[1]]
    table = arrange(posts={"red": ["dublin"]}, routes=whole, hands=[ROUTE])
    play(table, f"route {path('dublin', 'ireland_northwest')}")
    assert step_of(table) == ("connect" if swapped else "act")
    assert swapped or gold_of(table) == [4, 1, 2, 0]
