"""SoloPlay before the first turn, and the options that lead to it."""

import pytest

import fondaco
from positions import chart, contracts_of, office, seen, stack, supply_of, taler_of, value_of
from soloplay import STACKS, ai_of, new, state_of, tops_of


# rule soloplay.chart
def test_the_chart_has_21_counters_and_nobody_has_any() -> None:
    table = new()
    assert chart(table) == [0, 0, 7, 7, 7]
    assert state_of(table)["time"] == [0, 0]
    assert table.to_act == 0
    assert seen(table)["step"] == "invest"


# rule soloplay.stacks
def test_you_start_as_usual_and_the_stacks_are_short() -> None:
    for seed in range(5):
        table = new(seed)
        assert [value_of(card) for card in contracts_of(table, 0)] == [2, 3, 4, 5]
        assert set(supply_of(table, 0).values()) == {1}
        assert {value: stack(table, value)[1] for value in STACKS} == STACKS


# rule soloplay.faceup
def test_only_3_to_6_lie_face_up() -> None:
    table = new()
    assert [value for value, top in tops_of(table).items() if top] == [3, 4, 5, 6]
    assert ai_of(table)["tile"] is None
    assert ai_of(table)["direction"] == "up"


# rule soloplay.unseen
def test_what_lies_face_down_is_in_no_state() -> None:
    state = state_of(new())
    sevens = [lies for card, lies in state["contracts"].items() if card.startswith("c07")]
    assert sevens == ["stack"] * 9
    assert state["depth"]["7"] == 4


# rule soloplay.bonus
def test_the_ai_has_a_bonus_card_of_each_price() -> None:
    for seed in range(5):
        table = new(seed)
        assert len(office(table, 0)["bonus_cards"]) == 2
        places = [card.split("_")[1] for card in ai_of(table)["bonus_cards"]]
        minors = [place in ("denmark", "bohemia", "italy", "newfoundland") for place in places]
        assert sorted(minors) == [False, True]
        assert len(seen(table)["bonus_cards"]) == 4


# rule soloplay.row
def test_all_buildings_are_in_use_and_four_lie_in_a_row() -> None:
    table = new()
    assert len(seen(table)["buildings"]) == 4
    assert seen(table)["building_stack"] == 22
    assert state_of(table)["row"] == seen(table)["buildings"]


# rule soloplay.row
def test_when_a_building_is_bought_the_row_slides_forward() -> None:
    state = state_of(new())
    first, second, third, fourth = state["row"]
    snapshot = new().snapshot().replace('"taler": [\n   0,', '"taler": [\n   20,')
    table = fondaco.restore(snapshot, seed=1)
    table.play(f"buy {second}")
    row = state_of(table)["row"]
    assert row[:3] == [first, third, fourth]
    assert len(row) == 4


# rule soloplay.coins
def test_contracts_are_sold_for_taler() -> None:
    table = new()
    table.play(f"sell {contracts_of(table, 0)[3]}")
    assert taler_of(table, 0) == 5


# rule soloplay.apart
@pytest.mark.parametrize(
    "options",
    [
        {"solo": "soloplay", "hand_card": "yes"},
        {"solo": "soloplay", "bonus_good": "yes"},
        {"solo": "solitary", "level": "easy"},
        {"level": "expert"},
        {"solo": "soloplay", "level": "hard"},
    ],
)
def test_options_that_do_not_go_with_soloplay(options: dict[str, str]) -> None:
    with pytest.raises(fondaco.Refused):
        fondaco.new("merkator", seats=1, options=options, seed=1)


def test_soloplay_is_for_one() -> None:
    with pytest.raises(fondaco.Refused, match="1 seat"):
        fondaco.new("merkator", seats=2, options={"solo": "soloplay"}, seed=1)


def test_the_solitary_version_is_the_default_and_has_no_ai() -> None:
    table = fondaco.new("merkator", seats=1, seed=1)
    assert table.options["solo"] == "solitary"
    assert seen(table)["ai"] is None
    assert len(table.scores()) == 1


def test_scores_list_the_ai_by_name_after_the_seats() -> None:
    assert [score["name"] for score in new().scores()] == ["Seat 0", "The AI"]
