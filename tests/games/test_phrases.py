"""Moves in the words of people: as good as their texts, without ids."""

import re
from collections import Counter

import pytest

import fondaco

TABLES = [
    ("merkator", 2, {}),
    ("merchants", 3, {"board": "short"}),
    ("merchants", 3, {"board": "main"}),
    ("merv", 2, {}),
]
CLOSED = re.compile(r"fulfil level\d \w+ [abc]")  # contracts that are not on top of their stacks


@pytest.mark.parametrize(("title", "seats", "options"), TABLES)
def test_no_two_moves_have_the_same_words(title: str, seats: int, options: dict[str, str]) -> None:
    table = fondaco.new(title, seats, options, 1)
    view = table.view(0)
    texts = [move.text for move in table.game.moves]
    phrases = [table.game.phrase(text, view) for text in texts]
    assert [phrase for phrase, count in Counter(phrases).items() if count > 1] == []
    for text, phrase in zip(texts, phrases, strict=True):
        assert phrase.split(" ")[0] == text.split(" ")[0]
        assert "_" not in phrase
        assert not re.search(r"\bc\d\d\b|[a-z]\d", phrase) or CLOSED.fullmatch(phrase)


@pytest.mark.parametrize(
    ("title", "seats", "text", "phrase"),
    [
        ("merkator", 2, "sell c05_italy", "sell Contract 5 Italy"),
        ("merkator", 2, "buy bonus_russia_plums", "buy Bonus card Plums in Russia"),
        ("merkator", 2, "trade 4 time for ham", "trade 4 Time counters for Ham"),
        ("merchants", 3, "route swabia_ne", "route Swabia ne"),
        ("merchants", 3, "recruit nurnberg", "recruit Nürnberg"),
        ("merchants", 3, "play swift_merchant", "play Swift Merchant"),
        ("merv", 2, "advance to row3_step1", "advance to step 1 of row 3"),
        ("merv", 2, "advance to final_step8", "advance to the final space"),
        ("merv", 2, "learn discount_mosque", "learn Mosque discount"),
        ("merv", 2, "build gate_tan_3", "build gate for 3 tan"),
        ("merv", 2, "queue 2", "queue at place 2"),
    ],
)
def test_things_have_their_names(title: str, seats: int, text: str, phrase: str) -> None:
    table = fondaco.new(title, seats, {}, 1)
    assert table.game.phrase(text, table.view(0)) == phrase
