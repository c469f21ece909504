"""Which options and variants go together, and games with several of them."""

from itertools import product

import pytest

import fondaco
from fondaco import Refused
from games.merkator.variants import BANNED, BARTER, FOUR, SWEDEN_2, A, B, C, D
from positions import arrange, contracts_of, goods_of, kinds, play, seen, step, taler_of


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
