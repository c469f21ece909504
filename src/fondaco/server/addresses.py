"""Where a request came from."""

from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from starlette.types import Scope


def address(scope: Scope) -> str:
    """Where a request came from; a proxy that we trust has told us."""
    return household(host_of(scope))


def host_of(scope: Scope) -> str:
    """The very machine that a request came from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """What counts as one address: with IPv6, each household has 2 to the 64 of them."""
    try:
        found = IPv6Address(host)
    except ValueError:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def address_in(host: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(host)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


@lru_cache(maxsize=4)
def _networks(text: str) -> list[IPv4Network | IPv6Network]:
    return [ip_network(part.strip()) for part in text.split(",") if part.strip()]


def is_in(address: IPv4Address | IPv6Address, networks: str) -> bool:
    """Whether an address is in one of these, which are written with commas between."""
    return any(address in network for network in _networks(networks))


def unmapped(network: IPv4Network | IPv6Network) -> IPv4Network | IPv6Network:
    """A range of IPv4 addresses that was written as one of IPv6, as what it is."""
    first = getattr(network.network_address, "ipv4_mapped", None)
    if first is None or network.prefixlen < 96:
        return network
    return IPv4Network((first, network.prefixlen - 96))
