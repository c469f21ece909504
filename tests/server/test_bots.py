"""Bots think in processes of their own: inside their time, and whatever becomes of the process."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import fondaco
from fondaco.server.bots import Bots
from fondaco.server.house import House
from fondaco.server.jobs import Answer, Think, Thought
from fondaco.server.workers import Worker, Workers
from houses import Json, OpenHouse, Person, opened

TURNS = 10


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with opened(tmp_path) as found:
        yield found


def next_turn(person: Person, table: Json) -> Json:
    """Play until the bots have played and it is the person's turn again."""
    with person.socket(table["id"]) as talk:
        now = talk.until(lambda one: one["type"] == "table")["table"]
        for _ in range(300):
            if now["to_act"] == 0 and now["view"]["step"] == "invest" and now["moves"] > 0:
                return dict(now)
            if now["legal"]:
                talk.send("play", cid=f"m{now['at']}", at=now["at"], move=now["legal"][-1]["move"])
            now = talk.until(lambda one: bool(one.get("table")))["table"]
    raise AssertionError("the bots do not play")


def failures(house: OpenHouse) -> float:
    found = house.house.metrics.registry.get_sample_value("fondaco_bot_failures_total")
    assert found is not None
    return found


@pytest.mark.long
def test_a_bot_without_time_makes_some_legal_move(house: OpenHouse) -> None:
    house.house.bots.workers.seconds = 0.0
    anna = house.person()
    next_turn(anna, anna.open("merkator", ["me", "greedy", "random"]))
    assert failures(house) > 0


def test_a_bot_with_time_thinks_for_itself(house: OpenHouse) -> None:
    anna = house.person()
    next_turn(anna, anna.open("merkator", ["me", "greedy"]))
    assert failures(house) == 0


def test_a_worker_that_dies_is_replaced(house: OpenHouse) -> None:
    anna = house.person()
    table = next_turn(anna, anna.open("merkator", ["me", "greedy"]))
    [worker] = free(house.house.bots)
    os.kill(worker.process.pid, signal.SIGKILL)
    for _ in range(TURNS):  # the bot may have but one decision in a turn
        anna.play(table, table["legal"][-1]["move"])
        table = next_turn(anna, table)
        if free(house.house.bots):
            break
    assert failures(house) == 1
    [fresh] = free(house.house.bots)
    assert fresh.process.pid != worker.process.pid


def free(bots: Bots) -> list[Worker]:
    return bots.workers._free


def test_a_worker_that_cannot_do_a_job_says_so_and_does_the_next(house: OpenHouse) -> None:
    state = fondaco.new("merkator", seed=1).plain_state()

    async def ask(inside: House) -> list[Answer]:
        worker = await Worker.started()
        jobs = [Think("merkator", "greedy", "t", 0, "s", one) for one in ({"nonsense": 1}, state)]
        try:
            return [await worker.do(job) for job in jobs]
        finally:
            await worker.stop()

    refused, done = house.run(ask)
    assert "'seats'" in refused.refused
    assert done.result
    assert not done.refused
    assert not done.failed


def test_who_is_watched_thinks_first(house: OpenHouse) -> None:
    state = fondaco.new("merkator", seed=1).plain_state()

    async def ask(inside: House) -> list[str]:
        workers = Workers(60.0, 1)
        done: list[str] = []

        async def think(name: str) -> None:
            job = Think("merkator", "random", name, 0, name, state)
            await workers.do(job, Thought, is_first=lambda: name == "watched")
            done.append(name)

        try:
            await asyncio.gather(*[think(name) for name in ("first", "second", "third", "watched")])
        finally:
            await workers.close()
        return done

    assert house.run(ask) == ["first", "watched", "second", "third"]


def test_no_worker_is_left_when_the_house_closes(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        anna = house.person()
        next_turn(anna, anna.open("merkator", ["me", "greedy"]))
        [worker] = free(house.house.bots)
    assert worker.process.returncode is not None
