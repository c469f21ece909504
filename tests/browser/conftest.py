"""Real Chromium before an open house. Every page that a test shows is without errors.

These tests are of the client, not of the engine: one of the two runs of `make test` has them, that
with the wheel, which has the client in it. FONDACO_BROWSER=0 leaves them out.
"""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import DESKTOP, FLAGS, FRUGAL, PHONE, chromium_path
from browser.playing import Visitor
from browser.scenes import Scene
from browser.steady import Luck
from houses import OpenHouse, opened

HERE = Path(__file__).parent
# Most visitors want no motion, which costs a third of the work; some tests are of those who do.
# Nor do most keep what they have seen: what a page asks for is then asked of the house.
USUAL: Any = {
    "viewport": DESKTOP,
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "service_workers": "block",
}
ROOT = HERE.parent.parent
Visit = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("FONDACO_BROWSER") != "0":
        return
    skipped = pytest.mark.skip(reason="the run with the wheel tests the client")
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(skipped)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        flags = [*FLAGS, *FRUGAL]
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=flags)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def luck() -> Luck:
    return Luck()


@pytest.fixture(autouse=True)
def _same_luck(luck: Luck, request: pytest.FixtureRequest) -> None:
    luck.begin(request.node.nodeid)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, luck: Luck) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house"), token=luck.token) as open_house:
        yield open_house


@pytest.fixture(scope="module")
def scene(house: OpenHouse) -> Scene:
    return Scene(house)


@pytest.fixture
def visit(chromium: Browser, house: OpenHouse, luck: Luck) -> Iterator[Visit]:
    """Makes visitors: `visit()`, `visit(phone=True)`, `visit(color_scheme="dark")`; with
    `text_board=True`, those who prefer the plain board to a drawn one."""
    visitors: list[Visitor] = []

    def made(
        phone: bool = False, speed: float = 0, text_board: bool = False, **settled: Any
    ) -> Visitor:
        if phone:
            settled = {"viewport": PHONE, "has_touch": True, "is_mobile": True, **settled}
        context = chromium.new_context(**{**USUAL, "base_url": house.url, **settled})
        kept = json.dumps({"speed": speed, "textBoard": text_board})
        context.add_init_script(f"localStorage.fondaco ??= JSON.stringify({kept})")
        context.add_init_script(luck.of_visitor(len(visitors)))
        visitors.append(Visitor(context))
        return visitors[-1]

    yield made
    for visitor in visitors:
        visitor.context.close()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []
