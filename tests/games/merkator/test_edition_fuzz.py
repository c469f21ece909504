"""An edition broken anywhere is refused with its file, entry and field, or it can be played."""

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).with_name("fuzz_edition.py")
SOURCE = Path(__file__).parents[3] / "src"


def test_a_broken_edition_is_refused_or_can_be_played(tmp_path: Path) -> None:
    command = [sys.executable, str(SCRIPT), str(tmp_path / "edition.toml"), "fuzz", "150"]
    done = subprocess.run(
        command,
        env=os.environ | {"PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-3000:]
    outcomes = done.stdout.split()
    assert outcomes.count("refused") > 50
    assert outcomes.count("refused") + outcomes.count("played") == 150
