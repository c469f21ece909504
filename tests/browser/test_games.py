"""Whole games of Merkator, finished in a browser: by mouse, by keys, by touch, by several people."""

from browser.conftest import Visit
from browser.playing import Visitor, by_clicking, by_keys, by_touch


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
    both.open_table(["me Anna", "me Bert"])
    both.play_on(by_clicking)
    is_account_shown(both)


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
