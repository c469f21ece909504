"""A browser gets nothing that its person may not know, and keeps nothing but settings and
what it needs to check the luck: the seals that it saw and the nonces that it named."""

import json
from collections.abc import Iterator

import pytest

from browser.conftest import Visit
from browser.inputs import by_clicking, on_the_plain_board
from browser.playing import Visitor

BOARDS = pytest.mark.parametrize("text_board", [False, True], ids=["drawn", "plain"])
SETTINGS = {
    *("language", "theme", "speed", "sound", "volume", "notify", "confirm"),
    *("palette", "text", "textBoard", "level", "offerEnd"),
}
MOST_DECISIONS = 150  # until Anna can pay for a card
MOST_TABLES = 5


def told(visitor: Visitor) -> list[str]:
    """All that came to a browser from the house: frames and answers. Its files are left out, and
    what is printed on the cards and in the rules, which everybody may know."""
    bodies = [text for address, text in visitor.bodies if not is_printed(address)]
    assert bodies
    assert visitor.frames
    return [*visitor.frames, *bodies]


def is_printed(address: str) -> bool:
    return "/api/editions/" in address or "/api/rules/" in address


def kept(visitor: Visitor) -> str:
    """All that the page shows and keeps."""
    stored = visitor.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    return visitor.page.content() + str(stored) + str(visitor.page.evaluate("document.cookie"))


def test_the_seed_is_told_when_the_game_is_over(visit: Visit) -> None:
    anna = visit()
    anna.open_table(["me"])
    anna.wait_for_turn()
    source = kept(anna)
    anna.play_on(by_clicking)
    seed = str(anna.now["seed"])
    assert len(seed) > 20
    before = [text for text in told(anna) if '"status":"over"' not in text]
    assert len(before) > 20
    assert [text for text in [source, *before] if seed in text] == []


def test_what_a_browser_keeps(visit: Visit) -> None:
    anna = visit()
    table = anna.open_table(["me", "random"])
    anna.wait_for_turn()
    anna.play(by_clicking, "travel hamburg")
    assert anna.page.evaluate("Object.keys(localStorage).sort()") == ["fondaco", "fondaco-luck"]
    [(at, seen)] = anna.page.evaluate("Object.entries(JSON.parse(localStorage['fondaco-luck']))")
    assert at == table
    assert set(seen) == {"seal", "nonces"}
    assert seen["seal"] == anna.now["seal"]
    assert list(seen["nonces"]) == ["0"]  # her own
    assert set(anna.page.evaluate("Object.keys(JSON.parse(localStorage.fondaco))")) == SETTINGS
    assert anna.page.evaluate("sessionStorage.length") == 0
    assert anna.page.evaluate("indexedDB.databases()") == []
    assert anna.page.evaluate("caches.keys()") == []
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


def hands(thing: object) -> Iterator[int]:
    """The seats of Merchants of Europe whose hands some message shows."""
    if isinstance(thing, dict):
        if thing.get("own") is not None:
            yield thing["seat"]
        thing = list(thing.values())
    for part in thing if isinstance(thing, list) else []:
        yield from hands(part)


def shown_hands(visitor: Visitor) -> set[int]:
    return {seat for text in told(visitor) if text[:1] in "{[" for seat in hands(json.loads(text))}


def on_either_board(visitor: Visitor, move: str) -> None:
    how = on_the_plain_board if visitor.sees(".plain-board") else by_clicking
    how(visitor, move)


def decide(visitor: Visitor) -> str:
    """Buy a development card if possible, else end the turn soon; the move."""
    visitor.wait_for_turn()
    legal = visitor.legal()
    move = next((one for one in ("buy card", "end turn", "decline") if one in legal), legal[0])
    visitor.play(on_either_board, move)
    return move


def play_until_a_card_is_bought(anna: Visitor, bert: Visitor) -> None:
    for _ in range(MOST_DECISIONS):
        anna.until(lambda: (anna.may_act or bert.may_act) and anna.now["at"] == bert.now["at"])
        if decide(anna if anna.may_act else bert) == "buy card" and anna.may_act:
            return
    raise AssertionError("nobody could pay for a card")


def cards_of(visitor: Visitor, seat: int) -> set[str]:
    own = visitor.now["view"]["players"][seat]["own"]
    return {*own["cards"], *own["fresh_cards"]}


def sit_until_a_card_is_secret(anna: Visitor, bert: Visitor, carl: Visitor) -> set[str]:
    """Play until Anna holds a development card of which nobody else has seen one of its kind."""
    for _ in range(MOST_TABLES):
        for visitor in (anna, bert, carl):
            visitor.frames.clear()
            visitor.bodies.clear()
        begin_merchants(anna, bert, carl)
        play_until_a_card_is_bought(anna, bert)
        bert.until(lambda: bert.now["at"] == anna.now["at"])
        carl.until(lambda: carl.now.get("at") == anna.now["at"])
        played = set(anna.now["view"]["played_cards"])
        if secret := cards_of(anna, 0) - cards_of(bert, 1) - played:
            return secret
    raise AssertionError("every card was seen by somebody else")


def begin_merchants(anna: Visitor, bert: Visitor, carl: Visitor) -> None:
    table = anna.open_table(["me Anna", "open", "random"], "merchants")
    bert.go(f"/tables/{table}")
    bert.sit_down()
    anna.page.click("text=Start the game")
    carl.go(f"/tables/{table}")
    bert.until(lambda: bert.now.get("status") == "playing" and bert.is_settled())


@BOARDS
def test_the_hand_of_another_is_nowhere_in_a_browser(visit: Visit, text_board: bool) -> None:
    anna, bert, carl = (visit(text_board=text_board) for _ in range(3))
    secret = sit_until_a_card_is_secret(anna, bert, carl)
    assert shown_hands(anna) == {0}
    assert shown_hands(bert) == {1}
    assert shown_hands(carl) == set()
    for card in secret:
        assert any(card in text for text in told(anna))
        assert not any(card in text for text in [*told(bert), *told(carl), kept(carl), kept(bert)])


@BOARDS
def test_a_curtain_hides_the_hands_of_two_at_one_screen(visit: Visit, text_board: bool) -> None:
    both = visit(text_board=text_board)
    both.open_table(["me Anna", "me Bert", "random"], "merchants")
    both.wait_for_turn()
    assert both.now["eyes"] is None
    both.page.wait_for_selector(".curtain .main")
    assert "Pass the screen to Anna" in both.page.inner_text("body")
    assert shown_hands(both) == set()
    for seat in (0, 1):
        both.frames.clear()
        both.open_curtain()
        if text_board:
            both.page.click(".plain-board summary")
        while not both.is_curtain and both.now["to_act"] == seat:
            legal = both.legal()
            both.play(on_either_board, "end turn" if "end turn" in legal else legal[0])
            both.wait_for_turn()
        assert {found for frame in both.frames for found in hands(json.loads(frame))} == {seat}
        both.until(lambda: both.is_curtain)
        both.page.wait_for_selector(".curtain")
        assert both.page.query_selector(".table-screen") is None
        assert "lumber" not in both.page.content()
