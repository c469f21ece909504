"""A house whose games were begun with an earlier edition, which differs in the fixed start alone:
nothing of them is lost, and they go on."""

import json
import tomllib
from collections.abc import Iterator

import pytest

import fondaco
from earlier import GAME, HASH, TITLE, begun
from fondaco.core.edition import hash_of, in_use
from fondaco.games import shelf
from fondaco.server.editions import as_toml
from fondaco.server.visitor import encoder
from houses import Json, OpenHouse, opened
from old_people import Writing, after
from stored import forget_course
from upgrading import NOW, steady

MOVES = 12


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[OpenHouse, Json, Json]]:
    """The house after the edition has changed; a game that was begun before, and its people. Of its
    course nothing was kept."""
    data = tmp_path_factory.mktemp("earlier")
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(shelf._games, TITLE, GAME)
        with opened(data, now=lambda: NOW, token=steady("earlier")) as house:
            writing = Writing(house, {})
            writing.start(writing.opened("begun", TITLE, ["Anna", "Ben", "Carl"]))
            writing.play(writing.whose_turn(writing.tables["begun"])[1], after(MOVES))
            answers = writing.answers()
    forget_course(data)
    with opened(data, now=lambda: NOW, token=steady("later")) as house:
        yield house, answers["tables"]["begun"], answers["keys"]


def test_a_game_under_way_is_shown_and_goes_on(before: tuple[OpenHouse, Json, Json]) -> None:
    house, begun, keys = before
    people = Writing(house, keys)
    for name, person in {"": people.stranger, **people.people}.items():
        seen = begun["seen"][name]
        assert person.table(begun["id"]) == seen["now"]
        assert people.story(person, begun["id"]) == seen["story"]
        assert people.moments(person, seen["now"], "") == seen["moments"][""]
    mover, now = people.whose_turn(begun)
    now = mover.play(now, now["legal"][0]["move"])
    assert (now["moves"], now["edition"], now["problem"]) == (MOVES + 1, HASH, "")
    assert people.stranger.get(f"/api/tables/{begun['id']}/story")["renewals"] == []


def test_a_finished_game_shows_every_moment(before: tuple[OpenHouse, Json, Json]) -> None:
    person = before[0].person()
    table = begun(MOVES)
    table.reveal()
    found = person.http.post("/api/logs", content=table.log()).json()
    assert (found["status"], found["edition"]) == ("over", HASH)
    path = f"/api/tables/{found['id']}"
    for at in range(MOVES + 1):
        moment = person.get(f"{path}/moments/{at}?seat=0")
        assert moment["view"] == fondaco.replay(table.log(), at).view(0)
    assert person.http.get(f"{path}/log").text == table.log()
    start = person.get(f"/api/editions/{TITLE}/{HASH}")["fixed_start"]
    assert start != person.get(f"/api/editions/{TITLE}")["fixed_start"]


@pytest.mark.parametrize("title", shelf.TITLES)
def test_an_edition_that_was_kept_can_be_played_with(title: str) -> None:
    game = fondaco.game(title)
    kept = encoder.encode(in_use(title).tables).decode()
    assert hash_of(tomllib.loads(as_toml(json.loads(kept)))) == game.edition
