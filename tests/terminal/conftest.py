"""Commands run in this process, with lines piped in."""

import io
import sys
from collections.abc import Callable

import pytest

from fondaco.cli import main
from terminals import ENDED, FINISHED, SEEDED, Run


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command with these lines piped in; its status, output and errors."""

    def ran(argv: list[str], *typed: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed)))
        status = main(argv)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return ran


@pytest.fixture
def play(run: Run) -> Callable[..., str]:
    """Plays a seeded game with these lines; what is printed from the first prompt on."""

    def played(*typed: str, seats: str = "you,greedy") -> str:
        status, out, err = run([*SEEDED, "--seats", seats], *typed)
        assert (status, err) == (0, "")
        return out[out.index("> ") :]

    return played


@pytest.fixture
def ones(run: Run) -> list[str]:
    """So many times the first move that a game is over."""
    _, out, _ = run(FINISHED, *["1"] * 1000)
    return ["1"] * out[: out.index(ENDED)].count("\n> 1\n")
