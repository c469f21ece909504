"""Ratings: a game changes them as the formula says, once; and the journals give the same again."""

from collections.abc import Iterator

import pytest

from accounts import account, guest, hashing_is_cheap
from casts import Asleep, Time
from databases import fresh_database
from fondaco.cli import main
from fondaco.server.database import Kind
from fondaco.server.house import House
from fondaco.server.postgres import Postgres
from fondaco.server.rated_game import RatedGame, Strength, after
from fondaco.server.sqlite import Sqlite
from houses import Json, OpenHouse, Person, opened, plain_pages
from plackett_luce import by_hand
from stored import rows

CLOCK = {"type": "bank", "seconds": 600}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Kind:
    if request.param == "sqlite":
        return Sqlite(tmp_path_factory.mktemp("house"))
    return Postgres(fresh_database(request.getfixturevalue("postgres_url")))


@pytest.fixture(scope="module")
def house(kind: Kind) -> Iterator[OpenHouse]:
    time = Time()
    with hashing_is_cheap(), plain_pages(), opened(kind, now=time) as found:
        found.house.bots = Asleep(found.house.metrics)
        yield found


# --- The formula ---


@pytest.mark.parametrize("ranks", [[1, 2], [2, 1], [1, 2, 3], [2, 1, 2], [4, 1, 3, 1]])
def test_a_game_changes_ratings_as_computed_by_hand(ranks: list[int]) -> None:
    before = [Strength(25 + at, 8 - at, at) for at in range(len(ranks))]
    game = RatedGame("people", "merkator", [f"p{at}" for at in range(len(ranks))], ranks)
    found = after(game, before)
    for one, (mu, sigma) in zip(found, by_hand(before, ranks), strict=True):
        assert one.mu == pytest.approx(mu)
        assert one.sigma == pytest.approx(sigma)
    assert [one.games for one in found] == [at + 1 for at in range(len(ranks))]


# --- At a house ---


def begun(people: list[Person], title: str = "merkator") -> str:
    seats = ["me", *["open"] * (len(people) - 1)]
    table = str(people[0].open(title, seats, rated=True, clock=CLOCK)["id"])
    for at, person in enumerate(people[1:], 1):
        assert person.send(table, "sit", seat=at)["type"] == "ok"
    assert people[0].send(table, "start")["type"] == "ok"
    return table


def kept(house: OpenHouse) -> dict[tuple[str, str], tuple[float, float, int]]:
    """All ratings, by pool and name or level."""
    sql = """SELECT r.pool, coalesce(p.name, r.player), r.mu, r.sigma, r.games FROM ratings r
        LEFT JOIN people p ON p.id = r.player"""
    return {(pool, name): (mu, sigma, games) for pool, name, mu, sigma, games in rows(house, sql)}


def test_games_count_once_and_the_journals_give_the_same_again(
    house: OpenHouse, kind: Kind
) -> None:
    anna, bert, cora = (account(house, name) for name in ("Adele", "Bernd", "Carla"))
    table = begun([anna, bert])
    assert kept(house) == {}
    assert bert.send(table, "resign", seat=1)["type"] == "ok"
    [first, second] = by_hand([Strength(), Strength()], [1, 2])
    assert kept(house)["people", "Adele"] == (*map(pytest.approx, first), 1)
    assert kept(house)["people", "Bernd"] == (*map(pytest.approx, second), 1)
    anna.send(table, "say", text="a good game")
    assert kept(house)["people", "Adele"][2] == 1
    [game] = anna.get("/api/games")["games"]
    assert game["rated"]
    [mine] = anna.get("/api/games")["ratings"]
    assert (mine["rating"], mine["provisional"], mine["you"]) == (1266, True, True)
    assert [one["name"] for one in cora.get("/api/ratings/merkator")] == ["Adele", "Bernd"]
    late(house, begun([bert, cora]), cora)
    levels = anna.open("merkator", ["me", "apprentice", "apprentice"], rated=True)["id"]
    anna.send(levels, "resign", seat=0)
    before = kept(house)
    assert set(before) >= {("people", "Carla"), ("levels", "Adele"), ("levels", "level apprentice")}
    assert before["levels", "level apprentice"][2] == 1
    rebuild(house, kind)
    assert kept(house) == before


def late(house: OpenHouse, table: str, other: Person) -> None:
    """Whoever's turn it is takes too long, and is given up."""
    time = house.house.runtime.now
    assert isinstance(time, Time)
    time.now += 601_000
    house.run(House.sweep)
    assert other.send(table, "choose", choice="end")["type"] == "ok"
    now = other.table(table)
    assert (now["decided"], now["ended"]) == (True, "Bernd ran out of time")
    assert [score["rank"] for score in now["scores"]] == [2, 1]


def rebuild(house: OpenHouse, kind: Kind) -> None:
    where = ["--database", kind.url] if isinstance(kind, Postgres) else ["--data", folder_of(kind)]
    assert main(["admin", *where, "ratings"]) == 0


def folder_of(kind: Kind) -> str:
    assert isinstance(kind, Sqlite)
    return str(kind.path.parent)


def test_what_may_be_rated_and_what_is_different_there(house: OpenHouse) -> None:
    anna, bert = account(house, "Antonia"), account(house, "Benedikt")
    assert "for accounts" in refused(guest(house, "Nobody"), ["me", "open"])
    for seats in (["me"], ["me", "me"], ["me", "open", "random"]):
        assert "among people" in refused(anna, seats)
    assert "no hints" in refused(anna, ["me", "open"], hints=True)
    table = begun([anna, bert])
    now = anna.table(table)
    assert (now["rated"], now["hints"]) == (True, False)
    assert "no hints" in anna.send(table, "hint", at=now["at"])["text"]
    assert "nobody plays for you" in anna.send(table, "hand", seat=0, level="random")["text"]
    link = anna.send(table, "link", seat=0)["link"].rpartition("/")[2]
    assert "another's place" in bert.send(table, "sit", seat=0, link=link)["text"]
    token = anna.post("/api/tokens", {"label": "bot"})["token"]
    bot = Person(house, token)
    message = {"at": now["at"], "move": now["legal"][0]["move"]}
    assert "in person" in bot.send(table, "play", **message)["text"]


def test_there_are_ratings_of_titles_alone(house: OpenHouse) -> None:
    nobody = house.person()
    assert nobody.http.get("/api/ratings/merv").status_code == 200
    answer = nobody.http.get("/api/ratings/chess")
    assert answer.status_code == 404
    assert "chess" in answer.json()["text"]


def refused(person: Person, seats: list[str], **settled: object) -> str:
    wishes = [
        {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
        for seat in seats
    ]
    wanted = {"title": "merkator", "seats": wishes, "rated": True, **settled}
    answer = person.http.post("/api/tables", json=wanted)
    assert answer.status_code == 422
    found: Json = answer.json()
    return str(found["text"])
