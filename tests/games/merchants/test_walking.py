"""Merchants on their way, new trading posts and number tokens."""

import itertools

from games.merchants.positions import (
    BLUE,
    RED,
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
from positions import kinds, play, refusal, told

# A way without a city-site: from Praha over three intersections, then Wien.
WAY = ["praha", "silesia_west", "bohemia_east"]
SITE = "kaliningrad"
NEAR = "pomerania_east"  # one step from Kaliningrad and Vilnius


def walk(*places: str) -> list[str]:
    return [f"merchant {a} to {b}" for a, b in itertools.pairwise(places)]


def test_a_grain_buys_three_steps() -> None:
    # rule move.grain
    table = arrange(merchants=[["praha"]], posts={"red": ["praha"]}, hands=[{"grain": 1}])
    play(table, *walk("praha", "silesia_west"))
    assert hand_of(table, RED) == {}
    assert seen(table)["turn"]["steps"] == 2
    play(table, *walk("silesia_west", "praha", "brandenburg_west"))
    assert seen(table)["turn"]["steps"] == 0
    assert refusal(table, "merchant brandenburg_west to berlin") == "move.grain"


def test_without_grain_nobody_walks() -> None:
    # rule move.grain
    table = arrange(merchants=[["silesia_west"]])
    assert refusal(table, "merchant silesia_west to praha") == "move.grain"


def test_merchants_walk_along_paths_with_or_without_routes() -> None:
    """Only from where an own merchant stands, and only on this board."""
    # rule move.path
    table = arrange(
        board="short",
        merchants=[["silesia_west"], ["bohemia_east"]],
        routes={"blue": [path("silesia_west", "bohemia_east")]},
        hands=[{"grain": 1}],
    )
    assert refusal(table, "merchant bohemia_east to wien") == "move.path"
    assert refusal(table, "merchant koln to bruxelles") == "move.path"
    play(table, "merchant silesia_west to praha")


def test_merchants_cross_the_sea() -> None:
    # rule components.sea
    table = arrange(merchants=[["napoli"]], posts={"red": ["napoli"]}, hands=[{"grain": 1}])
    play(table, "merchant napoli to epirus_west", "stop")
    assert player(table, RED)["merchants"] == ["epirus_west"]


def test_several_grain_make_one_long_move() -> None:
    """Over the city-site of Wroclaw, on which it does not stop, to the sixth intersection."""
    # rule move.more
    table = arrange(merchants=[["praha"]], posts={"red": ["praha"]}, hands=[{"grain": 2}])
    way = ["praha", "silesia_west", "wroclaw", "mazovia_west", NEAR, SITE, "scania_east"]
    play(table, *walk(*way))
    assert hand_of(table, RED) == {}
    assert "stop" in table.legal()
    assert set(state_of(table)["posts"]) == {"praha"}


def test_steps_are_not_split_between_merchants() -> None:
    # rule move.split
    table = arrange(merchants=[["silesia_west", "mazovia_west"]], hands=[{"grain": 1}])
    play(table, "merchant silesia_west to bohemia_east")
    assert refusal(table, "merchant mazovia_west to warszawa") == "move.grain"
    table = arrange(merchants=[["silesia_west", "mazovia_west"]], hands=[{"grain": 3}])
    play(table, "merchant silesia_west to bohemia_east")
    play(table, f"merchant mazovia_west to {NEAR}")
    assert hand_of(table, RED) == {"grain": 1}
    play(table, "merchant bohemia_east to silesia_west")
    assert hand_of(table, RED) == {}


def test_a_merchant_may_pass_but_not_end_at_posts_and_merchants() -> None:
    # rule move.pass
    # rule move.end
    table = arrange(
        merchants=[["silesia_west"], ["brandenburg_west"]],
        posts={"blue": ["praha"]},
        hands=[{"grain": 1}],
    )
    play(table, "merchant silesia_west to praha")
    assert refusal(table, "stop") == "move.end"
    assert refusal(table, "end turn") == "move.owed"
    assert all(text.startswith("merchant praha to ") for text in table.legal())
    play(table, "merchant praha to brandenburg_west")
    assert refusal(table, "stop") == "move.end"
    play(table, "merchant brandenburg_west to hamburg", "stop")
    assert state_of(table)["posts"]["hamburg"] == "red"


def test_own_and_neutral_posts_are_passed_too() -> None:
    # rule move.pass_own
    # rule move.end
    table = arrange(
        seats=3,
        merchants=[["silesia_west"]],
        posts={"red": ["praha"], "orange": ["nurnberg"]},
        hands=[{"grain": 1}],
    )
    play(table, "merchant silesia_west to praha")
    assert refusal(table, "stop") == "move.end"
    play(table, "merchant praha to nurnberg")
    assert refusal(table, "stop") == "move.end"
    play(table, "merchant nurnberg to swabia_east", "stop")
    assert player(table, RED)["merchants"] == ["swabia_east"]


def test_three_grain_make_nine_steps() -> None:
    """Page 7: three grain, nine intersections, as one move."""
    # rule move.more
    table = arrange(merchants=[["silesia_west"]], hands=[{"grain": 3}])
    there_and_back = ["silesia_west", "bohemia_east"] * 5
    play(table, *walk(*there_and_back))
    assert hand_of(table, RED) == {}
    assert refusal(table, "merchant bohemia_east to silesia_west") == "move.grain"


def test_a_last_step_to_an_occupied_place_must_be_paid_on() -> None:
    # rule move.owed
    fields = {"posts": {"blue": ["praha"]}, "merchants": [["silesia_west"]]}
    table = arrange(**fields, hands=[{"grain": 1}])  # type: ignore[arg-type]
    play(table, *walk("silesia_west", "bohemia_east", "silesia_west"))
    assert refusal(table, "merchant silesia_west to praha") == "move.owed"
    table = arrange(**fields, hands=[{"grain": 2}])  # type: ignore[arg-type]
    play(table, *walk("silesia_west", "bohemia_east", "silesia_west", "praha"))
    assert refusal(table, "stop") == "move.end"
    play(table, "merchant praha to silesia_west")
    assert hand_of(table, RED) == {}
    assert "stop" in table.legal()


def test_without_a_post_left_a_merchant_does_not_end_on_an_empty_site() -> None:
    # rule move.no_post
    table = arrange(merchants=[[NEAR]], hands=[{"grain": 1}], storage=[0, 7, 7, 7])
    play(table, f"merchant {NEAR} to {SITE}")
    assert refusal(table, "stop") == "move.no_post"
    assert refusal(table, "end turn") == "move.owed"
    play(table, f"merchant {SITE} to {NEAR}", "stop")


def test_only_a_move_under_way_can_be_stopped() -> None:
    # rule move.stop
    table = arrange(merchants=[[NEAR]], hands=[{"grain": 2}])
    assert refusal(table, "stop") == "move.stop"
    play(table, f"merchant {NEAR} to mazovia_west", "stop")
    assert refusal(table, "stop") == "move.stop"
    assert seen(table)["turn"]["steps"] == 0
    play(table, f"merchant mazovia_west to {NEAR}")
    assert hand_of(table, RED) == {}


def test_whatever_else_is_done_ends_the_move() -> None:
    # rule move.ends
    table = arrange(merchants=[["silesia_west"]], hands=[{"grain": 1}], gold=[2])
    play(table, "merchant silesia_west to bohemia_east", "buy ore")
    assert seen(table)["turn"]["mover"] is None
    assert refusal(table, "merchant bohemia_east to silesia_west") == "move.grain"


def test_on_an_empty_site_a_merchant_is_stopped_first() -> None:
    # rule move.ends
    table = arrange(merchants=[[NEAR, "silesia_west"]], hands=[{"grain": 2}], gold=[2])
    play(table, f"merchant {NEAR} to {SITE}")
    assert refusal(table, "buy ore") == "move.ends"
    assert refusal(table, "end turn") == "move.ends"
    assert refusal(table, "merchant silesia_west to praha") == "move.ends"
    play(table, "stop", "buy ore")


def test_no_caravan_goes_while_a_merchant_must_stop_or_go_on() -> None:
    # rule move.ends
    # rule move.owed
    way = paths("paris", "bruxelles", "koln")
    for posts, clause in (({}, "move.ends"), ({"blue": [SITE]}, "move.owed")):
        table = arrange(
            merchants=[[NEAR]],
            posts=posts,
            routes={"red": way},
            caravans=[way[:1]],
            hands=[{"grain": 1, "salt": 1}],
        )
        play(table, f"merchant {NEAR} to {SITE}")
        assert refusal(table, f"caravan {way[0]} to {way[1]}") == clause


# New trading posts.


def found(city: str = SITE, near: str = NEAR, **fields: object) -> list[dict[str, object]]:
    table = arrange(merchants=[[near]], hands=[{"grain": 1}], **fields)  # type: ignore[arg-type]
    return play(table, f"merchant {near} to {city}", "stop")


def test_a_merchant_becomes_a_post_of_the_storage() -> None:
    # rule post.found
    # rule post.free
    # rule post.commodity
    table = arrange(merchants=[[NEAR]], hands=[{"grain": 1, "ore": 1}], storage=[7, 7, 7, 7])
    play(table, f"merchant {NEAR} to {SITE}")
    events = play(table, "stop")
    assert told(events, "founded") == [{"seat": RED, "city": SITE}]
    assert state_of(table)["merchants"][:2] == [None, None]
    assert hand_of(table, RED) == {"ore": 1}
    red = player(table, RED)
    assert (red["storage"], red["free"]) == (6, 2)


def test_purple_sites_are_founded_too() -> None:
    # rule post.found
    table = arrange(merchants=[["silesia_west"]], hands=[{"grain": 1}])
    play(table, "merchant silesia_west to praha", "stop")
    assert state_of(table)["posts"] == {"praha": "red"}


def test_a_coastal_city_pays_gold() -> None:
    """Napoli shows two coins, Kaliningrad none."""
    # rule post.coast
    events = found("napoli", "apennines_southeast")
    assert told(events, "gained_gold") == [{"seat": RED, "count": 2, "for": "coast"}]
    assert told(found(), "gained_gold") == []


def test_a_token_of_the_color_is_turned_up_by_luck() -> None:
    # rule post.token
    # rule setup.stock
    numbers = []
    for pick in (0, 1):
        table = arrange(merchants=[[NEAR]], hands=[{"grain": 1}], picks=[pick])
        events = play(table, f"merchant {NEAR} to {SITE}", "stop")
        [placed] = told(events, "number_placed")
        assert placed["hex"] == "courland"
        numbers.append(placed["number"])
        assert seen(table)["face_down"]["saltworks"] == 1
    assert sorted(numbers) == [9, 11]


def test_where_all_hexes_have_numbers_none_is_placed() -> None:
    # rule post.token
    table = arrange(merchants=[["silesia_west"]], hands=[{"grain": 1}])
    events = play(table, "merchant silesia_west to praha", "stop")
    assert kinds(events) == ["walked", "founded"]


def test_only_one_token_is_placed() -> None:
    """Moskva borders two numberless hexes."""
    # rule post.one
    # rule post.choose
    table = arrange(merchants=[["pskov_east"]], hands=[{"grain": 1}])
    play(table, "merchant pskov_east to moskva", "stop")
    assert set(table.legal()) == {"number tver", "number smolensk"}
    assert refusal(table, "number finland") == "post.choose"
    before = set(seen(table)["numbers"])
    play(table, "number tver")
    assert set(seen(table)["numbers"]) - before == {"tver"}


def test_without_face_down_tokens_one_is_taken_from_another_hex() -> None:
    # rule post.move_token
    table = arrange(
        merchants=[[NEAR]],
        hands=[{"grain": 1}],
        tokens={"pskov": "saltworks_9", "wales": "saltworks_11"},
    )
    play(table, f"merchant {NEAR} to {SITE}", "stop")
    assert set(table.legal()) == {
        "take token pskov",
        "take token wales",
        "take token salzkammergut",
    }
    assert refusal(table, "take token jutland") == "post.move_token"
    play(table, "take token wales")
    assert seen(table)["numbers"]["courland"] == 11
    assert "wales" not in seen(table)["numbers"]


def test_arched_tokens_move_printed_numbers_do_not() -> None:
    """Pomerania's 9 is printed, Salzkammergut's 10 lies on an arch."""
    # rule post.any_token
    table = arrange(
        merchants=[[NEAR]],
        hands=[{"grain": 1}],
        tokens={"pskov": "saltworks_9", "wales": "saltworks_11"},
    )
    play(table, f"merchant {NEAR} to {SITE}", "stop")
    assert refusal(table, "take token pomerania") == "post.move_token"
    play(table, "take token salzkammergut")
    assert seen(table)["numbers"]["courland"] == 10


def test_the_robber_stays_on_a_hex_that_loses_its_number() -> None:
    # rule post.robber_stays
    table = arrange(
        merchants=[[NEAR]],
        hands=[{"grain": 1}],
        tokens={"pskov": "saltworks_9", "wales": "saltworks_11"},
        robber="wales",
    )
    play(table, f"merchant {NEAR} to {SITE}", "stop", "take token wales")
    assert seen(table)["robber"] == "wales"
    assert step_of(table) == "act"
    assert gold_of(table)[BLUE] == 0
