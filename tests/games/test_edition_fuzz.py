"""An edition broken anywhere is refused with its file, entry and field, or it can be played."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import fondaco
from fondaco.games.shelf import TITLES

SCRIPT = Path(__file__).with_name("fuzz_edition.py")
SOURCE = Path(__file__).parents[2] / "src"
COUNT = 120


@pytest.mark.long
@pytest.mark.skipif(fondaco.is_compiled(), reason="it runs from src, the same in both runs")
@pytest.mark.parametrize("title", TITLES)
def test_a_broken_edition_is_refused_or_can_be_played(title: str, tmp_path: Path) -> None:
    told = [title, str(tmp_path / "edition.toml"), "fuzz", str(COUNT)]
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *told],
        env=os.environ | {"PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-3000:]
    outcomes = done.stdout.split()
    assert outcomes.count("refused") > COUNT // 4
    assert outcomes.count("refused") + outcomes.count("played") == COUNT
