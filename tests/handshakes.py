"""Requests and handshakes of sockets, header by header: also those that no browser would send."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse

from houses import OpenHouse
from waiting import SECONDS

UPGRADE = {
    "connection": "Upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@contextmanager
def asked(
    house: OpenHouse, method: str, path: str, headers: dict[str, str], body: bytes = b""
) -> Iterator[HTTPResponse]:
    """A request with exactly these headers; the connection stays open inside the `with`."""
    plain = HTTPConnection(house.host, timeout=SECONDS)
    try:
        plain.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in {"host": house.host, **headers}.items():
            plain.putheader(name, value)
        plain.endheaders(body)
        with plain.getresponse() as answer:
            yield answer
    finally:
        plain.close()


@contextmanager
def handshake(house: OpenHouse, table: str, headers: dict[str, str]) -> Iterator[HTTPResponse]:
    """Somebody asks for the socket of a table."""
    with asked(house, "GET", f"/api/tables/{table}/socket", {**UPGRADE, **headers}) as answer:
        yield answer


def status(house: OpenHouse, method: str, path: str, headers: dict[str, str]) -> int:
    with asked(house, method, path, headers) as answer:
        return answer.status


def socket_status(house: OpenHouse, table: str, headers: dict[str, str]) -> int:
    with handshake(house, table, headers) as answer:
        return answer.status
