"""A game online, from the first guest to the proof of its luck."""

from pathlib import Path

import pytest

import fondaco
from houses import Json, OpenHouse, Person, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> "OpenHouse":  # type: ignore[misc]
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def finish(person: Person, table: Json) -> Json:
    """Play the first legal move until the game is over."""
    with person.socket(table["id"]) as talk:
        now = talk.until(lambda message: "table" in message)["table"]
        for _ in range(5000):
            if now["status"] == "over":
                return dict(now)
            if now["legal"]:
                talk.send("play", cid=f"m{now['at']}", at=now["at"], move=now["legal"][-1]["move"])
            now = talk.until(lambda message: bool(message.get("table")))["table"]
    raise AssertionError("the game does not end")


def test_a_guest_plays_a_whole_game_and_proves_its_luck(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "greedy"])
    assert table["status"] == "playing"
    over = finish(anna, table)
    assert len(over["scores"]) == 2
    log = anna.http.get(f"/api/tables/{table['id']}/log").text
    assert fondaco.verify(log).is_over
    assert over["seed"] in log
    assert table["seal"] in log


def test_every_moment_of_a_game_can_be_seen(house: OpenHouse) -> None:
    anna = house.person()
    over = finish(anna, anna.open("merkator", ["me", "random"]))
    stranger = house.person()
    last = stranger.get(f"/api/tables/{over['id']}/moments/{over['moves']}")
    assert last["view"] == stranger.table(over["id"])["view"]
    first = stranger.get(f"/api/tables/{over['id']}/moments/0")
    assert first["lines"] == []
    assert stranger.http.get(f"/api/tables/{over['id']}/moments/99999").status_code == 404


def test_the_written_board_of_every_moment(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "me"])
    board = f"/api/tables/{table['id']}/board"
    first = anna.get(f"{board}?seat=0")
    anna.play(table, "travel hamburg")
    now = anna.get(f"{board}?at=&seat=0")
    assert now["lines"] != first["lines"]
    assert anna.get(f"{board}?at=0&seat=0") == first
    assert anna.get(f"{board}?at=1&seat=0") == now
    assert anna.http.get(f"{board}?at=2").status_code == 404


def test_games_are_there_again_when_the_house_opens_again(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        anna = house.person()
        table = anna.open("merkator", ["me", "me"])
        after = anna.play(table, table["legal"][0]["move"])
        cookies = anna.http.cookies
    with opened(tmp_path) as house:
        again = house.person()
        again.http.cookies = cookies
        assert again.table(table["id"]) == after


def test_a_game_is_told_again_and_its_points_are_drawn(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "greedy"])
    anna.send(table["id"], "say", text="Good luck!")
    assert anna.http.get(f"/api/tables/{table['id']}/course").status_code == 422
    over = finish(anna, table)
    story = house.person().get(f"/api/tables/{table['id']}/story")
    assert [line["at"] for line in story["moves"]] == list(range(1, over["moves"] + 1))
    assert story["moves"][-1]["lines"][-1] == "The game is over."
    assert [line["text"] for line in story["chat"]] == ["Good luck!"]
    course = house.person().get(f"/api/tables/{table['id']}/course")
    assert len(course["totals"]) == over["moves"] + 1
    assert course["totals"][-1] == [score["total"] for score in over["scores"]]


def test_the_printed_things_of_a_title(house: OpenHouse) -> None:
    printed = house.person().get("/api/editions/merkator")
    assert len(printed["location"]) == 12
    assert house.person().http.get("/api/editions/chess").status_code == 404
