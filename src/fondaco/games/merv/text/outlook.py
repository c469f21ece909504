"""A legal move with the view of whoever decides and what is foretold of it."""

from fondaco.core.game import Foretold, Move
from fondaco.games.merv.text.gains import Gains
from fondaco.games.merv.text.seen import Seen


class Outlook:
    """What a move brings at once, and what follows when the decision is completed."""

    def __init__(self, move: Move, seen: Seen, foretold: Foretold) -> None:
        self.move = move
        self.seen = seen
        self.at_once = Gains(foretold.at_once, seen)
        self.whole = Gains([*foretold.at_once, *foretold.after], seen)

    def thing(self) -> str:
        """The last word of the move, mostly an id."""
        return self.move.text.split(" ")[-1]


def joined(*parts: str) -> str:
    return "; ".join([part for part in parts if part])
