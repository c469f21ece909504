"""How people come together before their browsers, and how a game comes to its end, for tests."""

from typing import Any

from browser.conftest import Visit
from browser.playing import Visitor


def together(visit: Visit, **settled: Any) -> tuple[Visitor, Visitor]:
    """Anna, who decides, and Bert, at one table in two browsers."""
    anna, bert = visit(), visit()
    table = anna.open_table(["me Anna", "open"], **settled)
    bert.go(f"/tables/{table}")
    bert.sit_down()
    anna.page.click("text=Start the game")
    anna.wait_for_turn()
    bert.until(lambda: bert.now.get("status") == "playing" and bert.is_settled())
    return anna, bert


def finished(visitor: Visitor) -> str:
    """A game alone that a bot has played to its end; its address."""
    table = visitor.open_table(["me"])
    visitor.wait_for_turn()
    hand_over(visitor)
    visitor.until(lambda: visitor.is_over)
    visitor.page.wait_for_selector(".end .account")
    return f"/tables/{table}"


def hand_over(visitor: Visitor) -> None:
    visitor.page.keyboard.press("m")
    visitor.page.click(".menu >> text=play for me")
