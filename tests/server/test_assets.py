"""Files of the client come as they are, or zipped for those who accept that."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from fondaco.server import client

SCRIPT = "let house = 1;"


class Files:
    """The files of a client, and who asks for them."""

    def __init__(self, folder: Path) -> None:
        (folder / "a.js").write_text(SCRIPT)
        (folder / "a.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
        (folder / "b.woff2").write_bytes(b"letters")
        self.app = Starlette(routes=[Mount("/", client.Assets(directory=folder))])

    def get(self, path: str, taken: str = "gzip") -> httpx.Response:
        async def asked() -> httpx.Response:
            door = httpx.ASGITransport(app=self.app)
            async with httpx.AsyncClient(transport=door, base_url="http://house") as browser:
                return await browser.get(path, headers={"accept-encoding": taken})

        return asyncio.run(asked())


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Files:
    monkeypatch.setattr(client, "is_built", lambda: True)
    return Files(tmp_path)


@pytest.mark.parametrize(("taken", "coding"), [("br, gzip", "gzip"), ("identity", None)])
def test_a_script_is_zipped_for_who_takes_that(
    files: Files, taken: str, coding: str | None
) -> None:
    answer = files.get("/a.js", taken)
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text == SCRIPT


def test_what_is_small_already_comes_as_it_is(files: Files) -> None:
    answer = files.get("/b.woff2")
    assert "content-encoding" not in answer.headers
    assert answer.content == b"letters"
    assert files.get("/c.js").status_code == 404
