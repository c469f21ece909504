"""Games that cannot be played here any more, and moments that were not kept: everybody is told what
happened and what can be done, and nothing is offered that leads nowhere."""

import json

from playwright.sync_api import Route

from browser.conftest import Visit
from browser.gathering import finished
from browser.screens import sign_in_as
from damages import change_head
from houses import OpenHouse, Person
from past_games import RULES, past_game
from stored import change

RULES_DE = "Diese Partie wurde nach Fassung 99 der Regeln von Merkator gespielt"
NOT_KEPT = "The first 3 moves were played under other rules; nobody can go back to them."
BUSY = "That is too much at once. Wait a moment, then try again."


def seated(house: OpenHouse) -> Person:
    anna = house.person()
    anna.post("/api/me", {"name": "Anna"})
    return anna


def test_a_game_that_cannot_go_on_is_shown_as_it_was_and_ended_by_who_plays(
    house: OpenHouse, visit: Visit
) -> None:
    person = seated(house)
    table = past_game(house, person)["id"]
    anna, bert = visit(), visit()
    sign_in_as(anna, person)
    for visitor in (anna, bert):
        visitor.go(f"/tables/{table}")
        visitor.page.wait_for_selector(f".band.stuck >> text={RULES}")
        visitor.page.wait_for_selector(".merkator [data-place=hamburg]")
        visitor.page.keyboard.press("u")
        visitor.page.keyboard.press("m")
        visitor.page.wait_for_selector(".beside-menu")
        visitor.page.keyboard.press("Escape")
        assert visitor.sees(".possible, .undo, .menu li, .sentence.no") is None
        assert visitor.page.inner_text(".bar .pennant strong") == "It cannot go on"
    assert bert.sees("button >> text=End it without a result") is None
    anna.page.click("button >> text=End it without a result")
    anna.page.wait_for_selector(".end-title >> text=The game ended early")
    assert anna.page.locator(".end-head .end-verdict").all_inner_texts() == [
        "The game ends here: its rules are no longer played here.",
        f"{RULES} It is shown as it was kept.",
    ]
    with anna.page.expect_download():
        anna.page.click(".end a[download]")
    bert.page.wait_for_selector(".end-title")
    anna.page.click("text=Watch it again")
    anna.page.wait_for_selector(".band.past >> text=After 0 moves")
    anna.page.click("[aria-label='Forward one step']")
    anna.page.wait_for_selector(".band.past >> text=After 1 move")


def test_a_game_of_which_nothing_was_kept_says_so_in_place_of_the_board(
    house: OpenHouse, visit: Visit
) -> None:
    person = seated(house)
    table = past_game(house, person, is_kept=False)["id"]
    anna = visit(phone=True)
    sign_in_as(anna, person)
    anna.go(f"/tables/{table}?language=de")
    anna.page.wait_for_selector(f".no-board >> text={RULES_DE}")
    assert "übrig ist das Protokoll" in anna.page.inner_text(".no-board")
    assert anna.sees(".bar, .undo") is None
    anna.page.click("button >> text=Ohne Ergebnis beenden")
    anna.page.wait_for_selector(".end-title >> text=Das Spiel wurde vorzeitig beendet")
    assert (
        anna.sees(".end .account, .end .bars, .end .plot, .end-next :text('Noch einmal ansehen')")
        is None
    )
    anna.page.click("text=Zum Brett")
    with anna.page.expect_download():
        anna.page.click(".no-board a[download]")


def test_a_board_is_drawn_with_the_edition_of_its_table(house: OpenHouse, visit: Visit) -> None:
    person = seated(house)
    now = past_game(house, person)
    printed = person.get("/api/editions/merkator")
    [hamburg] = [place for place in printed["location"] if place["id"] == "hamburg"]
    hamburg["name"] = "Hammaburg"
    change(house, "INSERT INTO editions VALUES (?, ?, ?)", "merkator", "old", json.dumps(printed))
    change_head(house, now["id"], f"edition {now['edition']}", "edition old")
    anna = visit()
    anna.go(f"/tables/{now['id']}")
    anna.page.wait_for_selector(".merkator [data-place=hamburg] >> text=Hammaburg")
    anna.open_table(["me", "random"])
    anna.page.wait_for_selector(".merkator [data-place=hamburg] >> text=Hamburg")


def test_moments_that_were_not_kept_and_a_busy_house(visit: Visit) -> None:
    anna = visit()
    busy: list[str] = []

    def answer(route: Route) -> None:
        """Moment 2 was not kept; for moment 5 the house needs some time."""
        if "/moments/2" in route.request.url:
            route.fulfill(status=422, json={"text": NOT_KEPT})
        elif "/moments/5" in route.request.url and not busy:
            busy.append(route.request.url)
            route.fulfill(status=429, json={"text": BUSY})
        else:
            route.continue_()

    finished(anna)
    anna.page.route("**/moments/*", answer)
    anna.page.click("text=Watch it again")
    anna.page.wait_for_selector(".band.past >> text=After 0 moves")
    anna.page.fill(".replay [type=range]", "2")
    anna.page.wait_for_selector(f".no-board >> text={NOT_KEPT}")
    anna.page.wait_for_selector(".band.past >> text=After 2 moves")
    anna.page.fill(".replay [type=range]", "3")
    anna.page.wait_for_selector(".band.past >> text=After 3 moves")
    anna.page.wait_for_selector(".merkator [data-place=hamburg]")
    anna.page.fill(".replay [type=range]", "5")
    anna.page.wait_for_selector(".band.past >> text=After 5 moves")
    assert busy
    assert anna.sees(".no-board") is None
    anna.troubles.clear()  # the browser notes what was refused
