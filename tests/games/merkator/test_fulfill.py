"""Step 3: fulfilling Contracts."""

from fondaco import Table
from positions import (
    GOODS,
    PEACE,
    arrange,
    contracts_of,
    goods_of,
    play,
    refusal,
    step,
    told,
)

SWEDEN_2 = {"muskets": 1, "grain": 1}
SWEDEN_3 = {"grain": 1, "saltpeter": 1, "ham": 1}
TWELVE = GOODS[:12]


def in_sweden(**goods: int) -> Table:
    """Four Contracts, two of them for Sweden, where the Merkator is."""
    cards = ["c02_sweden", "c03_sweden", "c05_italy", "c02_france"]
    return arrange(step="fulfill", at="sweden", contracts=[cards, ["c04_sweden"]], goods=[goods])


def in_france(**goods: int) -> Table:
    """With the Contract that asks for any four weapons."""
    return arrange(step="fulfill", at="france", contracts=[["c04_france"]], goods=[goods])


def in_hamburg(goods: dict[str, int]) -> Table:
    """With the Contract that asks for twelve different goods."""
    return arrange(step="fulfill", at="hamburg", contracts=[["c10_hamburg"]], goods=[goods])


# rule fulfill.place
def test_contracts_of_other_locations_cannot_be_fulfilled() -> None:
    table = in_sweden(muskets=1, grain=1, iron=1, ham=1, vegetables=1, saltpeter=1, copper=1)
    assert refusal(table, "fulfill c05_italy") == "fulfill.place"
    assert refusal(table, "fulfill c02_france") == "fulfill.place"
    assert refusal(table, "trade toward c05_italy") == "fulfill.place"


# rule fulfill.own
def test_contracts_of_others_cannot_be_fulfilled() -> None:
    """Neither another player's, nor those of a stack, its top included."""
    table = in_sweden(muskets=1, grain=1, coal=2, citrus_fruit=2)
    assert refusal(table, "fulfill c04_sweden") == "fulfill.own"
    assert refusal(table, "fulfill c06_sweden") == "fulfill.own"
    assert refusal(table, "trade toward c04_sweden") == "fulfill.own"


# rule fulfill.goods
def test_all_goods_listed_go_back_to_the_supply() -> None:
    table = in_sweden(muskets=2, grain=1, coal=3)
    events = play(table, "fulfill c02_sweden")
    assert goods_of(table, 0) == {"muskets": 1, "coal": 3}
    assert told(events, "paid") == [
        {"seat": 0, "good": "muskets", "count": 1},
        {"seat": 0, "good": "grain", "count": 1},
    ]
    assert told(events, "fulfilled") == [{"seat": 0, "contract": "c02_sweden"}]


# rule fulfill.goods
def test_a_part_of_the_goods_is_not_enough() -> None:
    table = in_sweden(muskets=1, grain=1, saltpeter=1)
    assert refusal(table, "fulfill c03_sweden") == "fulfill.goods"


# rule fulfill.goods
def test_the_number_of_each_good_matters() -> None:
    """Newfoundland wants 2 Copper, 1 Coal and 1 Spice."""
    table = arrange(
        step="fulfill",
        at="newfoundland",
        contracts=[["c06_newfoundland", "c04_newfoundland"]],
        goods=[{"copper": 1, "coal": 2, "spice": 1, "grain": 1, "vegetables": 1}],
    )
    assert refusal(table, "fulfill c06_newfoundland") == "fulfill.goods"


# rule fulfill.category
def test_a_category_takes_the_same_good_several_times() -> None:
    table = in_france(iron=5)
    play(table, "fulfill c04_france")
    assert goods_of(table, 0) == {"iron": 1}


# rule fulfill.category
def test_a_category_takes_any_mix() -> None:
    table = in_france(muskets=1, saltpeter=1, copper=1, coal=1, ham=2)
    play(table, "fulfill c04_france")
    assert goods_of(table, 0) == {"ham": 2}


# rule fulfill.category
def test_goods_of_other_categories_do_not_count() -> None:
    table = arrange(
        step="fulfill",
        at="france",
        contracts=[["c04_france", "c02_france"]],
        goods=[{"copper": 1, "saltpeter": 1, "ham": 3, "fabric": 3}],
    )
    assert refusal(table, "fulfill c04_france") == "fulfill.goods"


# rule fulfill.different
def test_twelve_different_goods_to_hamburg_livestock_and_muskets_among_them() -> None:
    assert TWELVE[:2] == ["livestock", "muskets"]
    table = in_hamburg(dict.fromkeys(TWELVE, 2))
    play(table, "fulfill c10_hamburg")
    assert goods_of(table, 0) == dict.fromkeys(TWELVE, 1)
    assert PEACE in contracts_of(table, 0)


# rule fulfill.different
def test_eleven_kinds_are_not_twelve() -> None:
    """Not even with more than one of each; only a 4:1 trade would help."""
    goods = {**dict.fromkeys(GOODS[:11], 2), "iron": 5}
    table = in_hamburg(goods)
    assert refusal(table, "fulfill c10_hamburg") == "fulfill.goods"
    assert table.legal() == ["trade toward c10_hamburg", "done"]


# rule fulfill.different
def test_of_more_than_twelve_kinds_the_player_chooses() -> None:
    table = in_hamburg(dict.fromkeys(GOODS[:14], 3))
    play(table, "fulfill c10_hamburg")
    assert table.legal() == ["pay 0 livestock", "pay 1 livestock"]
    assert refusal(table, "pay 2 livestock") == "fulfill.goods"
    play(table, "pay 0 livestock", "pay 1 muskets", "pay 0 grain")
    kept = {"livestock": 3, "grain": 3}
    assert goods_of(table, 0) == {**dict.fromkeys(GOODS[:14], 2), **kept}


# rule fulfill.ask
def test_goods_of_free_choice_are_asked_in_the_order_of_the_office() -> None:
    table = in_france(muskets=1, iron=2, coal=2)
    play(table, "fulfill c04_france")
    assert table.legal() == ["pay 0 muskets", "pay 1 muskets"]
    play(table, "pay 1 muskets")
    assert table.legal() == ["pay 1 iron", "pay 2 iron"]
    play(table, "pay 1 iron")
    assert goods_of(table, 0) == {"iron": 1}


# rule fulfill.ask
def test_a_good_is_asked_for_only_when_its_turn_comes() -> None:
    table = in_france(muskets=1, iron=2, coal=2)
    play(table, "fulfill c04_france")
    assert refusal(table, "pay 1 iron") == "fulfill.ask"
    assert refusal(table, "pay 2 muskets") == "fulfill.goods"
    play(table, "pay 1 muskets")
    assert refusal(table, "pay 0 muskets") == "fulfill.ask"
    assert refusal(table, "pay 0 iron") == "fulfill.goods"


# rule fulfill.ask
def test_what_leaves_no_choice_is_not_asked() -> None:
    """Four weapons and no more: all of them go. And the last kind follows from the others."""
    table = in_france(muskets=2, coal=2)
    play(table, "fulfill c04_france")
    assert goods_of(table, 0) == {}
    table = in_france(iron=3, coal=3)
    play(table, "fulfill c04_france", "pay 3 iron")
    assert goods_of(table, 0) == {"coal": 2}


# rule fulfill.not_peace
def test_the_peace_of_westphalia_cannot_be_fulfilled() -> None:
    table = arrange(
        step="fulfill", at="sweden", contracts=[["c02_sweden", PEACE]], goods=[SWEDEN_2]
    )
    assert refusal(table, f"fulfill {PEACE}") == "fulfill.not_peace"
    assert refusal(table, f"trade toward {PEACE}") == "fulfill.not_peace"


# rule fulfill.stays
def test_a_fulfilled_contract_stays_and_can_be_fulfilled_in_a_later_turn() -> None:
    table = arrange(contracts=[["c02_sweden"]], goods=[{"muskets": 2, "grain": 2}])
    play(table, "travel sweden", "fulfill c02_sweden")
    assert "c02_sweden" in contracts_of(table, 0)
    play(table, "travel france", "travel sweden", "fulfill c02_sweden")
    assert "c02_sweden" in contracts_of(table, 0)
    assert goods_of(table, 0).get("muskets") is None


# rule fulfill.once
def test_a_contract_is_fulfilled_once_a_turn() -> None:
    table = in_sweden(muskets=2, grain=3, saltpeter=1, ham=1)
    play(table, "fulfill c02_sweden")
    assert refusal(table, "fulfill c02_sweden") == "fulfill.once"
    assert refusal(table, "trade toward c02_sweden") == "fulfill.once"


# rule fulfill.once
def test_a_contract_may_be_fulfilled_again_in_a_turn_that_is_joined() -> None:
    table = arrange(
        contracts=[["c02_sweden"]], goods=[{"muskets": 2, "grain": 2}], tops={3: "c03_italy"}
    )
    play(table, "travel sweden", "fulfill c02_sweden", "travel sweden", "join")
    play(table, "fulfill c02_sweden")
    assert goods_of(table, 0) == {}
    assert len(contracts_of(table, 0)) == 3


# rule fulfill.several
def test_several_contracts_are_fulfilled_in_any_order() -> None:
    for order in (["c02_sweden", "c03_sweden"], ["c03_sweden", "c02_sweden"]):
        table = in_sweden(muskets=1, grain=2, saltpeter=1, ham=1)
        play(table, *[f"fulfill {card}" for card in order])
        assert goods_of(table, 0) == {}
        assert len(contracts_of(table, 0)) == 6


# rule fulfill.several
def test_nobody_must_fulfill() -> None:
    table = in_sweden(muskets=1, grain=2, saltpeter=1, ham=1)
    play(table, "fulfill c02_sweden", "done")
    assert goods_of(table, 0) == SWEDEN_3
    assert step(table) == "invest"


# rule fulfill.just_gained
def test_a_contract_just_gained_can_be_fulfilled_at_once() -> None:
    table = arrange(
        contracts=[["c02_sweden"]],
        goods=[{"muskets": 1, "grain": 2, "saltpeter": 1, "ham": 1}],
        tops={3: "c03_sweden", 4: "c04_italy"},
    )
    play(table, "travel sweden", "fulfill c02_sweden", "fulfill c03_sweden")
    assert contracts_of(table, 0) == ["c02_sweden", "c03_sweden", "c04_italy"]
    assert goods_of(table, 0) == {}
