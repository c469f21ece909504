"""What the magistrate does: library, marketplace, contracts."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import (
    COURTIER,
    MAGISTRATE,
    camels,
    favour,
    influence,
    kinds,
    player,
    points,
    state_of,
    stores,
    told,
)
from games.merv.solo import YOU, his, his_turn

IT = "magistrate"


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
def test_ties_go_to_the_soldier_then_to_the_higher_level() -> None:
    """6 points: four contracts, two of them with a soldier."""
    held = {"scrolls": 2, "common": 3, "rare": 3}
    taken = {f"level3_{bonus}_{card}": YOU for bonus in ("soldier", "favour") for card in "ab"}
    taken |= {f"level2_{bonus}_a": YOU for bonus in ("soldier", "favour")}
    made = {"discount_caravansary": MAGISTRATE}
    _, events = his_turn("marketplace", stores=[{}, held], contracts=taken, breakthroughs=made)
    first = told(events, "fulfilled")[0]
    assert first["contract"] == "level3_soldier_c"
    assert first["why"] == "tied in most points, a soldier; highest level"


# rule solo.contract
def test_a_soldier_is_worth_more_to_him_than_a_higher_level() -> None:
    """6 points: a soldier of level 2 before favour of level 3; one rare good leaves these two."""
    held = {"scrolls": 2, "rare": 1}
    taken = {f"level3_favour_{card}": YOU for card in "ab"}
    taken |= {f"level2_{bonus}_a": YOU for bonus in ("soldier", "favour")}
    made = {"discount_caravansary": MAGISTRATE}
    _, events = his_turn("marketplace", stores=[{}, held], contracts=taken, breakthroughs=made)
    first = told(events, "fulfilled")[0]
    assert (first["contract"], first["why"]) == (
        "level2_soldier_b",
        "tied in most points; a soldier",
    )


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
