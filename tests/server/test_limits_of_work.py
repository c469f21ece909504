"""Work that an address asks for is paid for by the time it takes: looking back, lists, uploads."""

import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

import fondaco
from fondaco.server import lobby
from fondaco.server.limits import Limits, Places, Purses
from houses import OpenHouse
from waiting import until


def test_logs_of_one_address_that_are_on_their_way(house: OpenHouse, limits: Limits) -> None:
    """Who begins many and ends none holds little memory, and keeps nobody from bringing one."""
    limits.uploads = Places(2)
    half = (
        b"POST /api/logs HTTP/1.1\r\nhost: %b\r\nx-forwarded-for: %b\r\ncontent-length: 9\r\n\r\n"
    )
    host, port = house.host.split(":")
    with ExitStack() as stack:
        for _ in range(2):
            line = stack.enter_context(socket.create_connection((host, int(port))))
            line.sendall(half % (house.host.encode(), b"192.0.2.1"))
        held = limits.uploads
        until(lambda: held._taken["192.0.2.1"] == 2, "both are on their way")
        anna, ben = house.person_from("192.0.2.1"), house.person_from("192.0.2.2")
        assert anna.http.post("/api/logs", content="no log").status_code == 429
        assert ben.http.post("/api/logs", content="no log").status_code == 422
    until(
        lambda: anna.http.post("/api/logs", content="no log").status_code == 422, "both have gone"
    )


def test_work_for_one_address_is_paid_for_by_the_time_it_takes(
    house: OpenHouse, limits: Limits
) -> None:
    """Looking back takes longer than other requests: how long is known when it is done."""
    log = fondaco.new("merkator", seats=2, seed=1).log()
    anna = house.person_from("192.0.2.1")
    table = anna.http.post("/api/logs", content=log).json()["id"]
    limits.labor = Purses(0.0, 0.0)  # the first is done on credit
    assert anna.http.get(f"/api/tables/{table}/story").status_code == 200
    for work in ("story", "course", "moments/0", "board?at=0"):
        path = f"/api/tables/{table}/{work}"
        assert anna.http.get(path).status_code == 429
        limits.labor.owe("192.0.2.2", -60.0)
        assert house.person_from("192.0.2.2").http.get(path).status_code == 200
    assert anna.http.post("/api/logs", content=log).status_code == 429
    assert anna.http.post("/logs", files={"log": log.encode()}).status_code == 429
    for free in ("", "/board"):
        assert anna.http.get(f"/api/tables/{table}{free}").status_code == 200


def test_who_asks_for_all_that_is_known_of_him_pays_for_it(
    house: OpenHouse, limits: Limits
) -> None:
    anna = house.person()
    anna.open("merkator", ["me", "open"])
    limits.labor = Purses(0.0, 1e-6)
    assert anna.http.get("/api/export").status_code == 200
    assert anna.http.get("/api/export").status_code == 429


@pytest.mark.parametrize("path", ["/api/games", "/api/games/logs"])
def test_who_asks_for_all_games_pays_for_it(house: OpenHouse, limits: Limits, path: str) -> None:
    anna = house.person()
    anna.open("merkator", ["me", "open"])
    limits.labor = Purses(0.0, 100.0)
    assert anna.http.get(path).status_code == 200
    assert not limits.labor.pay("127.0.0.1", 100.0)  # not all of it is left
    limits.labor = Purses(0.0, 1e-6)
    assert anna.http.get("/api/games").status_code == 200
    assert anna.http.get(path).status_code == 429


def test_who_searches_in_the_rules_pays_for_it(house: OpenHouse, limits: Limits) -> None:
    anna = house.person()
    anna.http.cookies.set("fondaco-plain", "1")
    too_long = anna.http.get("/rules/merkator", params={"word": "a " * 1000})
    assert too_long.status_code == 414
    limits.labor = Purses(0.0, 1e-6)
    assert anna.http.get("/rules/merkator?word=cash").status_code == 200
    assert anna.http.get("/rules/merkator?word=card").status_code == 429


def test_a_log_that_is_refused_costs_what_it_took(house: OpenHouse, limits: Limits) -> None:
    log = fondaco.new("merkator", seats=2, seed=1).log()
    limits.labor = Purses(0.0, 0.0)
    anna = house.person_from("192.0.2.1")
    assert anna.http.post("/api/logs", content=log[:-5] + "\n").status_code == 422
    assert anna.http.post("/api/logs", content=log).status_code == 429


def test_who_uploads_a_game_pays_for_its_moments(
    house: OpenHouse, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOMENT_SECONDS", 100.0)
    table = fondaco.new("merkator", seats=2, seed=1)
    table.play(table.legal()[0])
    limits.labor = Purses(0.0, 60.0)
    anna = house.person_from("192.0.2.1")
    for status in (201, 429):
        assert anna.http.post("/api/logs", content=table.log()).status_code == status


def test_whoever_waits_pays_for_those_before(house: OpenHouse, limits: Limits) -> None:
    log = fondaco.new("merkator", seats=2, seed=1).log()
    limits.labor = Purses(0.0, 0.0)
    people = [house.person_from("192.0.2.1") for _ in range(4)]
    with ThreadPoolExecutor(len(people)) as pool:
        answers = list(pool.map(lambda one: one.http.post("/api/logs", content=log), people))
    assert sorted(answer.status_code for answer in answers) == [201, 429, 429, 429]


def test_one_address_waits_in_a_line_of_its_own(house: OpenHouse, limits: Limits) -> None:
    limits.waiting = Places(0)
    log = fondaco.new("merkator", seats=2, seed=1).log()
    refused = house.person_from("192.0.2.1").http.post("/api/logs", content=log)
    assert refused.status_code == 429
