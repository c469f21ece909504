"""What `fondaco.verify` proves of a sealed log, and that it takes no forged one."""

from collections.abc import Iterator
from hashlib import sha256

import pytest

import fondaco
from forging import summed
from sealed_games import SEED, finished, refusal, running

GAMES = 500 if fondaco.is_compiled() else 40
CHANGES = 12  # of each part of each game
FINISHED = finished()


def test_a_log_without_a_seal_is_said_to_be_unsealed() -> None:
    with pytest.raises(fondaco.Unsealed, match="not sealed"):
        fondaco.verify(fondaco.new("merkator", seed=1).log())


def test_a_running_game_cannot_be_verified_yet() -> None:
    with pytest.raises(fondaco.Unsealed, match="does not tell its seed"):
        fondaco.verify(running().log())


def rows_changed(word: str, new: str) -> str:
    """The finished log with the first row that begins so replaced."""
    rows = FINISHED.log().rpartition("end ")[0].split("\n")
    at = next(number for number, row in enumerate(rows) if row.startswith(word))
    return summed("\n".join([*rows[:at], *([new] if new else []), *rows[at + 1 :]]))


@pytest.mark.parametrize(
    ("word", "new", "says"),
    [
        ("seal ", "seal " + "0" * 64, "SHA-256 is not the seal"),
        ("seal ", "seal " + "A" * 64, "a seal is 64 digits"),
        ("seal ", "", "belongs here"),
        ("nonce 1", "", "belongs here"),
        ("nonce 1", "nonce 0 k2J9", "the nonce of seat 1 belongs here"),
        ("nonce 1", "nonce 1 k2 J9", "no nonce"),
        ("nonce 1", "nonce 1 k2J8", "seed and nonces give"),
        ("nonce 1", "nonce 1 k2J9\nnonce 2 a", "'start ...' belongs here"),
        ("seed ", "seed " + SEED.upper(), "a seed is 64 digits"),
        ("seed ", "seed " + "0" * 64, "SHA-256 is not the seal"),
        ("seed ", f"seed {SEED}\nseed {SEED}", "not a number"),
        ("start ", "from {}", "'start ...' belongs here"),
        ("option length", "option length standard\noption length standard", "a table writes"),
    ],
)
def test_a_forged_head_is_refused_with_its_line(word: str, new: str, says: str) -> None:
    text = refusal(rows_changed(word, new))
    assert text.startswith("log line ")
    assert says in text


def test_the_line_of_a_wrong_seed_is_its_own() -> None:
    rows = FINISHED.log().split("\n")
    at = rows.index(f"seed {SEED}") + 1
    assert refusal(rows_changed("seed ", "seed " + "0" * 64)).startswith(f"log line {at}: the seed")


def test_a_seed_in_an_unsealed_log_is_refused() -> None:
    body = fondaco.new("merkator", seed=1).log().rpartition("end ")[0]
    assert "not the one that was sealed" in refusal(summed(f"{body}seed {SEED}\n"))


def test_picks_too_few_too_many_or_elsewhere_are_refused() -> None:
    rows = FINISHED.log().rpartition("end ")[0].split("\n")
    at = next(number for number, row in enumerate(rows) if " | " in row)
    for row in (f"{rows[at]} 0", rows[at].partition(" | ")[0], rows[at].replace("| ", "|")):
        assert refusal(summed("\n".join([*rows[:at], row, *rows[at + 1 :]]))).startswith(
            f"log line {at + 1}: "
        )


def test_moves_are_written_as_a_table_writes_them() -> None:
    log = FINISHED.log().rpartition("end ")[0]
    assert "a table writes" in refusal(summed(log.replace("travel", "TRAVEL", 1)))
    assert "a table writes 'end " in refusal(log + "end\n")


# Five hundred games, and what a forger may try with each.


def places(body: str) -> Iterator[list[int]]:
    """Where the picks, the seed and the nonces of a log stand."""
    picks: list[int] = []
    seed: list[int] = []
    nonces: list[int] = []
    at = 0
    for row in body.splitlines(keepends=True):
        if row.startswith("start "):
            picks += range(at + len("start "), at + len(row) - 1)
        elif row.startswith("seed "):
            seed += range(at + len("seed "), at + len(row) - 1)
        elif row.startswith("nonce "):
            nonces += range(at + len("nonce 0 "), at + len(row) - 1)
        elif " | " in row:
            picks += range(at + row.index(" | ") + len(" | "), at + len(row) - 1)
        at += len(row)
    yield from (picks, seed, nonces)


def changed(body: str, at: int, hand: fondaco.Chance) -> str:
    """One byte written anew: mostly by one that might stand there, at times by any."""
    likely = "0123456789abcdef" if hand.pick(4) > 0 else [chr(code) for code in range(128)]
    letters = [letter for letter in likely if letter != body[at]]
    return summed(body[:at] + letters[hand.pick(len(letters))] + body[at + 1 :])


@pytest.mark.long
def test_verify_takes_every_sealed_game_and_no_forged_one() -> None:
    hand = fondaco.Seeded("forger")
    for number in range(GAMES):
        table = finished(2 + number % 3, sha256(f"game {number}".encode()).hexdigest())
        log = table.log()
        assert fondaco.verify(log).scores() == table.scores()
        body = log.rpartition("end ")[0]
        for part in places(body):
            for _ in range(CHANGES):
                refusal(changed(body, part[hand.pick(len(part))], hand))


def test_every_byte_of_picks_seed_and_nonces_counts() -> None:
    """In one game all of them, each changed once."""
    hand = fondaco.Seeded("every byte")
    body = FINISHED.log().rpartition("end ")[0]
    for part in places(body):
        for at in part:
            refusal(changed(body, at, hand))
