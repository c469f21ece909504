"""Cards that lie hidden, and how much each seat may know of them.

A table of counts has a row for each hand or stack and a column for each kind. Everybody knows how
many cards lie in each row, and how many of each kind lie in all rows together. Beyond that, each
seat has seen some cards move and others not: of each count it knows a least and a most. They are
kept as distances from the truth, `under` and `over`, by observer, row and kind: what everybody
sees changes the counts and not the distances, and 0 means that the seat knows the count.

Nothing that a seat is shown may depend on the counts, only on what least and most allow: `deal`
draws counts that agree with them. An observer after the last row, if there is one, is an onlooker,
who sees only what everybody sees. What follows from several cards that moved unseen, least and most
cannot tell in full: see core/trail.py.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import zeros
from fondaco.core.chance import Chance


class Secrets:
    """The counts of one table, and who knows how much of them. It owns nothing: all is shared."""

    def __init__(
        self, rows: i64, kinds: i64, held: vec[i64], under: vec[i64], over: vec[i64]
    ) -> None:
        self.rows = rows
        self.kinds = kinds
        self.held = held  # by row, by kind; further rows, which all can see, may follow
        self.under = under  # by observer, by row, by kind
        self.over = over

    def observers(self) -> i64:
        return i64(len(self.under)) // (self.rows * self.kinds)

    def first(self, observer: i64, row: i64) -> i64:
        """Where the distances of a row begin."""
        return (observer * self.rows + row) * self.kinds

    def show(self, row: i64, kind: i64, least: i64) -> None:
        """Everybody sees that the row holds at least so many; after a loss, at least none."""
        most = self.held[row * self.kinds + kind] - least
        for observer in range(self.observers()):
            at = self.first(observer, row) + kind
            if self.under[at] > most:
                self.under[at] = most

    def forget(self, row: i64) -> None:
        """Everybody sees the whole row."""
        for observer in range(self.observers()):
            at = self.first(observer, row)
            for kind in range(self.kinds):
                self.under[at + kind] = 0
                self.over[at + kind] = 0

    def merge(self, source: i64, target: i64) -> None:
        """All cards of a row are put to another one."""
        for kind in range(self.kinds):
            self.held[target * self.kinds + kind] += self.held[source * self.kinds + kind]
            self.held[source * self.kinds + kind] = 0
        for observer in range(self.observers()):
            before = self.first(observer, source)
            after = self.first(observer, target)
            for kind in range(self.kinds):
                self.under[after + kind] += self.under[before + kind]
                self.over[after + kind] += self.over[before + kind]
        self.forget(source)

    def hand_over(self, source: i64, target: i64, kind: i64, seeing: i64) -> None:
        """A card goes from row to row, and only the target and the one more seat see it."""
        for observer in range(self.observers()):
            if observer not in (target, seeing):
                self._lose_sight(observer, source, target, kind)
        self.held[source * self.kinds + kind] -= 1
        self.held[target * self.kinds + kind] += 1
        self.show(source, kind, 0)

    def _lose_sight(self, observer: i64, source: i64, target: i64, card: i64) -> None:
        """Widen what an observer knows by a card that might be of any kind the source may hold."""
        self.tighten(observer)
        if self._possible_kinds(observer, source) == 1:
            return
        before = self.first(observer, source)
        after = self.first(observer, target)
        for kind in range(self.kinds):
            count = self.held[source * self.kinds + kind]
            if kind == card:
                self.over[before + kind] += 1
                self.under[after + kind] += 1
            elif count + self.over[before + kind] > 0:
                self.under[before + kind] = min(self.under[before + kind] + 1, count)
                self.over[after + kind] += 1

    def _possible_kinds(self, observer: i64, row: i64) -> i64:
        """How many kinds the row may hold, as far as the observer knows."""
        found: i64 = 0
        for kind in range(self.kinds):
            if self.may_hold(observer, row, kind):
                found += 1
        return found

    def may_hold(self, observer: i64, row: i64, kind: i64) -> bool:
        """Whether the observer, once what it knows is tightened, cannot rule that kind out."""
        at = self.first(observer, row) + kind
        return self.held[row * self.kinds + kind] + self.over[at] > 0

    def tighten(self, observer: i64) -> None:
        """Draw the conclusions from what lies in each row, and of each kind in all rows.

        One count can only be larger than it is if others of its row, and of its kind, are smaller.
        """
        changed = True
        while changed:
            changed = False
            for row in range(self.rows):
                if self._tighten(self.first(observer, row), 1, self.kinds):
                    changed = True
            for kind in range(self.kinds):
                if self._tighten(self.first(observer, 0) + kind, self.kinds, self.rows):
                    changed = True

    def _tighten(self, first: i64, stride: i64, count: i64) -> bool:
        unders = self.under
        overs = self.over
        under: i64 = 0
        over: i64 = 0
        for number in range(count):
            under += unders[first + number * stride]
            over += overs[first + number * stride]
        if under == 0 and over == 0:
            return False
        changed = False
        for number in range(count):
            at = first + number * stride
            most = under - unders[at]
            least = over - overs[at]
            if overs[at] > most:
                over -= overs[at] - most
                overs[at] = most
                changed = True
            if unders[at] > least:
                under -= unders[at] - least
                unders[at] = least
                changed = True
        return changed

    def deal(self, observer: i64, chance: Chance) -> None:
        """Draw anew what the observer does not know."""
        self.tighten(observer)
        before = self.held[:]
        Dealing(self, observer).deal(chance)
        self.keep_to(observer, before)

    def keep_to(self, observer: i64, before: vec[i64]) -> None:
        """The counts were drawn anew: observer and onlooker know of them what they knew; all
        others are taken to know them."""
        width = self.rows * self.kinds
        for at in range(i64(len(self.under))):
            if at // width in (observer, self.rows):
                change = self.held[at % width] - before[at % width]
                self.under[at] += change
                self.over[at] -= change
            else:
                self.under[at] = 0
                self.over[at] = 0

    def is_known(self, observer: i64) -> bool:
        """Whether the observer knows all counts."""
        self.tighten(observer)
        first = self.first(observer, 0)
        for at in range(first, first + self.rows * self.kinds):
            if self.under[at] > 0 or self.over[at] > 0:
                return False
        return True


class Dealing:
    """The cards that an observer cannot place, dealt to where they may lie."""

    def __init__(self, secrets: Secrets, observer: i64) -> None:
        self.secrets = secrets
        self.start = secrets.first(observer, 0)
        size = secrets.rows * secrets.kinds
        self.dealt = zeros(size)
        self.room = zeros(size)  # how many more of a kind a row may hold
        self.need = zeros(secrets.rows)  # how many cards it lacks
        self.pool = zeros(secrets.kinds)  # the cards to be dealt

    def deal(self, chance: Chance) -> None:
        self.gather()
        for kind in range(self.secrets.kinds):
            for _ in range(self.pool[kind]):
                self.place(kind, chance)
        for at in range(i64(len(self.dealt))):
            self.secrets.held[at] += self.dealt[at]

    def gather(self) -> None:
        """Leave in each row only what the observer knows to lie there."""
        for at in range(i64(len(self.dealt))):
            under = self.secrets.under[self.start + at]
            self.secrets.held[at] -= under
            self.room[at] = under + self.secrets.over[self.start + at]
            self.need[at // self.secrets.kinds] += under
            self.pool[at % self.secrets.kinds] += under

    def place(self, kind: i64, chance: Chance) -> None:
        """Put a card of that kind into a row that lacks one, or make room for it."""
        places: i64 = 0
        for row in range(self.secrets.rows):
            if self.room[row * self.secrets.kinds + kind] > 0:
                places += self.need[row]
        if places == 0:
            found = self.make_room(kind, zeros(self.secrets.rows))
            assert found, "the truth itself would be a way to place it"
            return
        pick = chance.pick(places)
        for row in range(self.secrets.rows):
            if self.room[row * self.secrets.kinds + kind] > 0:
                if pick < self.need[row]:
                    self.put(row, kind, 1)
                    return
                pick -= self.need[row]

    def put(self, row: i64, kind: i64, count: i64) -> None:
        at = row * self.secrets.kinds + kind
        self.dealt[at] += count
        self.room[at] -= count
        self.need[row] -= count

    def make_room(self, kind: i64, tried: vec[i64]) -> bool:
        """Place the card, moving others on where a row has as many as it needs."""
        for row in range(self.secrets.rows):
            if tried[row] == 1 or self.room[row * self.secrets.kinds + kind] == 0:
                continue
            tried[row] = 1
            if self.need[row] > 0 or self.push_on(row, kind, tried):
                self.put(row, kind, 1)
                return True
        return False

    def push_on(self, row: i64, kind: i64, tried: vec[i64]) -> bool:
        """Move a dealt card of another kind out of a row."""
        for other in range(self.secrets.kinds):
            if other != kind and self.dealt[row * self.secrets.kinds + other] > 0:
                self.put(row, other, -1)
                if self.make_room(other, tried):
                    return True
                self.put(row, other, 1)
        return False
