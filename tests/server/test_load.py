"""A tenth of `make load`: a house under load, in a process of its own.

The bars are those of a machine that does much else beside; `make load` has the true ones.
"""

from pathlib import Path

import pytest

import load
import load_moments

pytestmark = pytest.mark.trial

SLOW_MS = 1500.0
TRIAL = load.Trial(tables=50, rate=20, seconds=5, most_ms=SLOW_MS, most_megabytes=200)
GAMES = 2


def test_moves_are_acknowledged_soon_under_load(tmp_path: Path) -> None:
    sample = load.measured(TRIAL, tmp_path / "data")
    assert TRIAL.missed(sample) == []
    assert len(sample.told) == len(sample.answers), "a seat has not heard of a move"


def test_any_moment_of_a_finished_game_opens_soon(tmp_path: Path) -> None:
    times, longest = load_moments.measured(tmp_path / "data", GAMES)
    assert longest > 200
    assert len(times) == 3
    assert max(max(found) for found in times.values()) < SLOW_MS
