"""Deliveries, and the end of the game."""

import pytest

from fondaco import Table
from games.merchants.lines import BRUXELLES, HAMBURG, KOLN, WEST, drive, line
from games.merchants.positions import (
    BLUE,
    RED,
    WHITE,
    arrange,
    hand_of,
    player,
    seen,
    state_of,
    step_of,
)
from positions import play, refusal, told

POSTS = {"red": ["hamburg"], "blue": ["koln"], "white": ["bruxelles"]}


def left_of(table: Table, seat: int) -> int:
    """What the seat has still to deliver."""
    one = player(table, seat)
    return int(one["free"] + one["storage"])


def test_a_delivery_at_either_end_of_the_route() -> None:
    # rule deliver.beside
    table = line(posts=POSTS, caravans=[[KOLN]], freed=[2, 1, 1, 1])
    assert {"deliver bruxelles", "deliver koln"} <= set(table.legal())
    events = play(table, "deliver koln")
    [event] = told(events, "delivered")
    assert event == {"seat": RED, "city": "koln", "color": "blue", "left": left_of(table, RED)}
    assert state_of(table)["commodities"] == {"koln": "red"}
    assert (player(table, RED)["free"], player(table, RED)["delivered"]) == (1, 1)


def test_a_caravan_just_placed_delivers_before_it_moves() -> None:
    # rule deliver.rest
    table = arrange(
        posts={"red": ["bruxelles"], "blue": ["koln"]},
        routes={"red": [KOLN]},
        hands=[{"ore": 1, "lumber": 1, "salt": 1}],
    )
    assert refusal(table, "deliver koln") == "deliver.beside"
    play(table, f"assemble {KOLN}", "deliver koln")
    assert state_of(table)["commodities"] == {"koln": "red"}


def test_not_to_a_post_further_away_or_an_empty_site() -> None:
    # rule deliver.beside
    table = line(posts=POSTS)
    assert refusal(table, "deliver koln") == "deliver.beside"
    assert refusal(table, "deliver paris") == "deliver.beside"


def test_a_delivery_in_passing_costs_nothing_and_the_caravan_goes_on() -> None:
    # rule deliver.free
    table = line(posts=POSTS, freed=[3, 1, 1, 1])
    play(table, "deliver bruxelles", *drive(BRUXELLES, KOLN), "deliver koln")
    assert seen(table)["turn"]["steps"] == 2
    play(table, *drive(KOLN, HAMBURG, WEST))
    assert hand_of(table, RED) == {}


def test_a_caravan_on_a_full_route_may_deliver_in_passing() -> None:
    # rule deliver.free
    table = line(posts=POSTS, caravans=[[BRUXELLES], [KOLN, KOLN]])
    play(table, *drive(BRUXELLES, KOLN), "deliver koln")
    assert refusal(table, "end turn") == "caravan.owed"


def test_one_commodity_a_post() -> None:
    # rule deliver.one
    table = line(posts=POSTS, caravans=[[KOLN]], commodities={"koln": "white"})
    assert refusal(table, "deliver koln") == "deliver.one"


def test_only_free_commodities_are_delivered() -> None:
    # rule deliver.available
    table = line(posts=POSTS, caravans=[[KOLN]], freed=[0, 1, 1, 1])
    assert refusal(table, "deliver koln") == "deliver.available"


def test_own_posts_take_nothing() -> None:
    # rule deliver.not_own
    table = line(posts=POSTS, caravans=[[HAMBURG]])
    assert refusal(table, "deliver hamburg") == "deliver.not_own"


def test_neutral_posts_take_commodities() -> None:
    # rule deliver.neutral
    table = line(seats=3, posts={"orange": ["koln"]}, caravans=[[KOLN]])
    play(table, "deliver koln")
    assert state_of(table)["commodities"] == {"koln": "red"}


def test_a_waiting_caravan_delivers_to_a_post_built_later() -> None:
    # rule deliver.later
    table = arrange(
        seats=3,
        active=BLUE,
        routes={"red": [KOLN]},
        caravans=[[KOLN]],
        merchants=[[], ["hamburg"]],
        posts={"blue": ["hamburg"]},
        hands=[{}, {"grain": 1}],
        picks=[0, 0] * 2,
    )
    play(table, "merchant hamburg to koln", "stop", *["end turn", "roll"] * 2)
    assert table.to_act == RED
    play(table, "deliver koln")


# The end.


def test_the_last_delivery_wins_at_once() -> None:
    """In passing, with a step left."""
    # rule win.all
    # rule win.once
    table = line(posts=POSTS, storage=[0, 7, 7, 7], freed=[1, 1, 1, 1])
    play(table, *drive(BRUXELLES, KOLN))
    events = play(table, "deliver koln")
    assert told(events, "game_over") == [{"winner": RED}]
    assert (table.to_act, table.is_over, table.legal()) == (None, True, [])
    assert seen(table)["winner"] == RED
    assert table.scores()[RED]["rank"] == 1


def test_commodities_in_storage_are_not_delivered() -> None:
    # rule win.all
    table = line(posts=POSTS, caravans=[[KOLN]], storage=[1, 7, 7, 7], freed=[1, 1, 1, 1])
    play(table, "deliver koln")
    assert step_of(table) == "act"


@pytest.mark.parametrize(("delivered", "rank"), [({"koln": "red"}, 1), ({"koln": "white"}, 2)])
def test_what_is_delivered_shows_who_is_ahead(delivered: dict[str, str], rank: int) -> None:
    # rule win.all
    table = line(posts=POSTS, commodities=delivered)
    assert table.scores()[RED]["rank"] == rank
    assert table.scores()[WHITE]["total"] == (delivered["koln"] == "white")
