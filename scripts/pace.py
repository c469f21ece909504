"""How fast the client is: bytes, the way to the first move, frames while cubes move.

Usage: pace.py [ROUNDS], with tests/ on the path of Python. Each bar is measured in Chromium, with
nothing kept from before; "slowed down" is a processor that takes four times as long. Ends with 1
where a bar is missed.
"""

import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.chromium import DESKTOP, FLAGS, chromium_path
from browser.inputs import by_clicking
from browser.playing import Visitor
from houses import OpenHouse, opened

SLOWED = 4
ROUNDS = 5
FRAMES = 300  # that have to be seen while something moves
FIRST_LOADS = {
    "the start page": "",
    "Merkator": "merkator",
    "Merchants": "merchants",
    "Merv": "merv",
}
MOST = {
    "the start page": 80_000,
    "Merkator": 90_000,
    "Merchants": 90_000,
    "Merv": 90_000,
}  # bytes
FIRST_MOVE = 1500.0  # milliseconds
FRAME, SLOW_FRAME = 20.0, 35.0  # milliseconds, of 95 frames in 100

# What a page sends for by a timer of its own, once it stands, is no part of the first load; on a
# busy machine it would come before the line is idle.
NO_LATER = """(() => {
  const begin = window.setTimeout;
  window.setTimeout = (act, wait = 0, ...given) => (wait < 1500 ? begin(act, wait, ...given) : 0);
})()"""

# Notes when a thing that shines is first where a click would reach it.
WATCH_START = """(() => {
  const isReached = (thing) => {
    const {x, y, width, height} = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && thing.contains(hit);
  };
  const look = () => {
    if ([...document.querySelectorAll(".place.possible")].some(isReached)) {
      window.clickable = performance.now();
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
# Notes how long each frame takes while pieces fly or the token travels.
WATCH_FRAMES = """(() => {
  window.frames_seen = [];
  let before = 0;
  const look = (now) => {
    const moves = document.querySelector(".flying") !== null;
    if (moves && before) window.frames_seen.push(now - before);
    before = moves ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""


class Pace:
    """Measures a house that is open."""

    def __init__(self, browser: Browser, house: OpenHouse) -> None:
        self.browser = browser
        self.house = house
        self.is_met = True

    @contextmanager
    def visitor(self, slowed: int, watch: str) -> Iterator[Visitor]:
        context = self.browser.new_context(base_url=self.house.url, viewport=DESKTOP)
        context.add_init_script(watch)
        visitor = Visitor(context)
        processor = context.new_cdp_session(visitor.page)
        processor.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        yield visitor
        context.close()

    def first_move(self, slowed: int) -> float:
        """Milliseconds from the navigation to a table until a legal move can be clicked."""
        with self.visitor(slowed, WATCH_START) as visitor:
            visitor.open_table(["me", "random"])
            visitor.page.wait_for_selector(".place.possible")
            visitor.until(lambda: visitor.page.evaluate("window.clickable"))
            return float(visitor.page.evaluate("window.clickable"))

    def bytes_loaded(self, title: str = "") -> float:
        """Scripts and styles of a table, or of the start page, until all stands, as they came over
        the line."""
        with self.visitor(1, NO_LATER) as visitor:
            if title:
                visitor.open_table(["me", "random", "random"], title)
                visitor.wait_for_turn()
            visitor.context.new_cdp_session(visitor.page).send(
                "Network.setCacheDisabled", {"cacheDisabled": True}
            )
            visitor.go(f"/tables/{visitor.now['id']}" if title else "/")
            visitor.page.wait_for_load_state("networkidle")
            files = [one for one in visitor.answers if one.url.endswith((".js", ".css"))]
            return sum(int(one.all_headers()["content-length"]) for one in files)

    def frames(self, slowed: int) -> float:
        """Milliseconds within which 95 of 100 frames came while pieces moved."""
        with self.visitor(slowed, WATCH_FRAMES) as visitor:
            visitor.open_table(["me", "greedy", "greedy"])
            while visitor.page.evaluate("window.frames_seen?.length ?? 0") < FRAMES:
                visitor.wait_for_turn()
                visitor.play(by_clicking, visitor.choice())
            taken: list[float] = visitor.page.evaluate("window.frames_seen")
            return statistics.quantiles(taken, n=20)[-1]

    def tell(self, what: str, most: float, unit: str, measure: Callable[[], float]) -> None:
        found = measure()
        is_met = found <= most
        self.is_met = self.is_met and is_met
        verdict = "met" if is_met else "MISSED"
        print(f"  {what}: {found:,.0f} {unit} (at most {most:,.0f}: {verdict})", flush=True)


def tell_of_the_machine() -> None:
    """A machine with other work to do is slower than it is."""
    cores = os.cpu_count() or 1
    busy = os.getloadavg()[0]
    also = ": it is busy, measure again when it is not" if busy > cores else ""
    print(f"  machine: {cores} cores, {busy:.1f} of them wanted{also}", flush=True)


def measure(pace: Pace, rounds: int) -> None:
    def median(slowed: int) -> float:
        times = [pace.first_move(slowed) for _ in range(rounds)]
        print(f"    each: {', '.join(f'{one:.0f}' for one in times)} ms", flush=True)
        return statistics.median(times)

    tell_of_the_machine()
    pace.first_move(1)  # the house has its things in hand
    for what, title in FIRST_LOADS.items():
        loaded = partial(pace.bytes_loaded, title)
        pace.tell(f"first load, gzipped: {what}", MOST[what], "bytes", loaded)
    pace.tell("first move, slowed down", FIRST_MOVE, "ms", lambda: median(SLOWED))
    pace.tell("frames while pieces move", FRAME, "ms", lambda: pace.frames(1))
    pace.tell("frames, slowed down", SLOW_FRAME, "ms", lambda: pace.frames(SLOWED))


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    with (
        tempfile.TemporaryDirectory() as place,
        opened(Path(place)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        pace = Pace(browser, house)
        measure(pace, rounds)
        browser.close()
    print("All bars are met." if pace.is_met else "Not all bars are met.")
    return 0 if pace.is_met else 1


if __name__ == "__main__":
    sys.exit(main())
