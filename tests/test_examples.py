"""The examples do what they say, against a real house."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from fondaco.server.api import messages
from fondaco.server.limits import Limits
from houses import opened
from waiting import SECONDS

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"


@pytest.mark.long
def test_the_bot_plays_a_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "STREAM_SECONDS", 0.02)  # many signs of life between the lines
    with opened(tmp_path, limits=Limits()) as house:
        command = [sys.executable, "-W", "error", str(EXAMPLES / "bot.py"), house.url]
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        rows = sorted(done.stdout.splitlines())
        assert [row.partition(".")[0] for row in rows] == ["1", "2"]
        assert "Journeyman" in done.stdout
        [(status, moves)] = stored(tmp_path)
        assert status == "over"
        assert moves > 20


def stored(folder: Path) -> list[tuple[str, int]]:
    plain = sqlite3.connect(folder / "fondaco.db")
    try:
        return plain.execute("SELECT status, moves FROM tables").fetchall()
    finally:
        plain.close()
