"""Plays a lesson in the browser to its end, and looks at every slip of it: it stands beside its
thing, on the screen, and covers nothing that is asked for."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

NEAR = 60  # pixels between a slip and its thing
WAIT = 15_000  # milliseconds for whatever comes next
SETTLED = ".lesson-screen[data-at]"
SLIP = ".lesson-slip[data-pinned]"
LIT = '.board-place :is(.possible, .eu-lit)[data-about$=" {id}"]:visible'

# Where the slip is, the thing of which it speaks, and all that is asked for, as boxes.
LOOK = """() => {
  const box = (one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return {x, y, width, height};
  };
  const seen = (one) => one.checkVisibility() && box(one).width > 0 && box(one).height > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const core = (one) => box(one.querySelector(".plaque, .tile") ?? one);
  const slip = document.querySelector(".lesson-slip[data-pinned]");
  const ring = document.querySelector(".lesson-veil .ring");
  if (!slip || !ring) return null;
  const at = slip.dataset.at;
  const parts = {bar: ".bar .buttons", turn: ".bar .pennant", prospect: ".prospect"};
  const lit = ".board-place .possible, .board-place .chosen, .board-place .eu-lit";
  return {
    slip: box(slip),
    ring: box(ring),
    things: all(parts[at] ?? `.board-place [data-about="${at}"]`).map(core),
    asked: all(`${lit}, .bar .main, .bar [data-move]`).map(core),
    width: innerWidth,
    height: innerHeight,
  };
}"""

Box = dict[str, float]


def shared(one: Box, other: Box) -> float:
    width = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    height = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return width * height if width > 0 and height > 0 else 0.0


def gap(one: Box, other: Box) -> float:
    x = max(other["x"] - one["x"] - one["width"], one["x"] - other["x"] - other["width"], 0)
    y = max(other["y"] - one["y"] - one["height"], one["y"] - other["y"] - other["height"], 0)
    return float((x * x + y * y) ** 0.5)


def problems_of(seen: dict[str, Any]) -> list[str]:
    """What is wrong with how a slip stands."""
    slip, found = seen["slip"], []
    ringed = [thing for thing in seen["things"] if shared(thing, seen["ring"])]
    if not ringed:
        return ["its thing is not ringed"]
    if any(shared(slip, thing) > 1 for thing in ringed):
        found.append("it covers its thing")
    if min([gap(slip, thing) for thing in ringed]) > NEAR:
        found.append("it is far from its thing")
    if any(shared(slip, one) > 1 for one in seen["asked"]):
        found.append("it covers what is asked for")
    is_inside = slip["x"] >= 0 and slip["x"] + slip["width"] <= seen["width"]
    if not is_inside or slip["y"] < 0 or slip["y"] + slip["height"] > seen["height"]:
        found.append("it leaves the screen")
    return found


class Walk:
    """One lesson in one page; `shown` is called at every slip."""

    def __init__(self, page: Page, lesson: dict[str, Any], shown: Callable[[int], None]) -> None:
        self.page = page
        self.lesson = lesson
        self.shown = shown
        self.problems: list[str] = []

    def go(self, language: str) -> list[str]:
        """Play it to its end; what was wrong on the way."""
        title, id = self.lesson["title"], self.lesson["id"]
        self.page.goto(f"/learn/{title}/{id}?language={language}")
        for number, step in enumerate(self.lesson["steps"], 1):
            self._come_to(number)
            self._look(f"{title}/{id} {language} step {number}", number)
            self._do(step, number)
        self.page.wait_for_selector(".lesson-end .main", timeout=WAIT)
        return self.problems

    def _come_to(self, number: int) -> None:
        self.page.wait_for_selector(f'{SETTLED} {SLIP}[data-step="{number}"]', timeout=WAIT)

    def _look(self, name: str, number: int) -> None:
        """A board that has just changed settles first; what is wrong then stays so."""
        found: list[str] = ["it is not there"]
        for _ in range(20):
            seen = self.page.evaluate(LOOK)
            found = problems_of(seen) if seen else found
            if not found:
                break
            self.page.wait_for_timeout(50)
        self.problems += [f"{name}: {problem}" for problem in found]
        self.shown(number)

    def _do(self, step: dict[str, Any], number: int) -> None:
        if not step["do"]:
            return self.page.click(".lesson-slip .main")
        for click in (self._point_at, self._press_button, self._show_me):
            if self._is_done(number) or self._is_chosen(step):
                break
            click(step, number)
        if not self._is_done(number):
            self._look(f"{self._name(number)}, chosen", number)
            self.page.click(".bar .main[data-move]")

    def _name(self, number: int) -> str:
        return f"{self.lesson['title']}/{self.lesson['id']} step {number}"

    def _is_done(self, number: int) -> bool:
        """Some moves are played as soon as their button is pressed: the next step is there then."""
        slip = self.page.query_selector(SLIP)
        return slip is None or slip.get_attribute("data-step") != str(number)

    def _point_at(self, step: dict[str, Any], number: int) -> None:
        """Click on the thing itself, then on what else is lit and named by the move: what covers it
        would be in the way."""
        for id in [step["at"].partition(" ")[2], *names_of(step["do"][0])]:
            lit = self.page.locator(LIT.format(id=id))
            if self._is_chosen(step) or not id or lit.count() == 0:
                continue
            lit.first.click(timeout=WAIT)
            self.page.wait_for_timeout(30)
            if id == step["at"].partition(" ")[2] and not self._leads_on(step, number):
                self.problems.append(f"{self._name(number)}: a click on {step['at']} does nothing")

    def _leads_on(self, step: dict[str, Any], number: int) -> bool:
        """Whether something is chosen now, if only a part of the move."""
        is_begun = self.page.query_selector(".board-place .chosen") is not None
        return is_begun or self._is_chosen(step) or self._is_done(number)

    def _press_button(self, step: dict[str, Any], number: int) -> None:
        """The move may have a button of its own in the bar."""
        for button in self.page.query_selector_all(".bar [data-move]"):
            if any(fits(wanted, button.get_attribute("data-move") or "") for wanted in step["do"]):
                button.click()
                return self.page.wait_for_timeout(30)

    def _show_me(self, step: dict[str, Any], number: int) -> None:
        """No click of a pupil chooses it: a finding, and the lesson goes on all the same."""
        self.problems.append(f'{self._name(number)}: only "Show me" chooses {step["do"][0]}')
        self.page.click(".lesson-buttons button:last-child")
        self.page.wait_for_selector(".bar .main[data-move]", timeout=WAIT)

    def _is_chosen(self, step: dict[str, Any]) -> bool:
        button = self.page.query_selector(".bar .main[data-move]")
        move = button.get_attribute("data-move") if button else None
        return move is not None and any(fits(wanted, move) for wanted in step["do"])


def names_of(move: str) -> list[str]:
    """The things that a move names, the last first: where it leads is pointed at more often."""
    return [word for word in reversed(move.split()[1:]) if word not in ("to", "*")]


def fits(wanted: str, move: str) -> bool:
    return move.startswith(wanted[:-1]) if wanted.endswith("*") else move == wanted
