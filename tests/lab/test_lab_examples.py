"""The examples of docs/lab.md do what it says; they take a while, and run with `make lab`."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from labs import IS_WHOLE

ROOT = Path(__file__).resolve().parent.parent.parent
pytestmark = pytest.mark.skipif(not IS_WHOLE, reason="takes a while: make lab")


def said(*command: str) -> str:
    whole = [sys.executable, "-W", "error", *command]
    return subprocess.run(whole, capture_output=True, text=True, check=True).stdout


def test_what_has_learned_beats_any_move() -> None:
    text = said(str(ROOT / "examples" / "learn.py"), "2000")
    before, after = [float(points) for points in re.findall(r": +([\d.]+) points$", text, re.M)]
    assert after > before + 5


def test_the_search_of_openspiel_beats_any_move() -> None:
    pytest.importorskip("pyspiel", reason="needs OpenSpiel: pip install 'fondaco[openspiel]'")
    text = said(str(ROOT / "examples" / "mcts.py"), "20")
    before, after = [float(points) for points in re.findall(r": +([\d.]+) points$", text, re.M)]
    assert after > before + 5


def test_the_lines_of_the_page_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "lab.md").read_text(), re.S)
    assert len(blocks) == 5
    for block in blocks:
        said("-c", block)
