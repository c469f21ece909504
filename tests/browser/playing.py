"""A person before a real browser: what he does there, what he sees, and all that he is told.

anna = visit()
anna.open_table(["me", "greedy"])
anna.play_on(by_clicking)
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, ElementHandle, Page, WebSocket

import fondaco

Json = dict[str, Any]
How = Callable[["Visitor", str], None]

SECONDS = 20.0
TICK = 15  # milliseconds
MOST_DECISIONS = 400

# What empties the time chart soonest, and what ends a step.
SOONEST = [
    *[f"travel {place}" for place in ("hamburg", "sweden", "danzig", "dutch_republic", "denmark")],
    *["done", "stay", "accept", "keep", "gain top", "offer 0 taler", "offer 0 time"],
]


class Visitor:
    """Somebody with a browser of his own."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.troubles: list[str] = []  # errors of the page
        self.frames: list[str] = []  # all that came through the socket
        self.answers: list[str] = []  # all that came by plain HTTP
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._read)
        self.page.on("websocket", self._listen)
        self.page.set_default_timeout(SECONDS * 1000)
        self.now: Json = {}
        self.tried: set[str] = set()
        self.reached = 0  # things, with the arrows

    def _read(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.troubles.append(said.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message.get("table") and message["type"] in ("table", "told", "stale"):
            self.now = message["table"]

    # --- Going somewhere ---

    def go(self, path: str) -> None:
        self.page.goto(path)

    def open_table(self, seats: list[str], **settled: Any) -> str:
        """Open a table as the set-up does, and go there; its id."""
        wishes = [_wish(seat) for seat in seats]
        wanted = {"title": "merkator", "seats": wishes, **settled}
        answer = self.context.request.post("/api/tables", data=wanted, headers=self._origin())
        assert answer.ok, answer.text()
        table = str(answer.json()["id"])
        self.go(f"/tables/{table}")
        return table

    def _origin(self) -> dict[str, str]:
        base = self.context.request.get("/api/me").url
        return {"origin": base.removesuffix("/api/me")}

    # --- Looking ---

    def sees(self, selector: str) -> ElementHandle | None:
        found = [one for one in self.page.query_selector_all(selector) if one.is_visible()]
        return found[0] if found else None

    def until(self, is_it: Callable[[], object], seconds: float = SECONDS) -> None:
        """Wait, as a person does who looks at the screen."""
        for _ in range(int(seconds * 1000 / TICK)):
            if is_it():
                return
            self.page.wait_for_timeout(TICK)
        shown = self.page.inner_text("body")[:600]
        raise AssertionError(f"It never came. The page shows: {shown}")

    def is_settled(self) -> bool:
        """Whether the page shows all that it was told."""
        at = self.now.get("at")
        return self.page.query_selector(f'.table-screen[data-at="{at}"]') is not None

    @property
    def is_over(self) -> bool:
        return self.now.get("status") == "over"

    @property
    def is_curtain(self) -> bool:
        """Several people share this screen, and the next one has not said who he is."""
        return len(self.now.get("yours", [])) > 1 and self.now["eyes"] is None

    @property
    def may_act(self) -> bool:
        return bool(self.now.get("legal")) and self.now["to_act"] in self.now["yours"]

    def legal(self) -> list[str]:
        return [one["move"] for one in self.now["legal"]]

    # --- Playing ---

    def wait_for_turn(self) -> None:
        """Until something is to be decided here, or the game is over."""
        self.until(lambda: self.is_over or self.is_curtain or (self.may_act and self.is_settled()))

    def play(self, how: How, move: str) -> None:
        """Play a move, and wait until the table has moved on."""
        at = self.now["at"]
        how(self, move)
        self.until(lambda: self.now["at"] > at)

    def play_on(self, how: How) -> None:
        """Play until the game is over: everything once, then what ends it."""
        for _ in range(MOST_DECISIONS):
            self.wait_for_turn()
            if self.is_over:
                return
            if self.is_curtain:
                self.page.click(".curtain .main")
                self.until(lambda: not self.is_curtain and self.is_settled())
            else:
                self.play(how, self.choice())
        raise AssertionError("the game does not end")

    def choice(self) -> str:
        """A kind of move that was not played yet, else what ends the game sooner."""
        legal = self.legal()
        for move in legal:
            kind = move.split(" ")[0]
            if kind not in self.tried and kind not in ("travel", "stay", "done", "give"):
                self.tried.add(kind)
                return move
        return next((move for move in SOONEST if move in legal), legal[0])


@contextmanager
def secrets() -> Iterator[None]:
    """As if seats saw different things, which they do in other games."""
    game = fondaco.game("merkator")
    game.has_secrets = True
    yield
    game.has_secrets = False


def _wish(seat: str) -> Json:
    kind, _, name = seat.partition(" ")
    if kind in ("me", "open", "link"):
        return {"kind": kind, "name": name}
    return {"kind": "bot", "level": kind}


# --- Ways to play a move -------------------------------------------------------------------------


def lit(visitor: Visitor, move: str) -> list[ElementHandle]:
    """The things on the board that shine and that the move speaks of, as they are seen."""
    marks = [
        f'[data-{kind}="{word}"].possible'
        for word in move.split(" ")[1:]
        for kind in ("place", "card", "good")
    ]
    found = visitor.page.query_selector_all(", ".join(marks)) if marks else []
    return [one for one in found if one.is_visible()]


def main_button(visitor: Visitor) -> ElementHandle | None:
    return visitor.page.query_selector(".bar .main")


def is_chosen(visitor: Visitor, move: str) -> bool:
    button = main_button(visitor)
    return button is not None and button.get_attribute("data-move") == move


def by_clicking(visitor: Visitor, move: str) -> None:
    """Click on what the move speaks of, then on its button; last on the main one."""
    if not is_chosen(visitor, move):
        for thing in lit(visitor, move):
            thing.click()
    if not is_chosen(visitor, move):
        _click_button(visitor, move)
    visitor.page.click(f'.bar .main[data-move="{move}"]')


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


def by_keys(visitor: Visitor, move: str) -> None:
    """Arrows and Enter where something shines, a number where the bar shows it, else type it."""
    press = visitor.page.keyboard.press
    if is_chosen(visitor, move):
        press("Enter")
    elif _is_reached(visitor, move):
        press("Enter")
        visitor.until(lambda: is_chosen(visitor, move))
        press("Enter")
    elif visitor.sees(f'.bar .possible[data-move="{move}"]'):
        number = visitor.page.inner_text(f'.bar .possible[data-move="{move}"] kbd')
        press(number)
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
    visitor.reached += 1 if alone else 0
    if not alone or visitor.reached > 6 or not lit(visitor, move):
        return False
    for _ in range(60):
        visitor.page.keyboard.press("ArrowRight")
        focused = visitor.page.evaluate("Object.values({...document.activeElement.dataset})")
        if word in focused:
            return True
    raise AssertionError(f"the arrows do not lead to {word}")


def by_touch(visitor: Visitor, move: str) -> None:
    """Tap the tab where the thing is, the thing, and the main button."""
    if not is_chosen(visitor, move):
        _tap_thing(visitor, move)
    if not is_chosen(visitor, move):
        again = visitor.sees(".bar .buttons >> text=Choose again")
        if again:
            again.tap()
        if not visitor.sees(f'.bar .possible[data-move="{move}"]'):
            visitor.page.tap(".bar .buttons [aria-expanded]")
        visitor.page.tap(f':is(.bar .possible, .all-moves button)[data-move="{move}"]')
    visitor.page.tap(f'.bar .main[data-move="{move}"]')


TABS = {
    "travel": "map",
    "take": "office",
    "sell": "contracts",
    "fulfill": "contracts",
    "buy": "market",
}


def _tap_thing(visitor: Visitor, move: str) -> None:
    tab = TABS.get(move.split(" ")[0])
    if tab is None:
        return
    visitor.page.tap(f'.m-tabs [data-tab="{tab}"]')
    for thing in lit(visitor, move)[:1]:
        thing.tap()
