"""Merchants of Europe: talk that leads nowhere, help for a rival who wins, and idle walks."""

from fondaco.table import Table
from spotting.folly import View, Watcher

REPEATED = "makes an offer that came to nothing in the same turn"
REFUSED = "refuses to trade with one who accepted its offer"
HELPED = "trades with a rival who wins in that turn"
IDLE = "plays a Swift Caravan and delivers nothing in that turn"
TO_AND_FRO = "brings a piece back to where it was in the same turn"
BOUGHT = "sells in a trade what it bought for gold in the same turn"


class Merchants(Watcher):
    """Remembers what was done in the turn under way."""

    def __init__(self) -> None:
        super().__init__()
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.words: list[str] = []  # of the offer that is being made
        self.vain: set[tuple[str, ...]] = set()  # offers that came to nothing so far
        self.bought: set[str] = set()
        self.left: set[str] = set()  # places that a piece has left
        self.has_moved = self.has_returned = False
        self.has_swift = self.has_delivered = self.has_traded = False

    def before(self, table: Table, seat: int, move: str) -> None:
        if table.view(None)["active"] == seat:
            self._note_own(table, move)

    def _note_own(self, table: Table, move: str) -> None:
        kind, _, rest = move.partition(" ")
        if kind == "offer":
            self.words = []
        elif kind in ("give", "ask"):
            self.words.append(move)
        elif kind == "propose":
            self.count(REPEATED, tuple(self.words) in self.vain)
            self.vain.add(tuple(self.words))
        elif kind == "trade" or move == "no trade":
            self._note_end_of_talk(table, kind == "trade")
        elif kind in ("merchant", "caravan"):
            self._note_step(kind, rest)
        self._note_deed(kind, rest)

    def _note_end_of_talk(self, table: Table, is_trade: bool) -> None:
        view: View = table.view(None)
        if any(offer["answer"] == "accepted" for offer in view["offers"]):
            self.count(REFUSED, not is_trade)
        if is_trade:
            given = {word.split()[-1] for word in self.words if word.startswith("give")}
            self.count(BOUGHT, bool(given & self.bought))
            self.vain.discard(tuple(self.words))
            self.has_traded = True

    def _note_step(self, kind: str, rest: str) -> None:
        start, _, goal = rest.partition(" to ")
        self.has_moved = True
        self.left.add(f"{kind} {start}")
        self.has_returned |= f"{kind} {goal}" in self.left

    def _note_deed(self, kind: str, rest: str) -> None:
        self.has_delivered |= kind == "deliver"
        self.has_swift |= rest == "swift_caravan"
        if kind == "buy":
            self.bought.add(rest)

    def after(self, table: Table, seat: int, move: str) -> None:
        if move == "end turn" or table.is_over:
            if self.has_moved:
                self.count(TO_AND_FRO, self.has_returned)
            if self.has_swift:
                self.count(IDLE, not self.has_delivered)
            if self.has_traded:
                self.count(HELPED, table.is_over)
            self._begin_turn()
