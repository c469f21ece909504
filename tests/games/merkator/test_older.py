"""Logs of Merkator's rules 1: what is not asked any more is passed over, where that is possible."""

from pathlib import Path

import pytest

import fondaco

OLDER = Path(__file__).with_name("older")
LOGS = Path(__file__).with_name("logs")
SAYS = "It was played with version 1 of Merkator's rules; here is version 2."


def text_of(name: str) -> str:
    return (OLDER / f"{name}.log").read_text()


# rule join.nothing
def test_who_stayed_where_joining_was_in_vain_is_passed_over() -> None:
    text = text_of("passed_over")
    table = fondaco.replay(text)
    stays = [text.count(" stay\n"), table.log().count(" stay\n")]
    assert (table.head.older, table.head.passed_over) == (1, 63)
    assert stays == [76, 76 - 63]
    assert table.is_over
    assert table.log() == (LOGS / "counters_three.log").read_text()
    assert [score["total"] for score in table.scores()] == [42.5, 36.5, 40.0]


# rule join.nothing
# rule solitary.draw
@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("joined_in_vain", "log line 86: 'join' is not possible now. "),
        ("solitary", "log line 11: the game asks for one more pick of luck than is written here. "),
    ],
)
def test_what_cannot_be_passed_over_is_told(name: str, problem: str) -> None:
    """Who joined in vain has paid for it; and a Solo card was drawn in another move."""
    with pytest.raises(fondaco.Refused) as refused:
        fondaco.replay(text_of(name))
    assert refused.value.text.startswith(problem)
    assert refused.value.text.endswith(SAYS)


def test_as_far_as_it_goes_such_a_log_is_read() -> None:
    table = fondaco.replay(text_of("joined_in_vain"), to=60)
    assert (table.moves_played, table.head.older) == (60, 1)
