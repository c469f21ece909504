"""A look at a whole board while a game is played: what a person would miss there, one line each.

No words are cut, none lie over others; where one pays, nothing has to be scrolled. The prospect has
its place and is never empty; while one trades or pays, that stands there. Where the screen is 800
px high, five lines of the log are seen. Whatever is drawn can be asked about, and is answered, and
nothing moves by it. A click on what is lit leads somewhere.
"""

from collections.abc import Callable

from browser.playing import Json, Visitor

FRAMES = 30  # pairs of them, after which nothing comes any more

# Where one decides, or looks at what one has for it: whole on any screen but a phone's.
PANELS = ".v-paying, .trade-table, .own, .contract, .contracts, .prospect.empty"

# What is cut, covered or cannot be asked about; a thing that is scrolled away is not looked at.
LOOK = """([panels, moves]) => {
  const found = [];
  const board = document.querySelector(".board-place");
  const isIn = (box) => box.width > 1 && box.height > 1 && box.left >= -1 && box.top >= -1
    && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  const isWithin = (box, pane) => box.top >= pane.top - 1 && box.bottom <= pane.bottom + 1
    && box.left >= pane.left - 1 && box.right <= pane.right + 1;
  const panesOf = (one) => {
    const panes = [];
    for (let at = one.parentElement; at && at !== board; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) panes.push(at.getBoundingClientRect());
    }
    return panes;
  };
  const isShown = (one) => {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility({ visibilityProperty: true }) || !isIn(box)) return false;
    return panesOf(one).every((pane) => isWithin(box, pane));
  };
  const wordsOf = (one) =>
    [...one.childNodes].find((node) => node.nodeType === 3 && node.textContent.trim());
  const name = (one) => {
    const look = one.closest("[class]")?.getAttribute("class");
    return `${look}: ${one.textContent.trim().slice(0, 40)}`;
  };
  const unseen = ".hidden, .bar, .beside, .log-line, .tab-waiting";
  const said = "b, span, p, small, h2, h3, li, button, footer, em, i";
  for (const one of board.querySelectorAll(said)) {
    if (one.closest(unseen) || !wordsOf(one) || !isShown(one)) continue;
    const { overflowX, display, pointerEvents } = getComputedStyle(one);
    const isNarrow = one.scrollWidth > one.clientWidth + 1;
    if (display !== "inline" && overflowX !== "visible" && isNarrow)
      found.push(["text cut", name(one)]);
    const range = document.createRange();
    range.selectNode(wordsOf(one));
    const box = range.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isRelated = top && (one.contains(top) || top.contains(one));
    if (pointerEvents !== "none" && isIn(box) && !isRelated) found.push(["overlap", name(one)]);
  }
  const drawn = ".icon, .num, .cube, .badge, .place, .site, .slot, .space, .wall, .stall, .town"
    + ", .eu-number";
  const aside = ".bar, .board-tabs, .prospect, .recent, .v-paying, .panel, .trade-table, .head"
    + ", .eu-overview, .pan-zoom-tools, .solo-cards, button.main";
  for (const one of board.querySelectorAll(drawn))
    if (!one.closest(aside) && isShown(one) && !one.closest("[data-about]"))
      found.push(["cannot be asked", name(one)]);
  const prospect = [...board.querySelectorAll(".prospect, .trade-table, .v-paying")]
    .find((one) => one.checkVisibility());
  if (!prospect || prospect.textContent.trim().length < 8)
    found.push(["prospect empty", prospect?.className ?? "none"]);
  const log = [...board.querySelectorAll(".recent")].find((one) => one.checkVisibility());
  const pane = log?.getBoundingClientRect();
  const lines = [...(log?.querySelectorAll("li") ?? [])];
  const whole = lines.filter((one) => isWithin(one.getBoundingClientRect(), pane));
  const isComposing = innerWidth < 1200 && board.querySelector(".composer");
  if (innerWidth > 760 && innerHeight >= 800 && !isComposing
      && whole.length < (log ? Math.min(5, lines.length) : Math.min(5, moves - 5)))
    found.push(["log", `${whole.length} lines after ${moves} moves`]);
  for (const one of innerWidth > 760 ? board.querySelectorAll(panels) : [])
    if (one.checkVisibility() && (one.scrollHeight > one.clientHeight + 2
        || one.scrollWidth > one.clientWidth + 2))
      found.push(["has to be scrolled", name(one)]);
  return found;
}"""

# Asks about one thing of each kind that is seen, and tells of which nothing is said; what stands
# beside the prospect stays where it is.
ASK = """async () => {
  const isWide = innerWidth > 760;
  const stands = () => isWide ? [...document.querySelectorAll(".board-place .sheet")]
    .filter((one) => !one.closest(".prospect, .bar, .hint") && one.checkVisibility())
    .map((one) => [one, one.getBoundingClientRect()]) : [];
  const before = stands();
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const over = (at) =>
    at.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  const kinds = new Map();
  for (const one of document.querySelectorAll(".board-place [data-about]")) {
    const [kind] = one.dataset.about.split(" ");
    if (one.checkVisibility() && !kinds.has(kind)) kinds.set(kind, one);
  }
  const found = [];
  const answers = ".prospect :is(.explained, .brings, .gains) li";
  for (const one of kinds.values()) {
    over(one);
    for (let tries = 0; tries < 60 && !document.querySelector(answers); tries += 1) await frame();
    if (!document.querySelector(answers)) found.push(["asked in vain", one.dataset.about]);
    for (const [sheet, { top, height }] of before) {
      const now = sheet.getBoundingClientRect();
      if (Math.abs(now.top - top) + Math.abs(now.height - height) > 1)
        found.push(["jumps", `${sheet.className} for ${one.dataset.about}`]);
    }
    over(document.querySelector(".board-place"));
  }
  await frame();
  return found;
}"""

# What is lit on the board; what reveals luck or answers somebody is only looked at.
AT_ONCE = ".bar *, [aria-disabled=true], .dice *, .dice, [data-answer], [data-discard]"
LIT = f".board-place .possible:not({AT_ONCE})"
# A point of each thing that is lit where a pointer reaches it, with what it is; some lie outside
# of a map that is drawn aside, or of a pane that is scrolled: these come into sight first.
SPOTS = """async (lit) => {
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
  const spotsOf = (box) => parts.flatMap((x) => parts.map((y) =>
    [box.x + box.width * x, box.y + box.height * y]));
  return [...document.querySelectorAll(lit)].filter((one) => one.checkVisibility()).map((one) => {
    const box = (one.querySelector(".hit") ?? one).getBoundingClientRect();
    const spot = spotsOf(box).find(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    return [one.outerHTML.slice(0, 160), spot ?? null];
  });
}"""
# Whether an offer is composed, and which part of the board lies on top.
SHOWN = """() => [[...document.querySelectorAll(".composer")].some((one) => one.checkVisibility()),
  document.querySelector('.board-tabs [aria-pressed="true"]')?.dataset.tab ?? ""]"""
STATE = """() => [document.querySelector(".bar").innerText,
  document.querySelectorAll(".chosen").length,
  document.querySelector("[data-tab]")?.dataset.tab ?? "",
  document.querySelector(".prospect, .trade-table, .composer")?.innerText ?? "",
  document.querySelector(".composer")?.innerText ?? ""].join("|")"""


def look(visitor: Visitor) -> list[tuple[str, str]]:
    """What is wrong with the board that is shown."""
    found = visitor.page.evaluate(LOOK, [PANELS, visitor.now["moves"]])
    return [*found, *visitor.page.evaluate(ASK)]


def dead_lights(
    visitor: Visitor, take_back: Callable[[Json], bool]
) -> tuple[int, list[tuple[str, str]]]:
    """How many lit things were clicked, each at a point where a pointer reaches it; and those on
    which a click changes nothing. What a click plays is taken back."""
    page, start = visitor.page, visitor.now
    shown = page.evaluate(SHOWN)
    found: list[tuple[str, str]] = []
    clicked = 0
    for said, spot in page.evaluate(SPOTS, LIT):
        if spot is None:
            continue  # `look` counts what is covered
        before = page.evaluate(STATE)
        at = visitor.now["at"]
        _press(visitor, spot)
        clicked += 1
        if not _changes(visitor, before, at):
            found.append(("leads nowhere", said))
        if not _is_as_before(visitor, start, take_back, shown):
            break
    return clicked, found


def _changes(visitor: Visitor, before: str, at: int) -> bool:
    """Whether something is seen to change; what is shown for the first time has to come first."""
    for _ in range(FRAMES):
        visitor.wait_for_frames()
        if visitor.page.evaluate(STATE) != before or visitor.now["at"] != at:
            return True
    return False


def _press(visitor: Visitor, spot: tuple[float, float]) -> None:
    """With a finger where there are fingers, else with a mouse, which leaves again."""
    page = visitor.page
    if page.evaluate("matchMedia('(hover: hover)').matches"):
        page.mouse.click(*spot)
    else:
        page.touchscreen.tap(*spot)


def _is_as_before(
    visitor: Visitor, start: Json, take_back: Callable[[Json], bool], shown: list[bool | str]
) -> bool:
    """Let go of what was chosen, composed or opened; whether the table is as it was."""
    page = visitor.page
    page.mouse.move(1, 1)
    page.keyboard.press("Escape")
    visitor.wait_for_frames()
    if visitor.now["moves"] != start["moves"] or not visitor.is_settled():
        if not take_back(start):
            return False
        visitor.until(lambda: visitor.now["moves"] == start["moves"] and visitor.is_settled())
    for _ in range(2):
        if page.evaluate(SHOWN)[0] != shown[0] or page.query_selector(".composer .num:not(.zero)"):
            page.click(".composer-foot .quiet >> visible=true")
            visitor.wait_for_frames()
    if page.evaluate(SHOWN)[1] != shown[1]:
        page.click(f'.board-tabs [data-tab="{shown[1]}"]')
    visitor.wait_for_frames()
    return bool(visitor.now["moves"] == start["moves"])
