"""The right of way: what a caravan pays on others' routes."""

from games.merchants.lines import BRUXELLES, HAMBURG, KOLN, LINE, WEST, drive, line
from games.merchants.positions import BLUE, RED, arrange, gold_of, hand_of, seen, state_of
from positions import kinds, play, refusal, told


def test_foreign_routes_cost_one_gold_for_all_of_them() -> None:
    # rule fee.owner
    # rule fee.flat
    table = line(routes={"red": [BRUXELLES], "blue": LINE[1:]}, gold=[2], hands=[{"salt": 2}])
    events = play(table, *drive(*LINE))
    assert told(events, "fee_paid") == [{"seat": RED, "to": BLUE, "gold": 1}]
    assert gold_of(table) == [1, 1, 0, 0]


def test_each_owner_is_paid() -> None:
    # rule fee.each
    table = line(routes={"red": [BRUXELLES], "blue": [KOLN], "white": [HAMBURG]}, gold=[2])
    play(table, *drive(BRUXELLES, KOLN, HAMBURG))
    assert gold_of(table) == [0, 1, 1, 0]


def test_each_caravan_pays() -> None:
    # rule fee.each
    table = line(
        routes={"red": [BRUXELLES], "blue": [KOLN]},
        caravans=[[BRUXELLES, BRUXELLES]],
        gold=[2],
        hands=[{"salt": 2}],
    )
    play(table, *drive(BRUXELLES, KOLN), *drive(BRUXELLES, KOLN))
    assert gold_of(table) == [0, 2, 0, 0]


def test_a_caravan_placed_anew_pays_anew() -> None:
    # rule fee.each
    table = arrange(
        posts={"red": ["paris"]},
        routes={"red": [BRUXELLES], "blue": [KOLN]},
        caravans=[[BRUXELLES, BRUXELLES]],
        gold=[2],
        hands=[{"salt": 3, "ore": 1, "lumber": 1}],
    )
    play(table, *drive(BRUXELLES, KOLN), f"disband {KOLN}", f"assemble {BRUXELLES}")
    play(table, *drive(BRUXELLES, KOLN))
    assert gold_of(table) == [0, 2, 0, 0]


def test_it_is_paid_in_each_turn() -> None:
    # rule fee.turn
    table = line(
        seats=3,
        routes={"red": [BRUXELLES], "blue": [KOLN, HAMBURG]},
        gold=[5],
        hands=[{"salt": 2}],
        picks=[0, 0] * 3,
    )
    play(table, *drive(BRUXELLES, KOLN), *["end turn", "roll"] * 3)
    events = play(table, *drive(KOLN, HAMBURG))
    assert kinds(events).count("fee_paid") == 1


def test_a_route_where_the_turn_begins_is_free() -> None:
    # rule fee.start
    table = line(routes={"red": [BRUXELLES], "blue": [KOLN, HAMBURG]}, caravans=[[KOLN]], gold=[1])
    play(table, *drive(KOLN, BRUXELLES))
    assert gold_of(table)[RED] == 1
    play(table, *drive(BRUXELLES, KOLN))
    assert gold_of(table)[RED] == 0


def test_who_cannot_pay_cannot_enter() -> None:
    # rule fee.cannot
    table = line(routes={"red": [BRUXELLES], "blue": [KOLN]})
    assert refusal(table, f"caravan {BRUXELLES} to {KOLN}") == "fee.cannot"


def test_of_two_caravans_the_one_that_has_paid_goes() -> None:
    # rule fee.flat
    table = line(
        routes={"red": [BRUXELLES], "blue": [KOLN]},
        caravans=[[BRUXELLES, BRUXELLES]],
        gold=[1],
        hands=[{"salt": 2}],
        fees=[{}, {"blue": 1}],
    )
    play(table, *drive(BRUXELLES, KOLN))
    assert gold_of(table)[RED] == 1


# Two caravans of one player beside one route: Red's first one comes to the other, which has paid.

SHARED: dict[str, object] = {
    "routes": {"red": [BRUXELLES, KOLN], "blue": [HAMBURG, WEST]},
    "caravans": [[BRUXELLES, KOLN]],
    "fees": [{}, {"blue": 1}],
}


def test_who_cannot_pay_lets_the_other_go() -> None:
    # rule caravan.alike
    table = line(**SHARED, hands=[{"salt": 2}])
    play(table, *drive(BRUXELLES, KOLN, HAMBURG))
    assert state_of(table)["caravans"][:2] == [KOLN, HAMBURG]
    assert hand_of(table, RED) == {}
    table = line(**SHARED, hands=[{"salt": 1}])
    play(table, *drive(BRUXELLES, KOLN))
    assert refusal(table, f"caravan {KOLN} to {HAMBURG}") == "caravan.salt"


def test_steps_are_used_before_another_caravan_is_paid_for() -> None:
    # rule caravan.alike
    table = line(**SHARED, hands=[{"salt": 2}], gold=[1])
    play(table, *drive(BRUXELLES, KOLN, HAMBURG))
    assert state_of(table)["caravans"][:2] == [HAMBURG, KOLN]
    assert (hand_of(table, RED), gold_of(table)[RED]) == ({"salt": 1}, 0)


def test_without_steps_the_one_that_has_paid_goes_on() -> None:
    # rule caravan.alike
    table = line(**SHARED, hands=[{"salt": 2}], gold=[1])
    play(table, *drive(BRUXELLES, KOLN, BRUXELLES, KOLN), *drive(KOLN, HAMBURG))
    assert state_of(table)["caravans"][:2] == [KOLN, HAMBURG]
    assert gold_of(table)[RED] == 1


def test_on_a_full_route_the_one_in_passing_goes_on() -> None:
    """Though the other would do better: a third caravan may not stay."""
    # rule caravan.alike
    # rule caravan.owed
    shared = {**SHARED, "caravans": [[BRUXELLES, KOLN], [KOLN]]}
    table = line(**shared, hands=[{"salt": 2}], gold=[1])
    play(table, *drive(BRUXELLES, KOLN, BRUXELLES, KOLN))
    assert seen(table)["turn"]["steps"] == 0
    play(table, *drive(KOLN, HAMBURG))
    assert state_of(table)["caravans"][:2] == [HAMBURG, KOLN]
    assert gold_of(table)[RED] == 0


def test_of_two_that_are_lent_steps_the_one_that_has_paid_goes() -> None:
    # rule caravan.alike
    table = line(**{**SHARED, "caravans": [[KOLN, KOLN]]}, cards=[{"swift_caravan": 1}], gold=[1])
    play(table, "play swift_caravan", *drive(KOLN, HAMBURG))
    assert state_of(table)["caravans"][:2] == [KOLN, HAMBURG]
    assert gold_of(table)[RED] == 1


def test_removed_is_the_one_that_has_paid_less() -> None:
    # rule caravan.alike
    for paid, left in (([{"blue": 1}, {}], 0), ([{}, {"blue": 1}], 1)):
        table = arrange(
            posts={"red": ["paris"]},
            routes={"red": [BRUXELLES], "blue": [KOLN]},
            caravans=[[BRUXELLES, BRUXELLES]],
            fees=paid,
            hands=[{"salt": 1, "ore": 1, "lumber": 1}],
        )
        play(table, f"disband {BRUXELLES}")
        assert state_of(table)["caravans"][left] == BRUXELLES
        play(table, f"assemble {BRUXELLES}")
        assert seen(table)["turn"]["paid"][left] == ["blue"]
