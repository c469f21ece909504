"""A tenth of the games of `make crash` over a bad line: their logs are those of a clean run."""

from pathlib import Path

import pytest

import faults


@pytest.mark.long
def test_logs_over_a_bad_line_are_those_of_a_clean_run(tmp_path: Path) -> None:
    assert faults.measure(tmp_path, count=20, seats=(1, 2)) == []
