"""Levels of bots: chosen on the start page, while setting up, while waiting and for one's own seat;
remembered by the browser; told at the table, in English and German."""

import pytest

from browser.conftest import Visit
from browser.playing import Visitor
from fondaco.players.levels import LEVELS
from fondaco.server.bots import BotWorkers

BOTS = "[aria-label='Level of the bots']"


def levels_at(visitor: Visitor) -> list[str]:
    visitor.until(lambda: visitor.now.get("status") == "playing")
    return [str(seat["level"]) for seat in visitor.now["seats"][1:]]


def test_who_plays_now_meets_journeymen_then_whom_one_chose_last(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    assert anna.page.input_value(BOTS) == "journeyman"
    anna.page.click("text=Play now")
    assert levels_at(anna) == ["journeyman", "journeyman"]
    assert "Journeyman 1" in anna.page.inner_text(".seats")
    anna.go("/")
    anna.page.select_option(BOTS, "patrician")
    assert LEVELS[-1].plays in anna.page.inner_text(".opponents")
    anna.go("/new/merv")
    assert anna.page.input_value("[aria-label='Seat 2']") == "bot patrician"
    anna.page.select_option("[aria-label='Seat 2']", "bot apprentice")
    anna.go("/")
    anna.page.wait_for_selector(BOTS)
    assert anna.page.input_value(BOTS) == "apprentice"


def test_who_sets_up_is_told_how_each_level_plays(visit: Visit) -> None:
    anna = visit()
    anna.go("/new/merchants")
    anna.page.wait_for_selector(".levels")
    told = " ".join(anna.page.inner_text(".levels").split())
    for level in LEVELS:
        assert f"{level.id.capitalize()} {level.plays}" in told
    offered = anna.page.locator("[aria-label='Seat 2'] option").all_inner_texts()
    assert offered[3:] == [f"Bot: {level.id.capitalize()}" for level in LEVELS]


def test_one_chooses_who_plays_for_oneself(visit: Visit) -> None:
    anna = visit()
    anna.open_table(["me", "random"])
    anna.wait_for_turn()
    anna.page.keyboard.press("m")
    anna.page.select_option(f".menu {BOTS}", "factor")
    anna.page.click(".menu >> text=play for me")
    anna.until(lambda: anna.now["seats"][0]["level"] == "factor")
    anna.page.wait_for_selector(".seat >> text=played by Factor")


def test_bots_have_german_names(visit: Visit) -> None:
    anna = visit()
    table = anna.open_table(["me Anna", "journeyman", "journeyman"], "merchants")
    anna.go(f"/tables/{table}?language=de")
    anna.page.wait_for_selector(".seat >> text=Geselle 2")
    assert "Journeyman" not in anna.page.inner_text("body")
    anna.go("/?language=de")
    assert "Geselle 1" in anna.page.inner_text(".tables")
    assert "ohne weiten Plan" in anna.page.inner_text(".opponents")


def test_a_busy_house_says_so(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotWorkers, "share", 0.2)
    anna = visit()
    anna.open_table(["apprentice", "me"])
    anna.page.wait_for_selector("text=The house is busy: bots think less.")
