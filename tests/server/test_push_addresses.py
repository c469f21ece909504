"""A visitor names a push service: the house goes to public addresses alone, by https alone."""

import asyncio
from collections.abc import Sequence

import pytest

from fondaco import Refused
from fondaco.server.push import transport
from fondaco.server.push.transport import PublicTransport, Unreachable, is_public

NOT_PUBLIC = [
    *("127.0.0.1", "10.0.0.8", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1"),
    *("0.0.0.0", "255.255.255.255", "224.0.0.1", "198.18.0.1", "192.0.2.1", "240.0.0.1"),
    *("::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:10.0.0.1"),
    *("64:ff9b::a00:1", "2002:a00:1::", "2001:0:1::", "2001:db8::1", "::10.0.0.1", "nonsense"),
]
NO_SERVICES = [
    "http://push.example.org/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://localhost/a",
    "https://2130706433/a",
    "https://push.example.org:8443/a",
    "https://push.example.org:x/a",
    "https://anna@push.example.org/a",
    "https://push.example.org/a b",
    "https://push.example.org/a\r\nhost: here",
    "https://pu\u0455h.example.org/a",
    "ftp://push.example.org/a",
    "//push.example.org/a",
    "",
]


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_what_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["142.250.74.106", "2a00:1450:4001:80b::200a"])
def test_what_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("url", NO_SERVICES)
def test_what_is_no_push_service(url: str) -> None:
    with pytest.raises(Refused):
        PublicTransport().check(url)
    with pytest.raises(Unreachable):
        asyncio.run(PublicTransport().post(url, {}, b""))


def connected_to(addresses: Sequence[str], patch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """Where the house connects to for a name that has these addresses."""
    found: list[tuple[object, ...]] = []

    async def noted(host: str, port: int, **named: object) -> object:
        found.append((host, port, named["server_hostname"]))
        raise OSError("that far, and no further")

    patch.setattr(transport, "_looked_up", lambda host: list(addresses))
    patch.setattr(asyncio, "open_connection", noted)
    with pytest.raises(Unreachable):
        asyncio.run(PublicTransport().post("https://push.example.org/a", {}, b""))
    return found


def test_a_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert connected_to(["10.0.0.1"], monkeypatch) == []
    assert connected_to(["142.250.74.106", "127.0.0.1"], monkeypatch) == []
    assert connected_to([], monkeypatch) == []


def test_the_address_that_was_checked_is_the_one_that_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = connected_to(["142.250.74.106"], monkeypatch)
    assert found == [("142.250.74.106", 443, "push.example.org")]
