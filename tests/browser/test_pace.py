"""Others' turns are told step by step, beside what changes, and can be passed over; the end of a
year in Merv is told in scenes, also to those who want no motion."""

from browser.arranged import lay
from browser.conftest import Visit
from browser.inputs import by_clicking
from browser.test_around import WATCHED, play_until_others_turn
from games.merv.positions import arrange
from houses import OpenHouse

# Every caption that is ever shown: its words, and whether it covers the plaque of which it speaks.
CAPTIONS = """window.captions = [];
const look = () => {
  const said = document.querySelector(".caption");
  if (said && said.style.transform && said.textContent !== captions.at(-1)?.text) {
    const name = said.textContent.match(/travels to (.*)\\./)?.[1];
    const places = [...document.querySelectorAll("[data-place]")];
    const place = places.find((one) => name && one.textContent.includes(name));
    const [a, b] = [said, place ?? said].map((one) => one.getBoundingClientRect());
    const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    captions.push({text: said.textContent, covers: Boolean(place) && !apart});
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);"""


def test_others_turns_are_told_and_passed_over(visit: Visit) -> None:
    anna = visit(speed=4, reduced_motion="no-preference")
    anna.context.add_init_script(CAPTIONS)
    anna.open_table(["me", "random", "random"])
    anna.wait_for_turn()
    play_until_others_turn(anna)
    anna.wait_for_turn()
    told = anna.page.evaluate("captions")
    assert [one["text"] for one in told if "travels to" in one["text"]]
    assert [one["text"] for one in told if one["covers"]] == []
    anna.page.keyboard.press("m")
    anna.page.click("text=Settings")
    anna.page.select_option(".settings [name=speed]", label="slowly")
    anna.page.keyboard.press("Escape")
    play_until_others_turn(anna)
    anna.page.wait_for_selector(".caption")
    assert anna.page.is_visible(".pass-over")
    before = anna.page.evaluate("captions.length")
    anna.page.keyboard.press(" ")
    anna.wait_for_turn()
    assert anna.page.evaluate("captions.length") <= before + 1
    assert not anna.page.query_selector(".caption")


def test_a_year_ends_in_scenes(visit: Visit, house: OpenHouse) -> None:
    anna = visit(speed=1)  # and no motion
    anna.context.add_init_script(WATCHED)
    table = anna.open_table(["me", "random", "random"], title="merv")
    anna.wait_for_turn()  # a bot that still thinks would play on
    last_turn = arrange(
        step="act",
        year=1,
        round=3,
        line="row 1",
        site="1-1",
        queue=[1, 2, 0],
        slots={"row 4": 1, "row 5": 2},
        buildings={"1-1": 0, "5-5": 1, "3-1": 2},
        bonus={"3-1": "soldier 2"},
    )
    lay(house, table, last_turn)
    anna.go(f"/tables/{table}")
    anna.page.wait_for_selector("[data-move='gain favour']")
    anna.play(by_clicking, "gain favour")
    seen = []
    for heading in ("The Mongols ride in", "What it cost", "The second year is counted"):
        anna.page.wait_for_selector(f".scene >> text={heading}")
        seen.append(anna.page.inner_text(".scene-body"))
        anna.page.keyboard.press(" ")
    assert "lost" in seen[1]
    assert anna.page.query_selector(".candle")
    anna.page.wait_for_selector(".scene td.now >> text=+1")
    anna.page.wait_for_selector(".scene >> text=Again")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector(".scene", state="detached")
    assert anna.page.evaluate("flown") == 0
