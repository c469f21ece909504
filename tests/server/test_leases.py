"""Leases: a table is looked after by one process, until it gives it up, or is silent for long."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from fondaco.server import redis_leases
from fondaco.server.leasing import LEASE, Leases, Leasing
from fondaco.server.metrics import Metrics
from fondaco.server.postgres import Postgres
from fondaco.server.redis_bus import connected
from fondaco.server.redis_leases import RedisLeases
from fondaco.server.store import Store
from fondaco.server.store.leases import StoredLeases
from valkeys import Valkey

SHORT = 200  # milliseconds

Silence = Callable[[str], Awaitable[None]]  # lets a process have been silent for long


async def check(ours: Leases, theirs: Leases, be_silent: Silence) -> None:
    here, there = Leasing(ours, Metrics()), Leasing(theirs, Metrics())
    assert await here.renew({"a", "b"}) == {"a", "b"}
    assert await there.renew({"b", "c"}) == {"c"}
    assert (here.holds("b"), there.holds("b")) == (True, False)
    assert await here.renew({"a"}) == set()
    assert await there.take("b")
    assert not await here.take("b")
    await here.leave()
    assert await there.renew({"a", "b", "c"}) == {"a"}
    assert not await here.take("a")  # whoever has left takes no more
    back = Leasing(ours, Metrics())
    assert not await back.take("a")
    await be_silent("there")
    assert await back.take("a")
    assert not await there.renew({"a"})
    assert there.metrics.leases_lost._value.get() == 1


def test_in_the_store(database_url: str) -> None:
    async def run() -> None:
        store = Store(Postgres(database_url))
        await store.prepare()
        for process in ("here", "there"):
            await store.beat(process, 0, 1_000)

        async def be_silent(process: str) -> None:
            await store.beat(process, 0, 1_000 - LEASE)

        both = [
            StoredLeases(store.database, process, lambda: 1_000) for process in ("here", "there")
        ]
        await check(both[0], both[1], be_silent)
        assert [await store.drop_leases(since) for since in (999, 1_000)] == [0, 1]
        await asyncio.to_thread(store.close)

    asyncio.run(run())


def test_in_valkey(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_leases, "LEASE", 10 * SHORT)

    async def run() -> None:
        client = connected(valkey.url)

        async def be_silent(process: str) -> None:
            monkeypatch.setattr(redis_leases, "LEASE", SHORT)
            await there.renew({"a", "b", "c"}, {"a", "b", "c"})
            await asyncio.sleep(2 * SHORT / 1000)

        there = RedisLeases(client, "there")
        await check(RedisLeases(client, "here"), there, be_silent)
        await client.aclose()

    asyncio.run(run())


class Broken:
    """Leases that cannot be had."""

    async def renew(self, wanted: set[str], held: set[str]) -> set[str]:
        raise OSError("away")


def test_while_leases_cannot_be_had_everybody_looks_after_everything() -> None:
    held = Leasing(Broken(), Metrics())
    assert not held.holds("a")
    assert asyncio.run(held.take("a"))
    assert held.holds("b")
