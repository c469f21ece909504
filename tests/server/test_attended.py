"""Bots play for somebody: where no person decides, they wait until one looks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.server.audience import ATTENDED
from fondaco.server.caretaker import IDLE_BOT
from fondaco.server.house import House
from fondaco.server.postgres import Postgres
from houses import OpenHouse, Person, opened, plain_pages
from waiting import until

LONGER = ATTENDED + 1


class Time:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def house(tmp_path: Path, time: Time) -> Iterator[OpenHouse]:
    with plain_pages(), opened(tmp_path, now=time) as found:
        yield found


def left_to_bots(anna: Person) -> str:
    """A long game that nobody plays any more."""
    table: str = anna.open("merchants", ["me", "random", "random"])["id"]
    anna.send(table, "hand", seat=0, level="random")
    return table


def entries(house: OpenHouse, table: str) -> int:
    """How much has happened; asked of the store, which is no look at the table."""
    return len(house.run(lambda inside: inside.store.tables.journal(table)))


def goes_on(house: OpenHouse, table: str) -> None:
    before = entries(house, table)
    until(lambda: entries(house, table) > before, "the bots play on")


def pauses(house: OpenHouse, table: str) -> None:
    """The bots stop, and nothing that the house does by itself wakes them."""

    async def is_resting(inside: House) -> bool:
        return table not in inside.rooms or inside.rooms[table].bot_task is None

    async def look_after(inside: House) -> None:
        await inside.sweep()
        await inside.archivist.keep_forgotten()

    until(lambda: house.run(is_resting), "the bots pause")
    before = entries(house, table)
    house.run(look_after)
    assert house.run(is_resting)
    assert entries(house, table) == before


def turn(house: OpenHouse, table: str) -> str:
    found = house.run(lambda inside: inside.store.tables.stored(table))
    return str(found.turn)


def test_they_pause_when_nobody_has_looked_and_go_on_when_somebody_does(
    house: OpenHouse, time: Time
) -> None:
    anna = house.person()
    table = left_to_bots(anna)
    goes_on(house, table)
    time.now += LONGER
    pauses(house, table)
    anna.get(f"/api/tables/{table}/board")
    goes_on(house, table)
    time.now += LONGER
    pauses(house, table)
    assert house.person().http.get(f"/tables/{table}").status_code == 200
    goes_on(house, table)


def test_whoever_watches_is_enough_and_has_a_minute_to_come_back(
    house: OpenHouse, time: Time
) -> None:
    anna = house.person()
    table = left_to_bots(anna)
    with house.person().socket(table) as talk:
        talk.next()
        time.now += 10 * ATTENDED
        goes_on(house, table)
    time.now += ATTENDED // 2
    goes_on(house, table)
    time.now += ATTENDED // 2 + 1
    pauses(house, table)


def test_a_restart_wakes_nobody(tmp_path: Path, time: Time) -> None:
    with opened(tmp_path, now=time) as house:
        table = left_to_bots(house.person())
        goes_on(house, table)
    time.now += LONGER
    with opened(tmp_path, now=time) as house:
        assert turn(house, table) == "bots"
        pauses(house, table)
        house.person().table(table)
        goes_on(house, table)


def test_nor_where_it_was_not_yet_noted_that_only_bots_play(tmp_path: Path, time: Time) -> None:
    with opened(tmp_path, now=time) as house:
        table = left_to_bots(house.person())
        goes_on(house, table)
    time.now += LONGER
    with opened(tmp_path, now=time) as house:

        async def forget(inside: House) -> None:
            await inside.store.turns.note(table, "bot", None)

        house.run(forget)
        pauses(house, table)
        assert turn(house, table) == "bots"


def test_at_a_table_of_people_they_play_until_a_person_is_to_act(
    tmp_path: Path, time: Time
) -> None:
    with opened(tmp_path, now=time) as house:
        anna = house.person()
        table = left_to_bots(anna)
        goes_on(house, table)
        time.now += LONGER
        pauses(house, table)
        anna.send(table, "take", seat=0)
    time.now += LONGER + IDLE_BOT
    with opened(tmp_path, now=time) as house:
        until(lambda: turn(house, table) not in ("bot", "bots"), "it is a person's turn")


@pytest.mark.long
def test_whoever_watches_through_another_process_is_enough(database_url: str, time: Time) -> None:
    with (
        opened(Postgres(database_url), now=time) as house,
        opened(Postgres(database_url), now=time) as other,
    ):
        table = left_to_bots(house.person())
        goes_on(house, table)
        with other.person().socket(table) as talk:
            talk.next()
            time.now += LONGER
            pauses_here(house, table)
            goes_on(house, table)
        time.now += LONGER
        pauses(other, table)


def pauses_here(house: OpenHouse, table: str) -> None:
    async def is_resting(inside: House) -> bool:
        return table not in inside.rooms or inside.rooms[table].bot_task is None

    until(lambda: house.run(is_resting), "the bots of this process pause")


def test_who_plays_alone_by_the_clock_gets_no_time_while_away(house: OpenHouse, time: Time) -> None:
    anna = house.person()
    clock = {"type": "bank", "seconds": 10}
    table = anna.open("merkator", ["me", "greedy"], clock=clock)["id"]
    before = entries(house, table)
    for _ in range(3):
        time.now += LONGER
        house.run(House.sweep)
    assert entries(house, table) == before
    assert house.run(lambda inside: inside.store.turns.due(time.now, time.now)) == []
    assert anna.table(table)["clock"]["left"][0] == 10_000
