"""Hostile sockets: messages with something wrong, and frames that are none."""

from collections.abc import Awaitable, Callable
from random import Random

from fondaco.server import wire
from gibberish import hostile
from line import BINARY, CLOSE, PING, TEXT, Headers, Line, any_address, frame
from prey import Prey

MESSAGES = 12  # on one socket
PINGS = 300
HUGE = 10_000_000
HELLO = frame(TEXT, b'{"type":"hello"}')
AWAY, PROTOCOL, NOT_TEXT, NOT_UNDERSTOOD, TOO_MUCH, TOO_BIG = 1001, 1002, 1003, 1007, 1008, 1009
POLITE = {1000, AWAY, PROTOCOL, NOT_TEXT, NOT_UNDERSTOOD, TOO_MUCH, TOO_BIG}


class Rude(Exception):
    """A socket was closed without a word, or with the wrong one."""


async def socket(prey: Prey, will: Random) -> int:
    """Do one hostile thing on a socket; how many messages and frames it took."""
    line = await Line.to(prey.port, any_address(will))
    headers = [*will.choice(prey.people), ("origin", f"http://127.0.0.1:{prey.port}")]
    try:
        if will.random() < 0.1:
            return await _bad_handshake(line, headers, prey, will)
        path = f"/api/tables/{will.choice(prey.tables)}/socket"
        answer = await line.upgrade(path, headers)
        assert answer.status in (101, 401), answer  # hostile people revoke each other's tokens
        if answer.status == 401:
            return 1
        return await will.choice(WAYS)(line, prey, will)
    finally:
        line.hang_up()


async def _expect(line: Line, codes: set[int], what: str) -> None:
    _, content = await line.until(None)
    _check_code(content, codes, what)


def _check_code(content: bytes, codes: set[int], what: str) -> None:
    code = int.from_bytes(content[:2], "big")
    if code not in codes:
        raise Rude(f"{what}: the socket was closed with {code}, not with {sorted(codes)}")


def _check_last_word(line: Line, content: bytes, what: str) -> None:
    """Why a conversation was ended; who talks on just then may not hear it."""
    if not line.was_reset:
        _check_code(content, {AWAY, NOT_UNDERSTOOD, TOO_MUCH}, what)


async def _bad_handshake(line: Line, headers: Headers, prey: Prey, will: Random) -> int:
    bad = will.choice(
        [
            ("sec-websocket-version", "12"),
            ("sec-websocket-version", "13\r\nsec-websocket-version: 8"),
            ("sec-websocket-key", "x"),
            ("sec-websocket-extensions", "permessage-deflate; server_max_window_bits=99"),
            ("sec-websocket-extensions", ";;;,,"),
            ("sec-websocket-protocol", "a, b, \xff"),
            ("origin", "http://elsewhere.example"),
            ("host", "elsewhere.example"),
            ("cookie", "fondaco=\xff"),
            ("authorization", "Bearer x"),
        ]
    )
    kept = [header for header in headers if header[0] != bad[0]]
    table = will.choice([*prey.tables, "nothing", "%00", "\xff", "x" * 600])
    answer = await line.upgrade(f"/api/tables/{table}/socket", [*kept, bad])
    assert answer.status < 500, answer
    return 1


async def _messages(line: Line, prey: Prey, will: Random) -> int:
    """Messages with something wrong: each is answered, or ends the conversation."""
    await line.say(HELLO if will.random() < 0.95 else b"")
    for number in range(1, MESSAGES + 1):
        message = hostile(wire.ClientMessage, prey.known(), will)[:8000]
        await line.say(frame(TEXT, message) + frame(TEXT, b'{"type":"ping"}'))
        kind, content = await line.until(b'{"type":"pong"}')
        if kind != TEXT:
            _check_last_word(line, content, f"after {message[:300]!r}")
            return number
    return MESSAGES


async def _binary(line: Line, prey: Prey, will: Random) -> int:
    await line.say(HELLO + frame(BINARY, will.randbytes(50)))
    await _expect(line, {NOT_TEXT, NOT_UNDERSTOOD}, "a binary frame")
    return 1


async def _huge(line: Line, prey: Prey, will: Random) -> int:
    """A frame that is too large; mostly it is only announced."""
    size = will.choice([8193, 70_000, 1_000_000, HUGE])
    whole = frame(will.choice([TEXT, BINARY]), b"[" * size)
    is_sent = will.random() < 0.2
    await line.say(HELLO + (whole if is_sent else whole[:500]))
    _, content = await line.until(None)
    if not (is_sent and line.was_reset):
        _check_code(content, {TOO_BIG}, "a huge frame")
    return 1


async def _pieces(line: Line, prey: Prey, will: Random) -> int:
    """One message in pieces, until it is too large."""
    first = frame(TEXT, b"[" * 100, first=0)
    more = frame(0, b"[" * 100, first=0)
    await line.say(HELLO + first + more * 100)
    await _expect(line, {TOO_BIG}, "a message in pieces")
    return 1


async def _no_frame(line: Line, prey: Prey, will: Random) -> int:
    """What no client may send."""
    content = will.randbytes(will.choice([0, 5, 100]))
    bad = will.choice(
        [
            frame(0, content),
            frame(will.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), content),
            frame(TEXT, content, first=0x80 | will.choice([0x40, 0x20, 0x10])),
            frame(TEXT, b"{}", masked=False),
            frame(PING, bytes(126)),
            frame(PING, content, first=0),
            frame(TEXT, b"x", first=0) + frame(TEXT, b"x"),
            frame(CLOSE, b"\x01"),
            frame(CLOSE, will.choice([b"\0\0", b"\x03\xed", b"\x03\xe7", b"\xff\xff"])),
        ]
    )
    await line.say(HELLO + bad)
    await _expect(line, {PROTOCOL}, f"no frame: {bad[:6]!r}")
    return 1


async def _no_text(line: Line, prey: Prey, will: Random) -> int:
    bad = will.choice([b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b'{"type":"say\xff"}'])
    kind, begin = will.choice([(TEXT, b""), (CLOSE, b"\x03\xe8")])
    await line.say(HELLO + frame(kind, begin + bad))
    await _expect(line, {NOT_UNDERSTOOD}, "no text")
    return 1


async def _pings(line: Line, prey: Prey, will: Random) -> int:
    """Many pings, which are no messages; then a message, which is answered as ever."""
    await line.say(HELLO + frame(PING, b"?") * PINGS + frame(CLOSE, b"\x03\xe8"))
    await _expect(line, {1000}, "pings")
    return 1


async def _cut_off(line: Line, prey: Prey, will: Random) -> int:
    """Half a frame, and the line is cut."""
    await line.say(HELLO + frame(TEXT, b'{"type":"ping"}' * 20)[: will.randint(1, 200)])
    return 1


async def _deaf(line: Line, prey: Prey, will: Random) -> int:
    """Ask for much, and read nothing of it."""
    await line.say(HELLO * 50)
    return 1


WAYS: list[Callable[[Line, Prey, Random], Awaitable[int]]] = [
    *[_messages] * 12,
    *[_binary, _huge, _pieces, _no_frame, _no_frame, _no_text, _pings, _cut_off, _deaf],
]
