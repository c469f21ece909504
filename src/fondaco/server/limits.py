"""How much a client may ask: credits that come back with time."""

import asyncio
import time
from collections import Counter, OrderedDict
from weakref import WeakValueDictionary

MOST_REMEMBERED = 20_000


class Credits:
    """A purse that fills at a steady rate up to a limit."""

    __slots__ = ("burst", "left", "rate", "seen")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.seen = time.monotonic()

    def pay(self, price: float = 1.0) -> bool:
        """Whether there was enough."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < price:
            return False
        self.left -= price
        return True

    def owe(self, price: float) -> None:
        """Take what something has cost, even if that is more than there was."""
        self.left -= price

    def is_full_again(self) -> bool:
        """Whether it is as good as a new one."""
        missing = self.burst - self.left
        return (time.monotonic() - self.seen) * self.rate >= missing


class Purses:
    """One purse for each address or person; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._purses: OrderedDict[str, Credits] = OrderedDict()

    def pay(self, whose: str, price: float = 1.0) -> bool:
        return self._purse(whose).pay(price)

    def owe(self, whose: str, price: float) -> None:
        """Let somebody pay for what was done, once it is known what it cost."""
        self._purse(whose).owe(price)

    def _purse(self, whose: str) -> Credits:
        purse = self._purses.get(whose)
        if purse is None:
            self._make_room()
            purse = self._purses[whose] = Credits(self.rate, self.burst)
        self._purses.move_to_end(whose)
        return purse

    def _make_room(self) -> None:
        """Forget those unused the longest, two for each new one, as long as nobody gains by it."""
        for _ in range(2):
            oldest = next(iter(self._purses.values()), None)
            is_too_many = len(self._purses) >= MOST_REMEMBERED
            if oldest is not None and (is_too_many or oldest.is_full_again()):
                self._purses.popitem(last=False)


class Places:
    """How many one address may take at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def enter(self, whose: str) -> bool:
        """Take a place, if one is free; whoever took it must leave it again."""
        if self._taken[whose] >= self.most:
            return False
        self._taken[whose] += 1
        return True

    def leave(self, whose: str) -> None:
        self._taken[whose] -= 1
        if not self._taken[whose]:
            del self._taken[whose]


class Turns:
    """One thing at a time for each address: the next waits until the last is done."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, whose: str) -> asyncio.Lock:
        return self._locks.setdefault(whose, asyncio.Lock())


class Limits:
    """What one socket, one address and one person may ask."""

    def __init__(self) -> None:
        self.socket = (20.0, 60.0)  # messages per second and at once, on one socket
        self.sockets = Purses(60.0, 240.0)  # messages on all sockets of one address, in public
        self.chat = Purses(0.5, 10.0)  # lines per second of one person
        self.tables = Purses(0.2, 20.0)  # new tables of one person, or one address of strangers
        self.listed = Purses(0.003, 10.0)  # tables that guests of one address put into the list
        self.requests = Purses(50.0, 300.0)  # of one address
        self.labor = Purses(0.25, 5.0)  # seconds that workers spend for one address
        self.hints = Purses(0.25, 6.0)  # seconds that bots think about hints for one person
        self.hints_nearby = Purses(0.5, 8.0)  # the same for one address, in public
        self.hinting = Places(1)  # hints that are thought of for one person
        self.analyses = Purses(0.5, 400.0)  # seconds of analyses that one address has made
        self.turns = Turns()
        self.waiting = Places(40)  # requests of one address that wait for a worker
        self.sign_in = Purses(0.1, 10.0)  # names and passwords tried from one address
        self.accounts = Purses(0.02, 20.0)  # wrong passwords tried for one account
        self.reports = Purses(0.02, 10.0)  # from one address
        self.calls = Purses(0.05, 20.0)  # browsers to be called, and trials, of one address
        self.preferences = Purses(1.0, 20.0)  # times that one person changes them
        self.guests = Purses(0.2, 30.0)  # new guests from one address
        self.messages = Purses(20.0, 60.0)  # of one person, by plain HTTP
        self.uploads = Places(8)  # logs of one address that arrive, or wait to be read
        self.watching = Places(200)  # sockets and streams of one address, in public
