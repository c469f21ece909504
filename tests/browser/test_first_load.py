"""The way to the first move: few clicks, few bytes."""

from browser.conftest import Visit
from browser.playing import Visitor

MOST_BYTES = 150_000
MOST_CLICKS = 3


def loaded(visitor: Visitor, path: str) -> dict[str, int]:
    """What the page asks for until it stands: scripts and styles, as they come over the line."""
    visitor.page.goto(path, wait_until="networkidle")
    files = [answer for answer in visitor.answers if answer.url.endswith((".js", ".css"))]
    assert all(answer.all_headers()["content-encoding"] == "gzip" for answer in files)
    return {answer.url: int(answer.all_headers()["content-length"]) for answer in files}


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
