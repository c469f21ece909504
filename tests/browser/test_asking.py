"""Anything on a board can be asked about, lit or not: with a mouse, a finger or keys; and the rule
about it is one click away."""

from browser.board_tour import look
from browser.conftest import Visit
from browser.playing import Visitor

STACK = '[data-about="stack 5"]'


def told(visitor: Visitor) -> str:
    return visitor.page.inner_text(".prospect")


def test_what_is_pointed_at_or_clicked_is_told_with_its_rule(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.open_table(["me", "random"])
    anna.wait_for_turn()
    assert look(anna) == []
    page.hover(STACK)
    page.wait_for_selector(".prospect .explained")
    assert "whoever fulfills one worth one less gets it" in told(anna)
    page.hover('[data-about="chart"]')
    anna.until(lambda: "counters left" in told(anna))
    page.click(STACK)  # it stays while one goes to the rule
    page.hover('[data-about="chart"]')
    page.click(".prospect .rule-link")
    page.wait_for_selector(".beside-rules .clause.meant")
    assert anna.now["moves"] == 0
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    anna.until(lambda: "Point at anything" in told(anna))
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_selector(".prospect .explained")
    page.keyboard.press("?")
    page.wait_for_selector(".beside-card .guide-table")


def test_a_finger_asks_by_resting_and_chooses_by_tapping(visit: Visit) -> None:
    bert = visit(phone=True)
    page = bert.page
    bert.open_table(["me", "random"], "merv")
    bert.wait_for_turn()
    box = page.query_selector_all("[data-slot].possible")[0].bounding_box()
    assert box is not None
    finger = bert.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.wait_for_selector(".prospect .explained")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert "Action slot of" in told(bert)
    assert not page.query_selector(".bar .main[data-move]")  # it was no tap
    page.tap(".slot.possible")
    page.wait_for_selector('.bar .main[data-move^="enter "]')
