"""A journal has a longest length: who takes back and plays again forever fills no disk."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.server.deciders import FULL
from houses import Json, OpenHouse, Person
from short_games import house_of_short_games

MOST = 100


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with house_of_short_games(tmp_path, MOST) as found:
        yield found


def entries(house: OpenHouse, table: str) -> int:
    return len(house.run(lambda inside: inside.store.tables.journal(table)))


def to_and_fro(anna: Person, now: Json) -> Json:
    """Play the same move and take it back, until that is refused; with what was said."""
    said: Json = {"type": "ok"}
    while said["type"] == "ok":
        now = anna.play(now, now["legal"][0]["move"])
        said = anna.send(now["id"], "undo", at=now["at"])
        now = anna.table(now["id"], 0)
    return {**now, "said": said["text"]}


def test_after_so_many_entries_a_game_can_only_be_played_to_its_end(house: OpenHouse) -> None:
    anna = house.person()
    now = to_and_fro(anna, anna.table(anna.open("merkator", ["me"])["id"], 0))
    assert now["said"] == FULL
    assert entries(house, now["id"]) - 2 * MOST in (0, 1)
    assert anna.send(now["id"], "say", text="Still there?")["text"] == FULL
    while now["status"] == "playing":
        now = anna.play(now, now["legal"][0]["move"])
    assert entries(house, now["id"]) <= 3 * MOST + 2
    assert anna.send(now["id"], "say", text="Good game.")["text"] == FULL


def test_an_owner_who_opens_and_closes_the_chat_comes_to_an_end(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "open"])["id"]
    said: Json = {"type": "ok"}
    for number in range(3 * MOST):
        said = anna.send(table, "hush", speakers=["players", "everybody"][number % 2])
        if said["type"] != "ok":
            break
    assert said["text"] == FULL
    assert entries(house, table) == 2 * MOST
    assert house.person().send(table, "sit", seat=1)["type"] == "ok"
    assert anna.send(table, "close")["type"] == "ok"
