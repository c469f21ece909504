"""Hints: the best decisions with reasons; they know no more than the seat."""

from itertools import islice
from typing import Any
from zlib import crc32

import pytest
from msgspec.structs import replace

import fondaco
from blind import positions
from blind_accounts import differing as differing_accounts
from blind_hints import differing as differing_hints
from fondaco.analysis import account, hint, ranked
from fondaco.analysis.judging import judged
from fondaco.analysis.shapes import Judged
from fondaco.analysis.walking import Decision
from fondaco.core.game import Game
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
def test_hints_and_accounts_are_blind_to_what_is_hidden(title: str) -> None:
    assert differing_hints(title, 12) == []
    found = differing_accounts(title, 1)
    assert found.decisions > 0
    assert found.differ == []


@pytest.mark.long
def test_an_account_that_peeks_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(game: Game, decision: Decision, *args: Any) -> Judged | None:
        found = judged(game, decision, *args)
        hidden = crc32(str(game.snapshot(decision.before)).encode())
        return None if found is None else replace(found, luck=float(hidden))

    monkeypatch.setattr(account, "judged", peeking)
    found = differing_accounts("merchants", 2)
    assert 0 < len(found.differ) <= found.secretive
