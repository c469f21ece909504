"""The luck of a table: the browser names nonces of its own, and says what it has checked after.

What `fondaco verify` says of the same houses: tests/server/test_cheating.py.
"""

from pathlib import Path
from threading import Event

import pytest
from playwright.sync_api import Browser, Route

from browser.chromium import FLAGS, chromium_path
from browser.conftest import USUAL, Visit
from browser.gathering import together
from browser.playing import Json, Visitor
from cheating import Cheat, another_nonce, another_seed, cheating, seed_after_nonces
from fondaco.cli import main
from houses import OpenHouse

AWAY = "192.168.7.7"  # an address as in a home network, where a page is not a secure one
HEADER = "Cross-Origin-Opener-Policy"  # of which Chromium says that it is for secure ones


def end(visitor: Visitor) -> None:
    """End a game alone; the page shows what was checked."""
    visitor.wait_for_turn()
    visitor.page.keyboard.press("m")
    visitor.page.click(".menu >> text=ending the game")
    visitor.page.wait_for_selector(".luck-findings li")


def found(visitor: Visitor, verdict: str) -> list[str]:
    lines = visitor.page.locator(f".luck-findings [data-verdict={verdict}]").all_inner_texts()
    return [line.strip() for line in lines]


def seen(visitor: Visitor) -> Json:
    """What the browser has kept of this table."""
    kept: Json = visitor.page.evaluate("JSON.parse(localStorage['fondaco-luck'] ?? '{}')")
    table: Json = kept[visitor.now["id"]]
    return table


def test_a_table_begins_with_nonces_of_the_browser_and_is_checked_at_the_end(
    visit: Visit, tmp_path: Path
) -> None:
    anna = visit()
    anna.go("/")
    anna.page.click("text=Play now")
    anna.wait_for_turn()
    assert set(anna.now["nonces"]) == {"own", "follows"}
    assert anna.now["nonces"][anna.now["yours"][0]] == "own"
    assert seen(anna)["seal"] == anna.now["seal"]
    end(anna)
    assert (found(anna, "bad"), found(anna, "open")) == ([], [])
    assert found(anna, "good")[:3] == [
        "The seed fits the seal: the seal is its SHA-256.",
        "The seal is the one that this browser saw before it named a nonce.",
        "Seat 1: the log has the nonce that this browser named.",
    ]
    verified_as_the_page_says(anna, tmp_path)


def verified_as_the_page_says(visitor: Visitor, folder: Path) -> None:
    """The command that the page shows proves the rest."""
    program, *argv = visitor.page.inner_text(".end .proof-note code").split(" ")
    assert (program, argv[0], argv[2], argv[4]) == ("fondaco", "verify", "--seal", "--nonce")
    log = folder / argv[1]
    text = visitor.context.request.get(f"/api/tables/{visitor.now['id']}/log").text()
    log.write_text(text, encoding="utf-8")
    assert main(["verify", str(log), *argv[2:]]) == 0


def test_each_seat_of_a_screen_has_a_nonce_and_so_has_who_sits_down(visit: Visit) -> None:
    anna, bert = together(visit)
    assert anna.now["nonces"] == ["own", "own"]
    nonces = [seen(anna)["nonces"]["0"], seen(bert)["nonces"]["1"]]
    assert all(named["isTaken"] for named in nonces)
    assert nonces[0]["nonce"] != nonces[1]["nonce"]
    cleo = visit()
    cleo.open_table(["me Cleo", "me Dora"])
    cleo.until(lambda: cleo.now.get("status") == "playing")
    assert cleo.now["nonces"] == ["own", "own"]
    assert sorted(seen(cleo)["nonces"]) == ["0", "1"]


def test_whoever_starts_at_once_has_named_a_nonce(visit: Visit) -> None:
    anna = visit()
    slow: list[Route] = []
    is_line_good = Event()

    def send(route: Route) -> None:
        if is_line_good.is_set():
            route.continue_()
        else:
            slow.append(route)

    anna.page.route("**/messages", send)  # where the page sends its nonces
    anna.open_table(["me", "open"])
    anna.page.click("text=Seat this bot")
    anna.page.wait_for_selector("text=Start the game")
    anna.until(lambda: slow)
    is_line_good.set()
    anna.page.click("text=Start the game")
    anna.until(lambda: anna.now.get("status") == "playing")
    for route in slow:
        route.continue_()
    assert anna.now["nonces"] == ["own", "follows"]


def test_the_next_game_has_nonces_of_its_own(visit: Visit) -> None:
    anna = visit()
    first = anna.open_table(["me", "random"])
    end(anna)
    anna.page.click("text=Play again")
    anna.until(lambda: anna.now["id"] != first and anna.now["status"] == "playing")
    assert anna.now["nonces"] == ["own", "follows"]


def test_what_the_house_drew_is_said_to_be_the_houses(visit: Visit) -> None:
    anna = visit()
    anna.open_table(["me", "random"], own_nonces=False)
    anna.wait_for_turn()
    anna.page.keyboard.press("m")
    anna.page.wait_for_selector(".proof-note dd")
    assert anna.page.locator(".proof-note dd").all_inner_texts() == ["drawn by the house"] * 2
    anna.page.keyboard.press("Escape")
    end(anna)
    drew = "the house drew its nonce, and could have tried many of them."
    assert found(anna, "open") == [
        "This browser named no nonce here, so it cannot tell when the seal was made.",
        f"Seat 1: {drew}",
        f"Seat 2: {drew}",
    ]


@pytest.mark.parametrize(
    ("cheat", "said"),
    [
        (
            seed_after_nonces,
            "The seal is not the one that this browser saw before it named a nonce. "
            "The house has changed it.",
        ),
        (
            another_seed,
            "The seed does not fit the seal. This is not the luck that was sealed.",
        ),
        (
            another_nonce,
            "Seat 1: the log does not have the nonce that this browser named. "
            "The house has changed it.",
        ),
    ],
)
def test_a_house_that_cheats_is_found_out(visit: Visit, cheat: Cheat, said: str) -> None:
    anna = visit()
    with cheating(cheat):
        anna.open_table(["me", "random"])
        end(anna)
    assert found(anna, "bad") == [said]


def test_a_changed_seal_is_told_during_the_game(visit: Visit) -> None:
    anna = visit(locale="de-DE")
    with cheating(seed_after_nonces):
        anna.open_table(["me", "random"])
        anna.wait_for_turn()
    anna.page.keyboard.press("m")
    told = anna.page.inner_text(".proof-note .problem")
    assert told.startswith("Das ist nicht das Siegel, das dieser Browser sah")


def test_all_of_it_works_without_a_secure_address(chromium: Browser, house: OpenHouse) -> None:
    mapped = f"--host-resolver-rules=MAP {AWAY} 127.0.0.1"
    launched = chromium.browser_type.launch(executable_path=chromium_path(), args=[*FLAGS, mapped])
    address = house.url.replace("127.0.0.1", AWAY)
    anna = Visitor(launched.new_context(**{**USUAL, "base_url": address}))
    anna.go("/")
    assert anna.page.evaluate("[isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
    anna.page.click("text=Play now")
    end(anna)
    assert (found(anna, "bad"), found(anna, "open")) == ([], [])
    assert len(found(anna, "good")) == 2 + len(anna.now["seats"])
    assert [one for one in anna.troubles if HEADER not in one] == []
    launched.close()
