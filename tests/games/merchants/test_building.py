"""Building: merchants, caravans, trade routes, first connections, double arrows."""

import pytest

import fondaco
from games.merchants.positions import (
    BLUE,
    RED,
    WHITE,
    arrange,
    gold_of,
    hand_of,
    path,
    paths,
    player,
    seen,
    state_of,
    step_of,
)
from positions import play, refusal, told

MERCHANT = {"wool": 1, "grain": 1, "lumber": 1}
CARAVAN = {"ore": 1, "lumber": 1, "salt": 1}
ROUTE = {"ore": 1, "lumber": 1}
PRAHA_EAST = path("praha", "silesia_west")
PRAHA_WEST = path("praha", "brandenburg_west")


def times(cost: dict[str, int], count: int) -> dict[str, int]:
    return {kind: number * count for kind, number in cost.items()}


# Merchants.


def test_a_merchant_is_paid_and_stands_at_an_own_post() -> None:
    # rule merchant.cost
    # rule merchant.place
    # rule merchant.at_post
    # rule build.pay
    table = arrange(posts={"red": ["praha"], "blue": ["koln"]}, hands=[MERCHANT])
    supply = seen(table)["supply"]["wool"]
    play(table, "recruit praha")
    assert hand_of(table, RED) == {}
    assert player(table, RED)["merchants"] == ["praha"]
    assert seen(table)["supply"]["wool"] == supply + 1


@pytest.mark.parametrize("lacking", MERCHANT)
def test_a_merchant_needs_all_three(lacking: str) -> None:
    # rule merchant.cost
    table = arrange(posts={"red": ["praha"]}, hands=[{**MERCHANT, lacking: 0}])
    assert refusal(table, "recruit praha") == "merchant.cost"


@pytest.mark.parametrize("city", ["koln", "wien"])
def test_no_merchant_at_a_foreign_post_or_an_empty_site(city: str) -> None:
    # rule merchant.place
    table = arrange(posts={"red": ["praha"], "blue": ["koln"]}, hands=[MERCHANT])
    assert refusal(table, f"recruit {city}") == "merchant.place"


def test_no_merchant_where_one_stands() -> None:
    # rule merchant.room
    table = arrange(posts={"red": ["praha"]}, hands=[MERCHANT], merchants=[["praha"]])
    assert refusal(table, "recruit praha") == "merchant.room"


def test_both_merchants_on_the_board_one_is_placed_anew() -> None:
    # rule merchant.replace
    table = arrange(
        posts={"red": ["praha", "wien"]},
        hands=[MERCHANT],
        merchants=[["moskva", "riga"]],
    )
    assert refusal(table, "recruit praha") == "merchant.replace"
    assert refusal(table, "dismiss praha") == "merchant.replace"
    play(table, "dismiss riga")
    assert step_of(table) == "recruit"
    assert table.legal() == ["recruit praha", "recruit wien"]
    play(table, "recruit wien")
    assert player(table, RED)["merchants"] == ["moskva", "wien"]
    assert hand_of(table, RED) == {}


def test_nobody_is_dismissed_while_a_merchant_is_left() -> None:
    # rule merchant.two
    table = arrange(posts={"red": ["praha"]}, hands=[MERCHANT], merchants=[["riga"]])
    assert refusal(table, "dismiss riga") == "merchant.two"


def test_nobody_is_dismissed_who_could_not_be_placed() -> None:
    # rule merchant.room
    where = [["riga", "lviv"], ["praha"]]
    assert refusal(arrange(posts={}, merchants=where, hands=[MERCHANT]), "dismiss riga")
    full = arrange(posts={"red": ["praha"]}, merchants=where, hands=[MERCHANT])
    assert refusal(full, "dismiss riga") == "merchant.room"
    own = arrange(posts={"red": ["praha"]}, merchants=[["riga", "praha"]], hands=[MERCHANT])
    assert refusal(own, "dismiss riga") == "merchant.room"
    play(own, "dismiss praha")
    assert table_moves(own) == ["recruit praha"]


@pytest.mark.parametrize("seed", range(30))
def test_no_dismissal_leads_into_a_dead_end(seed: int) -> None:
    """From positions with merchants anywhere, at trading posts above all."""
    # rule merchant.room
    luck = fondaco.Seeded(f"dismissal {seed}")
    cities = ["praha", "wien", "berlin", "koln", "riga"]
    at = [[cities[luck.pick(5)], cities[luck.pick(5)]] for _ in range(4)]
    own = cities[: luck.pick(4)]
    table = arrange(posts={"red": own, "blue": cities[3:]}, merchants=at, hands=[MERCHANT])
    for move in table_moves(table, "dismiss"):
        after = table.copy()
        play(after, move)
        assert table_moves(after) == table_moves(after, "recruit") != []


def table_moves(table: fondaco.Table, words: str = "") -> list[str]:
    return [move for move in table.legal() if move.startswith(words)]


def test_dismissing_is_paid_too() -> None:
    # rule merchant.replace
    table = arrange(posts={"red": ["praha"]}, merchants=[["moskva", "riga"]])
    assert refusal(table, "dismiss riga") == "merchant.cost"


# Caravans.


def test_a_caravan_is_paid_and_stands_beside_an_own_route_at_an_own_post() -> None:
    # rule caravan.cost
    # rule caravan.place
    table = arrange(
        posts={"red": ["praha"]},
        routes={"red": [PRAHA_EAST, path("silesia_west", "wroclaw")]},
        hands=[CARAVAN],
    )
    assert refusal(table, f"assemble {path('silesia_west', 'wroclaw')}") == "caravan.place"
    assert refusal(table, f"assemble {PRAHA_WEST}") == "caravan.place"
    play(table, f"assemble {PRAHA_EAST}")
    assert hand_of(table, RED) == {}
    assert player(table, RED)["caravans"] == [PRAHA_EAST]


def test_a_foreign_route_takes_no_new_caravan() -> None:
    # rule caravan.place
    table = arrange(posts={"red": ["praha"]}, routes={"blue": [PRAHA_EAST]}, hands=[CARAVAN])
    assert refusal(table, f"assemble {PRAHA_EAST}") == "caravan.place"


@pytest.mark.parametrize("lacking", CARAVAN)
def test_a_caravan_needs_all_three(lacking: str) -> None:
    # rule caravan.cost
    table = arrange(
        posts={"red": ["praha"]},
        routes={"red": [PRAHA_EAST]},
        hands=[{**CARAVAN, lacking: 0}],
    )
    assert refusal(table, f"assemble {PRAHA_EAST}") == "caravan.cost"


def test_no_third_caravan_beside_a_route() -> None:
    # rule caravan.room
    table = arrange(
        posts={"red": ["praha"]},
        routes={"red": [PRAHA_EAST]},
        caravans=[[], [PRAHA_EAST, PRAHA_EAST]],
        hands=[CARAVAN],
    )
    assert refusal(table, f"assemble {PRAHA_EAST}") == "caravan.room"


def test_both_caravans_on_the_board_one_is_placed_anew() -> None:
    # rule caravan.replace
    far = path("silesia_west", "wroclaw")
    table = arrange(
        posts={"red": ["praha"]},
        routes={"red": [PRAHA_EAST, far]},
        caravans=[[PRAHA_EAST, far]],
        hands=[CARAVAN],
    )
    assert refusal(table, f"assemble {PRAHA_EAST}") == "caravan.replace"
    assert refusal(table, f"disband {PRAHA_WEST}") == "caravan.replace"
    play(table, f"disband {far}", f"assemble {PRAHA_EAST}")
    assert player(table, RED)["caravans"] == [PRAHA_EAST, PRAHA_EAST]
    assert hand_of(table, RED) == {}


def test_nothing_is_disbanded_while_a_caravan_is_left() -> None:
    # rule caravan.two
    table = arrange(
        posts={"red": ["praha"]},
        routes={"red": [PRAHA_EAST]},
        caravans=[[PRAHA_EAST]],
        hands=[CARAVAN],
    )
    assert refusal(table, f"disband {PRAHA_EAST}") == "caravan.two"


def test_nothing_is_disbanded_that_could_not_be_placed() -> None:
    # rule caravan.place
    far = path("silesia_west", "wroclaw")
    table = arrange(
        posts={"red": ["koln"]}, routes={"red": [far]}, caravans=[[far, far]], hands=[CARAVAN]
    )
    assert refusal(table, f"disband {far}") == "caravan.place"


# Trade routes.


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


# First connections.


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
