"""How a state is copied is written from its fields, and nothing shared is changed in place."""

from pathlib import Path

import pytest

import copies

STATE = """\
class ToyState(State):
    def __init__(self) -> None:
        self.seats: i64 = 0
        self.options = vec[i64]()  # shared: never changed
        # On the board.
        self.cubes = vec[i64]()  # by color

    def copy(self) -> "ToyState":
        raise NotImplementedError
"""
COPY = """\
    def copy(self) -> "ToyState":
        twin = ToyState()
        twin.seats = self.seats
        twin.options = self.options
        twin.cubes = self.cubes[:]
        return twin
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(copies, "GAMES", tmp_path)
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "state.py").write_text(STATE)
    return tmp_path / "toy"


def test_a_vec_is_copied_unless_it_is_shared(toy: Path) -> None:
    assert copies.written(toy / "state.py").endswith(COPY)


def test_an_old_copy_is_named_and_can_be_written_anew(
    toy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["copies.py", "--check"])
    assert copies.main() == 1
    assert "toy/state.py: `copy` is old; make copies" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["copies.py"])
    assert copies.main() == 0
    monkeypatch.setattr("sys.argv", ["copies.py", "--check"])
    assert copies.main() == 0


@pytest.mark.parametrize(
    "line",
    [
        "state.options[2] = 1",
        "state.options[2] += 1",
        "state.options = append(state.options, 1)",
    ],
)
def test_what_is_shared_is_not_changed_in_place(toy: Path, line: str) -> None:
    (toy / "flow.py").write_text(f"state.cubes[0] = 1\n{line}\n")
    assert copies.changed_in_place(toy) == ["toy/flow.py:2"]


def test_what_is_shared_may_be_replaced(toy: Path) -> None:
    (toy / "flow.py").write_text("state.options = vec[i64]([1, 2])\n")
    assert copies.changed_in_place(toy) == []
