"""Who asks for a hint, and pays for it before bots think."""

from fondaco.server.limits import Limits, Purses

PRICE = 1.0  # seconds that a hint is taken to last, until it is known


class Asker:
    """A person, and in public the address as well: guests are many, and cost nothing."""

    def __init__(self, limits: Limits, person: str, address: str) -> None:
        self.person = person
        self._hinting = limits.hinting
        self._purses: list[tuple[Purses, str]] = [(limits.hints, person)]
        if address:
            self._purses.append((limits.hints_nearby, address))

    def begin(self) -> bool:
        """Take the place of a hint, and pay for it, if both can be; who began has to settle."""
        if not self._hinting.enter(self.person):
            return False
        if self._pay():
            return True
        self._hinting.leave(self.person)
        return False

    def settle(self, seconds: float) -> None:
        """Leave the place, and pay what it took instead of the price."""
        self._hinting.leave(self.person)
        for purses, whose in self._purses:
            purses.owe(whose, seconds - PRICE)

    def _pay(self) -> bool:
        """Whether all could pay; otherwise nobody has."""
        paid = [(purses, whose) for purses, whose in self._purses if purses.pay(whose, PRICE)]
        if len(paid) == len(self._purses):
            return True
        for purses, whose in paid:
            purses.owe(whose, -PRICE)
        return False
