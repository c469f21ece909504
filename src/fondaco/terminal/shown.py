"""What people at a terminal have been shown of the table, and what of it is new to them."""

from fondaco import Table
from fondaco.terminal import news
from fondaco.terminal.lines import paragraph
from fondaco.terminal.news import Section, Sections


class Shown:
    """By seat: the board as a person last saw it, and the question that was asked last."""

    def __init__(self) -> None:
        self.boards: dict[int, Sections] = {}
        self.asked: dict[int, Section] = {}
        self.begun: set[int] = set()  # seats whose turn has begun since they were asked
        self.unshown: list[str] = []  # parts of the board that were left out on the first screen

    def news(self, table: Table, seat: int, sections: list[Section]) -> list[Section]:
        """What to show before a person decides; the question comes last."""
        *board, asked = sections
        now = news.named(board)
        found = self._news(table, seat, now)
        question = news.question(self.asked.get(seat, []), asked)
        self.unshown = [] if seat in self.boards else [name for name in now if name not in found]
        self.boards[seat] = self._known(table, seat, now, found)
        self.asked[seat] = asked
        self.begun.discard(seat)
        return [*[part for part in found.values() if part], question]

    def _news(self, table: Table, seat: int, now: Sections) -> Sections:
        drawings = table.game.drawings
        old = self.boards.get(seat)
        if old is None:
            first = news.own(now)
        elif seat in self.begun:
            first = news.at_turn(old, now, drawings)
        else:
            first = news.within_turn(old, now)
        more = news.pictured(old or {}, now, drawings) if self._needs_map(table, seat) else {}
        return {name: {**more, **first}[name] for name in now if name in {**more, **first}}

    def _needs_map(self, table: Table, seat: int) -> bool:
        """Whether there is something to choose for which a person should see the drawings: for
        the first time, or for an opponent whom the rules play."""
        is_known = news.has_drawing(self.boards.get(seat, {}), table.game.drawings)
        active = table.view(seat).get("active")
        is_apart = active is not None and active not in range(table.seats)
        return len(table.legal()) > 1 and (is_apart or not is_known)

    def _known(self, table: Table, seat: int, now: Sections, found: Sections) -> Sections:
        """The board as the person knows it: at first all of it, but for drawings not seen."""
        old = self.boards.get(seat)
        if old is not None:
            return {**old, **{name: now[name] for name in found}}
        unseen = [name for name in news.drawn(now, table.game.drawings) if name not in found]
        return {name: now[name] for name in now if name not in unseen}

    def rest(self) -> list[str]:
        """What else there is to look at, if not all of the board has just been shown."""
        if not self.unshown:
            return []
        word = self.unshown[0].removeprefix("The ").split(" ")[0].lower()
        told = f"'board' shows the whole table, 'board {word}' a part of it"
        return paragraph(f"{told}: {', '.join(self.unshown)}.")
