"""What whoever opened a table can do, what guests may list, and what absence leads to."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from accounts import account, guest, hashing_is_cheap
from houses import Json, OpenHouse, Person, opened, plain_pages
from stored import forget, rows

HOUR = 3_600_000


class Time:
    """The time of a house, which passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture(scope="module")
def time() -> Time:
    return Time()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[OpenHouse]:
    with (
        hashing_is_cheap(),
        plain_pages(),
        opened(tmp_path_factory.mktemp("house"), now=time) as found,
    ):
        yield found


def waiting(house: OpenHouse) -> tuple[Person, Person, str]:
    anna, ben = guest(house), guest(house, "Ben")
    table = anna.open("merkator", ["me", "open", "open"])["id"]
    assert ben.send(table, "sit", seat=1)["type"] == "ok"
    return anna, ben, table


def begun(house: OpenHouse) -> tuple[Person, Person, Json]:
    anna, ben, table = waiting(house)
    anna.send(table, "fill", seat=2, level="random")
    assert anna.send(table, "start")["type"] == "ok"
    return anna, ben, anna.table(table)


# --- Seats ---


def test_somebody_is_asked_to_leave_and_comes_back_only_by_link(house: OpenHouse) -> None:
    anna, ben, table = waiting(house)
    assert anna.send(table, "remove", seat=1)["type"] == "ok"
    assert ben.table(table)["yours"] == []
    assert table not in [row["id"] for row in ben.get("/api/mine")]
    for seat in (1, 2):
        assert "asked to leave" in ben.send(table, "sit", seat=seat)["text"]
    forget(house, table)
    assert "asked to leave" in ben.send(table, "sit", seat=1)["text"]
    key = anna.send(table, "link", seat=1)["link"].rpartition("/")[2]
    assert ben.table(table)["removed"]
    assert ben.send(table, "sit", seat=1, link=key)["type"] == "ok"
    assert not ben.table(table)["removed"]


def test_only_who_was_asked_to_leave_is_told_so(house: OpenHouse) -> None:
    anna, ben, table = waiting(house)
    onlooker = guest(house, "Carl")
    with onlooker.socket(table) as other, ben.socket(table) as his:
        for talk in (other, his):
            talk.until(lambda said: said["type"] == "table")
        assert anna.send(table, "remove", seat=1)["type"] == "ok"
        told = [talk.until(lambda said: said.get("what") == "removed") for talk in (other, his)]
    assert [one["table"]["removed"] for one in told] == [False, True]


def test_nobody_is_asked_to_leave_an_empty_seat_or_their_own(house: OpenHouse) -> None:
    anna, _, table = waiting(house)
    assert anna.send(table, "remove", seat=0)["text"] == "You sit there yourself."
    assert anna.send(table, "remove", seat=2)["text"] == "Nobody is sitting at seat 3."


def test_a_table_is_closed_before_it_begins(house: OpenHouse) -> None:
    anna, ben, table = waiting(house)
    with ben.socket(table) as talk:
        assert anna.send(table, "close")["type"] == "ok"
        told = talk.until(lambda said: said.get("what") == "ended")
    assert told["table"]["status"] == "over"
    for _ in range(2):
        now = ben.table(table)
        assert (now["status"], now["view"], now["scores"]) == ("over", None, None)
        assert now["ended"] == "it was closed by the person who opened it"
        assert ben.http.get(f"/tables/{table}").status_code == 200
        assert ben.http.get(f"/api/tables/{table}/log").status_code == 422
        assert ben.http.get(f"/api/tables/{table}/story").status_code == 200
        forget(house, table)
    assert anna.send(table, "sit", seat=2)["type"] == "refused"


def test_nobody_looks_again_and_again_for_the_moments_of_a_closed_table(
    house: OpenHouse, time: Time
) -> None:
    anna, _, table = waiting(house)
    anna.send(table, "close")
    time.now += 120_000
    house.run(lambda inside: inside.archivist.keep_forgotten())
    assert rows(house, "SELECT kept FROM tables WHERE id = ?", table) == [(-1,)]


# --- Chat ---


def test_the_host_settles_who_may_chat(house: OpenHouse) -> None:
    anna, ben, table = waiting(house)
    eve = guest(house, "Eve")
    say = {"text": "hello"}
    assert anna.send(table, "hush", speakers="players")["type"] == "ok"
    assert eve.send(table, "say", **say)["text"] == "At this table only those who play may chat."
    assert ben.send(table, "say", **say)["type"] == "ok"
    assert anna.send(table, "hush", speakers="nobody")["type"] == "ok"
    assert ben.send(table, "say", **say)["text"] == "The chat of this table is closed."
    assert anna.send(table, "say", **say)["type"] == "ok"
    forget(house, table)
    assert ben.table(table)["speakers"] == "nobody"
    assert anna.send(table, "hush", speakers="everybody")["type"] == "ok"
    assert eve.send(table, "say", **say)["type"] == "ok"


# --- Listing ---


def test_a_guest_lists_only_a_few_tables(house: OpenHouse) -> None:
    anna, ben = guest(house), account(house, "Lister")
    wish = {"title": "merkator", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    tables = [anna.post("/api/tables", wish)["id"] for _ in range(3)]
    refused = anna.http.post("/api/tables", json=wish)
    assert refused.status_code == 422
    assert "A guest may have 3 tables" in refused.json()["text"]
    anna.post("/api/tables", {**wish, "listed": False})
    assert anna.send(tables[0], "close")["type"] == "ok"
    anna.post("/api/tables", wish)
    for _ in range(4):
        ben.post("/api/tables", wish)


def over(person: Person, table: str) -> str:
    """A table whose game is over, since nobody else plays."""
    at = person.table(table)["at"]
    assert person.send(table, "end", at=at)["type"] == "ok"
    return table


def test_another_game_of_a_guest_is_listed_only_where_he_may_list_one(house: OpenHouse) -> None:
    anna = guest(house)
    tables = [over(anna, anna.open("merkator", ["me", "random"], listed=True)["id"]) for _ in "123"]
    for _ in range(2):
        anna.open("merkator", ["me", "open"], listed=True)
    following = [anna.send(table, "rematch")["table"] for table in tables]
    assert [anna.table(table)["listed"] for table in following] == [True, False, False]


def test_tables_of_others_do_not_count(house: OpenHouse) -> None:
    anna, ben = guest(house), account(house, "Opener")
    for _ in range(3):
        table = ben.open("merkator", ["me", "open"], listed=True)["id"]
        assert anna.send(table, "sit", seat=1)["type"] == "ok"
    anna.open("merkator", ["me", "open"], listed=True)


# --- Absence ---


def test_without_a_clock_the_others_may_choose_after_three_days(
    house: OpenHouse, time: Time
) -> None:
    _, ben, now = begun(house)
    clock = ben.table(now["id"])["clock"]
    assert clock["rule"] == {"type": "patience", "hours": 72}
    assert (clock["left"][0], clock["running"], clock["ran_out"]) == (72 * HOUR, 0, False)
    time.now += 71 * HOUR
    house.run(lambda inside: inside.sweep())
    assert ben.send(now["id"], "choose", choice="bot")["text"] == "Nobody's time has run out."
    time.now += 2 * HOUR
    house.run(lambda inside: inside.sweep())
    assert ben.table(now["id"])["clock"]["ran_out"]
    page = ben.http.get(f"/tables/{now['id']}").text
    assert "Let a bot play on" in page
    assert ben.send(now["id"], "choose", choice="wait")["type"] == "ok"
    assert ben.table(now["id"])["clock"]["left"][0] == 72 * HOUR
    time.now += 73 * HOUR
    house.run(lambda inside: inside.sweep())
    assert ben.send(now["id"], "choose", choice="bot")["type"] == "ok"
    assert ben.table(now["id"])["seats"][0]["handed"]


def test_alone_there_is_nobody_to_wait(house: OpenHouse) -> None:
    anna = guest(house)
    for seats in (["me", "me"], ["me", "random"]):
        assert anna.open("merkator", seats)["clock"] is None


def test_the_form_proposes_a_clock_for_people_elsewhere(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        anna = house.person()
        for seat, clock in (("open", "days"), ("link", "days"), ("bot random", None)):
            fields = {"title": "merkator", "seats": "2", "seat0": "me", "seat1": seat}
            usual = {"clock": "usual", "days": "2", "minutes": "30", "increment": "30"}
            answer = anna.http.post("/tables", data=fields | usual)
            [(opened_as,)] = rows(
                house,
                "SELECT opened FROM tables WHERE id = ?",
                answer.headers["location"].rpartition("/")[2],
            )
            assert ('"clock":null' if clock is None else f'"type":"{clock}"') in opened_as
