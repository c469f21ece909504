"""Things of a table in words."""

import pytest

from fondaco.server.pages.wording import (
    DAY,
    HOUR,
    MINUTE,
    age,
    changed,
    clock_rule,
    grouped,
    points,
    question,
    time_left,
    verdict,
)
from fondaco.server.wire import Bank, Days, LegalMove, ScoreNow


@pytest.mark.parametrize(
    ("milliseconds", "words"),
    [(0, "just now"), (MINUTE, "1 min ago"), (3 * HOUR, "3 h ago"), (50 * HOUR, "2 d ago")],
)
def test_how_long_ago(milliseconds: int, words: str) -> None:
    assert age(milliseconds) == words


@pytest.mark.parametrize(
    ("milliseconds", "words"),
    [(0, "0:00"), (61_999, "1:01"), (HOUR + 5_000, "1:00:05"), (DAY + HOUR, "1 d 1 h")],
)
def test_how_much_time_is_left(milliseconds: int, words: str) -> None:
    assert time_left(milliseconds) == words


def test_clocks() -> None:
    assert clock_rule(Days(1)) == "1 day per move"
    assert clock_rule(Days(3)) == "3 days per move"
    assert clock_rule(Bank(600, 5)) == "10:00 for the game and 5 s per move"


@pytest.mark.parametrize(
    ("number", "words"), [(10.5, "10½"), (0.5, "½"), (7.0, "7"), (0.0, "0"), (-3.0, "-3")]
)
def test_points(number: float, words: str) -> None:
    assert points(number) == words


@pytest.mark.parametrize(
    ("rows", "is_whole", "words"),
    [
        ([("Anna", 9.0, 1), ("Bert", 8.0, 2)], True, "Anna wins with 9 points"),
        ([("Anna", 9.0, 2), ("Bert", 9.0, 1)], True, "Bert wins with 9 points, by the tie-breaker"),
        (
            [("Anna", 1.0, 1), ("Bert", 1.0, 1)],
            True,
            "Anna and Bert share the victory with 1 point",
        ),
        ([("Anna", 9.0, 1), ("Bert", 8.0, 2)], False, "Anna is ahead with 9 points"),
        ([("Anna", 9.0, 1), ("Bert", 9.0, 1)], False, "Anna and Bert are ahead with 9 points"),
        ([("Anna", 55.5, 1)], True, "Anna reaches 55½ points"),
    ],
)
def test_verdicts(rows: list[tuple[str, float, int]], is_whole: bool, words: str) -> None:
    scores = [ScoreNow(name, total, rank, []) for name, total, rank in rows]
    assert verdict(scores, is_whole) == words


def test_few_moves_need_no_headings_and_many_do() -> None:
    few = [LegalMove("join", ""), LegalMove("stay", "")]
    assert grouped(few) == [("", few)]
    travels = [LegalMove(f"travel {number}", "") for number in range(8)]
    assert grouped([few[0], *travels, few[1]]) == [("travel", travels), ("other", few)]
    assert grouped(travels * 2) == [("travel", travels * 2)]


def test_what_a_board_says_of_the_question_and_of_a_change() -> None:
    board = ["Places", "  Hamburg", "", "Your turn. You may travel,", "      or stay."]
    assert question(board) == "Your turn. You may travel, or stay."
    assert changed(board, ["Places", "  Danzig", ""]) == ["  Danzig"]
