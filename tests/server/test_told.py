"""Luck that is told: recorded games, entered as somebody would at a real table, end as they did."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import fondaco
from fondaco.log import Head
from fondaco.reading import Reader
from houses import Json, OpenHouse, Person, fresh_cid, opened
from told_logs import Entered, entered

LOGS = Path(__file__).parents[1] / "games"
SOLOPLAY = LOGS / "merkator/logs/soloplay/stuck_with_empty_stacks.log"
MAGISTRATE = LOGS / "merv/logs/solo_lost_2.log"
COURTIER = LOGS / "merv/logs/two.log"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def told_table(anna: Person, head: Head) -> Json:
    wanted = {
        "title": head.title,
        "seats": [{"kind": "me"}] * head.seats,
        "options": head.options,
        "luck": "told",
    }
    found: Json = anna.http.post("/api/tables", json=wanted).json()
    return found


def answered(anna: Person, table: Json, wanted: Entered, language: str = "en") -> list[int]:
    """What was drawn, told question by question."""
    told: list[int] = []
    for name in wanted.drawn:
        asked = ask(anna, table, wanted.move, told, language)["question"]
        told.append(next(one["number"] for one in asked["outcomes"] if one["cell"] == name))
    assert ask(anna, table, wanted.move, told, language)["question"] is None
    return told


def ask(anna: Person, table: Json, move: str, told: list[int], language: str = "en") -> Json:
    sent = {"at": table["at"], "move": move, "told": told, "language": language}
    return anna.send(table["id"], "luck", **sent)


def enter(anna: Person, table: Json, wanted: Entered) -> Json:
    told = answered(anna, table, wanted)
    if wanted.move:
        answer = anna.send(table["id"], "play", at=table["at"], move=wanted.move, told=told)
    else:
        answer = anna.send(table["id"], "start", told=told)
    assert answer["type"] == "ok", answer
    return anna.table(table["id"])


@pytest.mark.parametrize("log", [SOLOPLAY, MAGISTRATE], ids=["soloplay", "magistrate"])
def test_a_recorded_game_that_is_told_ends_as_it_did(house: OpenHouse, log: Path) -> None:
    anna = house.person()
    text = log.read_text()
    table = told_table(anna, Reader(text).head())
    assert (table["status"], table["told"], table["seal"]) == ("waiting", True, "")
    for wanted in entered(text):
        table = enter(anna, table, wanted)
    end = fondaco.replay(text)
    assert table["status"] == "over"
    assert table["view"] == end.view(0)
    totals = [score["total"] for score in table["scores"]]
    assert totals == [score["total"] for score in end.scores()]
    kept = anna.http.get(f"/api/tables/{table['id']}/log").text
    assert fondaco.replay(kept).view(0) == table["view"]


@pytest.fixture
def begun(house: OpenHouse) -> tuple[Person, Json, list[Entered]]:
    """A magistrate's game that lies on the table, and what is entered next."""
    anna = house.person()
    first, *rest = entered(MAGISTRATE.read_text())
    table = told_table(anna, Reader(MAGISTRATE.read_text()).head())
    return anna, enter(anna, table, first), rest


Begun = tuple[Person, Json, list[Entered]]


def test_two_people_with_the_courtier_are_told_by_one_of_them(house: OpenHouse) -> None:
    anna = house.person()
    text = COURTIER.read_text()
    table = told_table(anna, Reader(text).head())
    for wanted in entered(text)[:12]:
        table = enter(anna, table, wanted)
    assert (table["status"], table["yours"], table["moves"]) == ("playing", [0, 1], 11)


def test_what_is_not_told_is_asked_and_nothing_is_drawn(begun: Begun) -> None:
    anna, table, [wanted, *_] = begun
    assert wanted.drawn
    at, move = table["at"], wanted.move
    refused = anna.send(table["id"], "play", at=at, move=move)
    assert (refused["type"], "told" in refused["text"]) == ("refused", True)
    told = answered(anna, table, wanted)
    for wrong in ([*told, 0], [999]):
        assert anna.send(table["id"], "play", at=at, move=move, told=wrong)["type"] == "refused"
    assert anna.table(table["id"])["moves"] == 0


def test_the_same_answer_twice_is_entered_once(begun: Begun) -> None:
    anna, table, [wanted, *_] = begun
    told = answered(anna, table, wanted)
    sent = {"at": table["at"], "move": wanted.move, "told": told, "cid": fresh_cid()}
    first = anna.send(table["id"], "play", **sent)
    assert first["type"] == "ok"
    assert anna.send(table["id"], "play", **sent) == first
    assert anna.table(table["id"])["moves"] == 1


def test_a_slip_of_the_finger_is_taken_back_with_its_luck(begun: Begun) -> None:
    anna, table, [wanted, *_] = begun
    after = enter(anna, table, wanted)
    assert after["undo"] == "free"
    assert anna.send(table["id"], "undo", at=after["at"])["type"] == "ok"
    back = anna.table(table["id"])
    assert (back["moves"], back["view"]) == (0, table["view"])
    other = "{mosque}" if wanted.drawn == ["{wall}"] else "{wall}"
    again = enter(anna, back, Entered(wanted.move, [other]))
    assert again["view"] != after["view"]


def test_a_question_names_all_that_is_printed_in_both_languages(begun: Begun) -> None:
    anna, table, [first, *rest] = begun
    english = ask(anna, table, first.move, [])["question"]
    german = ask(anna, table, first.move, [], "de")["question"]
    cells = [[one["cell"] for one in asked["outcomes"]] for asked in (english, german)]
    assert cells[0] == cells[1]
    assert (english["text"], german["text"]) == (
        "the next card of the magistrate's deck",
        "die nächste Karte vom Stapel des Magistrats",
    )
    table = enter(anna, table, first)
    for wanted in rest:
        if wanted.drawn and wanted.drawn[0] in ("{wall}", "{mosque}", "{library}"):
            break
        table = enter(anna, table, wanted)
    outcomes = ask(anna, table, wanted.move, [])["question"]["outcomes"]
    gone = [one for one in outcomes if one["number"] is None]
    assert [one["gone"] for one in gone] == ["cannot come now"] * len(gone)
    assert len(gone) > 0


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]},
        {"clock": {"type": "days", "days": 3}},
        {"listed": True},
        {"title": "merchants", "seats": [{"kind": "me"}] * 3},
    ],
    ids=["a bot", "a clock", "listed", "secrets"],
)
def test_luck_is_told_at_a_real_table_only(house: OpenHouse, change: Json) -> None:
    wanted = {"title": "merv", "seats": [{"kind": "me"}], "luck": "told"} | change
    anna = house.person()
    assert anna.http.post("/api/tables", json=wanted).status_code == 422


def test_no_bot_takes_over_and_nobody_tells_a_sealed_table(begun: Begun) -> None:
    anna, table, _ = begun
    assert anna.send(table["id"], "hand", seat=0, level="greedy")["type"] == "refused"
    sealed = anna.open("merkator", ["me"])
    move = sealed["legal"][0]["move"]
    assert anna.send(sealed["id"], "luck", at=sealed["at"], move=move)["type"] == "refused"
