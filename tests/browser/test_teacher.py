"""The teacher, as people meet it: a hint in three nudges, the account of a game, learning from own
mistakes to the end, the analysis board with a branch; in both languages, desktop and phone."""

from typing import Any

from browser.conftest import Visit
from browser.playing import Visitor
from browser.screens import sign_in_as
from browser.test_screens import ALL, CONTRAST, serious
from houses import OpenHouse, Person
from waiting import until

MOVES = 14
PRESS = "document.querySelector('.bar .main[data-move]:not(:disabled), .bar .possible')?.click()"


def left_game(anna: Person) -> str:
    """A game alone that was left after some careless moves, and analysed."""
    now = anna.open("merkator", ["me"])
    for number in range(MOVES):
        legal = [one["move"] for one in now["legal"]]
        now = anna.play(now, legal[-1 - number % 2] if len(legal) > 1 else legal[0])
    table = str(now["id"])
    assert anna.send(table, "end", at=now["at"])["type"] == "ok"
    anna.post(f"/api/tables/{table}/analysis")
    until(lambda: anna.get(f"/api/tables/{table}/analysis")["status"] == "done", "an account")
    return table


def looked_at(visitor: Visitor, problems: list[str], name: str) -> None:
    """Note what axe finds."""
    problems += [f"{name}: {one}" for one in serious(visitor, ALL)]


def looked_at_by_night(visitor: Visitor, problems: list[str], name: str) -> None:
    visitor.page.emulate_media(color_scheme="dark")
    problems += [f"{name} by night: {one}" for one in serious(visitor, CONTRAST)]
    visitor.page.emulate_media(color_scheme="light")


def test_a_hint_comes_in_three_nudges(visit: Visit) -> None:
    problems: list[str] = []
    for settled in ({}, {"phone": True, "locale": "de-DE"}, {"text_board": True}):
        anna = visit(**settled)
        anna.open_table(["me"])
        anna.wait_for_turn()
        anna.page.click(".ask-hint")
        anna.page.wait_for_selector(".hint-think")
        assert anna.page.query_selector(".candidate") is None
        anna.page.locator(".hint footer .plain").first.click()
        anna.page.wait_for_selector(".candidate")
        assert len(anna.seen(".candidate")) == 1
        if "phone" not in settled:  # there the sheet may lie over what is meant
            anna.page.wait_for_selector(".drawn-mark.on >> text=1")
            assert is_on_the_board(anna)
        anna.page.keyboard.press("h")
        anna.page.wait_for_selector(".candidate:nth-child(3)")
        assert anna.page.query_selector(".candidate .reasons li") is not None
        look = looked_at_by_night if "phone" in settled else looked_at
        look(anna, problems, f"hint {settled}")
        anna.page.keyboard.press("h")
        anna.page.wait_for_selector(".hint-think", state="detached")
        anna.page.wait_for_selector(".drawn-mark", state="detached")
    assert problems == []


def test_the_account_teaches_to_its_end(house: OpenHouse, visit: Visit) -> None:
    person = house.person()
    table = left_game(person)
    problems: list[str] = []
    anna = visit()
    sign_in_as(anna, person)
    anna.go(f"/tables/{table}")
    anna.page.wait_for_selector(".chances")
    anna.page.click(".a-views >> text=Race of points")
    anna.page.wait_for_selector(".a-plot .plot")
    looked_at(anna, problems, "account")
    looked_at_by_night(anna, problems, "account")
    anna.page.click("text=Learn from your mistakes")
    learn(anna, problems)
    study(anna, table, problems)
    assert problems == []


def is_on_the_board(anna: Visitor) -> bool:
    """Whether the first mark lies where the board is."""
    mark = anna.page.locator(".drawn-mark.on").first.bounding_box()
    board = anna.page.locator(".board-place").bounding_box()
    assert mark is not None
    assert board is not None
    return bool(mark["x"] > board["x"] and mark["y"] > board["y"])


def learn(anna: Visitor, problems: list[str]) -> None:
    """One wrong try, then all that is left is shown; a summary at the end."""
    anna.page.wait_for_selector(".learn-lead")
    anna.page.wait_for_selector(".merkator .possible:visible")  # whatever is to be decided
    looked_at(anna, problems, "learning")
    try_something(anna)
    anna.page.wait_for_selector(".learn-foot")
    for _ in range(6):
        if anna.page.query_selector(".learn-summary") is not None:
            break
        show = anna.page.query_selector(".hint footer >> text=Show me")
        if show is not None:
            show.click()
        anna.page.wait_for_selector(".learn-foot")
        anna.page.locator(".hint footer button").last.click()
        anna.page.wait_for_selector(".learn-lead, .learn-summary")
    anna.page.wait_for_selector(".learn-summary li")
    looked_at_by_night(anna, problems, "summary")


def try_something(anna: Visitor) -> None:
    """Play small moves until the house has weighed the decision."""

    def is_judged() -> bool:
        anna.page.evaluate(PRESS)
        return anna.page.query_selector(".learn-foot") is not None

    anna.until(is_judged)


def study(anna: Visitor, table: str, problems: list[Any]) -> None:
    """A branch from the middle of the game, what bots would play there, and a link to it."""
    anna.go(f"/study/{table}?at=4")
    anna.page.wait_for_selector(".study-band >> text=After 4 moves")
    anna.page.click("text=What would the bots play?")
    anna.page.wait_for_selector(".candidate")
    looked_at(anna, problems, "analysis board")
    anna.page.keyboard.press("ArrowLeft")
    anna.page.wait_for_selector(".study-band >> text=After 3 moves")
    anna.page.wait_for_selector(".bar .main[data-move], .bar .possible")

    def has_branched() -> bool:
        anna.page.evaluate(PRESS)
        return anna.page.query_selector(".study-band >> text=of your own") is not None

    anna.until(has_branched)
    anna.until(lambda: "line=" in anna.page.url)
    anna.go(anna.page.url)
    anna.page.wait_for_selector(".study-band >> text=of your own")
