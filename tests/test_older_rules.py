"""Logs of older rules, played with today's."""

from collections.abc import Iterator

import pytest

import fondaco
from fondaco.log import whole
from fondaco.opening import is_passed_over
from forging import refusal
from renewing import SEED, first_rules, play_on, renewed, rows_of, rules_of, sealed

MOVES = 40


@pytest.fixture(autouse=True, scope="module")
def rules_1() -> Iterator[None]:
    with first_rules():
        yield


def test_a_log_of_older_rules_is_played_with_todays() -> None:
    old = sealed("merkator", MOVES)
    with rules_of("merkator", 2):
        table = fondaco.replay(old.log(), seal=fondaco.seal(SEED))
        assert (table.head.older, table.head.passed_over) == (1, 0)
        assert table.log() == whole([*rows_of(old)[:2], "rules 2", *rows_of(old)[3:]])
        assert fondaco.replay(table.log()).head.older == 0
        play_on(table)
        play_on(old)
        assert fondaco.verify(old.log()).scores() == table.scores()


def with_stays(table: fondaco.Table) -> list[str]:
    """The rows of a game of Merkator with `stay` where nobody was asked for it."""
    again = fondaco.replay(table.log(), 0)
    rows, moves = rows_of(table)[: -table.moves_played], rows_of(table)[-table.moves_played :]
    for move in moves:
        rows += ["1 stay"] if again.to_act == 0 else []
        rows += ["0 stay"] if "stay" not in again.legal() else []
        rows.append(move)
        again.chance.source = fondaco.Recorded([int(pick) for pick in picks(move)])
        again.play(move.partition(" | ")[0].partition(" ")[2])
    return rows


def picks(row: str) -> list[str]:
    return row.partition(" | ")[2].split()


def test_moves_that_are_no_longer_asked_for_are_passed_over() -> None:
    table = sealed("merkator", 10_000)
    rows = with_stays(table)
    added = len(rows) - len(rows_of(table))
    assert added > table.moves_played
    assert any(row.endswith(" stay") for row in rows_of(table))  # some are played all the same
    with rules_of("merkator", 2, "stay"):
        proved = fondaco.verify(whole(rows, SEED))
        assert (proved.head.older, proved.head.passed_over) == (1, added)
        own = whole([*rows_of(table)[:2], "rules 2", *rows_of(table)[3:]], SEED)
        assert proved.log() == own
        assert fondaco.verify(own).scores() == table.scores()
        assert fondaco.replay(whole(rows, SEED), table.moves_played).log() == own
        assert fondaco.replay(whole(rows, SEED), 30).moves_played == 30


def test_after_a_renewal_too() -> None:
    table = sealed("merkator", MOVES)
    with rules_of("merkator", 2):
        table = renewed(table)
        play_on(table)
    rows = [*rows_of(table), "0 stay", "1 stay"]
    with rules_of("merkator", 3, "stay"):
        again = fondaco.verify(whole(rows, SEED))
        assert (again.head.older, again.head.passed_over) == (2, 2)
        own = [row.replace("rules 2 edition", "rules 3 edition") for row in rows_of(table)]
        assert again.log() == whole(own, SEED)
        assert fondaco.verify(again.log()).head.older == 0


def test_only_such_moves_and_only_of_older_rules() -> None:
    table = fondaco.new("merkator", seed=1)
    table.play("travel hamburg")
    rows = rows_of(table)
    line = len(rows) + 1
    with rules_of("merkator", 2, "stay"):
        assert fondaco.replay(whole([*rows, "0 stay"])).moves_played == 1
        assert refusal(whole([*rows, "0 travel hamburg"])).startswith(f"log line {line}: 'travel")
        assert refusal(whole([*rows, "0 stay | 1"])).startswith(f"log line {line}: a table writes")
        assert refusal(whole([*rows, "2 stay"])) == f"log line {line}: there is no seat 2."
        assert refusal(whole([*rows, "0 Stay"])).startswith(f"log line {line}: 'stay' is not")
        today = [*rows[:2], "rules 2", *rows[3:], "0 stay"]
        assert refusal(whole(today)).startswith(f"log line {line}: 'stay' is not possible now.")


def test_a_row_is_passed_over_where_it_is_not_asked_for() -> None:
    table = fondaco.new("merkator", seed=1)
    assert not is_passed_over(table, 0, "stay")
    with rules_of("merkator", 2, "stay", "travel hamburg", "haggle"):
        assert is_passed_over(table, 0, "stay")
        assert is_passed_over(table, 0, "haggle")
        assert is_passed_over(table, 1, "travel hamburg")
        assert not is_passed_over(table, 0, "travel hamburg")
        assert not is_passed_over(table, 0, "travel italy")


def test_a_log_of_older_rules_that_does_not_replay_says_so() -> None:
    table = fondaco.new("merkator", seed=1)
    rows = [*rows_of(table), "0 travel italy"]
    with rules_of("merkator", 2):
        text = refusal(whole(rows))
        assert text.startswith(f"log line {len(rows)}: 'travel italy' is not possible now. ")
        assert text.endswith(
            ". It was played with version 1 of Merkator's rules; here is version 2."
        )
        at = next(at for at, row in enumerate(rows) if row.startswith("start "))
        rows[at] += " 0"
        assert refusal(whole(rows)) == (
            f"log line {at + 1}: the set-up has more picks than the game asks for. "
            "It was played with version 1 of Merkator's rules; here is version 2."
        )


def test_a_snapshot_of_older_rules_is_refused() -> None:
    snapshot = fondaco.new("merkator", seed=1).snapshot()
    with rules_of("merkator", 2), pytest.raises(fondaco.Refused, match=r"here is version 2\.$"):
        fondaco.restore(snapshot)
