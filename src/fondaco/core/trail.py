"""The cards that moved unseen, one after the other, and all that was seen in between.

As long as everybody knew all hands before the first of them, and there are not too many, the trail
tells exactly which hands are possible: each theft may have moved any kind, if only no hand would
ever have held less than it was seen to hold.

For each theft the log has source, target and kind. The balance of a hand is what it would hold
without the thefts: all that everybody saw. `lows` has, for each theft, the lowest balance that
each hand had from then on until the next theft, less what it was seen to hold at that moment.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, zeros
from fondaco.core.chance import Chance

MOST: Final[i64] = 12  # thefts in a trail; after more of them it is given up
PATIENCE: Final[i64] = 3_000  # ways looked at before a question is left open
WIDTH: Final[i64] = 3  # numbers of the log for each theft
LOST: Final = vec[i64]([NONE])  # the log of a trail that was given up


class Trail:
    """The thefts of one table. It changes `held` and `lows` in place; the log is its own."""

    def __init__(
        self, rows: i64, kinds: i64, held: vec[i64], log: vec[i64], lows: vec[i64]
    ) -> None:
        self.rows = rows
        self.kinds = kinds
        self.held = held
        self.log = log
        self.lows = lows
        self.moved = zeros(rows * kinds)  # what the thefts looked at so far have brought each hand
        self.looked: i64 = 0
        self.promised: i64 = NONE  # the hand that is known to hold enough of some kinds together
        self.promised_from: i64 = 0  # the first of these kinds
        self.short: i64 = 0  # how many of them the thefts must have brought it

    def is_lost(self) -> bool:
        """Whether too many cards have moved unseen."""
        return len(self.log) == 1

    def thefts(self) -> i64:
        return i64(len(self.log)) // WIDTH

    def balance(self, row: i64, kind: i64) -> i64:
        """What a hand would hold of a kind without the thefts."""
        found = self.held[row * self.kinds + kind]
        for theft in range(self.thefts()):
            if self.log[theft * WIDTH + 2] == kind:
                if self.log[theft * WIDTH] == row:
                    found += 1
                if self.log[theft * WIDTH + 1] == row:
                    found -= 1
        return found

    def show(self, row: i64, kind: i64, least: i64) -> None:
        """Everybody sees that a hand holds at least so many of a kind."""
        if self.thefts() == 0:
            return
        at = (self.thefts() - 1) * self.rows * self.kinds + row * self.kinds + kind
        self.lows[at] = min(self.lows[at], self.balance(row, kind) - least)

    def promise(self, row: i64, first: i64, least: i64) -> None:
        """Everybody knows that a hand holds at least so many of that kind and those after it."""
        self.promised = row
        self.promised_from = first
        self.short = least
        for kind in range(first, self.kinds):
            self.short -= self.balance(row, kind)

    def is_kept(self) -> bool:
        """Whether the thefts have brought that hand what it must hold."""
        if self.promised == NONE:
            return True
        brought: i64 = 0
        for kind in range(self.promised_from, self.kinds):
            brought += self.moved[self.promised * self.kinds + kind]
        return brought >= self.short

    def add(self, source: i64, target: i64, kind: i64) -> None:
        """A card is taken unseen; it has not left the hand yet."""
        self.shorten()
        if self.thefts() == MOST:
            self.log = LOST[:]
            self.lows = vec[i64]()
            return
        for row in range(self.rows):
            for each in range(self.kinds):
                self.lows = append(self.lows, self.balance(row, each))
        for number in (source, target, kind):
            self.log = append(self.log, number)

    def begin_anew(self) -> None:
        """Everybody knows all hands."""
        self.log = vec[i64]()
        self.lows = vec[i64]()

    def shorten(self) -> None:
        """Leave out the first thefts that everybody can tell by now."""
        while self.thefts() > 0 and self.is_first_known():
            size = self.rows * self.kinds
            for epoch in range(1, self.thefts()):
                source = epoch * size + self.log[0] * self.kinds + self.log[2]
                target = epoch * size + self.log[1] * self.kinds + self.log[2]
                self.lows[source] -= 1
                self.lows[target] += 1
            self.log = self.log[WIDTH:]
            self.lows = self.lows[size:]

    def is_first_known(self) -> bool:
        """Whether only one kind is possible for the first theft; in doubt, no."""
        for kind in range(self.kinds):
            if kind != self.log[2]:
                self.looked = 0
                self.move(0, kind, 1)
                possible = self.holds(0) and self.can_go_on(1, NONE)
                self.move(0, kind, -1)
                if possible or self.looked > PATIENCE:
                    return False
        return True

    def deal(self, observer: i64, chance: Chance) -> bool:
        """Draw anew the kinds of all thefts that the observer did not see; the counts follow."""
        before = vec[i64]([self.balance(at // self.kinds, at % self.kinds) for at in self.cells()])
        kept = self.log[:]
        self.looked = 0
        if not self.draw(0, observer, chance):
            self.log = kept
            return False
        for at in self.cells():
            self.held[at] = before[at] + self.moved[at]
        return True

    def cells(self) -> list[i64]:
        return [i64(at) for at in range(self.rows * self.kinds)]

    # Looking for kinds that agree with all that was seen, theft by theft.

    def move(self, theft: i64, kind: i64, count: i64) -> None:
        """Let the theft be of that kind; -1 takes it back."""
        self.moved[self.log[theft * WIDTH] * self.kinds + kind] -= count
        self.moved[self.log[theft * WIDTH + 1] * self.kinds + kind] += count
        self.looked += 1

    def holds(self, theft: i64) -> bool:
        """Whether no hand would hold too little until the next theft."""
        first = theft * self.rows * self.kinds
        return all(self.lows[first + at] + self.moved[at] >= 0 for at in range(len(self.moved)))

    def is_seen(self, theft: i64, observer: i64) -> bool:
        return observer in (self.log[theft * WIDTH], self.log[theft * WIDTH + 1])

    def can_go_on(self, theft: i64, observer: i64) -> bool:
        """Whether the thefts from this one on can be of any kinds."""
        if theft == self.thefts():
            return True
        for kind in range(self.kinds):
            if self.looked > PATIENCE:
                return False
            self.move(theft, kind, 1)
            found = self.holds(theft) and self.can_go_on(theft + 1, observer)
            self.move(theft, kind, -1)
            if found:
                return True
        return False

    def drawn(self, theft: i64, chance: Chance) -> i64:
        """A kind that the victim may have held, more likely where there were more of it."""
        at = (theft * self.rows + self.log[theft * WIDTH]) * self.kinds
        row = self.log[theft * WIDTH] * self.kinds
        cards = vec[i64]()
        for kind in range(self.kinds):
            for _ in range(self.lows[at + kind] + self.moved[row + kind]):
                cards = append(cards, kind)
        return cards[chance.pick(len(cards))] if len(cards) > 0 else 0

    def draw(self, theft: i64, observer: i64, chance: Chance) -> bool:
        """Choose kinds from this theft on; what the observer saw stays as it is."""
        if theft == self.thefts():
            return self.is_kept()
        seen = self.is_seen(theft, observer)
        first = self.log[theft * WIDTH + 2] if seen else self.drawn(theft, chance)
        for number in range(1 if seen else self.kinds):
            kind = (first + number) % self.kinds
            self.move(theft, kind, 1)
            if self.looked <= PATIENCE and self.holds(theft):
                self.log[theft * WIDTH + 2] = kind
                if self.draw(theft + 1, observer, chance):
                    return True
            self.move(theft, kind, -1)
        return False
