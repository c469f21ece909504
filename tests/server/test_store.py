"""What every store must keep: the same tests on SQLite and on a real PostgreSQL."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from databases import fresh_database
from fondaco import Refused
from fondaco.server import journal
from fondaco.server.database import Connection, Kind
from fondaco.server.journal import Entry
from fondaco.server.postgres import Postgres
from fondaco.server.rows import BOT, Key, Person
from fondaco.server.sqlite import Sqlite
from fondaco.server.store import Store
from server.rows_to_keep import OPENED, SEATS, said, summary, with_table

Work = Callable[[Store], Coroutine[Any, Any, None]]
Run = Callable[[Work], None]


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest, tmp_path: Path) -> Kind:
    if request.param == "sqlite":
        return Sqlite(tmp_path)
    return Postgres(fresh_database(request.getfixturevalue("postgres_url")))


@pytest.fixture
def run(kind: Kind) -> Iterator[Run]:
    """Runs work on a store that is ready."""

    def runner(work: Work) -> None:
        async def prepared() -> None:
            store = Store(kind)
            try:
                await store.prepare()
                await work(store)
            finally:
                store.close()

        asyncio.run(prepared())

    yield runner
    kind.close()


def test_an_empty_store_is_well_and_knows_nothing(run: Run) -> None:
    async def work(store: Store) -> None:
        assert await store.is_well()
        assert await store.tables.stored("nowhere") is None
        assert await store.tables.journal("nowhere") == []
        assert await store.people.by_id("nobody") is None
        assert await store.people.key("nothing") is None
        assert await store.tables.all_ids() == []

    run(work)


def test_it_can_be_prepared_twice_and_is_the_same_then(run: Run) -> None:
    async def first(store: Store) -> None:
        await with_table(store)
        assert await store.house_value("secret", "one") == "one"

    async def second(store: Store) -> None:
        await store.prepare()
        assert await store.tables.all_ids() == ["t1"]
        assert await store.house_value("secret", "two") == "one"

    run(first)
    run(second)


def test_data_of_another_version_are_not_touched(run: Run, kind: Kind) -> None:
    async def age(store: Store) -> None:
        sql = "UPDATE house SET value = ? WHERE name IN ('version', 'oldest')"
        await store.database.write(lambda connection: connection.change(sql, ("99",)))

    async def nothing(store: Store) -> None:
        raise AssertionError("it was opened")

    run(age)
    with pytest.raises(Refused, match="version 99"):
        run(nothing)


def test_what_a_table_is(run: Run) -> None:
    async def work(store: Store) -> None:
        await with_table(store, deadline=77)
        found = await store.tables.stored("t1")
        assert found is not None
        assert (found.opened, found.seed, found.seats) == (OPENED, "5eed", SEATS)
        assert (found.status, found.listed, found.turn, found.aside) == (
            "playing",
            True,
            "anna",
            "",
        )

    run(work)


def test_entries_come_back_as_they_were_in_their_order(run: Run) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        entries = [said(2, text="Ä ö ü ß 大 🦫 'quoted' %s ?"), said(3, author="ben")]
        assert await store.tables.append("t1", entries, summary())
        assert await store.tables.journal("t1") == [said(1), *entries]
        assert await store.tables.journal("t1", after=2) == entries[1:]

    run(work)


def test_a_number_is_given_once(run: Run) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        assert await store.tables.append("t1", [said(2)], summary())
        assert not await store.tables.append("t1", [said(2, "other", "ben")], summary(turn="ben"))
        assert await store.tables.journal("t1", 1) == [said(2)]
        found = await store.tables.stored("t1")
        assert found is not None
        assert found.turn == "anna"

    run(work)


def test_an_author_uses_a_cid_once_at_a_table(run: Run) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        await with_table(store, "t2")
        assert await store.tables.append("t1", [said(2, "once")], summary())
        assert not await store.tables.append("t1", [said(3, "once")], summary())
        assert await store.tables.append("t1", [said(3, "once", "ben")], summary())
        assert await store.tables.append("t2", [said(2, "once")], summary())
        assert await store.tables.entry_of("t1", "anna", "once") == 2
        assert await store.tables.entry_of("t1", "ben", "once") == 3
        assert await store.tables.entry_of("t1", "carl", "once") is None

    run(work)


def test_of_many_who_want_a_number_at_once_one_gets_it(run: Run) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        wishes = [
            store.tables.append("t1", [said(2, f"w{n}", f"p{n}")], summary()) for n in range(50)
        ]
        assert sum(await asyncio.gather(*wishes)) == 1
        assert len(await store.tables.journal("t1", 1)) == 1

    run(work)


def test_much_at_once_is_kept_whole(run: Run) -> None:
    async def one_table(store: Store, id: str) -> None:
        await with_table(store, id)
        for seq in range(2, 12):
            assert await store.tables.append(id, [said(seq)], summary(moves=seq))

    async def work(store: Store) -> None:
        await asyncio.gather(*[one_table(store, f"t{number}") for number in range(20)])
        for number in range(20):
            seqs = [entry.seq for entry in await store.tables.journal(f"t{number}")]
            assert seqs == list(range(1, 12))
        assert store.database.batches < store.database.written

    run(work)


def test_work_that_fails_spoils_nothing_for_its_neighbors(run: Run) -> None:
    def broken(connection: Connection) -> None:
        connection.change("INSERT INTO house VALUES ('half', 'done')")
        raise ValueError("no")

    async def work(store: Store) -> None:
        await with_table(store)
        jobs: list[Any] = []
        for seq in range(2, 6):
            jobs += [
                store.tables.append("t1", [said(seq)], summary()),
                store.database.write(broken),
            ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert results[0::2] == [True] * 4
        assert all(isinstance(result, ValueError) for result in results[1::2])
        assert await store.house_value("half", "undone") == "undone"

    run(work)


def test_people_and_their_keys(run: Run) -> None:
    async def work(store: Store) -> None:
        anna = Person("p1", "Anna", None, None)
        key = Key("hash1", "p1", "", "cookie", 5, 5)
        await store.people.add(anna, key)
        assert await store.people.key("hash1") == (key, anna)
        await store.people.use_key("hash1", 9)
        found = await store.people.key("hash1")
        assert found is not None
        assert found[0].used == 9
        await store.people.rename("p1", "Annette")
        assert await store.people.by_id("p1") == Person("p1", "Annette", None, None)
        token = Key("hash2", "p1", "my bot", "play", 6, 6)
        await store.people.add_key(token)
        assert await store.people.tokens("p1") == [token]
        await store.people.drop_old_keys(10)
        assert await store.people.key("hash1") is None
        assert await store.people.tokens("p1") == [token]
        await store.people.drop_key("hash2")
        assert await store.people.tokens("p1") == []

    run(work)


def test_a_login_is_given_once(run: Run) -> None:
    async def work(store: Store) -> None:
        for id in ("p1", "p2"):
            await store.people.add(Person(id, id, None, None), Key(id, id, "", "cookie", 1, 1))
        both = [store.people.register(id, "Anna", "anna", "secret") for id in ("p1", "p2")]
        assert sorted(await asyncio.gather(*both)) == [False, True]
        owner = await store.people.by_login("anna")
        assert owner is not None
        assert (owner.name, owner.password) == ("Anna", "secret")
        assert await store.people.by_login("ben") is None

    run(work)


def test_lists_of_tables(run: Run) -> None:
    async def work(store: Store) -> None:
        await with_table(store, "playing")
        await with_table(store, "waiting", status="waiting")
        await with_table(store, "over", status="over")
        await with_table(store, "aside")
        await store.tables.set_aside("aside", "broken")
        await store.tables.append("playing", [said(2)], summary(people=["anna", "ben"]))
        assert [table.id for table in await store.tables.listed(10)] == ["waiting", "playing"]
        assert [table.id for table in await store.tables.listed(1)] == ["waiting"]
        mine = {table.id for table in await store.tables.of("anna", 10)}
        assert mine == {"playing", "waiting", "over", "aside"}
        assert await store.tables.of("ben", 10) == []

    run(work)


def test_who_sits_down_has_the_table_and_who_leaves_has_it_no_longer(run: Run) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        sat = Entry(2, "ben", "sit", journal.Sat(1, "ben", "Ben", "n"), 5)
        await store.tables.append("t1", [sat], summary(people=["anna", "ben"]))
        assert [table.id for table in await store.tables.of("ben", 10)] == ["t1"]
        left = Entry(3, "ben", "leave", journal.Left(1), 6)
        await store.tables.append("t1", [left], summary())
        assert await store.tables.of("ben", 10) == []
        assert [table.id for table in await store.tables.of("anna", 10)] == ["t1"]

    run(work)


def test_what_is_due(run: Run) -> None:
    async def work(store: Store) -> None:
        await with_table(store, "late", deadline=50)
        await with_table(store, "early", deadline=500)
        await with_table(store, "bot", turn=BOT)
        await with_table(store, "over", status="over", deadline=50)
        assert await store.turns.due(100, 0) == ["late"]
        assert sorted(await store.turns.due(100, 2000)) == ["bot", "late"]

    run(work)


def test_when_the_house_was_open(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.beat("a", 10, 10)
        await store.beat("a", 10, 30)
        await store.beat("b", 40, 40)
        assert sorted(await store.served(0)) == [(10, 30), (40, 40)]
        assert await store.served(35) == [(40, 40)]

    run(work)


def test_a_damaged_row_is_known_as_such_and_the_others_are_fine(run: Run) -> None:
    async def work(store: Store) -> None:
        await with_table(store, "good")
        await with_table(store, "bad")
        spoil = "UPDATE tables SET opened = '{oops' WHERE id = 'bad'"
        await store.database.write(lambda connection: connection.change(spoil))
        found = await store.tables.stored("bad")
        assert found is not None
        assert found.aside
        rows = await store.tables.of("anna", 10)
        assert {row.id: bool(row.aside) for row in rows} == {"good": False, "bad": True}

    run(work)


def test_what_was_awaited_is_there_after_it_is_opened_again(run: Run) -> None:
    async def write(store: Store) -> None:
        await with_table(store)
        await store.tables.append("t1", [said(2)], summary())

    async def read(store: Store) -> None:
        assert [entry.seq for entry in await store.tables.journal("t1")] == [1, 2]

    run(write)
    run(read)
