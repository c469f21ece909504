"""A PostgreSQL that is stopped: noticed within seconds, told in words, and survived."""

import threading
import time
from collections.abc import Iterator

import pytest

from databases import fresh_database
from fondaco import Refused
from fondaco.server import postgres_line
from fondaco.server.database import Away, InDoubt
from fondaco.server.postgres import AWAY, Postgres, PostgresConnection
from houses import Json, OpenHouse, Talk, opened
from processes import journal, shown
from stopping import stopped
from waiting import until

pytestmark = pytest.mark.long

NOTICED = 3.0  # seconds


@pytest.fixture(scope="module")
def database(postgres_url: str) -> str:
    return fresh_database(postgres_url)


@pytest.fixture(scope="module")
def house(database: str) -> Iterator[OpenHouse]:
    with opened(Postgres(database)) as found:
        yield found


def ready(house: OpenHouse) -> tuple[int, str]:
    answer = house.person().http.get("/readyz")
    return answer.status_code, answer.text


def outage(talk: Talk) -> bool:
    """Whether the next outage that is told of is over."""
    return bool(talk.until(lambda message: message["type"] == "outage")["over"])


def test_it_is_noticed_told_and_survived(house: OpenHouse, database: str) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "me"])
    stranger = house.person()
    with anna.socket(table["id"]) as talk:
        now = shown(talk)
        assert ready(house) == (200, "ready\n")
        with stopped(database):
            began = time.monotonic()
            assert not outage(talk)
            assert time.monotonic() - began < NOTICED
            assert ready(house) == (503, "the store does not answer\n")
            assert anna.http.get("/healthz").text == "well\n"
            refused = refused_move(talk, now)
            asked = stranger.http.get(f"/api/tables/{table['id']}/log")
            assert (asked.status_code, asked.json()) == (503, {"text": AWAY})
            assert time.monotonic() - began < 2 * NOTICED
        assert outage(talk)
        assert ready(house) == (200, "ready\n")
        again = {name: refused[name] for name in ("cid", "at", "move")}
        assert [talk.ask("play", **again)["seq"] for _ in range(2)] == [now["seq"] + 1] * 2
    assert moves(database, table["id"]) == 1


def refused_move(talk: Talk, now: Json) -> Json:
    """A move that is sent while nothing can be written; sent how, and what it is told."""
    sent = {"cid": "once", "at": now["at"], "move": now["legal"][-1]["move"]}
    answer = talk.ask("play", **sent)
    assert (answer["type"], answer["again"], answer["text"]) == ("refused", True, AWAY)
    return sent


def moves(database: str, table: str) -> int:
    return len([body for _, _, body in journal(database, table) if body["is"] == "moved"])


def test_what_is_under_way_when_it_stops_is_neither_lost_nor_done_twice(
    house: OpenHouse, database: str
) -> None:
    """Many people play on, over the stop, and send again what was refused."""
    players = [Player(house, number) for number in range(4)]
    try:
        until(lambda: all(player.done > 2 for player in players), "everybody plays")
        with stopped(database):
            until(lambda: ready(house)[0] == 503, "it is noticed")
        before = [player.done for player in players]
        until(lambda: have_all_gone_on(players, before), "everybody plays on")
    finally:
        for player in players:
            player.stop()
    for player in players:
        stored = journal(database, player.table["id"])
        assert [seq for seq, _, _ in stored] == list(range(1, len(stored) + 1))
        assert len([body for _, _, body in stored if body["is"] == "said"]) == player.done
    assert any(player.refused for player in players)


def have_all_gone_on(players: list["Player"], before: list[int]) -> bool:
    return all(player.done > done for player, done in zip(players, before, strict=True))


class Player:
    """Says one thing after the other, each until it is acknowledged."""

    def __init__(self, house: OpenHouse, number: int) -> None:
        self.person = house.person()
        self.table = self.person.open("merkator", ["me", "me"])
        self.number = number
        self.done = self.refused = 0
        self._is_over = False
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def _play(self) -> None:
        with self.person.socket(self.table["id"]) as talk:
            while not self._is_over:
                cid = f"{self.number}-{self.done}"
                answer = talk.ask("say", cid=cid, text=cid)
                if answer["type"] == "ok":
                    self.done += 1
                else:
                    assert answer["again"], answer
                    self.refused += 1
                    time.sleep(0.05)

    def stop(self) -> None:
        self._is_over = True
        self._thread.join()


def test_a_commit_that_got_no_answer_is_not_tried_again_but_found(
    house: OpenHouse, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "me"])
    sent = {"cid": "doubtful", "at": table["at"], "move": table["legal"][-1]["move"]}
    commit = PostgresConnection.commit
    broken: list[PostgresConnection] = []

    def committed(connection: PostgresConnection) -> None:
        is_move = connection.rows("SELECT 1 FROM journal WHERE cid = 'doubtful'")
        commit(connection)
        if is_move and not broken:
            broken.append(connection)
            raise InDoubt(AWAY)

    with anna.socket(table["id"]) as talk:
        monkeypatch.setattr(PostgresConnection, "commit", committed)
        assert talk.ask("play", **sent)["again"] is True
        assert [talk.ask("play", **sent)["type"] for _ in range(2)] == ["ok", "ok"]
    assert (len(broken), moves(database, table["id"])) == (1, 1)


def test_a_statement_that_takes_too_long_is_ended_by_the_database(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(postgres_line.LIMITS, "statement_timeout", 0.2)
    connection = Postgres(database).connect()
    connection.begin()
    with pytest.raises(Away):
        connection.rows("SELECT pg_sleep(20)")
    connection.roll_back()
    connection.begin()
    connection.take_time()
    assert connection.rows("SELECT pg_sleep(0.4), 1")[0][1] == 1
    connection.commit()
    connection.close()


def test_who_starts_while_it_is_stopped_is_told_soon(database: str) -> None:
    with stopped(database):
        began = time.monotonic()
        with pytest.raises(Refused, match="cannot be reached"):
            Postgres(database).connect()
        assert time.monotonic() - began < NOTICED
