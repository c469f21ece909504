"""A game over days: each comes back, sees what happened since, lets the house answer, and goes on
to the next table; settings go along with an account; who watches is told so."""

import json
from typing import Any

import pytest

from accounts import PASSWORD, hashing_is_cheap
from browser.conftest import Visit
from browser.playing import Visitor
from browser.test_screens import ALL, CONTRAST, out_of_place, serious
from houses import OpenHouse
from losing import lose

DAYS = {"type": "days", "days": 1, "reserve": 5}


PLACES = pytest.mark.parametrize(("locale", "phone"), [("en-GB", False), ("de-DE", True)])


def together(visit: Visit, **settled: Any) -> tuple[Visitor, Visitor, str]:
    """Anna and Ben at a table with a bot, begun; Ben is the one who has settled something."""
    anna, ben = visit(speed=2), visit(speed=2, **settled)
    table = anna.open_table(["me", "open", "random"], clock=DAYS)
    ben.go(f"/tables/{table}")
    ben.sit_down()
    anna.page.click("text=Start the game")
    return anna, ben, table


def play_one(visitor: Visitor) -> None:
    """Anything, until somebody else is to act."""
    visitor.wait_for_turn()
    page = visitor.page
    while visitor.may_act and not visitor.is_over:
        soonest = [
            one for one in visitor.legal() if one.split(" ")[0] in ("travel", "done", "stay")
        ]
        at = visitor.now["at"]
        move = {"type": "play", "cid": f"c{at}", "at": at, "move": (soonest or visitor.legal())[0]}
        sent = "([table, said]) => fetch(`/api/tables/${table}/messages`, {method: 'POST', \
            headers: {'content-type': 'application/json'}, body: said}).then((a) => a.ok)"
        assert page.evaluate(sent, [visitor.now["id"], json.dumps(move)])
        visitor.until(lambda at=at: visitor.now["at"] > at)  # type: ignore[misc]


@PLACES
def test_over_days(visit: Visit, locale: str, phone: bool) -> None:
    anna, ben, table = together(visit, locale=locale, phone=phone)
    anna.wait_for_turn()
    assert "+ 5 d" in anna.page.inner_text(".seat[data-sits='0'] .clock")  # the reserve
    ben.until(lambda: ben.now.get("status") == "playing")
    ben.until(lambda: any('"pong"' in frame for frame in ben.frames))  # the house has noted it
    ben.go("/about")
    play_one(anna)
    anna.until(lambda: anna.now["to_act"] == 1)
    moves = anna.now["moves"]
    ben.go(f"/tables/{table}")
    ben.page.wait_for_selector(".band.since")
    ben.wait_for_turn()
    assert ben.now["moves"] == moves
    assert ben.page.inner_text(".band.since b").startswith(f"{moves} ")
    assert serious(ben, ALL) == []
    assert not phone or out_of_place(ben) == []
    ben.page.keyboard.press("m")
    ben.page.click(".answers summary")
    ben.page.click(".answers-places label >> nth=0")
    ben.page.click(".answers button")
    ben.page.wait_for_selector(".band.standing")
    ben.page.wait_for_selector(".beside", state="detached")
    assert serious(ben, ALL) == []
    assert not phone or out_of_place(ben) == []
    ben.page.click(".band.standing button")
    ben.page.wait_for_selector(".band.standing", state="detached")


def test_to_the_next_table(visit: Visit) -> None:
    anna = visit()
    first = anna.open_table(["me", "open"], clock=DAYS)
    other = anna.open_table(["me", "random"])
    anna.wait_for_turn()
    anna.go(f"/tables/{first}")
    anna.go("/")
    anna.page.wait_for_selector(".turn-link")
    onlooker = visit()
    watched = onlooker.open_table(["me", "random"])
    anna.go(f"/tables/{watched}")
    anna.page.wait_for_selector(".band.watching")
    anna.page.wait_for_selector(".band.next-table")
    assert serious(anna, ALL) == []
    anna.page.keyboard.press("n")
    anna.page.wait_for_url(f"**/tables/{other}")


@PLACES
def test_the_house_plays_for_those_who_watch(visit: Visit, locale: str, phone: bool) -> None:
    stranger = visit(phone=phone, locale=locale)
    stranger.go("/watch")
    stranger.page.wait_for_selector(".band.watching")
    assert stranger.now["to_watch"]
    assert {seat["level"] for seat in stranger.now["seats"]} == {"patrician"}
    stranger.until(lambda: stranger.now["moves"] > 0)
    assert serious(stranger, ALL) == []
    assert not phone or out_of_place(stranger) == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_settings_page_is_for_everybody(visit: Visit, locale: str, phone: bool) -> None:
    anna = visit(phone=phone, locale=locale)
    anna.go("/settings")
    anna.page.wait_for_selector(".settings select")
    assert serious(anna, ALL) == []
    for text in ("large", "largest"):
        anna.page.select_option("[name=text]", text)
        assert out_of_place(anna) == []
    anna.page.select_option("[name=palette]", "red_green")
    dye = "getComputedStyle(document.querySelector('.c-red')).getPropertyValue('--f')"
    anna.until(lambda: anna.page.evaluate(dye) != "#a32b23")
    anna.page.select_option("[name=theme]", "dark")
    assert serious(anna, CONTRAST) == []


def test_settings_go_along_with_an_account(visit: Visit, house: OpenHouse) -> None:
    with hashing_is_cheap():
        person = house.person()
        person.post("/api/register", {"name": "Dora of the days", "password": PASSWORD})
        anna, again = visit(), visit()
        for visitor in (anna, again):
            for name, value in person.http.cookies.items():
                visitor.context.add_cookies([{"name": name, "value": value, "url": house.url}])
        anna.go("/settings")
        anna.page.wait_for_selector("text=Kept with your account")
        anna.page.select_option("[name=palette]", "blue_yellow")
        kept = "/api/preferences"
        anna.until(lambda: person.get(kept)["preferences"].get("palette") == "blue_yellow")
        again.go("/settings")
        again.until(lambda: again.page.input_value("[name=palette]") == "blue_yellow")


@PLACES
def test_a_game_that_is_lost_can_be_ended(
    visit: Visit, house: OpenHouse, locale: str, phone: bool
) -> None:
    anna = visit(locale=locale, phone=phone)
    table = anna.open_table(["me", "random"])
    anna.wait_for_turn()
    assert not anna.now["fading"]
    lose(house, table)
    anna.go(f"/tables/{table}")
    anna.page.click(".band.fading button >> nth=0")
    anna.page.wait_for_selector(".resign summary")
    assert serious(anna, CONTRAST) == []
    anna.page.keyboard.press("Escape")
    anna.page.click(".band.fading button >> nth=1")
    anna.page.wait_for_selector(".band.fading", state="detached")
    anna.go("/settings")
    anna.page.click(".check >> text=/hardly be won|kaum noch/")
    anna.go(f"/tables/{table}")
    anna.page.wait_for_selector(".own-bands", state="attached")
    assert anna.now["fading"]
    assert not anna.sees(".band.fading")


@PLACES
def test_a_move_is_asked_for_once_more(visit: Visit, locale: str, phone: bool) -> None:
    anna = visit(locale=locale, phone=phone)
    anna.go("/settings")
    anna.page.select_option("[name=confirm]", "always")
    anna.open_table(["me", "random"])
    anna.wait_for_turn()
    anna.page.click("[data-place=hamburg].possible")
    anna.page.click(".bar .main")
    anna.page.wait_for_selector(".confirming")
    assert serious(anna, ALL) == []
    assert not phone or out_of_place(anna) == []
    anna.page.click(".confirming .plain")
    assert anna.now["moves"] == 0
    anna.page.click(".bar .main")
    anna.page.click(".confirming .main")
    anna.until(lambda: anna.now["moves"] > 0)
