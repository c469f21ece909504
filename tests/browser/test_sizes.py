"""Merkator's table on screens of every size: the map and all one's Contracts are to be seen."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, WebSocketRoute

from browser.conftest import Visit
from browser.playing import Visitor
from browser.scenes import Scene
from browser.screens import TURN, sign_in_as
from browser.test_screens import SIDEWAYS, SMALL

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
SMALL_LAPTOP: ViewportSize = {"width": 1024, "height": 768}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE_ASIDE: ViewportSize = {"width": 844, "height": 390}
LONG = ["c06_danzig", "c07_hamburg", "c08_sweden", "c08_italy", "c10_bohemia"]  # 5 to 9 goods
SIZES = [LAPTOP, SMALL_LAPTOP, TABLET, PHONE_ASIDE]


def at_turn(visitor: Visitor, scene: Scene) -> Visitor:
    sign_in_as(visitor, scene.anna)
    visitor.go(f"/tables/{scene.mine['id']}")
    visitor.page.wait_for_selector(TURN)
    visitor.page.wait_for_selector(".contract", state="attached")
    return visitor


def is_inside(thing: Locator, size: ViewportSize) -> bool:
    """Whether all of it is on a screen of this size."""
    box = thing.bounding_box()
    assert box is not None, "it is not shown"
    across = box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    return across and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def named(size: Any) -> str:
    return f"{size['width']}x{size['height']}"


@pytest.mark.parametrize("size", SIZES, ids=named)
def test_the_map_and_all_contracts_are_seen(visit: Visit, scene: Scene, size: ViewportSize) -> None:
    anna = at_turn(visit(viewport=size), scene)
    page = anna.page
    assert page.evaluate(SIDEWAYS) == 0
    assert all(is_inside(place, size) for place in page.locator("[data-place] .plaque").all())
    cards = page.locator(".contract").all()
    assert len(cards) >= 2
    for card in cards:
        if size == PHONE_ASIDE:  # below each other
            card.scroll_into_view_if_needed()
        assert is_inside(card, size)


@pytest.mark.parametrize("size", SIZES[:3], ids=named)
def test_five_contracts_of_many_goods_are_seen(
    visit: Visit, scene: Scene, size: ViewportSize
) -> None:
    visitor = visit(viewport=size)
    visitor.page.route_web_socket(re.compile(""), with_long_contracts)
    cards = at_turn(visitor, scene).page.locator(".contract.long")
    assert cards.count() == len(LONG)
    panel = visitor.page.locator("[data-part=contracts]").bounding_box()
    assert panel is not None
    right, foot = panel["x"] + panel["width"], panel["y"] + panel["height"]
    seen: ViewportSize = {"width": round(right), "height": round(foot)}
    for card in cards.all():
        assert is_inside(card.locator("li").last, seen)
        assert is_inside(card, seen)


def with_long_contracts(route: WebSocketRoute) -> None:
    """The server's words, but for the Contracts of all offices."""
    server = route.connect_to_server()

    def told(frame: str | bytes) -> None:
        message = json.loads(frame)
        for office in ((message.get("table") or {}).get("view") or {}).get("offices", []):
            office["contracts"] = LONG
        route.send(json.dumps(message))

    server.on_message(told)


@pytest.mark.parametrize("size", [SMALL_LAPTOP, TABLET, PHONE_ASIDE], ids=named)
def test_what_has_no_room_is_under_tabs(visit: Visit, scene: Scene, size: ViewportSize) -> None:
    anna = at_turn(visit(viewport=size, phone=True), scene)
    page = anna.page
    problems = page.evaluate(SMALL, 44)
    for tab, part in (
        ("office", ".own-office .store"),
        ("market", ".market .card"),
        ("others", ".other"),
        ("contracts", ".contract"),
    ):
        page.tap(f".board-tabs [data-tab={tab}]")
        part_shown = page.locator(part).first
        part_shown.scroll_into_view_if_needed()
        assert is_inside(part_shown, size), tab
        assert page.evaluate(SIDEWAYS) == 0
        problems += page.evaluate(SMALL, 44)
    assert problems == []


def test_the_menu_of_a_phone_has_the_way_home_and_light_or_dark(visit: Visit, scene: Scene) -> None:
    anna = at_turn(visit(phone=True, color_scheme="light"), scene)
    page = anna.page
    page.tap(".tools > :nth-child(5)")
    page.tap(".beside-menu .theme")
    page.wait_for_selector("html[data-theme=dark]")
    page.tap(".beside-menu a")
    page.wait_for_selector(".start .title")
