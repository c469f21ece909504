"""What a player is made of: a game is played again only if something of that has changed."""

import re
import shutil
from pathlib import Path

import pytest

from laddering import participants
from laddering.program import LEVELS

PACKAGE = participants.PACKAGE


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what decides play, that can be changed."""
    copy = tmp_path / "fondaco"
    for folder in ("players", "core", "games/merkator", "games/merv"):
        left_out = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(PACKAGE / folder, copy / folder, ignore=left_out)
    monkeypatch.setattr(participants, "PACKAGE", copy)
    return copy


def made(title: str = "merkator") -> list[str]:
    """What random, greedy and a level are made of."""
    return [
        participants.made_of.__wrapped__(title, name) for name in ("random", "greedy", LEVELS[0])
    ]


def changed(before: list[str], after: list[str]) -> list[bool]:
    return [one != other for one, other in zip(before, after, strict=True)]


def test_only_who_is_touched_by_a_change_is_made_of_something_else(package: Path) -> None:
    before, elsewhere = made(), made("merv")
    with (package / "players" / "greedy.py").open("a") as file:
        file.write("\nMORE = 1\n")
    assert changed(before, made()) == [False, True, True]
    before, elsewhere = made(), made("merv")
    (package / "players" / "merkator" / "net.bin").write_bytes(b"learned")
    assert changed(before, made()) == [False, False, True]
    (package / "players" / "merkator" / "more.py").write_text("MORE = 1\n")
    assert changed(before, made()) == [False, True, True]
    (package / "games" / "merkator" / "encoding.py").write_text("MORE = 1\n")
    assert changed(elsewhere, made("merv")) == [False, False, False]


def test_a_comment_plays_no_other_game(package: Path) -> None:
    before = made()
    for path in (package / "players").rglob("*.py"):
        text = path.read_text()
        path.write_text(re.sub(r'^"""', '"""Again: ', text, count=1) + "\n# why not\n")
    assert made() == before


def test_a_level_is_made_of_its_settings_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Level:
        """Settings, as the players keep them."""

        def __init__(self, width: int, plays: str) -> None:
            self.width = width
            self.plays = plays

    kinds = {"a": Level(3, "Well."), "b": Level(3, "Very well."), "c": Level(4, "Well.")}
    monkeypatch.setattr(participants, "level", kinds.get)
    found = {name: participants.made_of.__wrapped__("merv", name) for name in kinds}
    assert found["a"] == found["b"] != found["c"]
