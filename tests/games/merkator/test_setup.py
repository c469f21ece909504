"""The table before the first turn."""

import pytest

import fondaco
from positions import (
    GOODS,
    MAJORS,
    MINORS,
    all_of,
    chart,
    contracts_of,
    cubes,
    goods_of,
    lies,
    office,
    seen,
    stack,
    step,
    supply_of,
    taler_of,
    time_of,
    value_of,
)

SEATS = [2, 3, 4]


def price_of(bonus_card: str) -> int:
    """Bonus cards of Minor locations cost 3, those of Major locations 4."""
    return 3 if bonus_card.split("_")[1] in MINORS else 4


# rule setup.chart
@pytest.mark.parametrize(
    ("seats", "rows"), [(4, [7, 7, 7, 7, 7]), (3, [0, 7, 7, 7, 7]), (2, [0, 0, 7, 7, 7])]
)
def test_the_time_chart_is_filled_by_the_number_of_players(seats: int, rows: list[int]) -> None:
    table = fondaco.new("merkator", seats=seats, seed=1)
    assert chart(table) == rows
    assert seen(table)["face_up"] is None


# rule setup.cubes
def test_every_major_location_has_one_cube() -> None:
    assert cubes(fondaco.new("merkator", seed=1)) == dict.fromkeys(MAJORS, 1)


# rule setup.contracts
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_four_contracts_of_values_2_to_5(seats: int) -> None:
    table = fondaco.new("merkator", seats=seats, seed=1)
    for seat in range(seats):
        assert [value_of(card) for card in contracts_of(table, seat)] == [2, 3, 4, 5]


# rule setup.contracts
@pytest.mark.parametrize("seats", SEATS)
def test_the_other_contracts_are_stacks_with_a_known_top(seats: int) -> None:
    table = fondaco.new("merkator", seats=seats, seed=1)
    left = {3: 11 - seats, 4: 13 - seats, 5: 12 - seats, 6: 11, 7: 9, 8: 7, 9: 5, 10: 4, 14: 1}
    for value, count in left.items():
        card, cards = stack(table, value)
        assert cards == count
        assert card is not None
        assert value_of(card) == value


# rule setup.contracts
def test_the_stacks_are_shuffled() -> None:
    tables = [fondaco.new("merkator", seed=seed) for seed in range(40)]
    assert len({stack(table, 7)[0] for table in tables}) == 9
    assert len({contracts_of(table, 0)[0] for table in tables}) == 5


# rule setup.value_two
@pytest.mark.parametrize("seats", SEATS)
def test_value_2_has_no_stack_but_starts_the_discards(seats: int) -> None:
    table = fondaco.new("merkator", seats=seats, seed=1)
    assert [entry["value"] for entry in seen(table)["stacks"]] == [3, 4, 5, 6, 7, 8, 9, 10, 14]
    assert seen(table)["discards"] == 5 - seats
    assert [lies(table, card) for card in all_of(2)].count("discard") == 5 - seats


# rule setup.bonus
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_bonus_card_of_each_price(seats: int) -> None:
    for seed in range(10):
        table = fondaco.new("merkator", seats=seats, seed=seed)
        for seat in range(seats):
            assert sorted(map(price_of, office(table, seat)["bonus_cards"])) == [3, 4]


# rule setup.bonus
def test_bonus_cards_are_dealt_by_chance() -> None:
    tables = [fondaco.new("merkator", seed=seed) for seed in range(60)]
    assert len({card for table in tables for card in office(table, 0)["bonus_cards"]}) == 16


# rule setup.bonus_offer
@pytest.mark.parametrize("seats", SEATS)
def test_four_bonus_cards_are_open_and_the_rest_is_one_stack(seats: int) -> None:
    tables = [fondaco.new("merkator", seats=seats, seed=seed) for seed in range(10)]
    for table in tables:
        assert len(seen(table)["bonus_cards"]) == 4
        assert seen(table)["bonus_stack"] == 16 - 2 * seats - 4
    offers = [{price_of(card) for card in seen(table)["bonus_cards"]} for table in tables]
    assert {3, 4} in offers


# rule setup.buildings
def test_four_buildings_are_open_and_22_in_the_stack() -> None:
    tables = [fondaco.new("merkator", seed=seed) for seed in range(40)]
    for table in tables:
        assert len(seen(table)["buildings"]) == 4
        assert seen(table)["building_stack"] == 22
    assert len({card for table in tables for card in seen(table)["buildings"]}) == 26


# rule setup.supply
@pytest.mark.parametrize("seats", SEATS)
def test_every_supply_tile_has_one_cube_of_each_color(seats: int) -> None:
    table = fondaco.new("merkator", seats=seats, seed=1)
    for seat in range(seats):
        assert supply_of(table, seat) == dict.fromkeys(MAJORS, 1)


# rule start.counters
@pytest.mark.parametrize(("seats", "counters"), [(2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 1, 2])])
def test_the_last_player_starts_with_two_counters_the_first_with_none(
    seats: int, counters: list[int]
) -> None:
    table = fondaco.new("merkator", seats=seats, seed=1)
    assert [time_of(table, seat) for seat in range(seats)] == counters


def test_offices_start_without_goods_taler_and_buildings() -> None:
    table = fondaco.new("merkator", seats=4, seed=1)
    for seat in range(4):
        assert goods_of(table, seat) == {}
        assert list(office(table, seat)["goods"]) == GOODS
        assert taler_of(table, seat) == 0
        assert office(table, seat)["buildings"] == []


def test_the_first_seat_begins_with_its_investment() -> None:
    table = fondaco.new("merkator", seats=4, seed=1)
    assert table.to_act == 0
    assert step(table) == "invest"
    assert seen(table)["merkator"] is None


@pytest.mark.parametrize("seats", [-1, 0, 5])
def test_the_game_is_for_1_to_4(seats: int) -> None:
    with pytest.raises(fondaco.Refused, match=f"for 1, 2, 3, 4 seats, not {seats}"):
        fondaco.new("merkator", seats=seats)
