"""Playing at the terminal: what is typed, what is printed."""

import json
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import fondaco
from fondaco.cli import main
from fondaco.terminal.sitting import Sitting
from fondaco.terminal.typed import move_text
from interrupts import heed_interrupts
from terminals import ENDED, FINISHED, SEEDED, Run
from waiting import SECONDS


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


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    assert run(SEEDED, *["1"] * 50) == run(SEEDED, *["1"] * 50)


def test_bots_alone_need_no_input(run: Run) -> None:
    status, out, _ = run([*SEEDED, "--seats", "random,random,greedy"])
    assert status == 0
    assert "Random 1, Random 2, Greedy" in out
    assert "Rank 3" in out
    assert "> " not in out


def test_the_first_lines_name_the_players_and_what_is_reconstructed(run: Run) -> None:
    _, out, _ = run(SEEDED)
    edition = fondaco.game("merkator").edition
    told = " ".join(out.split())
    assert told.startswith(
        f"Merkator: You, Journeyman. Played with the packaged values (edition {edition}): "
        "488 of 710 are reconstructed, not printed ones; 'fondaco edition show merkator' lists"
    )
    assert ("The engine is not compiled here" in told) is not fondaco.is_compiled()


def test_where_to_begin_is_said_last_before_the_first_line_and_once(run: Run) -> None:
    _, out, _ = run([*SEEDED, "--seats", "you,greedy"], "sell c02_hamburg")
    assert out.count("New to it?") == 1
    assert "or 'rules card'; 'help' for the rest.\n> sell" in out


def test_alone_it_is_said_what_is_played(run: Run) -> None:
    _, out, _ = run([*SEEDED, "--seats", "you"], "board")
    assert "\nAlone: 17 turns for as many points as you can.\n" in out
    assert "Taler" not in out
    assert "join" not in out
    assert "  8: none yet, comes from the Solo stack\n" in out


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
    assert "You travel to the Dutch Republic." in play("travel dutch republic")


def test_unclear_words_are_asked_back(play: Callable[..., str]) -> None:
    out = play("travel d")
    assert (
        "'travel d' could be 'travel Danzig', 'travel Dutch Republic' or 'travel Denmark'." in out
    )
    assert "or one of 3 others." in play("travel").replace("\n", " ")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no move 0: the moves are 1 to 13."),
        ("99999999999999999999", "the moves are 1 to 13."),
        ("fly", "Merkator has no move 'fly'. Type help for what can be typed."),
        ("fly", "Now: You may sell Contracts and buy cards, then travel. For example, 'sell"),
        ("travl hamburg", "Did you mean 'travel Hamburg'?"),
        ("hambrug", "Did you mean 'travel Hamburg'?"),
        ("bord", "Did you mean 'board'?"),
        ("buy", "'buy' is not possible now. You need the full price in Taler"),
        ("fulfill c05", "'fulfill Contract 5 Denmark' is not possible now."),
        ("fulfill c08", "'fulfill c08' is not possible now."),
        ("take livestock", "Now: You may sell Contracts and buy cards, then travel."),
        ("why take livestock", "Now: You may sell Contracts and buy cards, then travel."),
        ("livestock", "No move with 'livestock' is possible now."),
        ("²", "Merkator has no move '²'."),
        ("travel italy", "'travel Italy' is not possible now."),
        ("take 1 iron", "(The turn, rulebook page 2)"),
        ("buy Börse", "'buy Börse' is not possible now."),
    ],
)
def test_a_bad_move_is_refused_and_the_game_goes_on(
    play: Callable[..., str], typed: str, answer: str
) -> None:
    out = play(typed, "travel hamburg")
    assert answer in out
    assert "You travel to Hamburg." in out


def position(*moves: str, **changes: object) -> fondaco.Table:
    """A game of two with some fields of its snapshot changed, after some moves."""
    fields = json.loads(fondaco.new("merkator", seats=2, seed=3).snapshot())
    for name, value in changes.items():
        was = fields["state"][name]
        fields["state"][name] = {**was, **value} if isinstance(value, dict) else value
    table = fondaco.restore(json.dumps(fields), seed=3)
    for move in moves:
        table.play(move)
    return table


def test_what_belongs_to_the_step_is_meant_first() -> None:
    """Who must sell, and owns a Contract for Sweden, means the journey by 't sweden'."""
    # rule invest.forced
    more: dict[str, int] = {"c03_sweden": 0, "c06_denmark": 0}
    table = position(contracts=more)
    assert move_text(table, "t sweden") == "travel sweden"
    refused = table.why_not("travel sweden")
    assert refused is not None
    assert refused.clause == "invest.forced"


@pytest.mark.parametrize("typed", ["take 3 saltpeter", "3 salt"])
def test_a_move_named_by_its_other_half(typed: str) -> None:
    # rule goods.more
    table = position("travel danzig", cubes={"danzig": 4})
    with pytest.raises(fondaco.Refused, match="That would be 'take 1 Grain': with 3 Saltpeter"):
        move_text(table, typed)


@pytest.mark.parametrize("typed", ["why fulfill level 1", "why fulfil level 1 with favour"])
def test_words_of_the_rules_are_known_in_either_spelling(
    typed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = Sitting(fondaco.new("merv", seats=3, seed=3), ["you", "random", "random"], "3")
    assert not sitting.answer(typed)
    assert "You have influence 0; level 1 wants 1." in capsys.readouterr().out


def test_a_contract_may_be_called_by_its_value_and_location(play: Callable[..., str]) -> None:
    assert "You sell the Contract 2 Hamburg" in play("sell 2 hamburg")
    assert "'fulfill Contract 2 Hamburg' is not possible now." in play("why fulfill 2 hamburg")


@pytest.mark.long
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
    assert "Your office, what is new: 12 points now, 2 Taler" in out
    assert "Your turn. You may sell" in out
    assert "Places:" not in out
    assert "Buildings to buy" not in out


def test_a_new_turn_shows_what_is_new_of_the_own_things(play: Callable[..., str]) -> None:
    out = play("travel russia", "take 1 ham", *["done", "stay"] * 3)
    later = out[out.index("It is Greedy's turn.") :]
    assert "Buildings to buy" not in later
    assert "Greedy's office" not in later
    assert "Your office, what is new: " in later
    assert "Bonus cards: Plums in Russia" not in later
    assert "It is your turn." not in later
    assert "\nYour turn. You may sell" in later


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
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, preexec_fn=heed_interrupts
    ) as child:
        assert child.stdout is not None
        assert any(line == b"Moves:\n" for line in child.stdout)
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=SECONDS)
    assert (child.returncode, err) == (130, b"")
    assert out.endswith(b"Good-bye.\n")
