"""What people at a terminal have been shown of the table, and what of it is new to them."""

from fondaco import Table
from fondaco.terminal import news
from fondaco.terminal.lines import paragraph
from fondaco.terminal.news import Section, Sections


class Shown:
    """By seat: the own things as a person last saw them, and the question that was asked last.

    What others do is told as it happens; drawings are shown once, and again for a decision that
    is made for an opponent whom the rules play, or where one asks.
    """

    def __init__(self) -> None:
        self.own: dict[int, Sections] = {}
        self.asked: dict[int, Section] = {}
        self.drawings: dict[int, Sections] = {}
        self.unshown: list[str] = []  # parts of the board that were left out on the first screen

    def news(self, table: Table, seat: int, sections: list[Section]) -> list[Section]:
        """What to show before a person decides; the question comes last."""
        *board, asked = sections
        now = news.named(board)
        found = {**self._drawings(table, seat, now), **self._own(seat, now)}
        self.unshown = [] if seat in self.own else [name for name in now if name not in found]
        question = news.question(self.asked.get(seat, []), asked)
        self.own[seat], self.asked[seat] = news.own(now), asked
        return [*[found[name] for name in now if found.get(name)], question]

    def _own(self, seat: int, now: Sections) -> Sections:
        return news.new(self.own.get(seat, {}), news.own(now))

    def _drawings(self, table: Table, seat: int, now: Sections) -> Sections:
        """The drawings, when there is something to choose for the first time; later those that
        have changed, for a decision for somebody else."""
        old = self.drawings.get(seat, {})
        is_apart = table.game.decides_for(table.view(seat)) != ""
        if len(table.legal()) < 2 or (old and not is_apart):
            return {}
        self.drawings[seat] = found = news.drawn(now, table.game.drawings)
        return {name: found[name] for name in found if found[name] != old.get(name)}

    def rest(self) -> list[str]:
        """What else there is to look at, if not all of the board has just been shown."""
        if not self.unshown:
            return []
        word = self.unshown[0].removeprefix("The ").split(" ")[0].lower()
        told = f"'board' shows the whole table, 'board {word}' a part of it"
        return paragraph(f"{told}: {', '.join(self.unshown)}.")
