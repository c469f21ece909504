"""Several pairs of spices completed at once: the player chooses the order of their boons."""

from typing import Any

import pytest

import fondaco
from fondaco import Table
from games.merv.positions import (
    arrange,
    cards,
    cell,
    cubes,
    favour,
    influence,
    kinds,
    legal,
    play,
    player,
    refusal,
    spices,
    state_of,
    step,
    told,
)
from games.merv.solo import his_turn

BOON = {
    "cinnamon": "white_cube",
    "ginger": "soldier",
    "juniper": "favour",
    "pepper": "white_upgrade",
}


def completed(*taken: str, **fields: Any) -> tuple[Table, list[dict[str, Any]]]:
    """One card of each spice was held; those cards were then taken in one action."""
    given: dict[str, Any] = {
        "step": "act",
        "line": "column 1",
        "site": "1-1",
        "buildings": {"1-1": 0, "5-5": 0},
        "display": list(taken),
        "camels": {"caravansary": len(taken)},
        "spices": [dict.fromkeys(BOON, 1)],
        "influence": [8],
        "cubes": [{"purple": len(taken)}],
        "picks": [0] * 8,
    }
    table = arrange(**{**given, **fields})
    events = play(table, "take caravansary action")
    while table.to_act == 0 and step(table) == "cards":
        if not legal(table, "take"):
            return table, events
        events += play(table, f"take {legal(table, 'take')[0]}")
    return table, events


# rule caravansary.pair_order
# rule caravansary.restock
def test_the_order_is_asked_when_the_queue_is_restocked() -> None:
    table, events = completed("juniper", "ginger")
    assert len(cards(table)) == 8
    assert told(events, "restocked") != []
    assert (step(table), favour(table)) == ("pairs", 0)
    assert table.legal() == ["boon soldier", "boon favour"]


# rule caravansary.pair_order
# rule caravansary.pairs
@pytest.mark.parametrize("first", ["soldier", "favour"])
def test_any_of_them_may_come_first(first: str) -> None:
    table, _ = completed("juniper", "ginger")
    events = play(table, f"boon {first}")
    assert ("favour" in kinds(events)) == (first == "favour")
    assert step(table) == "deploy"
    events = play(table, "guard caravansary_purple")
    assert ("favour" in kinds(events)) == (first == "soldier")
    assert (favour(table), influence(table), table.to_act) == (1, 9, 1)


# rule caravansary.pairs
def test_what_no_pair_brings_is_refused() -> None:
    table, _ = completed("juniper", "ginger")
    assert refusal(table, "boon white_cube") == "caravansary.pairs"
    assert refusal(table, "boon white_upgrade") == "caravansary.pairs"


# rule caravansary.pair_order
def test_with_four_pairs_it_is_asked_until_one_kind_is_left() -> None:
    table, _ = completed(*BOON, spices=[dict.fromkeys(BOON, 1)])
    assert table.legal() == [f"boon {boon}" for boon in BOON.values()]
    play(table, "boon white_cube")
    assert cubes(table) == {"white": 1}
    assert table.legal() == ["boon soldier", "boon favour", "boon white_upgrade"]
    play(table, "boon white_upgrade", "upgrade wall_orange with white")
    assert table.legal() == ["boon soldier", "boon favour"]
    play(table, "boon soldier", "guard caravansary_purple")
    assert (favour(table), table.to_act) == (1, 1)


# rule caravansary.pair_order
def test_pairs_of_one_spice_need_no_order() -> None:
    """The second and the fourth ginger: two soldiers, one after the other."""
    table, _ = completed("ginger", "ginger", "ginger", spices=[{"ginger": 1}])
    assert spices(table) == {"ginger": 4}
    assert step(table) == "deploy"
    play(table, "guard caravansary_purple")
    assert step(table) == "deploy"
    play(table, "guard wall_orange")
    assert table.to_act == 1


# rule caravansary.pair_order
def test_two_soldiers_around_an_upgrade() -> None:
    """Soldier, upgrade on its site, soldier on the other one: three boons in the best order."""
    table, _ = completed(
        "ginger", "ginger", "ginger", "pepper", spices=[{"ginger": 1, "pepper": 1}]
    )
    assert table.legal() == ["boon soldier", "boon white_upgrade"]
    play(table, "boon soldier", "guard caravansary_purple")
    assert table.legal() == ["boon soldier", "boon white_upgrade"]
    play(table, "boon white_upgrade", "upgrade caravansary_purple with white")
    assert step(table) == "deploy"
    play(table, "guard wall_orange")
    assert (influence(table), player(table)["servants_left"]) == (10, 7)


# rule caravansary.pair_order
# rule upgrade.soldier
# rule soldier.taken
def test_the_order_of_a_soldier_and_an_upgrade_matters() -> None:
    """With one site for both: the soldier first brings influence, the upgrade first does not."""
    one = {"buildings": {"1-1": 0}, "spices": [{"ginger": 1, "pepper": 1}]}
    table, _ = completed("ginger", "pepper", **one)
    play(table, "boon soldier", "guard caravansary_purple")
    assert (cell(table, "1-1")["upgrade"], influence(table)) == ("white", 9)
    table, _ = completed("ginger", "pepper", **one)
    events = play(table, "boon white_upgrade")
    assert told(events, "unused") == [{"seat": 0, "boon": "soldier"}]
    assert (cell(table, "1-1")["upgrade"], influence(table)) == ("white", 8)


# rule caravansary.pair_order
# rule contract.pause
def test_a_contract_between_two_boons() -> None:
    """The white cube pays a contract, whose soldier stands where the upgrade then goes."""
    table, _ = completed(
        "cinnamon",
        "pepper",
        buildings={"1-1": 0},
        spices=[{"cinnamon": 1, "pepper": 1}],
        stores=[{"scrolls": 1, "common": 1}],
    )
    assert table.legal() == ["boon white_cube", "boon white_upgrade"]
    play(table, "boon white_cube")
    assert cell(table, "1-1")["upgrade"] == "white"  # one kind is left: nothing is asked
    table, _ = completed(
        *("cinnamon", "pepper", "juniper"),
        buildings={"1-1": 0},
        spices=[{"cinnamon": 1, "pepper": 1, "juniper": 1}],
        stores=[{"scrolls": 1, "common": 1}],
    )
    play(table, "boon white_cube", "fulfil level1_soldier_a", "guard caravansary_purple")
    assert (step(table), cell(table, "1-1")["soldier"]) == ("pairs", 0)
    play(table, "boon white_upgrade")
    assert (cell(table, "1-1")["upgrade"], influence(table), favour(table)) == ("white", 9, 1)


# rule caravansary.pair_order
@pytest.mark.parametrize("moves", [[], ["boon white_cube"], ["boon soldier"]])
def test_a_snapshot_taken_between_two_boons_goes_on(moves: list[str]) -> None:
    table, _ = completed(*BOON)
    play(table, *moves)
    again = fondaco.restore(table.snapshot())
    assert (again.legal(), state_of(again)["due"]) == (table.legal(), state_of(table)["due"])
    for one in (table, again):
        while one.to_act == 0:
            play(one, one.legal()[0])
    assert again.view(None) == table.view(None)


# rule library.card
# rule market.boons
@pytest.mark.parametrize("how", ["any_card", "free_card"])
def test_a_free_card_completes_one_pair_at_most(how: str) -> None:
    table = arrange(
        step=how,
        line="column 1",
        site="1-1",
        buildings={"1-1": 0},
        display=["juniper", "ginger"],
        camels={"caravansary": 2},
        spices=[{"juniper": 1, "ginger": 1}],
        influence=[2],
        picks=[0] * 8,
    )
    play(table, "take juniper at 1")
    assert (favour(table), table.to_act) == (1, 1)


# rule solo.no_pairs
def test_pairs_bring_the_magistrate_nothing_so_he_has_no_order() -> None:
    table, events = his_turn(
        "caravansary",
        spices=[{}, dict.fromkeys(BOON, 1)],
        buildings={"2-1": 2, "4-1": 2, "5-1": 2},
        display=["ginger", "juniper", "pepper", "cinnamon"],
    )
    assert spices(table, "magistrate") == dict.fromkeys(BOON, 2)
    assert {"favour", "deployed", "upgraded", "took_cube"} & set(kinds(events)) == set()
    assert favour(table, "magistrate") == 0
