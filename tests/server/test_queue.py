"""The queue: workers anywhere think for the bots of a house, and a house needs none of them."""

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from fondaco.server import build, redis_analyses, redis_answers, redis_queue, shift
from fondaco.server.analysing import Note
from fondaco.server.jobs import Analyse, Analysed, Answer
from fondaco.server.redis_answers import Answers, Queue
from fondaco.server.redis_bus import connected, raw
from fondaco.server.redis_queue import QueuedWorkers
from fondaco.server.redis_ties import RedisTies
from fondaco.server.shift import Shift
from houses import Json, OpenHouse, Person, opened
from processes import leave_it_to_the_bot
from valkeys import Valkey
from waiting import SECONDS, until

pytestmark = pytest.mark.long  # workers in processes of their own


@pytest.fixture
def house(tmp_path: Path, valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenHouse]:
    monkeypatch.setattr(redis_queue, "PATIENCE_SECONDS", SECONDS)
    monkeypatch.setattr(redis_queue, "LOST_SECONDS", SECONDS)
    monkeypatch.setattr(redis_answers, "LOOK_SECONDS", 0.2)
    with opened(tmp_path, bind=RedisTies(valkey.url).bind) as found:
        yield found


@pytest.fixture
def worker(valkey: Valkey) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "fondaco", "worker", "--bus", valkey.url, "--processes", "1"]
    plain = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert plain.stdout is not None
    assert "Thinking for bots" in plain.stdout.readline()
    yield plain
    plain.kill()
    plain.wait()
    plain.stdout.close()


def has_workers(valkey: Valkey) -> bool:
    """Whether anybody has said that jobs may come, of both kinds."""

    async def look() -> int:
        client, queue = connected(valkey.url), Queue()
        found = min(await client.zcard(queue.workers), await client.zcard(queue.analysts))
        await client.aclose()
        return int(found)

    return asyncio.run(look()) > 0


def thinkers(house: OpenHouse) -> int:
    """How many processes of its own the house has begun for bots."""
    return len(house.house.bots.workers._all)


def bot_plays(anna: Person, table: str) -> Json:
    """Leave it to the bot, until it has played."""
    left = leave_it_to_the_bot(anna, table)
    until(lambda: anna.table(table)["seq"] > left["seq"], "the bot plays")
    return anna.table(table)


def test_a_worker_thinks_and_when_it_is_killed_the_house_does(
    house: OpenHouse,
    worker: "subprocess.Popen[str]",
    valkey: Valkey,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    until(lambda: has_workers(valkey), "a worker gives a sign of life")
    anna = house.person()
    table = anna.open("merkator", ["me", "greedy"])["id"]
    bot_plays(anna, table)
    assert thinkers(house) == 0
    worker.kill()
    monkeypatch.setattr(redis_queue, "PATIENCE_SECONDS", 0.5)
    monkeypatch.setattr(redis_queue, "LOST_SECONDS", 1.5)  # it may have died with a job
    worker.wait()
    # Its last answer may still have been on the way.
    until(lambda: bool(bot_plays(anna, table)) and thinkers(house) == 1, "the house thinks")


def test_a_worker_that_is_told_to_stop_finishes(worker: "subprocess.Popen[str]") -> None:
    worker.send_signal(signal.SIGTERM)
    assert worker.wait(SECONDS) == 0


def test_a_worker_that_dies_with_a_job_loses_nothing(
    house: OpenHouse, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_queue, "LOST_SECONDS", 1.5)

    async def take() -> bool:
        """Say that we work, take a job, and do nothing with it."""
        client, queue = connected(valkey.url), Queue()
        await client.zadd(queue.workers, {"dead": time.time()})
        found = await client.bzpopmin([queue.jobs], timeout=1)
        await client.aclose()
        return found is not None

    anna = house.person()
    table = anna.open("merkator", ["me", "greedy"])["id"]
    asyncio.run(take())
    left = leave_it_to_the_bot(anna, table)
    until(lambda: asyncio.run(take()), "a job is taken")
    until(lambda: anna.table(table)["seq"] > left["seq"], "the bot plays")
    assert thinkers(house) == 1


def test_jobs_of_watched_tables_are_taken_first(valkey: Valkey) -> None:
    async def run() -> list[object]:
        client = connected(valkey.url)
        workers = QueuedWorkers(Answers(client, "process"))
        await client.delete(workers.queue.jobs)
        for table, is_watched in (("a", False), ("b", False), ("c", True)):
            await workers._line_up(table, partial(bool, is_watched))
        await workers._line_up("b", partial(bool, True), again=True)
        await workers._line_up("c", partial(bool, False), again=True)  # it does not fall back
        await workers._line_up("taken", partial(bool, True), again=True)
        found = await client.zrange(workers.queue.jobs, 0, -1)
        await client.aclose()
        return list(found)

    assert asyncio.run(run()) == [b"c", b"b", b"a"]


# --- Analyses ---


def analysis(table: str) -> str:
    return f"/api/tables/{table}/analysis"


def ended(anna: Person) -> str:
    """A game of a few moves."""
    now = anna.open("merkator", ["me"])
    for _ in range(3):
        now = anna.play(now, now["legal"][-1]["move"])
    assert anna.send(now["id"], "end", at=now["at"])["type"] == "ok"
    return str(now["id"])


def analysts(house: OpenHouse) -> int:
    """How many processes of its own the house has begun for analyses."""
    return len(house.house.analyst.here.workers._all)


def test_a_worker_analyses_games(
    house: OpenHouse, worker: "subprocess.Popen[str]", valkey: Valkey
) -> None:
    until(lambda: has_workers(valkey), "a worker gives a sign of life")
    anna = house.person()
    tables = [ended(anna), ended(anna)]
    for table in tables:
        anna.post(analysis(table))
    until(lambda: all(anna.get(analysis(t))["status"] == "done" for t in tables), "accounts")
    assert analysts(house) == 0
    account = anna.get(analysis(tables[0]))["account"]
    assert {one["seat"] for one in account["decisions"]} == {0}
    assert anna.post(analysis(tables[0]))["account"] == account


def test_who_dies_with_an_analysis_loses_nothing(
    house: OpenHouse, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_analyses, "LOST_SECONDS", 1.5)

    async def sign() -> None:
        client, queue = connected(valkey.url), Queue()
        await client.zadd(queue.analysts, {"dead": time.time()})
        await client.aclose()

    async def take() -> bool:
        """Say how far it is, and no more."""
        client, queue = connected(valkey.url), Queue()
        found = await client.bzpopmin([queue.analyses], timeout=1)
        if found:
            id = raw(found[1]).decode()
            half = Answer(0.0, msgspec.msgpack.encode(Analysed(0.5)))
            await client.rpush(queue.answers(id), msgspec.msgpack.encode((id, half)))
        await client.aclose()
        return found is not None

    anna = house.person()
    table = ended(anna)
    asyncio.run(sign())
    anna.post(analysis(table))
    until(lambda: asyncio.run(take()), "the analysis is taken")
    until(lambda: anna.get(analysis(table))["part"] == 0.5, "it is half done")
    until(lambda: anna.get(analysis(table))["status"] == "done", "the house makes it")
    assert analysts(house) == 1


async def _endless(job: Analyse, note: Note) -> Analysed:
    while True:
        note(0.5)
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("is_waited_for", [True, False])
def test_what_is_not_done_is_put_back_and_what_nobody_waits_for_is_left(
    valkey: Valkey, monkeypatch: pytest.MonkeyPatch, is_waited_for: bool
) -> None:
    monkeypatch.setattr(shift, "TICK_SECONDS", 0.01)

    async def run() -> bool:
        client = connected(valkey.url)
        worker = Shift(client, 1)
        monkeypatch.setattr(worker.analysing, "analysed", _endless)
        key, analyses = worker.queue.job("nobody.1"), worker.queue.analyses
        await client.set(key, msgspec.msgpack.encode(Analyse("t", "1", "", [0], [0], 0.5)))
        await client.zadd(analyses, {"nobody.1": time.time()})
        while not worker._making:
            await worker._analyse_next("here")
        if not is_waited_for:
            await client.delete(key)
            while worker._making:
                await worker._analyse_next("here")
        await worker._leave_analyses()
        found = await client.zrem(analyses, "nobody.1")
        await client.aclose()
        return bool(found)

    assert asyncio.run(run()) == is_waited_for


# --- Who may work for whom ---


def test_other_rules_nets_or_jobs_make_another_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def made_of(*files: tuple[str, str]) -> str:
        for name, text in files:
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text)
        build.fingerprint.cache_clear()
        return build.fingerprint()

    monkeypatch.setattr(build, "PACKAGE", tmp_path)
    first = made_of(
        ("core/chance.py", "1"),
        ("players/nets/merv.net", "1"),
        ("cli.py", "1"),
        *[(f"server/{name}.py", "1") for name in ("jobs", "labor")],
    )
    assert made_of(("cli.py", "2"), ("core/chance.pyc", "1")) == first
    assert made_of(("players/nets/merv.net", "2")) != first
    assert made_of(("players/nets/merv.net", "1")) == first
    assert made_of(("server/jobs.py", "2")) != first
    build.fingerprint.cache_clear()


def test_a_queue_is_named_after_what_its_workers_are_made_of() -> None:
    assert Queue().jobs.endswith(build.fingerprint())
