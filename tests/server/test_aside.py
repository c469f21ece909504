"""A stored game that cannot be read: it is set aside with its reason and what is left of it, and
every other table plays on. When the cause is mended, it is back."""

import hashlib
import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from accounts import hashing_is_cheap
from damages import DAMAGES, Kept, garbage, last, other_move, title_gone
from fondaco.server.caretaker import Caretaker
from fondaco.server.house import House
from houses import Json, OpenHouse, Person, opened
from stored import forget, journal

MOVES = 5  # the last of them draws luck: "0 buy bonus_... | 6"
CLOCK = {"type": "bank", "seconds": 600}


class Clock:
    """The time of the house; a test may move it."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return 1_700_000_000_000 + self.ahead


clock = Clock()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house whose tokens, and so whose luck, are the same each time."""
    numbers = itertools.count(1)

    def token() -> str:
        return hashlib.sha256(f"aside {next(numbers)}".encode()).hexdigest()

    folder = tmp_path_factory.mktemp("house")
    with hashing_is_cheap(), opened(folder, now=clock, token=token) as found:
        yield found


@pytest.fixture(scope="module")
def anna(house: OpenHouse) -> Person:
    return house.person()


def begun(anna: Person, **settled: Any) -> Json:
    """A game after a few moves, as who plays it sees it."""
    table = anna.open("merkator", ["me", "me"], **settled)
    for _ in range(MOVES):
        table = anna.play(table, table["legal"][0]["move"])
    return table


@pytest.mark.parametrize(("damage", "why"), DAMAGES)
def test_it_is_set_aside_alone_and_is_back_when_the_cause_is_mended(
    house: OpenHouse, anna: Person, damage: Callable[[OpenHouse, str], None], why: str
) -> None:
    before, table, after = begun(anna), begun(anna), begun(anna)
    id = table["id"]
    kept = Kept(house, id)
    damage(house, id)
    check_is_aside(house, anna, id, why)
    for other in (before, after):
        assert anna.play(other, other["legal"][0]["move"])["moves"] == MOVES + 1
    kept.put_back()
    assert anna.table(id) == table
    assert status_of(anna, id) == "playing"
    assert anna.play(table, table["legal"][0]["move"])["moves"] == MOVES + 1


def check_is_aside(house: OpenHouse, anna: Person, id: str, why: str) -> None:
    lines = [text for _, _, _, text, _ in journal(house, id)]
    for path in ("", "/stream", "/moments/1"):
        answer = anna.http.get(f"/api/tables/{id}{path}")
        check_is_gone(answer.status_code, answer.json()["text"], why, lines)
    answer = anna.http.post(f"/api/tables/{id}/messages", json={"type": "ping"})
    check_is_gone(answer.status_code, answer.json()["text"], why, lines)
    with pytest.raises(InvalidStatus) as denied, anna.socket(id):
        pass
    response = denied.value.response
    check_is_gone(response.status_code, bytes(response.body or b"").decode(), why, lines)
    assert status_of(anna, id) == "aside"
    check_export(house, anna, id)


def check_is_gone(status: int, text: str, why: str, lines: list[str]) -> None:
    """The reason is told, and nothing of what stands in the journal."""
    assert status == 410
    assert "set aside" in text
    assert why in text
    for line in lines:
        assert json_line(line) not in text


def json_line(text: str) -> str:
    """The line of a move, as it stands in a journal that can be read; else all of it."""
    try:
        found = json.loads(text)
    except ValueError:
        return text
    return str(found.get("line", text))


def status_of(person: Person, id: str) -> str:
    [status] = [row["status"] for row in person.get("/api/mine") if row["id"] == id]
    return str(status)


def check_export(house: OpenHouse, anna: Person, id: str) -> None:
    """Who played gets what is stored, word for word; nobody else does."""
    answer = anna.http.get(f"/api/tables/{id}/log")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == f'attachment; filename="{id}.log"'
    due = [f"{seq} {made} {text}" for seq, _, _, text, made in journal(house, id)]
    assert answer.text.splitlines() == due
    for other in (house.person(), known(house)):
        refused = other.http.get(f"/api/tables/{id}/log")
        assert refused.status_code == 422
        assert "those who played" in refused.json()["text"]


def known(house: OpenHouse) -> Person:
    """A guest who has never been at the table."""
    guest = house.person()
    guest.post("/api/me", {"name": "Ben"})
    return guest


def test_an_unknown_table_is_not_one_that_was_set_aside(house: OpenHouse, anna: Person) -> None:
    for id in ("0" * 16, "%00", "x" * 400, "..", "é"):
        assert anna.http.get(f"/api/tables/{id}").status_code == 404
        assert anna.http.get(f"/api/tables/{id}/log").status_code == 404
    assert house.house._opening == {}


def test_public_lists_do_not_choke_on_it(house: OpenHouse, anna: Person) -> None:
    good, bad = (begun(anna, listed=True)["id"] for _ in range(2))
    kept = Kept(house, bad)
    for damage, _ in DAMAGES:
        damage(house, bad)
        ids = {row["id"]: row["status"] for row in house.person().get("/api/tables")}
        assert ids[good] == "playing"
        kept.put_back()
    title_gone(house, bad)
    assert anna.http.get(f"/api/tables/{bad}").status_code == 410
    assert bad not in {row["id"] for row in house.person().get("/api/tables")}
    kept.put_back()
    anna.table(bad)
    assert bad in {row["id"] for row in house.person().get("/api/tables")}


def test_the_sweeper_looks_after_the_others(house: OpenHouse, anna: Person) -> None:
    """Clocks run out at three tables, of which the second cannot be read any more."""
    ben = house.person()
    ids = [timed(anna, ben)["id"] for _ in range(3)]
    garbage(house, ids[1])
    for id in ids:
        forget(house, id)
    mistakes = house.house.metrics.mistakes._value.get()
    clock.ahead += 700_000
    house.run(House.sweep)
    assert [last(house, id)[1][:15] for id in ids] == [
        '{"is":"ran_out"',
        '{"is":"moved","',
        '{"is":"ran_out"',
    ]
    assert status_of(anna, ids[1]) == "aside"
    assert house.house.metrics.mistakes._value.get() == mistakes


def timed(anna: Person, ben: Person) -> Json:
    """A game of two people with a clock, after a few moves."""
    table = anna.open("merkator", ["me", "open"], clock=CLOCK)
    assert ben.send(table["id"], "sit", seat=1)["type"] == "ok"
    assert anna.send(table["id"], "start")["type"] == "ok"
    for _ in range(2):
        table = anna.table(table["id"])
        anna.play(table, table["legal"][0]["move"])
    return table


def test_a_mistake_at_one_table_does_not_stop_the_sweeper(
    house: OpenHouse, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    ben = house.person()
    first, second = (timed(anna, ben)["id"] for _ in range(2))
    look_after = Caretaker._look_after

    async def stumble(self: Caretaker, id: str) -> None:
        if id == min(first, second):
            raise KeyError(id)
        await look_after(self, id)

    monkeypatch.setattr(Caretaker, "_look_after", stumble)
    clock.ahead += 700_000
    house.run(House.sweep)
    assert "ran_out" in last(house, max(first, second))[1]


def test_it_is_noted_once_with_all_that_the_keeper_needs(
    house: OpenHouse, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    table = begun(anna)
    other_move(house, table["id"])
    for _ in range(3):
        assert anna.http.get(f"/api/tables/{table['id']}").status_code == 410
    notes = [record for record in caplog.records if record.getMessage() == "set aside"]
    assert [(vars(note)["table"], "timbuktu" in vars(note)["problem"]) for note in notes] == [
        (table["id"], True)
    ]


def test_signing_in_passes_over_it(house: OpenHouse) -> None:
    """A guest with a table that cannot be read still signs in, and his other tables come along."""
    carla = house.person()
    credentials = {"name": "Carla", "password": "correct horse"}
    carla.post("/api/register", credentials)
    guest = house.person()
    good, bad = begun(guest), begun(guest)
    garbage(house, bad["id"])
    guest.post("/api/sign-in", credentials)
    assert guest.table(good["id"])["yours"] == [0, 1]


def test_answers_about_it_are_dressed_like_all_others(house: OpenHouse, anna: Person) -> None:
    table = begun(anna)
    garbage(house, table["id"])
    answer: httpx.Response = anna.http.get(f"/api/tables/{table['id']}")
    assert answer.headers["cache-control"] == "no-store"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
