"""Logs of rules 1 under today's rules: read where they replay, refused with the reason where not.

They lie in rules_1, as they were written; two of the golden logs are the same games told
anew, with the moves that rules 2 asks for.
"""

from collections import Counter
from pathlib import Path

import pytest

import fondaco

LOGS = Path(__file__).with_name("logs")
OLD = Path(__file__).with_name("rules_1")


def rows(folder: Path, name: str) -> list[str]:
    return (folder / f"{name}.log").read_text().splitlines()


def test_a_log_of_rules_1_that_replays_is_read() -> None:
    old = rows(OLD, "solo_lost_2")
    assert old[2] == "rules 1"
    table = fondaco.replay("\n".join(old) + "\n")
    assert (table.head.older, table.is_over) == (1, True)
    assert table.log().splitlines() == rows(LOGS, "solo_lost_2")
    assert table.log().splitlines()[2] == "rules 2"


@pytest.mark.parametrize(
    ("name", "line", "move"),
    [
        ("solo_won", 46, "upgrade wall_teal with white"),  # two pairs: the order was not asked
        ("three", 232, "pay purple"),  # the exchange power could have paid a ransom
    ],
)
def test_one_that_does_not_is_refused_with_both_versions(name: str, line: int, move: str) -> None:
    with pytest.raises(fondaco.Refused) as refused:
        fondaco.replay((OLD / f"{name}.log").read_text())
    text = refused.value.text
    assert text.startswith(f"log line {line}: {move!r} is not possible now.")
    assert text.endswith("It was played with version 1 of Merv's rules; here is version 2.")


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("solo_won", ["0 boon favour", "0 boon white_upgrade"]),
        ("three", ["2 pay by exchange"]),
    ],
)
def test_told_anew_it_has_the_moves_that_are_asked_now(name: str, asked: list[str]) -> None:
    more = Counter(rows(LOGS, name)) - Counter(rows(OLD, name))
    assert [row for row in more if row[0].isdigit()] == asked
