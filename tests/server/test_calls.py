"""People are called by push messages: when, about what, where to, and when not."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from py_vapid import Vapid02

from accounts import account, guest, hashing_is_cheap, sign_in
from fondaco.server.push.caller import Caller
from fondaco.server.push.quiet import quiet_until
from fondaco.server.wire import QuietHours
from houses import Json, OpenHouse, Person, opened
from push_service import CalledBrowser, Loopback, PushService, look
from stored import rows
from waiting import until

NOW = 1_700_000_000_000  # 22:13 in London, in milliseconds since 1970
HOUR = 3_600_000
DAYS = {"type": "days", "days": 3}


class Table:
    """A game of Anna and Ben that takes days; Anna is called at her browser."""

    def __init__(self, house: OpenHouse, service: PushService, clock: Json | None = None) -> None:
        self.house = house
        self.service = service
        self.anna, self.ben = guest(house, "Anna"), guest(house, "Ben")
        self.id = self.anna.open("merkator", ["me", "open"], clock=clock or DAYS)["id"]
        self.browser = service.browser(self.id)
        self.anna.post("/api/calls", self.browser.subscription())
        assert self.ben.send(self.id, "sit", seat=1)["type"] == "ok"

    def begin(self) -> None:
        assert self.ben.send(self.id, "start")["type"] == "refused"
        assert self.anna.send(self.id, "start")["type"] == "ok"

    def play_until(self, seat: int) -> None:
        """Play on until it is this seat's turn, which it was not."""
        people = (self.anna, self.ben)
        now = self.anna.table(self.id)
        is_passed = False
        while not (is_passed and now["to_act"] == seat):
            mover = people[now["to_act"]]
            is_passed = is_passed or now["to_act"] != seat
            now = mover.table(self.id)
            mover.play(now, now["legal"][0]["move"])
            now = self.anna.table(self.id)

    def said(self) -> list[Json]:
        """What Anna's browser was told so far, once the house has looked."""
        look(self.house)
        until(lambda: not rows(self.house, "SELECT 1 FROM calls WHERE taken > 0"), "all is said")
        sent = [one for one in self.service.messages if one.path.endswith(self.id)]
        return [self.browser.read(one) for one in sent]


class Clock:
    """A time that a test sets."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as found:
        yield found


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), opened(tmp_path, now=clock, transport=Loopback()) as found:
        found.app.state.caller.sender.waits = (0.0, 0.0)
        yield found


def test_ones_turn_is_told_sealed_and_signed(house: OpenHouse, service: PushService) -> None:
    table = Table(house, service)
    table.begin()
    table.play_until(0)
    found = table.said()[-1]
    assert found == {
        "kind": "turn",
        "table": table.id,
        "title": "Merkator",
        "others": ["Ben"],
        "language": "en",
    }
    [*_, message] = service.messages
    assert b"Merkator" not in message.body
    assert Vapid02.verify(message.headers["authorization"])
    key = message.headers["authorization"].partition("k=")[2]
    assert key == table.anna.get("/api/calls")["key"]
    assert len(table.said()) == len(service.messages)  # nobody is called twice
    table.play_until(0)  # she played, and it is her turn again
    assert [one["kind"] for one in table.said()][-2:] == ["turn", "turn"]


def test_the_key_of_the_house_stays(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with opened(tmp_path) as found:
            keys.append(guest(found).get("/api/calls")["key"])
    assert keys[0] == keys[1]


def test_a_game_that_begins_and_a_seat_that_is_held(house: OpenHouse, service: PushService) -> None:
    table = Table(house, service)
    table.begin()
    begun = table.said()
    is_first = table.anna.table(table.id)["to_act"] == 0
    assert [one["kind"] for one in begun] == ["first" if is_first else "begun"]
    at = table.ben.table(table.id)["at"]
    table.ben.send(table.id, "end", at=at)
    table.anna.send(table.id, "answer", at=at, yes=True)
    following = table.ben.send(table.id, "rematch")["table"]
    offered = table.said()[-1]
    assert (offered["kind"], offered["table"], offered["others"]) == ("seat", following, ["Ben"])


def test_a_quick_game_calls_nobody_for_each_turn(house: OpenHouse, service: PushService) -> None:
    bank = {"type": "bank", "seconds": 600, "increment": 0}
    table = Table(house, service, bank)
    table.begin()
    before = len(table.said())
    assert before == 1
    table.play_until(0)
    assert len(table.said()) == before


def test_who_is_looking_is_not_called(house: OpenHouse, service: PushService, clock: Clock) -> None:
    table = Table(house, service)
    with table.anna.socket(table.id) as talk:
        table.begin()
        table.play_until(0)
        talk.until(lambda said: (said.get("table") or {}).get("to_act") == 0)
        assert table.said() == []
        clock.now += 16 * 60_000  # it is open somewhere, but nobody is before it
        assert "turn" in [one["kind"] for one in table.said()]
        table.play_until(0)
        before = table.said()
    until(lambda: not _is_anybody_at(house, table.id), "she has gone")
    assert table.said() == before  # she has seen it


def _is_anybody_at(house: OpenHouse, table: str) -> bool:
    return bool(house.house.rooms[table].audience.viewers)


def test_quiet_hours_hold_a_call_back(house: OpenHouse, service: PushService, clock: Clock) -> None:
    table = Table(house, service)
    hours = {"begins": 22 * 60, "ends": 7 * 60 + 30, "zone": "Europe/London"}
    table.anna.post("/api/calls/quiet", {"hours": hours})
    assert table.anna.get("/api/calls")["quiet"] == hours
    table.begin()
    table.play_until(0)
    assert table.said() == []
    clock.now += 9 * HOUR
    assert table.said() == []
    clock.now += HOUR
    assert "turn" in [one["kind"] for one in table.said()]
    answer = table.anna.http.post(
        "/api/calls/quiet", json={"hours": {**hours, "zone": "Europe/Atlantis"}}
    )
    assert answer.status_code == 422
    table.anna.post("/api/calls/quiet", {"hours": None})
    assert table.anna.get("/api/calls")["quiet"] is None


@pytest.mark.parametrize(
    ("begins", "ends", "hours"),
    [(22 * 60, 7 * 60, 8.75), (0, 1439, 0), (22 * 60, 23 * 60, 0.75), (8, 8, 0)],
)
def test_when_quiet_hours_are_over(begins: int, ends: int, hours: float) -> None:
    now = NOW + 100_000  # 22:15
    found = quiet_until(QuietHours(begins, ends, "Europe/London"), now)
    assert (found and found - now) == pytest.approx(hours * HOUR, abs=60_000) or begins == 0


def test_a_browser_that_is_gone_is_forgotten(house: OpenHouse, service: PushService) -> None:
    table = Table(house, service)
    service.answer = lambda: 410
    table.anna.post("/api/calls/trial")
    until(lambda: table.anna.get("/api/calls")["browsers"] == [], "it is forgotten")
    assert len(service.messages) == 1


@pytest.mark.parametrize(("status", "tries"), [(503, 3), (429, 3), (400, 1), (302, 1)])
def test_it_is_tried_a_few_times_and_led_nowhere(
    house: OpenHouse, service: PushService, status: int, tries: int
) -> None:
    table = Table(house, service)
    service.answer = lambda: status
    table.begin()
    table.said()
    assert [one.path for one in service.messages] == [f"/push/{table.id}"] * tries
    assert len(table.anna.get("/api/calls")["browsers"]) == 1


def test_no_move_waits_for_a_push_service(house: OpenHouse, service: PushService) -> None:
    table = Table(house, service)
    goes_on = threading.Event()
    service.answer = lambda: 201 if goes_on.wait(60) else 500
    table.begin()
    look(house)
    until(lambda: service.messages, "the service is asked")
    table.play_until(0)  # all of it while the service says nothing
    assert not goes_on.is_set()
    goes_on.set()


def test_one_process_makes_a_call(house: OpenHouse, service: PushService) -> None:
    table = Table(house, service)
    other = Caller(house.house, Loopback(), "")
    house.run(lambda inside: other.open())
    table.begin()
    house.run(lambda inside: other.look())
    assert len(table.said()) == 1


def test_one_press_ends_it(house: OpenHouse, service: PushService) -> None:
    table = Table(house, service)
    [browser] = table.anna.get("/api/calls")["browsers"]
    assert table.ben.http.delete(f"/api/calls/{browser['id']}").status_code == 422
    assert table.anna.http.delete(f"/api/calls/{browser['id']}").status_code == 204
    table.begin()
    assert table.said() == []
    assert table.anna.http.post("/api/calls/trial").status_code == 422


def test_a_browser_is_called_only_while_it_is_signed_in(
    house: OpenHouse, service: PushService
) -> None:
    anna, phone = account(house, "Adelheid"), house.person()
    assert sign_in(phone, "Adelheid") == 204
    phone.post("/api/calls", service.browser("phone").subscription("de"))
    assert [one["id"] for one in anna.get("/api/calls")["browsers"]]
    phone.post("/api/sign-out")
    assert anna.get("/api/calls")["browsers"] == []
    assert anna.http.post("/api/calls/trial").status_code == 422


def test_all_of_it_is_told_and_forgotten(house: OpenHouse, service: PushService) -> None:
    table = Table(house, service)
    hours = {"begins": 0, "ends": 60, "zone": "Europe/London"}
    table.anna.post("/api/calls/quiet", {"hours": hours})
    found = table.anna.get("/api/export")
    assert (found["called"], found["quiet"]) == ([table.browser.subscription()], hours)
    table.begin()
    table.anna.post("/api/forget", {"password": ""})
    for name in ("browsers", "quiet", "calls"):
        assert rows(house, f"SELECT * FROM {name}") == []


def test_only_keys_of_a_browser_are_taken(house: OpenHouse, service: PushService) -> None:
    anna: Person = guest(house)
    good = CalledBrowser("http://127.0.0.1:1/").subscription()
    for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "?"}, {"p256dh": good["auth"]}):
        assert anna.http.post("/api/calls", json={**good, **wrong}).status_code == 422
    assert anna.http.post("/api/calls", json=good).status_code == 201
