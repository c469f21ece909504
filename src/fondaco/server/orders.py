"""What whoever runs the house has told it: whom to keep out, who may not chat, whether to rest.

Orders are written to the store, by `fondaco admin`, and read again every second: it does not matter
whether, or by how many processes, the house is served.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network

from fondaco import Refused
from fondaco.server import wire
from fondaco.server.addresses import address_in
from fondaco.server.rows import Order
from fondaco.server.store.orders import StoredOrders

BAN, RANGE, MUTE, CLOSE, READ_ONLY = "ban", "range", "mute", "close", "read-only"
SIGN_OUT = "sign-out"
RESTING = "The house is read-only for now: nobody can open a table or play."
# What may be asked of a table while nothing is written.
QUESTIONS = (wire.Hello, wire.Ping, wire.Look, wire.Preview, wire.Why, wire.Destinations, wire.Link)

Network = IPv4Network | IPv6Network


class NotWelcome(Refused):
    """Somebody was banned."""


class ReadOnly(Refused):
    """Nobody may open tables or play."""


class Orders:
    """The orders that stand now."""

    def __init__(self, stored: StoredOrders, now: Callable[[], int]) -> None:
        self.stored = stored
        self.now = now
        self.standing: list[Order] = []
        self._people: dict[tuple[str, str], Order] = {}  # by kind and account
        self._ranges: list[tuple[Network, Order]] = []

    async def read(self) -> None:
        """Look whether there are new ones."""
        now = self.now()
        found = [one for one in await self.stored.all() if one.until is None or one.until > now]
        if found == self.standing:
            return
        self.standing = found
        self._people = {(one.kind, one.target): one for one in found}
        self._ranges = [(ip_network(one.target), one) for one in found if one.kind == RANGE]

    def of(self, kind: str) -> list[Order]:
        return [one for one in self.standing if one.kind == kind]

    @property
    def has_bans(self) -> bool:
        return bool(self.of(BAN) or self._ranges)

    @property
    def notice(self) -> str:
        """What everybody is told while the house is read-only."""
        found = self.of(READ_ONLY)
        return f"{RESTING}{told(found[0])}" if found else ""

    # --- Who may do what ---

    def ban(self, person: str, host: str = "") -> Order | None:
        """The order that keeps somebody out, if there is one."""
        return self._people.get((BAN, person)) or self._ban_of_address(host)

    def _ban_of_address(self, host: str) -> Order | None:
        found = address_in(host) if self._ranges else None
        if found is None:
            return None
        return next((order for network, order in self._ranges if found in network), None)

    def check_welcome(self, person: str, host: str = "") -> None:
        if order := self.ban(person, host):
            raise NotWelcome(f"Whoever runs this house does not let you in.{told(order)}")

    def check_open(self) -> None:
        if self.notice:
            raise ReadOnly(self.notice)

    def against(self, person: str, message: wire.ClientMessage) -> str:
        """What speaks against a message to a table, if anything does."""
        if self.standing and not isinstance(message, QUESTIONS) and self.notice:
            return self.notice
        mute = self._people.get((MUTE, person))
        if mute is not None and isinstance(message, wire.Say):
            return f"Whoever runs this house has muted you.{told(mute)}"
        return ""


def told(order: Order) -> str:
    """Until when an order stands, and why, as sentences."""
    until = "" if order.until is None else f" This lasts until {moment(order.until)}."
    return until + (f" The reason: {order.why.rstrip('.')}." if order.why else "")


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
