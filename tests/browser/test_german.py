"""Titles in German, on either of their boards: their moves, their log, their rules."""

import pytest

from browser.conftest import Visit
from browser.inputs import is_played_at_once

FIRST = {
    # A title, its seats, its first move as a button says it, and what the log then tells
    "merchants": (["me Anna", "random", "random"], "roll", "Würfeln", "Anna würfelt"),
    "merv": (["me Anna"], "begin", "Beginnen", "Der Magistrat zieht die Karte"),
}


@pytest.mark.parametrize("log", [".recent", ".plain-log"], ids=["drawn", "plain"])
@pytest.mark.parametrize("title", FIRST)
def test_a_game_is_told_in_german(visit: Visit, title: str, log: str) -> None:
    seats, move, said, told = FIRST[title]
    anna = visit(text_board=log == ".plain-log")
    anna.go(f"/tables/{anna.open_table(seats, title)}?language=de")
    button = anna.page.wait_for_selector(f"[data-move='{move}']")
    assert button is not None
    assert button.inner_text().splitlines()[0].strip() == said  # its key may stand below
    is_chosen = button.evaluate("one => one.matches('.main')")  # the only move is chosen already
    is_enough = is_chosen
    at = anna.now["at"]
    button.click()
    if not is_chosen and log != ".plain-log":
        is_enough = is_played_at_once(anna, move, at)
    if not is_enough:
        anna.page.click(".bar .main")
    anna.page.mouse.move(0, 0)  # what is pointed at may stand in the place of the log
    anna.until(lambda: told in anna.page.inner_text(log))


@pytest.mark.parametrize("title", FIRST)
def test_its_rules_are_german(visit: Visit, title: str) -> None:
    anna = visit()
    anna.go(f"/rules/{title}?language=de")
    anna.page.wait_for_selector("text=In unseren eigenen Worten.")
    anna.until(lambda: "Ziel" in anna.page.inner_text(".rules"))


def test_who_has_chosen_german_is_spoken_to_in_german(visit: Visit) -> None:
    anna = visit(text_board=True)
    anna.go("/")
    anna.page.click("text=Deutsch")
    anna.open_table(["me Anna"], "merv")
    anna.page.wait_for_selector("[data-move='begin']:has-text('Beginnen')")
