"""Two processes: who is there, and what the others do when one of them dies."""

from collections.abc import Iterator

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from databases import fresh_database
from fondaco.server.accord import DEAD_AFTER
from fondaco.server.postgres import Postgres
from fondaco.server.runtime import now_in_milliseconds
from houses import Talk, opened
from processes import (
    Houses,
    devices,
    freeze,
    has_run_out,
    journal,
    leave_it_to_the_bot,
    let_time_pass,
    shown,
    told,
    two_processes,
)

pytestmark = pytest.mark.long  # houses in processes of their own


@pytest.fixture(scope="module")
def database(postgres_url: str) -> str:
    return fresh_database(postgres_url)


@pytest.fixture(scope="module")
def houses(database: str) -> Iterator[Houses]:
    with two_processes(database) as both:
        yield both


# --- Presence ---


def present(talk: Talk, seats: list[int], onlookers: int) -> None:
    """Wait until somebody is told that exactly these are there."""
    wanted = {"type": "presence", "seats": seats, "onlookers": onlookers}
    talk.until(lambda message: message == wanted)


def told_presence(talk: Talk) -> tuple[list[int], int]:
    """Who is there, the next time that it is told."""
    told = talk.until(lambda message: message["type"] == "presence")
    return told["seats"], told["onlookers"]


def test_presence_is_known_across_processes(houses: Houses) -> None:
    anna, berta = devices(houses)[0], devices(houses)[1]
    table = anna.open("merkator", ["me", "open"])["id"]
    with anna.socket(table) as here:
        present(here, [0], 0)
        with berta.socket(table) as there:
            present(here, [0], 1)
            present(there, [0], 1)
            there.ask("sit", seat=1)
            present(here, [0, 1], 0)
            with houses[1].person().socket(table) as third:
                present(here, [0, 1], 1)
                present(third, [0, 1], 1)
        present(here, [0], 0)


def test_those_at_a_process_that_closes_are_gone(database_url: str) -> None:
    with opened(Postgres(database_url)) as here:
        anna = here.person()
        table = anna.open("merkator", ["me", "me"])["id"]
        with anna.socket(table) as talk:
            with opened(Postgres(database_url)) as there, there.person().socket(table):
                present(talk, [0, 1], 1)
            present(talk, [0, 1], 0)


def test_those_at_a_process_that_died_are_gone(database_url: str) -> None:
    late = DEAD_AFTER + 5_000
    with (
        opened(Postgres(database_url)) as dead,
        opened(Postgres(database_url), now=lambda: now_in_milliseconds() + late) as alive,
    ):
        onlooker = dead.person()
        table = onlooker.open("merkator", ["me", "me"])["id"]
        with onlooker.socket(table), alive.person().socket(table) as talk:
            present(talk, [0, 1], 1)
            alive.run(lambda house: house._beat())
            while told_presence(talk) != ([], 1):  # what was still on its way has come
                alive.run(lambda house: house._beat())


# --- When something dies ---


def test_what_is_missed_while_nobody_listens_is_told_later(houses: Houses, database: str) -> None:
    here, there = devices(houses)
    table = here.open("merkator", ["me", "me"])
    with there.socket(table["id"]) as talk:
        shown(talk)
        for _ in range(3):
            assert stop_listening(database) >= 1
            for _ in range(3):
                table = here.play(table, table["legal"][-1]["move"])
            while shown(talk)["seq"] < table["seq"]:
                pass


def stop_listening(database: str) -> int:
    """End the connections on which the processes hear of each other."""
    return cut(database, "LISTEN%")


def cut(database: str, last_words: str) -> int:
    """End connections to the database, by what was last said on them; how many."""
    with psycopg.connect(database, autocommit=True) as plain:
        rows = plain.execute(
            """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE query LIKE %s AND datname = current_database() AND pid <> pg_backend_pid()""",
            (last_words,),
        ).fetchall()
    return len(rows)


def test_when_the_database_was_away_nobody_notices(houses: Houses, database: str) -> None:
    here, there = devices(houses)
    table = here.open("merkator", ["me", "me"])
    for person in (here, there, here, there):
        assert cut(database, "%") >= 1
        for _ in range(3):  # a connection each for those who read
            table = person.table(table["id"])
        table = person.play(table, table["legal"][-1]["move"])
    assert table["moves"] == 4


def test_what_cannot_be_followed_is_set_aside_alone(houses: Houses, database: str) -> None:
    anna = devices(houses)[0]
    sound, broken = [anna.open("merkator", ["me", "me"])["id"] for _ in range(2)]
    with anna.socket(broken) as talk, anna.socket(sound) as other:
        shown(talk)
        shown(other)
        with psycopg.connect(database, autocommit=True) as plain:
            plain.execute(
                "INSERT INTO journal VALUES (%s, 4, 'x', 'x', %s, 0)",
                (broken, '{"is":"moved","line":"0 fly home"}'),
            )
            plain.execute("SELECT pg_notify('fondaco', %s)", (f"{broken} 4",))
        with pytest.raises(ConnectionClosed):
            talk.until(lambda message: message.get("seq") == 4)
        assert other.ask("say", text="Hello")["type"] == "ok"
    assert [house.person().http.get(f"/api/tables/{broken}").status_code for house in houses] == [
        410,
        410,
    ]


def test_a_process_goes_on_with_bots_and_clocks_of_one_that_was_killed(
    houses: Houses, database: str
) -> None:
    """The last test here: one of the houses does not come back."""
    dies, lives = houses
    (anna, _), (berta, berta_later) = devices(houses), devices(houses)
    bots = anna.open("merkator", ["me", "greedy"])
    anna.play(bots, bots["legal"][-1]["move"])
    clock = anna.open("merkator", ["me", "open"], clock={"type": "bank", "seconds": 10})["id"]
    berta.send(clock, "sit", seat=1)
    anna.send(clock, "start")
    with lives.person().socket(bots["id"]) as talk:
        freeze(dies)
        left = leave_it_to_the_bot(anna, bots["id"])
        dies.kill()
        let_time_pass(database, 11_000)
        with berta_later.socket(clock) as late:
            late.until(has_run_out)
            assert late.ask("choose", choice="bot")["type"] == "ok"
            assert late.until(lambda message: message.get("what") == "moved")["seat"] == 0
        while shown(talk)["seq"] < left["seq"]:
            pass
        played = told(talk, left["seq"] + 1)
        assert (played["what"], played["seat"]) == ("moved", 1)
    for table in (bots["id"], clock):
        stored = journal(database, table)
        assert [seq for seq, _, _ in stored] == list(range(1, len(stored) + 1))
    assert [body["is"] for _, _, body in stored].count("ran_out") == 1
