"""A soak that was stopped goes on where it stopped, and only with the same engine and checks."""

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import soak

WANTED = Namespace(games=4000, workers=1, minutes=1)  # of Merchants of Europe 200, in 8 batches


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The first games of all batches; three are played before the time is up."""
    found: list[int] = []

    def some(
        title: str, starts: list[int], batch: int, wanted: Namespace
    ) -> Iterator[tuple[int, Counter[str]]]:
        for first in starts[:3]:
            found.append(first)
            yield first, Counter({soak.GAMES: batch})

    monkeypatch.setattr(soak, "batches", some)
    return found


def go_on(file: Path) -> bool:
    return soak.soak("merchants", WANTED, soak.Progress(file))


def test_it_goes_on_where_it_stopped(tmp_path: Path, played: list[int]) -> None:
    file = tmp_path / "soak.jsonl"
    assert [go_on(file) for _ in range(3)] == [False, False, True]
    assert played == list(range(0, 200, 25))
    assert go_on(file)
    assert len(played) == 8


def test_games_of_another_engine_do_not_count(
    tmp_path: Path, played: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "soak.jsonl"
    go_on(file)
    monkeypatch.setattr(soak, "made_of", lambda title: "another")
    go_on(file)
    assert played == [0, 25, 50] * 2


def test_a_batch_is_played_and_its_time_is_kept() -> None:
    wanted = Namespace(workers=1, minutes=0)
    done = list(soak.batches("merv", [0, 1, 2, 3, 4, 5], 1, wanted))
    assert 1 <= len(done) < 6
    assert all(played[soak.GAMES] == 1 for _, played in done)
