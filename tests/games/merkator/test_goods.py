"""Steps 2.1 and 2.2: taking goods, and the new cubes that a journey brings."""

import pytest

from positions import (
    GOODS,
    MAJORS,
    MINORS,
    arrange,
    cubes,
    goods_of,
    play,
    refusal,
    seen,
    step,
    supply_of,
    told,
)

# ---------------------------------------------------------------------------- taking goods


# rule goods.take
def test_all_cubes_of_a_major_location_are_taken() -> None:
    table = arrange(cubes={"france": 5, "spain": 1})
    play(table, "travel france", "take 3 plums")
    assert goods_of(table, 0) == {"plums": 3, "wine": 2}
    assert cubes(table) == {"spain": 2, "dutch_republic": 1}


# rule goods.take
def test_only_the_cubes_that_lie_there_are_taken() -> None:
    table = arrange(cubes={"france": 3, "russia": 3})
    play(table, "travel france")
    assert refusal(table, "take 1 ham") == "goods.take"


# rule goods.take
def test_an_empty_location_may_be_visited() -> None:
    table = arrange(cubes={"russia": 2})
    play(table, "travel france")
    assert goods_of(table, 0) == {}
    assert step(table) == "invest"


# rule goods.minor
@pytest.mark.parametrize("place", MINORS)
def test_minor_locations_offer_no_goods(place: str) -> None:
    table = arrange(cubes=dict.fromkeys(MAJORS, 4), time=[3])
    events = play(table, f"travel {place}")
    assert told(events, "took") == []
    assert goods_of(table, 0) == {}
    assert min(cubes(table).values()) >= 4


# rule goods.minor
def test_bonus_cards_bring_goods_in_minor_locations() -> None:
    table = arrange(bonus=[["bonus_denmark_grain"]])
    play(table, "travel denmark")
    assert goods_of(table, 0) == {"grain": 2}


# rule goods.one
@pytest.mark.parametrize("good", ["ham", "fish_oil"])
def test_one_cube_becomes_either_good(good: str) -> None:
    table = arrange(cubes={"russia": 1})
    play(table, "travel russia")
    assert table.legal() == ["take 1 ham", "take 1 fish_oil"]
    play(table, f"take 1 {good}")
    assert goods_of(table, 0) == {good: 1}


# rule goods.one
def test_one_cube_is_one_good() -> None:
    table = arrange(cubes={"russia": 1})
    play(table, "travel russia")
    assert refusal(table, "take 2 ham") == "goods.one"


# rule goods.two
def test_two_cubes_in_sweden_become_1_copper_and_1_iron() -> None:
    table = arrange(cubes={"sweden": 2})
    events = play(table, "travel sweden")
    assert goods_of(table, 0) == {"copper": 1, "iron": 1}
    assert len(told(events, "took")) == 2


# rule goods.two
@pytest.mark.parametrize("place", MAJORS)
def test_two_cubes_are_never_a_question(place: str) -> None:
    table = arrange(cubes={place: 2}, time=[1])
    play(table, f"travel {place}")
    first = 2 * MAJORS.index(place)
    assert goods_of(table, 0) == dict.fromkeys(GOODS[first : first + 2], 1)


# rule goods.more
def test_five_blue_cubes_are_divided_as_one_likes() -> None:
    table = arrange(cubes={"france": 5})
    play(table, "travel france")
    assert table.legal() == ["take 1 plums", "take 2 plums", "take 3 plums", "take 4 plums"]
    play(table, "take 1 plums")
    assert goods_of(table, 0) == {"plums": 1, "wine": 4}


# rule goods.more
@pytest.mark.parametrize("move", ["take 5 plums", "take 6 plums", "take 1 wine"])
def test_cubes_must_not_all_become_one_good(move: str) -> None:
    """`take 1 wine` is for a single cube: all Wine, no Plums."""
    table = arrange(cubes={"france": 5})
    play(table, "travel france")
    assert refusal(table, move) == "goods.more"


# rule goods.office
def test_cubes_taken_cannot_go_to_the_supply_tile() -> None:
    """They are goods of the office as soon as they are divided; the tile is left as it was."""
    table = arrange(cubes={"france": 3}, supply=[{"hamburg": 1}])
    play(table, "travel france")
    assert table.legal() == ["take 1 plums", "take 2 plums"]
    play(table, "take 1 plums")
    assert sum(goods_of(table, 0).values()) == 3
    assert supply_of(table, 0) == {"hamburg": 1}


# rule goods.bonus
def test_saltpeter_in_hamburg_gives_2_saltpeter() -> None:
    table = arrange(bonus=[["bonus_hamburg_saltpeter"]])
    events = play(table, "travel hamburg")
    assert goods_of(table, 0) == {"saltpeter": 2}
    assert told(events, "got_bonus") == [
        {"seat": 0, "card": "bonus_hamburg_saltpeter", "good": "saltpeter", "count": 2}
    ]


# rule goods.bonus
def test_each_bonus_card_of_the_location_counts_and_no_other() -> None:
    cards = ["bonus_denmark_grain", "bonus_denmark_calfskin", "bonus_bohemia_coal"]
    table = arrange(bonus=[cards, ["bonus_hamburg_saltpeter"]])
    play(table, "travel denmark")
    assert goods_of(table, 0) == {"grain": 2, "calfskin": 2}
    assert goods_of(table, 1) == {}


# rule goods.bonus
def test_bonus_goods_stay_out_of_the_division_of_cubes() -> None:
    table = arrange(bonus=[["bonus_france_iron"]], cubes={"france": 1})
    play(table, "travel france")
    assert table.legal() == ["take 1 plums", "take 1 wine"]
    play(table, "take 1 wine")
    assert goods_of(table, 0) == {"wine": 1, "iron": 2}


def test_bonus_cards_of_players_who_stay_away_give_nothing() -> None:
    table = arrange(bonus=[[], ["bonus_hamburg_saltpeter"]], time=[0, 1])
    play(table, "travel hamburg", "stay")
    assert goods_of(table, 1) == {}


# ---------------------------------------------------------------------------- new cubes


# rule spread.lines
def test_russia_feeds_sweden_and_danzig() -> None:
    table = arrange(cubes={"russia": 2, "sweden": 1, "france": 1})
    events = play(table, "travel russia")
    assert told(events, "cube_placed") == [{"place": "danzig"}, {"place": "sweden"}]
    assert cubes(table) == {"sweden": 2, "danzig": 1, "france": 1}


# rule spread.lines
@pytest.mark.parametrize(
    ("place", "neighbors"),
    [
        ("hamburg", ["danzig", "sweden", "dutch_republic"]),
        ("danzig", ["hamburg", "russia"]),
        ("sweden", ["hamburg", "russia"]),
        ("russia", ["danzig", "sweden"]),
        ("dutch_republic", ["hamburg", "england", "france"]),
        ("england", ["dutch_republic", "spain"]),
        ("france", ["dutch_republic", "spain"]),
        ("spain", ["england", "france"]),
    ],
)
def test_a_major_location_feeds_its_neighbors_but_not_itself(
    place: str, neighbors: list[str]
) -> None:
    """So two connected locations are never empty at the same time, as the hints on page 7 say."""
    table = arrange(time=[1])
    play(table, f"travel {place}")
    assert cubes(table) == dict.fromkeys(neighbors, 1)


# rule spread.threshold
def test_bohemia_feeds_locations_with_3_or_more() -> None:
    table = arrange(cubes={"hamburg": 2, "danzig": 3, "sweden": 4, "russia": 1, "spain": 7})
    play(table, "travel bohemia")
    grown = {"hamburg": 2, "danzig": 4, "sweden": 5, "russia": 1, "spain": 8}
    assert cubes(table) == grown


# rule spread.threshold
def test_after_bohemia_nowhere_are_exactly_3_cubes() -> None:
    table = arrange(cubes={place: count for count, place in enumerate(MAJORS)})
    play(table, "travel bohemia")
    assert list(seen(table)["cubes"].values()) == [0, 1, 2, 4, 5, 6, 7, 8]


# rule spread.threshold
def test_newfoundland_feeds_all_eight() -> None:
    table = arrange(cubes={"spain": 4}, time=[3])
    play(table, "travel newfoundland")
    assert cubes(table) == {**dict.fromkeys(MAJORS, 1), "spain": 5}


# rule spread.threshold
@pytest.mark.parametrize(("place", "least"), [("denmark", 2), ("italy", 1)])
def test_every_minor_location_feeds_from_its_number_on(place: str, least: int) -> None:
    table = arrange(cubes={"hamburg": least, "danzig": least - 1}, time=[2])
    play(table, f"travel {place}")
    assert seen(table)["cubes"]["hamburg"] == least + 1
    assert seen(table)["cubes"]["danzig"] == least - 1


# rule spread.unlimited
def test_cubes_never_run_out() -> None:
    """The box has about 40 of a color: here 45 lie in Sweden and 50 in the offices."""
    table = arrange(
        cubes={"sweden": 45}, goods=[{"iron": 25}, {"copper": 25}], bonus=[["bonus_france_iron"]]
    )
    play(table, "travel russia", "travel hamburg", "travel france")
    assert cubes(table)["sweden"] == 47
    assert goods_of(table, 0) == {"iron": 27}
    play(table, "travel sweden", "take 40 iron")
    assert goods_of(table, 1)["copper"] == 25 + 7


# rule spread.unlimited
def test_even_a_hundred_cubes_can_be_taken() -> None:
    table = arrange(cubes={"sweden": 100})
    play(table, "travel sweden", "take 60 iron")
    assert goods_of(table, 0) == {"iron": 60, "copper": 40}


# rule goods.many
def test_a_pile_beyond_all_measure_can_still_be_divided() -> None:
    table = arrange(cubes={"france": 70})
    play(table, "travel france")
    assert table.legal() == [f"take {number} plums" for number in range(1, 61)]
    play(table, "take 60 plums")
    assert goods_of(table, 0) == {"plums": 60, "wine": 10}
