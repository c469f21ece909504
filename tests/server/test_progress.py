"""How far people have come with lessons and puzzles: kept with an account, and the same on all its
devices."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from accounts import PASSWORD, hashing_is_cheap
from fondaco.puzzles import puzzles_of
from fondaco.server.progress import MOST_DAYS, merged
from fondaco.server.wire import LessonPlace, LessonProgress, Progress
from houses import Json, OpenHouse, opened
from stored import rows

PUZZLE = f"merv {puzzles_of('merv').puzzles[0].id}"
PLACE = {"at": 2, "moves": ["travel hamburg"], "marks": [0, 0, 1]}
DONE = {"done": True, "place": None}
BEGUN = {"done": False, "place": PLACE}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), opened(tmp_path) as found:
        yield found


def of(lessons: Json, **others: object) -> Json:
    return {"lessons": lessons, "puzzles": {}, "days": [], **others}


def test_what_a_guest_has_done_is_carried_over_and_known_on_every_device(house: OpenHouse) -> None:
    anna, elsewhere = house.person(), house.person()
    anna.post("/api/me", {"name": "Anna"})
    own = of({"merkator/travel": DONE}, puzzles={PUZZLE: "solved"}, days=["2026-11-18"])
    refused = anna.http.post("/api/progress", json=own)
    assert (refused.status_code, refused.json()["text"][:14]) == (422, "How far guests")
    anna.post("/api/register", {"name": "Anna", "password": PASSWORD})
    assert anna.post("/api/progress", own) == own
    elsewhere.post("/api/sign-in", {"name": "Anna", "password": PASSWORD})
    both = elsewhere.post("/api/progress", of({"merkator/time": BEGUN}, days=["2026-11-19"]))
    assert both["lessons"] == {"merkator/travel": DONE, "merkator/time": BEGUN}
    assert both["days"] == ["2026-11-18", "2026-11-19"]
    assert anna.post("/api/progress", {}) == both


def test_it_can_be_taken_along_and_is_forgotten_with_its_person(house: OpenHouse) -> None:
    anna = house.person()
    anna.post("/api/register", {"name": "Anna", "password": PASSWORD})
    own = of({"merv/slot": BEGUN})
    anna.post("/api/progress", own)
    assert anna.get("/api/export")["progress"] == own
    assert len(rows(house, "SELECT * FROM progress")) == 1
    anna.post("/api/forget", {"password": PASSWORD})
    assert rows(house, "SELECT * FROM progress") == []


def test_what_there_is_not_is_not_kept(house: OpenHouse) -> None:
    anna = house.person()
    anna.post("/api/register", {"name": "Anna", "password": PASSWORD})
    strange = of({"chess/castling": DONE}, puzzles={"merv 0-0": "solved"})
    assert anna.post("/api/progress", strange) == of({})
    assert anna.http.post("/api/progress", json=of({}, days=["today"])).status_code == 400
    many = {"merv/slot": {"done": False, "place": {**PLACE, "moves": ["travel hamburg"] * 201}}}
    assert anna.http.post("/api/progress", json=of(many)).status_code == 400


def test_a_day_counts_though_its_puzzle_was_solved_on_an_earlier_one() -> None:
    first = Progress(puzzles={PUZZLE: "solved"}, days=["2026-11-03"])
    again = Progress(puzzles={PUZZLE: "solved"}, days=["2026-11-19"])
    for both in (merged(first, again), merged(again, first)):
        assert both == Progress(puzzles={PUZZLE: "solved"}, days=["2026-11-03", "2026-11-19"])


def test_an_older_device_takes_nothing_away() -> None:
    near, far = (
        LessonProgress(False, LessonPlace(at, ["enter column 4"], [0] * at)) for at in (1, 3)
    )
    done = LessonProgress(True)

    def both(kept: LessonProgress, brought: LessonProgress) -> LessonProgress:
        progress = [Progress({"merv/slot": one}) for one in (kept, brought)]
        return merged(*progress).lessons["merv/slot"]

    assert both(far, near) == both(near, far) == far
    assert both(done, far) == both(far, done) == done
    again = LessonProgress(True, LessonPlace(1, [], [0]))
    assert (both(done, again), both(again, done)) == (again, done)
    first = merged(Progress(puzzles={PUZZLE: "seen"}), Progress(puzzles={PUZZLE: "solved"}))
    assert first.puzzles == {PUZZLE: "seen"}
    days = [f"{year}-01-{day:02}" for year in range(2000, 2020) for day in range(1, 31)]
    assert merged(Progress(), Progress(days=days)).days == days[-MOST_DAYS:]
