"""Tables that nobody touches end, and what was played there is kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.server.house import House
from houses import Json, OpenHouse, Person, opened, plain_pages
from waiting import until

DAYS = 30
DAY = 86_400_000
WHY = "nobody has touched it for 30 days"


class Time:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_days(self, days: int) -> None:
        self.now += days * DAY + 1


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def house(tmp_path: Path, time: Time) -> Iterator[OpenHouse]:
    with opened(tmp_path, now=time, idle_days=DAYS) as found:
        yield found


def end_untouched(house: OpenHouse) -> None:
    async def work(inside: House) -> None:
        await inside.sweep()
        await inside.caretaker.end_untouched()

    house.run(work)


def playing(anna: Person, **settled: object) -> Json:
    table = anna.open("merkator", ["me", "me"], listed=True, **settled)
    now = anna.table(table["id"], 0)
    return anna.play(now, now["legal"][0]["move"])


def test_a_game_ends_without_a_result_and_its_moments_are_kept(
    house: OpenHouse, time: Time
) -> None:
    anna = house.person()
    table = playing(anna)["id"]
    time.pass_days(DAYS - 1)
    anna.get("/api/me")  # she is still known here, but has not touched the table
    time.pass_days(1)
    end_untouched(house)
    now = anna.table(table)
    assert (now["status"], now["ended"]) == ("over", WHY)
    assert now["seed"]
    assert house.person().get("/api/tables") == []
    assert [row["status"] for row in anna.get("/api/mine")] == ["over"]
    assert anna.get(f"/api/tables/{table}/moments/1")["move"]
    until(lambda: is_kept(house, table), "all its moments are kept")


def is_kept(house: OpenHouse, table: str) -> bool:
    stored = house.run(lambda inside: inside.store.tables.stored(table))
    return bool(stored.kept == stored.moves + 1)


def test_a_table_that_waits_is_closed(house: OpenHouse, time: Time) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "open"], listed=True)["id"]
    time.pass_days(DAYS)
    end_untouched(house)
    now = anna.table(table)
    assert (now["status"], now["ended"], now["view"]) == ("over", WHY, None)
    assert now["seed"] == ""
    assert house.person().get("/api/tables") == []
    assert house.person().send(table, "sit", seat=1)["type"] == "refused"
    with plain_pages():
        page = anna.http.get(f"/tables/{table}")
    assert page.status_code == 200
    assert f"It ended because {WHY}." in page.text
    assert "Download the log" not in page.text
    assert anna.http.get(f"/api/tables/{table}/moments/0").status_code == 404
    assert anna.http.get(f"/api/tables/{table}/story").status_code == 200
    assert anna.http.get(f"/api/tables/{table}/course").status_code == 422
    assert anna.http.get(f"/api/tables/{table}/log").status_code == 422
    assert house.run(lambda inside: inside.store.moments.unkept(time.now + 1, 10)) == []


def test_it_stays_so_after_a_restart(tmp_path: Path, time: Time) -> None:
    with opened(tmp_path, now=time, idle_days=DAYS) as house:
        anna = house.person()
        waiting, begun = anna.open("merkator", ["me", "open"])["id"], playing(anna)["id"]
        time.pass_days(DAYS)
        end_untouched(house)
    with opened(tmp_path, now=time, idle_days=DAYS) as house:
        for table in (waiting, begun):
            assert house.person().table(table)["ended"] == WHY


@pytest.mark.parametrize("days", [1, DAYS - 1])
def test_what_was_touched_goes_on(house: OpenHouse, time: Time, days: int) -> None:
    anna = house.person()
    table = playing(anna)["id"]
    time.pass_days(DAYS - 1)
    anna.send(table, "say", text="I have not forgotten you.")
    time.pass_days(days - 1)
    end_untouched(house)
    assert anna.table(table)["status"] == "playing"


def test_while_somebody_watches_nothing_ends(house: OpenHouse, time: Time) -> None:
    anna = house.person()
    table = playing(anna)["id"]
    with anna.socket(table) as talk:
        talk.next()
        time.pass_days(DAYS)
        end_untouched(house)
        assert anna.table(table)["status"] == "playing"


def test_who_has_days_for_a_move_has_them(house: OpenHouse, time: Time) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"], clock={"type": "days", "days": 30})["id"]
    ben.send(table, "sit", seat=1)
    time.pass_days(DAYS - 1)
    anna.send(table, "start")
    time.pass_days(29)
    house.house.caretaker.idle_days = 10
    end_untouched(house)
    assert ben.table(table)["status"] == "playing"
    time.pass_days(1)
    end_untouched(house)
    assert ben.table(table)["clock"]["ran_out"]
    time.pass_days(11)
    end_untouched(house)
    assert ben.table(table)["ended"] == "nobody has touched it for 10 days"


def test_a_house_may_wait_forever(house: OpenHouse, time: Time) -> None:
    anna = house.person()
    table = playing(anna)["id"]
    house.house.caretaker.idle_days = 0
    time.pass_days(5000)
    end_untouched(house)
    assert anna.table(table)["status"] == "playing"
