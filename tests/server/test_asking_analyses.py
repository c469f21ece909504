"""Who has a game analyzed pays for its length, and keeps nobody else waiting for theirs."""

import asyncio
import zlib

import msgspec
import pytest

from fondaco.analysis.shapes import Account
from fondaco.analysis.titles import matters_of
from fondaco.games.shelf import TITLES
from fondaco.server import analyst, wire
from fondaco.server.house import House
from fondaco.server.jobs import Analyse, Analysed
from fondaco.server.limits import Limits, Purses
from fondaco.server.slices import MOST
from houses import Json, OpenHouse, Person
from waiting import until

ACCOUNT = Account("merkator", 1, "", "", "usual", "points", [], [], [], [], [], [], [], [])
TOLD = zlib.compress(msgspec.json.encode(wire.AnalysisNow("done", 1.0, ACCOUNT, [0])))


class Slicing:
    """A worker that needs one slice for a game, and for some as many as a test wants."""

    def __init__(self) -> None:
        self.endless: set[str] = set()
        self.done: list[str] = []

    async def do(self, job: Analyse, kind: type[Analysed]) -> Analysed:
        self.done.append(job.id)
        await asyncio.sleep(0.005)  # the house goes on meanwhile
        is_over = job.id not in self.endless
        return Analysed(0.5, TOLD if is_over else b"")


@pytest.fixture
def slicing(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> Slicing:
    found = Slicing()
    monkeypatch.setattr(house.house.analyst.here.workers, "do", found.do)
    return found


def ended(person: Person) -> str:
    """A game of one move."""
    now = person.open("merkator", ["me"])
    now = person.play(now, now["legal"][-1]["move"])
    assert person.send(now["id"], "end", at=now["at"])["type"] == "ok"
    return str(now["id"])


def analysis(table: str) -> str:
    return f"/api/tables/{table}/analysis"


# --- Turns ---


def test_a_long_game_keeps_nobody_else_waiting(house: OpenHouse, slicing: Slicing) -> None:
    anna, ben = house.person_from("192.0.2.1"), house.person_from("192.0.2.2")
    long, second, short = ended(anna), ended(anna), ended(ben)
    slicing.endless.add(long)
    for person, table in ((anna, long), (anna, second), (ben, short)):
        person.post(analysis(table))
    until(lambda: ben.get(analysis(short))["status"] == "done", "the short game is analyzed")
    assert anna.get(analysis(long))["status"] == "working"
    assert anna.get(analysis(second))["status"] == "waiting"
    slicing.endless.clear()
    until(lambda: anna.get(analysis(second))["status"] == "done", "all are analyzed")
    assert slicing.done[-1] == second


def test_long_games_of_other_addresses_keep_nobody_waiting(
    house: OpenHouse, slicing: Slicing
) -> None:
    """As many have turns as are left half done; one more waits for the first of them."""
    people = [house.person_from(f"192.0.2.{number}") for number in range(MOST)]
    long = [ended(person) for person in people]
    slicing.endless.update(long)
    for person, table in zip(people[1:], long[1:], strict=True):
        person.post(analysis(table))
    short = ended(people[0])
    people[0].post(analysis(short))
    until(lambda: people[0].get(analysis(short))["status"] == "done", "the short game is analyzed")
    people[0].post(analysis(long[0]))
    late = house.person_from("192.0.2.99")
    waiting = ended(late)
    late.post(analysis(waiting))
    until(lambda: set(slicing.done[-MOST:]) == set(long), "all have turns")
    assert late.get(analysis(waiting))["status"] == "waiting"
    slicing.endless.clear()
    until(lambda: late.get(analysis(waiting))["status"] == "done", "all are analyzed")


# --- Prices ---


def test_an_analysis_is_paid_for_by_its_length(
    house: OpenHouse, limits: Limits, slicing: Slicing
) -> None:
    anna, ben = house.person_from("192.0.2.1"), house.person_from("192.0.2.2")
    tables = [ended(anna), ended(anna)]
    price = matters_of("merkator").SECONDS
    limits.analyses = Purses(0.0, 1.5 * price)
    found = [anna.http.post(analysis(table)).status_code for table in (*tables, tables[0])]
    assert found == [200, 429, 200]  # who asks again pays nothing
    assert ben.http.post(analysis(tables[1])).status_code == 200
    until(lambda: ben.get(analysis(tables[1]))["status"] == "done", "the last is analyzed")


def test_a_game_that_is_too_long_is_not_analysed(
    house: OpenHouse, slicing: Slicing, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.person()
    table = ended(anna)
    monkeypatch.setattr("fondaco.analysis.merkator.LONGEST", 0)
    answer = anna.http.post(analysis(table))
    refused: Json = answer.json()
    assert (answer.status_code, refused["text"]) == (422, analyst.TOO_LONG.format(0))
    assert not slicing.done


@pytest.mark.parametrize("title", TITLES)
def test_anybody_can_pay_for_the_longest_game(title: str) -> None:
    matters = matters_of(title)
    assert Limits().analyses.burst >= matters.LONGEST * matters.SECONDS


# --- What came of it ---


@pytest.fixture
def analysed(house: OpenHouse, slicing: Slicing) -> str:
    """A game whose analysis is done."""
    anna = house.person()
    table = ended(anna)
    anna.post(analysis(table))
    until(lambda: anna.get(analysis(table))["status"] == "done", "the game is analyzed")
    return table


def test_it_is_told_as_it_is_kept(house: OpenHouse, analysed: str) -> None:
    with house.person().http.stream("GET", analysis(analysed)) as answer:
        assert b"".join(answer.iter_raw()) == TOLD
    assert answer.headers["content-encoding"] == "deflate"
    plain = house.person().http.get(analysis(analysed), headers={"accept-encoding": "identity"})
    assert plain.content == zlib.decompress(TOLD)


def test_what_somebody_has_is_not_sent_again(house: OpenHouse, analysed: str) -> None:
    http = house.person().http
    tag = http.get(analysis(analysed)).headers["etag"]
    again = http.get(analysis(analysed), headers={"if-none-match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = http.get(analysis(analysed), headers={"if-none-match": '"another"'})
    assert (other.status_code, other.headers["etag"]) == (200, tag)


def test_who_asks_for_it_pays_for_it(house: OpenHouse, limits: Limits, analysed: str) -> None:
    http = house.person_from("192.0.2.1").http
    limits.labor = Purses(0.0, 1.0)
    assert http.get(analysis(analysed)).status_code == 200
    assert limits.labor._purse("192.0.2.1").left < 1.0
    limits.labor.owe("192.0.2.1", 1.0)
    assert http.get(analysis(analysed)).status_code == 429
    assert http.post(analysis(analysed)).status_code == 429


def test_what_older_versions_have_said_goes(house: OpenHouse) -> None:
    async def kept(house: House) -> list[bytes | None]:
        for version in ("1", "2"):
            await house.store.analyses.keep("game", version, version.encode(), 0)
        await house.store.analyses.keep("game", "2", b"another", 0)
        return [await house.store.analyses.found("game", version) for version in ("1", "2")]

    assert house.run(kept) == [None, b"2"]


def test_who_studies_pays_for_it(house: OpenHouse, limits: Limits) -> None:
    ben = house.person_from("192.0.2.2")
    study = f"/api/tables/{ended(ben)}/study"
    asked = {"study": {"at": 0}, "moves": ["travel"]}
    limits.labor.owe("192.0.2.2", 1e9)
    found = [ben.http.post(study, json={"at": 0}), ben.http.post(f"{study}/tried", json=asked)]
    found.append(ben.http.post(f"{study}/considered", json={"at": 0}))
    assert [answer.status_code for answer in found] == [429] * 3
