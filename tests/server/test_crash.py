"""A tenth of `make crash`: a house that is killed under load, or one of its two processes, and one
whose disk is full."""

from pathlib import Path

import pytest

import full_disk
import killing
import survivor

ROUNDS = 5
TABLES = 5
MOST_SECONDS = 20.0  # until it serves again, on a machine that does much else beside


@pytest.mark.trial
def test_kill_9_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    assert killing.measure(tmp_path / "data", ROUNDS, TABLES, MOST_SECONDS) == []


@pytest.mark.trial
def test_kill_9_of_one_of_two_processes_loses_nothing_and_leaves_nobody_in_silence(
    database_url: str, tmp_path: Path
) -> None:
    assert survivor.measure(database_url, tmp_path, 2, TABLES) == []


@pytest.mark.long
def test_a_full_disk_is_a_clear_refusal_and_loses_nothing(tmp_path: Path) -> None:
    assert full_disk.measure(tmp_path / "data", full_disk.SmallFiles(), 2) == []
