"""The picture that a link to a table shows."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.server import client
from fondaco.server.limits import Purses
from houses import OpenHouse, generous, opened

PNG = b"\x89PNG\r\n\x1a\n"
NAME = "Zoë <Łuk> & Co"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with opened(tmp_path, limits=generous()) as open_house:
        yield open_house


def size_of(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(PNG)
    return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])


@pytest.mark.parametrize("title", ["merkator", "merchants", "merv"])
def test_every_title_has_a_picture_that_is_the_same_for_everybody(
    house: OpenHouse, title: str
) -> None:
    anna, stranger = house.person(), house.person()
    anna.post("/api/me", {"name": NAME})
    table = anna.open(title, ["me", "random", "random"])["id"]
    drawn = anna.http.get(f"/tables/{table}/card.png")
    assert drawn.headers["content-type"] == "image/png"
    assert "max-age=60" in drawn.headers["cache-control"]
    assert size_of(drawn.content) == (1200, 630)
    waiting = anna.open(title, ["me", "open", "random"])["id"]
    one, other = (who.http.get(f"/tables/{waiting}/card.png").content for who in (anna, stranger))
    assert size_of(one) == (1200, 630)
    assert one == other


def test_the_page_of_a_table_names_it(
    house: OpenHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><head></head><body></body>")
    monkeypatch.setattr(client, "FOLDER", tmp_path)  # whether or not the client was built
    anna = house.person()
    anna.post("/api/me", {"name": NAME})
    table = anna.open("merv", ["me", "open"])["id"]
    page = anna.http.get(f"/tables/{table}").text
    head = page.partition("</head>")[0]
    assert f'<meta property="og:image" content="{house.url}/tables/{table}/card.png?seq=' in head
    assert 'content="Merv · Fondaco"' in head
    assert '<meta name="fondaco:title" content="merv" />' in head
    assert "Waiting for players: Zoë &lt;Łuk&gt; &amp; Co" in head
    assert "og:image" not in anna.http.get("/tables/nosuchtable").text
    assert anna.http.get("/tables/nosuchtable/card.png").status_code == 404


def test_drawing_is_paid_for_once(tmp_path: Path) -> None:
    limits = generous()
    limits.labor = Purses(0.0, 0.001)
    with opened(tmp_path, limits=limits) as house:
        anna = house.person()
        first, second = (anna.open("merv", ["me", "open"])["id"] for _ in range(2))
        assert anna.http.get(f"/tables/{first}/card.png").status_code == 200
        assert anna.http.get(f"/tables/{second}/card.png").status_code == 429
        assert anna.http.get(f"/tables/{first}/card.png").status_code == 200
