"""Earlier games count on only where some of them were played again and came out the same."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.players import PLAYERS
from laddering import participants, standing
from laddering.crew import Crew
from laddering.keeping import Kept
from laddering.matches import Line, Match
from laddering.playing import play
from laddering.results import parts
from laddering.rows import Row, two
from laddering.standing import Standing
from laddering.vouching import is_same, vouch

ROW = Row(
    "merv", "against each other", "lucky against random", "lucky", two("lucky", "random"), games=8
)


class Here(Crew):
    """Plays in this process."""

    def __init__(self) -> None:
        self.waiting: list[Match] = []

    @property
    def has_room(self) -> bool:
        return not self.waiting

    @property
    def under_way(self) -> list[Match]:
        return self.waiting

    def start(self, match: Match) -> None:
        self.waiting.append(match)

    def finished(self) -> list[Line]:
        return [play(self.waiting.pop())]


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Kept]:
    """Eight games, after which the source of their players was written in another way."""
    monkeypatch.setitem(PLAYERS, "lucky", PLAYERS["random"])
    participants.is_there.cache_clear()
    participants.made_of.cache_clear()
    found = Kept(tmp_path / "games.jsonl")
    played = Standing(ROW, found)
    while (match := played.next_match(set())) is not None:
        found.add(play(match))
        played.advance()
    monkeypatch.setattr(standing, "made_of", lambda title, name: f"new {name}")
    yield found
    participants.is_there.cache_clear()
    participants.made_of.cache_clear()


def vouched(kept: Kept, most: int) -> list[str]:
    return list(vouch(Standing(ROW, kept), kept, Here(), most))


def test_what_comes_out_the_same_counts_on(kept: Kept) -> None:
    assert not Standing(ROW, kept).lines
    assert vouched(kept, 3) == [
        "merv: lucky against random, tournament: 8 games kept; 3 played again, all the same: "
        "they count"
    ]
    assert vouched(kept, 3) == []
    path = kept.path
    kept.close()
    again = Standing(ROW, Kept(path))
    assert again.is_closed
    assert [line["seed"] for line in again.lines] == sorted(2 * list(range(7_000_000, 7_000_004)))
    [told] = [part for part in parts([again]) if part.heading.startswith("Games from before")]
    assert told.rows == [["lucky against random", "tournament", "5", "3 of 8"]]


def test_what_comes_out_otherwise_is_played_again(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLAYERS, "lucky", PLAYERS["greedy"])
    [told] = vouched(kept, 2)
    assert told.endswith("they stay stale")
    found = Standing(ROW, kept)
    assert not found.vouchers
    assert len(found.lines) <= 2  # what was played again


def test_moves_are_compared_where_they_are_known(kept: Kept) -> None:
    [line, *_] = [kept.earlier(match) for match in Standing(ROW, kept).matches(0)]
    assert line is not None
    other = {**line, "course": "0" * 12}
    without = {field: value for field, value in line.items() if field != "course"}
    assert not is_same(line, other)
    assert is_same(without, other)
    assert not is_same(without, {**other, "moves": 1})


def test_at_full_time_nothing_is_vouched_for(kept: Kept) -> None:
    full = dataclasses.replace(ROW, pace="full")
    assert not list(vouch(Standing(full, kept), kept, Here(), 1))
