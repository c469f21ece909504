"""A browser gets nothing that its person may not know, and keeps nothing but settings."""

from playwright.sync_api import Response

from browser.conftest import Visit
from browser.playing import by_clicking

SETTINGS = {"language", "theme", "speed", "sound", "notify"}


def test_the_seed_is_told_when_the_game_is_over(visit: Visit) -> None:
    anna = visit()
    answers: list[Response] = []
    anna.page.on("response", lambda answer: answers.append(answer))
    anna.open_table(["me"])
    anna.wait_for_turn()
    source = anna.page.content()
    anna.play_on(by_clicking)
    seed = str(anna.now["seed"])
    assert len(seed) > 20
    bodies = [answer.text() for answer in answers if "/api/" in answer.url]
    before = [frame for frame in anna.frames if '"status":"over"' not in frame]
    assert len(bodies) > 1
    assert len(before) > 20
    assert [text for text in [source, *bodies, *before] if seed in text] == []


def test_what_a_browser_keeps(visit: Visit) -> None:
    anna = visit()
    anna.open_table(["me", "random"])
    anna.wait_for_turn()
    anna.play(by_clicking, "travel hamburg")
    kept = anna.page.evaluate("({...localStorage})")
    assert list(kept) == ["fondaco"]
    assert set(anna.page.evaluate("Object.keys(JSON.parse(localStorage.fondaco))")) == SETTINGS
    assert anna.page.evaluate("sessionStorage.length") == 0
    assert anna.page.evaluate("indexedDB.databases()") == []
    assert anna.page.evaluate("document.cookie") == ""
    cookies = anna.context.cookies()
    assert cookies
    assert all(cookie["httpOnly"] for cookie in cookies)
    assert anna.page.evaluate("JSON.parse(localStorage.fondaco).sound") is False


def test_a_seat_link_is_seen_by_who_asked_for_it(visit: Visit) -> None:
    anna, bert = visit(), visit()
    table = anna.open_table(["me", "link"])
    bert.go(f"/tables/{table}")
    bert.page.wait_for_selector(".waiting-seats")
    anna.page.click("text=Link for this seat")
    anna.until(lambda: any('"link":"/sit/' in frame for frame in anna.frames))
    anna.page.fill("[aria-label='Say something']", "here it is")
    anna.page.keyboard.press("Enter")
    bert.page.wait_for_selector("text=here it is")
    assert not any("/sit/" in frame for frame in bert.frames)
