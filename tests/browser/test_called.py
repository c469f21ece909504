"""Somebody is called back to a game that takes days: all the way from a move to the table."""

from collections.abc import Iterator
from typing import Any

import pytest

from accounts import guest
from browser.called import NOTED, deliver, may_be_called, pressed, shown, subscribed, worker
from browser.chromium import PHONE
from browser.conftest import Visit
from browser.installed import installed
from browser.playing import Visitor
from browser.screens import sign_in_as
from browser.steady import Luck
from browser.test_screens import ALL, CONTRAST, out_of_place, serious
from houses import OpenHouse, Person, opened
from push_service import CalledBrowser, Loopback, PushService, look
from waiting import until


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, luck: Luck) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("house")
    with opened(folder, token=luck.token, transport=Loopback()) as found:
        yield found


def called_visitor(visit: Visit, anna: Person, **settled: Any) -> Visitor:
    """Anna's browser, which notes what it is to show."""
    visitor = installed(visit, **settled)
    sign_in_as(visitor, anna)
    worker(visitor).evaluate(NOTED)
    return visitor


def played_to(anna: Person, ben: Person, table: str) -> None:
    """Ben has played, and it is Anna's turn; she has gone meanwhile."""
    people, is_passed = (anna, ben), False
    while not is_passed or anna.table(table)["to_act"] != 0:
        at = anna.table(table)["to_act"]
        is_passed = is_passed or at == 1
        now = people[at].table(table)
        people[at].play(now, now["legal"][0]["move"])


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_call_leads_to_the_table(
    visit: Visit, house: OpenHouse, service: PushService, language: str
) -> None:
    anna, ben = guest(house, "Anna"), guest(house, "Ben")
    clock = {"type": "days", "days": 2}
    table = anna.open("merkator", ["me", "open"], clock=clock)["id"]
    assert ben.send(table, "sit", seat=1)["type"] == "ok"
    assert anna.send(table, "start")["type"] == "ok"
    visitor = called_visitor(visit, anna)
    browser = service.browser(language)
    anna.post("/api/calls", browser.subscription(language))
    played_to(anna, ben, table)
    look(house)
    until(lambda: [one for one in service.messages if one.path.endswith(language)], "she is called")
    said = browser.read([one for one in service.messages if one.path.endswith(language)][-1])
    assert (said["kind"], said["table"]) == ("turn", table)
    deliver(visitor, house, said)
    found = shown(visitor)
    words = {"en": ("Merkator: your turn", "With Ben"), "de": ("Merkator: Du bist dran", "Mit Ben")}
    assert (found["title"], found["body"], found["tag"]) == (*words[language], table)
    [address] = pressed(visitor)
    assert address == f"/tables/{table}"
    visitor.go(address)
    visitor.wait_for_turn()
    assert visitor.may_act


def test_calls_are_settled_on_the_screen(
    visit: Visit, house: OpenHouse, service: PushService
) -> None:
    anna = guest(house, "Anna")
    browser, phone = service.browser("screen"), service.browser("phone")
    visitor = called_visitor(visit, anna, timezone_id="Europe/Berlin")
    may_be_called(visitor, browser)
    anna.post("/api/calls", phone.subscription())
    visitor.go("/settings")
    page = visitor.page
    page.click("text=Call me in this browser")
    page.wait_for_selector("text=You are called in this browser.")
    page.click("text=Try it now")
    until(lambda: [one for one in service.messages if one.path.endswith("screen")], "it is tried")
    [message] = [one for one in service.messages if one.path.endswith("screen")]
    assert browser.read(message)["kind"] == "trial"
    page.click("text=Quiet hours")
    page.fill("input[type=time] >> nth=1", "07:30")
    hours = {"begins": 22 * 60, "ends": 7 * 60 + 30, "zone": "Europe/Berlin"}
    until(lambda: anna.get("/api/calls")["quiet"] == hours, "quiet hours are settled")
    check_looks(visitor)
    page.click(".devices button >> nth=0")
    page.wait_for_selector("text=Du wirst auch hier gerufen", state="detached")
    page.click(".calls button >> text=Aufhören")
    page.wait_for_selector("text=Ruf mich in diesem Browser")
    assert anna.get("/api/calls")["browsers"] == []


def check_looks(visitor: Visitor) -> None:
    assert serious(visitor, ALL) == []
    visitor.page.emulate_media(color_scheme="dark")
    assert serious(visitor, CONTRAST) == []
    visitor.page.set_viewport_size(PHONE)
    visitor.page.click("text=Deutsch")
    visitor.page.wait_for_selector("text=Dich rufen lassen")
    assert serious(visitor, ALL) == []
    assert out_of_place(visitor) == []


def test_one_press_on_a_call_ends_them(
    visit: Visit, house: OpenHouse, service: PushService
) -> None:
    anna = guest(house, "Anna")
    visitor = called_visitor(visit, anna)
    browser: CalledBrowser = service.browser("stopped")
    anna.post("/api/calls", browser.subscription())
    deliver(visitor, house, {"kind": "trial", "language": "en"})
    assert shown(visitor)["title"] == "This is how you are called"
    worker(visitor).evaluate(subscribed(browser))
    worker(visitor).evaluate("self.registration.pushManager.subscribe()")
    assert pressed(visitor, "stop") == []
    assert anna.get("/api/calls")["browsers"] == []
    assert shown(visitor)["title"] == "You are not called here any more"


def test_what_is_missing_over_plain_http_is_said(visit: Visit, house: OpenHouse) -> None:
    anna = guest(house, "Anna")
    visitor = visit()
    visitor.context.add_init_script(
        "Object.defineProperty(window, 'isSecureContext', {value: false})"
    )
    sign_in_as(visitor, anna)
    visitor.go("/settings")
    visitor.page.wait_for_selector("text=This house has no https.")
    assert not visitor.sees("text=Call me in this browser")
