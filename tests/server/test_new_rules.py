"""Rules that nobody plays yet meet the games of today, and nothing is lost.

What was played is shown as it was, and games under way go on from where they stood.
"""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import fondaco
from accounts import hashing_is_cheap
from fondaco.server.archive import CHAPTER
from houses import Json, opened
from old_people import Writing, after, as_told, has_begun, never
from other_rules import check_goes_on, position, run_fondaco
from upgrading import MADE_UP, NOW, ServedHouse, made_up_rules, steady

pytestmark = pytest.mark.long


class Glancing(Writing):
    """People who do not look at every moment."""

    every = 9


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made_up_rules(tmp_path_factory.mktemp("made-up"))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Json]:
    """Games of today, and all that their house told of them when it was open again."""
    data = tmp_path_factory.mktemp("today")
    with hashing_is_cheap(), opened(data, now=lambda: NOW, token=steady("today")) as house:
        writing = Glancing(house, {})
        writing.introduce()
        finish(writing)
        begin(writing)
    with opened(data, now=lambda: NOW) as house:
        return data, writing.moved_to(house).answers()


def finish(writing: Writing) -> None:
    writing.play(writing.opened("merkator finished", "merkator", ["me", "me"]), never)
    table = writing.opened("merkator without joining", "merkator", ["me", "me"])
    writing.play(table, never, always="stay")  # its moves are still legal, but count otherwise
    writing.play(writing.opened("merv finished", "merv", ["me"]), never)
    table = writing.opened("merchants left", "merchants", ["me", "Ben", "Carl"])
    table = writing.play(writing.start(table), after(30))
    writing.send("Anna", table, "end", at=table["at"])
    for name in ("Ben", "Carl"):
        writing.send(name, table, "answer", at=table["at"], yes=True)


def begin(writing: Writing) -> None:
    writing.play(writing.opened("merkator alone", "merkator", ["me"]), after(20))
    table = writing.opened("merkator begun", "merkator", ["me", "Ben", "Carl"])
    writing.play(writing.start(table), after(CHAPTER + 5))
    table = writing.opened("merkator within a decision", "merkator", ["me", "Ben"])
    writing.play(writing.start(table), has_begun("take "))
    table = writing.opened("merv begun", "merv", ["me", "Ben"])
    writing.play(writing.start(table), after(30))
    table = writing.opened("merchants begun", "merchants", ["me", "Ben", "Carl"])
    writing.play(writing.start(table), after(30))
    table = writing.opened("merchants of four", "merchants", ["me", "Ben", "Carl", "random"])
    writing.play(writing.start(table), after(30))


@pytest.fixture(scope="module")
def now_here(
    written: tuple[Path, Json], code: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Glancing]:
    """The same people in a house that plays by the made-up rules."""
    data, answers = written
    copy = tmp_path_factory.mktemp("made-up house")
    shutil.copytree(data, copy, dirs_exist_ok=True)
    with ServedHouse(copy, code) as house:
        yield Glancing(house, answers["keys"])
    assert chapters(data) - chapters(copy) == set()  # every moment of everybody is as it was


def chapters(data: Path) -> set[tuple[object, ...]]:
    with closing(sqlite3.connect(data / "fondaco.db")) as plain:
        found = set(plain.execute("SELECT * FROM moments"))
    assert len(found) > 30
    return found


FINISHED = [
    "merkator finished",
    "merkator without joining",
    "merv finished",
    "merchants left",
]


@pytest.mark.parametrize("what", FINISHED)
def test_a_finished_game_is_shown_as_it_was(
    written: tuple[Path, Json], now_here: Glancing, what: str
) -> None:
    before = written[1]["tables"][what]
    assert as_before(now_here.told(before["id"], before["title"])) == as_before(before)


def as_before(told: Json) -> Json:
    """What the house tells of a table, but for what rules are played there today."""
    seen = {name: {**one, "now": as_told(one["now"])} for name, one in told["seen"].items()}
    return {**told, "seen": seen}


def test_it_stays_so_when_somebody_speaks_there(
    written: tuple[Path, Json], now_here: Glancing
) -> None:
    before = written[1]["tables"]["merkator finished"]["seen"]["Anna"]["now"]
    now_here.send("Anna", before, "say", text="That was a good game.")
    [row] = [row for row in now_here.people["Anna"].get("/api/mine") if row["id"] == before["id"]]
    now = now_here.people["Anna"].table(before["id"])
    assert (row["status"], now["status"]) == ("over", "over")
    assert now["scores"] == before["scores"]


UNDER_WAY = [
    "merkator alone",
    "merkator begun",
    "merkator within a decision",
    "merv begun",
    "merchants begun",
]


@pytest.mark.parametrize("what", UNDER_WAY)
def test_a_game_under_way_goes_on_from_where_it_stood(
    written: tuple[Path, Json], now_here: Glancing, what: str
) -> None:
    told = written[1]["tables"][what]
    before = told["seen"]["Anna"]["now"]
    check_taking_back_ends_here(now_here, before)
    for name, seen in told["seen"].items():
        person = now_here.people.get(name, now_here.stranger)
        now = person.table(told["id"])
        assert position(now["view"]) == position(seen["now"]["view"])
        assert now["to_act"] == seen["now"]["to_act"]
        assert now["problem"] == ""
        assert now_here.moments(person, now, "") == seen["moments"][""]
        assert now_here.story(person, told["id"]) == seen["story"]
    story = now_here.stranger.get(f"/api/tables/{told['id']}/story")
    due = {"at": before["moves"], "rules": MADE_UP, "edition": before["edition"]}
    assert story["renewals"] == [due]
    check_goes_on(now_here, before)


def check_taking_back_ends_here(people: Writing, before: Json) -> None:
    """Nobody goes back to what was played under other rules."""
    anna = people.people["Anna"]
    now = anna.table(before["id"])
    refused = anna.send(before["id"], "undo", at=now["at"])
    assert refused["type"] == "refused"
    assert f"The first {before['moves']} moves were played under other rules" in refused["text"]


def test_one_that_is_not_valid_any_more_is_shown_and_can_be_ended(
    written: tuple[Path, Json], now_here: Glancing
) -> None:
    told = written[1]["tables"]["merchants of four"]
    for name, seen in told["seen"].items():
        person = now_here.people.get(name, now_here.stranger)
        now = person.table(told["id"])
        assert (now["view"], now["legal"]) == (seen["now"]["view"], None)
        assert "any player may end it without a result" in now["problem"]
        assert now_here.moments(person, now, "") == seen["moments"][""]
    carl = now_here.people["Carl"]
    assert carl.send(told["id"], "end", at=now["at"])["type"] == "ok"
    over = now_here.stranger.table(told["id"])
    assert (over["status"], over["ended"] != "", over["view"] is not None) == ("over", True, True)
    assert len(now_here.stranger.http.get(f"/api/tables/{told['id']}/log").text.splitlines()) > 30


def test_a_log_over_the_border_is_verified_as_far_as_it_can_be(
    written: tuple[Path, Json], now_here: Glancing, code: Path, tmp_path: Path
) -> None:
    before = written[1]["tables"]["merkator alone"]["seen"]["Anna"]["now"]
    over = now_here.play(before, never)
    assert over["status"] == "over"
    text = now_here.stranger.http.get(f"/api/tables/{before['id']}/log").text
    [row] = [row for row in text.splitlines() if row.startswith(f"rules {MADE_UP} ")]
    assert f" edition {over['edition']} drawn " in row
    assert text.splitlines().index(row) == text.splitlines().index(start_of(text)) + 21
    log = tmp_path / "game.log"
    log.write_text(text)
    done = run_fondaco(code, "verify", str(log))
    said = " ".join(done.stdout.split())
    assert (done.returncode, done.stderr) == (1, "")
    assert f"the luck of moves 21 to {over['moves']} was fixed before the first move" in said
    assert "The set-up and moves 1 to 20 are not proved" in said
    brought = now_here.people["Carl"].http.post("/api/logs", content=text.encode())
    assert brought.json()["scores"] is not None


def start_of(text: str) -> str:
    [row] = [row for row in text.splitlines() if row.startswith("start")]
    return row


def test_a_recheck_tells_what_becomes_of_each_game(
    written: tuple[Path, Json], code: Path, tmp_path: Path
) -> None:
    shutil.copytree(written[0], tmp_path, dirs_exist_ok=True)
    done = run_fondaco(code, "recheck", "--data", str(tmp_path))
    assert done.returncode == 0
    progress = done.stderr.splitlines()  # if it takes long enough to be told
    assert all(line.endswith(" tables") for line in progress), progress
    ids = {what: told["id"] for what, told in written[1]["tables"].items()}
    for what in UNDER_WAY:
        assert f"{ids[what]} will go on under today's rules." in done.stdout
    for what in [*FINISHED, "merchants of four"]:
        version = fondaco.game(what.split(" ")[0]).rules_version
        why = f"{ids[what]} can only be looked at. It was played with version {version} "
        assert why in done.stdout
    assert f"{len(ids)} tables: {len(ids)} are fine, 0 set aside" in done.stdout
    assert chapters(written[0]) <= chapters(tmp_path)
