"""Files of the client come as they are, or zipped for those who accept that."""

import asyncio
import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from fondaco.server import client
from fondaco.server.runtime import now_in_milliseconds
from houses import OpenHouse, opened

SCRIPT = "let house = 1;"


class Files:
    """The files of a client, and who asks for them."""

    def __init__(self, folder: Path) -> None:
        (folder / "a.js").write_text(SCRIPT)
        (folder / "a.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
        (folder / "b.woff2").write_bytes(b"letters")
        self.app = Starlette(routes=[Mount("/", client.Assets(directory=folder))])
        self.app.state.house = Mock(**{"store.assets.body": AsyncMock(return_value=None)})

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


class Builds:
    """Builds of the client, one after the other, in houses that open the same data."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        (folder / "data").mkdir()

    @contextmanager
    def served(self, name: str, days: int = 0) -> Iterator[OpenHouse]:
        """A house whose client has one script of that name, some days later."""
        built = self.folder / name
        (built / "assets").mkdir(parents=True)
        (built / "index.html").write_text(name)
        (built / "assets" / f"{name}.js").write_text(SCRIPT)
        (built / "assets" / f"{name}.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
        self.monkeypatch.setattr(client, "FOLDER", built)
        assets = client.Assets(directory=built / "assets", check_dir=False)
        mount = next(route for route in client.ROUTES if isinstance(route, Mount))
        self.monkeypatch.setattr(mount, "app", assets)
        later = now_in_milliseconds() + days * 86_400_000
        with opened(self.folder / "data", now=lambda: later) as house:
            yield house


@pytest.mark.parametrize(("taken", "coding"), [("br, gzip", "gzip"), ("identity", None)])
def test_files_of_the_version_before_stay_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, taken: str, coding: str | None
) -> None:
    builds = Builds(tmp_path, monkeypatch)
    with builds.served("old"):
        pass
    with builds.served("new", days=1) as house:
        http = house.person().http
        for name in ("old.js", "new.js"):
            answer = http.get(f"/assets/{name}", headers={"accept-encoding": taken})
            assert (answer.status_code, answer.text) == (200, SCRIPT)
            assert answer.headers.get("content-encoding") == coding
            assert answer.headers["content-type"].startswith("text/javascript")
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["vary"] == "accept-encoding"
        for name in ("older.js", "a%00b.js", "..%2f..%2ffondaco.db", "x" * 200):
            assert http.get(f"/assets/{name}").status_code == 404
    with builds.served("newest", days=40) as house:
        found = [house.person().http.get(f"/assets/{name}.js") for name in ("old", "newest")]
        assert [answer.status_code for answer in found] == [404, 200]
