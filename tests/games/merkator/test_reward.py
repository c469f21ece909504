"""The reward for a fulfilled Contract."""

from fondaco import Table
from positions import (
    PEACE,
    all_of,
    arrange,
    contracts_of,
    lies,
    play,
    refusal,
    seen,
    stack,
    told,
    top,
)

ITALY_5 = {"iron": 1, "ham": 1, "vegetables": 1}
BOHEMIA_10 = dict.fromkeys(
    ["grain", "saltpeter", "copper", "ham", "vegetables", "calfskin", "fabric", "coal", "spice"], 1
)


# rule reward.next
def test_a_level_5_contract_gives_a_level_6_contract() -> None:
    table = arrange(
        step="fulfill",
        at="italy",
        contracts=[["c05_italy"]],
        goods=[ITALY_5],
        tops={6: "c06_spain"},
        picks=[0],
    )
    assert stack(table, 6) == ("c06_spain", 11)
    events = play(table, "fulfill c05_italy")
    assert contracts_of(table, 0) == ["c05_italy", "c06_spain"]
    assert told(events, "rewarded") == [{"seat": 0, "contract": "c06_spain"}]
    assert stack(table, 6) == ("c06_bohemia", 10)


# rule reward.next
def test_every_contract_is_rewarded_with_the_card_then_on_top() -> None:
    table = arrange(
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden", "c03_sweden"]],
        goods=[{"muskets": 1, "grain": 2, "saltpeter": 1, "ham": 1}],
        tops={3: "c03_russia", 4: "c04_spain"},
    )
    play(table, "fulfill c02_sweden", "fulfill c03_sweden")
    assert contracts_of(table, 0) == ["c02_sweden", "c03_russia", "c03_sweden", "c04_spain"]


def test_the_last_card_of_a_stack_leaves_it_empty() -> None:
    others = all_of(6, but=["c06_spain"])
    table = arrange(
        step="fulfill", at="italy", contracts=[["c05_italy"], others], goods=[ITALY_5], picks=[]
    )
    play(table, "fulfill c05_italy")
    assert "c06_spain" in contracts_of(table, 0)
    assert stack(table, 6) == (None, 0)


# rule reward.reshuffle
def test_an_empty_stack_is_made_anew_from_the_discards() -> None:
    discards = ["c06_danzig", "c06_france", "c06_spain"]
    for pick, gained in enumerate(discards):
        table = arrange(
            step="fulfill",
            at="italy",
            contracts=[["c05_italy"], all_of(6, but=discards)],
            goods=[ITALY_5],
            discards=[*discards, "c07_italy"],
            picks=[pick, 0],
        )
        before = seen(table)["discards"]
        events = play(table, "fulfill c05_italy")
        assert contracts_of(table, 0) == ["c05_italy", gained]
        assert told(events, "reshuffled") == [{"value": 6}]
        assert stack(table, 6)[1] == 2
        assert top(table, 6) in discards
        assert seen(table)["discards"] == before - 3
        assert lies(table, "c07_italy") == "discard"


# rule reward.same
def test_without_discards_of_that_value_the_same_value_is_drawn() -> None:
    table = arrange(
        step="fulfill",
        at="italy",
        contracts=[["c05_italy"], all_of(6)],
        goods=[ITALY_5],
        tops={5: "c05_spain"},
        discards=["c05_france", "c07_italy"],
    )
    events = play(table, "fulfill c05_italy")
    assert contracts_of(table, 0) == ["c05_italy", "c05_spain"]
    assert told(events, "reshuffled") == []
    assert stack(table, 5)[1] == 9


# rule reward.nothing
def test_a_value_2_may_earn_nothing() -> None:
    """No value 3 is left, and the discards are not searched for a value 2."""
    table = arrange(
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden"], all_of(3)],
        goods=[{"muskets": 1, "grain": 1}],
        picks=[],
    )
    assert lies(table, "c02_france") == "discard"
    events = play(table, "fulfill c02_sweden")
    assert contracts_of(table, 0) == ["c02_sweden"]
    assert told(events, "unrewarded") == [{"seat": 0}]


# rule reward.nothing
def test_discards_of_the_same_value_are_never_searched() -> None:
    table = arrange(
        step="fulfill",
        at="italy",
        contracts=[["c05_italy"], [*all_of(6), *all_of(5, but=["c05_italy", "c05_spain"])]],
        goods=[ITALY_5],
        discards=["c05_spain"],
        picks=[],
    )
    play(table, "fulfill c05_italy")
    assert contracts_of(table, 0) == ["c05_italy"]
    assert lies(table, "c05_spain") == "discard"


def in_bohemia(*, owned: list[str], others: list[str], discards: list[str]) -> Table:
    """A value 10 Contract is fulfilled in Bohemia."""
    table = arrange(
        step="fulfill",
        at="bohemia",
        contracts=[["c10_bohemia", *owned], others],
        goods=[BOHEMIA_10],
        tops={10: "c10_spain"} if "c10_spain" not in [*others, *discards] else {},
        discards=discards,
    )
    play(table, "fulfill c10_bohemia")
    return table


# rule reward.peace
def test_a_value_10_gives_the_peace_of_westphalia() -> None:
    table = in_bohemia(owned=[], others=[], discards=[])
    assert contracts_of(table, 0) == ["c10_bohemia", PEACE]
    assert stack(table, 14) == (None, 0)
    assert top(table, 10) == "c10_spain"


# rule reward.peace
def test_once_the_peace_is_taken_a_value_10_gives_another() -> None:
    table = in_bohemia(owned=[], others=[PEACE], discards=[])
    assert contracts_of(table, 0) == ["c10_bohemia", "c10_spain"]
    assert contracts_of(table, 1) == [PEACE]


# rule reward.peace
def test_the_peace_of_westphalia_once_sold_does_not_come_back() -> None:
    table = in_bohemia(owned=[], others=[], discards=[PEACE])
    assert contracts_of(table, 0) == ["c10_bohemia", "c10_spain"]
    assert lies(table, PEACE) == "discard"
    assert seen(table)["final_round"] is None


# rule reward.peace
# rule reward.nothing
def test_without_peace_and_value_10_there_is_no_reward() -> None:
    table = in_bohemia(
        owned=[PEACE], others=["c10_newfoundland", "c10_hamburg"], discards=["c10_spain"]
    )
    assert contracts_of(table, 0) == ["c10_bohemia", PEACE]


def test_a_contract_next_to_the_office_is_as_good_as_one_in_it() -> None:
    """Six Contracts, two of them for Italy: any may be fulfilled, and a seventh may come."""
    cards = ["c02_danzig", "c02_france", "c03_danzig", "c04_danzig", "c05_italy", "c05_danzig"]
    table = arrange(step="fulfill", at="italy", contracts=[cards], goods=[ITALY_5])
    play(table, "fulfill c05_italy")
    assert len(contracts_of(table, 0)) == 7
    play(table, "travel russia")
    assert refusal(table, "travel russia") == "invest.forced"
