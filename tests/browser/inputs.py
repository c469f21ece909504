"""Ways to play a move: with a mouse, with keys alone, with a finger, on the plain board."""

from random import Random

from playwright.sync_api import ElementHandle

from browser.playing import Visitor
from fondaco.games.shelf import TITLES

MOST_REACHED = 6  # moves that are played with the arrows, which takes long
THINGS = 60  # and so many things there may be to pass


def lit(visitor: Visitor, word: str) -> ElementHandle | None:
    """The thing on the board that shines and that has this name, as it is seen."""
    marks = [f'[data-{kind}="{word}"].possible' for kind in ("place", "card", "good")]
    return visitor.sees(", ".join(marks))


def is_chosen(visitor: Visitor, move: str) -> bool:
    return visitor.page.query_selector(f'.bar .main[data-move="{move}"]') is not None


def confirm(visitor: Visitor, move: str) -> None:
    visitor.page.click(f'.bar .main[data-move="{move}"]')


def is_played_at_once(visitor: Visitor, move: str, at: int) -> bool:
    """Whether a button of the bar plays it: what an undo takes back needs no second click."""
    visitor.until(lambda: (at, move) in visitor.free)
    return visitor.free[at, move]


def by_clicking(visitor: Visitor, move: str) -> None:
    """Click on what the move speaks of, then on its button; last on the main one, unless that was
    enough."""
    at = visitor.now["at"]
    for word in move.split(" ")[1:]:
        thing = None if is_chosen(visitor, move) else lit(visitor, word)
        if thing is not None:
            thing.click()
    if not is_chosen(visitor, move):
        _click_button(visitor, move)
        if is_played_at_once(visitor, move, at):
            return
    confirm(visitor, move)


def _click_button(visitor: Visitor, move: str) -> None:
    again = visitor.sees(".bar .buttons >> text=Choose again")
    if again and not visitor.sees(f'.bar .possible[data-move="{move}"]'):
        again.click()
    button = visitor.sees(f'.bar .possible[data-move="{move}"]')
    if button is None:
        visitor.page.click(".bar .buttons [aria-expanded]")
        button = visitor.page.wait_for_selector(f'.all-moves [data-move="{move}"]')
    assert button is not None
    button.click()


def on_the_plain_board(visitor: Visitor, move: str) -> None:
    """Click on the move where the panels show it, then on the main button."""
    if not is_chosen(visitor, move):
        visitor.page.click(f'.plain-moves [data-move="{move}"]')
    confirm(visitor, move)


def by_keys(visitor: Visitor, move: str) -> None:
    """Arrows and Enter where something shines, a number where the bar shows it, else type it."""
    press = visitor.page.keyboard.press
    at = visitor.now["at"]
    if is_chosen(visitor, move):
        press("Enter")
    elif _is_reached(visitor, move):
        press("Enter")
        visitor.until(lambda: is_chosen(visitor, move))
        press("Enter")
    elif visitor.sees(f'.bar .possible[data-move="{move}"]'):
        number = visitor.page.inner_text(f'.bar .possible[data-move="{move}"] kbd')
        press(number)
        if not is_played_at_once(visitor, move, at):
            visitor.until(lambda: is_chosen(visitor, move))
            press("Enter")
    else:
        press("/")
        visitor.page.wait_for_selector(".typing input:focus")
        visitor.page.keyboard.type(move)
        press("Enter")


def _is_reached(visitor: Visitor, move: str) -> bool:
    """Go with the arrows to the one thing that means this move alone, a few times."""
    word = move.split(" ")[-1]
    alone = [one for one in visitor.legal() if word in one.split(" ")] == [move]
    if not alone or visitor.reached >= MOST_REACHED or not lit(visitor, word):
        return False
    visitor.reached += 1
    for _ in range(THINGS):
        visitor.page.keyboard.press("ArrowRight")
        focused = visitor.page.evaluate("Object.values({...document.activeElement.dataset})")
        if word in focused:
            return True
    raise AssertionError(f"the arrows do not lead to {word}")


TABS = {
    "travel": "map",
    "take": "office",
    "sell": "contracts",
    "fulfill": "contracts",
    "buy": "market",
}


def by_touch(visitor: Visitor, move: str) -> None:
    """Tap the tab where the thing is, the thing, and the main button."""
    verb, *words = move.split(" ")
    at = visitor.now["at"]
    if verb in TABS and not is_chosen(visitor, move):
        visitor.page.tap(f'.board-tabs [data-tab="{TABS[verb]}"]')
        thing = next((thing for thing in [lit(visitor, word) for word in words] if thing), None)
        if thing is not None:
            thing.tap()
    if not is_chosen(visitor, move):
        _tap_button(visitor, move)
        if is_played_at_once(visitor, move, at):
            return
    visitor.page.tap(f'.bar .main[data-move="{move}"]')


def _tap_button(visitor: Visitor, move: str) -> None:
    again = visitor.sees(".bar .buttons >> text=Choose again")
    if again:
        again.tap()
    if not visitor.sees(f'.bar .possible[data-move="{move}"]'):
        visitor.page.tap(".bar .buttons [aria-expanded]")
    visitor.page.tap(f':is(.bar .possible, .all-moves button)[data-move="{move}"]')


BOARD = f":is({', '.join(f'.{title}' for title in TITLES)})"
CLICKS = 8  # on things of the board, until a move is chosen
LET_GO = "[data-discard]:not(:disabled)"  # enough cards are laid aside
# An offer is opened and composed in steps that no single move stands for, and is answered at once.
COMPOSING = ":is(.stepper, .composer *, [data-opens=trade], [data-trade=offer], [data-answer])"
# Of an exchange with the supply, what is said already need not be said again.
SAID = ":is(.choice, .supply-row):has(.chosen) *"
LIT = f"{BOARD} .possible:not(.bar *, {COMPOSING}, {SAID})"
PICKED = """() => document.querySelector(".bar").innerText +
  [...document.querySelectorAll(".chosen")].map((one) => one.outerHTML.slice(0, 200)).join()"""
# Which of them are seen. (What Playwright calls visible has a height, which no level path has.)
SEEN = """(lit) => [...document.querySelectorAll(lit)].flatMap((one, at) => {
  const { width, height } = one.getBoundingClientRect();
  return one.checkVisibility({ visibilityProperty: true }) && width + height > 0 ? [at] : [];
})"""
# Where nothing else lies over a thing: in its middle, or as near to it as can be.
FREE = """(target) => {
  const thing = target.closest(".possible");
  const box = target.getBoundingClientRect();
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
  const at = (x, y) => [box.x + box.width * x, box.y + box.height * y];
  const spots = parts.flatMap((x) => parts.map((y) => at(x, y)));
  return spots.find((spot) => thing.contains(document.elementFromPoint(...spot)));
}"""


def by_what_is_lit(visitor: Visitor, luck: Random) -> str:
    """Click on what is lit until one move is chosen, and play that until it is made; the move.
    Where nothing is lit, or the clicks lead to no move, one of the bar is taken. A click may have
    begun what the move is part of, such as an offer of the gold that was clicked."""
    clicks = 0
    if any(move.startswith("give ") for move in visitor.legal()):
        visitor.page.wait_for_selector(".composer")  # which is fetched when it is first shown
    visitor.lit += bool(visitor.page.evaluate(SEEN, LIT)) and not visitor.sees(
        ".composer, .bar .main[data-move]"
    )
    while clicks < CLICKS and not visitor.sees(f":is(.bar .main[data-move], {LET_GO})"):
        if not _is_clicked(visitor, luck):
            break
        clicks += 1
    main = visitor.sees(f":is(.bar .main[data-move], {LET_GO})")
    if main is None:
        return _by_the_bar(visitor, luck)
    if clicks > 0:
        visitor.by_the_board += 1
    move = main.get_attribute("data-move") or _first_to_go(visitor)
    visitor.until(lambda: move in visitor.legal())
    at = visitor.now["at"]
    main.click()
    visitor.until(lambda: visitor.now["at"] > at)
    return move


def _first_to_go(visitor: Visitor) -> str:
    """Of the cards that were laid aside, all of which go at once."""
    laid = visitor.page.locator("[data-going]").first.get_attribute("data-going")
    assert laid is not None
    return f"discard {laid.split(' ')[1]}"


def _is_clicked(visitor: Visitor, luck: Random) -> bool:
    """Click on something of the board that is lit; whether there is anything."""
    seen = visitor.page.evaluate(SEEN, LIT)
    if not seen or visitor.sees(".composer"):
        return False
    before, thing = _picked(visitor), visitor.page.query_selector_all(LIT)[luck.choice(seen)]
    thing.scroll_into_view_if_needed()
    target = thing.query_selector(".hit") or thing
    free = target.evaluate(FREE)
    assert free, f"nothing of it can be clicked: {target.evaluate('(one) => one.outerHTML')}"
    visitor.page.mouse.click(*free)
    visitor.until(lambda: _picked(visitor) != before)
    return True


def _by_the_bar(visitor: Visitor, luck: Random) -> str:
    visitor.page.keyboard.press("Escape")
    at = visitor.now["at"]
    button = luck.choice(visitor.seen(".bar .possible[data-move]"))
    move = button.get_attribute("data-move")
    assert move in visitor.legal()
    button.click()
    if not is_played_at_once(visitor, move, at):
        confirm(visitor, move)
    visitor.until(lambda: visitor.now["at"] > at)
    return move


def _picked(visitor: Visitor) -> str:
    """All that shows what is chosen: the bar's words, and the things in ink."""
    picked: str = visitor.page.evaluate(PICKED)
    return picked
