"""The bar: every way out is a button, nothing is cut, one click for what can be taken back, Enter
and the focus are never lost."""

import pytest
from playwright.sync_api import Browser

from browser.arranged import lay
from browser.bar_tour import SEATS, Tour, steady_tokens
from browser.conftest import Visit
from browser.playing import Visitor
from games.merchants.positions import arrange
from houses import OpenHouse, opened

LOOKED_AT = ["1280x800", "820x1180", "390x844"]
CLICKED = ["1280x800", "390x844"]  # with a mouse, and with a finger

DECISIONS = 8


@pytest.mark.parametrize("title", SEATS)
def test_every_exit_is_a_button_and_nothing_is_cut(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory, title: str
) -> None:
    with opened(tmp_path_factory.mktemp("house"), token=steady_tokens()) as house:
        tour = Tour(chromium, house.person(), title, LOOKED_AT, clicked=CLICKED)
        tour.go_on(DECISIONS, every=2)
        tour.close()
    assert tour.looked == DECISIONS // 2
    assert tour.told == []
    assert tour.counts["offers only a list"] == 0
    assert tour.counts["clicks"] > DECISIONS


def at_turn(visitor: Visitor) -> Visitor:
    visitor.open_table(["me", "random"])
    visitor.wait_for_turn()
    return visitor


def is_undo_offered(visitor: Visitor) -> bool:
    return visitor.page.is_enabled(".bar .undo")


def test_what_can_be_taken_back_takes_one_click_and_undo_looks_so(visit: Visit) -> None:
    anna = at_turn(visit())
    assert not is_undo_offered(anna)
    at = anna.now["at"]
    anna.page.click('.bar .possible[data-move="travel hamburg"]')
    anna.until(lambda: anna.now["at"] > at and anna.is_settled())
    assert is_undo_offered(anna)
    anna.page.click(".bar .undo")
    anna.until(lambda: anna.now["moves"] == 0 and anna.is_settled())
    assert not is_undo_offered(anna)


def test_what_passes_the_turn_on_is_confirmed(house: OpenHouse, visit: Visit) -> None:
    anna = visit()
    rolled = arrange(seats=3, gold=[4])  # more can be done than to end the turn
    table = anna.open_table(["me", "random", "random"], "merchants", options=rolled.options)
    anna.wait_for_turn()
    lay(house, table, rolled)
    anna.go(f"/tables/{table}")
    anna.until(lambda: "end turn" in anna.legal() and anna.is_settled())
    at = anna.now["at"]
    anna.page.click('.bar .possible[data-move="end turn"]')
    anna.until(lambda: (at, "end turn") in anna.free)
    anna.page.wait_for_selector('.bar .main[data-move="end turn"]:focus')
    assert anna.now["at"] == at


@pytest.mark.parametrize("how", ["Escape", "the cross"])
def test_enter_plays_the_main_button_after_a_menu_was_closed(visit: Visit, how: str) -> None:
    anna = at_turn(visit())
    page, at, menu = anna.page, anna.now["at"], ".tools > :last-child"
    page.click("[data-place=hamburg]")
    page.wait_for_selector('.bar .main[data-move="travel hamburg"]')
    page.click(menu)
    page.wait_for_selector(".beside-menu")
    if how == "Escape":
        page.keyboard.press("Escape")
    else:
        page.click(".beside-close")
    page.wait_for_selector(".bar .main:focus")
    page.keyboard.press("Enter")
    anna.until(lambda: anna.now["at"] > at)
    assert page.query_selector(".beside-menu") is None


def test_who_stood_at_a_button_that_is_gone_stands_at_the_bar(visit: Visit) -> None:
    anna = at_turn(visit())
    at = anna.now["at"]
    anna.page.focus('.bar .possible[data-move="travel hamburg"]')
    anna.page.keyboard.press("Enter")
    anna.until(lambda: anna.now["at"] > at and anna.is_settled())
    focused = "document.activeElement.closest('.bar') !== null"
    anna.until(lambda: anna.page.evaluate(focused))


def test_the_pennant_names_the_turn(visit: Visit) -> None:
    anna = at_turn(visit())
    assert "Your turn" in anna.page.inner_text(".bar .pennant")
    assert "turn 1" in anna.page.inner_text(".bar .pennant small")


def test_names_in_the_log_have_their_colors(visit: Visit) -> None:
    anna = at_turn(visit())
    anna.page.click('.bar .possible[data-move="travel hamburg"]')
    name = anna.page.wait_for_selector(".recent .named.seat-red")
    assert name is not None
    assert name.inner_text() == anna.now["seats"][0]["name"]
