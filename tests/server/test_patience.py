"""Who never finishes a request, or sends one that is too long, is cut off by the process itself."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from fondaco.server import patience
from houses import OpenHouse, opened
from waiting import SECONDS, until

HALF = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n"
WHOLE = HALF + b"\r\n"
BODY = (
    b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
    b"content-length: 100\r\n\r\n{"
)
UPGRADE = b"upgrade: websocket\r\nconnection: upgrade\r\n"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenHouse]:
    monkeypatch.setattr(patience, "HEAD_SECONDS", 1.0)
    monkeypatch.setattr(patience, "BODY_SECONDS", 0.5)
    monkeypatch.setattr(patience, "MOST_WAITING", 20)
    with opened(tmp_path) as found:
        yield found


def line_to(house: OpenHouse) -> socket.socket:
    host, port = house.host.split(":")
    return socket.create_connection((host, int(port)), SECONDS)


def all_said(line: socket.socket) -> bytes:
    """All that is said on a line until it is cut."""
    found = b""
    try:
        while piece := line.recv(65536):
            found += piece
    except ConnectionResetError:
        pass
    return found


def answers(house: OpenHouse) -> bool:
    with closing(line_to(house)) as line:
        line.sendall(WHOLE)
        return line.recv(65536).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("said", [HALF, HALF + UPGRADE, b"G", WHOLE + HALF])
def test_a_head_that_does_not_arrive_is_not_waited_for(house: OpenHouse, said: bytes) -> None:
    with closing(line_to(house)) as line:
        line.sendall(said)
        assert b"HTTP/1.1 408" in all_said(line)
    assert answers(house)


def test_who_says_nothing_is_cut_off(house: OpenHouse) -> None:
    with closing(line_to(house)) as line:
        assert all_said(line) == b""


def test_a_head_that_trickles_gets_no_more_time(house: OpenHouse) -> None:
    with closing(line_to(house)) as line:
        line.sendall(HALF)
        line.settimeout(0.05)
        found = b""
        for _ in range(200):
            try:
                line.sendall(b"a: b\r\n")
                found += line.recv(65536)
            except TimeoutError:
                continue
            except OSError:
                break
            if found:
                break
        assert found.startswith(b"HTTP/1.1 408")


def test_a_body_that_does_not_arrive_is_not_waited_for(house: OpenHouse) -> None:
    with closing(line_to(house)) as line:
        line.sendall(BODY)
        assert b"200" not in all_said(line)
    assert answers(house)


@pytest.mark.parametrize(
    "head",
    [
        WHOLE[:-2] + b"a: " + b"x" * 70_000 + b"\r\n\r\n",
        WHOLE[:-2] + b"a: b\r\n" * 10_000 + b"\r\n",
        b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
        WHOLE[:-2] + b"a: " + b"x" * 70_000,
    ],
)
def test_a_head_that_is_too_long_is_refused(house: OpenHouse, head: bytes) -> None:
    with closing(line_to(house)) as line:
        line.sendall(head)
        said = all_said(line)
        assert said.startswith(b"HTTP/1.1 431")
        assert said.count(b"HTTP/1.1") == 1
    assert answers(house)


def test_a_long_head_that_is_not_too_long_is_read(house: OpenHouse) -> None:
    with closing(line_to(house)) as line:
        for _ in range(3):
            line.sendall(HALF + b"a: " + b"x" * 12_000 + b"\r\n\r\n")
            assert line.recv(65536).startswith(b"HTTP/1.1 200")


def test_a_line_that_is_used_again_and_again_is_kept(house: OpenHouse) -> None:
    with closing(line_to(house)) as line:
        for _ in range(5):
            line.sendall(WHOLE)
            assert line.recv(65536).startswith(b"HTTP/1.1 200")


def test_requests_one_after_another_in_one_piece_are_all_answered(house: OpenHouse) -> None:
    with closing(line_to(house)) as line:
        line.sendall(WHOLE * 200)
        found = b""
        while found.count(b"HTTP/1.1 200") < 200:
            piece = line.recv(65536)
            assert piece, found[-500:]
            found += piece


def test_a_socket_and_its_silence_are_not_cut_off(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "open"])
    with anna.socket(table["id"]) as talk, closing(line_to(house)) as line:
        assert talk.next()["type"] == "table"
        assert all_said(line) == b""  # as long as a head may take
        assert talk.ask("say", text="Still here.")["type"] == "ok"


def test_of_too_many_who_wait_the_first_goes(house: OpenHouse) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(line_to(house))) for _ in range(60)]
        for line in lines:
            line.sendall(HALF)
        until(lambda: len(house.server.server_state.connections) <= 21, "the first were cut off")
        assert all_said(lines[0]) == b""
        lines[-1].sendall(b"\r\n")
        assert lines[-1].recv(65536).startswith(b"HTTP/1.1 200")
