"""A recorded game entered in a browser as at a real table: moves, what was drawn, and "Done" for
each step of the opponent."""

from collections.abc import Callable

from browser.playing import Visitor
from fondaco.log import Head
from told_logs import Entered

LARGE = ".told-done, .outcome"


def open_told(visitor: Visitor, head: Head) -> str:
    """Open a table whose luck is told, as the page of the companion does."""
    seats = ["me"] * head.seats
    return visitor.open_table(seats, head.title, options=head.options, luck="told")


def lay_out(visitor: Visitor, set_up: Entered) -> None:
    """Tell how the game lies on the table, and begin."""
    tell(visitor, set_up.drawn)
    visitor.page.wait_for_selector(".laid")
    visitor.page.click(".told-done")
    visitor.until(lambda: visitor.now.get("status") == "playing")


def enter(visitor: Visitor, wanted: Entered, on_step: Callable[[], None] = lambda: None) -> None:
    """One move, with all that was drawn for it, until the opponent is done as well."""
    visitor.until(lambda: visitor.may_act and visitor.sees(".table-screen"))
    moves = visitor.now["moves"]
    typed(visitor, wanted.move)
    tell(visitor, wanted.drawn, on_step)
    visitor.until(lambda: visitor.now["moves"] > moves)
    do_steps(visitor, on_step)


def typed(visitor: Visitor, move: str) -> None:
    visitor.page.keyboard.press("/")
    visitor.page.wait_for_selector(".typing input")
    visitor.page.fill(".typing input", move)
    visitor.page.press(".typing input", "Enter")


def tell(visitor: Visitor, drawn: list[str], on_step: Callable[[], None] = lambda: None) -> None:
    """What was drawn: by a click, by its number, by how it begins, in turns."""
    for count, cell in enumerate(drawn):
        while True:
            visitor.page.wait_for_selector(LARGE)
            if visitor.sees(".outcome"):
                break
            on_step()
            done(visitor)
        [by_pointing, by_number][count % 2](visitor, cell)


def _question(visitor: Visitor) -> str:
    return visitor.page.inner_text(".told-eyebrow") + visitor.page.inner_text(".told h1")


def by_pointing(visitor: Visitor, cell: str) -> None:
    asked = _question(visitor)
    visitor.page.click(f'.outcome[data-cell="{cell}"]')
    _answered(visitor, asked)


def by_number(visitor: Visitor, cell: str) -> None:
    asked = _question(visitor)
    number = visitor.page.inner_text(f'.outcome[data-cell="{cell}"] .outcome-number')
    visitor.page.fill(".told-type input", number)
    visitor.page.press(".told-type input", "Enter")
    _answered(visitor, asked)


def _answered(visitor: Visitor, asked: str) -> None:
    """The question is no longer the one that was answered."""
    visitor.until(lambda: not visitor.sees(".outcome") or _question(visitor) != asked)


def done(visitor: Visitor) -> None:
    shown = visitor.page.inner_text(".told")
    visitor.page.click(".told-done")
    visitor.until(lambda: not visitor.sees(".told") or visitor.page.inner_text(".told") != shown)


def do_steps(visitor: Visitor, on_step: Callable[[], None] = lambda: None) -> None:
    """All that the opponent does, until the board is there again."""
    visitor.until(lambda: visitor.sees(".told-done") or visitor.sees(".table-screen"))
    while visitor.sees(".told-done"):
        on_step()
        done(visitor)
    visitor.page.wait_for_selector(".table-screen")
