"""What would break the shape of a game is found."""

from pathlib import Path

import pytest

import shape

CHOICE = """\
class Travel(Choice):
    def legal(self, state, found):
        found.append(TRAVEL)
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(shape, "ROOT", tmp_path)
    monkeypatch.setattr(shape, "GAMES", tmp_path / "games")
    monkeypatch.setattr(shape, "PLAYERS", tmp_path / "players")
    (tmp_path / "games" / "toy" / "steps").mkdir(parents=True)
    return tmp_path / "games" / "toy"


@pytest.mark.parametrize(
    ("file", "text", "line", "said"),
    [
        ("steps/travel.py", CHOICE, 2, "Travel.legal"),
        ("steps/travel.py", CHOICE.replace("legal", "bars"), 2, "Travel.bars"),
        ("steps/travel.py", "def legal_travels(state, found): ...", 1, "legal_travels"),
        ("steps/travel.py", "state.step = TAKE", 1, "state.step is written here"),
        ("effects.py", "table.asked += 1", 1, "table.asked is written here"),
        ("effects.py", "if move.kind <= SELL: ...", 1, "move.kind <= SELL"),
        ("view.py", "late = CARDS <= step <= WALLS", 1, "CARDS <= step <= WALLS"),
    ],
)
def test_what_is_out_of_place_is_named(
    toy: Path, capsys: pytest.CaptureFixture[str], file: str, text: str, line: int, said: str
) -> None:
    (toy / file).write_text(text)
    assert shape.main() == 1
    assert capsys.readouterr().out.startswith(f"games/toy/{file}:{line}: {said}")


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("step.py", CHOICE),
        ("game.py", CHOICE),
        ("turns.py", "state.step = TAKE"),
        ("steps/travel.py", "if move.kind == SELL and state.time[seat] < 3: state.lost = 1"),
    ],
)
def test_what_is_in_its_place_is_not(toy: Path, file: str, text: str) -> None:
    (toy / file).write_text(text)
    assert shape.main() == 0
