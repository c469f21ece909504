"""The magistrate's actions: six places, soldiers, walls; and his year."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import (
    ACTIONS,
    COURTIER,
    MAGISTRATE,
    SITES,
    arrange,
    camels,
    cards,
    cell,
    favour,
    influence,
    kinds,
    owner_at,
    play,
    player,
    points,
    seen,
    spices,
    state_of,
    stores,
    told,
    walls,
)
from games.merv.solo import QUEUE, YOU, his, his_turn, waiting

IT = "magistrate"


# Favour and influence.


# rule solo.favour
@pytest.mark.parametrize(
    ("start", "after", "scored"),
    [((0, 0), (1, 0), 0), ((10, 5), (10, 6), 1), ((10, 15), (10, 15), 2)],
)
def test_favour_overflows_and_then_gives_points(
    start: tuple[int, int], after: tuple[int, int], scored: int
) -> None:
    table, _ = his_turn("palace", favour=[0, start[0]], influence=[0, start[1]])
    assert (favour(table, IT), influence(table, IT)) == after
    assert points(table, IT) == scored


# Soldiers.


def soldier(**fields: Any) -> tuple[Table, list[dict[str, Any]]]:
    """He advances to the space that shows a soldier."""
    return his_turn("mosque", **{"mosque": ["start", "upper_step5"], **fields})


# rule solo.soldier
def test_the_courtiers_northernmost_then_westernmost_open_building() -> None:
    table, events = soldier(buildings={"2-5": COURTIER, "2-2": COURTIER, "5-1": YOU, "1-1": YOU})
    assert cell(table, "2-2")["soldier"] == IT
    assert his(events, "deployed")["rule"] == "solo.soldier"
    assert influence(table, IT) == 2


# rule solo.soldier
@pytest.mark.parametrize("bonus", ["soldier 0", "white", "tan"])
def test_not_where_a_soldier_or_upgrade_lies(bonus: str) -> None:
    table, _ = soldier(buildings={"1-1": COURTIER, "2-2": COURTIER}, bonus={"1-1": bonus})
    assert cell(table, "2-2")["soldier"] == IT


# rule solo.soldier
def test_not_where_walls_protect() -> None:
    pieces = {"north_1": "segment_purple_1", "west_1": "segment_tan_1"}
    table, _ = soldier(buildings={"1-1": COURTIER, "2-2": COURTIER}, walls=pieces)
    assert cell(table, "2-2")["soldier"] == IT


# rule solo.soldier_own
def test_else_on_his_own() -> None:
    sites = {"1-2": MAGISTRATE, "5-1": MAGISTRATE, "4-3": MAGISTRATE, "4-4": MAGISTRATE}
    table, events = soldier(buildings={**sites, "4-5": MAGISTRATE, "1-1": YOU})
    assert cell(table, "1-2")["soldier"] == IT
    assert his(events, "deployed")["rule"] == "solo.soldier_own"
    assert influence(table, IT) == 1


# rule soldier.servants
def test_without_a_servant_he_deploys_none() -> None:
    five = ["1-1", "1-2", "1-3", "1-4", "1-5"]
    table, events = soldier(
        buildings=dict.fromkeys([*five, "2-1"], COURTIER),
        bonus=dict.fromkeys(five, "soldier 1"),
        halls=[{}, {"trade": 3}],
    )
    assert {event["rule"] for event in told(events, "did_nothing")} == {"soldier.servants"}
    assert influence(table, IT) == 0


# Caravansary.


# rule solo.card
@pytest.mark.parametrize(
    ("held", "taken", "why"),
    [
        ({}, "ginger", "nearest to the front"),
        ({"ginger": 1}, "juniper", "nearest to the front"),
        ({"ginger": 1, "juniper": 1}, "pepper", "nearest to the front"),
        ({"ginger": 1, "juniper": 1, "cinnamon": 1}, "pepper", "most points for his sets"),
        ({"pepper": 2, "ginger": 1, "cinnamon": 2}, "juniper", "nearest to the front"),
    ],
)
def test_the_card_that_scores_most(held: dict[str, int], taken: str, why: str) -> None:
    table, events = his_turn("caravansary", spices=[{}, held])
    assert spices(table, IT)[taken] == held.get(taken, 0) + 1
    event = his(events, "card_taken")
    assert event["rule"] == "solo.card"
    assert event["why"].endswith(why)
    assert len(cards(table)) == 8


# rule solo.card
def test_he_gains_the_camel_and_is_bound_by_nothing() -> None:
    table, _ = his_turn("caravansary", camels={"caravansary": 1})
    assert camels(table, IT) == 1
    table, _ = his_turn(
        "caravansary", spices=[{}, {"ginger": 1, "juniper": 1}], camels={"caravansary": 1}
    )
    assert spices(table, IT)["pepper"] == 1
    assert camels(table, IT) == 0


# rule solo.no_pairs
def test_pairs_bring_him_nothing() -> None:
    table, _ = his_turn("caravansary", display=["juniper"], spices=[{}, {"juniper": 1}])
    assert spices(table, IT) == {"juniper": 2}
    assert favour(table, IT) == 0


# rule solo.card_gone
def test_when_no_card_is_left_his_card_leaves_the_game() -> None:
    owned = [{"cinnamon": 8, "ginger": 6}, {"juniper": 5, "pepper": 4}]
    table, events = his_turn("caravansary", display=["juniper"], spices=owned)
    assert cards(table) == []
    removed = his(events, "card_removed")
    assert (removed["card"], removed["rule"]) == ("caravansary", "solo.card_gone")
    assert seen(table)["solo"]["removed"] == ["caravansary"]


# rule solo.card_gone
def test_the_queue_is_restocked_after_his_last_card() -> None:
    table, events = his_turn("caravansary", buildings={"1-4": COURTIER, "2-4": COURTIER})
    assert kinds(events).index("restocked") > kinds(events).index("card_taken")
    assert his(events, "restocked")["rule"] == "solo.card_gone"
    assert len(cards(table)) == 8


# rule solo.card
# rule solo.card_gone
def test_without_a_card_he_takes_none() -> None:
    all_cards = [{"cinnamon": 8, "ginger": 6}, {"juniper": 6, "pepper": 4}]
    _, events = his_turn("caravansary", display=[], spices=all_cards)
    assert his(events, "did_nothing")["why"] == "no caravan card is left"
    assert his(events, "card_removed")["card"] == "caravansary"


# Palace.


# rule solo.palace
@pytest.mark.parametrize(
    ("fields", "hall", "why"),
    [
        ({}, "knowledge", "leftmost"),
        ({"stores": [{}, {"common": 2}]}, "trade", "most points for him"),
        ({"spices": [{"ginger": 3}]}, "spice", "most points for you"),
        (
            {
                "stores": [{"common": 1}, {"scrolls": 1}],
                "mosque": ["start", "row1_step1"],
                "breakthroughs": {},
            },
            "knowledge",
            "leftmost",
        ),
        ({"stores": [{}, {"common": 2}], "halls": [{"trade": 3}]}, "knowledge", "leftmost"),
    ],
)
def test_the_hall_he_chooses(fields: dict[str, Any], hall: str, why: str) -> None:
    table, events = his_turn("palace", **fields)
    assert player(table, IT)["courtiers"][hall] == 1
    event = his(events, "courtier")
    assert event["rule"] == "solo.palace"
    assert event["why"].endswith(why)


# rule solo.palace
@pytest.mark.parametrize(("more", "courtiers"), [(0, 1), (2, 1), (3, 2), (4, 2)])
def test_one_courtier_or_two(more: int, courtiers: int) -> None:
    others = ["1-5", "3-5", "4-5", "5-5"][:more]
    buildings = dict.fromkeys(others, COURTIER)
    buildings |= {"2-1": YOU, "2-2": YOU, "2-3": YOU}
    sites = {"2-5": "palace_purple", "2-1": "palace_tan", "2-2": "palace_teal"}
    table, events = his_turn("palace", sites={**sites, "2-3": "palace_orange"}, buildings=buildings)
    assert his(events, "acts_times")["times"] == more + 1
    assert sum(player(table, IT)["courtiers"].values()) == courtiers


# rule solo.palace
def test_the_first_in_a_hall_gains_him_favour() -> None:
    table, _ = his_turn("palace")
    assert favour(table, IT) == 1
    table, _ = his_turn("palace", halls=[{"knowledge": 1}])
    assert favour(table, IT) == 0


# rule solo.palace
def test_a_full_palace_takes_no_courtier() -> None:
    full = [{"knowledge": 3, "spice": 3}, {"trade": 3, "faith": 3}]
    _, events = his_turn("palace", halls=full)
    assert his(events, "did_nothing")["why"] == "every hall is full"


# Library.


def scrolls(count: int, **fields: Any) -> tuple[Table, list[dict[str, Any]]]:
    """He takes one scroll more than `count`; his breakthroughs so far are those he prefers."""
    made = ["discount_caravansary", "exchange_tan", "free_trading_post", "eight_points"]
    own = dict.fromkeys(made[: count // 2], MAGISTRATE)
    given: dict[str, Any] = {"stores": [{}, {"scrolls": count}]}
    given["breakthroughs"] = {**own, **fields.pop("breakthroughs", {})}
    return his_turn("library", **{**given, **fields})


# rule solo.library
def test_a_scroll_an_action() -> None:
    table, events = scrolls(0)
    assert stores(table, IT) == {"scrolls": 1}
    assert his(events, "took")["rule"] == "solo.library"


# rule solo.library
def test_with_eight_scrolls_his_card_leaves_the_game() -> None:
    table, events = scrolls(7)
    assert his(events, "card_removed")["card"] == "library"
    assert state_of(table)["solo"]["library"] == "removed"


TWO_STEPS = ["start", "row1_step2"]


# rule solo.first
@pytest.mark.parametrize(
    ("fields", "taken"),
    [
        ({}, "discount_caravansary"),
        ({"mosque": TWO_STEPS, "spices": [{}, {"ginger": 2}]}, "discount_caravansary"),
        ({"mosque": TWO_STEPS, "spices": [{}, {"ginger": 1}]}, "discount_mosque"),
        ({"breakthroughs": {"discount_caravansary": YOU}}, "discount_mosque"),
        (
            {"mosque": ["start", "row1_step2"], "breakthroughs": {"discount_mosque": YOU}},
            "discount_caravansary",
        ),
    ],
)
def test_the_first_breakthrough(fields: dict[str, Any], taken: str) -> None:
    if "breakthroughs" in fields:
        fields = {**fields, "stores": [{"scrolls": 2}, {"scrolls": 1}]}
    table, events = scrolls(1, **fields)
    assert player(table, IT)["breakthroughs"] == [taken]
    assert his(events, "learned")["rule"] == "solo.first"


# rule solo.first
@pytest.mark.parametrize(
    ("card", "breakthrough", "times"),
    [
        ("caravansary", "discount_caravansary", 2),
        ("mosque", "discount_mosque", 2),
        ("caravansary", "discount_mosque", 1),
        ("mosque", "discount_caravansary", 1),
    ],
)
def test_it_gives_one_action_more_of_its_kind(card: str, breakthrough: str, times: int) -> None:
    table, events = his_turn(
        card, breakthroughs={breakthrough: MAGISTRATE}, stores=[{}, {"scrolls": 2}]
    )
    assert his(events, "acts_times")["times"] == times
    done = len(told(events, "card_taken")) + len(told(events, "advanced"))
    assert done == times
    assert table.to_act == YOU


# rule solo.second
def test_the_second_breakthrough_is_random_and_gives_three_points() -> None:
    taken = set()
    for pick in range(3):
        table, events = scrolls(
            3,
            breakthroughs={"exchange_purple": YOU, "discount_palace": YOU},
            stores=[{"scrolls": 4}, {"scrolls": 3}],
            picks=[pick],
        )
        taken.add(his(events, "learned")["breakthrough"])
        assert points(table, IT) == 3
    assert taken == {"exchange_tan", "exchange_teal", "exchange_orange"}


# rule solo.third
def test_the_third_breakthrough_is_a_post() -> None:
    table, events = scrolls(5, camels={"city rayy": 1})
    assert player(table, IT)["posts"] == ["rayy"]
    assert camels(table, IT) == 1
    assert his(events, "learned")["breakthrough"] == "free_trading_post"
    good = told(events, "took")[1]
    assert (good["kind"], good["count"], good["rule"]) == ("common", 1, "solo.third")
    # With the good and his scrolls he fulfils a contract at once.
    assert "fulfilled" in kinds(events)


# rule solo.third
def test_without_a_disk_his_third_breakthrough_brings_neither_good_nor_contract() -> None:
    """His scrolls and goods would do for a contract: only a marketplace action fulfils it."""
    six = dict.fromkeys(["rayy", "samarkand", "nishapur", "balkh", "baghdad", "kashgar"], 1)
    held = {"scrolls": 5, "common": 2, "rare": 2}
    _, events = scrolls(5, posts=[{}, six], stores=[{}, held])
    assert his(events, "learned")["breakthrough"] == "free_trading_post"
    assert his(events, "did_nothing")["rule"] == "marketplace.disks"
    assert "fulfilled" not in kinds(events)
    assert [event["kind"] for event in told(events, "took")] == ["scrolls"]


# rule solo.third
def test_or_a_step_in_the_mosque() -> None:
    made = {"free_trading_post": YOU, "discount_palace": YOU, "exchange_teal": YOU}
    table, _ = scrolls(5, breakthroughs=made, stores=[{"scrolls": 6}, {"scrolls": 5}])
    assert player(table, IT)["space"] == "row1_step1"
    assert "free_mosque_step" in player(table, IT)["breakthroughs"]


# rule solo.fourth
def test_the_fourth_breakthrough() -> None:
    table, _ = scrolls(7)
    assert points(table, IT) == 8
    made = dict.fromkeys(["discount_palace", "exchange_teal", "free_wall", "eight_points"], YOU)
    table, _ = scrolls(7, breakthroughs=made, stores=[{"scrolls": 8}, {"scrolls": 7}])
    assert favour(table, IT) == 2


# Marketplace.


# rule solo.post
@pytest.mark.parametrize(
    ("posts", "city", "why"),
    [
        ([{}, {}], "rayy", "first from the north-west"),
        ([{"rayy": 1}, {}], "samarkand", "first from the north-west"),
        ([{"rayy": 1, "samarkand": 1, "nishapur": 1}, {}], "balkh", "a city without a post"),
        ([{}, {"balkh": 1}], "peshawar", "an outer city"),
        ([{}, {"balkh": 1, "nishapur": 1}], "basra", "first from the north-west"),
        (
            [{"nishapur": 1, "basra": 1}, {"balkh": 1, "nishapur": 1}],
            "peshawar",
            "a city without a post",
        ),
        ([{}, {"rayy": 1, "baghdad": 1}], "samarkand", "first from the north-west"),
    ],
)
def test_where_he_settles(posts: list[dict[str, int]], city: str, why: str) -> None:
    table, events = his_turn("marketplace", posts=posts)
    assert city in player(table, IT)["posts"]
    event = his(events, "established")
    assert event["rule"] == "solo.post"
    assert event["why"].endswith(why)


# rule solo.goods
def test_a_good_for_each_post() -> None:
    table, events = his_turn("marketplace", posts=[{}, {"rayy": 1, "samarkand": 1, "baghdad": 1}])
    # With Kashgar: two common and two rare goods, before contracts commit them.
    assert stores(table, IT) == {"common": 2, "rare": 2}
    assert {event["rule"] for event in told(events, "took")} == {"solo.goods"}
    assert favour(table, IT) >= 1


# rule marketplace.disks
def test_with_six_posts_he_only_takes_goods() -> None:
    six = dict.fromkeys(["rayy", "samarkand", "nishapur", "balkh", "baghdad", "kashgar"], 1)
    table, events = his_turn("marketplace", posts=[{}, six])
    assert his(events, "did_nothing")["rule"] == "marketplace.disks"
    assert stores(table, IT) == {"common": 4, "rare": 2}


# rule solo.contract
@pytest.mark.parametrize(
    ("held", "first"),
    [
        ({"common": 1}, "level1_favour_a"),  # with Rayy's good: two goods of either kind
        ({"scrolls": 1}, "level1_soldier_a"),
        ({"scrolls": 1, "rare": 1}, "level2_soldier_a"),
        ({"scrolls": 1, "rare": 1, "common": 1}, "level2_soldier_a"),
        ({"common": 1, "rare": 2}, "level3_soldier_a"),
    ],
)
def test_the_most_valuable_contract_first(held: dict[str, int], first: str) -> None:
    _, events = his_turn("marketplace", stores=[{}, held])
    done = told(events, "fulfilled")
    assert done[0]["contract"] == first
    assert done[0]["rule"] == "solo.contract"


# rule solo.contract
def test_ties_go_to_the_higher_level_then_to_the_soldier() -> None:
    """6 points: level 3 before level 2; 4 points: the soldier before the favour."""
    held = {"scrolls": 2, "common": 3, "rare": 3}
    taken = {f"level3_{bonus}_{card}": YOU for bonus in ("soldier", "favour") for card in "ab"}
    taken |= {f"level2_{bonus}_a": YOU for bonus in ("soldier", "favour")}
    made = {"discount_caravansary": MAGISTRATE}
    _, events = his_turn("marketplace", stores=[{}, held], contracts=taken, breakthroughs=made)
    first = told(events, "fulfilled")[0]
    assert first["contract"] == "level3_soldier_c"
    assert first["why"] == "tied in most points, highest level; a soldier"


# rule solo.contract
def test_common_goods_are_used_first_where_either_will_do() -> None:
    table, _ = his_turn("marketplace", stores=[{}, {"common": 1, "rare": 1}])
    assert player(table, IT)["committed"] == {"scrolls": 0, "common": 2, "rare": 0}


# rule solo.contract
# rule solo.no_cubes
def test_he_goes_on_until_nothing_can_be_fulfilled() -> None:
    table, events = his_turn("marketplace", stores=[{}, {"common": 5}], buildings={"1-1": COURTIER})
    contracts = [event["contract"] for event in told(events, "fulfilled")]
    assert contracts == ["level1_favour_a", "level1_favour_b", "level1_favour_c"]
    assert points(table, IT) == 4 + 3 + 2 + 1  # and one of the favour track
    assert influence(table, IT) == 0


# Mosque.


# rule solo.mosque
def test_he_begins_on_the_topmost_row_with_a_camel() -> None:
    table, events = his_turn("mosque", camels={"mosque row 3": 1, "mosque row 4": 1})
    assert player(table, IT)["space"] == "row3_step1"
    assert camels(table, IT) == 1
    assert his(events, "advanced")["why"] == "the topmost row with a camel"


# rule solo.mosque_row
def test_or_on_the_topmost_row() -> None:
    table, events = his_turn("mosque")
    assert player(table, IT)["space"] == "row1_step1"
    assert his(events, "advanced")["rule"] == "solo.mosque_row"


# rule solo.mosque_boon
@pytest.mark.parametrize(
    ("space", "scored"),
    [("row1_step1", 3), ("upper_step3", 3 + 1), ("row1_step2", 0), ("upper_step5", 2)],
)
def test_points_in_place_of_upgrades(space: str, scored: int) -> None:
    table, _ = his_turn("mosque", mosque=["start", space], buildings={"1-1": YOU})
    assert points(table, IT) == scored
    assert (favour(table, IT) == 1) == (space == "row1_step2")


# rule solo.mosque_boon
def test_a_palace_action_and_a_wall_action() -> None:
    table, _ = his_turn("mosque", mosque=["start", "upper_step6"])
    assert sum(player(table, IT)["courtiers"].values()) == 1
    table, _ = his_turn("mosque", mosque=["start", "lower_step6"])
    assert list(walls(table).values()) == ["segment_purple_1"]


# rule solo.tile
def test_the_scoring_tile_that_scores_most() -> None:
    table, events = his_turn(
        "mosque", mosque=["start", "upper_step4"], buildings={"3-1": MAGISTRATE, "1-1": YOU}
    )
    assert player(table, IT)["scoring_tiles"] == ["score_library"]
    assert his(events, "claimed")["why"] == "it would score him 3 points now"


# rule solo.tile
def test_at_random_among_equals() -> None:
    found = set()
    for pick in range(3):
        table, _ = his_turn(
            "mosque",
            mosque=["start", "upper_step4"],
            tiles={"score_library": YOU},
            picks=[pick],
        )
        found |= set(player(table, IT)["scoring_tiles"])
    assert found == {"score_caravansary", "score_palace", "score_marketplace"}


# rule solo.tile
def test_no_tile_left() -> None:
    tiles = [f"score_{action}" for action in ACTIONS[:4]]
    _, events = his_turn("mosque", mosque=["start", "upper_step4"], tiles=dict.fromkeys(tiles, YOU))
    assert his(events, "did_nothing")["rule"] == "solo.tile"


# rule solo.mosque_gone
def test_at_the_end_his_card_leaves_the_game() -> None:
    table, events = his_turn("mosque", mosque=["start", "lower_step7"])
    assert player(table, IT)["space"] == "final_step8"
    assert points(table, IT) == 4
    removed = his(events, "card_removed")
    assert (removed["card"], removed["rule"]) == ("mosque", "solo.mosque_gone")


# Walls.


# rule solo.wall
@pytest.mark.parametrize(
    ("built", "piece"),
    [
        ([], "segment_purple_1"),
        (["segment_purple_1"], "segment_purple_1"),
        (["segment_purple_1"] * 2, "segment_tan_1"),
        (["segment_purple_1", "segment_tan_1"] * 2, "segment_teal_1"),
        (["segment_purple_1", "segment_tan_1", "segment_teal_1"] * 2, "segment_orange_1"),
        ([f"segment_{c}_1" for c in ("purple", "tan", "teal", "orange")] * 2, "segment_purple_2"),
        (
            [f"segment_{c}_{n}" for c in ("purple", "tan", "teal", "orange") for n in (1, 2)] * 2,
            "gate_purple_3",
        ),
    ],
)
def test_the_cheapest_wall_by_color(built: list[str], piece: str) -> None:
    slots = [f"{side}_{n}" for side in ("east", "south", "west", "north") for n in (1, 2, 4, 5)]
    before = dict(zip(slots, built, strict=False))
    table, _ = his_turn("wall", walls=before)
    [(slot, found)] = walls(table).items() - before.items()
    assert found == piece
    assert slot == ("north_3" if piece.startswith("gate") else slot)


# What stands on the sites 1-2 and 2-2 behind north_2, and what it is worth: A to I.
PREFERENCES = [
    ("A", COURTIER, COURTIER, 4),
    ("B", COURTIER, MAGISTRATE, 3),
    ("C", MAGISTRATE, MAGISTRATE, 2),
    ("D", COURTIER, None, 2),
    ("E", MAGISTRATE, None, 1),
    ("F", COURTIER, YOU, 4),
    ("G", MAGISTRATE, YOU, 3),
    ("H", YOU, None, 2),
    ("H", YOU, YOU, 4),
    ("I", None, None, 0),
]


def behind(slot: str, outer: int | None, inner: int | None) -> dict[str, int]:
    cells = {"north_2": ("1-2", "2-2"), "north_4": ("1-4", "2-4")}[slot]
    there = dict(zip(cells, (outer, inner), strict=True))
    return {name: owner for name, owner in there.items() if owner is not None}


# All slots but north_2, north_4 and the middle ones are built.
OTHERS = [f"{side}_{n}" for side in ("east", "south", "west") for n in (1, 2, 4, 5)]
PIECES = [f"segment_{c}_{n}" for n in (1, 2) for c in ("purple", "tan", "teal", "orange")] * 2
ALL_BUILT = dict(zip([*OTHERS, "north_1", "north_5"], PIECES, strict=False))
LAST_PIECES = ["segment_teal_2", "segment_orange_2"]


def built_at(buildings: dict[str, int]) -> tuple[str, Table, dict[str, Any]]:
    """Where he builds one wall, with wall_tan on 5-3 as his only choice."""
    others = {"5-2": YOU, "5-4": YOU, "5-5": YOU}
    table, events = his_turn("wall", walls=ALL_BUILT, buildings={**others, **buildings})
    [slot] = set(walls(table)) - set(ALL_BUILT)
    return slot, table, his(events, "walled")


# rule solo.wall_order
# rule solo.wall_yours
@pytest.mark.parametrize("number", range(len(PREFERENCES)))
@pytest.mark.parametrize("other", range(len(PREFERENCES)))
def test_every_pair_of_preferences(number: int, other: int) -> None:
    """North 2 against north 4: the better letter wins, equals go to the first clockwise."""
    letter, outer, inner, gained = PREFERENCES[number]
    rival, far_outer, far_inner, rival_gained = PREFERENCES[other]
    buildings = {**behind("north_2", outer, inner), **behind("north_4", far_outer, far_inner)}
    slot, table, walled = built_at(buildings)
    first = letter <= rival
    assert slot == ("north_2" if first else "north_4")
    assert influence(table, IT) == (gained if first else rival_gained)
    assert f"; {min(letter, rival)}: " in walled["why"]
    two_of_yours = (outer, inner) if first else (far_outer, far_inner)
    rule = "solo.wall_yours" if two_of_yours == (YOU, YOU) else "solo.wall_order"
    assert walled["rule"] == rule


# rule solo.wall_order
def test_the_order_of_the_two_sites_does_not_matter() -> None:
    slot, table, _ = built_at({**behind("north_2", None, YOU), **behind("north_4", None, COURTIER)})
    assert (slot, influence(table, IT)) == ("north_4", 2)


# rule solo.wall_order
@pytest.mark.parametrize(
    ("taken", "slot"),
    [
        ([], "north_1"),
        (["north_1"], "north_2"),
        (["north_1", "north_2"], "north_4"),
        (["north_1", "north_2", "north_4", "north_5"], "east_1"),
    ],
)
def test_equals_go_clockwise_and_never_to_the_middle(taken: list[str], slot: str) -> None:
    """The wall sites lie in the middle row, which no segment protects."""
    before = dict(zip(taken, PIECES, strict=False))
    sites = dict(zip(["3-1", "3-2", "3-4", "3-5"], SITES[-4:], strict=True))
    table, _ = his_turn("wall", walls=before, sites=sites)
    [found] = set(walls(table)) - set(before)
    assert found == slot


# rule solo.wall
def test_when_every_wall_is_built_he_does_nothing() -> None:
    gates = {
        f"{side}_3": f"gate_{color}_3"
        for side, color in (
            ("north", "purple"),
            ("east", "tan"),
            ("south", "teal"),
            ("west", "orange"),
        )
    }
    rest = {"north_2": "segment_teal_2", "north_4": "segment_orange_2"}
    _, events = his_turn("wall", walls={**ALL_BUILT, **gates, **rest})
    assert his(events, "did_nothing")["why"] == "every wall is built"


# His year.


def last_turn(year: int = 1, **fields: Any) -> tuple[Table, list[dict[str, Any]]]:
    """Your turn is the last of the year; the magistrate and the courtier had theirs."""
    table = arrange(
        seats=1,
        step="act",
        year=year,
        round=3,
        line="row 1",
        site="1-1",
        active=YOU,
        queue=[MAGISTRATE, COURTIER, YOU],
        slots={"row 4": MAGISTRATE, "row 5": COURTIER},
        display=QUEUE,
        **{"solo": dict.fromkeys(ACTIONS, "discard"), "drawn": 9, **fields},
    )
    return table, play(table, "gain favour")


# rule solo.invasion
def test_his_buildings_are_never_destroyed() -> None:
    table, _ = last_turn(2, buildings={"1-2": MAGISTRATE, "1-4": COURTIER, "1-5": YOU})
    assert [owner_at(table, name) for name in ("1-2", "1-4", "1-5")] == [IT, None, None]


# rule solo.scoring
def test_he_scores_all_courtiers_and_spends_no_favour() -> None:
    table, _ = last_turn(
        2,
        halls=[{}, {"trade": 2, "faith": 1}],
        stores=[{}, {"common": 2, "rare": 1}],
        mosque=["start", "final_step8"],
        favour=[0, 1],
        buildings={"4-3": MAGISTRATE, "3-1": MAGISTRATE},
        tiles={"score_library": MAGISTRATE},
    )
    assert favour(table, IT) == 1
    assert points(table, IT) == 2 * 3 + 8 + 2 + 3 + 4


# rule solo.refill
def test_the_discards_go_on_top_of_the_deck_after_the_scoring() -> None:
    solo = {**dict.fromkeys(ACTIONS, "discard"), "wall": "first deck", "mosque": "removed"}
    table, events = last_turn(1, solo=solo)
    assert his(told_of(events, "deck_shuffled"), "deck_shuffled")["rule"] == "solo.refill"
    lying = state_of(table)["solo"]
    assert lying["wall"] == "first deck"
    assert lying["mosque"] == "removed"
    assert list(lying.values()).count("shuffled 1") + list(lying.values()).count("face up") == 4


def told_of(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["event"] == kind]


# rule solo.sets
def test_his_spices_are_scored_like_yours() -> None:
    table = waiting("wall", spices=[{}, {"ginger": 1, "pepper": 1}])
    assert table.scores()[1]["name"] == "Corrupt magistrate"
    assert table.scores()[1]["total"] == 3


# rule solo.win
@pytest.mark.parametrize(("yours", "rank"), [(4, 2), (5, 2), (6, 1)])
def test_you_win_with_more_points(yours: int, rank: int) -> None:
    table = waiting(
        "wall", points=[{"contracts": yours}, {"contracts": 5}], favour=[9, 0], influence=[9, 0]
    )
    assert table.scores()[0]["rank"] == rank
