"""Step 2: Traveling; and the order of turns and steps."""

import pytest

from positions import (
    MAJORS,
    MINORS,
    active,
    arrange,
    flips,
    goods_of,
    kinds,
    play,
    refusal,
    seen,
    step,
    time_of,
    told,
)

# ---------------------------------------------------------------------------- turns and steps


# rule turn.clockwise
def test_turns_go_clockwise() -> None:
    table = arrange(seats=3)
    seen_active = []
    for _ in range(4):
        seen_active.append(active(table))
        play(table, "travel russia")
    assert seen_active == [0, 1, 2, 0]


# rule turn.steps
def test_a_turn_is_investment_traveling_fulfilling_joining() -> None:
    table = arrange(
        contracts=[["c02_sweden", "c03_danzig"]],
        goods=[{"muskets": 1, "grain": 1}],
        cubes={"sweden": 3},
        time=[0, 1],
        bonus=[[], ["bonus_sweden_vegetables"]],
    )
    order = [(step(table), table.to_act)]
    for move in ("sell c03_danzig", "travel sweden", "take 1 iron", "fulfill c02_sweden", "stay"):
        play(table, move)
        order.append((step(table), table.to_act))
    assert order == [
        ("invest", 0),
        ("invest", 0),
        ("take", 0),
        ("fulfill", 0),
        ("join", 1),
        ("invest", 1),
    ]


# rule turn.steps
@pytest.mark.parametrize(
    "move",
    [
        "take 1 iron",
        "take 1 copper",
        "accept",
        "flip next",
        "lose iron",
        "fulfill c02_sweden",
        "trade toward c02_sweden",
        "trade 4 iron for ham",
        "trade 4 time for ham",
        "pay 1 iron",
        "join",
        "stay",
        "done",
    ],
)
def test_nothing_of_a_later_step_belongs_to_the_investment(move: str) -> None:
    table = arrange(at="sweden", contracts=[["c02_sweden"]], goods=[{"grain": 1, "muskets": 5}])
    assert refusal(table, move) == "turn.steps"


# rule turn.steps
@pytest.mark.parametrize(
    "move", ["sell c02_sweden", "buy wache", "buy bonus_spain_ham", "travel russia", "join", "stay"]
)
def test_who_fulfills_can_no_longer_invest_or_travel(move: str) -> None:
    table = arrange(
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden", "c03_danzig"]],
        goods=[{"grain": 1, "muskets": 1}],
        taler=[15],
        offer=["wache", "bonus_spain_ham"],
    )
    assert refusal(table, move) == "turn.steps"


# rule turn.steps
@pytest.mark.parametrize("move", ["sell c02_sweden", "travel russia", "fulfill c02_sweden", "done"])
def test_who_is_asked_to_join_can_do_nothing_else(move: str) -> None:
    table = arrange(
        step="join",
        at="sweden",
        asked=1,
        contracts=[[], ["c02_sweden", "c03_danzig"]],
        goods=[{}, {"grain": 1, "muskets": 1}],
        time=[0, 1],
    )
    assert refusal(table, move) == "turn.steps"


# rule turn.steps
@pytest.mark.parametrize("move", ["travel russia", "sell c02_sweden", "fulfill c02_sweden"])
def test_cubes_are_taken_before_anything_else(move: str) -> None:
    table = arrange(
        contracts=[["c02_sweden", "c03_danzig"]],
        goods=[{"grain": 1, "muskets": 1}],
        cubes={"sweden": 3},
    )
    play(table, "travel sweden")
    assert refusal(table, move) == "turn.steps"


def test_nobody_moves_out_of_turn() -> None:
    table = arrange()
    before = table.snapshot()
    with pytest.raises(Exception, match="seat 0"):
        table.play("travel russia", seat=1)
    assert table.snapshot() == before


# ---------------------------------------------------------------------------- the journey


# rule travel.choose
def test_all_twelve_locations_are_in_reach() -> None:
    table = arrange(at="russia", time=[3])
    assert table.legal() == [f"travel {place}" for place in [*MAJORS, *MINORS]]


# rule travel.choose
def test_the_merkator_may_stay_where_it_is() -> None:
    """That is a new journey: its neighbors grow again."""
    table = arrange(at="russia")
    play(table, "travel russia")
    assert seen(table)["merkator"] == "russia"
    assert seen(table)["cubes"]["danzig"] == 1


# rule travel.cost
@pytest.mark.parametrize(("place", "price"), [("spain", 1), ("italy", 2), ("newfoundland", 3)])
def test_who_cannot_pay_cannot_travel(place: str, price: int) -> None:
    table = arrange(time=[price - 1])
    assert refusal(table, f"travel {place}") == "travel.cost"
    table = arrange(time=[price])
    play(table, f"travel {place}")
    assert seen(table)["merkator"] == place
    assert time_of(table, 0) == 0


# rule travel.order
def test_a_journey_brings_cubes_bonus_goods_new_cubes_time_and_the_check() -> None:
    """The check even hits the Fabric that the Bonus card has only just brought."""
    table = arrange(
        cubes={"danzig": 3},
        bonus=[["bonus_danzig_fabric"]],
        chart=[1, 7],
        contracts=[["c03_danzig"]],
        goods=[{"plums": 1, "spice": 1}],
        picks=[flips("CC")],
    )
    play(table, "travel danzig")
    events = play(table, "take 2 grain", "lose fabric", "lose fabric")
    assert kinds(events) == [
        "took",
        "took",
        "got_bonus",
        "cube_placed",
        "cube_placed",
        "time_gained",
        "flipped",
        "lost",
        "lost",
    ]
    assert step(table) == "fulfill"
    assert goods_of(table, 0) == {"grain": 2, "saltpeter": 1, "plums": 1, "spice": 1}


# rule travel.order
def test_time_is_paid_after_the_new_cubes() -> None:
    table = arrange(cubes={"spain": 2}, time=[1])
    events = play(table, "travel spain")
    assert kinds(events)[:6] == [
        "traveled",
        "took",
        "took",
        "cube_placed",
        "cube_placed",
        "time_paid",
    ]
    assert told(events, "time_paid") == [{"seat": 0, "count": 1}]


# rule travel.order
def test_goods_of_the_journey_can_pay_contracts() -> None:
    table = arrange(
        contracts=[["c05_sweden"]], bonus=[["bonus_sweden_vegetables"]], goods=[{"grain": 4}]
    )
    play(table, "travel sweden", "fulfill c05_sweden")
    assert goods_of(table, 0) == {}
