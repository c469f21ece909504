"""What a title teaches is whole, in both languages; its examples are played, its tables filled."""

import re
from collections import Counter
from functools import cache
from itertools import chain
from typing import Any

import pytest

import fondaco
from fondaco.games.shelf import TITLES
from fondaco.teaching import Guide, GuideTable, guide_of
from fondaco.teaching.guide import MARK, ONE
from fondaco.teaching.languages import guide_in, tables_of
from fondaco.teaching.reading import is_taught_by
from worked_examples import Played, examples, positions, value_at

TAUGHT = [title for title in TITLES if tables_of(fondaco.game(title), "guide.toml")]
WORDS = {"heading", "intro", "text", "note", "goal", "wins", "name"}  # fields that people read
LISTS = {"notes", "columns"}  # and lists of such
CARD_LINES = 70
TEN_MINUTES = 2200  # words, at the pace at which one learns something

pytestmark = pytest.mark.parametrize("title", TAUGHT)


@cache
def guide(title: str, language: str = "en") -> Guide:
    return guide_of(fondaco.game(title), language)


def tables(title: str) -> list[GuideTable]:
    whole = guide(title)
    return list(chain(*[chapter.tables for chapter in whole.chapters], whole.card))


def test_every_clause_is_in_exactly_one_chapter(title: str) -> None:
    chapters = guide_in(fondaco.game(title), "en")["chapter"]
    taught = Counter(
        clause.id
        for chapter in chapters
        for clause in fondaco.game(title).clauses
        if is_taught_by(chapter["rules"], clause)
    )
    assert taught == Counter(clause.id for clause in fondaco.game(title).clauses)


def test_every_pattern_of_a_chapter_finds_clauses(title: str) -> None:
    patterns = chain(*[one["rules"] for one in guide_in(fondaco.game(title), "en")["chapter"]])
    for pattern in patterns:
        assert any(is_taught_by([pattern], clause) for clause in fondaco.game(title).clauses)


def test_every_chapter_says_what_it_is_about_in_two_sentences(title: str) -> None:
    for chapter in guide(title).chapters:
        assert len(re.findall(r"[.!?](?: |$)", chapter.intro)) == 2, chapter.id


def test_every_chapter_has_an_example(title: str) -> None:
    assert [chapter.id for chapter in guide(title).chapters if not chapter.examples] == []


def test_the_first_page_takes_ten_minutes_at_most(title: str) -> None:
    first = guide(title).first
    assert first is not None
    assert 3 <= len(first.turn) <= 8
    texts = [first.goal, first.wins, *[step.text for step in first.turn]]
    texts += [part.text for part in first.parts]
    assert 200 < len(" ".join(texts).split()) < TEN_MINUTES


def test_the_card_fits_a_screen(title: str) -> None:
    card = guide(title).card
    assert card
    assert sum(len(table.rows) + 3 for table in card) <= CARD_LINES


def test_tables_have_a_cell_for_each_column(title: str) -> None:
    for table in tables(title):
        assert table.rows, table.id
        assert {len(row) for row in table.rows} == {len(table.columns)}, table.id


def test_every_table_is_shown_somewhere(title: str) -> None:
    shown = {table.id for table in tables(title)}
    assert shown == set(guide_in(fondaco.game(title), "en")["table"])


@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_is_marked_has_a_name(title: str, language: str) -> None:
    whole = guide(title, language)
    told = repr(guide_in(fondaco.game(title), language)["chapter"]) + repr(whole)
    assert sorted(set(MARK.findall(told)) - whole.names.keys()) == []


def test_every_name_is_used(title: str) -> None:
    told = guide_in(fondaco.game(title), "en")
    used = set(MARK.findall(repr(guide(title)))) | {one["piece"] for one in told["first"]["turn"]}
    assert sorted({name.removesuffix(ONE) for name in told["names"]} - used) == []


# --- German ---------------------------------------------------------------------------------------


def sentences(tables: Any, path: str = "") -> dict[str, str]:
    """Everything of a guide that people read, by its place in the file."""
    if isinstance(tables, list):
        parts = [sentences(one, f"{path}.{at}") for at, one in enumerate(tables)]
    elif isinstance(tables, dict):
        parts = [sentences(one, f"{path}.{key}") for key, one in tables.items()]
    else:
        return {path: tables} if is_read(path) else {}
    return {place: text for part in parts for place, text in part.items()}


def is_read(path: str) -> bool:
    *_, above, last = path.split(".")
    return last in WORDS or above in LISTS or above == "names"


def both(title: str) -> list[tuple[str, str, str]]:
    """Each sentence in both languages; the German one is empty where there is none."""
    game = fondaco.game(title)
    english = sentences(tables_of(game, "guide.toml"))
    german = sentences(tables_of(game, "guide.de.toml"))
    return [(place, text, german.get(place, "")) for place, text in english.items()]


def test_everything_is_told_in_german(title: str) -> None:
    left_out = [place for place, english, german in both(title) if english and not german]
    assert left_out == []


def test_german_is_told_anew(title: str) -> None:
    long = [(place, english, german) for place, english, german in both(title) if " " in english]
    assert [place for place, english, german in long if english == german] == []


def test_no_number_and_no_mark_differs(title: str) -> None:
    for place, english, german in both(title):
        if place.split(".")[1] != "names":
            assert things(german) == things(english), place


def things(text: str) -> tuple[Counter[str], set[str]]:
    return Counter(re.findall(r"\d+", text)), set(MARK.findall(text))


def test_german_has_nothing_else(title: str) -> None:
    german = sentences(tables_of(fondaco.game(title), "guide.de.toml"))
    known = guide(title).names
    names = {f".names.{name}" for name in [*known, *[f"{name}{ONE}" for name in known]]}
    assert german.keys() - {place for place, _, _ in both(title)} <= names
    chapters = tables_of(fondaco.game(title), "guide.de.toml")["chapter"]
    assert [one["id"] for one in chapters] == [one.id for one in guide(title).chapters]


# --- Examples -------------------------------------------------------------------------------------


def test_examples_come_out_as_told(title: str) -> None:
    wrong = [fault for chapter, one in examples(title) for fault in faults(title, chapter, one)]
    assert wrong == []


def faults(title: str, chapter: str, example: dict[str, Any]) -> list[str]:
    """What an example says otherwise than the engine."""
    played = Played(title, example)
    assert example["moves"], chapter
    assert example["changes"], chapter
    told = [(one["at"], str(one["was"]), str(one["now"])) for one in example["changes"]]
    came = [(at, value_at(played.before, at), value_at(played.after, at)) for at, _, _ in told]
    return [
        f"{chapter}: {one} is told as {other}"
        for one, other in zip(came, told, strict=True)
        if one != other
    ]


def test_examples_are_refused_what_they_say(title: str) -> None:
    for chapter, example in examples(title):
        refusals = Played(title, example).refusals
        for one in example.get("refused", []):
            refusal = refusals[one["move"]]
            assert refusal is not None, f"{chapter}: {one['move']} is possible"
            assert refusal.clause == one["clause"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_examples_name_what_the_engine_shows(title: str, language: str) -> None:
    whole = guide(title, language)
    unnamed = [
        f"{chapter}: {change['at']}"
        for chapter, example in examples(title, language)
        for change in example["changes"]
        if not shown_in(
            whole.plain(example["text"]), str(change["was"]), str(change["now"]), whole.names
        )
    ]
    assert unnamed == []


def shown_in(text: str, was: str, now: str, names: dict[str, str]) -> bool:
    """Whether a text names a change: how it was, how it is, or by how much."""
    if MARK.search(now):
        return names[now[1:-1]] in text
    by = f"{abs(float(now) - float(was)):g}"
    return not {was, now, by}.isdisjoint(re.findall(r"\d+(?:\.\d+)?", text.replace(",", ".")))


def test_every_position_is_used(title: str) -> None:
    used = {example["position"] for _, example in examples(title)}
    assert {path.stem for path in positions(title).glob("*.json")} == used
