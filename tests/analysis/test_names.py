"""What decisions are called, and how sentences are filled."""

import pytest

import fondaco
from fondaco.analysis.naming import move_name, name_of
from fondaco.analysis.words import filled, number, with_names
from fondaco.games.shelf import TITLES


@pytest.mark.parametrize("title", TITLES)
def test_no_move_is_called_by_an_id(title: str) -> None:
    for move in fondaco.game(title).moves:
        for language in ("en", "de"):
            assert "_" not in move_name(title, move.text, language), move.text


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("travel dutch_republic", "Travel to the Dutch Republic", "Reise in die Niederlande"),
        ("fulfill c07_italy", "Fulfill 7 Italy", "7 Italien erfüllen"),
    ],
)
def test_places_are_named_as_people_say_them(text: str, english: str, german: str) -> None:
    assert move_name("merkator", text, "en") == english
    assert move_name("merkator", text, "de") == german


def test_a_decision_is_called_by_its_moves() -> None:
    game = fondaco.game("merv")
    moves = [game.move("enter row 2"), game.move("activate library_teal")]
    found = name_of(game, moves)
    assert found.en == "Row 2, the teal Library"
    assert found.de == "Zeile 2, Bibliothek (türkis)"


def test_numbers_agree_with_what_they_count() -> None:
    text = "{count:Time counter|Time counters} to {who}"
    one = filled("merkator", text, {"count": 1, "who": "seat_2"}, "en")
    assert one == "1 Time counter to {seat_2}"
    assert with_names(one, ["Ada", "Ben", "Cem"]) == "1 Time counter to Cem"
    assert filled("merkator", "{goods}", {"goods": "2 iron, 1 plums"}, "de") == (
        "2 Eisen und 1 Pflaume"
    )
    assert [number(value) for value in (2.5, 0.5, 3.0, 4)] == ["2½", "½", "3", "4"]
