"""A look at a game while it is played, on screens of several sizes at once: what a person would
miss there is counted, in the bar here and on the board in `board_tour.py`.

Exits are moves that nothing on the board stands for, such as "end turn": each has to be a button
that is seen whole. No words of the bar are cut. What is lit on the board can be clicked somewhere.
"""

import hashlib
import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from playwright.sync_api import Browser, ViewportSize

import fondaco
from browser import board_tour
from browser.conftest import ROOT
from browser.playing import Json, Visitor
from browser.screens import sign_in_as
from fondaco.players import PLAYERS
from fondaco.server.house import House
from houses import OpenHouse, Person
from waiting import until

SIZES = ["1440x900", "1280x800", "1024x768", "820x1180", "390x844", "360x640"]
PHONE_WIDTH = 500
BOARDS = ROOT / "web" / "src" / "boards"
SEATS = {
    "merkator": ["me", "random", "random"],
    "merchants": ["me", "random", "random"],
    "merv": ["me", "random", "random"],
}

# What of the bar is wrong, one line each. A thing under a tab that is not shown is not looked at.
LOOK = """(exits) => {
  const found = [];
  const bar = document.querySelector(".bar");
  const inside = (box) => box.width > 0 && box.left >= -0.5 && box.right <= innerWidth + 0.5
    && box.top >= -0.5 && box.bottom <= innerHeight + 0.5;
  const isInPane = (one, box) => {
    let at = one.parentElement;
    const isOne = (place) =>
      place.matches(".pan-zoom") || /auto|scroll/.test(getComputedStyle(place).overflowY);
    while (at && !isOne(at)) at = at.parentElement;
    const pane = at?.getBoundingClientRect();
    return !pane || (box.top >= pane.top - 1 && box.bottom <= pane.bottom + 1
      && box.left >= pane.left - 1 && box.right <= pane.right + 1);
  };
  const isTop = (one) => {
    const box = one.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return at !== null && one.contains(at);
  };
  for (const move of exits) {
    const button = bar.querySelector(`.buttons [data-move="${move}"]`);
    const isSeen = button && inside(button.getBoundingClientRect()) && isTop(button);
    if (!isSeen) found.push(["exit", move]);
  }
  for (const one of bar.querySelectorAll("button, .sentence, .sentence > span, .pennant *")) {
    if (!one.checkVisibility() || one.closest(".all-moves") || one.classList.contains("hidden"))
      continue;
    const { display, overflowY } = getComputedStyle(one);
    const isHigher = overflowY !== "visible" && one.scrollHeight > one.clientHeight + 1;
    const isCut = display !== "inline" && (one.scrollWidth > one.clientWidth + 1 || isHigher);
    if (isCut || !inside(one.getBoundingClientRect())) found.push(["cut", one.textContent]);
  }
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
  for (const thing of document.querySelectorAll(".board-place .possible")) {
    if (thing.closest(".bar") || !thing.checkVisibility()) continue;
    const target = thing.querySelector(".hit") ?? thing;
    const box = target.getBoundingClientRect();
    // Not one that is scrolled, or on a map that is drawn aside.
    if (!inside(box) || !isInPane(target, box)) continue;
    const spots = parts.flatMap((x) => parts.map((y) =>
      [box.x + box.width * x, box.y + box.height * y]));
    if (!spots.some((spot) => thing.contains(document.elementFromPoint(...spot))))
      found.push(["covered", thing.outerHTML.slice(0, 120)]);
  }
  return found;
}"""


def exits_of(title: str) -> list[str]:
    """The ways out of a title, as its board lists them."""
    text = (BOARDS / title / "exits.ts").read_text().partition("EXITS = ")[2]
    return re.findall(r'"([a-z ]+)"', text)


def steady_tokens(game: int = 0) -> Callable[[], str]:
    """Tokens that are the same in every run, and with them the luck of the tables."""
    numbers = itertools.count(1 + 1_000_000 * game)
    return lambda: hashlib.sha256(b"%d" % next(numbers)).hexdigest()


class Drawn:
    """Chooses any legal move."""

    def __init__(self, title: str) -> None:
        self.luck = Random(title)

    def move(self, now: Json) -> str:
        return str(self.luck.choice(now["legal"])["move"])


class Greedy:
    """Chooses as a greedy bot would, so that a game comes to its end."""

    def __init__(self, house: OpenHouse, title: str) -> None:
        self.house = house
        self.player = PLAYERS["greedy"](title, "tour")
        self.luck = fondaco.Seeded("tour")

    def move(self, now: Json) -> str:
        async def copied(inside: House) -> fondaco.Table:
            table = (await inside.room(now["id"])).live.table
            assert table is not None
            return table.copy()

        table: fondaco.Table = self.house.run(copied)
        guess = table.guess(now["to_act"], self.luck)
        return self.player.choose(table.game, guess).text


class Tour:
    """A game that one person plays, and looks at on several screens."""

    def __init__(
        self,
        chromium: Browser,
        anna: Person,
        title: str,
        sizes: Iterable[str] = SIZES,
        language: str = "en-GB",
        clicked: Iterable[str] = (),
        seats: list[str] | None = None,
        chooser: Drawn | Greedy | None = None,
    ) -> None:
        self.anna = anna
        self.title = title
        self.language = language
        self.clicked = list(clicked)
        self.chooser = chooser or Drawn(title)
        self.exits = exits_of(title)
        self.counts: Counter[str] = Counter()
        self.told: list[str] = []
        self.looked = 0
        self.decided = 0
        self.is_over = False
        self.table = anna.open(title, seats or SEATS[title])["id"]
        self.chromium = chromium
        self.sizes = list(sizes)
        self.screens: dict[str, Visitor] = {}

    def _screen(self, size: str) -> Visitor:
        width, height = map(int, size.split("x"))
        viewport: ViewportSize = {"width": width, "height": height}
        look: Any = {"has_touch": True, "is_mobile": True} if width < PHONE_WIDTH else {}
        context = self.chromium.new_context(
            base_url=self.anna.house.url,
            viewport=viewport,
            locale=self.language,
            reduced_motion="reduce",
            **look,
        )
        context.add_init_script("localStorage.fondaco ??= JSON.stringify({speed: 0})")
        visitor = Visitor(context)
        sign_in_as(visitor, self.anna)
        visitor.go(f"/tables/{self.table}")
        visitor.page.wait_for_load_state("networkidle")  # the log is there
        return visitor

    def pass_by(self, decisions: int) -> None:
        """Take so many decisions without looking."""
        for _ in range(decisions):
            self._decide(self._own_turn())

    def go_on(self, decisions: int, every: int = 1) -> None:
        """Take so many decisions, and look at each n-th before it is taken."""
        self.screens = self.screens or {size: self._screen(size) for size in self.sizes}
        for _ in range(decisions):
            now = self._own_turn()
            if not self.is_over and self.decided % every == 0:
                self._look(now)
                now = self._own_turn()  # a click may have gone on, where nothing takes it back
            self._decide(now)

    def _decide(self, now: Json) -> None:
        if not self.is_over:
            self.anna.play(now, self.chooser.move(now))
            self.decided += 1

    def _own_turn(self) -> Json:
        """The table when something is to be decided here, or the game is over."""

        def is_there() -> bool:
            now = self.anna.table(self.table)
            return now["status"] == "over" or bool(now["legal"])

        until(is_there, "the next decision")
        now = self.anna.table(self.table)
        self.is_over = now["status"] == "over"
        return now

    def _look(self, now: Json) -> None:
        moves = [one["move"] for one in now["legal"]]
        exits = [move for move in moves if move in self.exits]
        self.looked += 1
        for size, screen in self.screens.items():
            self._wait_for(screen, now)
            self._count(size, now, screen.page.evaluate(LOOK, exits))
            self._count(size, now, board_tour.look(screen))
            only = not screen.page.query_selector(".bar .buttons [data-move]")
            self.counts["offers only a list"] += only
        for size in self.clicked:
            clicks, found = board_tour.dead_lights(self.screens[size], self._take_back)
            self.counts["clicks"] += clicks
            self._count(size, now, found)

    def _wait_for(self, screen: Visitor, now: Json) -> None:
        """Until a screen shows the table as it is, with what comes when it is first wanted."""
        screen.until(lambda: screen.now.get("at") == now["at"] and screen.is_settled())
        screen.wait_for_frames()
        screen.until(lambda: not screen.under_way)
        screen.wait_for_frames()

    def _take_back(self, before: Json) -> bool:
        """Whether what a click has played is taken back, so that the table stands as before."""
        now = self.anna.table(self.table)
        while now["moves"] > before["moves"] and now["undo"] == "free":
            self.anna.send(self.table, "undo", at=now["at"])
            now = self.anna.table(self.table)
        return bool(now["moves"] == before["moves"])

    def _count(self, size: str, now: Json, found: list[tuple[str, str]]) -> None:
        for kind, what in found:
            self.counts[kind] += 1
            self.told.append(f"{self.title} {size} at {now['at']} {kind}: {what}")

    def close(self) -> None:
        for screen in self.screens.values():
            screen.context.close()
