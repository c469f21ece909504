"""A legal move with what is foretold of it."""

from fondaco.core.game import Foretold, Move
from fondaco.games.merkator.text.seen import Fields, Seen
from fondaco.games.merkator.text.wording import good_name


class Outlook:
    """A legal move with the view of whoever decides and what is foretold of it."""

    def __init__(self, move: Move, seen: Seen, foretold: Foretold) -> None:
        self.move = move
        self.seen = seen
        self.at_once = [Fields(event) for event in foretold.at_once]
        self.all = [*self.at_once, *[Fields(event) for event in foretold.after]]

    def of(self, kind: str) -> list[Fields]:
        return of_kind(self.all, kind)


def of_kind(events: list[Fields], kind: str) -> list[Fields]:
    return [event for event in events if event.word("event") == kind]


def goods_in(events: list[Fields]) -> list[str]:
    return [f"{event.number('count')} {good_name(event.word('good'))}" for event in events]
