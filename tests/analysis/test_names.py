"""What decisions are called, and how sentences are filled."""

from typing import cast

import pytest

import fondaco
from fondaco.analysis.naming import in_step, move_name, name_of
from fondaco.analysis.words import filled, number, with_names
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import STEP_IDS
from fondaco.games.shelf import TITLES


@pytest.mark.parametrize("title", TITLES)
def test_no_move_is_called_by_an_id(title: str) -> None:
    for move in fondaco.game(title).moves:
        for language in ("en", "de"):
            assert "_" not in move_name(title, move.text, language), move.text


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("travel dutch_republic", "travel to the Dutch Republic", "Reise in die Niederlande"),
        ("fulfill c07_italy", "fulfill 7 Italy", "7 Italien erfüllen"),
    ],
)
def test_places_are_named_as_people_say_them(text: str, english: str, german: str) -> None:
    assert move_name("merkator", text, "en") == english
    assert move_name("merkator", text, "de") == german


def test_a_decision_is_called_by_its_moves() -> None:
    game = fondaco.game("merv")
    moves = [game.move("enter row 2"), game.move("activate library_teal")]
    found = name_of(game, game.new(2, {}, fondaco.Seeded(1)), moves)
    assert found.en == "Row 2, the teal Library"
    assert found.de == "Zeile 2, Bibliothek (türkis)"


def test_an_offer_is_told_in_full_and_a_move_by_its_step() -> None:
    merchants, merv = fondaco.game("merchants"), fondaco.game("merv")
    start = merchants.new(3, merchants.settled(3, {}), fondaco.Seeded(1))
    offer = ["counter", "give 1 lumber", "give 2 wool", "ask 1 ore", "ask 1 gold", "propose"]
    found = name_of(merchants, start, [merchants.move(text) for text in offer])
    assert found.en == "Make a counter-offer: 1 lumber and 2 wool for 1 ore and 1 gold"
    assert found.de == "Gegenangebot machen: 1 Holz und 2 Wolle gegen 1 Erz und 1 Gold"
    state = merv.new(2, merv.settled(2, {}), fondaco.Seeded(1))
    assert in_step(merv, state, "stop") == "stop"
    cast(MervState, state).step = STEP_IDS.index("walls")
    assert name_of(merv, state, [merv.move("stop")]).en == "Build no more walls"


def test_what_is_traded_for_a_contract_is_told_one_by_one() -> None:
    game = fondaco.game("merkator")
    texts = ["trade toward c05_danzig", "trade 4 saltpeter for plums", "trade 4 time for spice"]
    start = game.new(2, game.settled(2, {}), fondaco.Seeded(1))
    found = name_of(game, start, [game.move(text) for text in texts])
    assert found.en == "Trade for 5 Danzig: 4 Saltpeter for 1 Plum and 4 Time counters for 1 Spice"
    assert found.de == (
        "Für 5 Danzig tauschen: 4 Salpeter gegen 1 Pflaume und 4 Zeitmarken gegen 1 Gewürz"
    )
    assert move_name("merkator", "trade 4 iron for any", "en") == "4 Iron for 1 good of any kind"
    assert move_name("merkator", "sell c02_dutch_republic", "en") == (
        "sell the Contract 2 Dutch Republic"
    )


def test_numbers_agree_with_what_they_count() -> None:
    text = "{count:Time counter|Time counters} to {who}"
    one = filled("merkator", text, {"count": 1, "who": "seat_2"}, "en")
    assert one == "1 Time counter to {seat_2}"
    assert with_names(one, ["Ada", "Ben", "Cem"]) == "1 Time counter to Cem"
    assert filled("merkator", "{goods}", {"goods": "2 iron, 1 plums"}, "de") == (
        "2 Eisen und 1 Pflaume"
    )
    points = "{points:point|points} more"
    told = [filled("merv", points, {"points": count}, "en") for count in (0.5, 1, 1.5)]
    assert told == ["½ point more", "1 point more", "1½ points more"]
    assert [number(value) for value in (2.5, 0.5, 3.0, 4)] == ["2½", "½", "3", "4"]
