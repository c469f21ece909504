"""A house is killed, and opened again with rules that nobody plays yet: at most the moments of the
last, unfinished chapter are missing, and its games go on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fondaco.server.archive import CHAPTER
from houses import Json
from old_people import Writing, after
from other_rules import NOT_KEPT, check_goes_on, moment, run_fondaco
from upgrading import ServedHouse, made_up_rules
from waiting import until

pytestmark = pytest.mark.long

MOVES = CHAPTER + 8


def played_until_killed(data: Path) -> tuple[Json, dict[str, str]]:
    """A game of which one chapter was kept, as Anna saw it last; and everybody's keys."""
    house = ServedHouse(data)
    people = Writing(house, {})
    table = people.opened("killed", "merv", ["me", "me"])
    people.play(table, after(MOVES), always="gain favour")
    until(lambda: chapters(data) > 0, "a chapter is kept")
    before = people.people["Anna"].table(table["id"])
    before["kept"] = views(people, table["id"])
    keys = people.keys()
    house.kill()
    return before, keys


def views(people: Writing, id: str) -> list[Json]:
    """The first and the last view of the chapter that was kept."""
    return [moment(people.stranger, id, at)["view"] for at in (0, CHAPTER - 1)]


def chapters(data: Path) -> int:
    with closing(sqlite3.connect(data / "fondaco.db")) as plain:
        return int(plain.execute("SELECT COUNT(*) FROM moments").fetchone()[0])


def test_a_game_of_a_house_that_was_killed_goes_on_from_its_last_position(
    tmp_path: Path,
) -> None:
    code, data = made_up_rules(tmp_path / "made-up"), tmp_path / "data"
    data.mkdir()
    before, keys = played_until_killed(data)
    moves = before["moves"]
    done = run_fondaco(code, "recheck", "--data", str(data))
    assert f"\n{moves + 1 - CHAPTER} of their moments were not kept" in done.stdout
    with ServedHouse(data, code, "after") as house:
        people = Writing(house, keys)
        anna = people.people["Anna"]
        now = anna.table(before["id"])
        assert (now["view"], now["to_act"]) == (before["view"], before["to_act"])
        assert moment(anna, now["id"], moves)["view"] == before["view"]
        check_past(people, before)
        check_goes_on(people, before)
    with ServedHouse(data, code, "again") as house:
        people = Writing(house, keys)
        now = people.people["Anna"].table(before["id"])
        assert now["seq"] == before["seq"] + 2  # the renewal, and the move
        check_past(people, before)
        assert moment(people.people["Anna"], now["id"], moves + 1)["view"] == now["view"]
        people.send("Anna", now, "end", at=now["at"])
        course = people.stranger.get(f"/api/tables/{now['id']}/course")
        assert len(course["totals"]) == moves + 2


def check_past(people: Writing, before: Json) -> None:
    """What was kept is shown, and what was not is refused in plain words."""
    assert views(people, before["id"]) == before["kept"]
    for at in (CHAPTER, before["moves"] - 1):
        assert moment(people.stranger, before["id"], at, 422) == {"text": NOT_KEPT}
    story = people.stranger.get(f"/api/tables/{before['id']}/story")
    told = [line["at"] for line in story["moves"]]
    assert told[: CHAPTER - 1] == list(range(1, CHAPTER))
