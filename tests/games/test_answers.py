"""What titles let the house answer: the move is one of theirs, what it is about has a name in both
languages, and stands in a view where it is said to stand whenever the question is asked."""

import pytest

import fondaco
from fondaco.games.shelf import TITLES
from fondaco.teaching import LANGUAGES, SayingNo
from fondaco.teaching.saying_no import things_in

WITH = [title for title in TITLES if SayingNo(fondaco.game(title)).no]
WORDS = {"heading", "except", "always", "unless", "turn"}


def test_titles_that_ask() -> None:
    assert WITH == ["merkator", "merchants"]


@pytest.mark.parametrize("title", WITH)
def test_it_is_told_in_both_languages(title: str) -> None:
    game = fondaco.game(title)
    told = [SayingNo(game, language) for language in LANGUAGES]
    assert game.move(told[0].no)
    for one in told:
        assert set(one.words) == WORDS
        assert "{things}" in one.words["unless"]
        assert "{name}" in one.words["turn"]
        assert all(name != id for id, name in one.things.items() if "_" in id)
    assert all(told[0].words[name] != told[1].words[name] for name in WORDS)
    assert told[0].things != told[1].things


@pytest.mark.parametrize(("title", "seed"), [("merkator", 3), ("merchants", 5)])
def test_what_it_is_about_stands_in_the_view(title: str, seed: int) -> None:
    """In a game in which whoever acts takes moves in turns."""
    asked = SayingNo(fondaco.game(title))
    table = fondaco.new(title, seats=3, seed=seed)
    seen: set[str] = set()
    count = 0
    while table.to_act is not None and len(seen) < 3:
        view = table.view(table.to_act)
        if asked.no in table.legal():
            active = view["active"]
            assert isinstance(active, int)
            about = things_in(view, asked.about, active)
            assert about
            assert asked.fits(view, [])
            assert not asked.fits(view, about)
            seen |= set(about)
        count += 1
        table.play(table.legal()[count % len(table.legal())])
    assert seen
    assert seen <= set(asked.things)
