"""What the house keeps for people: what they were shown last, how they like the client; and the
table at which its bots play for whoever watches."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from accounts import PASSWORD, hashing_is_cheap
from fondaco.games.shelf import TITLES
from fondaco.server.allowance import DAY, allowance, charged, refilled, reserve_in
from fondaco.server.wire import Days
from houses import OpenHouse, opened
from waiting import until


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with opened(tmp_path) as found:
        yield found


def test_what_takes_longer_is_taken_from_the_reserve() -> None:
    rule = Days(1, 5)
    assert allowance(rule) == 6 * DAY
    assert charged(rule, 6 * DAY, DAY // 2, 0) == 6 * DAY
    assert charged(rule, 6 * DAY, 3 * DAY, 0) == 4 * DAY
    assert reserve_in(rule, 4 * DAY) == 3 * DAY
    assert charged(rule, 4 * DAY, 10 * DAY, 0) == DAY == refilled(rule)
    assert charged(Days(3), 3 * DAY, 10 * DAY, 0) == 3 * DAY  # without one, as before


def test_what_happened_since_is_told_to_who_comes_back(house: OpenHouse) -> None:
    anna = house.person()
    now = anna.open("merkator", ["me", "me"])
    table = now["id"]
    anna.post(f"/api/tables/{table}/messages", {"type": "seen", "moves": 0})
    now = anna.play(now, now["legal"][0]["move"])
    with anna.socket(table) as talk:
        since = talk.next()
        assert (since["type"], since["moves"]) == ("since", 0)
        talk.send("seen", moves=now["moves"])
        talk.until(lambda one: one["type"] == "pong")
    shown = anna.get(f"/api/tables/{table}/replay?at=0")
    assert [move["at"] for move in shown["moves"]] == [1]
    assert shown["moves"][0]["view"] == anna.table(table)["view"]

    def is_seen() -> bool:
        with anna.socket(table) as talk:
            return bool(talk.next()["type"] == "table")

    until(is_seen, "all of it has been seen")


def test_preferences_are_kept_with_an_account(house: OpenHouse) -> None:
    with hashing_is_cheap():
        anna, other = house.person(), house.person()
        anna.post("/api/me", {"name": "Anna"})
        assert anna.get("/api/preferences") == {"kept": False, "preferences": {}}
        assert anna.http.post("/api/preferences", json={"theme": "dark"}).status_code == 422
        anna.post("/api/register", {"name": "Anna", "password": PASSWORD})
        anna.post("/api/preferences", {"theme": "dark", "volume": 30})
        other.post("/api/sign-in", {"name": "Anna", "password": PASSWORD})
        kept = {"kept": True, "preferences": {"theme": "dark", "volume": 30}}
        assert other.get("/api/preferences") == kept
        assert anna.get("/api/export")["preferences"] == kept["preferences"]
        assert anna.http.post("/api/preferences", json={"palette": "pink"}).status_code == 400


def test_the_house_plays_one_title_after_the_other(house: OpenHouse) -> None:
    stranger = house.person()
    first = stranger.post("/api/house-table")["table"]
    assert stranger.post("/api/house-table")["table"] == first
    now = stranger.table(first)
    assert (now["to_watch"], now["title"], now["yours"]) == (True, TITLES[0], [])
    assert {seat["level"] for seat in now["seats"]} == {"patrician"}

    async def end(inside: object) -> None:
        from fondaco.server.hosting import closed
        from fondaco.server.house import House

        assert isinstance(inside, House)
        room = await inside.open_room(first)
        await room.note(lambda: closed(room.live), "house")

    house.run(end)
    second = stranger.post("/api/house-table")["table"]
    assert stranger.table(second)["title"] == TITLES[1]


def test_the_same_people_are_invited_again(house: OpenHouse) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"])["id"]
    ben.send(table, "sit", seat=1)
    anna.send(table, "start")
    anna.send(table, "end", at=anna.table(table)["at"])
    ben.send(table, "answer", at=anna.table(table)["at"], yes=True)
    again = anna.send(table, "rematch")["table"]
    [row] = [one for one in ben.get("/api/mine") if one["id"] == again]
    assert row["invited"] == anna.get("/api/me")["name"]
    assert not any(one["invited"] for one in anna.get("/api/mine"))
