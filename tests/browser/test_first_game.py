"""A first game: its slips come beside what they speak of, and fall silent when that is wished."""

import pytest

from browser.conftest import Visit
from browser.playing import Visitor
from browser.screens import sign_in_as
from fondaco.games.shelf import TITLES
from fondaco.lessons import first_game
from houses import OpenHouse

SLIP = ".lesson-slip[data-pinned]"
# Whether a thing can be seen: at once, or under one of the tabs of a phone.
FOUND = """async (at) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const parts = {bar: ".bar .buttons", turn: ".bar .pennant", prospect: ".prospect"};
  const selector = parts[at] ?? `.board-place [data-about="${at}"]`;
  for (const tab of [null, ...document.querySelectorAll(".board-tabs [data-tab]")]) {
    tab?.click();
    await frame();
    for (const one of document.querySelectorAll(selector)) {
      if (one.checkVisibility() && one.getBoundingClientRect().width > 0) return true;
    }
  }
  return false;
}"""


@pytest.mark.parametrize("title", TITLES)
def test_slips_of_a_first_game_point_at_what_is_on_the_board(
    title: str, house: OpenHouse, visit: Visit
) -> None:
    anna = house.person()
    others = [{"kind": "bot", "level": "apprentice"}] * 2
    table = anna.post("/api/tables", {"title": title, "seats": [{"kind": "me"}, *others]})
    for phone in (False, True):
        visitor = visit(phone=phone)
        sign_in_as(visitor, anna)
        visitor.go(f"/tables/{table['id']}?first")
        visitor.page.wait_for_selector(SLIP)
        hush(visitor)
        lost = [one.at for one in first_game(title) if not visitor.page.evaluate(FOUND, one.at)]
        assert lost == [], f"{title}, {'phone' if phone else 'desk'}"


def hush(visitor: Visitor) -> None:
    """No more slips are wanted, and none comes."""
    visitor.page.click(".lesson-slip >> text=No more slips")
    visitor.page.wait_for_selector(".lesson-slip", state="detached")
    told = visitor.page.evaluate("JSON.parse(localStorage['fondaco-first-game'])")
    assert [len(names) for names in told.values()] == [len(first_game(*told))]
