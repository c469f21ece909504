"""Lines fit the terminal on which they are printed, also a narrow one."""

import io
import sys
from collections.abc import Callable

import pytest

from fondaco.cli import main
from terminals import SEEDED, Run


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def on_screen(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Runs a command with these lines typed on a terminal of a width; what it prints."""

    def ran(width: int, argv: list[str], *typed: str) -> str:
        screen = Screen()
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed)))
        monkeypatch.setattr(sys, "stdout", screen)
        assert main(argv) == 0
        monkeypatch.undo()
        return screen.getvalue()

    return ran


@pytest.mark.parametrize("width", [80, 60, 40])
def test_lines_fit_a_narrow_terminal(on_screen: Callable[..., str], run: Run, width: int) -> None:
    """The same words; a list of moves says less of each where there is less room."""
    out = on_screen(width, SEEDED, "board")
    assert max(len(line) for line in out.split("\n")) <= width
    board = out.partition("> board\n")[2]
    assert "Locations:" in board
    assert board.split() == run(SEEDED, "board")[1].partition("> board\n")[2].split()


def test_the_places_at_80_columns(on_screen: Callable[..., str]) -> None:
    rows = on_screen(80, SEEDED, "board").split("\n")
    at = rows.index("  Hamburg        1 green, Livestock or Muskets          +2")
    assert rows[at + 1] == "      feeds Danzig, Sweden, Dutch Republic"
    assert (
        "  A: no Grain, no Ham, no Vegetables  B: no Livestock, no Plums, no Citrus Fruit" in rows
    )


def test_rules_on_a_narrow_terminal(on_screen: Callable[..., str]) -> None:
    rows = on_screen(50, ["rules", "merkator"]).split("\n")
    assert max(len(row) for row in rows) <= 50
