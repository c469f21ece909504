"""The one door of luck: everything that chance decides in a game is a `pick`."""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

from fondaco.core.question import Question
from fondaco.core.refusal import Refused

WORD: Final[i64] = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Picks numbers. A pick from one is no luck: nobody is asked for it and no log keeps it.

    Write a subclass to decide luck yourself; `pick` is all it needs.

    Attributes:
        listens (bool): Whether it is told what each draw is about before it picks. What does not
            listen costs nothing: no question is made.
    """

    listens: bool = False

    def ask(self, question: Question) -> None:
        """The next picks are about this; only a chance that listens is asked."""

    def pick(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError

    def reveal(self) -> None:
        """Somebody sees what was hidden, and luck had no part in it: the only card of a hand."""

    def copy(self) -> "Chance":
        """One that goes on to pick the same numbers."""
        raise NotImplementedError


def announce(chance: Chance, question: Question) -> None:
    """Tell a chance that listens what is drawn next; where nothing is to be picked, nothing is."""
    if question.total > 1:
        chance.ask(question)


class Words(Chance):
    """Picks out of words of 32 bits; those that would favor the small numbers are passed over."""

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0
        fair: i64 = (WORD + 1) - (WORD + 1) % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def word(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError


class Seeded(Words):
    """The same picks for the same seed: for tests, search and casual tables.

    Attributes:
        drawn (int): How many words of luck have been drawn.
    """

    def __init__(self, seed: int | str) -> None:
        digest = sha256(str(seed).encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little") | 1
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.d: i64 = int.from_bytes(digest[12:16], "little")
        self.drawn: i64 = 0

    def copy(self) -> "Seeded":
        twin = Seeded(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        twin.drawn = self.drawn
        return twin

    def branch(self) -> "Seeded":
        """Another one, whose picks depend on those of this one so far; this one goes on."""
        return Seeded(self.word() * ((WORD + 1) >> 2) + self.word())  # stays within 62 bits

    def word(self) -> i64:
        """32 bits of Marsaglia's xorshift128; no step leaves 62 bits, so both engines agree."""
        self.drawn += 1
        mixed = self.a ^ ((self.a << 11) & WORD)
        self.a = self.b
        self.b = self.c
        self.c = self.d
        self.d = self.d ^ (self.d >> 19) ^ mixed ^ (mixed >> 8)
        return self.d


class Recorded(Chance):
    """Replays the picks of a log line, or those a test has scripted; refuses if they run out."""

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks
        self.used = 0

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.used == len(self.picks):
            raise Refused("the game asks for one more pick of luck than is written here")
        picked = self.picks[self.used]
        if not 0 <= picked < n:
            raise Refused(f"a pick is {picked}, and should be from 0 to {n - 1}")
        self.used += 1
        return picked

    def copy(self) -> "Recorded":
        twin = Recorded(self.picks)
        twin.used = self.used
        return twin


class Noted(Chance):
    """Lets another chance pick, and writes down what it picked.

    Attributes:
        source (Chance): Who picks.
        picks (list[int]): What was picked.
        revealed (bool): Whether something hidden was shown without a pick.
    """

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.listens = source.listens
        self.picks: list[int] = []
        self.revealed = False  # whether something hidden was shown without a pick

    def ask(self, question: Question) -> None:
        self.source.ask(question)

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0
        picked = self.source.pick(n)
        self.picks.append(picked)
        return picked

    def reveal(self) -> None:
        self.revealed = True

    def copy(self) -> "Noted":
        twin = Noted(self.source.copy())
        twin.picks = self.picks[:]
        twin.revealed = self.revealed
        return twin


class LuckNeeded(Exception):
    """A preview has come to the point where chance decides, or a secret is shown."""


class NoLuck(Chance):
    """Refuses to pick and to reveal: shows how far a move goes without either."""

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0
        raise LuckNeeded

    def reveal(self) -> None:
        raise LuckNeeded

    def copy(self) -> "NoLuck":
        return self
