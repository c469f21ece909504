"""What the house answers for people who are away; nobody else learns more than the answer."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from houses import Json, OpenHouse, Person, opened
from waiting import until


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with opened(tmp_path) as found:
        yield found


def seated(house: OpenHouse, title: str, seats: int, **settled: object) -> tuple[list[Person], str]:
    people = [house.person() for _ in range(seats)]
    table = people[0].open(title, ["me"] + ["open"] * (seats - 1), **settled)["id"]
    for seat, person in enumerate(people[1:], 1):
        person.send(table, "sit", seat=seat)
    people[0].send(table, "start")
    return people, table


def stand(person: Person, table: str, seat: int, answer: Json | None) -> Json:
    return person.send(table, "stand", seat=seat, answer=answer)


def asked_to_join(people: list[Person], table: str) -> str | None:
    """Play on until seat 1 is asked to join a journey; where that is, or None: it never was."""
    now = people[0].table(table)
    while now["status"] == "playing":
        now = now if now["legal"] else people[now["to_act"]].table(table)
        moves = [one["move"] for one in now["legal"]]
        if now["to_act"] == 1 and "join" in moves:
            return str(now["view"]["merkator"])
        travels = [one for one in moves if one in ("done", "stay") or one.startswith("travel")]
        now = people[now["to_act"]].play(now, (travels or moves)[0])
    return None


def asked(house: OpenHouse) -> tuple[list[Person], str, str]:
    """Two people at a table at which seat 1 is asked to join, and where."""
    for _ in range(10):
        people, table = seated(house, "merkator", 2)
        place = asked_to_join(people, table)
        if place is not None:
            return people, table, place
    raise AssertionError("seat 1 could never join")


def test_who_does_not_want_to_be_asked_stays_at_home(house: OpenHouse) -> None:
    people, table, place = asked(house)
    before = people[1].table(table)
    assert stand(people[1], table, 1, {"unless": [place]})["type"] == "ok"
    now = people[1].table(table)
    assert now["standing"] == {"1": {"unless": [place], "turn_of": None}}
    assert now["at"] == before["at"]  # here one wants to be asked
    assert stand(people[1], table, 1, None)["type"] == "ok"
    assert people[1].table(table)["standing"] == {}
    assert stand(people[1], table, 1, {})["type"] == "ok"
    until(lambda: people[1].table(table)["moves"] == before["moves"] + 1, "the house answers")
    assert people[1].table(table)["standing"] == {"1": {"unless": [], "turn_of": None}}


def test_others_see_the_answer_alone(house: OpenHouse) -> None:
    people, table, _ = asked(house)
    seq = people[0].table(table)["seq"]
    with people[0].socket(table) as anna, house.person().socket(table) as onlooker:
        for talk in (anna, onlooker):
            talk.until(lambda one: one["type"] == "table")
        stand(people[1], table, 1, {"unless": ["a place of my own"]})
        for talk in (anna, onlooker):
            heard: list[Json] = []
            talk.until(lambda one, heard=heard: heard.append(one) or one["type"] == "told")  # type: ignore[misc]
            [told] = [one for one in heard if one["type"] == "told"]
            assert (told["seq"], told["what"], told["seat"]) == (seq + 1, "moved", 1)
            assert told["table"]["standing"] == {}
            assert "a place of my own" not in json.dumps(heard)


def test_it_is_for_those_who_hold_the_seat(house: OpenHouse) -> None:
    people, table = seated(house, "merv", 2)
    assert "not yours" in stand(people[1], table, 0, {})["text"]
    assert "nothing in this game" in stand(people[1], table, 1, {})["text"]


def test_it_outlives_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        people, table = seated(house, "merkator", 2)
        stand(people[1], table, 1, {"unless": ["italy"]})
        cookies = people[1].http.cookies
    with opened(tmp_path) as house:
        ben = house.person()
        ben.http.cookies = cookies
        assert ben.table(table)["standing"]["1"]["unless"] == ["italy"]


def offering(anna: Person, table: str) -> None:
    """Offer the first thing that can be offered for the first that can be asked for."""
    now = anna.table(table)
    for begin in ("offer", "give ", "ask ", "propose"):
        moves = [one["move"] for one in now["legal"] if one["move"].startswith(begin)]
        now = anna.play(now, moves[0])


def in_her_turn(people: list[Person], table: str) -> Json:
    """Play until somebody may make an offer."""
    now = people[0].table(table)
    for _ in range(200):
        now = people[now["to_act"]].table(table)
        moves = [one["move"] for one in now["legal"]]
        if "offer" in moves:
            return now
        now = people[now["to_act"]].play(now, moves[0])
    raise AssertionError("nobody may offer")


@pytest.mark.parametrize("wanted", ["given", "other", "turn"])
def test_offers_are_declined_unless_they_give_what_is_wanted(house: OpenHouse, wanted: str) -> None:
    people, table = seated(house, "merchants", 3)
    now = in_her_turn(people, table)
    active = now["to_act"]
    first, second = (active + 1) % 3, (active + 2) % 3
    own = now["view"]["players"][active]["own"]["resources"]
    given = next(id for id, count in own.items() if count > 0)
    answer = {
        "given": {"unless": [given]},
        "other": {"unless": [id for id in own if id != given][:1]},
        "turn": {"unless": [given], "turn_of": active},
    }[wanted]
    assert stand(people[first], table, first, answer)["type"] == "ok"
    assert stand(people[second], table, second, {})["type"] == "ok"
    offering(people[active], table)
    due = first if wanted == "given" else active
    until(lambda: people[active].table(table)["to_act"] == due, "the house answers")
    if wanted == "turn":
        finish_turn(people, table, active)
        until(lambda: answers(people[first], table)[str(first)]["turn_of"] is None, "it has passed")


def answers(person: Person, table: str) -> Json:
    found: Json = person.table(table)["standing"]
    return found


def finish_turn(people: list[Person], table: str, active: int) -> None:
    now = people[active].table(table)
    for _ in range(60):
        if now["view"]["active"] != active:
            return
        now = people[now["to_act"]].table(table)
        moves = [one["move"] for one in now["legal"]]
        ends = [one for one in moves if one in ("end turn", "done", "end", "decline")]
        now = people[now["to_act"]].play(now, (ends or moves)[0])
    raise AssertionError("the turn never ended")
