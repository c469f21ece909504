"""The command line: the other commands, and what is wrong."""

import socket
import subprocess
import sys
from argparse import Namespace
from importlib import resources
from pathlib import Path

import pytest

import fondaco
from fondaco.players.levels import LEVELS
from terminals import SEEDED, Run, process


@pytest.fixture
def log(tmp_path: Path) -> Path:
    table = fondaco.new("merkator", seats=2, seed=3)
    for move in ("sell c02_hamburg", "travel russia", "take 1 ham"):
        table.play(move)
    file = tmp_path / "some.log"
    file.write_text(table.log())
    return file


def test_replay(run: Run, log: Path) -> None:
    status, out, _ = run(["replay", str(log)])
    assert status == 0
    assert (
        "1. Player 1: sell c02_hamburg. Player 1 sells the Contract 2 Hamburg for 2 Taler." in out
    )
    assert "\n3. Player 1: take 1 ham. Player 1 takes 1 Ham." in out
    assert "The Merkator token stands in Russia; " in out
    assert "Rank 1: Player 2" in out


def test_replay_to_a_move(run: Run, log: Path) -> None:
    status, out, _ = run(["replay", str(log), "--to", "1"])
    assert status == 0
    assert "travel russia" not in out
    assert "Player 1's turn. Player 1 may sell" in out
    assert run(["replay", str(log), "--to", "0"])[0] == 0


@pytest.mark.parametrize("to", ["4", "x", "-1", "9" * 5000])
def test_replay_to_nowhere(run: Run, log: Path, to: str) -> None:
    status, out, err = run(["replay", str(log), "--to", to])
    assert (status, out) == (2, "")
    ending = f"There is no move 4: {log} ends after 3 moves."
    assert ending in err if to == "4" else "--to" in err


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("content", ["", "Dear diary\n", "end\n"])
def test_what_is_no_log(run: Run, log: Path, command: str, content: str) -> None:
    log.write_text(content)
    status, out, err = run([command, str(log)])
    assert (status, out) == (2, "")
    assert err == f"fondaco: {log}: this is not a Fondaco log; a log begins with 'fondaco 1'.\n"


def test_replay_of_a_broken_log_names_the_line(run: Run, log: Path) -> None:
    text = log.read_text()
    line = 1 + text[: text.index("travel russia")].count("\n")
    log.write_text(text.replace("travel russia", "travel italy").rsplit("end", 1)[0] + "end\n")
    status, out, err = run(["replay", str(log)])
    assert (status, out) == (2, "")
    assert f"fondaco: {log}: log line {line}: 'travel italy' is not possible now." in err
    log.write_text(text.replace("travel russia", "travel sweden"))
    assert "the sum does not fit" in run(["replay", str(log)])[2]
    assert "cannot be read" in run(["replay", str(log.parent)])[2]


def test_rules(run: Run) -> None:
    status, out, _ = run(["rules", "merkator"])
    assert status == 0
    assert out.startswith("Merkator in ten minutes\n=======================\n")
    assert "\nAim\n  You are a merchant" in out
    assert max(len(line) for line in out.split("\n")) <= 80
    for clause in fondaco.game("merkator").clauses:
        assert " ".join(clause.text.split()) in " ".join(out.split())
    assert "(set-up sheet)" in out
    assert "(rulebook page 2)" in out
    assert "(our ruling: " in out


def test_rules_with_a_word(run: Run) -> None:
    status, out, _ = run(["rules", "merkator", "cash", "limit"])
    assert status == 0
    assert "Nobody keeps more than 15 Taler." in out
    assert "Aim" not in out
    status, out, err = run(["rules", "merkator", "zeppelin"])
    assert (status, err) == (1, "")
    assert "The headings are: Aim," in out


def test_play_without_a_title_plays_the_only_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fondaco, "titles", lambda: [{"title": "merkator"}])
    status, out, _ = run(["play"])
    assert status == 0
    assert out.startswith("Merkator is the only title on the shelf.\nMerkator: You, Journeyman.")
    assert "Nobody is called 'bob'" in run(["play", "--seats", "bob"])[2]


def test_play_without_a_title_names_several(run: Run) -> None:
    status, _, err = run(["play"])
    assert status == 2
    assert "merkator: Merkator, for 1, 2, 3 or 4 seats" in err
    assert "merchants: Merchants of Europe, for 3 or 4 seats" in err
    told = err.partition("Bots, the weakest first")[2].split()
    for level in LEVELS:
        assert f"{level.id}: {level.plays}" in " ".join(told)


def test_as_many_sit_down_as_a_title_needs(run: Run) -> None:
    status, out, _ = run(["play", "merchants"])
    assert status == 0
    assert out.startswith("Merchants of Europe: You, Journeyman 1, Journeyman 2.")


def test_an_option_without_a_value_names_all(run: Run) -> None:
    assert "    --option joining=" in run(["play", "merkator", "--option", "list"])[2]


@pytest.mark.parametrize(
    ("argv", "answer"),
    [
        (["dance"], "invalid choice"),
        (["play", "chess"], "There is no title 'chess'"),
        (["play", "merkator", "--seats", "you,bob"], "Nobody is called 'bob'"),
        (
            ["play", "merkator", "--seats", ""],
            "a seat is you, apprentice, journeyman, factor or patrician",
        ),
        (["play", "merkator", "--seats", "you", "--option", "joining=no"], "is for 2 seats only"),
        (["play", "merkator", "--seats", "you,you,you,you,you"], "not 5"),
        (["play", "merkator", "--option", "weather=rain"], "no option 'weather'"),
        (["play", "merkator", "--option", "weather"], "write NAME=VALUE"),
        (["replay"], "required: LOG"),
        (["rules"], "required: TITLE\n"),
        (["rules", "chess"], "There is no title 'chess'"),
        (["edition"], "required: {show,check,copy}"),
        (["serve", "--port", "99999"], "a port is a number from 0 to 65535, not '99999'"),
        (["serve", "--idle-days", "-3"], "a number of days from 0 to 36500, not '-3'"),
        (["--port", "-1"], "a port is a number from 0 to 65535, not '-1'"),
        (["serve", "--host", "192.0.2.1"], "192.0.2.1 is not an address of this machine."),
        (["serve", "--host", "no.such.invalid"], "is neither an address nor a name"),
    ],
)
def test_a_wrong_command_line(run: Run, argv: list[str], answer: str) -> None:
    status, out, err = run(argv)
    assert (status, out) == (2, "")
    assert answer in err
    assert "Traceback" not in err


def test_fondaco_alone_opens_the_house_in_the_browser(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, object]] = []

    def serve_house(args: Namespace) -> int:
        asked.append(vars(args))
        return 0

    monkeypatch.setattr("fondaco.server.serve.serve_house", serve_house)
    assert run([])[0] == run(["serve", "--open"])[0] == 0
    alone, in_full = asked
    assert alone["open"]
    assert alone == in_full
    assert run(["--port", "8300"])[0] == 0
    assert (asked[-1]["open"], asked[-1]["port"]) == (True, 8300)


def test_a_port_that_is_in_use(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, _, err = run(["serve", "--port", str(port), "--data", str(tmp_path)])
    assert status == 2
    assert (
        err
        == f"fondaco: Port {port} is in use: end what uses it, or choose another one with --port.\n"
    )


def test_what_a_copied_edition_is_checked_with(run: Run, tmp_path: Path) -> None:
    copy = str(tmp_path / "own.toml")
    said = run(["edition", "copy", "merv", copy])[1]
    check = said.partition("then: fondaco ")[2].split()
    assert check == ["edition", "check", "--title", "merv", copy]


def test_help_lists_all_commands(run: Run) -> None:
    status, out, _ = run(["--help"])
    assert status == 0
    for command in (
        "play",
        "replay",
        "analyse",
        "rules",
        "edition",
        "serve",
        "backup",
        "recheck",
        "verify",
    ):
        assert f"\n    {command} " in out
    assert "Without a command it opens a house" in " ".join(out.split())


def test_version(run: Run) -> None:
    assert run(["--version"]) == (0, f"fondaco {fondaco.__version__}\n", "")
    assert process("--version").stdout.decode().strip() == f"fondaco {fondaco.__version__}"


# Editions are chosen once a process.


@pytest.fixture
def own_edition(tmp_path: Path) -> Path:
    """An edition in which the token of Newfoundland costs less."""
    packaged = resources.files("fondaco.games.merkator").joinpath("edition.toml").read_text("utf-8")
    file = tmp_path / "own.toml"
    file.write_text(packaged.replace("time = -3", "time = -2"), "utf-8")
    return file


def test_play_and_replay_with_an_own_edition(own_edition: Path, tmp_path: Path) -> None:
    saved = tmp_path / "own.log"
    played = process(
        *SEEDED, "--edition", str(own_edition), typed=f"board\nsave {saved}\n".encode()
    )
    assert (played.returncode, played.stderr) == (0, b"")
    assert "Newfoundland   Minor, no cubes                        -2 " in played.stdout.decode()
    assert process("replay", str(saved), "--edition", str(own_edition)).returncode == 0
    packaged = process("replay", str(saved))
    assert packaged.returncode == 2
    assert b"--edition" in packaged.stderr


def test_a_broken_edition_is_refused(own_edition: Path) -> None:
    own_edition.write_text(own_edition.read_text("utf-8").replace("time = -2", "time = -99"))
    played = process(*SEEDED, "--edition", str(own_edition))
    assert (played.returncode, played.stdout) == (2, b"")
    assert b"'time': -99 is not between -10 and 10" in played.stderr
    assert b"Traceback" not in played.stderr
    assert process(*SEEDED, "--edition", "/nowhere").returncode == 2


def test_an_edition_comes_too_late_when_the_game_is_in_use(run: Run, own_edition: Path) -> None:
    fondaco.game("merkator")
    status, _, err = run([*SEEDED, "--edition", str(own_edition)])
    assert status == 2
    assert "before its first use" in err


# The streams of a real process.


def test_letters_that_the_terminal_does_not_know() -> None:
    typed = b"\xff\xfe\nbuy B\xc3\xb6rse\nquit\n"
    played = process(*SEEDED, typed=typed, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (played.returncode, played.stderr) == (0, b"")


def test_a_reader_that_has_seen_enough() -> None:
    command = [sys.executable, "-m", "fondaco", "rules", "merkator"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == b""
