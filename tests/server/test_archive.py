"""Moments are kept while a game is played, when it is over, when it is left, and when the house
closes; what is taken back is forgotten; and whoever looks back sees the same as before."""

import hashlib
import itertools
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import fondaco
from fondaco.server.archive import CHAPTER
from fondaco.server.archivist import LEFT
from fondaco.server.house import House
from fondaco.server.positions import LATEST, SOONEST
from fondaco.server.workers import Here, WorkFailed
from houses import Json, OpenHouse, Person, opened
from stored import forget, rows
from waiting import until

MOVES = 2 * CHAPTER + 30


class Clock:
    """The time of the house; a test may move it."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        self.now += 1
        return self.now


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[OpenHouse]:
    """A house whose tokens, and so whose luck, are the same each time."""
    numbers = itertools.count(1)

    def token() -> str:
        return hashlib.sha256(f"archive {next(numbers)}".encode()).hexdigest()

    folder = tmp_path_factory.mktemp("house")
    with opened(folder, now=clock, token=token, workers=Here()) as found:
        yield found


@pytest.fixture(scope="module")
def anna(house: OpenHouse) -> Person:
    return house.person()


def play(anna: Person, table: Json, moves: int) -> Json:
    """So many moves more, by all seats from one screen; not all the same."""
    for _ in range(moves):
        legal = anna.get(path(table, f"?seat={table['to_act']}"))["legal"]
        table = anna.play(table, legal[table["moves"] * 7 % len(legal)]["move"])
    found: Json = anna.get(path(table, f"?seat={table['to_act']}"))
    return found


def path(table: Json, what: str) -> str:
    return f"/api/tables/{table['id']}{what}"


def chapters(house: OpenHouse, table: Json) -> list[tuple[int, int]]:
    """The first and the last moment of each chapter that is kept."""
    sql = "SELECT DISTINCT first, last FROM moments WHERE table_id = ? ORDER BY first"
    return [(first, last) for first, last in rows(house, sql, table["id"])]


def kept(house: OpenHouse, table: Json) -> int:
    [(found,)] = rows(house, "SELECT kept FROM tables WHERE id = ?", table["id"])
    return int(found)


def moments(person: Person, table: Json, numbers: list[int]) -> list[Any]:
    return [person.get(path(table, f"/moments/{at}")) for at in numbers]


@pytest.fixture(scope="module")
def long(house: OpenHouse, anna: Person) -> Json:
    """A game that has come through two chapters."""
    return play(anna, anna.open("merchants", ["me", "me", "me"]), MOVES)


def test_whole_chapters_are_kept_while_a_game_is_played(
    house: OpenHouse, anna: Person, long: Json
) -> None:
    numbers = [0, 1, 57, 99, 100, 101, 150, 200, MOVES]
    before = moments(anna, long, numbers)
    story = anna.get(path(long, "/story"))
    house.run(House.sweep)
    until(lambda: kept(house, long) == 2 * CHAPTER, "two chapters")
    assert chapters(house, long) == [(0, 99), (100, 199)]
    assert moments(anna, long, numbers) == before
    assert anna.get(path(long, "/story")) == story
    assert [line["at"] for line in story["moves"]] == list(range(1, MOVES + 1))


def test_a_position_is_kept_along_the_game(house: OpenHouse, long: Json) -> None:
    sql = "SELECT moves FROM positions WHERE table_id = ? ORDER BY moves"
    found = [moves for (moves,) in rows(house, sql, long["id"])]
    assert found
    assert all(after - before >= SOONEST for before, after in pairwise([0, *found]))
    assert all(after - before <= LATEST for before, after in pairwise([0, *found, MOVES]))


def test_a_game_that_is_read_again_stands_as_it_stood(
    house: OpenHouse, anna: Person, long: Json
) -> None:
    forget(house, long["id"])
    assert anna.table(long["id"]) == anna.get(path(long, ""))
    now = anna.get(path(long, f"?seat={long['to_act']}"))
    assert now == anna.get(path(long, f"?seat={long['to_act']}"))
    assert now["legal"] == long["legal"]
    assert now["view"] == long["view"]


def test_what_is_taken_back_is_not_kept(house: OpenHouse, anna: Person) -> None:
    """The house goes back by consent, past the end of a chapter; the new moves count."""
    people = [anna, house.person(), house.person()]
    table = anna.open("merchants", ["me", "open", "open"])
    for seat in (1, 2):
        assert people[seat].send(table["id"], "sit", seat=seat)["type"] == "ok"
    assert anna.send(table["id"], "start")["type"] == "ok"
    now = all_play(people, table["id"], CHAPTER + 4)
    house.run(House.sweep)
    until(lambda: kept(house, table) == CHAPTER, "a chapter")
    while now["moves"] > CHAPTER - 5:
        now = go_back(people, table["id"])
    assert chapters(house, table) == []
    assert kept(house, table) == 0
    now = all_play(people, table["id"], CHAPTER + 2 - now["moves"])
    numbers = [10, CHAPTER - 5, CHAPTER - 1, CHAPTER, CHAPTER + 2]
    fresh = moments(anna, table, numbers)
    house.run(House.sweep)
    until(lambda: kept(house, table) == CHAPTER, "the chapter, made anew")
    assert moments(anna, table, numbers) == fresh


def all_play(people: list[Person], id: str, moves: int) -> Json:
    now = people[0].table(id)
    for _ in range(moves):
        player = people[now["to_act"]]
        now = player.table(id)
        now = player.play(now, now["legal"][now["seq"] % len(now["legal"])]["move"])
    return now


def go_back(people: list[Person], id: str) -> Json:
    """Whoever moved last asks to take it back, and the others agree, if they have to be asked."""
    now = people[0].table(id)
    seat = people[0].get(f"/api/tables/{id}/story")["moves"][-1]["seat"]
    assert people[seat].send(id, "undo", at=now["at"])["type"] == "ok"
    for other in people[:seat] + people[seat + 1 :]:
        if people[0].table(id)["asked"]:
            assert other.send(id, "answer", at=now["at"], yes=True)["type"] == "ok"
    return people[0].table(id)


def test_all_is_kept_when_a_game_is_over(house: OpenHouse, anna: Person) -> None:
    table = play(anna, anna.open("merkator", ["me", "me"]), 5)
    anna.send(table["id"], "end", at=table["at"])
    house.run(House.sweep)
    until(lambda: kept(house, table) == 6, "all moments")
    assert chapters(house, table) == [(0, 5)]


def test_a_game_that_was_left_is_kept_later(house: OpenHouse, anna: Person, clock: Clock) -> None:
    table = play(anna, anna.open("merkator", ["me", "me"]), 3)
    forget(house, table["id"])
    clock.now += 2 * LEFT
    house.run(lambda inside: inside.archivist.keep_forgotten())
    assert kept(house, table) == 4


def test_all_is_kept_when_the_house_closes(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        anna = house.person()
        table = play(anna, anna.open("merv", ["me", "me"]), 7)
        cookies = dict(anna.http.cookies)
    with opened(tmp_path) as again:
        assert kept(again, table) == 8
        back = again.person()
        back.http.cookies.update(cookies)
        assert back.get(path(table, f"?seat={table['to_act']}"))["view"] == table["view"]


def test_moments_that_cannot_be_made_are_given_up_once(
    house: OpenHouse, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> Any:
        raise WorkFailed("on purpose")

    table = play(anna, anna.open("merkator", ["me", "me"]), 2)
    anna.send(table["id"], "end", at=table["at"])
    with monkeypatch.context() as patch:
        patch.setattr(house.house.archive.workers, "do", fail)
        house.run(House.sweep)
        until(lambda: kept(house, table) == -1, "that it was given up")
    house.run(House.sweep)
    assert kept(house, table) == -1


def test_work_that_fails_is_an_answer(
    house: OpenHouse, anna: Person, long: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> Any:
        raise WorkFailed("on purpose")

    monkeypatch.setattr(house.house.workers, "do", fail)
    for what in ("/moments/3", "/story", "/board?at=3"):
        answer = anna.http.get(path(long, what))
        assert answer.status_code == 503
        assert "Try again" in answer.json()["text"]


def test_a_log_tells_where_the_rules_changed(house: OpenHouse, anna: Person) -> None:
    """An uploaded log of two versions is shown from where this house can play it."""
    table = fondaco.new("merkator", 2, seed=5)
    for _ in range(4):
        table.play(table.legal()[0])
    rows_before = table.log().split("\n")[:-2]
    game = table.game
    row = fondaco.log.renewal_row(game.rules_version, game.edition, 0, table.plain_state())
    for _ in range(3):
        table.play(table.legal()[0])
    text = fondaco.log.whole([*rows_before, row, *table.log().split("\n")[-5:-2]])
    found = anna.http.post("/api/logs", content=text).json()
    assert found["moves"] == 7
    assert anna.http.get(path(found, "/log")).text == text
    assert anna.http.get(path(found, "/moments/5")).status_code == 200
    refused = anna.http.get(path(found, "/moments/2"))
    assert refused.status_code == 422
    assert "was not kept" in refused.json()["text"]
