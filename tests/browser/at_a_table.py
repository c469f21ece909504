"""A recorded game entered in a browser as at a real table: one's moves are pointed at, what was
drawn is told, and each step of the opponent is "Done"."""

import itertools
from collections import Counter
from collections.abc import Callable

from browser.playing import Visitor
from browser.pointing import point
from fondaco.log import Head
from told_logs import Entered

LARGE = ".told-done, .outcome"
# What may have been drawn, and what each is called.
NAMES = """() => {
  const parts = (one) => [one.querySelector("b"), one.querySelector("b ~ small")];
  const name = (one) => parts(one).flatMap((part) => part?.textContent ?? []).join(": ");
  const outcomes = [...document.querySelectorAll(".outcome.possible")];
  return Object.fromEntries(outcomes.map((one) => [one.dataset.cell, name(one)]));
}"""


class RealTable:
    """Somebody with a phone beside the printed game.

    Attributes:
        told (Counter[str]): How often what was drawn was told in which way.
        pointed (Counter[str]): Moves by their first word, to which things of the board have led.
        listed (Counter[str]): The same of those that were found in the bar, or in the list of all.
    """

    def __init__(self, visitor: Visitor, look: Callable[[], None] = lambda: None) -> None:
        self.visitor = visitor
        self.look = look  # at each screen
        self.told: Counter[str] = Counter()
        self.pointed: Counter[str] = Counter()
        self.listed: Counter[str] = Counter()
        self._ways = itertools.cycle([by_pointing, by_number, by_beginning])

    def open(self, head: Head) -> str:
        """Open a table whose luck is told, as the page of the companion does."""
        seats = ["me"] * head.seats
        return self.visitor.open_table(seats, head.title, options=head.options, luck="told")

    def lay_out(self, set_up: Entered) -> None:
        """Tell how the game lies on the table, and begin."""
        self.tell(set_up.drawn)
        self.visitor.page.wait_for_selector(".laid")
        self.look()
        self.visitor.page.click(".told-done")
        self.visitor.until(lambda: self.visitor.now.get("status") == "playing")

    def enter(self, wanted: Entered) -> None:
        """One move, with all that was drawn for it, until the opponent is done as well."""
        moves = self.move(wanted.move)
        self.tell(wanted.drawn)
        self.visitor.until(lambda: self.visitor.now["moves"] > moves)
        self.do_steps()

    def move(self, wanted: str) -> int:
        """Point at a move of one's own; how many there were before."""
        visitor = self.visitor
        visitor.until(lambda: visitor.may_act and visitor.sees(".table-screen"))
        visitor.until(visitor.is_settled)
        moves = int(visitor.now["moves"])
        self.look()
        ways = self.pointed if point(visitor, wanted) else self.listed
        ways[wanted.split(" ")[0]] += 1
        return moves

    def tell(self, drawn: list[str]) -> None:
        """What was drawn: by a tap, by its number, by how it begins, in turns."""
        for cell in drawn:
            self._do_steps_before_it()
            self.look()
            way = next(self._ways)
            way(self.visitor, cell)
            self.told[way.__name__] += 1

    def _do_steps_before_it(self) -> None:
        while True:
            self.visitor.page.wait_for_selector(LARGE)
            if self.visitor.sees(".outcome"):
                return
            self.look()
            done(self.visitor)

    def do_steps(self) -> None:
        """All that the opponent does, until the board is there again."""
        visitor = self.visitor
        visitor.until(lambda: visitor.sees(".told-done") or visitor.sees(".table-screen"))
        while visitor.sees(".told-done"):
            self.look()
            done(visitor)
        visitor.page.wait_for_selector(".table-screen")


def done(visitor: Visitor) -> None:
    shown = visitor.page.inner_text(".told")
    visitor.page.tap(".told-done")
    visitor.until(lambda: not visitor.sees(".told") or visitor.page.inner_text(".told") != shown)


# --- Ways to tell what was drawn ---


def by_pointing(visitor: Visitor, cell: str) -> None:
    asked = _question(visitor)
    visitor.page.tap(f'.outcome[data-cell="{cell}"]')
    _answered(visitor, asked)


def by_number(visitor: Visitor, cell: str) -> None:
    asked = _question(visitor)
    number = visitor.page.inner_text(f'.outcome[data-cell="{cell}"] .outcome-number')
    visitor.page.fill(".told-type input", number)
    visitor.page.press(".told-type input", "Enter")
    _answered(visitor, asked)


def by_beginning(visitor: Visitor, cell: str) -> None:
    """As few letters as nothing else begins with, or nothing before it in the list."""
    asked = _question(visitor)
    names: dict[str, str] = visitor.page.evaluate(NAMES)
    lowered = {cell: name.lower() for cell, name in names.items()}
    field = visitor.page.locator(".told-type input")
    field.press_sequentially(_few_letters(lowered, cell))
    found = visitor.page.inner_text(".told-found").lower()
    assert found.startswith(lowered[cell].partition(": ")[0]), (found, lowered[cell])
    field.press("Enter")
    _answered(visitor, asked)


def _few_letters(names: dict[str, str], cell: str) -> str:
    """A number alone would be one of the list; a whole name is meant before what begins with it."""
    name = names[cell]
    for count in range(1, len(name)):
        first = next(at for at, one in names.items() if one.startswith(name[:count]))
        if first == cell and not name[:count].strip().isdigit():
            return name[:count]
    return name


def _question(visitor: Visitor) -> str:
    return visitor.page.inner_text(".told-eyebrow") + visitor.page.inner_text(".told h1")


def _answered(visitor: Visitor, asked: str) -> None:
    """The question is no longer the one that was answered."""
    visitor.until(lambda: not visitor.sees(".outcome") or _question(visitor) != asked)
