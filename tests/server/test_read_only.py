"""A house that is read-only for a while, as `fondaco admin` orders: nobody plays, and nobody's time
passes."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from accounts import guest
from administering import Admin, Time, looked_after, obey
from fondaco.cli import main
from fondaco.server.house import House
from houses import OpenHouse, opened

SEATS = {"title": "merkator", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture
def house(tmp_path: Path, time: Time) -> Iterator[OpenHouse]:
    with looked_after(tmp_path, time) as found:
        yield found


def test_nobody_plays_while_the_house_is_read_only(
    house: OpenHouse, admin: Admin, time: Time
) -> None:
    anna = guest(house)
    clock = {"type": "bank", "seconds": 600}
    now = anna.open("merkator", ["me", "me"], clock=clock)
    bots = anna.open("merkator", ["me", "random"])
    with anna.socket(now["id"]) as talk:
        admin("read-only --why 'a new disk'")
        told = talk.until(lambda said: said["type"] == "notice")
        assert "read-only" in told["text"]
        assert "a new disk" in told["text"]
        move = {"at": now["at"], "move": now["legal"][0]["move"]}
        assert talk.ask("play", **move)["text"] == told["text"]
        assert talk.ask("say", text="hello")["type"] == "refused"
        assert talk.ask("preview", **move)["type"] == "previewed"
        answer = anna.http.post("/api/tables", json=SEATS)
        assert (answer.status_code, answer.json()["text"]) == (503, told["text"])
        with house.person().socket(now["id"]) as late:
            assert late.until(lambda said: said["type"] == "notice") == told
        assert anna.get("/api/me")["notice"] == told["text"]
        assert "a new disk" in house.person().http.get("/").text
        time.now += 700_000  # for which nobody pays
        house.run(House.sweep)
        admin("lift read-only")
        assert talk.until(lambda said: said["type"] == "notice")["text"].endswith("play again.")
        assert talk.ask("play", **move)["type"] == "ok"
    house.run(House.sweep)
    clock_now = anna.table(now["id"])["clock"]
    assert not clock_now["ran_out"]
    assert clock_now["left"] == [600_000, 600_000]
    assert anna.table(bots["id"])["status"] == "playing"


def test_nobody_pays_for_a_rest_in_which_the_house_was_started_again(tmp_path: Path) -> None:
    time = Time()
    data = ["--data", str(tmp_path)]
    with opened(tmp_path, now=time) as house:
        anna = guest(house)
        cookies = dict(anna.http.cookies)
        now = anna.open("merkator", ["me", "me"], clock={"type": "bank", "seconds": 600})
        assert main(["admin", *data, "read-only"]) == 0
        house.run(obey)
        time.now += 400_000
    with opened(tmp_path, now=time) as house:
        anna = house.person()
        anna.http.cookies.update(cookies)
        with anna.socket(now["id"]) as talk:
            time.now += 400_000
            assert main(["admin", *data, "lift", "read-only"]) == 0
            house.run(obey)
            told = talk.until(lambda said: said["type"] == "notice" and "again" in said["text"])
            assert told["text"] == "The house is open for play again."
            told = talk.until(lambda said: said["type"] == "table")
            assert told["table"]["clock"]["left"] == [600_000, 600_000]
