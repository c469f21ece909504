"""Saving and loading."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

import fondaco
from terminals import FINISHED, Run


def test_save_and_load(play: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    out = play("sell c02_hamburg", f"save {file}", "sell c03_hamburg", f"load {file}", "quit")
    assert f"Saved {file}, after 1 move." in out
    assert f"Loaded {file}, after 1 move." in out
    assert "Your office, what is new: 12 points now, 2 Taler" in out
    assert out.count("Your office: 12 points now, 2 Taler") == 1
    assert out.endswith("Good-bye.\n")
    assert fondaco.replay(file.read_text()).moves_played == 1
    assert os.listdir(tmp_path) == ["evening.log"]


def test_a_loaded_game_can_be_undone(play: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    out = play("sell c02_hamburg", f"save {file}", f"load {file}", "undo")
    assert "Taken back: 1 move (You: sell Contract 2 Hamburg)." in out


def test_save_replaces_a_file_as_a_whole(play: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    file.write_text("fondaco 1\n" + "what was there before" * 1000)
    out = play(f"save {file}")
    assert f"Saved {file}, after 0 moves; it overwrote an older log." in out
    assert fondaco.replay(file.read_text()).moves_played == 0


@pytest.mark.parametrize("content", [b"Dear diary", b"", b"\xff\x00", b"fondaco 12\n"])
def test_save_spares_what_is_no_log(
    play: Callable[..., str], tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(content)
    out = play(f"save {file}", "travel hamburg")
    assert f"{file} already exists and is not a Fondaco log; name another file." in out.replace(
        "\n", " "
    )
    assert "You travel to Hamburg." in out
    assert file.read_bytes() == content
    assert "is not a Fondaco log" in play("save /dev/null")


@pytest.mark.parametrize("quote", ["'", '"'])
def test_quotes_around_a_file_name(play: Callable[..., str], tmp_path: Path, quote: str) -> None:
    file = tmp_path / "a long evening.log"
    out = play(f"save {quote}{file}{quote}", f"load {quote}{file}{quote}")
    assert f"Saved {file}," in out
    assert f"Loaded {file}," in out
    assert os.listdir(tmp_path) == ["a long evening.log"]


def test_a_byte_order_mark_is_ignored(play: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    file.write_bytes(b"\xef\xbb\xbf" + fondaco.new("merkator", seats=2).log().encode())
    out = play(f"load {file}", f"save {file}")
    assert f"Loaded {file}, after 0 moves." in out
    assert "it overwrote an older log" in out


def test_save_goes_through_a_link(play: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    link = tmp_path / "last.log"
    link.symlink_to(file)
    play(f"save {link}")
    assert link.is_symlink()
    assert file.read_text().startswith("fondaco 1\n")


def test_save_explains_what_is_wrong(play: Callable[..., str], tmp_path: Path) -> None:
    for name in (tmp_path / "no" / "file", tmp_path, "\0", "x" * 300, "~nobody-here/x"):
        out = play(f"save {name}", "travel hamburg")
        assert "cannot be written: " in out
        assert "You travel to Hamburg." in out
    assert "Name a file" in play("save")
    assert os.listdir(tmp_path) == []


def test_load_explains_what_is_wrong(play: Callable[..., str], tmp_path: Path) -> None:
    log = fondaco.new("merkator", seats=2, seed=1).log()
    bad = {
        "empty": b"",
        "bytes": b"\xff\xfe\x00",
        "cut": log[:40].encode(),
        "changed": log.replace("seats 2", "seats 3").encode(),
        "seats": fondaco.new("merkator", seats=3).log().encode(),
        "title": log.replace("merkator", "chess").rsplit("end", 1)[0].encode() + b"end\n",
        "move": log.rsplit("end", 1)[0].encode() + b"0 travel moon\nend\n",
    }
    for name, content in bad.items():
        (tmp_path / name).write_bytes(content)
        out = play(f"load {tmp_path / name}", "travel hamburg")
        assert f"{tmp_path / name}" in out.split("\n", 1)[1], name
        assert "Loaded" not in out
        assert "You travel to Hamburg." in out
    said = play(f"load {tmp_path / 'nothing'}")
    assert "cannot be read: no such file" in " ".join(said.split())
    assert "Name a file" in play("load")


def test_the_end_can_be_saved_and_told(run: Run, ones: list[str], tmp_path: Path) -> None:
    file = tmp_path / "whole.log"
    out = run(FINISHED, *ones, f"save {file}", "moves")[1]
    assert "The game is over: no moves are left." in out
    status, told, err = run(["replay", str(file)])
    assert (status, err) == (0, "")
    assert "\n1. " in f"\n{told}"
    assert "The game is over." in told
    assert "Rank 1: Player " in told
