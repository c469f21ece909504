"""The table as a board of words, and what is asked there."""

import json
from typing import Any

import pytest

import fondaco
from fondaco import Table
from games.merkator.eager_games import eager, games

NAMES = ["You", "Ana", "Ben", "Cleo"]
OTHERS = ["Zoe", "Ana", "Ben", "Cleo"]
GAME = fondaco.game("merkator")


@pytest.mark.long
def test_a_board_can_be_read_at_every_decision() -> None:
    for table, luck in games():
        while table.to_act is not None:
            if luck.random() < 0.1:
                check_board(table)
            table.play(eager(table, luck))
        over, token = GAME.board(table.view(None), NAMES)[-2:]
        assert over == "The game is over."
        assert token.startswith("The Merkator token stands in ")


def check_board(table: Table) -> None:
    lines = GAME.board(table.view(table.to_act), OTHERS)
    for line in lines:
        assert len(line) <= 100
        assert line == line.rstrip()
        assert "_" not in line.split("[")[0]
    assert sum("Your office" in line for line in lines) == 1


def board(table: Table, seat: int | None = 0) -> str:
    return "\n".join(GAME.board(table.view(seat), OTHERS))


def test_the_first_board() -> None:
    text = board(fondaco.new("merkator", seats=3, seed=3))
    assert "Your turn. You may sell Contracts and buy cards, then travel." in text
    assert "token" not in text.split("\n\n")[-1]
    assert "Time chart: 28 counters, in rows from the top: 7, 7, 7, 7" in text
    assert "Supply tile: 1 cube of every color" in text
    assert "Hamburg        1 green, Livestock or Muskets          +2 " in text
    assert (
        "Bohemia        Minor, no cubes                        +1   feeds locations with 3" in text
    )
    assert "14: Peace of Westphalia; the last card" in text
    assert "Food: Grain, Ham, Vegetables, Plums, Wine, Citrus Fruit, Spice" in text
    assert text.index("Ana's office") < text.index("Ben's office") < text.index("Your office")


def test_an_onlooker_sees_all_offices_alike() -> None:
    text = board(fondaco.new("merkator", seats=2, seed=3), None)
    assert text.index("Zoe's office") < text.index("Ana's office")
    assert "lacks" not in text


def put(table: Table, **changes: Any) -> Table:
    """The table with some fields of its snapshot changed."""
    fields = json.loads(table.snapshot())
    fields["state"].update(changes)
    return fondaco.restore(json.dumps(fields))


def test_own_contracts_tell_what_they_lack_and_where_they_stand() -> None:
    table = fondaco.new("merkator", seats=2, seed=3)
    # rule supply.color
    ready = "goods ready with the Supply tile"
    assert f"2 Hamburg: 1 Ham, 1 Vegetables; {ready}\n" in board(table)
    table.play("travel hamburg")
    table.play("take 1 livestock")
    table.play("supply ham")
    assert f"2 Hamburg: 1 Ham, 1 Vegetables; {ready}; for this location" in board(table)
    assert f"3 Hamburg: 4 Food, any mix; {ready}; for this location" in board(table)
    table.play("supply vegetables")
    assert "2 Hamburg: 1 Ham, 1 Vegetables; goods ready; for this location" in board(table)
    table.play("fulfill c02_hamburg")
    assert "2 Hamburg: 1 Ham, 1 Vegetables; lacks all; fulfilled this turn" in board(table)


def test_the_board_asks_about_cubes() -> None:
    table = fondaco.new("merkator", seats=2, seed=3)
    table.play("travel hamburg")
    assert "Choose what 1 cube becomes: Livestock or Muskets." in board(table)
    assert "The Merkator token stands in Hamburg." in board(table)


def status(table: Table) -> str:
    return " ".join(board(table, table.to_act).split("\n\n")[-1].split())


@pytest.mark.long
def test_every_question_that_comes_up_is_asked_in_words() -> None:
    asked: dict[str, set[str]] = {}
    for table, luck in games():
        while table.to_act is not None:
            step = str(table.view(None)["step"])
            if step not in ("invest", "join", "fulfill") or luck.random() < 0.1:
                asked.setdefault(step, set()).add(status(table))
            table.play(eager(table, luck))
    for step, words in QUESTIONS.items():
        assert step in asked, step
        for word in words:
            assert any(word in text for text in asked[step]), (step, word)


QUESTIONS = {
    "invest": ["may sell", "Final round: 2 turns left"],
    "take": ["Choose what 1 cube becomes: ", "Choose how 3 cubes become "],
    "check": ["The letter costs everybody 1 good of column"],
    "lose": [
        "Everybody loses 1 good of",
        "Everybody loses 2 goods of",
        "You must choose.",
        "one by one.",
    ],
    "fulfill": ["may fulfill Contracts here.", "The final round begins after this turn."],
    "trade": ["You may trade for the Contract", "Traded for so far: nothing.", "so far: 1 "],
    "pay": ["You must pay 2 more goods for the Contract", "You must pay 4 goods for the"],
    "join": ["You may join for 1 Time counter.", "You may join for 2 Time counters."],
}


def test_what_the_investment_asks_for() -> None:
    table = fondaco.new("merkator", seats=2, seed=3)
    rich = put(table, taler=[16, 0])
    assert "What is above 15 Taler is lost on travel." in status(rich)
    cards = json.loads(table.snapshot())["state"]["contracts"]
    mine = put(table, contracts={**cards, "c06_denmark": 0, "c08_hamburg": 0})
    assert "You must sell down to 5 Contracts, and may buy cards." in status(mine)
    assert "As things are, in Hamburg you can fulfill 2 Hamburg" in status(mine)
    assert "travel hamburg" not in mine.legal()


def test_someone_called_you_is_spoken_to() -> None:
    table = fondaco.new("merkator", seats=2, seed=3)
    assert "Your turn. You may sell" in "\n".join(GAME.board(table.view(None), NAMES))


def test_a_counter_that_lies_face_up_is_told() -> None:
    for table, luck in games():
        while table.to_act is not None:
            if "flip next" in table.legal():
                table.play("flip next")
                if table.view(None)["face_up"] is not None:
                    assert "The next counter lies face up: " in board(table)
                    return
            else:
                table.play(eager(table, luck))
    pytest.fail("no counter was ever turned up")
