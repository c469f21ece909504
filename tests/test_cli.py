"""The command line through its door: what is typed, what is printed, the exit status."""

import contextlib
import io
import os
import pty
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import TypeAlias

import pytest

import fondaco
from fondaco.cli import main

Run: TypeAlias = Callable[..., tuple[int, str, str]]

SEEDED = ["play", "merkator", "--seed", "3"]


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


def process(*argv: str, typed: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "fondaco", *argv],
        input=typed,
        capture_output=True,
        env={**os.environ, **env},
        timeout=60,
    )


# Playing.


@pytest.mark.parametrize("seats", ["you,random", "greedy,you", "you,random,greedy,random"])
def test_a_whole_game_with_the_first_move_each_time(run: Run, seats: str) -> None:
    status, out, err = run([*SEEDED, "--seats", seats], *["1"] * 1000)
    assert (status, err) == (0, "")
    assert "The game is over." in out
    end = out[out.rindex("Rank 1:") :]
    assert end.count("Rank ") == len(seats.split(","))
    assert "Contracts in the office" in end
    assert " win" in end
    assert end.endswith("Good-bye.\n")


def test_lines_are_not_too_long_and_plain(run: Run) -> None:
    _, out, _ = run(SEEDED, *["1"] * 1000)
    assert max(len(line) for line in out.split("\n")) <= 100
    assert "\t" not in out
    assert "\x1b" not in out
    assert not any(line.endswith(" ") for line in out.split("\n"))
    assert not any(line.startswith(" ") and line[1] != " " for line in out.split("\n"))


def on_terminal(width: int, *argv: str) -> str:
    """What a command with nothing typed prints on a terminal of that width."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "COLUMNS": str(width)}
    command = [sys.executable, "-m", "fondaco", *argv]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=theirs, env=env):
        os.close(theirs)
        out = b""
        with contextlib.suppress(OSError):  # how Linux tells that the other side is closed
            while part := os.read(ours, 65536):
                out += part
    os.close(ours)
    return out.decode().replace("\r\n", "\n")


@pytest.mark.parametrize("width", [80, 60, 40])
def test_lines_fit_a_narrow_terminal(run: Run, width: int) -> None:
    out = on_terminal(width, *SEEDED)
    assert max(len(line) for line in out.split("\n")) <= width
    assert out.split() == run(SEEDED)[1].split()


def test_the_places_at_80_columns() -> None:
    rows = on_terminal(80, *SEEDED).split("\n")
    at = rows.index("  Hamburg        1 cube, Livestock or Muskets     +2 time")
    assert rows[at + 1] == "      feeds Danzig, Sweden, Dutch Republic"
    assert (
        "  A: no Grain, no Ham, no Vegetables  B: no Livestock, no Plums, no Citrus Fruit" in rows
    )


def test_rules_on_a_narrow_terminal() -> None:
    assert max(len(row) for row in on_terminal(50, "rules", "merkator").split("\n")) <= 50


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    assert run(SEEDED, *["1"] * 50) == run(SEEDED, *["1"] * 50)


def test_bots_alone_need_no_input(run: Run) -> None:
    status, out, _ = run([*SEEDED, "--seats", "random,random,greedy"])
    assert status == 0
    assert "Random 1, Random 2, Greedy" in out
    assert "Rank 3" in out
    assert "> " not in out


def test_the_first_lines_name_the_players_and_the_engine(run: Run) -> None:
    _, out, _ = run(SEEDED)
    engine = "compiled" if fondaco.is_compiled() else "interpreted"
    assert out.startswith(f"Merkator: You, Greedy. Engine: {engine}.\nEdition ")
    edition = fondaco.game("merkator").edition
    assert f"\nEdition {edition} (packaged; some cards are reconstructed).\n" in out


def test_people_share_a_seat_at_the_terminal(run: Run) -> None:
    _, out, _ = run([*SEEDED, "--seats", "you,you"], "travel russia", "take 1 ham", "stay")
    assert "Player 1> travel russia\nPlayer 1 travels to Russia." in out
    assert "Player 2> " in out


def test_a_move_is_typed_by_number_text_or_some_words(play: Callable[..., str]) -> None:
    for typed in ("5", "travel hamburg", "  TRAVEL   Hamburg ", "travel ham", "t hamb"):
        assert "You travel to Hamburg." in play(typed)
    for typed in ("travel to danzig", "danzig", "to danz"):
        assert "You travel to Danzig." in play(typed)
    assert "You take 1 Muskets." in play("travel hamburg", "muskets")
    assert "You travel to Dutch Republic." in play("travel dutch republic")


def test_unclear_words_are_asked_back(play: Callable[..., str]) -> None:
    out = play("travel d")
    assert "'travel d' could be travel danzig, travel dutch_republic or travel denmark." in out
    assert "or one of 3 others." in play("travel").replace("\n", " ")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no move 0: the moves are 1 to 13."),
        ("99999999999999999999", "the moves are 1 to 13."),
        ("fly", "Merkator knows no move 'fly'. Type help for what can be typed."),
        ("travl hamburg", "Did you mean 'travel hamburg'?"),
        ("hambrug", "Did you mean 'travel hamburg'?"),
        ("bord", "Did you mean 'board'?"),
        ("buy", "'buy' is not possible now. You need the full price in Taler"),
        ("fulfill c05", "'fulfill c05_denmark' is not possible now."),
        ("fulfill c08", "'fulfill c08' is not possible now."),
        ("take livestock", "Now: You may sell Contracts and buy cards, then travel."),
        ("why take livestock", "Now: You may sell Contracts and buy cards, then travel."),
        ("livestock", "No move with 'livestock' is possible now."),
        ("²", "Merkator knows no move '²'."),
        ("travel italy", "'travel italy' is not possible now."),
        ("take 1 iron", "(The turn, rulebook page 2)"),
        ("buy Börse", "'buy boerse' is not possible now."),
    ],
)
def test_a_bad_move_is_refused_and_the_game_goes_on(
    play: Callable[..., str], typed: str, answer: str
) -> None:
    out = play(typed, "travel hamburg")
    assert answer in out
    assert "You travel to Hamburg." in out


def test_no_line_stops_the_game(play: Callable[..., str]) -> None:
    luck = random.Random(7)
    words = ["travel", "sell", "why", "board", "rules", "undo", "trade", "4", "1", "iron", "for"]
    words += [
        "take",
        "c0",
        "_",
        "'",
        "%s",
        "{}",
        "\\",
        "\x00",
        "\x1b",
        "ß",
        "\u0661",
        "\U0001d7d9",
        "-1",
        "1e9",
    ]
    typed = [" ".join(luck.choices(words, k=luck.randrange(4))) for _ in range(400)]
    out = play(*typed, "quit")
    assert "> quit\n" in out


FINISHED = [*SEEDED, "--seats", "you,random"]
ENDED = "The game is over; save FILE keeps it, quit leaves.\n"


@pytest.fixture
def ones(run: Run) -> list[str]:
    """So many times the first move that a game is over."""
    _, out, _ = run(FINISHED, *["1"] * 1000)
    return ["1"] * out[: out.index(ENDED)].count("\n> 1\n")


def test_a_line_that_is_no_command_does_not_leave_a_finished_game(
    run: Run, ones: list[str]
) -> None:
    typed = ["", "1", "scores", "travel hamburg", "", "scores"]
    _, out, _ = run(FINISHED, *ones, *typed)
    assert out.count("Rank 1") == 3
    assert out.count(ENDED) == 5
    assert out.endswith("The game was not saved. Good-bye.\n")
    assert run(FINISHED, *ones, "quit")[1].endswith("The game was not saved. Good-bye.\n")


@pytest.mark.parametrize("line", ["", "1"])
def test_input_that_never_ends_ends_with_the_game(run: Run, ones: list[str], line: str) -> None:
    _, out, _ = run(FINISHED, *ones, *[line] * 3, "scores")
    assert out.endswith(f"> {line}\n{ENDED}The game was not saved. Good-bye.\n")


def test_a_finished_game_that_was_saved(run: Run, ones: list[str], tmp_path: Path) -> None:
    _, out, _ = run(FINISHED, *ones, f"save {tmp_path / 'whole.log'}", "quit")
    assert out.endswith("> quit\nGood-bye.\n")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("log x.log", "'log' only shows the log; 'save x.log' writes it to a file."),
        ("undo 2", "'undo' stands alone; it can do nothing with '2'."),
        ("QUIT now", "'quit' stands alone"),
        ("scores greedy", "'scores' stands alone"),
    ],
)
def test_a_command_that_stands_alone(play: Callable[..., str], typed: str, answer: str) -> None:
    out = play(typed, "travel hamburg")
    assert answer in out
    assert "You travel to Hamburg." in out


def test_only_what_is_new_is_shown_within_a_turn(play: Callable[..., str]) -> None:
    out = play("sell c02_hamburg")
    assert "Your office: 12 points now, 2 Taler" in out
    assert "Your turn. You may sell" in out
    assert "Places:" not in out
    assert "Buildings to buy" not in out


def test_a_new_turn_shows_the_whole_board(play: Callable[..., str]) -> None:
    out = play("travel russia", "take 1 ham", *["done", "stay"] * 3)
    later = out[out.index("It is your turn.") :]
    assert "Buildings to buy" in later
    assert "Greedy's office" in later


def test_the_end_of_the_input_ends_the_program(run: Run) -> None:
    status, out, _ = run(SEEDED)
    assert status == 0
    assert out.endswith("Good-bye.\n")
    status, out, _ = run(SEEDED, "sell c02_hamburg")
    assert status == 0
    assert out.endswith("The game is left after 1 move. It was not saved.\n")


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_quit(play: Callable[..., str], word: str) -> None:
    assert play(word, "travel hamburg").endswith(f"> {word}\nGood-bye.\n")


def test_ctrl_c_ends_cleanly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted:
        """A keyboard on which somebody presses Ctrl-C."""

        def isatty(self) -> bool:
            return False

        def readline(self) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert main(SEEDED) == 130
    assert capsys.readouterr().out.endswith("\nGood-bye.\n")


def test_a_real_interrupt() -> None:
    command = [sys.executable, "-m", "fondaco", *SEEDED]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        assert child.stdout is not None
        assert any(line == b"Moves:\n" for line in child.stdout)
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=30)
    assert (child.returncode, err) == (130, b"")
    assert out.endswith(b"Good-bye.\n")


# Commands.


def test_help_names_every_command(play: Callable[..., str]) -> None:
    out = play("help")
    words = ["moves", "why", "undo", "board", "scores", "rules", "log", "save", "load", "quit"]
    for word in words:
        assert f"\n  {word} " in out


@pytest.mark.parametrize("word", ["", "moves"])
def test_moves_are_listed_again(play: Callable[..., str], word: str) -> None:
    assert play(word).count("  5. travel hamburg (gain 2 time)") == 1


def test_why_not(play: Callable[..., str]) -> None:
    out = play("why travel italy")
    assert "'travel italy' is not possible now. Three locations have a price" in out
    assert "(Travel, rulebook page 2)" in out


def test_why_not_by_a_ruling_of_ours(play: Callable[..., str]) -> None:
    out = play("why supply iron").replace("\n", " ")
    assert "(Supply tile, our ruling: At any other moment the move would make no" in out


def test_why_of_a_move_that_is_possible(play: Callable[..., str]) -> None:
    assert "'travel hamburg' is possible now: gain 2 time." in play("why travel ham")
    assert "'travel russia' is possible now." in play("why travel russia")
    assert "Name a move" in play("why")


def test_undo_goes_back_over_the_whole_decision(play: Callable[..., str]) -> None:
    out = play("travel hamburg", "take 1 muskets", "undo", "sell c02_hamburg", "undo")
    assert "Taken back: 2 moves (You: travel hamburg, take 1 muskets)." in out
    assert "Taken back: 1 move (You: sell c02_hamburg)." in out


def test_undo_goes_back_over_the_moves_of_bots(play: Callable[..., str]) -> None:
    out = play("travel russia", "take 1 ham", "undo", "sell c02_hamburg")
    assert "Taken back: 6 moves (You: travel russia, take 1 ham; Greedy: stay, travel" in out
    assert "You sell the Contract 2 Hamburg" in out


def test_undo_says_why_it_cannot(play: Callable[..., str]) -> None:
    assert "No move has been played" in play("undo")
    out = play("sell c04_newfoundland", "buy bonus_spain_ham", "undo")
    assert "The last move revealed something" in out
    out = play("danzig", "take 1 grain", "undo")
    assert "Greedy has revealed something since; your decision cannot be taken back." in out


def test_undo_between_people(play: Callable[..., str]) -> None:
    out = play("travel russia", "take 1 ham", "undo", seats="you,you")
    assert "Player 2> undo\nTaken back: 2 moves (Player 1: travel russia, take 1 ham)." in out
    assert "Your turn. You may sell" in out[out.index("Taken back") :]


def test_the_board_whole_and_in_parts(play: Callable[..., str]) -> None:
    whole = play("board")
    assert "Places:" in whole
    assert "Greedy's office" in whole
    part = play("board CHART")
    assert "Time chart: 21 counters" in part
    assert "office" not in part
    assert "No part of the board has 'moon' in its first line." in play("board moon")


def test_a_part_of_the_board_with_the_own_things(play: Callable[..., str]) -> None:
    out = play("board contracts")
    assert "Contract stacks:" not in out
    assert (
        "\nYour office: 14 points now, 0 Taler, 0 Time counters\n  Contracts: 4\n    2 Ham" in out
    )
    assert "[c05_denmark]\n" in out
    assert "Supply tile" not in out
    assert "\n  Bonus cards: Plums in Russia, Wine in Italy\n" in play("board bonus")


def trading() -> fondaco.Table:
    """A table at which the first of two could trade for a Contract."""
    luck = random.Random(5)
    table = fondaco.new("merkator", seats=2, seed=5)
    while table.to_act != 0 or not any("toward" in move for move in table.legal()):
        table.play(luck.choice([move for move in table.legal() if "sell" not in move]))
    return table


def test_the_way_out_of_a_trade(play: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "trading.log"
    table = trading()
    file.write_text(table.log())
    toward = next(move for move in table.legal() if "toward" in move)
    out = play(f"load {file}", toward, "done", "undo", "done", seats="you,you")
    told = " ".join(out.split())
    assert "Now: You may trade for the Contract" in told
    assert "'undo' takes the Contract out of hand." in told
    assert "Taken back: 1 move (Player 1: trade toward" in told


def test_quiet_moves_of_bots_are_told_in_words(run: Run) -> None:
    _, out, _ = run([*SEEDED, "--seats", "greedy,greedy,greedy"])
    assert "Greedy 1 stays." in out
    assert " in hand for trades." in out
    assert ": stay" not in out
    assert ": done" not in out


def test_scores_now(play: Callable[..., str]) -> None:
    assert "You, 14 points (Contracts in the office 14, Contracts beside it 0)" in play("scores")


def test_rules_of_a_word(play: Callable[..., str]) -> None:
    assert "Joining\n  " in play("rules joining")
    assert "No rule of Merkator speaks of 'zeppelin'." in play("rules zeppelin")
    assert "The headings are: Aim," in play("rules")


def test_the_log_can_be_read_back(play: Callable[..., str]) -> None:
    out = play("sell c02_hamburg", "log", "quit")
    log = out[out.index("fondaco 1\n") : out.index("> quit")]
    assert fondaco.replay(log).moves_played == 1


# Files.


def test_save_and_load(play: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    out = play("sell c02_hamburg", f"save {file}", "sell c03_hamburg", f"load {file}", "quit")
    assert f"Saved {file}, after 1 move." in out
    assert f"Loaded {file}, after 1 move." in out
    assert out.count("Your office: 12 points now, 2 Taler") == 2
    assert out.endswith("Good-bye.\n")
    assert fondaco.replay(file.read_text()).moves_played == 1
    assert os.listdir(tmp_path) == ["evening.log"]


def test_a_loaded_game_can_be_undone(play: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    out = play("sell c02_hamburg", f"save {file}", f"load {file}", "undo")
    assert "Taken back: 1 move (You: sell c02_hamburg)." in out


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
    assert f"{file} is there already and is no Fondaco log; name another file." in out.replace(
        "\n", " "
    )
    assert "You travel to Hamburg." in out
    assert file.read_bytes() == content
    assert "is no Fondaco log" in play("save /dev/null")


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
    assert "cannot be read: no such file" in play(f"load {tmp_path / 'nothing'}")
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


# The other commands, and what is wrong on the command line.


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
    assert "The Merkator token stands in Russia." in out
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
    assert out.startswith("Aim\n  You are a merchant")
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


def test_play_without_a_title_plays_the_only_one(run: Run) -> None:
    status, out, _ = run(["play"])
    assert status == 0
    assert out.startswith("Merkator is the only title on the shelf.\nMerkator: You, Greedy.")
    assert "Nobody is called 'bob'" in run(["play", "--seats", "bob"])[2]


def test_play_without_a_title_names_several(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fondaco, "titles", lambda: [{"title": "merkator"}] * 2)
    status, _, err = run(["play"])
    assert status == 2
    assert "merkator: Merkator, for 1, 2, 3 or 4 seats" in err


def test_an_option_without_a_value_names_all(run: Run) -> None:
    assert "    --option joining=" in run(["play", "merkator", "--option", "list"])[2]


@pytest.mark.parametrize(
    ("argv", "answer"),
    [
        ([], "usage: fondaco"),
        (["dance"], "invalid choice"),
        (["play", "chess"], "There is no title 'chess'"),
        (["play", "merkator", "--seats", "you,bob"], "Nobody is called 'bob'"),
        (["play", "merkator", "--seats", ""], "a seat is you, random or greedy"),
        (["play", "merkator", "--seats", "you", "--option", "joining=no"], "is for 2 seats only"),
        (["play", "merkator", "--seats", "you,you,you,you,you"], "not 5"),
        (["play", "merkator", "--option", "weather=rain"], "no option 'weather'"),
        (["play", "merkator", "--option", "weather"], "write NAME=VALUE"),
        (["replay"], "required: LOG"),
        (["rules"], "required: TITLE\n"),
        (["rules", "chess"], "There is no title 'chess'"),
    ],
)
def test_a_wrong_command_line(run: Run, argv: list[str], answer: str) -> None:
    status, out, err = run(argv)
    assert (status, out) == (2, "")
    assert answer in err
    assert "Traceback" not in err


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
    played = process(*SEEDED, "--edition", str(own_edition), typed=f"save {saved}\n".encode())
    assert (played.returncode, played.stderr) == (0, b"")
    assert "Newfoundland   Minor, no cubes                  costs 2 time" in played.stdout.decode()
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
