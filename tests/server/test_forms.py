"""Forms are answered once, and read with care."""

import asyncio

import pytest
from starlette.responses import Response

from fondaco import Refused
from fondaco.server.forms import MOST_ANSWERS, Once, _parts, number
from fondaco.server.middleware import HttpRefusal


class Work:
    """An endpoint that counts how often it is asked, and answers a little later."""

    def __init__(self, status: int = 303) -> None:
        self.status = status
        self.times = 0

    async def __call__(self) -> Response:
        self.times += 1
        await asyncio.sleep(0.01)
        if self.status == 0:
            raise Refused("no")
        return Response(str(self.times), self.status)


async def asked(once: Once, key: bytes, work: Work, times: int) -> list[object]:
    answers = [once.answer(key, work) for _ in range(times)]
    return list(await asyncio.gather(*answers, return_exceptions=True))


def test_what_is_sent_twice_at_once_or_later_is_done_once() -> None:
    async def run() -> None:
        once, work = Once(), Work()
        together = await asked(once, b"a", work, 3)
        later = await asked(once, b"a", work, 1)
        assert work.times == 1
        assert len(set(together + later)) == 1
        await asked(once, b"b", work, 1)
        assert work.times == 2

    asyncio.run(run())


@pytest.mark.parametrize("status", [0, 422])
def test_what_was_refused_may_be_tried_again(status: int) -> None:
    async def run() -> None:
        once, work = Once(), Work(status)
        await asked(once, b"a", work, 2)
        assert work.times == 1
        await asked(once, b"a", work, 2)
        assert work.times == 2

    asyncio.run(run())


@pytest.mark.long
def test_old_answers_are_forgotten() -> None:
    async def run() -> None:
        once, work = Once(), Work()
        for key in range(MOST_ANSWERS + 1):
            await once.answer(str(key).encode(), work)
        await once.answer(b"1", work)
        assert work.times == MOST_ANSWERS + 1
        await once.answer(b"0", work)
        assert work.times == MOST_ANSWERS + 2

    asyncio.run(run())


def part(name: str, content: str) -> str:
    return f'--xyz\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{content}\r\n'


def test_a_form_with_a_file_is_read() -> None:
    body = part("cid", "c1") + part("log", "one\n\r\n--xy\ntwo\n") + "--xyz--\r\n"
    found = _parts("multipart/form-data; boundary=xyz", body.encode())
    assert found == {"cid": "c1", "log": "one\n\r\n--xy\ntwo\n"}


@pytest.mark.parametrize("kind", ["multipart/form-data", "multipart/form-data; boundary="])
def test_a_form_with_a_file_that_is_none(kind: str) -> None:
    assert _parts(kind, b"--\r\n\r\n----") == {}
    with pytest.raises(HttpRefusal, match="A log must be text"):
        _parts("multipart/form-data; boundary=xyz", part("log", "\u00ff").encode("latin-1"))


def test_numbers_are_small_and_plain() -> None:
    texts = ["7", "0", "", "-1", "1.5", "\u0663", "1234567", " 7"]
    assert [number({"n": text}, "n") for text in texts] == [7, 0, -1, -1, -1, -1, -1, -1]
    assert number({}, "n") == -1
