"""The Solo stack of the Solitary version."""

import pytest

import fondaco
from fondaco import Table
from games.merkator.alone import alone, new
from positions import all_of, contracts_of, kinds, lies, play, seen, stack, step, told, value_of

NEWFOUNDLAND_7 = dict.fromkeys(["muskets", "saltpeter", "iron", "fish_oil"], 1)
NEWFOUNDLAND_9 = dict.fromkeys(
    ["livestock", "saltpeter", "ham", "fish_oil", "plums", "wine", "citrus_fruit"], 1
)


def drawn(table: Table, wishes: tuple[str, ...] = ()) -> list[list[str]]:
    """Play to the end; the Solo cards drawn in each turn."""
    turns: list[list[str]] = [[]]
    will = fondaco.Seeded("will")
    while table.to_act is not None:
        liked = [move for move in table.legal() if move.startswith(wishes)] if wishes else []
        legal = liked or table.legal()
        for event in play(table, legal[will.pick(len(legal))]):
            if event["event"] == "solo_card_drawn":
                turns[-1].append(event["contract"])
            elif event["event"] == "turn_began":
                turns.append([])
    return turns


# rule solitary.stack
# rule solitary.draw
@pytest.mark.parametrize("seed", range(5))
def test_each_turn_draws_one_card_8_9_10_and_the_peace(seed: int) -> None:
    """So there are 17 turns, whatever is played."""
    turns = drawn(new(seed), ("fulfill", "travel", "take") if seed % 2 else ())
    assert [len(turn) for turn in turns] == [1] * 17
    values = [value_of(card) for [card] in turns]
    assert values == [8] * 7 + [9] * 5 + [10] * 4 + [14]


# rule solitary.stack
def test_each_value_is_shuffled() -> None:
    found = set()
    for seed in range(60):
        events = play(new(seed), "travel denmark")
        found |= {event["contract"] for event in told(events, "solo_card_drawn")}
    assert found == set(all_of(8))


# rule solitary.draw
def test_the_card_is_drawn_as_the_token_moves() -> None:
    """Before the cubes are divided, before bonus goods, new cubes and Time counters."""
    table = alone(
        contracts=[["c02_hamburg"]],
        cubes={"sweden": 3},
        bonus=[["bonus_sweden_vegetables"]],
        picks=[0],
    )
    assert kinds(play(table, "travel sweden")) == ["traveled", "solo_card_drawn"]
    assert (step(table), stack(table, 8)) == ("take", ("c08_bohemia", 1))
    later = ["took", "took", "got_bonus", "cube_placed", "cube_placed", "time_gained"]
    assert kinds(play(table, "take 1 iron"))[:6] == later


# rule solitary.draw
# rule goods.two
def test_it_is_drawn_before_two_cubes_are_taken_too() -> None:
    table = alone(contracts=[["c02_hamburg"]], cubes={"sweden": 2}, picks=[0])
    assert kinds(play(table, "travel sweden"))[:3] == ["traveled", "solo_card_drawn", "took"]


# rule solitary.draw
def test_it_is_drawn_also_when_the_token_stays() -> None:
    table = alone(at="denmark", contracts=[["c02_hamburg"]], picks=[0])
    assert "solo_card_drawn" in kinds(play(table, "travel denmark"))


# rule solitary.draw
def test_the_card_is_there_before_contracts_are_fulfilled() -> None:
    """The first 8 is the reward for a 7 in the same turn."""
    table = alone(contracts=[["c07_newfoundland"]], goods=[NEWFOUNDLAND_7], time=[3], picks=[0])
    events = play(table, "travel newfoundland")
    assert told(events, "solo_card_drawn") == [{"contract": "c08_bohemia"}]
    play(table, "fulfill c07_newfoundland")
    assert contracts_of(table, 0) == ["c07_newfoundland", "c08_bohemia"]
    assert stack(table, 8) == (None, 0)


# rule solitary.piles
def test_the_newest_card_lies_on_top_and_the_one_below_comes_back() -> None:
    table = alone(contracts=[["c07_newfoundland", "c02_hamburg"]], picks=[0, 0, 0])
    for _ in range(3):
        play(table, "travel denmark")
    assert stack(table, 8) == ("c08_france", 3)
    [pile] = [entry for entry in seen(table)["stacks"] if entry["value"] == 8]
    assert pile["under"] == ["c08_england", "c08_bohemia"]
    table = alone(
        contracts=[["c07_newfoundland"]],
        step="fulfill",
        at="newfoundland",
        goods=[NEWFOUNDLAND_7],
        lying={"c08_bohemia": "pile 0", "c08_england": "pile 1"},
        tops={8: "c08_france"},
        picks=[],
    )
    events = play(table, "fulfill c07_newfoundland")
    assert told(events, "rewarded") == [{"seat": 0, "contract": "c08_france"}]
    assert told(events, "opened") == [{"card": "c08_england"}]
    assert stack(table, 8) == ("c08_england", 2)


# rule solitary.piles
def test_a_new_card_covers_what_came_back() -> None:
    table = alone(
        lying={"c08_bohemia": "pile 0"},
        tops={8: "c08_england"},
        contracts=[["c02_hamburg"]],
        picks=[0],
    )
    play(table, "travel denmark")
    assert stack(table, 8) == ("c08_france", 3)
    [pile] = [entry for entry in seen(table)["stacks"] if entry["value"] == 8]
    assert pile["under"] == ["c08_england", "c08_bohemia"]


# rule solitary.no_search
def test_without_a_pile_the_reward_is_of_the_same_value() -> None:
    """No 10 has been drawn yet: a 9 earns another 9."""
    table = alone(
        step="fulfill",
        at="newfoundland",
        contracts=[["c09_newfoundland"]],
        goods=[NEWFOUNDLAND_9],
        tops={9: "c09_spain"},
    )
    play(table, "fulfill c09_newfoundland")
    assert contracts_of(table, 0) == ["c09_newfoundland", "c09_spain"]


# rule solitary.no_search
def test_the_discards_are_not_searched() -> None:
    others = all_of(8, but=["c08_italy"])
    table = alone(
        step="fulfill",
        at="newfoundland",
        contracts=[["c07_newfoundland", *others]],
        goods=[NEWFOUNDLAND_7],
        lying={"c08_italy": "discard"},
        tops={7: "c07_spain"},
    )
    events = play(table, "fulfill c07_newfoundland")
    assert "reshuffled" not in kinds(events)
    assert told(events, "rewarded") == [{"seat": 0, "contract": "c07_spain"}]
    assert lies(table, "c08_italy") == "discard"


# rule solitary.no_search
def test_nor_in_a_stack_that_was_there_from_the_beginning() -> None:
    table = alone(
        step="fulfill",
        at="italy",
        contracts=[["c05_italy"]],
        goods=[{"iron": 1, "ham": 1, "vegetables": 1}],
        lying=dict.fromkeys(all_of(6), "discard"),
        tops={5: "c05_spain"},
    )
    events = play(table, "fulfill c05_italy")
    assert told(events, "rewarded") == [{"seat": 0, "contract": "c05_spain"}]
