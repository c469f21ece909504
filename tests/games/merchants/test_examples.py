"""Every worked example of the rulebook, on the map of the edition."""

from itertools import pairwise

import fondaco
from games.merchants.positions import (
    BLUE,
    ORANGE,
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

EAST_OF_WROCLAW = "mazovia_west"


def test_a_5_is_rolled() -> None:
    """Page 5: wool for Blue's Lyon, grain for Köln and Nürnberg, gold for White."""
    # rule production.post
    # rule production.gold
    table = arrange(
        step="roll",
        posts={"blue": ["lyon"], "orange": ["koln"], "red": ["nurnberg"], "white": ["wien"]},
        gold=[3, 3, 3, 3],
        picks=[1, 2],
    )
    events = play(table, "roll")
    assert told(events, "rolled") == [{"seat": RED, "dice": [2, 3], "sum": 5}]
    assert told(events, "produced") == [
        {"seat": RED, "resources": {"grain": 1}, "hexes": ["rhineland"]},
        {"seat": BLUE, "resources": {"wool": 1}, "hexes": ["burgundy"]},
        {"seat": ORANGE, "resources": {"grain": 1}, "hexes": ["rhineland"]},
    ]
    assert told(events, "gained_gold") == [{"seat": WHITE, "count": 1, "for": "empty roll"}]
    assert gold_of(table) == [3, 3, 4, 3]
    assert [hand_of(table, seat) for seat in range(4)] == [
        {"grain": 1},
        {"wool": 1},
        {},
        {"grain": 1},
    ]


def test_red_moves_the_robber() -> None:
    """Page 5: from her 8 pasture to the 10 saltworks; White or Blue can be robbed, she takes Blue.

    The posts are those of the fixed set-up.
    """
    # rule seven.robber
    # rule seven.victim
    table = fondaco.new("merchants", seats=4, seed=1)
    fields = state_of(table)
    assert (fields["posts"]["budapest"], fields["posts"]["wien"]) == ("red", "white")
    assert fields["posts"]["venezia"] == "blue"
    assert seen(table)["numbers"]["great_hungarian_plain"] == 8
    assert seen(table)["numbers"]["salzkammergut"] == 10
    table = arrange(
        board="short",
        step="roll",
        posts={"red": ["budapest"], "white": ["wien"], "blue": ["venezia"]},
        robber="great_hungarian_plain",
        hands=[{}, {"ore": 1, "salt": 1}, {"wool": 1}],
        picks=[0, 5, 1],
    )
    play(table, "roll", "robber salzkammergut")
    assert table.legal() == ["steal blue", "steal white"]
    assert told(play(table, "steal blue"), "stole") == [
        {"seat": RED, "from": BLUE, "resource": "salt"}
    ]
    assert hand_of(table, RED) == {"salt": 1}
    assert hand_of(table, BLUE) == {"ore": 1}
    assert step_of(table) == "act"


def test_torino_venezia_and_bern() -> None:
    """Page 7: three routes from Torino to Venezia pay 1 to Red and 2 to Blue; two to Bern pay Red
    2, and the longer way from Bern to Venezia nothing."""
    # rule route.gold
    # rule route.shortest
    junction = "burgundy_east"  # north-east of Torino
    table = arrange(
        posts={"red": ["torino"], "blue": ["bern", "venezia"]},
        routes={"blue": paths(junction, "salzkammergut_west", "venezia")},
        hands=[{"ore": 2, "lumber": 2}],
    )
    events = play(table, f"route {path('torino', junction)}")
    assert [one["city"] in ("torino", "venezia") for one in told(events, "connected")] == [True]
    assert gold_of(table) == [1, 2, 0, 0]
    events = play(table, f"route {path(junction, 'bern')}")
    assert told(events, "connected") == [{"seat": RED, "city": "bern"}]
    assert gold_of(table) == [3, 2, 0, 0]
    assert hand_of(table, RED) == {}


def test_blue_connects_kaliningrad() -> None:
    """Page 7: a double arrow and a free second route, and 3 gold for the connection."""
    # rule route.arrow
    # rule route.arrow_beside
    way = paths("wroclaw", EAST_OF_WROCLAW, "pomerania_east", "kaliningrad")
    table = arrange(
        active=BLUE,
        posts={"blue": ["wroclaw"]},
        routes={"blue": way[:1]},
        hands=[{}, {"ore": 1, "lumber": 1}],
    )
    play(table, f"route {way[1]}")
    assert step_of(table) == "arrow"
    assert f"route {way[2]}" in table.legal()
    play(table, f"route {way[2]}")
    assert gold_of(table) == [0, 3, 0, 0]
    assert hand_of(table, BLUE) == {}
    assert step_of(table) == "act"


def test_white_walks_from_praha_towards_kaliningrad() -> None:
    """Page 7: with one grain to the intersection east of Wroclaw, with another to Kaliningrad."""
    # rule move.grain
    # rule merchant.at_post
    first = ["praha", *_shortest("praha", EAST_OF_WROCLAW)]
    assert len(first) == 4
    table = arrange(
        active=WHITE,
        posts={"white": ["praha"], "blue": ["wroclaw"]},
        hands=[{}, {}, {"wool": 1, "grain": 2, "lumber": 1}],
    )
    play(table, "recruit praha")
    assert hand_of(table, WHITE) == {"grain": 1}
    play(table, *_walk(first))
    assert refusal(table, f"merchant {EAST_OF_WROCLAW} to pomerania_east") == "move.grain"
    play(table, "stop")
    assert state_of(table)["merchants"][4] == EAST_OF_WROCLAW
    table = arrange(
        active=WHITE, merchants=[[], [], [EAST_OF_WROCLAW]], hands=[{}, {}, {"grain": 1}]
    )
    play(table, *_walk([EAST_OF_WROCLAW, "pomerania_east", "kaliningrad"]), "stop")
    assert state_of(table)["posts"]["kaliningrad"] == "white"


def test_blue_foils_the_plan() -> None:
    """Page 8: 2 gold for a grain, the post in Kaliningrad, and the last white token, an 11."""
    # rule gold.buy
    # rule post.found
    # rule post.token
    table = arrange(
        active=BLUE,
        merchants=[[], [EAST_OF_WROCLAW]],
        gold=[0, 2],
        tokens={"pskov": "saltworks_9"},
        storage=[7, 7, 7, 7],
    )
    assert seen(table)["face_down"]["saltworks"] == 1
    play(table, "buy grain")
    play(table, *_walk([EAST_OF_WROCLAW, "pomerania_east", "kaliningrad"]))
    events = play(table, "stop")
    assert told(events, "number_placed") == [
        {"seat": BLUE, "hex": "courland", "number": 11, "from": None}
    ]
    assert told(events, "gained_gold") == []
    assert seen(table)["numbers"]["courland"] == 11
    assert player(table, BLUE)["merchants"] == []
    assert (player(table, BLUE)["storage"], player(table, BLUE)["free"]) == (6, 2)


def test_red_founds_beograd_and_moves_a_9() -> None:
    """Page 8: of two numberless hexes Red chooses the mountains, and takes the 9 of others."""
    # rule post.choose
    # rule post.move_token
    # rule post.any_token
    table = arrange(
        merchants=[["budapest"]],
        posts={"red": ["budapest"]},
        hands=[{"grain": 1}],
        tokens={"asturias": "mountains_10", "andalusia": "mountains_11"},
    )
    way = ["budapest", *_shortest("budapest", "beograd")]
    assert len(way) == 3
    play(table, *_walk(way), "stop")
    assert table.legal() == ["number slavonia", "number serbia"]
    assert seen(table)["face_down"] == {
        "forest": 2,
        "pasture": 2,
        "fields": 2,
        "mountains": 0,
        "saltworks": 2,
    }
    play(table, "number serbia")
    assert sorted(table.legal()) == [
        "take token andalusia",
        "take token apennines",
        "take token asturias",
    ]
    events = play(table, "take token apennines")
    assert told(events, "number_placed") == [
        {"seat": RED, "hex": "serbia", "number": 9, "from": "apennines"}
    ]
    assert "apennines" not in seen(table)["numbers"]
    assert "slavonia" not in seen(table)["numbers"]


def test_the_caravan_from_bern_to_koln() -> None:
    """Page 9: three deliveries with one salt, and 1 gold to White for her route."""
    # rule caravan.salt
    # rule deliver.beside
    # rule fee.owner
    start, paris = paths("bern", *_shortest("bern", "paris"))
    bruxelles, koln = path("paris", "bruxelles"), path("bruxelles", "koln")
    table = arrange(
        active=BLUE,
        posts={"blue": ["bern"], "orange": ["paris", "koln"], "white": ["bruxelles"]},
        routes={"blue": [start, paris], "white": [koln]},
        caravans=[[], [start]],
        hands=[{}, {"salt": 1, "ore": 1, "lumber": 1}],
        gold=[0, 1, 0, 0],
        freed=[1, 3, 1, 1],
    )
    play(table, f"route {bruxelles}")
    gold = gold_of(table)[BLUE]
    play(table, f"caravan {start} to {paris}", "deliver paris")
    play(table, f"caravan {paris} to {bruxelles}", "deliver bruxelles")
    events = play(table, f"caravan {bruxelles} to {koln}", "deliver koln")
    assert told(events, "fee_paid") == [{"seat": BLUE, "to": WHITE, "gold": 1}]
    assert gold_of(table)[BLUE] == gold - 1
    assert state_of(table)["commodities"] == {"paris": "blue", "bruxelles": "blue", "koln": "blue"}
    assert player(table, BLUE)["delivered"] == 3
    assert refusal(table, f"caravan {koln} to {bruxelles}") == "caravan.salt"


def _shortest(start: str, goal: str) -> list[str]:
    """The intersections after the start on a shortest way over the board's paths."""
    game = fondaco.game("merchants")
    steps = [move.text.split() for move in game.moves if move.text.startswith("merchant ")]
    ways, seen_places = [[start]], {start}
    while ways:
        way = ways.pop(0)
        if way[-1] == goal:
            return way[1:]
        for _, one, _, other in steps:
            if one == way[-1] and other not in seen_places:
                seen_places.add(other)
                ways.append([*way, other])
    raise AssertionError(f"no way from {start} to {goal}")


def _walk(places: list[str]) -> list[str]:
    return [f"merchant {a} to {b}" for a, b in pairwise(places)]
