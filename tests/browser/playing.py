"""A person before a real browser: what he does there, what he sees, and all that he is told.

anna = visit()
anna.open_table(["me", "greedy"])
anna.play_on(by_clicking)
"""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    ElementHandle,
    Error,
    Frame,
    Page,
    Request,
    Response,
    WebSocket,
)

from waiting import SECONDS

Json = dict[str, Any]
How = Callable[["Visitor", str], None]

TICK = 10  # milliseconds until one looks again, first; who waits long looks less often
LONGEST_TICK = 80
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
        self.answers: list[Response] = []  # all that came to this page by plain HTTP
        self.bodies: list[tuple[str, str]] = []  # what the API answered to it, by address
        self.under_way: set[Request] = set()  # what was asked for and has not come yet
        self.is_leaving = False  # another page has come, but is not shown yet
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._read)
        self.page.on("websocket", self._listen)
        self.page.on("response", self._note)
        self.page.on("requestfinished", self._keep)
        self.page.on("request", lambda asked: self.under_way.add(asked))
        self.page.on("requestfinished", lambda asked: self.under_way.discard(asked))
        self.page.on("requestfailed", lambda asked: self.under_way.discard(asked))
        self.page.on("framenavigated", self._forget)
        self.page.set_default_timeout(SECONDS * 1000)
        self.now: Json = {}
        self.asked: dict[str, tuple[int, str]] = {}  # by cid: what a move would bring
        self.free: dict[tuple[int, str], bool] = {}  # whether an undo takes it back, as answered
        self.tried: set[str] = set()
        self.decided = 0
        self.reached = 0  # things, with the arrows
        self.lit = 0  # decisions for which something of the board was lit
        self.by_the_board = 0  # those of them that were taken with it

    def _read(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.troubles.append(f"{said.text} {said.location.get('url', '')}")

    def _note(self, answer: Response) -> None:
        if answer.request.is_navigation_request():
            self.is_leaving = True
        self.answers.append(answer)

    def _forget(self, _: Frame) -> None:
        """Another page has taken the place of the one before, of which a browser keeps no answers;
        some may have come after the new page itself. (Not so where only the address changes.)"""
        if self.is_leaving:
            self.is_leaving = False
            self.answers.clear()
            self.bodies.clear()

    def _keep(self, request: Request) -> None:
        """Read an answer of the API at once: a browser keeps a few megabytes of them."""
        if "/api/" not in request.url:
            return
        with suppress(Error):  # the page was left meanwhile
            answer = request.response()
            assert answer is not None
            self.bodies.append((request.url, answer.text()))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))
        socket.on("framesent", lambda frame: self._say(str(frame)))

    def _say(self, frame: str) -> None:
        message = json.loads(frame)
        if message["type"] == "preview":
            self.asked[message["cid"]] = (message["at"], message["move"])

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message.get("table") and message["type"] in ("table", "told", "stale"):
            self._take(message["table"], is_late=message["type"] == "stale")
        if message["type"] == "previewed":
            self.free[self.asked[message["cid"]]] = message["free"]

    def _take(self, now: dict[str, Any], is_late: bool) -> None:
        """As the page does: an answer that came too late is news only where the table went on."""
        if not is_late or now["seq"] > self.now.get("seq", -1):
            self.now = now

    # --- Going somewhere ---

    def go(self, path: str) -> None:
        self.page.goto(path)

    def open_table(self, seats: list[str], title: str = "merkator", **settled: Any) -> str:
        """Open a table as the set-up does, and go there; its id."""
        wishes = [_wish(seat) for seat in seats]
        wanted = {"title": title, "seats": wishes, "own_nonces": True, **settled}
        answer = self.context.request.post("/api/tables", data=wanted, headers=self._origin())
        assert answer.ok, answer.text()
        table = str(answer.json()["id"])
        self.go(f"/tables/{table}")
        return table

    def sit_down(self) -> None:
        """At the open seat of this page, until everybody there has named a nonce: were the game
        begun or the seat taken away before one has come to the house, it would be refused."""
        self.page.click("text=/^(Sit down|Hinsetzen)$/")
        self.until(self._are_nonces_named)

    def _are_nonces_named(self) -> bool:
        seats = zip(self.now.get("seats", []), self.now.get("nonces", []), strict=True)
        named = [whose == "own" for seat, whose in seats if seat["kind"] == "person"]
        return bool(self.now.get("yours")) and all(named)

    def _origin(self) -> dict[str, str]:
        base = self.context.request.get("/api/me").url
        return {"origin": base.removesuffix("/api/me")}

    def prefer_text_board(self, wanted: bool) -> None:
        """What the menu of a table does; the next page is shown so."""
        kept = "{...JSON.parse(localStorage.fondaco), textBoard: wanted}"
        self.page.evaluate(f"(wanted) => (localStorage.fondaco = JSON.stringify({kept}))", wanted)

    # --- Looking ---

    def sees(self, selector: str) -> ElementHandle | None:
        """The first of it that is visible."""
        return self.page.query_selector(f"{selector} >> visible=true")

    def seen(self, selector: str) -> list[ElementHandle]:
        """All that is visible of it, as the page itself finds it."""
        return self.page.query_selector_all(f"{selector} >> visible=true")

    def until(self, is_it: Callable[[], object], seconds: float = SECONDS) -> None:
        """Wait, as a person does who looks at the screen."""
        end = time.monotonic() + seconds
        tick = TICK
        while time.monotonic() < end:
            if is_it():
                return
            self.page.wait_for_timeout(tick)
            tick = min(2 * tick, LONGEST_TICK)
        shown = self.page.inner_text("body")[:600]
        raise AssertionError(f"It never came. The page shows: {shown}")

    def wait_for_frames(self) -> None:
        """Until what watches the sizes of things has seen them: it looks once a frame, after the
        layout, which a question about a size brings about sooner."""
        frame = "new Promise((next) => requestAnimationFrame(next))"
        self.page.evaluate(f"async () => {{ await {frame}; await {frame}; }}")

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
        self.decided += 1

    def play_on(self, how: How, most: int = MOST_DECISIONS) -> None:
        """Play until the game is over, or for so many decisions: everything once, then what
        ends the game."""
        while self.decided < most:
            self.wait_for_turn()
            if self.is_over:
                return
            if self.is_curtain:
                self.open_curtain()
            else:
                self.play(how, self.choice())
        assert most < MOST_DECISIONS, "the game does not end"

    def open_curtain(self) -> None:
        self.page.click(".curtain .main")
        self.until(lambda: not self.is_curtain and self.is_settled())

    def choice(self) -> str:
        """A kind of move that was not played yet, else what ends the game sooner."""
        legal = self.legal()
        for move in legal:
            kind = move.split(" ")[0]
            if kind not in self.tried and kind not in ("travel", "stay", "done", "give"):
                self.tried.add(kind)
                return move
        return self.soonest()

    def soonest(self) -> str:
        """What ends the game soonest."""
        legal = self.legal()
        return next((move for move in SOONEST if move in legal), legal[self.decided % len(legal)])


def _wish(seat: str) -> Json:
    kind, _, name = seat.partition(" ")
    if kind in ("me", "open", "link"):
        return {"kind": kind, "name": name}
    return {"kind": "bot", "level": kind}
