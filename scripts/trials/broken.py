"""Requests that are not even HTTP, or too much of it."""

from collections.abc import Callable
from random import Random

from line import Line, any_address
from prey import Prey

HUGE = 10_000_000
MANY = 2_000


async def request(prey: Prey, will: Random) -> int:
    """Say something broken; what comes back is a refusal, if anything."""
    line = await Line.to(prey.port, any_address(will))
    host = f"host: 127.0.0.1:{prey.port}\r\n".encode()
    try:
        if will.random() < 0.3:
            await line.say(_cut(host, will))
            return 1
        answer = await line.ask(_broken(host, prey, will))
        assert answer.status < 500, answer
        assert b"Traceback" not in answer.body, answer
        return 1
    finally:
        line.hang_up()


def _cut(host: bytes, will: Random) -> bytes:
    """The beginning of a request, after which nothing comes."""
    kind = b"content-type: application/json\r\n"
    whole = b"POST /api/me HTTP/1.1\r\n" + host + kind + b'content-length: 90\r\n\r\n{"name":'
    return whole[: will.randint(1, len(whole))]


def _broken(host: bytes, prey: Prey, will: Random) -> bytes:
    post = b"POST /api/me HTTP/1.1\r\n" + host + b"content-type: application/json\r\n"
    table = will.choice(prey.tables).encode()
    to_table = post.replace(b"/api/me", b"/api/tables/" + table + b"/messages")
    ways: list[Callable[[], bytes]] = [
        lambda: will.randbytes(300) + b"\r\n\r\n",
        lambda: b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + will.randbytes(200),
        lambda: b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        lambda: b"GET /\r\n\r\n",
        lambda: b"GET / HTTP/9.9\r\n" + host + b"\r\n",
        lambda: b"GET / HTTP/1.1\r\n\r\n",
        lambda: b"GET /\xff\xfe HTTP/1.1\r\n" + host + b"\r\n",
        lambda: b"GET / HTTP/1.1\r\n" + host + b"no colon here\r\n\r\n",
        lambda: b"GET / HTTP/1.1\r\n" + host + b"x: a\0b\r\n\r\n",
        lambda: b"GET / HTTP/1.1\r\n" + host + b"x: a\r\n folded\r\n\r\n",
        lambda: b"GET / HTTP/1.1\r\n" + host + host + b"\r\n",
        lambda: b"GET / HTTP/1.1\r\n" + host + b"x: y\r\n" * MANY + b"\r\n",
        lambda: b"GET / HTTP/1.1\r\n" + host + b"x: " + b"y" * 200_000 + b"\r\n\r\n",
        lambda: b"GET /" + b"y" * 100_000 + b" HTTP/1.1\r\n" + host + b"\r\n",
        lambda: b"Y" * 5_000 + b" / HTTP/1.1\r\n" + host + b"\r\n",
        lambda: b"GET / HTTP/1.1\r\n" + host + b"cookie: " + b"a=b; " * 3_000 + b"\r\n\r\n",
        lambda: post + b"content-length: -1\r\n\r\n{}",
        lambda: post + b"content-length: 2\r\ncontent-length: 3\r\n\r\n{}",
        lambda: post + b"content-length: 99999999999999999999\r\n\r\n{}",
        lambda: post + "content-length: ²\r\n\r\n{}".encode("latin-1"),
        lambda: post + b"content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
        lambda: post + b"transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
        lambda: to_table + f"content-length: {HUGE}\r\n\r\n".encode() + b"[" * HUGE,
        lambda: to_table + f"content-length: {HUGE}\r\n\r\n".encode() + b"[" * 1000,
        lambda: to_table + b"transfer-encoding: chunked\r\n\r\n" + _chunks(90_000),
        lambda: (
            post.replace(b"/api/me", b"/api/logs")
            + b"transfer-encoding: chunked\r\n\r\n"
            + _chunks(3_000_000)
        ),
        lambda: to_table + b"expect: 100-continue\r\ncontent-length: 2\r\n\r\n{}",
    ]
    return will.choice(ways)()


def _chunks(size: int) -> bytes:
    """A body in pieces, that never says how long it will be."""
    return (b"1000\r\n" + b"[" * 0x1000 + b"\r\n") * (size // 0x1000) + b"0\r\n\r\n"
