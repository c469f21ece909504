"""Two processes on one PostgreSQL, with a Valkey between them."""

import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from databases import fresh_database
from fondaco import Refused
from fondaco.server.founding import house_of
from fondaco.server.house import House
from fondaco.server.neighbors import GONE
from fondaco.server.settings import Settings
from fondaco.server.store.people import KEY
from houses import Talk, opened
from processes import (
    Houses,
    Process,
    devices,
    freeze,
    has_run_out,
    journal,
    leave_it_to_the_bot,
    let_time_pass,
    shown,
    told,
)
from valkeys import Valkey
from waiting import until

pytestmark = pytest.mark.long  # houses in processes of their own

GONE_ON = 20.0  # seconds, also on a busy machine


@pytest.fixture(scope="module")
def database(postgres_url: str) -> str:
    return fresh_database(postgres_url)


@pytest.fixture(scope="module")
def houses(database: str, valkey: Valkey) -> Iterator[Houses]:
    shared = ("--database", database, "--bus", valkey.url)
    with Process(*shared) as one, Process(*shared) as other:
        assert one.host != other.host
        yield one, other


def test_what_happens_at_one_is_seen_at_the_other_without_a_notify(
    houses: Houses, database: str
) -> None:
    here, there = devices(houses)
    table = here.open("merkator", ["me", "me"])
    with psycopg.connect(database, autocommit=True) as plain, there.socket(table["id"]) as talk:
        plain.execute("LISTEN fondaco")
        seq = shown(talk)["seq"]
        for number in range(1, 4):
            table = here.play(table, table["legal"][-1]["move"])
            assert told(talk, seq + number)["table"]["moves"] == number
        assert list(plain.notifies(timeout=0.2)) == []


def test_who_is_there_is_known_across_processes(houses: Houses) -> None:
    anna, berta = devices(houses)[0], devices(houses)[1]
    table = anna.open("merkator", ["me", "open"])["id"]
    with anna.socket(table) as here, berta.socket(table) as there:
        for talk in (here, there):
            present(talk, [0], 1)
        there.ask("sit", seat=1)
        present(here, [0, 1], 0)


def present(talk: Talk, seats: list[int], onlookers: int) -> None:
    wanted = {"type": "presence", "seats": seats, "onlookers": onlookers}
    talk.until(lambda message: message == wanted)


def test_a_process_without_the_bus_is_refused(houses: Houses, database: str) -> None:
    assert all(house.host for house in houses)
    with Process("--database", database) as other:
        assert other.plain.wait(60) == 2


def test_while_the_bus_is_away_play_goes_on(houses: Houses, database: str, valkey: Valkey) -> None:
    here, there = devices(houses)
    table = here.open("merkator", ["me", "me"])
    with there.socket(table["id"]) as talk:
        seq = shown(talk)["seq"]
        valkey.stop()
        until(lambda: not hears(houses[0]) and not hears(houses[1]), "it is noticed")
        for person in (here, there, here):
            table = person.play(person.table(table["id"]), table["legal"][-1]["move"])
            seq += 1
            told(talk, seq)  # looked up, since nobody could tell
        valkey.start()
        until(lambda: hears(houses[0]) and hears(houses[1]), "it is back")
        here.play(table, table["legal"][-1]["move"])
        told(talk, seq + 1)
    assert [seq for seq, _, _ in journal(database, table["id"])] == list(range(1, seq + 2))


def hears(house: Process) -> bool:
    """Whether a process hears of others, as it says; either way it is ready."""
    answer = house.person().http.get("/readyz")
    assert answer.status_code == 200
    return answer.text == "ready\n"


def test_what_a_killed_process_looked_after_goes_on_at_another(
    houses: Houses, database: str
) -> None:
    """The last test of these houses: one of them does not come back."""
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
        held = leases(lives)
        assert leases(dies) >= 2
        dies.kill()
        began = time.monotonic()
        while shown(talk)["seq"] <= left["seq"]:
            pass
        assert time.monotonic() - began < GONE_ON
        let_time_pass(database, 11_000)
        with berta_later.socket(clock) as late:
            late.until(has_run_out)
            until(lambda: leases(lives) >= held + 2, "both tables are looked after")
    assert journal(database, bots["id"])[left["seq"]][1] == "bot"


def leases(house: Process) -> int:
    """How many tables a process looks after."""
    text = house.person().http.get("/metrics").text
    [line] = [line for line in text.splitlines() if line.startswith("fondaco_leases ")]
    return int(float(line.split()[1]))


@pytest.mark.parametrize("bus", ["nats://127.0.0.1", "redis"])
def test_what_is_no_bus_is_refused(bus: str) -> None:
    with pytest.raises(Refused, match="address of a Valkey or Redis"):
        house_of(Settings(bus=bus))


def test_strangers_stay_when_the_bus_is_followed_anew(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        table = house.person().open("merkator", ["me", "me"])["id"]
        with house.person().socket(table) as stranger:
            shown(stranger)

            async def hear(inside: House) -> None:
                for channel in (KEY, GONE):
                    inside.neighbors.hear(f"{channel} ")

            house.run(hear)
            with house.person().socket(table):
                stranger.until(lambda message: message.get("onlookers") == 2)
