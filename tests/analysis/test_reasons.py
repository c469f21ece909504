"""Reasons are true: each is recomputed from the position; and they are told in both languages."""

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from itertools import islice

import pytest

import fondaco
from analysis.recount import is_true, recounted, told
from analysis.recounting import Recount
from fondaco.analysis.reasons import restates
from fondaco.analysis.scene import Found
from fondaco.analysis.shapes import Reason, Value
from fondaco.analysis.words import BLANK, catalogue
from fondaco.games.shelf import TITLES
from fondaco.teaching import LANGUAGES
from reasons import positions

REASONS = 60


def found(title: str) -> Iterator[tuple[Recount, Reason]]:
    for game, state, seat in positions(title):
        yield from recounted(game, state, seat, 40)


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_no_reason_is_false(title: str) -> None:
    reasons = list(islice(found(title), REASONS))
    assert [told(*one) for one in reasons if not is_true(*one)] == []
    for change in (by_one, another_thing):
        changed = [lie for recount, reason in reasons for lie in changes(recount, reason, change)]
        caught = [one for one in changed if not is_true(*one)]
        assert len(caught) >= 0.9 * len(changed) > 5, change.__name__


Changed = Callable[[Recount, Value], Value | None]


def changes(recount: Recount, reason: Reason, change: Changed) -> Iterator[tuple[Recount, Reason]]:
    """A reason with one of its values changed, for each of them that can be."""
    for name, value in reason.values.items():
        other = change(recount, value)
        if other is not None:
            values = {**reason.values, name: other}
            yield recount, Reason(reason.sign, reason.kind, values, reason.words)


@cache
def kinds_of(title: str) -> list[list[str]]:
    """The things of a title, kind by kind, as its catalogues have them."""
    modules = [import_module(f"fondaco.games.{title}.{name}") for name in ("components", "terms")]
    lists = [(name, ids) for one in modules for name, ids in vars(one).items()]
    return [list(ids) for name, ids in lists if name.endswith("_IDS") and len(ids) > 1]


def next_of(title: str, id: str) -> str | None:
    """Another thing of that kind; None if it is in no catalogue."""
    kind = next((ids for ids in kinds_of(title) if id in ids), None)
    return None if kind is None else kind[(kind.index(id) + 1) % len(kind)]


def by_one(recount: Recount, value: Value) -> Value | None:
    return value + 1 if isinstance(value, int | float) else None


def another_thing(recount: Recount, value: Value) -> Value | None:
    """Another thing of the same kind: another seat, or what follows it in the catalogue of the
    game, for each of the things that are named."""
    if not isinstance(value, str):
        return None
    if value.startswith("seat_"):
        return f"seat_{(int(value[5:]) + 1) % recount.was['seats']}"
    parts = [part.rpartition(" ") for part in value.split(", ")]
    others = [(count, space, next_of(recount.game.title, id)) for count, space, id in parts]
    if any(other is None for _, _, other in others):
        return None
    return ", ".join([f"{count}{space}{other}" for count, space, other in others])


@pytest.mark.parametrize(
    ("moves", "kind", "values", "is_news"),
    [
        (["supply wine"], "used_supply", {"good": "wine"}, False),
        (["travel france", "take 1 wine"], "took", {"things": "1 wine"}, False),
        (["travel france", "take 1 wine"], "took", {"things": "3 wine"}, True),
        (["travel france", "take 1 wine"], "time_gained", {"count": 1}, True),
        (["sell c04_spain"], "sold", {"contract": "c04_spain", "taler": 3}, True),
    ],
)
def test_a_reason_does_not_say_the_decision_again(
    moves: list[str], kind: str, values: dict[str, str | int | float], is_news: bool
) -> None:
    game = fondaco.game("merkator")
    found = Found("gain", kind, values, 1.0)
    assert restates([game.move(text) for text in moves], found) is not is_news


@pytest.mark.parametrize("title", TITLES)
def test_all_sentences_speak_of_the_same_things_in_both_languages(title: str) -> None:
    for section in ("reason", "think"):
        for kind, entry in catalogue(title)[section].items():
            blanks = [{b[1] for b in BLANK.finditer(entry[language])} for language in LANGUAGES]
            assert blanks[0] == blanks[1], kind


@pytest.mark.parametrize("title", TITLES)
def test_what_the_engine_tells_has_a_sentence(title: str) -> None:
    assert set(catalogue(title)["event"]) <= set(catalogue(title)["reason"])
