"""The options of two players, the variants A, B and C, and what does not go together."""

from itertools import product

import pytest

import fondaco
from fondaco import Refused, Table
from positions import (
    Cards,
    all_buildings,
    arrange,
    chart,
    contracts_of,
    goods_of,
    kinds,
    office,
    play,
    refusal,
    seen,
    step,
    taler_of,
    time_of,
    told,
)

BANNED = {"joining": "no"}
A = {"losses": "no"}
B = {"cash": "forced"}
C = {"bonus_good": "yes"}
D = {"offers": "yes"}
BARTER = {"coins": "no"}
SWEDEN_2 = {"muskets": 1, "grain": 1}


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


# ---------------------------------------------------------------------------- B


FOUR = ["wache", "seeamt", "boerse", "rathaus"]  # 6, 5, 6, 6


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


# ---------------------------------------------------------------------------- together


def refused(seats: int, **options: str) -> str:
    with pytest.raises(Refused) as caught:
        fondaco.new("merkator", seats=seats, options=options, seed=1)
    return caught.value.text


# rule variants.apart
def test_forced_purchases_need_coins() -> None:
    assert refused(2, coins="no", cash="forced") == (
        "Options coins=no and cash=forced exclude each other: there is no cash."
    )


# rule variants.apart
def test_all_other_variants_may_be_mixed() -> None:
    """Every choice of them is a table with something to do; B with coins only."""
    values = [("yes", "no"), ("no", "yes"), ("yes", "no"), ("no", "yes"), ("no", "yes")]
    names = ["joining", "hand_card", "losses", "bonus_good", "offers"]
    for chosen in product(*values):
        options = dict(zip(names, chosen, strict=True))
        for more in ({}, {"length": "long"}, BARTER, B):
            table = fondaco.new("merkator", options={**options, **more}, seed=1)
            assert table.legal()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("losses", "no"), ("cash", "forced"), ("offers", "yes"), ("length", "long")),
        *(("joining", "no"), ("coins", "no"), ("joining", "yes"), ("coins", "yes")),
    ],
)
def test_alone_they_are_refused(name: str, value: str) -> None:
    seats = "2 seats" if name in ("joining", "coins") else "2, 3, 4 seats"
    assert refused(1, **{name: value}) == f"Option '{name}' is for {seats} only."


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", ["joining", "coins"])
def test_joining_and_coins_are_for_two(seats: int, name: str) -> None:
    assert refused(seats, **{name: "no"}) == f"Option '{name}' is for 2 seats only."


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["solo", "level"])
def test_solo_and_level_are_for_one(seats: int, name: str) -> None:
    assert refused(seats, **{name: "normal"}) == f"Option '{name}' is for 1 seat only."


def test_the_solitary_version_has_no_level() -> None:
    assert "for solo=soloplay only" in refused(1, level="easy")
    assert "for solo=soloplay only" in refused(1, solo="solitary", level="expert")


@pytest.mark.parametrize("name", ["hand_card", "bonus_good"])
def test_soloplay_has_no_variants(name: str) -> None:
    assert refused(1, solo="soloplay", **{name: "yes"}) == (
        f"Options solo=soloplay and {name}=yes exclude each other."
    )


@pytest.mark.parametrize(
    ("seats", "name"),
    [
        *((2, "length"), (2, "joining"), (2, "coins"), (2, "hand_card"), (2, "losses")),
        *((2, "cash"), (2, "bonus_good"), (2, "offers"), (1, "solo"), (1, "level")),
    ],
)
def test_unknown_values_and_options_are_refused(seats: int, name: str) -> None:
    assert refused(seats, **{name: "maybe"}).startswith(
        f"Option '{name}' cannot be 'maybe'; it may be: "
    )
    assert "has no option 'weather'; its options: length, " in refused(seats, weather="rain")


def test_the_view_names_the_chosen_ways_to_play() -> None:
    options = {"length": "long", "hand_card": "yes", "losses": "no", "offers": "yes"}
    table = fondaco.new("merkator", seats=3, options=options, seed=1)
    assert set(seen(table)["options"]) == {"long", "hand_card", "no_losses", "offers"}
    assert seen(fondaco.new("merkator", seed=1))["options"] == []


# rule variants.apart
def test_a_c_and_d_together() -> None:
    """A row without a check, a Bonus good at once, and a bid for the Contract gained."""
    table = arrange(
        options={**A, **C, **D},
        chart=[0, 0, 1, 7, 7],
        taler=[3, 2],
        offer=["bonus_italy_wine"],
        contracts=[["c02_sweden"], ["c02_france"]],
        goods=[SWEDEN_2],
        tops={3: "c03_russia"},
        picks=[0, 0],
    )
    events = play(table, "buy bonus_italy_wine", "travel sweden")
    assert "flipped" not in kinds(events)
    assert goods_of(table, 0) == {**SWEDEN_2, "wine": 1}
    play(table, "fulfill c02_sweden", "offer 2 taler", "swap")
    assert contracts_of(table, 0) == ["c02_sweden", "c03_bohemia"]
    assert taler_of(table, 0) == 2


# rule variants.apart
def test_b_and_d_together() -> None:
    """What is offered may lie above the old limit and stays; it forces only after a purchase."""
    table = arrange(
        options={**B, **D},
        step="fulfill",
        at="sweden",
        taler=[15, 20],
        contracts=[["c02_sweden"], ["c02_france"]],
        goods=[SWEDEN_2],
        offer=FOUR,
    )
    play(table, "fulfill c02_sweden", "offer 20 taler", "swap")
    assert taler_of(table, 0) == 35
    assert (table.to_act, step(table)) == (1, "invest")
    play(table, "travel russia", "travel russia")
    assert taler_of(table, 0) == 35


# rule variants.apart
def test_everything_at_once_in_the_long_game() -> None:
    options = {**A, **B, **C, **D, **BANNED, "hand_card": "yes", "length": "long"}
    table = fondaco.new("merkator", options=options, seed=3)
    will = fondaco.Seeded("will")
    while table.to_act is not None:
        play(table, table.legal()[will.pick(len(table.legal()))])
    assert step(table) == "over"
