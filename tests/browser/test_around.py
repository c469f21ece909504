"""What is around a game: whose turn it is, undo, asking the others, chat, handing over, motion."""

import re

import pytest

from browser.conftest import Visit
from browser.gathering import finished, hand_over, together
from browser.inputs import by_clicking
from browser.playing import Visitor

TAB = re.compile(r"^● (Your turn|Join\?) . Merkator$")
# Counts what flies over the table.
WATCHED = """window.flown = 0;
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes) window.flown += node.className === "flying";
}).observe(document, {childList: true, subtree: true});"""
# A tab that can be put into the background, and what the browser is told to announce.
AWAY = """window.announced = [];
Object.defineProperty(document, "hidden", {get: () => window.isAway === true});
window.leave = (isAway) => {
  window.isAway = isAway;
  document.dispatchEvent(new Event("visibilitychange"));
};
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
  constructor(title, {body}) { window.announced.push(`${title}: ${body}`); }
};"""


def play_until_others_turn(visitor: Visitor) -> None:
    while visitor.now["to_act"] in visitor.now["yours"]:
        visitor.wait_for_turn()
        visitor.play(by_clicking, visitor.choice())


def test_a_turn_is_in_the_title_of_the_tab(visit: Visit) -> None:
    anna, bert = together(visit)
    assert TAB.match(anna.page.title())
    assert bert.page.title() == "Merkator"
    assert "is choosing" in bert.page.inner_text(".bar")
    play_until_others_turn(anna)
    bert.until(lambda: TAB.match(bert.page.title()))
    assert anna.page.title() == "Merkator"


def test_who_looks_away_is_told_and_then_shown_what_happened(visit: Visit) -> None:
    anna, bert = visit(), visit(speed=4, reduced_motion="no-preference")
    bert.context.add_init_script(AWAY)
    bert.context.add_init_script(WATCHED)
    table = anna.open_table(["me Anna", "open"])
    bert.go(f"/tables/{table}")
    bert.sit_down()
    anna.page.click("text=Start the game")
    bert.page.wait_for_selector(".table-screen")
    bert.page.keyboard.press("m")
    bert.page.click("text=Settings")
    bert.page.check("text=Browser notice when it is my turn")
    bert.page.evaluate("leave(true)")
    anna.wait_for_turn()
    play_until_others_turn(anna)
    bert.until(lambda: bert.page.evaluate("announced.length"))
    part = bert.page.evaluate("announced[0]").removesuffix(": Merkator")
    assert bert.page.title().startswith(f"● {part} ")
    assert TAB.match(bert.page.title())
    assert bert.page.evaluate("flown") == 0
    bert.page.evaluate("leave(false)")
    bert.wait_for_turn()
    assert bert.page.evaluate("flown") > 0
    assert bert.page.evaluate("announced.length") == 1


@pytest.mark.parametrize(
    ("speed", "motion", "flies"),
    [(4, "no-preference", True), (4, "reduce", False), (0, "no-preference", False)],
)
def test_pieces_move_unless_that_is_not_wanted(
    visit: Visit, speed: float, motion: str, flies: bool
) -> None:
    anna = visit(speed=speed, reduced_motion=motion)
    anna.context.add_init_script(WATCHED)
    anna.open_table(["me", "random"])
    anna.wait_for_turn()
    play_until_others_turn(anna)
    anna.wait_for_turn()
    assert (anna.page.evaluate("flown") > 0) == flies


def test_speed_is_chosen_in_the_menu_and_kept(visit: Visit) -> None:
    anna = visit(speed=1)
    anna.open_table(["me", "random"])
    anna.wait_for_turn()
    anna.page.keyboard.press("m")
    anna.page.click("text=Settings")
    anna.page.select_option(".settings [name=speed]", label="fast")
    assert anna.page.evaluate("JSON.parse(localStorage.fondaco).speed") == 2


def test_undo_of_ones_own_move_is_one_key(visit: Visit) -> None:
    anna = visit()
    anna.open_table(["me", "random"])
    anna.wait_for_turn()
    sell = next(move for move in anna.legal() if move.startswith("sell "))
    anna.play(by_clicking, sell)
    anna.until(anna.is_settled)
    anna.page.keyboard.press("u")
    anna.until(lambda: anna.now["moves"] == 0 and sell in anna.legal())


def test_undo_is_asked_of_the_others(visit: Visit) -> None:
    anna, bert = together(visit)
    play_until_others_turn(anna)
    bert.wait_for_turn()
    moves = bert.now["moves"]
    bert.play(by_clicking, bert.choice())
    anna.until(lambda: anna.now["moves"] > moves and anna.is_settled())
    anna.page.keyboard.press("u")
    bert.page.wait_for_selector(".band.asked >> text=would like to take a move back")
    bert.page.click(".band.asked >> text=No")
    anna.page.wait_for_selector(".band.asked", state="detached")
    anna.page.keyboard.press("u")
    bert.page.click(".band.asked >> text=Yes")
    anna.until(lambda: anna.now["moves"] < moves and anna.may_act)


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    anna, bert = together(visit)
    hand_over(anna)
    anna.page.wait_for_selector(".seat >> text=played by")
    bert.wait_for_turn()
    anna.page.keyboard.press("Escape")
    assert "A bot (Journeyman) plays for you" in anna.page.inner_text(".bar")
    anna.page.click(".bar >> text=Take my seat back")
    anna.page.wait_for_selector(".seat >> text=played by", state="detached")
    assert "plays for you" not in anna.page.inner_text(".bar")
    assert bert.may_act


def test_clock_and_end_by_consent(visit: Visit) -> None:
    anna, bert = together(visit, clock={"type": "bank", "seconds": 600, "increment": 0})
    assert re.match(r"(10:00|9:\d\d)", anna.page.inner_text(".seat.acts .clock"))
    before = bert.page.inner_text(".seat.acts .clock")
    bert.until(lambda: bert.page.inner_text(".seat.acts .clock") != before)
    anna.page.keyboard.press("m")
    anna.page.click(".menu >> text=Propose ending")
    bert.page.click(".band.asked >> text=Yes")
    anna.page.wait_for_selector(".end-title >> text=ended early")


def test_chat_and_who_is_there(visit: Visit) -> None:
    anna, bert = together(visit)
    anna.page.keyboard.press("c")
    anna.page.fill(".beside-chat input", "Good evening")
    anna.page.keyboard.press("Enter")
    bert.page.keyboard.press("c")
    bert.page.wait_for_selector(".chat >> text=Good evening")
    bert.go("/")
    anna.page.wait_for_selector(".seat >> text=away")


def test_another_game_with_the_same_people(visit: Visit) -> None:
    anna = visit()
    address = finished(anna)
    anna.page.click("text=Play again")
    anna.until(lambda: address not in anna.page.url and anna.now["moves"] == 0)
    anna.wait_for_turn()


def test_what_others_say_is_seen_and_heard(visit: Visit) -> None:
    anna, bert = together(visit)
    anna.page.keyboard.press("c")
    anna.page.fill(".beside-chat input", "Good evening")
    anna.page.keyboard.press("Enter")
    bert.page.wait_for_selector("[aria-label='Chat, 1 new'] .dot")
    assert bert.page.get_by_text("says: Good evening").count() == 1
    assert anna.sees(".dot") is None
    bert.page.click("[aria-label='Chat, 1 new']")
    bert.page.wait_for_selector(".dot", state="detached")
    bert.page.keyboard.press("Escape")
    assert bert.sees(".dot") is None


def test_the_seal_can_be_noted_from_the_first_move_on(visit: Visit) -> None:
    anna = visit(permissions=["clipboard-read", "clipboard-write"])
    anna.open_table(["me", "random"])
    anna.wait_for_turn()
    anna.page.keyboard.press("m")
    anna.page.click("text=Copy the seal")
    anna.page.wait_for_selector("text=Copied")
    assert anna.page.evaluate("navigator.clipboard.readText()") == anna.now["seal"]
    assert anna.page.inner_text(".proof-note code") == anna.now["seal"]
