"""The way to the first move: few clicks, few bytes."""

import gzip

from playwright.sync_api import Response

from browser.conftest import Visit
from browser.playing import Visitor

MOST_BYTES = 150_000
MOST_CLICKS = 3


def loaded(visitor: Visitor, path: str) -> dict[str, int]:
    """What the page asks for until it stands: scripts and styles, gzipped."""
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.page.goto(path, wait_until="networkidle")
    sizes = {}
    for answer in answers:
        if answer.url.endswith((".js", ".css")):
            sizes[answer.url.rpartition("/")[2]] = len(gzip.compress(answer.body(), 9))
    return sizes


def test_the_first_load_is_small(visit: Visit) -> None:
    opener = visit()
    table = opener.open_table(["me", "random"])
    for path in ("/", f"/tables/{table}"):
        sizes = loaded(visit(), path)
        assert len(sizes) > 3
        assert sum(sizes.values()) <= MOST_BYTES, sizes


def test_three_clicks_to_the_first_move(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    clicks = ["text=Play now", "[data-place=hamburg].possible", ".bar .main"]
    assert len(clicks) <= MOST_CLICKS
    for click in clicks:
        anna.page.click(click)
    anna.until(lambda: anna.now.get("moves", 0) > 0)
