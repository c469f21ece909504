"""Lessons in the browser: one is played to its end, a wrong try is answered, and who leaves finds
the place again. `make lessons` plays all of them."""

from typing import Any

import msgspec

from browser.conftest import Visit
from browser.lesson_walk import SETTLED, SLIP, WAIT, Walk
from fondaco.lessons import lesson_of


def plain(title: str, id: str) -> dict[str, Any]:
    steps = [msgspec.to_builtins(step) for step in lesson_of(title, id).script.steps]
    return {"title": title, "id": id, "steps": steps}


def test_a_lesson_is_played_to_its_end_on_a_phone(visit: Visit) -> None:
    anna = visit(phone=True)
    assert Walk(anna.page, plain("merkator", "deliver"), lambda _: None).go("de") == []
    anna.go("/learn/merkator")
    anna.page.wait_for_selector(".lesson-row.done")


def test_a_wrong_try_is_answered_and_the_place_is_kept(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.go("/learn/merkator/time")
    page.click(f"{SLIP} .main", timeout=WAIT)
    page.wait_for_selector(f'{SETTLED} {SLIP}[data-step="2"]')
    page.click('[data-about="place spain"]', force=True)  # it is barred
    page.wait_for_selector(".lesson-foot.no >> text=Not this one")  # the clause, in our words
    page.click('[data-about="place danzig"]', force=True)
    page.wait_for_selector(".lesson-foot.no >> text=Hamburg brings 2")
    page.click("text=Leave, keep my place")
    page.wait_for_selector(".lesson-row >> text=step 2 of 7")
    page.click(".lesson-row a >> text=Go on here")
    page.wait_for_selector(f'{SETTLED} {SLIP}[data-step="2"]')
    page.keyboard.press("u")  # a step back
    page.wait_for_selector(f'{SETTLED} {SLIP}[data-step="1"]')
