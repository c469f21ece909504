"""A slice of `make rolling`: two processes are upgraded one after the other, while people play."""

from pathlib import Path

import pytest

import rolling

pytestmark = pytest.mark.trial

TABLES = 3


def test_an_upgrade_under_load_loses_nothing_and_leaves_nobody_in_silence(
    database_url: str, tmp_path: Path
) -> None:
    assert rolling.measure(database_url, tmp_path, TABLES) == []
