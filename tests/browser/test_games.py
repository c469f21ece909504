"""Whole games, finished in a browser: by mouse, keys and touch, by several people, on any board."""

import pytest

from browser.conftest import Visit
from browser.inputs import by_clicking, by_keys, by_touch, on_the_plain_board
from browser.lines import line_to
from browser.playing import Visitor
from houses import OpenHouse

CUT_AT = 5  # decisions of Anna
AWAY = 3
LONG = 60  # decisions of a game whose end is far


def is_account_shown(visitor: Visitor) -> None:
    visitor.page.wait_for_selector(".end .account")


def test_by_clicking(visit: Visit) -> None:
    anna = visit(reduced_motion="no-preference")
    anna.open_table(["me", "random"])
    anna.play_on(by_clicking)
    is_account_shown(anna)


def test_by_keys_alone(visit: Visit) -> None:
    anna = visit()
    anna.open_table(["me", "random"])
    anna.play_on(by_keys)
    is_account_shown(anna)
    assert anna.reached > 2


def test_by_touch_on_a_phone(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.open_table(["me", "random"])
    anna.play_on(by_touch)
    is_account_shown(anna)


def test_hot_seat(visit: Visit) -> None:
    both = visit()
    both.open_table(["me Anna", "me Bert"])
    both.play_on(by_clicking)
    is_account_shown(both)
    assert [score["name"] for score in both.now["scores"]] == ["Anna", "Bert"]


def test_two_browsers_of_which_one_loses_its_connection(visit: Visit, house: OpenHouse) -> None:
    with line_to(house.host) as line:
        anna, bert = visit(), visit(base_url=line.url)
        begin_together(anna, bert)
        bert.page.evaluate("window.wasNotReloaded = true")
        away = 0  # decisions that Bert has not seen
        while acting := on_turn(anna, bert):
            if acting is anna and anna.decided >= CUT_AT and away == 0:
                bert.until(lambda: has_all(bert, anna.now["at"]))
                line.cut()
                bert.page.wait_for_selector(".band.lost")
            away += line.is_cut
            if away == AWAY or acting is bert:
                line.mend()
            decide(acting)
        anna.until(lambda: anna.is_over)
        bert.until(lambda: bert.is_over)
        is_account_shown(bert)
        assert away > 0
        assert bert.page.evaluate("window.wasNotReloaded")
        bert.page.wait_for_selector(".plot")
        bert.page.close()  # before the line is gone for good
    assert all("WebSocket" in trouble for trouble in bert.troubles)
    bert.troubles.clear()


def has_all(visitor: Visitor, at: int) -> bool:
    """Whether somebody is shown this moment, and waits for no other answer of the house."""
    return visitor.now["at"] == at and visitor.is_settled() and not visitor.under_way


def begin_together(anna: Visitor, bert: Visitor) -> None:
    table = anna.open_table(["me", "open"])
    bert.go(f"/tables/{table}")
    bert.sit_down()
    anna.page.click("text=Start the game")
    anna.wait_for_turn()


def on_turn(anna: Visitor, bert: Visitor) -> Visitor | None:
    """Who decides, as far as either of them knows."""
    newest = max(anna, bert, key=lambda visitor: int(visitor.now.get("at", 0)))
    if newest.is_over:
        return None
    return anna if newest.now["to_act"] == 0 else bert


def decide(visitor: Visitor) -> None:
    visitor.until(lambda: visitor.may_act and visitor.is_settled())
    visitor.play(by_clicking, visitor.choice())


def test_the_solitary_version(visit: Visit) -> None:
    anna = visit()
    anna.open_table(["me"])
    anna.play_on(by_clicking)
    is_account_shown(anna)


def test_soloplay(visit: Visit) -> None:
    anna = visit()
    anna.open_table(["me"], options={"solo": "soloplay"})
    anna.play_on(by_clicking)
    is_account_shown(anna)
    assert len(anna.now["scores"]) == 2


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_merv_on_the_plain_board(visit: Visit, phone: bool) -> None:
    anna = visit(phone=phone, text_board=True)
    anna.open_table(["me", "random"], "merv")
    anna.play_on(on_the_plain_board, 20 if phone else LONG * 6)
    if not phone:
        is_account_shown(anna)


def test_merchants_on_the_plain_board(visit: Visit) -> None:
    anna = visit(text_board=True)
    anna.open_table(["me", "random", "random"], "merchants")
    anna.play_on(on_the_plain_board, LONG)
    assert len(anna.tried) > 5
