"""The set-up of the local environments notices what the wheel is made of."""

import shutil
from pathlib import Path

import pytest

import client
import house


@pytest.mark.parametrize("name", ["a.py", "a.toml", "templates/a.html", "static/a.css"])
def test_the_wheel_is_made_anew_when_something_of_it_changes(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for settings in ("pyproject.toml", "setup.py"):
        shutil.copy(house.ROOT / settings, tmp_path)
    source = tmp_path / "src" / name
    source.parent.mkdir(parents=True)
    source.write_text("one")
    monkeypatch.setattr(house, "ROOT", tmp_path)
    monkeypatch.setattr(client, "key", lambda: "")  # the web client has a key of its own
    before = house.engine_key()
    assert house.engine_key() == before
    source.write_text("two")
    assert house.engine_key() != before
