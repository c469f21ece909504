"""Resigning: of two the other has won, alone it is lost, among several a bot plays on; whoever
resigns comes last in any case."""

from collections.abc import Iterator

import pytest

from accounts import guest, hashing_is_cheap
from casts import Asleep
from fondaco.server.results import ranked
from fondaco.server.wire import ScoreNow
from houses import Json, OpenHouse, Person, opened, plain_pages
from stored import forget, journal


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), plain_pages(), opened(tmp_path_factory.mktemp("house")) as found:
        found.house.bots = Asleep(found.house.metrics)
        yield found


def sat(people: list[Person], title: str, bots: int = 0) -> str:
    """A game of these people, and of bots that never move; the first has opened it."""
    seats = ["me", *["open"] * (len(people) - 1), *["random"] * bots]
    table = str(people[0].open(title, seats)["id"])
    for at, person in enumerate(people[1:], 1):
        assert person.send(table, "sit", seat=at)["type"] == "ok"
    if len(people) > 1:
        assert people[0].send(table, "start")["type"] == "ok"
    return table


def resign(person: Person, table: str, seat: int) -> Json:
    assert person.send(table, "resign", seat=seat)["type"] == "ok"
    return person.table(table)


def ranks(now: Json) -> list[int]:
    return [score["rank"] for score in now["scores"]]


@pytest.mark.parametrize("title", ["merkator", "merv"])
def test_of_two_the_other_has_won(house: OpenHouse, title: str) -> None:
    anna, bert = guest(house, "Anna"), guest(house, "Bert")
    table = sat([anna, bert], title)
    assert anna.table(table)["resigning"] == "ends"
    now = resign(anna, table, 0)
    assert (now["status"], now["ended"], now["decided"]) == ("over", "Anna resigned", True)
    assert (ranks(now)[1], ranks(now)[0]) == (1, len(now["scores"]))
    assert (now["seats"][0]["resigned"], now["resigning"]) == (True, "none")
    assert now["seed"]
    [hers], [his] = anna.get("/api/games")["games"][:1], bert.get("/api/games")["games"][:1]
    assert (hers["seats"][0]["resigned"], his["seats"][1]["rank"]) == (True, 1)


def test_alone_and_against_bots_it_is_lost(house: OpenHouse) -> None:
    anna = guest(house, "Anna alone")
    now = resign(anna, sat([anna], "merkator"), 0)
    assert (now["status"], now["decided"]) == ("over", True)
    now = resign(anna, sat([anna], "merchants", bots=2), 0)
    assert (now["status"], ranks(now)[0]) == ("over", 3)
    won = [game["seats"][0]["rank"] for game in anna.get("/api/games")["games"]]
    assert won[0] == 3


def test_among_several_a_bot_plays_on_and_the_seat_is_gone(house: OpenHouse) -> None:
    anna, bert, cora = (guest(house, name) for name in ("Anna", "Bert", "Cora"))
    table = sat([anna, bert, cora], "merchants")
    at = bert.table(table)["at"]
    assert bert.send(table, "end", at=at)["type"] == "ok"
    assert anna.table(table)["resigning"] == "bot"
    now = resign(anna, table, 0)
    assert (now["status"], now["asked"], now["resigning"]) == ("playing", None, "none")
    assert now["seats"][0]["level"] == "journeyman"
    assert not now["seats"][0]["handed"]
    for message in ("take", "resign"):
        assert anna.send(table, message, seat=0)["text"] == "You have resigned."
    assert anna.send(table, "hand", seat=0, level="random")["text"] == "You have resigned."
    assert bert.table(table)["resigning"] == "ends"
    now = resign(bert, table, 1)
    assert (now["status"], now["ended"], ranks(now)) == ("over", "Bert resigned", [3, 2, 1])
    check_read_again(house, cora, table, now)


def check_read_again(house: OpenHouse, person: Person, table: str, now: Json) -> None:
    forget(house, table)
    again = person.table(table)
    assert (again["seats"], again["scores"]) == (now["seats"], now["scores"])


def test_of_a_name_that_is_forgotten_the_seat_is_left(house: OpenHouse) -> None:
    anna, bert = guest(house, "Anna gone"), guest(house, "Bert")
    table = sat([anna, bert], "merkator")
    resign(anna, table, 0)
    anna.post("/api/forget", {})
    assert bert.table(table)["ended"] == "Seat 1 resigned"
    assert "Anna gone" not in str(journal(house, table))
    assert bert.table(table)["decided"]


def test_whoever_resigns_comes_last_the_first_to_do_so_the_very_last() -> None:
    scores = [ScoreNow(f"{at}", 0.0, rank, []) for at, rank in enumerate([1, 2, 2, 4])]
    assert [score.rank for score in ranked(scores, [])] == [1, 2, 2, 4]
    assert [score.rank for score in ranked(scores, [0])] == [4, 1, 1, 3]
    assert [score.rank for score in ranked(scores, [0, 2])] == [4, 1, 3, 2]
