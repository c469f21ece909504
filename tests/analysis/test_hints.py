"""Hints: the best decisions with reasons; they know no more than the seat."""

from itertools import islice

import pytest

import fondaco
from blind import positions
from blind_hints import differing_accounts, differing_hints
from fondaco.analysis import hint, ranked
from fondaco.games.shelf import TITLES
from fondaco.players.budget import Budget

FEW = Budget(steps=50)


@pytest.mark.parametrize("title", TITLES)
def test_a_hint_has_up_to_three_legal_decisions_the_best_first(title: str) -> None:
    for game, state, seat in islice(positions(title), 8):
        guess = game.guess(state, seat, fondaco.Seeded(1))
        found = hint(game, guess, seat, FEW)
        worths = [one.worth for one in found.candidates]
        assert worths == sorted(worths, reverse=True)
        legal = [move.text for move in game.legal(state)]
        assert 1 <= len(found.candidates) <= 3
        assert all(one.moves[0] in legal for one in found.candidates)
        assert found.think.en != found.think.de
        assert "_" not in found.candidates[0].name.en


@pytest.mark.parametrize("title", TITLES)
def test_what_was_named_is_ranked_too(title: str) -> None:
    game, state, seat = next(iter(positions(title)))
    guess = game.guess(state, seat, fondaco.Seeded(1))
    worst = ranked(game, guess, seat, FEW)[-1].moves
    found = ranked(game, guess, seat, FEW, worst)
    assert [one.moves for one in found if one.is_named] == [worst]


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_hints_and_judgements_are_blind_to_what_is_hidden(title: str) -> None:
    assert differing_hints(title, 12) == []
    assert differing_accounts(title, 2) == []
