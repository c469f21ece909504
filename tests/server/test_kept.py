"""What is kept of the course of a game: every moment as each viewer saw it, and positions."""

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fondaco
from fondaco import Table
from fondaco.server import jobs, kept
from fondaco.server.beginning import head_of
from fondaco.server.jobs import Told
from fondaco.server.kept import ONLOOKER
from fondaco.server.labor import keep, points, recall, story, survey
from fondaco.server.stretch import Stretch
from fondaco.server.wire import Course, Story
from fondaco.server.witness import seen, viewers_of

TITLES = ["merkator", "merchants", "merv"]
MOVES = 140
SEED = "0" * 64
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inside: (
        st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=2), inside, max_size=3)
    ),
    max_leaves=12,
)


def same(one: Any, other: Any) -> bool:
    """Whether two plain values are written alike: 1 is not true."""
    return msgspec.json.encode(one, order="sorted") == msgspec.json.encode(other, order="sorted")


@given(PLAIN, PLAIN)
def test_a_difference_makes_the_one_out_of_the_other(old: Any, new: Any) -> None:
    change = msgspec.json.decode(msgspec.json.encode(kept.difference(old, new)))
    assert same(kept.changed(old, change), new)


def test_a_name_that_looks_like_a_blank_stands_for_nobody_else() -> None:
    line = f"{kept.blank(0)} pays {kept.blank(1)}, not {kept.blank(7)}."
    assert kept.named(line, ["⟦1⟧", "Bob"]) == "⟦1⟧ pays Bob, not ⟦7⟧."


def test_what_stays_is_not_kept_again() -> None:
    old = {"seats": [{"coins": 1}, {"coins": 2}], "round": 1, "market": {"iron": 2, "ham": 1}}
    new = {"seats": [{"coins": 1}, {"coins": 5}], "round": 1, "market": {"iron": 2}}
    change = kept.difference(old, new)
    assert change == {"seats": {"1": {"coins": [5]}}, "market": {"ham": []}}
    assert kept.changed(old, change) == new


# --- Games ---


class Game:
    """A random game with sealed luck, and what everybody saw of it when it was played."""

    def __init__(self, title: str) -> None:
        nonces = ["a", "b", "c"]
        self.table = fondaco.new(title, 3, seal=fondaco.seal(SEED), nonces=nonces)
        self.head = head_of(self.table)
        self.viewers = viewers_of(3)
        self.lines: list[str] = []
        self.free = [False]  # where the last move could be taken back
        self.seen = {viewer: [plain(seen(self.table, "", [], viewer))] for viewer in self.viewers}
        self._play(random.Random(title))

    def _play(self, luck: random.Random) -> None:
        while len(self.lines) < MOVES and self.table.to_act is not None:
            move = self.table.legal_move(luck.choice(self.table.legal()), None)
            events = self.table.play_move(move)
            line = self.table.last_row()
            self.lines.append(line)
            self.free.append(self.table.can_undo)
            for viewer in self.viewers:
                self.seen[viewer].append(plain(seen(self.table, line, events, viewer)))

    def stretch(self, position: Any = None, last: int = MOVES) -> Stretch:
        first = position.moves if position is not None else 0
        return Stretch(self.head, position, self.lines[first:last], SEED, True)


def plain(moment: kept.KeptMoment) -> Any:
    return msgspec.json.decode(msgspec.json.encode(moment))


@pytest.fixture(scope="module", params=TITLES)
def game(request: pytest.FixtureRequest) -> Game:
    return Game(request.param)


def test_every_moment_is_kept_for_every_viewer(game: Game) -> None:
    bodies = keep(jobs.Keep(game.stretch(), 0))
    assert sorted(bodies) == sorted(game.viewers)
    for viewer, body in bodies.items():
        moments = kept.unpacked(body)
        assert len(moments) == len(game.lines) + 1
        for at in (0, 1, 2, 57, 133, len(game.lines)):
            due = game.seen[viewer][at]
            told = jobs.Recall(Told(viewer, ["Anna", "Bob", "Cid"], [(0, body)], None), at)
            check_seen(recall(told), due, ["Anna", "Bob", "Cid"])
        assert [moment.totals for moment in moments] == [due["totals"] for due in game.seen[viewer]]


def check_seen(found: jobs.Seen, due: Any, names: list[str]) -> None:
    assert same(found.view, due["change"])
    assert same(found.events, due["events"])
    assert (found.seat, found.move) == (due["seat"], due["move"])
    assert found.lines == [kept.named(line, names) for line in due["lines"]]
    assert not any("⟦" in line for line in found.lines)


def test_kept_moments_are_small(game: Game) -> None:
    """A chapter takes a tenth of what its views would take, packed one by one, or less."""
    for viewer, body in keep(jobs.Keep(game.stretch(), 0)).items():
        whole = sum(len(msgspec.json.encode(due["change"])) for due in game.seen[viewer])
        assert len(body) < whole / 20, (len(body), whole)


def test_any_moment_from_any_position(game: Game) -> None:
    positions = survey(jobs.Survey(game.stretch()))
    assert positions[-1].moves == len(game.lines)
    assert [position.moves for position in positions[:-1]] == along(game)
    for position in positions[:-1]:
        for at in (position.moves + 1, min(position.moves + 9, len(game.lines))):
            told = Told(ONLOOKER, ["A", "B", "C"], [], game.stretch(position, at))
            check_seen(recall(jobs.Recall(told, at)), game.seen[ONLOOKER][at], ["A", "B", "C"])
        check_goes_on(game, game.stretch(position).end())


def along(game: Game) -> list[int]:
    """Where positions are due: 100 moves apart, or a little more, where nothing can be taken
    back."""
    found = [0]
    for at in range(1, len(game.lines) + 1):
        if at - found[-1] >= 100 and not game.free[at]:
            found.append(at)
    return found[1:]


def check_goes_on(game: Game, table: Table) -> None:
    """A table that was played on from a position is the one that was played from the start."""
    assert table.plain_state() == game.table.plain_state()
    assert table.can_undo == game.table.can_undo
    assert table.legal() == game.table.legal()
    one, other = table.copy(), game.table.copy()
    one.play(one.legal()[-1])
    other.play(other.legal()[-1])
    assert one.last_row() == other.last_row()  # with the same luck


def test_story_and_points_from_chapters_and_the_rest(game: Game) -> None:
    first = keep(jobs.Keep(game.stretch(last=99), 0))[1]
    second = keep(jobs.Keep(game.stretch(last=150), 100))[1]
    position, *_ = survey(jobs.Survey(game.stretch(last=150)))  # the last, if there is no other
    rest = game.stretch(position)
    told = Told(1, ["A", "B", "C"], [(0, first), (100, second)], rest)
    found = msgspec.json.decode(story(jobs.Story(told, 1, [], [])), type=Story)
    assert [line.at for line in found.moves] == list(range(1, len(game.lines) + 1))
    for line, due in zip(found.moves, game.seen[1][1:], strict=True):
        assert line.seat == due["seat"]
        assert same(line.events, due["events"])
    course = msgspec.json.decode(points(jobs.Points(told, ["A", "B", "C"])), type=Course)
    assert course.totals == [due["totals"] for due in game.seen[1]]
    assert all(one.at < other.at for one, other in pairwise(found.moves))
