"""The options of two players, and the variants A and C."""

import pytest

import fondaco
from games.merkator.variants import BANNED, BARTER, SWEDEN_2, A, C
from positions import arrange, chart, goods_of, kinds, play, refusal, seen, step, time_of, told

# ---------------------------------------------------------------------------- two players


# rule two.no_joining
def test_nobody_joins_where_it_is_banned() -> None:
    table = arrange(
        options=BANNED,
        time=[0, 9],
        cubes={"sweden": 2},
        contracts=[["c02_hamburg"], ["c02_sweden"]],
        goods=[{}, SWEDEN_2],
    )
    events = play(table, "travel sweden")
    assert (table.to_act, step(table)) == (1, "invest")
    assert told(events, "turn_began") == [{"seat": 1}]
    assert refusal(table, "join") == "turn.steps"
    assert time_of(table, 1) == 9


def test_where_it_is_not_banned_the_same_player_is_asked() -> None:
    table = arrange(time=[0, 9], contracts=[["c02_hamburg"], ["c02_sweden"]], goods=[{}, SWEDEN_2])
    play(table, "travel sweden")
    assert (table.to_act, step(table)) == (1, "join")


# rule two.no_joining
def test_a_whole_game_without_joining() -> None:
    table = fondaco.new("merkator", options=BANNED, seed=2)
    will = fondaco.Seeded("will")
    while table.to_act is not None:
        assert table.to_act == seen(table)["active"] or step(table) == "lose"
        assert "joined" not in kinds(play(table, table.legal()[will.pick(len(table.legal()))]))


# ---------------------------------------------------------------------------- A


# rule variants.no_losses
@pytest.mark.parametrize("rows", [[0, 0, 1, 7, 7], [0, 0, 0, 0, 1]])
def test_an_emptied_row_has_no_effect(rows: list[int]) -> None:
    goods = dict.fromkeys(["grain", "livestock", "fabric", "muskets", "iron", "copper"], 2)
    table = arrange(options=A, chart=rows, goods=[goods, goods], picks=[])
    events = play(table, "travel denmark")
    assert not {"flipped", "lost"} & set(kinds(events))
    assert (goods_of(table, 0), goods_of(table, 1)) == (goods, goods)
    assert seen(table)["face_up"] is None
    assert table.to_act == 1


# rule variants.no_losses
def test_the_last_counter_still_sets_off_the_final_round() -> None:
    table = arrange(options=A, chart=[0, 0, 0, 0, 1], picks=[])
    assert told(play(table, "travel hamburg"), "final_round") == [{"reason": "counters"}]


# rule variants.no_losses
def test_the_long_game_turns_its_chart_without_a_check() -> None:
    table = arrange(
        seats=4, options={**A, "length": "long"}, chart=[0, 0, 1], refill=[7] * 5, picks=[]
    )
    play(table, "travel hamburg")
    assert chart(table) == [6, 7, 7, 7, 7]


# ---------------------------------------------------------------------------- C


# rule variants.bonus_good
def test_a_bonus_card_brings_one_good_at_once() -> None:
    table = arrange(options=C, taler=[7], offer=["bonus_italy_wine", "bonus_spain_ham"])
    events = play(table, "buy bonus_italy_wine", "buy bonus_spain_ham")
    assert goods_of(table, 0) == {"wine": 1, "ham": 1}
    assert told(events, "got_bonus") == [
        {"seat": 0, "card": "bonus_italy_wine", "good": "wine", "count": 1},
        {"seat": 0, "card": "bonus_spain_ham", "good": "ham", "count": 1},
    ]


def test_without_the_variant_it_brings_nothing_yet() -> None:
    table = arrange(taler=[7], offer=["bonus_italy_wine"])
    play(table, "buy bonus_italy_wine")
    assert goods_of(table, 0) == {}


# rule variants.bonus_good
@pytest.mark.parametrize(("seats", "options"), [(2, BARTER), (1, {})])
def test_also_when_it_is_paid_with_contracts(seats: int, options: dict[str, str]) -> None:
    table = arrange(
        seats=seats,
        options={**C, **options},
        contracts=[["c02_hamburg", "c03_danzig"]],
        offer=["bonus_italy_wine"],
    )
    play(table, "buy bonus_italy_wine")
    assert goods_of(table, 0) == {"wine": 1}


# rule variants.bonus_good
def test_not_when_it_is_taken_in_hand_but_when_it_is_bought_from_there() -> None:
    table = arrange(
        options={**C, "hand_card": "yes"}, taler=[3], offer=["bonus_italy_wine", "wache"]
    )
    play(table, "hold bonus_italy_wine")
    assert goods_of(table, 0) == {}
    play(table, "buy bonus_italy_wine")
    assert goods_of(table, 0) == {"wine": 1}


# rule variants.bonus_good
def test_buildings_bring_none_and_dealt_bonus_cards_neither() -> None:
    table = arrange(options=C, taler=[6], offer=["wache"])
    play(table, "buy wache")
    assert goods_of(table, 0) == {}
    assert goods_of(fondaco.new("merkator", options=C, seed=1), 0) == {}
