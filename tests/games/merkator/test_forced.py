"""Variant B: no limit of cash, and forced purchases."""

import pytest

import fondaco
from fondaco import Table
from games.merkator.variants import FOUR, B
from positions import (
    Cards,
    all_buildings,
    arrange,
    kinds,
    office,
    play,
    refusal,
    seen,
    step,
    taler_of,
    told,
)


def rich(taler: list[int], offer: Cards = FOUR, picks: list[int] | None = None) -> Table:
    return arrange(seats=4, options=B, taler=taler, offer=offer, picks=picks)


# rule variants.forced_cash
def test_there_is_no_cash_limit() -> None:
    table = rich([40])
    events = play(table, "travel russia")
    assert "gave_up" not in kinds(events)
    assert taler_of(table, 0) == 40


# rule variants.forced_cash
def test_after_a_purchase_whoever_could_buy_the_dearest_must_buy() -> None:
    """The next card of the stack is Hofkammer for 6: seat 2 has enough, seats 1 and 3 have not."""
    table = rich([6, 5, 11, 5], picks=[0] * 9)
    play(table, "buy wache")
    assert (table.to_act, step(table)) == (2, "force")
    assert all(move.startswith("buy ") for move in table.legal())
    assert len(table.legal()) == 4
    assert refusal(table, "travel russia") == "turn.steps"
    play(table, "buy seeamt")
    assert office(table, 2)["buildings"] == ["seeamt"]
    assert taler_of(table, 2) == 6
    assert (table.to_act, step(table)) == (2, "force")
    play(table, "buy boerse")
    assert (table.to_act, step(table)) == (0, "invest")
    assert taler_of(table, 2) == 0
    assert seen(table)["active"] == 0


def test_a_forced_purchase_of_the_very_first_turn_can_be_saved() -> None:
    table = rich([6, 11])
    play(table, "buy wache")
    again = fondaco.restore(table.snapshot(), seed=1)
    assert (again.to_act, step(again), again.legal()) == (1, "force", table.legal())


# rule variants.forced_cash
def test_only_one_of_the_open_buildings_can_be_taken_then() -> None:
    """Neither one of the stack or of a hand nor a Bonus card; the active player is no exception."""
    table = arrange(
        options={**B, "hand_card": "yes"},
        taler=[30],
        offer=FOUR,
        lying={"theater": "hand 0"},
        picks=[0] * 9,
    )
    play(table, "buy wache")
    assert (table.to_act, step(table)) == (0, "force")
    assert refusal(table, "buy theater") == "invest.open"
    assert refusal(table, "buy arsenal") == "invest.open"
    assert refusal(table, "buy bonus_italy_wine") == "turn.steps"
    assert refusal(table, "hold rathaus") == "hand.turn"


# rule variants.forced_cash
def test_who_cannot_pay_the_dearest_need_not_buy() -> None:
    """Theater for 14 lies open: nobody has so much."""
    table = rich([6, 13, 13, 13], ["wache", "theater", "seeamt", "boerse"], picks=[0])
    play(table, "buy wache")
    assert (table.to_act, step(table)) == (0, "invest")
    assert [taler_of(table, seat) for seat in range(4)] == [0, 13, 13, 13]


# rule variants.forced_cash
def test_a_dear_building_that_turns_up_ends_the_round() -> None:
    """Arsenal for 20 comes to light with the first purchase."""
    table = rich([6, 19], picks=[13])
    events = play(table, "buy wache")
    assert told(events, "opened") == [{"card": "arsenal"}]
    assert step(table) == "invest"


# rule variants.forced_cash
def test_the_dearest_may_be_left_for_a_cheaper_one() -> None:
    table = rich([5, 20], ["seeamt", "theater", "rentkammer", "large_depot"], picks=[0] * 9)
    play(table, "buy seeamt")
    assert table.to_act == 1
    play(table, "buy rentkammer")
    assert taler_of(table, 1) == 15
    assert table.to_act == 1  # 15 are still enough for the Theater


# rule variants.forced_cash
@pytest.mark.parametrize("move", ["buy bonus_italy_wine", "sell c05_danzig", "travel russia"])
def test_only_the_purchase_of_a_building_forces_anybody(move: str) -> None:
    table = arrange(
        options=B,
        taler=[5, 50],
        offer=[*FOUR, "bonus_italy_wine"],
        contracts=[["c02_hamburg", "c05_danzig"]],
    )
    play(table, move)
    assert step(table) != "force"


# rule variants.forced_cash
def test_a_building_bought_from_hand_counts_too() -> None:
    table = arrange(
        options={**B, "hand_card": "yes"}, taler=[6, 6], offer=FOUR, lying={"kaufhaus": "hand 0"}
    )
    play(table, "buy kaufhaus")
    assert (table.to_act, step(table)) == (1, "force")


# rule variants.forced_cash
def test_with_no_building_left_nobody_is_forced() -> None:
    others = all_buildings(but=["wache"])
    table = arrange(options=B, taler=[6, 50], buildings=[[], others], offer=["wache"])
    play(table, "buy wache")
    assert step(table) == "invest"


# rule variants.forced_order
def test_players_are_looked_at_clockwise_from_the_active_one() -> None:
    table = arrange(seats=4, options=B, active=2, taler=[6, 7, 12, 6], offer=FOUR, picks=[0] * 20)
    play(table, "buy wache")
    order = []
    while step(table) == "force":
        assert table.to_act is not None
        order.append(table.to_act)
        play(table, table.legal()[0])
    assert order == [2, 3, 0, 1]
    assert (table.to_act, seen(table)["active"]) == (2, 2)


# rule variants.forced_order
def test_the_active_player_is_looked_at_first_again_after_each_purchase() -> None:
    """Seat 1 buys the dear Theater; then the 12 Taler of the active player are enough."""
    table = arrange(
        seats=2,
        options=B,
        taler=[18, 14],
        offer=["wache", "theater", "seeamt", "boerse"],
        picks=[0] * 20,
    )
    play(table, "buy wache")
    assert table.to_act == 1
    play(table, "buy theater")
    assert (table.to_act, step(table)) == (0, "force")
