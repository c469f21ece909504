"""Whole games of Merkator, finished in a browser: by mouse, keys and touch, by several people."""

import itertools

from browser.conftest import Visit
from browser.lines import line_to
from browser.playing import Visitor, by_clicking, by_keys, by_touch, secrets
from houses import OpenHouse

CUT_AT = 6


def is_account_shown(visitor: Visitor) -> None:
    visitor.page.wait_for_selector(".end .account")


def test_by_clicking(visit: Visit) -> None:
    anna = visit()
    anna.open_table(["me", "random"])
    anna.play_on(by_clicking)
    is_account_shown(anna)


def test_by_keys_alone(visit: Visit) -> None:
    anna = visit()
    anna.open_table(["me", "random"])
    anna.play_on(by_keys)
    is_account_shown(anna)


def test_by_touch_on_a_phone(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.open_table(["me", "random"])
    anna.play_on(by_touch)
    is_account_shown(anna)


def test_hot_seat(visit: Visit) -> None:
    both = visit()
    with secrets():
        both.open_table(["me Anna", "me Bert"])
        both.play_on(by_clicking)
    is_account_shown(both)


def test_two_browsers_of_which_one_loses_its_connection(visit: Visit, house: OpenHouse) -> None:
    with line_to(house.host) as line:
        anna, bert = visit(), visit(base_url=line.url)
        begin_together(anna, bert)
        for decided in itertools.count():
            acting = on_turn(anna, bert)
            if acting is None:
                break
            if decided == CUT_AT:
                line.cut()
                bert.page.wait_for_selector(".band.lost")
            if decided == CUT_AT + 2 or acting is bert:
                line.mend()
            decide(acting)
        anna.until(lambda: anna.is_over)
        bert.until(lambda: bert.is_over)
        is_account_shown(bert)
        assert all("WebSocket" in trouble for trouble in bert.troubles)
        bert.troubles.clear()


def begin_together(anna: Visitor, bert: Visitor) -> None:
    table = anna.open_table(["me", "open"])
    bert.go(f"/tables/{table}")
    bert.page.click("text=Sit down")
    anna.page.click("text=Begin the game")
    anna.wait_for_turn()


def on_turn(anna: Visitor, bert: Visitor) -> Visitor | None:
    """Who decides, as far as either of them knows."""
    newest = max(anna, bert, key=lambda visitor: int(visitor.now["at"]))
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
