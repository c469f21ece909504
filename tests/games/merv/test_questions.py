"""What is asked, and what the board shows for it."""

from typing import Any

import pytest

import fondaco
from games.merv.positions import arrange, at_round_end, play

NAMES = ["You", "Ana", "Ben", "Cleo"]
GAME = fondaco.game("merv")


def lines_of(table: fondaco.Table) -> list[str]:
    return GAME.board(table.view(table.to_act), NAMES[: table.seats])


def asked(table: fondaco.Table) -> str:
    """The last part of the board in one line."""
    return " ".join("\n".join(lines_of(table)).split("\n\n")[-1].split())


@pytest.mark.parametrize(("round", "side"), [(1, "east"), (3, "west")])
def test_a_master_stands_on_the_side_of_the_round(round: int, side: str) -> None:
    # rule round.sides
    table = arrange(round=round, line="row 2", step="act", site="2-5", buildings={"2-5": 1})
    found = [line for line in lines_of(table) if "<YOU>" in line]
    assert len(found) == 1
    assert found[0].startswith("<YOU>") is (side == "west")
    assert found[0].endswith("<YOU>") is (side == "east")
    assert len(found[0]) <= 80


def test_a_master_in_the_east_finds_room_beside_upgrade_and_soldier() -> None:
    bonus = {"2-5": "orange", "3-5": "soldier 1"}
    taken = {"2-5": 0, "3-5": 0}
    for row in ("row 2", "row 3"):
        site = f"{row[-1]}-5"
        table = arrange(round=1, line=row, step="act", site=site, buildings=taken, bonus=bonus)
        assert [line[-5:] for line in lines_of(table) if "<YOU>" in line] == ["<YOU>"]


def test_a_question_offers_the_camel_market_only_where_it_is() -> None:
    # rule market.line
    goods: dict[str, Any] = {"cubes": [{"tan": 1}], "stores": [{"common": 2}], "influence": [1]}
    for line, is_there in (("column 3", True), ("column 4", False)):
        site = f"1-{line[-1]}"
        place: dict[str, Any] = {"line": line, "site": site, "buildings": {site: 0}}
        table = arrange(step="act", camels={"owner 0": 1}, **place, **goods)
        play(table, "gain favour")
        assert ("still use the camel market, or end the turn" in asked(table)) is is_there
        assert ("still fulfil a contract, or end the turn" in asked(table)) is not is_there


def test_what_must_be_done_once_is_not_called_a_choice() -> None:
    # rule action.stop
    table = arrange(
        step="act",
        line="column 1",
        site="3-1",
        buildings={"3-1": 0},
        cubes=[{"teal": 1, "orange": 1}],
    )
    play(table, "take library action")
    assert "You must spend a cube for a scroll; then more, or stop." in asked(table)
    play(table, "pay teal")
    assert "You may spend more cubes, each of another color, for scrolls, or stop." in asked(table)


def test_a_ransom_names_all_that_is_attacked() -> None:
    # rule ransom.order
    table = arrange(
        step="ransom",
        round=4,
        year=1,
        site="1-1",
        buildings={"1-1": 0, "1-2": 0, "1-3": 1, "5-5": 0, "2-2": 0},
        bonus={"1-2": "soldier 1", "1-1": "teal"},
        cubes=[{"purple": 2, "teal": 1}],
    )
    text = asked(table)
    assert text.startswith("The Mongols attack. You may pay 1 cube (purple or")
    assert "(purple or teal or white) as ransom for caravansary purple" in text
    assert "Attacked after it: palace teal, wall orange." in text


def test_a_payment_in_the_mosque_says_for_which_step() -> None:
    # rule mosque.cost
    table = arrange(
        step="pray",
        line="column 1",
        site="1-1",
        units=1,
        mosque=["upper_step3"],
        cubes=[{"purple": 1, "white": 1}],
    )
    play(table, "advance to upper_step4")
    text = "You must pay for step 4 of the upper path in the mosque (a bonus upgrade, 1 point)."
    assert text in asked(table)


def test_the_queue_says_who_has_played_and_who_lines_up_first() -> None:
    # rule end.order
    table = arrange(active=1, queue=[0, 1, 2], slots={"column 2": 0})
    assert "Queue: You (done), Ana (now), Ben" in GAME.board(table.view(0), NAMES[:3])
    assert asked(table).startswith(
        "Your turn. You must choose an action slot. Column 1 lines up first, so at the back of the"
        " next queue; column 5 lines up last. Taken: You at column 2."
    )


def test_a_place_in_the_queue_is_asked_with_those_who_stand_there() -> None:
    # rule end.skip
    table = at_round_end({"column 1": 1, "column 3": 0, "column 4": 2}, {0: 2})
    assert "Taken: 3 Ana. Still to come: Ben." in asked(table)
    assert "You have 2 camels." in asked(table)


def test_pairs_and_the_names_of_contracts_are_on_the_board() -> None:
    # rule caravansary.pairs
    text = " ".join(" ".join(lines_of(arrange(display=["ginger"]))).split())
    assert "A pair brings: cinnamon a white cube, ginger a soldier, juniper favour" in text
    assert "level 1 with favour (from influence 1): 4 points and favour for 1 cube" in text


def test_the_magistrate_is_shown_without_cubes() -> None:
    # rule solo.no_cubes
    lines = lines_of(fondaco.new("merv", seats=1, seed=1))
    at = next(n for n, line in enumerate(lines) if line.startswith("The magistrate's store"))
    assert lines[at + 1] == "  0 camels"
    assert asked(fondaco.new("merv", seats=1, seed=1)).startswith(
        "The magistrate takes the first turn. Type 'begin' when you are ready."
    )


def test_goods_to_commit_are_counted() -> None:
    # rule contract.either
    table = arrange(influence=[5], stores=[{"common": 2, "rare": 2}], cubes=[{"tan": 3}])
    play(table, "fulfil level1_favour_a")
    told = "You must commit 2 goods of either kind; choose one at a time."
    assert asked(table).startswith(f"Your turn. {told}")
    play(table, "commit common")
    assert "You must commit 1 good of either kind." in asked(table)


def test_the_open_cards_are_told_with_the_question() -> None:
    # rule caravansary.display
    place: dict[str, Any] = {"line": "column 1", "site": "1-1", "buildings": {"1-1": 0}}
    table = arrange(
        step="free_card", display=["ginger", "juniper"], camels={"caravansary": 1}, **place
    )
    told = "Open, from the front: #1 ginger with a camel, #2 juniper."
    assert f"must take a caravan card, for free. {told}" in asked(table)


def test_nobody_places_for_the_high_courtier_where_nothing_is_to_choose() -> None:
    # rule courtier.site
    full = {f"{row}-4": 0 for row in range(1, 5)}
    told = built_for_him(buildings=full)
    assert "chosen_by" not in told
    assert GAME.sentence(told, NAMES) == "The high courtier builds on " + site_of(told)
    assert built_for_him()["chosen_by"] == 1


def built_for_him(**fields: Any) -> dict[str, Any]:
    """What is told of his building in column 4."""
    given: dict[str, Any] = {"seats": 2, "step": "courtier_slot", "active": 2, "asked": 0}
    slots = {"column 1": 0, "column 2": 1}
    table = arrange(**given, queue=[0, 1, 2], slots=slots, **fields)
    events = play(table, "enter column 4")
    if table.view(0)["step"] == "courtier_site":
        events = play(table, table.legal()[0])
    return next(event for event in events if event["event"] == "built")


def site_of(told: dict[str, Any]) -> str:
    return f"{told['site'].replace('_', ' ')}."
