"""Lines of a person that stand for several moves, and how much of the game is left."""

from typing import Any

import pytest

import fondaco
from fondaco import Table
from fondaco.terminal.choices import brings
from fondaco.terminal.sitting import Sitting
from games.merkator.test_loss import last_of_row
from games.merkator.told import NAMES, asked, table
from positions import arrange

TWO: dict[str, Any] = {
    "contracts": [["c02_sweden"], ["c02_france"]],
    "step": "fulfill",
    "at": "sweden",
}


def in_hamburg() -> Table:
    new = fondaco.new("merkator", seats=2, seed=3)
    new.play("travel hamburg")
    new.play("take 1 livestock")
    return new


def typed(table: Table, *lines: str) -> list[str]:
    """The moves of somebody who types these lines."""
    before = table.moves_played
    sitting = Sitting(table, ["you", "random"], "3")
    for line in lines:
        sitting.answer(line)
    rows = [row for row in sitting.table.log().splitlines() if row[:1].isdigit()]
    return [row.partition(" ")[2].partition(" | ")[0] for row in rows][before:]


@pytest.mark.parametrize("line", ["fulfill 2", "fulfil 2 Hamburg", "Fulfill the Contract 2 ham"])
def test_a_contract_is_fulfilled_with_the_cubes_that_it_needs(line: str) -> None:
    # rule supply.any_time
    found = typed(in_hamburg(), line)
    assert found == ["supply ham", "supply vegetables", "fulfill c02_hamburg"]


def test_what_could_be_fulfilled_so_is_said() -> None:
    new = in_hamburg()
    told = new.game.in_one_line(new.view(0), [])
    assert told == ["'fulfill 2 Hamburg' or 'fulfill 3 Hamburg' turns the cubes for it, too"]
    assert new.game.in_one_line(new.view(None), []) == []
    new = fondaco.new("merkator", seats=2, seed=3)
    assert new.game.in_one_line(new.view(0), []) == []


def test_without_a_name_it_must_be_the_only_one() -> None:
    assert typed(in_hamburg(), "fulfill") == []


def test_a_trade_begins_by_itself_where_one_contract_needs_it() -> None:
    # rule trade.needed
    short = arrange(**TWO, goods=[{"muskets": 1, "iron": 4}])
    found = typed(short, "trade iron for grain")
    assert found[:2] == ["trade toward c02_sweden", "trade 4 iron for grain"]
    slow = arrange(**TWO, goods=[{"muskets": 1}], time=[4, 0])
    assert "trade 4 time for grain" in typed(slow, "trade time for grain")


def test_a_line_that_is_refused_changes_nothing() -> None:
    short = arrange(**TWO, goods=[{"muskets": 1, "iron": 3}], time=[4, 0])
    assert typed(short, "trade iron for grain", "trade ham for iron and wood") == []


def test_the_time_chart_is_told_as_a_turn_begins() -> None:
    # rule final.counters
    assert asked(table(merkator="spain")).endswith("in Spain; 21 Time counters left on the chart.")
    alone = fondaco.new("merkator", seats=1, options={"solo": "solitary"}, seed=3)
    alone.play("travel denmark")
    while "turn. You may buy" not in asked(alone):
        alone.play("done")
    # rule solitary.turns
    assert asked(alone).endswith("in Denmark; 16 turns left, with this one.")


def test_the_letter_says_what_it_costs() -> None:
    # rule loss.column
    held = [{"iron": 2, "coal": 1, "ham": 1}]
    letter, _ = last_of_row("E", goods=held)
    assert brings(letter, "accept", NAMES) == "the letter shown counts; you lose 1 Iron or Coal"
    spared, _ = last_of_row("F", goods=held)
    assert brings(spared, "accept", NAMES) == "the letter shown counts; you lose nothing"
