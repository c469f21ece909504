"""What people do on the pages of a table, for tests."""

import threading
from collections.abc import Callable

from browsing import Browser, Page

NewBrowser = Callable[[], Browser]
MOST_MOVES = 2_000


def open_table(browser: Browser, seats: int, **fields: str) -> str:
    """Open a table with the form; its address."""
    browser.open(f"/new?title=merkator&seats={seats}")
    return browser.press("Open the table", **fields).answer.url.path


def two_people(new_browser: NewBrowser, **fields: str) -> tuple[Browser, Browser]:
    """Anna, whose turn it is, and Bert, at a table that has begun."""
    anna, bert = new_browser(), new_browser()
    table = open_table(anna, 2, name0="Anna", seat1="open", **fields)
    bert.open("/")
    bert.press("Keep this name", name="Bert")
    bert.open(table)
    bert.press("Sit down at seat 2")
    anna.again()
    anna.press("Start the game")
    bert.again()
    return anna, bert


def moves(page: Page) -> list[str]:
    """The moves that the page has buttons for."""
    return [value for form in page.forms for _, name, value in form.buttons if name == "move"]


def play_on(browser: Browser) -> Page:
    """Press the last move until the game is over; wait as the page does while others decide."""
    for _ in range(MOST_MOVES):
        legal = moves(browser.page)
        if legal:
            browser.press(legal[-1])
        elif browser.page.refresh:
            threading.Event().wait(0.02)
            browser.open(browser.page.refresh.partition("url=")[2])
        else:
            return browser.page
    raise AssertionError("the game does not end")


def end_by_agreement(anna: Browser, bert: Browser) -> None:
    """End a game by agreement."""
    anna.press("Propose to end the game")
    bert.again()
    assert "The game was left before its end: all agreed." in bert.press("Yes, agreed").text
