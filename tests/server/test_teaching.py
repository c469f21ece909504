"""Hints at a table, the analysis of a game that is over, positions to study, lessons."""

from collections.abc import Iterator

import pytest

import fondaco
from fondaco.server import analyst, jobs
from fondaco.server.slices import Slices
from houses import Json, OpenHouse, Person, opened
from stored import journal
from waiting import until


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="module")
def anna(house: OpenHouse) -> Person:
    return house.person()


@pytest.fixture(scope="module")
def ended(anna: Person) -> Json:
    """A game that was left after some moves."""
    now = anna.open("merkator", ["me"])
    for _ in range(6):
        now = anna.play(now, now["legal"][-1]["move"])
    assert anna.send(now["id"], "end", at=now["at"])["type"] == "ok"
    return anna.table(now["id"])


# --- Hints ---


@pytest.mark.long
def test_a_hint_is_noted_once_for_each_position(house: OpenHouse, anna: Person) -> None:
    now = anna.open("merkator", ["me"])
    assert now["hints"]
    with anna.socket(now["id"]) as talk:
        first = talk.ask("hint", at=now["at"])
        assert first["type"] == "hinted", first
        again = talk.ask("hint", at=now["at"])
    assert (first["used"], again["used"]) == (1, 1)
    assert again["hint"] == first["hint"]
    legal = [one["move"] for one in now["legal"]]
    assert all(one["moves"][0] in legal for one in first["hint"]["candidates"])
    noted = [entry for entry in journal(house, now["id"]) if '"hinted"' in str(entry)]
    assert len(noted) == 1
    assert anna.table(now["id"])["hinted"] == [1]


@pytest.mark.long
def test_people_who_play_together_agree_on_hints_before(house: OpenHouse, anna: Person) -> None:
    bert = house.person()
    for hints, answer in ((False, "refused"), (True, "hinted")):
        table = anna.open("merkator", ["me", "open"], hints=hints)["id"]
        bert.send(table, "sit", seat=1)
        anna.send(table, "start")
        now = anna.table(table)
        mover = anna if now["to_act"] == 0 else bert
        assert mover.table(table)["hints"] == hints
        assert mover.send(table, "hint", at=now["at"])["type"] == answer
        assert not house.person().table(table)["hints"]


def test_a_hint_for_a_position_that_has_passed_is_stale(anna: Person) -> None:
    now = anna.open("merkator", ["me"])
    after = anna.play(now, now["legal"][-1]["move"])
    assert anna.send(now["id"], "hint", at=now["at"])["type"] == "stale"
    assert after["hinted"] == [0]


def test_who_asks_too_much_has_to_wait(house: OpenHouse, anna: Person) -> None:
    now = anna.open("merkator", ["me"])
    house.limits.hints.owe(_person(house, now), 1e9)
    answer = anna.send(now["id"], "hint", at=now["at"])
    house.limits.hints.owe(_person(house, now), -1e9)
    assert answer["text"].startswith("That is too many hints")


def _person(house: OpenHouse, now: Json) -> str:
    return house.house.rooms[now["id"]].live.record.owner


# --- The analysis ---


@pytest.mark.long
def test_a_game_is_analysed_once(house: OpenHouse, anna: Person, ended: Json) -> None:
    address = f"/api/tables/{ended['id']}/analysis"
    assert anna.get(address)["status"] == "none"
    assert anna.post(address)["status"] in ("waiting", "working", "done")
    until(lambda: anna.get(address)["status"] not in ("waiting", "working"), "an account")
    found = anna.get(address)
    assert found["status"] == "done"
    assert found["account"]["moments"][-1]["at"] == ended["moves"]
    assert {one["seat"] for one in found["account"]["decisions"]} == {0}
    asked = house.house.analyst.here.workers.do
    house.house.analyst.here.workers.do = None  # type: ignore[method-assign, assignment]
    assert anna.post(address) == found  # nobody works for it
    house.house.analyst.here.workers.do = asked  # type: ignore[method-assign]


def test_a_game_under_way_is_not_analysed(anna: Person) -> None:
    table = anna.open("merkator", ["me"])["id"]
    answer = anna.http.post(f"/api/tables/{table}/analysis")
    assert answer.status_code == 422
    assert answer.json()["text"] == analyst.NOT_OVER


def test_an_analysis_goes_on_from_where_it_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def analysed(log: str, quality: str, progress: object, seats: object) -> str:
        assert callable(progress)
        for done in range(3):
            seen.append(done)
            progress(done, 3)
        return f"account of {log}"

    monkeypatch.setattr("fondaco.server.slices.analysis.analyse", analysed)
    slices = Slices()
    found = [slices.gone_on(jobs.Analyse("t", "1", "g", [0], [0], 0.0)) for _ in range(4)]
    assert found == [(0.0, None), (1 / 3, None), (2 / 3, None), (2 / 3, "account of g")]
    assert seen == [0, 1, 2]


# --- Positions to study ---


def test_a_branch_has_new_luck_that_stays_the_same(anna: Person, ended: Json) -> None:
    study = f"/api/tables/{ended['id']}/study"
    first = anna.post(study, {"at": 3})
    move = first["table"]["legal"][0]["move"]
    branch = anna.post(study, {"at": 3, "moves": [move]})
    assert branch["table"]["moves"] == 4
    assert [line["at"] for line in branch["told"]] == [4]
    assert anna.post(study, {"at": 3, "moves": [move]}) == branch
    wrong = anna.http.post(study, json={"at": 3, "moves": ["travel nowhere"]})
    assert wrong.status_code == 422


@pytest.mark.long
def test_a_try_is_judged_against_what_bots_would_play(anna: Person, ended: Json) -> None:
    study = f"/api/tables/{ended['id']}/study"
    found = anna.post(f"{study}/considered", {"at": 2})["candidates"]
    tried = anna.post(f"{study}/tried", {"study": {"at": 2}, "moves": found[0]["moves"]})
    assert (tried["verdict"], tried["lost"]) == ("best", 0.0)
    assert tried["tried"]["moves"] == found[0]["moves"]


def test_a_study_answers_as_a_table_does(anna: Person, ended: Json) -> None:
    study = f"/api/tables/{ended['id']}/study"
    move = anna.post(study, {"at": 0})["table"]["legal"][0]["move"]
    message = {"type": "preview", "cid": "a", "at": 0, "move": move}
    answer = anna.post(f"{study}/messages", {"study": {"at": 0}, "message": message})
    assert answer["type"] == "previewed"


def test_a_game_under_way_is_not_studied(house: OpenHouse, anna: Person) -> None:
    table = anna.open("merkator", ["me"])["id"]
    answer = house.person().http.post(f"/api/tables/{table}/study", json={"at": 0})
    assert answer.status_code == 422


def test_stops_are_where_decisions_turns_and_rounds_end(anna: Person, ended: Json) -> None:
    stops = anna.get(f"/api/tables/{ended['id']}/stops")
    for found in stops.values():
        assert (found[0], found[-1]) == (0, ended["moves"])
        assert found == sorted(set(found))
    assert set(stops["turns"]) <= set(stops["decisions"])


def test_a_snapshot_is_a_table_to_look_at(anna: Person) -> None:
    text = fondaco.new("merv", seats=2, seed=3).snapshot()
    answer = anna.http.post("/api/logs", content=text)
    assert answer.status_code == 201, answer.text
    found = anna.post(f"/api/tables/{answer.json()['id']}/study", {"at": 0})
    assert found["table"]["title"] == "merv"


# --- Lessons ---


def test_the_lessons_of_a_title_are_told_and_can_be_played_here(anna: Person) -> None:
    rows = anna.get("/api/lessons/merkator")
    assert rows[0]["id"] == "travel"
    assert [row["why"] for row in rows] == [""] * len(rows)
    assert anna.http.get("/api/lessons/chess").status_code == 404
    assert anna.http.get("/api/lessons/merkator/chess").status_code == 404


def test_a_lesson_stands_as_its_moves_lead(anna: Person) -> None:
    lesson = "/api/lessons/merkator/travel"
    begun = anna.post(f"{lesson}/position", {"moves": []})["table"]
    assert "travel hamburg" in [one["move"] for one in begun["legal"]]
    after = anna.post(f"{lesson}/position", {"moves": ["travel hamburg"]})
    assert after["table"]["to_act"] == 1
    assert after["table"]["legal"] == []  # the pupil has nothing to decide
    assert [line["seat"] for line in after["told"]] == [0]


def test_a_move_of_a_lesson_that_is_not_possible_is_refused_with_its_clause(anna: Person) -> None:
    lesson = "/api/lessons/merkator/time"
    asked = {"type": "why", "cid": "1", "at": 0, "move": "travel spain"}
    reason = anna.post(f"{lesson}/messages", {"line": {"moves": []}, "message": asked})
    assert reason["clause"] == "travel.cost"
    refused = anna.http.post(f"{lesson}/position", json={"moves": ["travel spain"]})
    assert refused.status_code == 422
