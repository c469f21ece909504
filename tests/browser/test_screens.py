"""Every screen: nothing that axe-core calls serious, no sideways scroll, targets for a finger."""

from typing import Any

import pytest

from browser.chromium import PHONE, SMALL_PHONE
from browser.conftest import ROOT, Visit
from browser.playing import Visitor
from browser.screens import Scene, tour
from houses import OpenHouse

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
FOUND = """async (tags) => (await axe.run({runOnly: tags})).violations
  .filter((one) => ["serious", "critical"].includes(one.impact))
  .map((one) => `${one.id}: ${one.help}: ` + one.nodes.map((node) => node.html.slice(0, 160)
    + " " + node.any.map((why) => why.message).join(" ").slice(0, 200)).slice(0, 4).join(" | "))"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Things to tap that are smaller than a finger, but for words inside a sentence and for what a
# larger label makes larger.
SMALL = """(least) => [...document.querySelectorAll(
    "a, button, input:not([type=hidden]), select, summary, [role=button], label:has(input)")]
  .filter((one) => one.checkVisibility() && !one.matches(".link, .skip, label *, p a"))
  .map((one) => ({one, box: (one.querySelector(".hit") ?? one).getBoundingClientRect()}))
  .filter(({box}) => box.width > 1 && (box.width < least - 0.6 || box.height < least - 0.6))
  .map(({one, box}) => `${Math.round(box.width)}x${Math.round(box.height)} ${one.outerHTML.slice(0, 120)}`)"""


@pytest.fixture(scope="module")
def scene(house: OpenHouse) -> Scene:
    return Scene(house)


def serious(visitor: Visitor) -> list[str]:
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text())
    found: list[str] = visitor.page.evaluate(FOUND, TAGS)
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, scene: Scene, scheme: str) -> None:
    visitor = visit(color_scheme=scheme, reduced_motion="reduce")
    found = {name: serious(visitor) for name in tour(visitor, scene)}
    assert {name: problems for name, problems in found.items() if problems} == {}


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_on_a_phone(visit: Visit, scene: Scene, size: Any) -> None:
    visitor = visit(phone=True, viewport=size, reduced_motion="reduce")
    problems = []
    for name in tour(visitor, scene):
        sideways = visitor.page.evaluate(SIDEWAYS)
        if sideways > 0:
            problems.append(f"{name} is {sideways} px too wide")
        problems += [f"{name}: {small}" for small in visitor.page.evaluate(SMALL, 44)]
        if size == PHONE:
            problems += [f"{name}: {one}" for one in serious(visitor)]
    assert problems == []
