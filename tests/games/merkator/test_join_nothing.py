"""Joining that can bring nothing is not asked; whatever could bring something is."""

import copy
from typing import Any

import pytest

import fondaco
from conformance import Walk
from games.merkator.modes import EAGER, TABLES
from joining import brings
from positions import GOODS, MAJORS, arrange, play, refusal, step

ITALY = {"iron": 1, "ham": 1, "vegetables": 1}


def after_italy(seats: int = 2, **position: Any) -> str:
    """What is asked after seat 0 has traveled to Italy; seat 1 has a Contract there."""
    table = arrange(seats=seats, contracts=[[], ["c05_italy"]], **position)
    play(table, "travel italy")
    return step(table)


# rule join.nothing
def test_who_can_neither_fulfill_nor_gain_goods_is_not_asked() -> None:
    assert after_italy(time=[2, 9]) == "invest"
    assert after_italy(time=[2, 5], goods=[{}, {"iron": 3, "ham": 3, "copper": 3}]) == "invest"
    assert after_italy(time=[2, 9], bonus=[[], ["bonus_france_iron"]]) == "invest"


# rule join.nothing
def test_who_can_fulfill_is_asked() -> None:
    assert after_italy(time=[2, 2], goods=[{}, ITALY]) == "join"


# rule join.nothing
def test_who_has_a_bonus_card_here_is_asked() -> None:
    assert after_italy(time=[2, 2], bonus=[[], ["bonus_italy_wine"]]) == "join"


# rule join.nothing
def test_the_supply_tile_counts() -> None:
    supply = [{}, {"sweden": 1, "russia": 1, "dutch_republic": 1}]
    assert after_italy(time=[2, 2], supply=supply) == "join"
    assert after_italy(time=[2, 2], supply=[{}, dict.fromkeys(MAJORS[3:], 1)]) == "invest"


# rule join.nothing
@pytest.mark.parametrize(("plums", "asked"), [(3, "join"), (2, "invest")])
def test_a_cube_may_complete_the_four_of_a_trade(plums: int, asked: str) -> None:
    office = {"iron": 1, "ham": 1, "plums": plums}
    assert after_italy(time=[2, 2], goods=[{}, office], supply=[{}, {"france": 1}]) == asked


# rule join.nothing
@pytest.mark.parametrize(("counters", "asked"), [(6, "join"), (5, "invest")])
def test_counters_paid_for_joining_cannot_be_traded(counters: int, asked: str) -> None:
    """Joining costs 2 in Italy; 4 must be left for the Vegetables."""
    assert after_italy(time=[2, counters], goods=[{}, {"iron": 1, "ham": 1}]) == asked


# rule join.nothing
def test_a_cube_spoiled_before_the_answer_takes_the_question_back() -> None:
    table = arrange(
        contracts=[[], ["c05_italy"]],
        time=[2, 2],
        goods=[{}, {"iron": 1, "ham": 1}],
        supply=[{}, {"dutch_republic": 1}],
    )
    play(table, "travel italy", "supply calfskin")
    assert (table.to_act, step(table)) == (1, "invest")


# rule join.nothing
def test_a_contract_in_hand_is_no_reason_to_join() -> None:
    table = arrange(
        options={"hand_card": "yes"},
        contracts=[["c02_hamburg"], ["c02_france"]],
        lying={"c05_italy": "hand 1"},
        time=[2, 2],
        goods=[{}, ITALY],
    )
    play(table, "travel italy", "done")
    assert (table.to_act, step(table)) == (1, "invest")


# rule join.nothing
def test_whom_older_rules_asked_in_vain_can_only_stay() -> None:
    table = arrange(step="join", asked=1, at="italy", time=[2, 2])
    assert refusal(table, "join") == "join.nothing"
    assert table.legal() == ["stay"]
    play(table, "stay")
    assert (table.to_act, step(table)) == (1, "invest")


# What is asked, held against everything that could follow.

JOINING = [
    (seats, options)
    for seats, options in TABLES
    if options.get("joining", "yes") == "yes" and (seats > 1 or options["solo"] == "soloplay")
]
POSITIONS = 20_000 if fondaco.is_compiled() else 2_500
MOST_CUBES = 5  # on a Supply tile, so that all their uses can be tried


def positions() -> list[dict[str, Any]]:
    """Snapshots of random games in all ways to play, with a seat that may be asked to join."""
    found: list[dict[str, Any]] = []
    number = 0
    while len(found) < POSITIONS:
        seats, options = JOINING[number * 7 % len(JOINING)]
        walk = Walk("merkator", seats, f"joins {number}", EAGER[number % len(EAGER)], options)
        found += positions_of(walk, fondaco.Seeded(number))
        number += 1
    return found[:POSITIONS]


def positions_of(walk: Walk, luck: fondaco.Seeded) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while not walk.is_over() and len(found) < POSITIONS // 20:
        if luck.pick(20) == 0:
            found += questions(walk.game.snapshot(walk.state), luck)
        walk.step()
    return found


def questions(snapshot: dict[str, Any], luck: fondaco.Seeded) -> list[dict[str, Any]]:
    """The position as it is, and with the offices changed, for each who could join the travel."""
    if snapshot["step"] not in ("invest", "fulfill", "join") or snapshot["merkator"] is None:
        return []
    found = []
    for seat in range(snapshot["seats"]):
        one = copy.deepcopy(snapshot)
        one.update(step="join", asked=seat)
        if seat == one["active"]:
            one["active"] = 1 if "soloplay" in one["options"] else (seat + 1) % one["seats"]
        found.append(one)
        found.append(changed(one, luck))
    return [one for one in found if cubes(one) <= MOST_CUBES]


def changed(snapshot: dict[str, Any], luck: fondaco.Seeded) -> dict[str, Any]:
    other = copy.deepcopy(snapshot)
    seat = other["asked"]
    other["time"][seat] = luck.pick(9)
    other["goods"][seat] = {good: luck.pick(6) for good in GOODS if luck.pick(3) == 0}
    other["supply"][seat] = {color: 1 for color in MAJORS if luck.pick(3) == 0}
    return other


def cubes(snapshot: dict[str, Any]) -> int:
    return sum(snapshot["supply"][snapshot["asked"]].values())


# rule join.nothing
def test_exactly_those_are_asked_whom_joining_could_bring_something() -> None:
    game = fondaco.game("merkator")
    seen = {True: 0, False: 0}
    for snapshot in positions():
        state = game.restore(snapshot)
        refused = game.why_not(state, game.move("join"))
        if refused is not None and refused.id == "join.cost":
            continue
        assert (refused is None) == brings(game, state), snapshot
        assert refused is None or refused.id == "join.nothing"
        seen[refused is None] += 1
    assert min(seen.values()) > POSITIONS // 10, seen
