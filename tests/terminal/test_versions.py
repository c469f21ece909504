"""Logs of other rules than today's, as `replay` and `verify` tell them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import fondaco
from fondaco.log import whole
from renewing import SEED, first_rules, play_on, renewed, rows_of, rules_of, sealed
from terminals import Run

MOVES = 40


@pytest.fixture(autouse=True, scope="module")
def rules_1() -> Iterator[None]:
    with first_rules():
        yield


@pytest.fixture
def old() -> fondaco.Table:
    """A whole game of rules 1."""
    return sealed("merkator", 10_000)


@pytest.fixture
def today() -> Iterator[None]:
    """Today's rules have version 2."""
    with rules_of("merkator", 2, "stay"):
        yield


@pytest.fixture
def table(today: None) -> fondaco.Table:
    """A whole game that was renewed after some moves."""
    with rules_of("merkator", 1):
        before = sealed("merkator", MOVES)
    after = renewed(before)
    play_on(after)
    return after


def told(run: Run, tmp_path: Path, command: str, log: str, *more: str) -> tuple[int, str]:
    """The status of a command, and in one line what it prints about a log."""
    path = tmp_path / "some.log"
    path.write_text(log, encoding="utf-8")
    status, out, err = run([command, str(path), *more])
    return status, " ".join(f"{out}{err}".split())


def test_replay_begins_where_the_log_was_renewed(
    run: Run, tmp_path: Path, table: fondaco.Table
) -> None:
    status, out = told(run, tmp_path, "replay", table.log())
    assert status == 0
    assert out.startswith(
        "The first 40 moves were played with version 1 of Merkator's rules; here is version 2, "
        "which shows the game from move 40 on. 41. Player "
    )
    assert f" {table.moves_played}. Player " in out
    assert told(run, tmp_path, "replay", table.log(), "--to", "40")[0] == 0
    status, out = told(run, tmp_path, "replay", table.log(), "--to", "39")
    assert status == 2
    assert "some.log: The first 40 moves were played with version 1" in out


def test_replay_passes_over_what_is_no_longer_asked(
    run: Run, tmp_path: Path, old: fondaco.Table, today: None
) -> None:
    rows = rows_of(old)
    rows.insert(len(rows) - old.moves_played, "1 stay")
    status, out = told(run, tmp_path, "replay", whole(rows, SEED))
    assert status == 0
    assert out.startswith(
        "It was played with version 1 of Merkator's rules, and is replayed with version 2. "
        "1 row is passed over: today's rules no longer ask for such a move. 1. Player "
    )
    assert f" {old.moves_played}. Player " in out


def test_verify_tells_what_of_a_renewed_log_is_proved(
    run: Run, tmp_path: Path, table: fondaco.Table
) -> None:
    status, out = told(run, tmp_path, "verify", table.log())
    last = table.moves_played
    assert status == 1
    assert (
        f"some.log: a part is proved: the luck of moves 41 to {last} was fixed before the first "
        "move of the game." in out
    )
    assert f"picks of moves 41 to {last} are, one by one and in order, what the seed" in out
    assert "after the first 30 words. None is missing, none is left over." in out
    assert "Each of these moves is legal, and the game came to its end." in out
    assert (
        "The set-up and moves 1 to 40 are not proved: that was played with version 1 of Merkator's "
        "rules; this Fondaco has version 2 and cannot replay it. The 30 picks of that part, and "
        "the state to which it came with 30 words of luck, are what the log says." in out
    )
    assert table.head.seal in out


def test_verify_of_a_game_that_was_left_when_it_was_renewed(
    run: Run, tmp_path: Path, today: None
) -> None:
    with rules_of("merkator", 1):
        before = sealed("merkator", 0)
    table = renewed(before)
    table.reveal()
    status, out = told(run, tmp_path, "verify", table.log())
    assert status == 1
    assert "some.log: of this game only the seal is proved, but none of its moves." in out
    assert "The set-up is not proved: that was played with version 1" in out
    assert "is legal" not in out


def test_verify_of_a_game_that_changed_its_edition(
    run: Run, tmp_path: Path, table: fondaco.Table
) -> None:
    rows = rows_of(table)
    rows[2:4] = ["rules 2", "edition 0123456789ab"]
    status, out = told(run, tmp_path, "verify", whole(rows, SEED))
    assert status == 1
    assert "not proved: the game was renewed after that, and goes on from there." in out
    status, out = told(run, tmp_path, "replay", whole(rows, SEED), "--to", "3")
    assert status == 2
    assert "The log was renewed after 40 moves, and shows the game from move 40 on." in out


def test_verify_tells_what_was_passed_over(
    run: Run, tmp_path: Path, old: fondaco.Table, today: None
) -> None:
    status, out = told(run, tmp_path, "verify", whole([*rows_of(old), "0 stay", "1 stay"], SEED))
    assert status == 0
    assert "some.log: all luck of this game was fixed before its first move." in out
    assert "is replayed with version 2. 2 rows are passed over: today's rules no longer" in out
    status, out = told(run, tmp_path, "verify", old.log())
    assert status == 0
    assert "with version 2. A log cannot show when it was written." in out


def test_undo_at_the_terminal_ends_where_the_log_was_renewed(
    run: Run, tmp_path: Path, today: None
) -> None:
    with rules_of("merkator", 1):
        before = fondaco.new("merkator", seed=3)
        while not (before.to_act == 0 and before.moves_played and before.last_row()[0] == "1"):
            play_on(before, 1)  # it is for the person, and a bot has played
    path = tmp_path / "some.log"
    path.write_text(renewed(before).log(), encoding="utf-8")
    status, out, _ = run(
        ["play", "merkator", "--seats", "you,greedy"], f"load {path}", "undo", "quit"
    )
    assert status == 0
    assert f"after {before.moves_played} moves." in out
    assert "No move has been played since the rules changed" in " ".join(out.split())
