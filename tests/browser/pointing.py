"""A move made on a phone as a person makes it: tap the tab where the thing is, tap the thing, then
what the bar proposes. Nothing is typed."""

from contextlib import suppress

from playwright.sync_api import ElementHandle, Error

from browser.inputs import FREE, LIT, PICKED
from browser.playing import Visitor

SOON = 1_000  # milliseconds in which what is there can be tapped
TAPS = 5  # on things of the board, until the move is chosen
# The lit thing in sight that the move names, the most telling name first; each is tapped once.
NAMED = """([lit, move]) => {
  const names = (thing) => Object.entries(thing.dataset)
    .filter(([kind]) => !["at", "about", "tab", "seat", "owner", "part"].includes(kind))
    .map(([, name]) => name)
    .filter((name) => name && ` ${move} `.includes(` ${name} `));
  const size = (thing) => Math.max(0, ...names(thing).map((name) => name.length));
  const isSeen = (thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return thing.checkVisibility({ visibilityProperty: true }) && width + height > 0;
  };
  const found = [...document.querySelectorAll(lit)]
    .filter((thing) => size(thing) > 0 && isSeen(thing) && !thing.matches(".chosen, .chosen *"));
  return found.sort((a, b) => size(b) - size(a))[0] ?? null;
}"""


def point(visitor: Visitor, move: str) -> bool:
    """Make a move of one's own; whether things of the board led to it, and not the bar alone."""
    at = visitor.now["at"]
    taps = 0
    while taps < TAPS and not _is_proposed(visitor, move) and _tap_thing(visitor, move):
        taps += 1
        if _is_made(visitor, at):
            return True
    if not _is_proposed(visitor, move):
        _tap_button(visitor, move)
    visitor.until(lambda: _is_made(visitor, at) or _tap_main(visitor, move))
    visitor.until(lambda: _is_made(visitor, at))
    return taps > 0


def _is_proposed(visitor: Visitor, move: str) -> bool:
    return _main(visitor, move) is not None


def _main(visitor: Visitor, move: str) -> ElementHandle | None:
    return visitor.sees(f'.bar .main[data-move="{move}"]')


def _tap_main(visitor: Visitor, move: str) -> bool:
    """Confirm a move; whether that was wanted. What an undo takes back is made by its button alone:
    then the main one is gone before it can be tapped."""
    main = _main(visitor, move)
    if main is None:
        return False
    with suppress(Error):
        main.tap(timeout=SOON)
        return True
    return False


def _is_made(visitor: Visitor, at: int) -> bool:
    """The table has moved on, or asks what was drawn for it, or tells the first step."""
    return visitor.now["at"] > at or visitor.sees(".outcome, .told-done") is not None


def _tap_thing(visitor: Visitor, move: str) -> bool:
    """Tap a lit thing that the move names, on the tab that lies open or on another; whether there
    is one."""
    page = visitor.page
    if _tap_in_sight(visitor, move):
        return True
    tabs = page.evaluate(
        "[...document.querySelectorAll('.board-tabs [data-tab]')].map((one) => one.dataset.tab)"
    )
    for tab in tabs:
        page.tap(f'.board-tabs [data-tab="{tab}"]')
        visitor.wait_for_frames()
        if _tap_in_sight(visitor, move):
            return True
    return False


def _tap_in_sight(visitor: Visitor, move: str) -> bool:
    found = visitor.page.evaluate_handle(NAMED, [LIT, move]).as_element()
    if found is None:
        return False
    found.scroll_into_view_if_needed()
    target = found.query_selector(".hit") or found
    free = target.evaluate(FREE)
    if not free:
        return False
    before = visitor.page.evaluate(PICKED)
    at = visitor.now["at"]
    visitor.page.touchscreen.tap(*free)
    visitor.until(lambda: _is_made(visitor, at) or visitor.page.evaluate(PICKED) != before)
    return True


def _tap_button(visitor: Visitor, move: str) -> None:
    """What the bar shows for what was tapped; else the list of all moves."""
    button = f'.bar .possible[data-move="{move}"]'
    if not visitor.sees(button):
        again = visitor.sees(".bar .buttons >> text=/Choose again|Neu wählen/")
        if again:
            again.tap()
    if not visitor.sees(button):
        visitor.page.tap(".bar .buttons [aria-expanded]")
        button = f'.all-moves [data-move="{move}"]'
    visitor.page.tap(button)
