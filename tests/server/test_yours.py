"""One's own games: what they tell is what their logs tell; and nobody is told of another's."""

import io
import json
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import fondaco
from accounts import account, guest, hashing_is_cheap, sign_in
from fondaco.server import yours
from houses import Json, OpenHouse, Person, opened, plain_pages
from played import MINUTE, Seated, finished, person_called
from recounted import check_agrees
from stored import change, rows

GAMES = Path(__file__).parent.parent / "games"
LOGS = {
    "merkator": ["logs/tie_shared", "logs/soloplay/victory", "logs/modes/solitary"],
    "merchants": ["logs/hoarding_short", "logs/greedy_short_variable_3"],
    "merv": ["logs/two", "logs/four", "logs/solo_lost_3"],
}
ENDED = 1_700_000_000_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), plain_pages(), opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def log_of(title: str, name: str) -> str:
    return (GAMES / title / f"{name}.log").read_text()


def seats_for(house: OpenHouse, log: str, name: str) -> list[Seated]:
    """The last seat is a person's, the others are bots'."""
    seats = fondaco.replay(log).seats
    person = Seated(person_called(house, name), name)
    return [Seated(level="factor")] * (seats - 1) + [person]


def mine(person: Person) -> list[Json]:
    found: list[Json] = person.get("/api/games")["games"]
    return found


@pytest.mark.parametrize("title", LOGS)
def test_what_is_told_of_games_agrees_with_their_logs(house: OpenHouse, title: str) -> None:
    anna = guest(house, f"Anna of {title}")
    logs = [log_of(title, name) for name in LOGS[title]]
    for number, log in enumerate(logs):
        seats = seats_for(house, log, f"Anna of {title}")
        finished(house, log, seats, ENDED + number * MINUTE)
    told = mine(anna)
    assert len(told) == len(logs)
    for game, log in zip(reversed(told), logs, strict=True):
        check_agrees(game, log, fondaco.replay(log).seats - 1)
        assert game["ended"] - game["began"] == 60 * MINUTE


def test_all_logs_come_in_one_file_and_each_replays(house: OpenHouse) -> None:
    anna = guest(house, "Anna of logs")
    log = log_of("merv", "logs/two")
    id = finished(house, log, seats_for(house, log, "Anna of logs"), ENDED)
    table = anna.open("merkator", ["me", "me"])
    anna.send(table["id"], "end", at=table["at"])
    answer = anna.http.get("/api/games/logs")
    assert "attachment" in answer.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        found = {name: file.read(name).decode() for name in file.namelist()}
    assert found[f"2023-11-14-merv-{id}.log"] == log
    [other] = [text for name, text in found.items() if table["id"] in name]
    assert other == anna.http.get(f"/api/tables/{table['id']}/log").text


def test_no_number_of_logs_is_too_many(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yours, "MOST_GAMES", 1)
    anna, log = guest(house, "Anna of many"), log_of("merv", "logs/two")
    seats = seats_for(house, log, "Anna of many")
    ids = [finished(house, log, seats, ENDED + number * MINUTE) for number in range(3)]
    change(house, "UPDATE journal SET body = ? WHERE table_id = ?", "what?", ids[1])
    page = anna.get("/api/games")
    assert (len(page["games"]), page["left_out"]) == (1, 2)
    with zipfile.ZipFile(io.BytesIO(anna.http.get("/api/games/logs").content)) as file:
        assert file.testzip() is None
        found = {name: file.read(name).decode() for name in file.namelist()}
    assert sorted(found) == sorted(
        [f"{ids[1]}.txt", *[f"2023-11-14-merv-{ids[at]}.log" for at in (0, 2)]]
    )
    assert found[f"{ids[1]}.txt"].startswith("This game cannot be read")


def test_a_game_under_way_or_another_person_is_not_told_of(house: OpenHouse) -> None:
    anna, bert = guest(house, "Anna under way"), guest(house, "Bert beside")
    table = anna.open("merkator", ["me", "open"])["id"]
    bert.send(table, "sit", seat=1)
    anna.send(table, "start")
    assert (mine(anna), mine(bert)) == ([], [])
    at = anna.table(table)["at"]
    anna.send(table, "end", at=at)
    bert.send(table, "answer", at=at, yes=True)
    [hers], [his] = mine(anna), mine(bert)
    assert (hers["yours"], his["yours"]) == ([0], [1])
    assert (hers["why"], hers["seats"][0]["rank"]) == ("all agreed", None)
    assert mine(guest(house, "Somebody else")) == []


def test_a_guest_takes_the_games_along_when_signing_up_and_in(house: OpenHouse) -> None:
    log = log_of("merv", "logs/two")
    account(house, "Walburga")
    anna = guest(house, "Anna moving")
    finished(house, log, seats_for(house, log, "Anna moving"), ENDED)
    assert sign_in(anna, "Walburga") == 204
    [game] = mine(anna)
    assert game["seats"][1]["name"] == "Walburga"
    bert = guest(house, "Bert staying")
    finished(house, log, seats_for(house, log, "Bert staying"), ENDED)
    bert.post("/api/register", {"name": "Bertram", "password": "correct horse battery"})
    assert len(mine(bert)) == 1


def test_games_from_before_results_were_kept_are_told_of(house: OpenHouse) -> None:
    log = log_of("merkator", "logs/tie_shared")
    anna = guest(house, "Anna of old")
    finished(house, log, seats_for(house, log, "Anna of old"), ENDED)
    before = mine(anna)
    change(house, "DELETE FROM results")
    assert mine(anna) == before
    assert len(rows(house, "SELECT 1 FROM results")) == 1


def test_accuracy_is_told_where_the_game_was_analyzed(house: OpenHouse) -> None:
    log = log_of("merv", "logs/two")
    anna = guest(house, "Anna analyzed")
    id = finished(house, log, seats_for(house, log, "Anna analyzed"), ENDED)
    change(house, "INSERT INTO analyses VALUES (?, 'v', ?, 1, '[null,83]')", id, b"")
    [game] = mine(anna)
    assert [seat["accuracy"] for seat in game["seats"]] == [None, 83]
    whole = {"whole": 71, "decisions": 9, "phases": []}
    for told in (
        {"accuracy": [None, whole]},
        {"status": "done", "account": {"accuracy": [None, whole]}},
    ):
        body = zlib.compress(json.dumps(told).encode())
        change(house, "UPDATE analyses SET accuracy = '', body = ? WHERE table_id = ?", body, id)
        assert [seat["accuracy"] for seat in mine(anna)[0]["seats"]] == [None, 71]
