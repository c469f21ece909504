"""Every screen: nothing that axe-core calls serious, no sideways scroll, targets for a finger."""

from browser.chromium import PHONE, SMALL_PHONE
from browser.conftest import ROOT, Visit
from browser.playing import Visitor
from browser.scenes import Scene
from browser.screens import tour

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
CONTRAST = ["color-contrast"]
# The letters on cubes are drawings: of a place on the map only its name has to be in its label.
FOUND = """async (only) => {
const isNamed = (place) => {
  const name = place.querySelector(".name")?.textContent;
  return name !== undefined && place.getAttribute("aria-label").includes(name);
};
return (await axe.run({runOnly: only, resultTypes: ["violations"], elementRef: true})).violations
  .filter((one) => ["serious", "critical"].includes(one.impact))
  .flatMap((one) => one.nodes.map((node) => ({rule: one.id, node})))
  .filter(({rule, node}) => rule !== "label-content-name-mismatch" || !isNamed(node.element))
  .map(({rule, node}) => `${rule}: ${node.html.slice(0, 160)} ${node.failureSummary}`);
}"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Things to tap that are smaller than a finger, but for words inside a sentence and for what a
# larger label makes larger. What lies close together on a sheet that can be brought nearer, and is
# in the bar too, has half a finger: corners and sides of Europe's hexes.
# What is looked at is what was drawn: a map hears of the size of its panel with the next frame.
SMALL = """async (least) => {
const drawn = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
await drawn();
return [...document.querySelectorAll(
    "a, button, input:not([type=hidden]), select, summary, [role=button], label:has(input)")]
  .filter((one) => one.checkVisibility() && !one.matches(".link, .skip, label *, p a"))
  .map((one) => {
    const hit = one.querySelector(".hit") ?? one;
    const {width, height} = hit.getBoundingClientRect();
    const {stroke, strokeWidth} = getComputedStyle(hit);
    const edge = stroke === "none" ? 0 : parseFloat(strokeWidth);
    const needed = one.matches(".eu-lit") ? least / 2 : least;
    return {one, needed: needed - 0.6, width: width + edge, height: height + edge};
  })
  .filter(({width, height, needed}) => width > 1 && Math.min(width, height) < needed)
  .map(({one, width, height}) => [width, height, one.outerHTML.slice(0, 120)])
  .map((found) => found.join(" "));
}"""


def serious(visitor: Visitor, only: list[str]) -> list[str]:
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text())
    found: list[str] = visitor.page.evaluate(FOUND, only)
    return found


def test_axe_finds_nothing_serious(visit: Visit, scene: Scene) -> None:
    visitor = visit()
    problems = []
    for name in tour(visitor, scene):
        problems += [f"{name}: {one}" for one in serious(visitor, ALL)]
        visitor.page.emulate_media(color_scheme="dark")
        problems += [f"{name} by night: {one}" for one in serious(visitor, CONTRAST)]
        visitor.page.emulate_media(color_scheme="light")
    assert problems == []


def test_on_a_phone(visit: Visit, scene: Scene) -> None:
    visitor = visit(phone=True)
    problems = []
    for name in tour(visitor, scene):
        problems += [f"{name}: {one}" for one in serious(visitor, CONTRAST)]
        problems += [f"{name}: {one}" for one in out_of_place(visitor)]
        visitor.page.set_viewport_size(SMALL_PHONE)
        problems += [f"{name} on a small phone: {one}" for one in out_of_place(visitor)]
        visitor.page.set_viewport_size(PHONE)
    assert problems == []


def out_of_place(visitor: Visitor) -> list[str]:
    """What is too wide for this screen, or too small for a finger."""
    small: list[str] = visitor.page.evaluate(SMALL, 44)
    sideways = visitor.page.evaluate(SIDEWAYS)
    return [f"{sideways} px too wide", *small] if sideways > 0 else small
