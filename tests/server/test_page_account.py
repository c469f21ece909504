"""The page of one's own account, without a script."""

import re
from collections.abc import Iterator

import pytest

from accounts import hashing_is_cheap
from browsing import Browser
from clicking import NewBrowser
from houses import OpenHouse, opened, plain_pages

PASSWORD = "a long way to Danzig"
OTHER = "seven ships for Bergen"
CODE = re.compile("[A-Z2-7]{6}(?:-[A-Z2-7]{6}){3}")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("house")
    with hashing_is_cheap(), plain_pages(), opened(folder) as found:
        yield found


def signed_up(browser: Browser, name: str) -> tuple[Browser, list[str]]:
    browser.open("/")
    page = browser.press("Make the account", name=name, password=PASSWORD)
    return browser, CODE.findall(page.text)


def test_codes_are_shown_once_and_bring_back_who_forgot(new_browser: NewBrowser) -> None:
    here, codes = signed_up(new_browser(), "Mathilde")
    assert len(codes) == 10
    page = here.open("/account")
    assert "You have 10 codes left." in page.text
    assert not CODE.search(page.text)
    there = new_browser()
    there.open("/account")
    page = there.press("Use the code", name="Mathilde", code=codes[0], password=OTHER)
    assert "You have 9 codes left." in page.text
    assert len(CODE.findall(there.press("Make new codes", password=OTHER).text)) == 10
    assert "The house does not know you yet" in here.open("/account").text


def test_a_password_is_changed_and_devices_are_signed_out(new_browser: NewBrowser) -> None:
    here, _ = signed_up(new_browser(), "Notburga")
    others = [new_browser() for _ in range(2)]
    for other in others:
        other.open("/")
        other.press("Sign in", name="Notburga", password=PASSWORD)
    here.open("/account")
    assert here.press("Sign out the unknown device").text.count("Unknown device") == 2
    here.press("Sign out everywhere else")
    for other in others:
        assert "The house does not know you yet" in other.open("/account").text
    here.open("/account")
    page = here.press("Change it and sign out other devices", old=PASSWORD, new=OTHER)
    assert "Your password is changed" in page.text
    here.open("/account")
    page = here.press("Change it and sign out other devices", old=PASSWORD, new=OTHER)
    assert page.status == 422


def test_who_leaves_is_a_stranger(new_browser: NewBrowser) -> None:
    here, _ = signed_up(new_browser(), "Ottilie")
    page = here.open("/account")
    assert ("Download all that the house knows of you", "/api/export") in page.links
    here.press("Delete everything", password=PASSWORD)
    assert "The house does not know you yet" in here.open("/account").text


def test_a_host_keeps_order(new_browser: NewBrowser) -> None:
    anna, ben = new_browser(), new_browser()
    anna.open("/new?title=merkator&seats=2")
    table = anna.press("Open the table", seat1="open").answer.url.path
    assert "days per move" in anna.open(table).text
    ben.open("/")
    ben.press("Keep this name", name="Ben")
    ben.open(table)
    ben.press("Sit down at seat 2")
    anna.open(table)
    anna.press("Ask Ben to leave")
    assert "asked to leave" not in anna.open(table).text
    anna.press("Settle it", speakers="nobody")
    ben.open(table)
    assert "The chat of this table is closed." in ben.press("Say it", text="hello").text
    ben.open(table)
    assert "Thank you" in ben.press("Report it", text="I was sent away").text
    anna.open(table)
    assert "it was closed by the person who opened it" in anna.press("Close this table").text
