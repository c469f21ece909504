"""The end of the game: what everything is worth."""

from typing import Any

import pytest

import fondaco
from positions import (
    GOODS,
    MAJORS,
    PEACE,
    all_bonus_cards,
    all_buildings,
    arrange,
    office,
    parts,
    play,
    points,
    ranks,
    supply_of,
)

FOOD = ["grain", "ham", "vegetables", "plums", "wine", "citrus_fruit", "spice"]
WEAPONS = ["muskets", "saltpeter", "iron", "copper", "coal"]
TEXTILES = ["livestock", "fish_oil", "calfskin", "fabric"]
DEPOTS = ["iron", "coal", "copper", "fish_oil"]
STORAGES = [good for good in GOODS if good not in DEPOTS]


def one(goods: list[str]) -> dict[str, int]:
    return dict.fromkeys(goods, 1)


def at_the_end(**position: Any) -> fondaco.Table:
    return arrange(**{"step": "over", "at": "sweden", "turns_left": 0, **position})


def from_buildings(table: fondaco.Table, seat: int = 0) -> float:
    """The points of a seat that do not come from Contracts."""
    _, _, *buildings = parts(table, seat).values()
    return sum(buildings)


# ---------------------------------------------------------------------------- Contracts


# rule score.full
# rule score.half
def test_contracts_of_10_8_7_6_6_5_and_4_give_41_and_a_half() -> None:
    cards = ["c10_spain", "c08_italy", "c07_spain", "c06_spain", "c06_italy"]
    table = at_the_end(contracts=[[*cards, "c05_spain", "c04_spain"]])
    assert parts(table) == {"Contracts in the office": 37, "Contracts beside it": 4.5}
    assert points(table) == 41.5


# rule score.full
def test_the_peace_of_westphalia_is_among_the_five_with_14() -> None:
    cards = ["c10_spain", "c09_spain", "c08_italy", "c07_spain", "c06_spain"]
    table = at_the_end(contracts=[[*cards, PEACE]])
    assert parts(table) == {"Contracts in the office": 48, "Contracts beside it": 3}


# rule score.half
def test_half_points_are_kept() -> None:
    cards = ["c05_spain", "c05_italy", "c05_france", "c05_danzig", "c05_sweden", "c03_danzig"]
    assert points(at_the_end(contracts=[cards])) == 26.5


# ---------------------------------------------------------------------------- Building cards

CASES: list[tuple[str, dict[str, Any], float]] = [
    ("boerse", {"contracts": [["c06_spain", "c02_danzig"], ["c05_spain"]]}, 5),
    ("boerse", {"contracts": [["c06_spain"], ["c06_italy"]]}, 0),
    ("boerse", {"contracts": [["c06_spain", "c05_italy"], ["c07_spain"]]}, 0),
    ("hofkammer", {"bonus": [all_bonus_cards()[:2], all_bonus_cards()[2:3]]}, 5),
    ("hofkammer", {"bonus": [all_bonus_cards()[:2], all_bonus_cards()[2:4]]}, 0),
    ("admiralitaet", {"time": [3, 2]}, 5),
    ("admiralitaet", {"time": [3, 3]}, 0),
    ("admiralitaet", {"time": [3, 4]}, 0),
    ("rathaus", {"buildings": [["rathaus", "wache"], ["seeamt"]]}, 5),
    ("rathaus", {"buildings": [["rathaus", "wache"], ["seeamt", "waage"]]}, 0),
    ("kaufhaus", {"goods": [{"iron": 3}, {"ham": 1, "wine": 1}]}, 5),
    ("kaufhaus", {"goods": [{"iron": 3}, {"ham": 1, "wine": 2}]}, 0),
    ("fleet_at_sea", {"time": [8]}, 5),
    ("fleet_at_sea", {"time": [12]}, 5),
    ("fleet_at_sea", {"time": [7]}, 0),
    ("wache", {"at": "hamburg"}, 5),
    ("wache", {"at": "danzig"}, 0),
    ("peel_tower", {"goods": [{**one(WEAPONS), "iron": 3}]}, 5),
    ("peel_tower", {"goods": [{**one(WEAPONS), "iron": 2, "ham": 9}]}, 0),
    ("kornhaus", {"goods": [{**one(FOOD), "ham": 2}]}, 5),
    ("kornhaus", {"goods": [{**one(FOOD), "iron": 9}]}, 0),
    ("gewandhaus", {"goods": [{**one(TEXTILES), "fabric": 3}]}, 5),
    ("gewandhaus", {"goods": [{**one(TEXTILES), "fabric": 2, "iron": 9}]}, 0),
    ("waage", {"goods": [{"plums": 5}]}, 5),
    ("waage", {"goods": [{"plums": 4, "wine": 4}]}, 0),
    ("baumhaus", {"goods": [one(GOODS[:12])]}, 5),
    ("baumhaus", {"goods": [dict.fromkeys(GOODS[:11], 3)]}, 0),
    ("theater", {}, 2),
    ("theater", {"buildings": [["theater", "wache", "waage"]]}, 6),
    ("rentkammer", {"bonus": [all_bonus_cards()[:3]]}, 3),
    ("rentkammer", {"bonus": [[], all_bonus_cards()[:3]]}, 0),
    ("seeamt", {"time": [7]}, 3.5),
    ("seeamt", {"time": [0, 7]}, 0),
    ("kanzlei", {"contracts": [["c02_danzig", "c03_danzig", "c04_danzig", PEACE]]}, 4),
    ("kanzlei", {"contracts": [[], ["c02_danzig"]]}, 0),
    ("post_house", {"contracts": [["c02_danzig", "c03_danzig", "c05_italy", "c04_spain"]]}, 3),
    ("post_house", {"contracts": [["c02_danzig", PEACE]]}, 1),
    ("arsenal", {"goods": [one(GOODS)]}, 18),
    ("arsenal", {"goods": [{"iron": 5, "fabric": 2, **one(FOOD)}]}, 4),
    ("arsenal", {"goods": [one(FOOD)]}, 0),
    ("hopfenmarkt", {"goods": [one(GOODS)]}, 14),
    ("hopfenmarkt", {"goods": [{"grain": 4, "plums": 1, "iron": 1}]}, 4),
    ("bauhof", {"goods": [one(GOODS)]}, 8),
    ("bauhof", {"goods": [{"iron": 7, "grain": 7}]}, 2),
    ("brooktor", {"goods": [one(GOODS)]}, 12),
    ("brooktor", {"goods": [one(["iron", "coal", "copper", "grain", "ham", "vegetables"])]}, 4),
    ("brooktor", {"goods": [{"iron": 5, "copper": 5, "grain": 5, "ham": 5}]}, 0),
    ("alsterhaus", {"goods": [one(GOODS)]}, 12),
    ("alsterhaus", {"goods": [{"grain": 3, "wine": 1, "iron": 4}]}, 2),
    ("viehmarkt", {"goods": [{"livestock": 3, "ham": 2, "wine": 4}]}, 5),
    ("viehmarkt", {"goods": [{"muskets": 3}]}, 0),
    ("ratsweinkeller", {"goods": [{"wine": 1, "spice": 4, "ham": 4}]}, 5),
    ("ratsweinkeller", {"goods": [{"plums": 1}]}, 0),
    ("large_depot", {"goods": [{**one(DEPOTS), "iron": 4, "grain": 6}]}, 3.5),
    ("large_depot", {"goods": [one(STORAGES)]}, 0),
    ("large_storehouse", {"goods": [{"grain": 3, "wine": 2, "iron": 4}]}, 2.5),
    ("large_storehouse", {"goods": [one(STORAGES)]}, 6),
]


# rule score.buildings
@pytest.mark.parametrize(("building", "position", "expected"), CASES)
def test_each_building_scores_what_is_printed(
    building: str, position: dict[str, Any], expected: float
) -> None:
    table = at_the_end(**{"buildings": [[building]], **position})
    assert from_buildings(table) == expected
    assert points(table) == sum(parts(table).values())


# rule score.buildings
def test_every_building_is_among_those_proven() -> None:
    assert {building for building, _, _ in CASES} == set(all_buildings())


# rule score.buildings
def test_only_the_owner_of_a_building_scores_it() -> None:
    table = at_the_end(buildings=[[], ["fleet_at_sea"]], time=[8, 8])
    assert [points(table, seat) for seat in (0, 1)] == [0, 5]


# rule score.buildings
def test_the_sole_most_is_compared_with_every_player() -> None:
    """A tie of others does no harm; a tie with one of three does. All without any is a tie."""
    position = {"seats": 4, "buildings": [["admiralitaet"]]}
    assert from_buildings(at_the_end(**position, time=[3, 2, 2, 0])) == 5
    assert from_buildings(at_the_end(**position, time=[3, 2, 1, 3])) == 0
    assert from_buildings(at_the_end(**position, time=[0, 0, 0, 0])) == 0


# rule score.both_use
def test_8_time_counters_score_5_for_fleet_at_sea_and_4_for_seeamt() -> None:
    table = at_the_end(buildings=[["fleet_at_sea", "seeamt"]], time=[8])
    assert parts(table)["Fleet at Sea"] == 5
    assert parts(table)["Seeamt"] == 4
    assert points(table) == 9


# rule score.both_use
def test_the_same_goods_count_for_several_buildings() -> None:
    """1 for each of 7 Ham, half a point each, and 8 Food with one Wine."""
    table = at_the_end(
        buildings=[["viehmarkt", "large_storehouse", "kornhaus"]], goods=[{"ham": 7, "wine": 1}]
    )
    assert parts(table)["Viehmarkt"] == 7
    assert parts(table)["Large Storehouse"] == 4
    assert parts(table)["Kornhaus"] == 5


# rule score.kinds
@pytest.mark.parametrize("count", [1, 2, 9])
def test_a_kind_counts_once_however_many_there_are(count: int) -> None:
    table = at_the_end(buildings=[["hopfenmarkt"]], goods=[{"grain": count, "ham": 1}])
    assert points(table) == 4


# ---------------------------------------------------------------------------- the Supply tile


# rule score.supply
def test_cubes_of_the_supply_tile_become_goods_for_the_scoring() -> None:
    tile = {"danzig": 1, "russia": 1, "hamburg": 1}
    table = at_the_end(buildings=[["hopfenmarkt"]], supply=[tile], goods=[{"grain": 2}])
    assert points(table) == 4
    assert supply_of(table, 0) == tile


# rule score.supply
def test_a_cube_becomes_the_good_that_is_missing() -> None:
    """The first good of a color is not always the better one: here Saltpeter and Coal are."""
    table = at_the_end(
        buildings=[["arsenal"]], supply=[{"danzig": 1, "england": 1}], goods=[{"fabric": 1}]
    )
    assert points(table) == 6


# rule score.supply
def test_cubes_are_placed_for_all_buildings_together() -> None:
    """The green cube could be Livestock at once, 1 point for Viehmarkt; but as Muskets, and the
    yellow one as Saltpeter, they are the sixth and seventh weapon of Peel Tower, 5 points."""
    position = {"buildings": [["peel_tower", "viehmarkt"]], "supply": [{"hamburg": 1, "danzig": 1}]}
    assert points(at_the_end(**position, goods=[{"iron": 5}])) == 5
    assert points(at_the_end(**position, goods=[{"iron": 4}])) == 1


# rule score.supply
def test_the_whole_tile_is_placed_best() -> None:
    """All eight cubes: a kind of fabric, weapon or depot where it pays, food elsewhere."""
    every = dict.fromkeys(MAJORS, 1)
    table = at_the_end(buildings=[["arsenal"]], supply=[every])
    # Green, yellow, black, purple, orange and gray have a weapon or fabric; blue and red none.
    assert points(table) == 12
    table = at_the_end(buildings=[["arsenal", "ratsweinkeller"]], supply=[every])
    assert points(table) == 14
    table = at_the_end(buildings=[["brooktor"]], supply=[every])
    # A (Grain, Ham, Vegetables), B (Livestock, Plums, Citrus Fruit) and E (Iron, Coal).
    assert points(table) == 6


# rule score.supply
def test_cubes_of_all_tiles_count_where_goods_are_compared() -> None:
    position = {"buildings": [["kaufhaus"]], "supply": [{"danzig": 1}, {"spain": 1}]}
    assert points(at_the_end(**position, goods=[{"iron": 2}, {"ham": 1}])) == 5
    assert points(at_the_end(**position, goods=[{"iron": 1}, {"ham": 1}])) == 0


# ---------------------------------------------------------------------------- what scores nothing


# rule score.no_trades
def test_no_trades_are_made_for_the_scoring() -> None:
    """11 kinds and plenty to trade, and 12 counters: no twelfth kind comes of it."""
    goods = dict.fromkeys(GOODS[:11], 8)
    table = at_the_end(buildings=[["baumhaus"]], goods=[goods], time=[12])
    assert points(table) == 0
    assert table.legal() == []
    with pytest.raises(fondaco.Refused):
        table.play("trade 4 iron for wine")


# rule score.nothing
def test_goods_coins_counters_and_bonus_cards_score_nothing() -> None:
    table = at_the_end(
        goods=[dict.fromkeys(GOODS, 5)],
        taler=[15],
        time=[20],
        bonus=[all_bonus_cards()[:8]],
        supply=[{"hamburg": 1}],
    )
    assert points(table) == 0


# ---------------------------------------------------------------------------- winning


# rule score.tie
def test_the_most_points_win_and_time_counters_break_a_tie() -> None:
    cards = [["c05_spain"], ["c05_italy"], ["c06_spain"], ["c05_danzig"]]
    table = at_the_end(seats=4, contracts=cards, time=[1, 3, 0, 2])
    assert ranks(table) == [4, 2, 1, 3]


# rule score.tie
def test_half_a_point_decides() -> None:
    table = at_the_end(
        contracts=[["c05_spain"], ["c05_italy"]], buildings=[["seeamt"]], time=[1, 0]
    )
    assert [points(table, seat) for seat in (0, 1)] == [5.5, 5]
    assert ranks(table) == [1, 2]


# rule score.shared
def test_who_is_level_in_time_counters_too_shares_the_place() -> None:
    cards = [["c05_spain"], ["c05_italy"], ["c04_spain"]]
    table = at_the_end(seats=3, contracts=cards, time=[2, 2, 9])
    assert ranks(table) == [1, 1, 3]


def test_scores_are_known_at_any_time() -> None:
    table = arrange(contracts=[["c05_spain", "c03_danzig"]])
    assert points(table) == 8
    play(table, "sell c05_spain")
    assert points(table) == 3
    assert office(table, 0)["points"] == 3
