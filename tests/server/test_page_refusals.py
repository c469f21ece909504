"""What cannot be had is said on a page to who reads one, and in JSON to programs."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from browsing import Browser
from clicking import NewBrowser
from fondaco.server.limits import Purses
from houses import OpenHouse, generous, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def refused(browser: Browser, answer: httpx.Response, status: int) -> None:
    """A refusal is a page for who reads HTML."""
    assert answer.status_code == status
    page = browser._show(answer)
    assert ("To the lobby", "/") in page.links


@pytest.mark.parametrize(
    ("method", "address", "status"),
    [
        ("GET", "/nowhere", 404),
        ("DELETE", "/", 405),
        ("GET", "/tables/none", 404),
        ("GET", "/tables/none?at=3", 404),
        ("GET", "/sit/none/0/key", 404),
        ("GET", "/rules/chess", 404),
        ("GET", "/new?title=chess", 404),
        ("GET", "/new?title=merkator&seats=9", 404),
        ("GET", "/api/tables/none", 404),
        ("POST", "/name", 415),
    ],
)
def test_a_refusal_is_a_page_for_who_reads_one(
    browser: Browser, method: str, address: str, status: int
) -> None:
    refused(browser, browser.http.request(method, address), status)
    plain = browser.http.request(method, address, headers={"accept": "*/*"})
    assert plain.status_code == status
    assert plain.json()["text"]


def test_forms_from_elsewhere_too_large_or_unreadable_are_turned_away(browser: Browser) -> None:
    foreign = {"origin": "https://elsewhere.example"}
    refused(browser, browser.http.post("/name", data={"name": "x"}, headers=foreign), 403)
    refused(browser, browser.http.post("/name", data={"name": "x" * 70_000}), 413)
    refused(browser, browser.http.post("/name", data={"nothing": "x"}), 400)
    coded = {"content-type": "application/x-www-form-urlencoded"}
    refused(browser, browser.http.post("/name", content=b"name=%ff", headers=coded), 400)
    refused(browser, browser.http.post("/name", content=b"&=" * 300, headers=coded), 400)
    split = {"content-type": "multipart/form-data"}
    refused(browser, browser.http.post("/logs", content=b"\xff" * 100, headers=split), 422)


def test_too_much_at_once_is_said_on_a_page(tmp_path: Path) -> None:
    limits = generous()
    limits.requests = Purses(0.0, 2.0)
    with opened(tmp_path, limits=limits) as house:
        browser = Browser(house.url)
        browser.open("/")
        browser.open("/about")
        refused(browser, browser.http.get("/"), 429)
        browser.http.close()


def test_a_table_set_aside_can_be_downloaded(new_browser: NewBrowser, house: OpenHouse) -> None:
    anna, stranger = new_browser(), new_browser()
    anna.open("/")
    table = anna.press("Play now against 2 bots").answer.url.path
    id = table.rpartition("/")[2]

    async def damage(open_house: object) -> None:
        write = house.house.store.database.write
        damaged = "UPDATE journal SET body = '{}' WHERE table_id = ? AND seq = 2"
        await write(lambda connection: connection.change(damaged, (id,)))
        house.house.rooms.pop(id, None)

    house.run(damage)
    refused(anna, anna.http.get(table), 410)
    assert "set aside" in anna.open("/").text
    refused(anna, anna.http.get(table), 410)
    [log] = [address for words, address in anna.page.links if words.startswith("Download")]
    assert "merkator" in anna.http.get(log).text
    refused(stranger, stranger.http.get(log), 422)
