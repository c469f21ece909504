"""Reasons are true: each is recomputed from the position; and they are told in both languages."""

from collections.abc import Iterator
from itertools import islice

import pytest

import fondaco
from analysis.recount import is_true, recounted, told
from analysis.recounting import Recount
from fondaco.analysis.reasons import restates
from fondaco.analysis.scene import Found
from fondaco.analysis.shapes import Reason
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
    changed = [
        (
            recount,
            Reason(reason.sign, reason.kind, {**reason.values, name: value + 1}, reason.words),
        )
        for recount, reason in reasons
        for name, value in reason.values.items()
        if isinstance(value, int | float)
    ]
    caught = [one for one in changed if not is_true(*one)]
    assert len(caught) >= 0.9 * len(changed) > 5


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
