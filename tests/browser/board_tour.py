"""A look at a whole board while a game is played: what a person would miss there, one line each.

No words are cut, none lie over others; where one pays, nothing has to be scrolled. The prospect has
its place and is never empty; while one trades or pays, that stands there. Whatever is drawn can be
asked about, and is answered, and nothing moves by it. A click on what is lit leads somewhere.
"""

from browser.playing import Visitor

MOST_CLICKED = 4  # lit things of a decision

# Where one decides, or looks at what one has for it: whole on any screen but a phone's.
PANELS = ".v-paying, .trade-table, .own, .contract, .contracts, .prospect.empty"

# What is cut, covered or cannot be asked about; a thing that is scrolled away is not looked at.
LOOK = """(panels) => {
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

# What a click picks, to be played by a second one; other lit things act at once.
AT_ONCE = ".bar *, [aria-disabled=true], .panel *, .trade-table *, .me-own *, .me-strip *, .dice *"
LIT = f".board-place :is(.possible, .eu-lit.possible):not({AT_ONCE})"
STATE = """() => [document.querySelector(".bar").innerText,
  document.querySelectorAll(".chosen").length,
  document.querySelector("[data-tab]")?.dataset.tab ?? "",
  document.querySelector(".prospect")?.innerText ?? ""].join("|")"""


def look(visitor: Visitor) -> list[tuple[str, str]]:
    """What is wrong with the board that is shown."""
    return [*visitor.page.evaluate(LOOK, PANELS), *visitor.page.evaluate(ASK)]


def dead_lights(visitor: Visitor) -> list[tuple[str, str]]:
    """Lit things on which a click changes nothing; of many, some."""
    page = visitor.page
    found: list[tuple[str, str]] = []
    at = visitor.now["at"]
    count = page.locator(LIT).count()
    for number in range(0, count, max(1, count // MOST_CLICKED)):
        thing = page.locator(LIT).nth(number)
        if visitor.now["at"] != at or not thing.is_visible():
            continue
        said = thing.evaluate("(one) => one.outerHTML.slice(0, 100)")
        before = page.evaluate(STATE)
        thing.dispatch_event("click", {"bubbles": True})
        visitor.wait_for_frames()
        if page.evaluate(STATE) == before and visitor.now["at"] == at:
            found.append(("leads nowhere", said))
        page.keyboard.press("Escape")
        visitor.wait_for_frames()
    return found
