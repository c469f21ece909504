"""Looking: at what a move would bring, why not, at the rules, and back at what happened."""

import re
from pathlib import Path

from browser.conftest import Visit
from browser.gathering import finished
from browser.inputs import by_clicking
from browser.playing import Visitor


def at_turn(visitor: Visitor) -> Visitor:
    visitor.open_table(["me", "random"])
    visitor.wait_for_turn()
    return visitor


def test_a_place_that_is_pointed_at_says_what_it_would_bring(visit: Visit) -> None:
    anna = at_turn(visit())
    anna.page.hover("[data-place=hamburg]")
    anna.page.wait_for_selector(".prospect .brings")
    assert "Hamburg" in anna.page.inner_text(".prospect-title")
    assert anna.page.query_selector(".ghost") is not None


def test_a_place_and_a_card_say_why_not_and_a_contract_what_it_lacks(visit: Visit) -> None:
    anna = at_turn(visit())
    for thing in ("[data-place=newfoundland]", ".market .building"):
        anna.page.mouse.move(2, 2)
        anna.page.wait_for_selector(".prospect.empty")
        anna.page.hover(thing)
        anna.page.wait_for_selector(".prospect .no .link")
    anna.page.hover(".contracts .contract")
    anna.page.wait_for_selector(".prospect .served .need.miss")


def test_a_finger_that_stays_on_a_card_says_what_it_is(visit: Visit) -> None:
    anna = at_turn(visit(phone=True))
    anna.page.tap(".board-tabs [data-tab=market]")
    box = anna.page.locator(".market .building").first.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = anna.context.new_cdp_session(anna.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    anna.page.wait_for_selector(".prospect .no >> visible=true")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_typed_move_that_is_not_possible_leads_to_its_rule(visit: Visit) -> None:
    anna = at_turn(visit())
    anna.page.keyboard.press("/")
    anna.page.wait_for_selector(".typing input:focus")
    anna.page.keyboard.type("travel newfoundland")
    anna.page.keyboard.press("Enter")
    anna.page.click(".sentence.no >> text=rulebook, page")
    anna.page.wait_for_selector(".beside-rules .clause.meant")
    anna.page.fill(".beside-rules [type=search]", "no such word at all")
    anna.page.wait_for_selector("text=No rule mentions that.")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector(".beside-rules", state="detached")


def test_a_refusal_gives_way_to_what_is_pointed_at(visit: Visit) -> None:
    anna = at_turn(visit())
    anna.page.click("[data-place=newfoundland]", force=True)
    anna.page.wait_for_selector(".sentence.no")
    anna.page.hover("[data-place=hamburg]")
    anna.page.wait_for_selector(".sentence.no", state="detached")


EDGES = """(thing) => [
    document.querySelector(".beside-close").getBoundingClientRect().bottom,
    document.querySelector(thing).getBoundingClientRect().top,
]"""


def test_the_cross_of_a_panel_covers_nothing(visit: Visit) -> None:
    for is_phone in (False, True):
        anna = at_turn(visit(phone=is_phone))
        for side, thing in (("Rules", "[type=search]"), ("More", ".menu button"), ("Chat", "li")):
            anna.page.click(f".tools [aria-label={side}]")
            anna.page.wait_for_selector(f".beside {thing}")
            bottom, top = anna.page.evaluate(EDGES, f".beside {thing}")  # of one moment
            assert bottom <= top
            anna.page.click(".beside-close")


def test_rules_are_searched_by_word(visit: Visit) -> None:
    anna = visit()
    anna.go("/rules/merkator")
    anna.page.wait_for_selector(".turn-picture")
    anna.page.fill("[type=search]", "ham")
    anna.page.wait_for_selector("[role=status] >> text=rules")
    found = anna.page.locator(".clause").all_inner_texts()
    assert found
    assert all(re.search(r"\bHam\b", text) for text in found)
    anna.page.fill("[type=search]", "alsterhaus")
    anna.page.wait_for_selector("#table-buildings td >> text=Alsterhaus")
    assert anna.page.locator("#table-buildings tbody tr").count() == 1
    anna.page.click(".contents >> text=Loss of goods >> visible=true")
    anna.page.wait_for_selector("h2 >> text=Loss of goods")
    assert anna.page.input_value("[type=search]") == ""


def test_looking_back_and_sharing_a_moment(visit: Visit) -> None:
    anna, bert = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    finished(anna)
    anna.page.click("text=Watch it again")
    anna.page.wait_for_selector(".band.past >> text=After 0 moves")
    assert anna.page.inner_text(".past-line") == ""
    assert anna.page.inner_text(".bar .pennant strong") == "After 0 moves"
    anna.page.click("[aria-label='Last']")
    anna.page.wait_for_selector(f".band.past >> text=After {anna.now['moves']} moves")
    anna.page.click("[aria-label='First']")
    anna.page.wait_for_selector(".band.past >> text=After 0 moves")
    anna.page.click("[aria-label='Forward one step']")  # a decision, of one move or several
    anna.page.wait_for_selector(".band.past >> text=/After [1-9]/")
    anna.page.fill(".replay [type=range]", "12")
    anna.page.wait_for_selector(".band.past >> text=After 12 moves")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector(".end .account")
    anna.page.keyboard.press("l")
    anna.page.locator(".beside-log .log-line").last.click()
    anna.page.wait_for_selector(".band.past >> text=After")
    moment = anna.page.inner_text(".bar .pennant strong")
    assert int(moment.split()[1]) in range(1, 6)  # the first moves may have nothing to tell
    anna.page.click("text=Copy a link to this moment")
    anna.page.wait_for_selector("text=Copied")
    bert.go(str(anna.page.evaluate("navigator.clipboard.readText()")))
    bert.page.wait_for_selector(f".band.past >> text={moment}")
    bert.page.wait_for_selector(
        ".replay [type=range]"
    )  # with it, what can be clicked has its place
    assert bert.sees(".end") is None
    bert.page.click("text=Back to now")
    bert.page.wait_for_selector(".end .account")


def test_the_plot_leads_to_its_moments(visit: Visit) -> None:
    anna = visit()
    finished(anna)
    anna.page.click(".plot")
    anna.page.wait_for_selector(".band.past >> text=After")
    anna.page.keyboard.press("Escape")
    anna.page.locator(".decisive .log-line").first.click()
    anna.page.wait_for_selector(".band.past >> text=After")


def test_looking_back_during_a_game_does_not_play(visit: Visit) -> None:
    anna = at_turn(visit())
    while anna.now["moves"] < 3:
        anna.play(by_clicking, anna.choice())
        anna.wait_for_turn()
    moves = anna.now["moves"]
    anna.page.keyboard.press("l")
    anna.page.locator(".beside-log .log-line").last.click()
    anna.page.wait_for_selector(".band.past >> text=After 1 move")
    assert anna.sees(".board-place .possible") is None
    anna.page.click("text=Back to now")
    anna.page.wait_for_selector(".board-place .possible")
    assert anna.now["moves"] == moves


def test_a_log_is_downloaded_and_looked_at_again(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    finished(anna)
    with anna.page.expect_download() as download:
        anna.page.click("a[download]")
    kept = tmp_path / "game.log"
    download.value.save_as(kept)
    anna.go("/lobby")
    anna.page.set_input_files("[type=file]", kept)
    anna.page.wait_for_selector(".end .account")
    anna.go("/lobby")
    kept.write_text("no log at all")
    anna.page.set_input_files("[type=file]", kept)
    anna.page.wait_for_selector(".problem >> visible=true")
    anna.troubles.clear()  # the browser notes the refusal


def test_who_looks_back_undoes_nothing(visit: Visit) -> None:
    anna = at_turn(visit())
    anna.play(by_clicking, "travel hamburg")
    anna.wait_for_turn()
    at = anna.now["at"]
    anna.go(f"{anna.page.url}?at=0")
    anna.page.wait_for_selector(".band.past")
    assert anna.page.query_selector(".bar .undo") is None
    anna.page.keyboard.press("u")
    anna.page.wait_for_selector(".band.past", state="detached")
    anna.page.wait_for_selector(".bar .undo")
    assert anna.now["at"] == at


PLACES = """(one) => new Promise((then) => {
const seen = [];
const look = () => {
  seen.push(one.getBoundingClientRect().y);
  if (seen.length < 40) requestAnimationFrame(look);
  else then(seen);
};
look();
})"""


def test_what_rises_does_not_fall_from_under_the_pointer(visit: Visit) -> None:
    anna = visit(text_board=True)
    anna.open_table(["me", "random"], "merv")
    anna.wait_for_turn()
    anna.page.evaluate("document.fonts.ready")  # with them, things may move
    anna.wait_for_frames()
    move = anna.seen(".plain-moves [data-move]")[0]
    move.scroll_into_view_if_needed()
    box = move.bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    anna.until(lambda: move.evaluate("(one) => one.matches(':hover')"))
    seen = move.evaluate(PLACES)
    assert set(seen[5:]) == {box["y"] - 2}
