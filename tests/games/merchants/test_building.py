"""Building merchants and caravans."""

import pytest

import fondaco
from games.merchants.positions import (
    PRAHA_EAST,
    PRAHA_WEST,
    RED,
    arrange,
    hand_of,
    path,
    player,
    seen,
    step_of,
)
from positions import play, refusal

MERCHANT = {"wool": 1, "grain": 1, "lumber": 1}
CARAVAN = {"ore": 1, "lumber": 1, "salt": 1}


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
