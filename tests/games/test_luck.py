"""Every draw of every title says what it is about, and what may come of it."""

from collections import Counter
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import fondaco
from conformance import Walk
from fondaco.games.shelf import TITLES
from fondaco.teaching import LuckWords
from fondaco.teaching.guide import MARK
from fondaco.teaching.languages import tables_of
from luck import LabelledGame, check_blindness, check_chances

MODES: dict[str, Any] = {title: import_module(f"games.{title}.modes") for title in TITLES}
DECISIONS = {"merkator": 60, "merchants": 300, "merv": 10_000}
WALKS = {"merkator": 8, "merchants": 4, "merv": 12}  # for what takes longer
KEYS = {
    "merkator": [
        *(f"stack {value}" for value in range(2, 11)),
        *("solo stack", "bonus stack", "building stack", "time counters"),
        *("bonus cards of 3", "bonus cards of 4"),
    ],
    "merchants": [
        *("dice", "robber", "development cards", "hand 0", "hand 1", "hand 2", "hand 3"),
        *("tokens forest", "tokens pasture", "tokens fields", "tokens mountains"),
        "tokens saltworks",
    ],
    "merv": [
        *("queue", "camel market", "sites", "caravan cards"),
        *("solo deck", "second breakthrough", "scoring tiles"),
    ],
}
NAMES = ["Ana", "Bert", "Cleo", "Dora"]

pytestmark = pytest.mark.parametrize("title", TITLES)


def tables(title: str, count: int) -> list[tuple[int, int, dict[str, str], Any]]:
    """So many of its modes, with a number of their own and what is preferred there."""
    modes = MODES[title]
    step = len(modes.TABLES) // count
    return [
        (number, *modes.TABLES[number], modes.EAGER[number % len(modes.EAGER)])
        for number in range(0, len(modes.TABLES), step)
    ]


@cache
def games(title: str) -> list[LabelledGame]:
    """One game of every mode; while it is played, each pick is compared with its question."""
    return [
        LabelledGame(title, seats, options, f"labelled {number}", eager, DECISIONS[title])
        for number, seats, options, eager in tables(title, len(MODES[title].TABLES))
    ]


def test_every_pick_is_about_something(title: str) -> None:
    kinds = Counter(question.kind for game in games(title) for question, _ in game.luck.answered)
    assert set(kinds) == set(tables_of(fondaco.game(title), "luck.toml")["question"])


def test_a_game_is_played_again_from_what_was_drawn(title: str) -> None:
    for game in games(title):
        game.check_replay()


def test_keys_stay_as_they_are(title: str) -> None:
    """Luck may hang on them: other keys would be other luck for the same seed."""
    keys = {question.key for game in games(title) for question, _ in game.luck.answered}
    assert sorted(keys) == sorted(KEYS[title])


@pytest.mark.parametrize("language", ["en", "de"])
def test_questions_and_outcomes_have_words(title: str, language: str) -> None:
    words = LuckWords(fondaco.game(title), NAMES, language)
    asked = {str((q.kind, q.fields)): q for game in games(title) for q, _ in game.luck.answered}
    for question in asked.values():
        names = [words.outcome(outcome) for outcome in question.outcomes]
        assert len(set(names)) == len(names), names
        assert "{" not in words.question(question) + "".join(names)
        assert "_" not in words.question(question) + "".join(names)


def test_both_languages_ask_the_same(title: str) -> None:
    english, german = (
        tables_of(fondaco.game(title), f"luck{language}.toml")["question"]
        for language in ("", ".de")
    )
    assert list(english) == list(german)
    for kind, text in english.items():
        assert sorted(MARK.findall(text)) == sorted(MARK.findall(german[kind]))


def test_outcomes_are_as_likely_as_their_picks(title: str) -> None:
    looked = 0
    for number, seats, options, eager in tables(title, WALKS[title]):
        walk = Walk(title, seats, f"chances {number}", eager, options)
        while not walk.is_over() and walk.decisions < 150:
            move = walk.choice()
            looked += looked < 40 and check_chances(walk.game, walk.state, move)
            walk.step(move)
    assert looked >= 20


def test_a_question_tells_nothing_that_is_hidden(title: str) -> None:
    asked = 0
    for number, seats, options, eager in tables(title, WALKS[title]):
        walk = Walk(title, seats, f"hidden {number}", eager, options)
        while not walk.is_over() and walk.decisions < 150:
            move = walk.choice()
            asked += check_blindness(walk, move) is not None
            walk.step(move)
    assert asked >= 20
