"""No game goes on forever: people are told before, and the house ends it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import fondaco
from fondaco.server.lobby import MOST_LOG_MOVES
from houses import Json, OpenHouse
from short_games import house_of_short_games

MOST = 20


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with house_of_short_games(tmp_path, MOST) as found:
        yield found


def test_the_last_moves_are_counted_and_then_it_is_over(house: OpenHouse) -> None:
    anna = house.person()
    now: Json = anna.open("merkator", ["me"])
    left = []
    while now["status"] == "playing":
        now = anna.play(now, now["legal"][0]["move"])
        left.append(now["moves_left"])
    assert left == [None] * (MOST - 3) + [2, 1, None]
    assert now["ended"] == f"it has come to {MOST} moves, and no game may have more"
    assert now["seed"]
    assert now["scores"]
    assert len(anna.get(f"/api/tables/{now['id']}/story")["moves"]) == MOST
    log = anna.http.get(f"/api/tables/{now['id']}/log").text
    assert fondaco.replay(log).moves_played == MOST


LONGEST_AT_RANDOM = {"merkator": 423, "merv": 312}  # of some 40,000 games each


def test_every_title_is_generous() -> None:
    for title, longest in LONGEST_AT_RANDOM.items():
        assert 10 * longest <= fondaco.game(title).most_moves <= 5_000
    assert fondaco.game("merchants").most_moves == MOST_LOG_MOVES  # as long as a log may be
