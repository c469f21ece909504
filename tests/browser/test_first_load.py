"""The way to the first move: few clicks, few bytes."""

import pytest

from browser.conftest import Visit
from browser.playing import Visitor
from pace import FIRST_LOADS, MOST, NO_LATER

MOST_CLICKS = 3


def loaded(visitor: Visitor, path: str) -> dict[str, int]:
    """What the page asks for until it stands: scripts and styles, as they come over the line."""
    nothing_kept = visitor.context.new_cdp_session(visitor.page)
    nothing_kept.send("Network.setCacheDisabled", {"cacheDisabled": True})
    visitor.answers.clear()
    visitor.page.goto(path, wait_until="networkidle")
    files = [answer for answer in visitor.answers if answer.url.endswith((".js", ".css"))]
    assert all(answer.all_headers()["content-encoding"] == "gzip" for answer in files)
    return {answer.url: int(answer.all_headers()["content-length"]) for answer in files}


@pytest.mark.parametrize("what", FIRST_LOADS)
def test_the_first_load_is_small(visit: Visit, what: str) -> None:
    anna, path = visit(), "/"
    anna.context.add_init_script(NO_LATER)
    if title := FIRST_LOADS[what]:
        path = f"/tables/{anna.open_table(['me', 'random', 'random'], title)}"
        anna.wait_for_turn()
    sizes = loaded(anna, path)
    assert len(sizes) > 3
    assert sum(sizes.values()) <= MOST[what], sizes


def test_three_clicks_to_the_first_move(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    clicks = ["text=Play now", "[data-place=hamburg].possible", ".bar .main"]
    assert len(clicks) <= MOST_CLICKS
    for click in clicks:
        anna.page.click(click)
    anna.until(lambda: anna.now.get("moves", 0) > 0)
