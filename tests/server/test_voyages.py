"""Daily voyages through the public door: the first try counts, links spoil nothing, and what was
tampered with is refused."""

import itertools
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

import fondaco
from fondaco.log import sum_of
from houses import Json, OpenHouse, Person, opened

NOON = 1_795_003_200_000  # on 18 November 2026
WANTED = {"title": "merv", "seats": [{"kind": "me"}], "luck": "voyage"}


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[OpenHouse]]:
    """Two houses on the same day."""
    later = itertools.count(NOON)
    with ExitStack() as stack:
        found = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
        yield [stack.enter_context(opened(folder, now=lambda: next(later))) for folder in found]


def set_sail(anna: Person) -> Json:
    found: Json = anna.http.post("/api/tables", json=WANTED).json()
    return found


def sail(anna: Person, table: Json, number: int) -> Json:
    """Play to the end; of the legal moves always the one of that number, or the last."""
    while table["status"] == "playing":
        legal = table["legal"]
        move = legal[min(number, len(legal) - 1)]["move"]
        answer = anna.send(table["id"], "play", at=table["at"], move=move)
        assert answer["type"] == "ok", answer
        table = anna.table(table["id"])
    return table


def magistrate(anna: Person) -> Json:
    found = [one for one in anna.http.get("/api/solo").json() if one["name"] == "magistrate"]
    assert len(found) == 1
    return dict(found[0])


def test_two_houses_give_the_same_luck_on_different_lines(houses: list[OpenHouse]) -> None:
    anna, bert = (house.person() for house in houses)
    one, other = set_sail(anna), set_sail(bert)
    assert (one["voyage"], one["seal"], one["hints"]) == ("2026-11-18", "", False)
    assert one["view"] == other["view"]
    logs = [
        person.http.get(f"/api/tables/{sail(person, table, line)['id']}/log").text
        for person, table, line in ((anna, one, 0), (bert, other, 1))
    ]
    assert logs[0] != logs[1]
    for log in logs:
        assert fondaco.verify(log).head.voyage == "2026-11-18"
        assert houses[0].person().http.post("/api/logs", content=log).status_code == 201


def test_a_tampered_result_is_refused(houses: list[OpenHouse]) -> None:
    anna = houses[0].person()
    table = sail(anna, set_sail(anna), 0)
    log = anna.http.get(f"/api/tables/{table['id']}/log").text
    row = next(row for row in log.split("\n") if " | " in row and not row.startswith("start"))
    other = f"{row[: row.rindex(' ')]} {0 if row.split()[-1] != '0' else 1}"
    body = log.replace(row, other, 1)
    body = body[: body.rindex("end ")]
    answer = anna.http.post("/api/logs", content=f"{body}end {sum_of(body)}\n")
    assert answer.status_code == 422
    assert "but everybody had on that day" in answer.json()["text"]


def test_the_first_try_counts_and_links_spoil_nothing(houses: list[OpenHouse]) -> None:
    anna, bert = houses[1].person(), houses[1].person()
    first = set_sail(anna)
    assert magistrate(anna)["today"]["table"] == first["id"]
    hint = anna.send(first["id"], "hint", at=first["at"])
    handed = anna.send(first["id"], "hand", seat=0, level="patrician")
    assert hint["type"] == handed["type"] == "refused"
    first = sail(anna, first, 0)
    again = sail(anna, set_sail(anna), 1)
    mine = magistrate(anna)
    lead = first["scores"][0]["total"] - first["scores"][1]["total"]
    assert (mine["today"]["table"], mine["today"]["points"]) == (first["id"], lead)
    assert lead in mine["today"]["results"]
    assert mine["played"] == 2
    other = again["scores"][0]["total"] - again["scores"][1]["total"]
    assert mine["best"] == max(lead, other)
    link = f"/api/voyages/{mine['today']['link']}"
    assert anna.http.get(link).json()["yours"]
    before = bert.http.get(link).json()
    assert (before["who"], before["scores"], before["results"]) == (first["host"], None, [])
    sail(bert, set_sail(bert), 2)
    after = bert.http.get(link).json()
    assert after["played"]
    assert after["attempt"] == "first"
    assert not after["yours"]
    assert [one["total"] for one in after["scores"]] == [one["total"] for one in first["scores"]]
    assert first["id"] not in str(after)
    assert bert.http.get("/api/voyages/none").status_code == 404


def test_a_voyage_goes_on_when_a_house_opens_again(houses: list[OpenHouse]) -> None:
    anna = houses[0].person()
    table = set_sail(anna)
    for _ in range(12):
        anna.send(table["id"], "play", at=table["at"], move=table["legal"][0]["move"])
        table = anna.table(table["id"])
    houses[0].house.rooms.clear()
    ended = sail(anna, anna.table(table["id"]), 0)
    one = fondaco.new("merv", 1, voyage="2026-11-18")
    while one.to_act is not None:
        one.play(one.legal()[0])
    assert [score["total"] for score in ended["scores"]] == [s["total"] for s in one.scores()]


def test_only_what_is_the_same_for_all_is_a_voyage(houses: list[OpenHouse]) -> None:
    anna = houses[0].person()
    for changes in (
        {"seats": [{"kind": "me"}, {"kind": "bot", "level": "factor"}]},
        {"options": {"camel_market": "a"}},
        {"listed": True},
    ):
        assert anna.http.post("/api/tables", json={**WANTED, **changes}).status_code == 422
