"""A house as docs/hosting.md runs it: in public, looked after, and stopped."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fondaco.server.archivist import LAST_SECONDS
from fondaco.server.serve import DRAIN_SECONDS, NOTICE_SECONDS
from houses import Person
from processes import Process
from waiting import SECONDS

ROOT = Path(__file__).resolve().parent.parent.parent
TO_SPARE = 3.0  # seconds for all else that ends
ORIGIN = "https://play.example.org"
SECRET = "0123456789abcdef0123456789abcdef"
PUBLIC = {"FONDACO_ORIGIN": ORIGIN, "FONDACO_SECRET": SECRET}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    data = str(tmp_path_factory.mktemp("house"))
    with Process("--public", "--data", data, **PUBLIC) as found:
        yield found


def bot_behind_the_proxy(house: Process) -> Person:
    """A bot whose requests look as nginx passes them on."""
    person = house.person()
    person.http.headers = httpx.Headers({"host": "play.example.org", "x-forwarded-for": "9.9.9.9"})
    token = person.post("/api/tokens", {"label": "bot"})["token"]
    person.http.headers["authorization"] = f"Bearer {token}"
    return person


def test_who_looks_after_the_house_asks_it_by_its_own_address(house: Process) -> None:
    assert httpx.get(f"{house.url}/healthz", timeout=SECONDS).text == "well\n"
    assert httpx.get(f"{house.url}/readyz", timeout=SECONDS).text == "ready\n"
    assert "fondaco_entries_total" in httpx.get(f"{house.url}/metrics", timeout=SECONDS).text
    assert httpx.get(f"{house.url}/api/shelf", timeout=SECONDS).status_code == 421


def test_figures_are_not_told_through_the_proxy(house: Process) -> None:
    person = bot_behind_the_proxy(house)
    assert person.http.get("/healthz").text == "well\n"
    assert person.http.get("/metrics").status_code == 403


def test_nginx_is_told_what_keeps_people_safe() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text()
    [nginx] = re.findall(r"```nginx\n(.*?)```", page, re.DOTALL)
    plain, secure = re.findall(r"^server \{.*?^\}", nginx, re.DOTALL | re.MULTILINE)
    assert re.search(r"location /api/ \{\s+return 403;", plain)
    assert "ssl_protocols TLSv1.2 TLSv1.3;" in secure
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in secure
    assert re.search(r"location = /metrics \{\s+return 404;", secure)


def test_the_stream_asks_proxies_not_to_wait(house: Process) -> None:
    person = bot_behind_the_proxy(house)
    table = person.open("merkator", ["me", "me"])["id"]
    with person.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        assert stream.headers["x-accel-buffering"] == "no"
        assert json.loads(next(stream.iter_lines()))["table"]["id"] == table


def test_a_stop_has_the_time_that_it_may_take() -> None:
    """Else systemd kills it, and its leases are given up by nobody."""
    page = (ROOT / "docs" / "hosting.md").read_text()
    [seconds] = re.findall(r"^TimeoutStopSec=(\d+)$", page, re.MULTILINE)
    assert int(seconds) >= NOTICE_SECONDS + DRAIN_SECONDS + LAST_SECONDS + TO_SPARE


@pytest.mark.long
def test_a_planned_stop_is_announced_and_then_kept(tmp_path: Path) -> None:
    with Process("--data", str(tmp_path)) as house:
        anna = house.person()
        table = anna.open("merkator", ["me", "me"])
        with anna.socket(table["id"]) as talk:
            talk.until(lambda message: message["type"] == "table")
            house.plain.send_signal(signal.SIGTERM)
            assert talk.until(lambda message: message["type"] == "notice")["seconds"] == 3
            not_ready = anna.http.get("/readyz")
            assert (not_ready.status_code, not_ready.text) == (503, "draining\n")
            assert anna.http.get("/healthz").text == "well\n"
            anna.play(table, "travel hamburg")
            with pytest.raises(ConnectionClosed) as closed:
                talk.until(lambda message: message["type"] == "never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1001
        assert house.plain.wait(SECONDS) == 0
    with Process("--data", str(tmp_path)) as again:
        assert again.person().table(table["id"])["moves"] == 1


@pytest.mark.long
def test_ctrl_c_stops_at_once(tmp_path: Path) -> None:
    with Process("--data", str(tmp_path)) as house:
        assert house.host
        house.plain.send_signal(signal.SIGINT)
        assert house.plain.wait(SECONDS) == 130  # as every command that was interrupted


def test_public_needs_what_the_page_says() -> None:
    command = [sys.executable, "-m", "fondaco", "serve", "--public"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=SECONDS)
    assert done.returncode == 2
    assert "FONDACO_ORIGIN" in done.stderr
    assert "FONDACO_SECRET" in done.stderr


def test_the_page_names_every_setting_and_no_other() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text()
    server = (ROOT / "src" / "fondaco" / "server" / "settings.py").read_text()
    named = set(re.findall(r"FONDACO_[A-Z]+(?=[`=\"])", page))
    assert named == set(re.findall(r'environ\.get\("(FONDACO_[A-Z]+)"', server))
