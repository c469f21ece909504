"""The page of a table: a whole game by pressing buttons, the waiting room, one screen for many."""

from collections.abc import Iterator

import pytest

import fondaco
from browsing import Browser
from clicking import MOST_MOVES, NewBrowser, end_by_agreement, moves, open_table, play_on
from houses import OpenHouse, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


# --- A whole game ---


def test_a_whole_game_is_played_by_pressing_buttons(browser: Browser) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]  # who is quick
    made = browser.http.post("/api/tables", json={"title": "merkator", "seats": seats})
    table = f"/tables/{made.json()['id']}"
    browser.open(table)
    page = play_on(browser)
    assert [words for level, words in page.headings if words == "Points"]
    log = browser.http.get(f"/api{table}/log").text
    proved = fondaco.verify(log)
    assert proved.is_over
    assert proved.seed in page.text
    assert proved.head.seal in page.text
    for score in proved.scores():
        for part in score["parts"]:  # type: ignore[attr-defined]
            assert part["of"] in page.text
    assert f"fondaco verify {table.rpartition('/')[2]}.log" in page.text
    assert browser.press("Rematch").answer.url.path != table
    assert "Anna" in browser.page.text
    browser.open(table)
    assert browser.follow("To the next game").status == 200


def test_every_moment_of_it_can_be_seen(browser: Browser) -> None:
    table = open_table(browser, 1)
    number = int(play_on(browser).text.partition("What happened ")[2].split()[0])
    assert browser.follow("Replay").answer.url.query == b"at=0"
    assert "The table is set up." in browser.page.text
    assert [words for words, _ in browser.page.links if words in STEPS] == ["Next", "Last"]
    last = browser.follow("Last")
    assert f"after move {number} of {number}" in last.text
    assert [words for words, _ in last.links if words in STEPS] == ["First", "Previous"]
    assert f"after move {number - 1} of {number}" in browser.follow("Previous").text
    assert f"after move {number} of {number}" in browser.follow("Next").text
    assert browser.follow("To the result").answer.url.path == table
    assert browser.open(f"{table}?at={number + 1}").status == 404
    assert browser.open(f"{table}?at=x").status == 404


STEPS = ("First", "Previous", "Next", "Last")

# --- The waiting room ---


def test_a_friend_comes_by_link(new_browser: NewBrowser) -> None:
    anna, bert, carl = new_browser(), new_browser(), new_browser()
    table = open_table(anna, 2, seat1="link")
    assert "/sit/" not in carl.open(table).answer.text
    assert "Sit down at seat 2" not in carl.page.buttons()
    link = anna.page.answer.text.partition(f'value="{anna.http.base_url}')[2].partition('"')[0]
    bert.open(link)
    assert "empty (this seat)" in bert.page.text
    assert "empty (this seat)" in carl.open(link).text  # looking takes nothing
    page = bert.press("Sit down", name="Bert", nonce="tulip")
    assert page.answer.url.path == table
    assert "Bert (you)" in page.text
    assert carl.press("Sit down").status == 422
    assert "no longer valid" in carl.open(link).text
    assert "Sit down" not in carl.page.buttons()
    anna.again()
    anna.press("Start the game")
    end_by_agreement(anna, bert)
    assert "tulip" in anna.http.get(f"/api{table}/log").text


def test_a_link_can_be_revoked(new_browser: NewBrowser) -> None:
    anna, bert = new_browser(), new_browser()
    open_table(anna, 2, seat1="link")
    old = anna.page.answer.text.partition(f'value="{anna.http.base_url}')[2].partition('"')[0]
    anna.press("Revoke the link to seat 2")
    assert old not in anna.page.answer.text
    assert "no longer valid" in bert.open(old).text


def test_seats_are_taken_left_and_given_to_bots(new_browser: NewBrowser) -> None:
    anna, bert = new_browser(), new_browser()
    table = open_table(anna, 3, seat1="open", seat2="open")
    assert "Start the game" not in anna.page.buttons()
    bert.open(table)
    assert "Give seat" not in bert.page.text
    bert.press("Sit down at seat 2")
    bert.press("Leave this seat")
    assert "Sit down at seat 2" in bert.page.buttons()
    anna.again()
    anna.press("Let it play", seat="1", level="apprentice")
    anna.press("Let it play", level="factor")
    assert "Start the game" in anna.page.buttons()
    anna.press("Send the bot at seat 2 away")
    assert "Start the game" not in anna.page.buttons()
    anna.press("Let it play", level="apprentice")
    assert "Start the game" not in bert.again().buttons()
    assert "Your turn" in anna.press("Start the game").text


# --- Several people at one screen ---


def test_a_curtain_falls_where_there_are_secrets(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fondaco.game("merkator"), "has_secrets", True)
    table = open_table(browser, 2, name0="Anna", seat1="me", name1="Bert")
    assert "Pass the screen to Anna" in browser.page.text
    assert "Your office" not in browser.page.text
    assert not moves(browser.page)
    page = browser.follow("I am Anna")
    assert "Your office" in page.text
    assert "Bert's office" in page.text
    for _ in range(MOST_MOVES):
        if not moves(browser.page):
            break
        assert "seat=0" in str(browser.press(moves(browser.page)[-1]).answer.url)
    assert "Pass the screen to Bert" in browser.page.text
    assert "Your office" not in browser.page.text
    assert "Anna's office" in browser.follow("I am Bert").text
    assert browser.open(f"{table}?seat=0").text.count("Pass the screen to Bert") == 1


def test_without_secrets_the_screen_is_everybodys(browser: Browser) -> None:
    open_table(browser, 2, name0="Anna", seat1="me", name1="Bert")
    assert "Anna decides" in browser.page.text
    assert "Pass the screen" not in browser.page.text
    assert moves(browser.page)


def test_a_finished_game_with_secrets_is_seen_from_every_seat(
    browser: Browser, new_browser: NewBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(browser, 1, name0="Anna")
    browser.press("Propose to end the game")
    monkeypatch.setattr(fondaco.game("merkator"), "has_secrets", True)
    stranger = new_browser()
    stranger.open(f"{table}?at=0")
    assert "Your office" in stranger.follow("Anna").text
    assert "Your office" not in stranger.follow("an onlooker").text
