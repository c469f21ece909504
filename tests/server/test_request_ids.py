"""Every request has an id, the proxy's or a new one: its sender is told, every log line has it."""

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.server import middleware
from fondaco.server.logs import JsonLines, PlainLines
from houses import Json, OpenHouse, opened

FRESH = re.compile(r"[0-9a-f]{16}")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with opened(tmp_path) as found:
        yield found


def answered(house: OpenHouse, given: str = "", path: str = "/api/me") -> str:
    headers = {"x-request-id": given} if given else {}
    return house.person().http.get(path, headers=headers).headers["x-request-id"]


@pytest.mark.parametrize("given", ["0123456789abcdef", "a1-b2-c3-d4", "A" * 64])
def test_the_id_of_the_proxy_is_taken(house: OpenHouse, given: str) -> None:
    assert answered(house, given) == given
    assert answered(house, given, "/nowhere") == given


@pytest.mark.parametrize("given", ["", "short", "a" * 65, "with blanks in it", "quote\"'<>&0"])
def test_what_is_not_well_formed_gets_a_new_one(house: OpenHouse, given: str) -> None:
    first, second = answered(house, given), answered(house, given)
    assert FRESH.fullmatch(first)
    assert FRESH.fullmatch(second)
    assert first != second


def test_a_socket_is_told_its_id(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "me"])["id"]
    with anna.socket(table) as talk:
        response = talk.plain.response
        assert response is not None
        assert FRESH.fullmatch(response.headers["x-request-id"])


class Kept(logging.Handler):
    """Keeps lines as they would be written."""

    def __init__(self, formatter: logging.Formatter) -> None:
        super().__init__()
        self.setFormatter(formatter)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def kept() -> Iterator[tuple[Kept, Kept]]:
    both = Kept(JsonLines()), Kept(PlainLines())
    root = logging.getLogger("fondaco")
    before = root.level
    root.setLevel(logging.INFO)
    for handler in both:
        root.addHandler(handler)
    yield both
    for handler in both:
        root.removeHandler(handler)
    root.setLevel(before)


def test_every_line_of_a_request_has_its_id(
    house: OpenHouse, kept: tuple[Kept, Kept], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what is logged far inside, by others than the door."""
    anna = house.person()
    table = anna.open("merkator", ["me", "me"])

    async def broken(*_: object) -> None:
        raise RuntimeError("oops")

    monkeypatch.setattr(house.house.store.tables, "append", broken)
    for handler in kept:
        handler.lines.clear()
    given = "0123456789abcdef"
    anna.http.headers["x-request-id"] = given
    answer = anna.send(table["id"], "play", at=table["at"], move=table["legal"][0]["move"])
    assert answer["type"] == "refused"
    lines: list[Json] = [json.loads(line) for line in kept[0].lines]
    of_request = [line for line in lines if line.get("request") == given]
    assert {line["from"] for line in of_request} == {"fondaco.room", "fondaco.middleware"}
    plain = [line for line in kept[1].lines if f"request='{given}'" in line]
    assert len(plain) == len(of_request)
    assert "RuntimeError: oops" in "".join(plain)


def test_what_belongs_to_no_request_has_none(kept: tuple[Kept, Kept]) -> None:
    middleware.log.warning("two\nlines", extra={"odd": "a\nb"})
    assert "request" not in json.loads(kept[0].lines[0])
    assert kept[1].lines[0].endswith(r"fondaco.middleware warning: 'two\nlines' odd='a\nb'")
