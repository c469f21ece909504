"""The command `verify` through its door: what is printed, the exit status."""

import sys
from pathlib import Path

import pytest

import fondaco
from fondaco.cli import main
from sealed_games import sealed_log


def verify(log: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    path = tmp_path / "some.log"
    path.write_text(log, encoding="utf-8")
    status = main(["verify", str(path)])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_verify_says_what_was_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = sealed_log()
    status, out, err = verify(log, tmp_path, capsys)
    assert (status, err) == (0, "")
    assert "all luck of this game was fixed before its first move.\n" in out
    rows = log.split("\n")
    start = next(row for row in rows if row.startswith("start"))
    assert f"The {len(start.split()) - 1} picks of the set-up and the " in out
    assert "the game came to its end." in out
    assert next(row for row in rows if row.startswith("seal "))[5:] in out
    assert "seat 0: herring\n" in out
    assert "seat 1: k2J9\n" in out


def test_verify_of_a_game_that_was_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = verify(sealed_log(left=True), tmp_path, capsys)
    assert status == 0
    assert "of 30 moves" in out
    assert "the game was left there." in out


def test_verify_of_an_unsealed_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = verify(fondaco.new("merkator", seed=1).log(), tmp_path, capsys)
    assert (status, err) == (1, "")
    assert "some.log: This log is not sealed" in out


def test_verify_refuses_a_forged_log_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = sealed_log().replace("nonce 1 k2J9", "nonce 1 k2J8").rpartition("end ")[0] + "end\n"
    number = next(n for n, row in enumerate(log.split("\n"), 1) if row.startswith("start"))
    status, out, err = verify(log, tmp_path, capsys)
    assert (status, out) == (2, "")
    assert f"some.log: log line {number}: pick " in err
    assert "but seed and nonces give" in err


def test_a_running_sealed_game_cannot_be_loaded_at_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "some.log"
    table = fondaco.new("merkator", seal=fondaco.seal(), nonces=["a", "b"])
    log.write_text(table.log(), encoding="utf-8")
    typed = tmp_path / "typed"
    typed.write_text(f"load {log}\nquit\n", encoding="utf-8")
    with typed.open(encoding="utf-8") as lines:
        monkeypatch.setattr(sys, "stdin", lines)
        assert main(["play", "merkator", "--seed", "3"]) == 0
    assert "it can continue only where its seed is kept" in capsys.readouterr().out.replace(
        "\n", " "
    )
