"""A game that nobody can win any more ends with the turn; one that can be won never does."""

from typing import Any

import fondaco
from fondaco.games.merchants.boards import BOARDS
from fondaco.games.merchants.components import CITY_IDS, PATH_IDS
from games.merchants import ends
from games.merchants.positions import COLORS, RED, arrange
from positions import play, told

BOARD = BOARDS[0]
SITES = [CITY_IDS[city] for city in BOARD.cities]
PATHS = [id for path, id in enumerate(PATH_IDS) if BOARD.on_board[path]]
POSITIONS = 400


def shuffled(things: list[str], luck: fondaco.Seeded) -> list[str]:
    left = list(things)
    return [left.pop(luck.pick(len(left))) for _ in things]


def all_routes(luck: fondaco.Seeded) -> dict[str, list[str]]:
    """Thirty trade routes of each of three colors, anywhere on the short board."""
    paths = shuffled(PATHS, luck)
    return {color: paths[30 * at : 30 * (at + 1)] for at, color in enumerate(COLORS[:3])}


def small_end(seed: int) -> fondaco.Table:
    """All trade routes lie; few city-sites are empty, few posts without a commodity."""
    luck = fondaco.Seeded(f"small end {seed}")
    cities = shuffled(SITES, luck)[luck.pick(6) :]
    posts: dict[str, list[str]] = {color: [] for color in COLORS}
    for city in cities:
        posts[COLORS[luck.pick(4)]].append(city)
    taken = {city: COLORS[luck.pick(3)] for city in cities if luck.pick(12)}
    return arrange(
        seats=3,
        board="short",
        active=luck.pick(3),
        posts=posts,
        commodities=taken,
        routes=all_routes(luck),
        storage=[luck.pick(4) for _ in range(3)],
        freed=[1 + luck.pick(3) for _ in range(3)],
    )


def full_board(**fields: Any) -> fondaco.Table:
    """Every city has a post, and every post a commodity of Red, but for three each of the others:
    nobody can deliver anything any more."""
    posts = {color: SITES[at::4] for at, color in enumerate(COLORS)}
    taken = dict.fromkeys(SITES, "red")
    taken |= dict.fromkeys(SITES[:3], "blue") | dict.fromkeys(SITES[3:6], "white")
    given: dict[str, Any] = {
        "posts": posts,
        "commodities": taken,
        "routes": all_routes(fondaco.Seeded("full")),
        "storage": [2, 2, 2],
        "freed": [1, 1, 1],
    }
    return arrange(seats=3, board="short", **{**given, **fields})


def test_it_never_ends_a_game_that_could_be_won() -> None:
    """Small ends, each with all that could still happen tried out."""
    # rule win.stuck
    ended = 0
    for seed in range(POSITIONS):
        table = small_end(seed)
        view = table.view(None)
        winners = [color for color in COLORS[:3] if ends.could_win(view, color)]
        assert winners == [color for color in COLORS[:3] if ends.can_win(view, color)]
        table.play("end turn")
        assert table.is_over == ends.is_stuck(view)
        assert not (table.is_over and winners), seed
        ended += table.is_over
    assert POSITIONS / 10 < ended < POSITIONS * 9 / 10


def test_a_trade_route_that_is_left_may_change_everything() -> None:
    # rule win.stuck
    routes = all_routes(fondaco.Seeded("full"))
    table = full_board(routes={**routes, "white": routes["white"][1:]})
    play(table, "end turn")
    assert not table.is_over


def test_it_is_seen_at_the_end_of_a_turn() -> None:
    # rule win.stuck
    table = full_board(gold=[2])
    play(table, "buy salt")
    assert table.to_act == RED
    events = play(table, "end turn")
    assert table.is_over
    assert table.view(None)["winner"] is None
    assert told(events, "nobody_can_win") == [{"winners": [RED]}]


def taker(**fields: Any) -> fondaco.Table:
    """A full board but for one city-site that all trade routes of Red lead to, and that Blue may
    found a post in."""
    around = [path for path in PATHS if path.startswith("galicia")]
    others = [path for path in PATHS if path not in around][: 90 - len(around)]
    paths = [*around, *others]
    routes = {color: paths[30 * at : 30 * (at + 1)] for at, color in enumerate(COLORS[:3])}
    empty = next(
        city
        for city in SITES
        if city in ends.sites_reached(full_board(routes=routes).view(None), "red")
    )
    posts = {color: [c for c in SITES[at::4] if c != empty] for at, color in enumerate(COLORS)}
    taken = {city: "red" for city in SITES if city != empty}
    return full_board(routes=routes, posts=posts, commodities=taken, **fields)


def test_posts_that_others_may_still_found_count() -> None:
    """Red owes one token, Blue has a post in storage and a city-site to found it in; not so if
    Red owes two, or if nobody has a post left."""
    # rule win.stuck
    for storage, freed, is_over in (
        ([0, 1, 0], [1, 9, 9], False),
        ([0, 1, 0], [2, 9, 9], True),
        ([0, 0, 0], [1, 9, 9], True),
    ):
        table = taker(storage=storage, freed=freed)
        play(table, "end turn")
        assert table.is_over == is_over


def ranks(table: fondaco.Table) -> list[object]:
    play(table, "end turn")
    return [score["rank"] for score in table.scores()]


def test_most_delivered_then_fewest_posts_in_storage_then_gold_then_shared() -> None:
    # rule win.stuck_rank
    assert ranks(full_board()) == [1, 2, 2]
    assert ranks(full_board(storage=[5, 3, 2])) == [1, 3, 2]
    assert ranks(full_board(storage=[5, 2, 3], gold=[0, 0, 99])) == [1, 2, 3]
    assert ranks(full_board(gold=[0, 3, 4])) == [1, 3, 2]
    assert ranks(full_board(commodities=dict.fromkeys(SITES, "orange"))) == [1, 1, 1]


def test_a_shared_win_is_told() -> None:
    # rule win.stuck_rank
    table = full_board(commodities=dict.fromkeys(SITES, "orange"), gold=[1, 0, 1])
    events = play(table, "end turn")
    assert told(events, "nobody_can_win") == [{"winners": [0, 2]}]


def test_who_has_not_won_is_equal_to_the_others() -> None:
    """The tie-breaker is for games that nobody has won."""
    # rule win.stuck_rank
    table = full_board(step="over", storage=[0, 2, 3], freed=[0, 1, 1], gold=[0, 5, 0])
    assert table.view(None)["winner"] == RED
    assert [score["rank"] for score in table.scores()] == [1, 2, 2]
