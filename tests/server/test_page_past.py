"""The pages of a game that cannot be played here any more: what happened, and a form to end it."""

from collections.abc import Iterator

import pytest

from browsing import Browser
from clicking import NewBrowser, moves, open_table
from houses import OpenHouse, opened
from past_games import RULES, make_past

STEPS = ("First", "Previous", "Next", "Last")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def past_table(house: OpenHouse, browser: Browser, is_kept: bool) -> str:
    """The address of a game of two seats, after three moves."""
    address = open_table(browser, 2, name0="Anna", name1="Bert", seat1="me")
    for _ in range(3):
        browser.press(moves(browser.page)[0])
    make_past(house, address.rpartition("/")[2], is_kept)
    return address


@pytest.mark.parametrize("is_kept", [True, False], ids=["kept", "not kept"])
def test_it_is_shown_and_ended_by_who_plays(
    house: OpenHouse, new_browser: NewBrowser, is_kept: bool
) -> None:
    anna, bert = new_browser(), new_browser()
    address = past_table(house, anna, is_kept)
    for browser in (anna, bert):
        page = browser.open(address)
        assert RULES in page.text
        assert ("The table, after 3 moves" in page.text) == is_kept
        assert ("sells the Contract" in page.text) == is_kept
        assert not page.refresh
    assert bert.page.buttons() == ["Say it", "Report it"]
    assert anna.page.buttons() == ["End it without a result", "Say it", "Settle it", "Report it"]
    page = anna.press("End it without a result")
    assert "The game is over" in page.text
    assert "its rules are no longer played here" in page.text
    assert ("Download the log", f"/api{address}/log") in page.links
    assert anna.http.get(f"/api{address}/log").text.startswith("fondaco 1\n")
    assert ("Replay" in [words for words, _ in page.links]) == is_kept


def test_a_moment_that_was_not_kept_leads_to_the_others(house: OpenHouse, browser: Browser) -> None:
    address = past_table(house, browser, is_kept=False)
    page = browser.open(f"{address}?at=1")
    assert page.status == 422
    assert "There is no board for this moment" in page.text
    assert RULES in page.text
    assert [words for words, _ in page.links if words in STEPS] == list(STEPS)
    assert browser.follow("Back to now").status == 200
    assert browser.open(f"{address}?at=9").status == 404


def test_a_moment_that_was_kept_is_shown(house: OpenHouse, browser: Browser) -> None:
    address = past_table(house, browser, is_kept=True)
    page = browser.open(f"{address}?at=1")
    assert page.status == 200
    assert RULES in page.text
    assert "sells the Contract" in page.text
    assert "The table then" in page.text
