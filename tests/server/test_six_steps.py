"""One move, door to door: the six steps, and what a client gets that was away."""

import json
from collections.abc import Iterator

import pytest

from fondaco.server.audience import TAIL
from houses import Json, OpenHouse, Person, Talk, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def seated(house: OpenHouse, seats: int = 2) -> tuple[list[Person], Json]:
    """People at a table that has begun, and how the first of them sees it."""
    people = [house.person() for _ in range(seats)]
    table = people[0].open("merkator", ["me"] + ["open"] * (seats - 1))
    for seat, person in enumerate(people[1:], 1):
        assert person.send(table["id"], "sit", seat=seat)["type"] == "ok"
    assert people[0].send(table["id"], "start")["type"] == "ok"
    return people, people[0].table(table["id"])


def first(table: Json, word: str = "") -> str:
    """The first legal move that begins with a word."""
    return str(next(one["move"] for one in table["legal"] if one["move"].startswith(word)))


def now_of(talk: Talk) -> Json:
    return dict(talk.until(lambda message: message["type"] == "table")["table"])


def test_who_moves_is_answered_before_anybody_is_told(house: OpenHouse) -> None:
    (anna, ben), table = seated(house)
    with anna.socket(table["id"]) as hers, ben.socket(table["id"]) as his:
        now = now_of(hers)
        now_of(his)
        hers.send("play", cid="a", at=now["at"], move=first(now))
        ok = hers.until(lambda message: message["type"] != "presence")
        assert ok == {"type": "ok", "cid": "a", "seq": now["seq"] + 1, "link": "", "table": ""}
        told = hers.next()
        assert (told["type"], told["seq"]) == ("told", now["seq"] + 1)
        also = his.until(lambda message: message["type"] == "told")
        assert also["seq"] == told["seq"]
        assert also["events"] == told["events"]


def test_the_seat_comes_from_the_cookie_and_not_from_the_message(house: OpenHouse) -> None:
    (anna, ben), table = seated(house)
    refused = ben.send(table["id"], "play", at=table["at"], move=first(table))
    assert refused["type"] == "refused"
    assert "to decide" in refused["text"]
    answer = ben.http.post(
        f"/api/tables/{table['id']}/messages",
        json={"type": "play", "cid": "x", "at": table["at"], "move": first(table), "seat": 0},
    )
    assert answer.status_code == 400
    assert anna.table(table["id"]) == table


def test_a_message_that_is_sent_again_gets_its_first_answer_again(house: OpenHouse) -> None:
    (anna, _), table = seated(house)
    message = {"type": "play", "cid": "once", "at": table["at"], "move": first(table)}
    path = f"/api/tables/{table['id']}/messages"
    ok = anna.post(path, message)
    assert anna.post(path, message) == ok
    assert anna.table(table["id"])["moves"] == 1


def test_also_when_the_house_has_forgotten_that_it_answered(house: OpenHouse) -> None:
    (anna, _), table = seated(house)
    path = f"/api/tables/{table['id']}/messages"
    play = {"type": "play", "cid": "once", "at": table["at"], "move": first(table)}
    say = {"type": "say", "cid": "twice", "text": "hello"}
    answers = [anna.post(path, message) for message in (play, say)]
    house.house.rooms.clear()
    assert [anna.post(path, message) for message in (play, say)] == answers
    assert anna.table(table["id"])["seq"] == answers[1]["seq"]


def test_sitting_down_twice_is_sitting_down_once(house: OpenHouse) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"])
    sit = {"type": "sit", "cid": "sit", "seat": 1}
    path = f"/api/tables/{table['id']}/messages"
    ok = ben.post(path, sit)
    house.house.rooms.clear()
    assert ben.post(path, sit) == ok


def test_a_wrong_at_is_stale_and_brings_the_table(house: OpenHouse) -> None:
    (anna, _), table = seated(house)
    after = anna.play(table, first(table))
    stale = anna.send(table["id"], "play", at=table["at"], move=first(table))
    assert stale["type"] == "stale"
    assert stale["table"] == after


def test_chat_makes_no_move_stale(house: OpenHouse) -> None:
    (anna, ben), table = seated(house)
    assert ben.send(table["id"], "say", text="Take your time.")["type"] == "ok"
    assert anna.table(table["id"])["at"] == table["at"]
    anna.play(table, first(table))


def test_what_is_not_legal_is_refused_with_its_clause(house: OpenHouse) -> None:
    (anna, _), table = seated(house)
    refused = anna.send(table["id"], "play", at=table["at"], move="travel italy")
    assert refused["type"] == "refused"
    assert refused["clause"] == "travel.cost"
    assert refused["page"]
    nonsense = anna.send(table["id"], "play", at=table["at"], move="fly to the moon")
    assert nonsense["type"] == "refused"
    assert anna.table(table["id"]) == table


def test_reasons_and_previews_change_nothing(house: OpenHouse) -> None:
    (anna, ben), table = seated(house)
    reason = anna.send(table["id"], "why", at=table["at"], move="travel italy")
    assert (reason["type"], reason["clause"]) == ("reason", "travel.cost")
    assert anna.send(table["id"], "why", at=table["at"], move=first(table))["text"] == ""
    preview = anna.send(table["id"], "preview", at=table["at"], move=first(table, "travel"))
    assert preview["type"] == "previewed"
    assert preview["view"] != table["view"]
    reachable = anna.send(table["id"], "destinations", at=table["at"])
    assert (reachable["type"], reachable["destinations"]) == ("reachable", [])  # each move is one
    assert ben.send(table["id"], "destinations", at=table["at"])["type"] == "refused"
    assert ben.send(table["id"], "why", at=table["at"], move="travel italy")["type"] == "refused"
    assert anna.table(table["id"]) == table


def test_numbers_are_contiguous_for_everybody(house: OpenHouse) -> None:
    people, table = seated(house, 3)
    stranger = house.person()
    with stranger.socket(table["id"]) as watching:
        seen = [now_of(watching)["seq"]]
        for turn in range(20):
            for person in people:
                now = person.table(table["id"])
                if now["legal"]:
                    person.play(now, now["legal"][-1]["move"])
            people[turn % 3].send(table["id"], "say", text=f"line {turn}")
        last = people[0].table(table["id"])["seq"]
        while seen[-1] < last:
            seen.append(watching.until(lambda message: message["type"] == "told")["seq"])
    assert seen == list(range(seen[0], last + 1))


def test_who_comes_back_gets_the_rest(house: OpenHouse) -> None:
    (anna, ben), table = seated(house)
    with ben.socket(table["id"]) as talk:
        before = now_of(talk)
    now = anna.play(table, first(table, "sell"))
    now = anna.play(now, first(now, "sell"))
    with ben.socket(table["id"], last=before["seq"]) as talk:
        missed = [talk.next(), talk.next()]
    assert [one["seq"] for one in missed] == [before["seq"] + 1, before["seq"] + 2]
    assert missed[0]["table"] is None
    assert missed[1]["table"] == ben.table(table["id"])
    assert [one["events"][0]["event"] for one in missed] == ["sold", "sold"]


def test_who_was_away_too_long_gets_the_whole_table(house: OpenHouse) -> None:
    (anna, ben), table = seated(house)
    for number in range(TAIL + 1):
        anna.send(table["id"], "say", text=f"line {number}")
    with ben.socket(table["id"], last=table["seq"]) as talk:
        assert now_of(talk) == ben.table(table["id"])
    with ben.socket(table["id"], last=1_000_000) as talk:
        assert now_of(talk) == ben.table(table["id"])


def test_the_moves_are_for_who_is_to_act(house: OpenHouse) -> None:
    (_, ben), table = seated(house)
    assert table["legal"]
    assert table["to_act"] == 0
    assert ben.table(table["id"])["legal"] is None
    assert house.person().table(table["id"])["legal"] is None


def test_presence_tells_who_is_there(house: OpenHouse) -> None:
    (anna, ben), table = seated(house)
    with anna.socket(table["id"]) as hers:
        with ben.socket(table["id"]), house.person().socket(table["id"]):
            hers.until(lambda one: one == {"type": "presence", "seats": [0, 1], "onlookers": 1})
        hers.until(lambda one: one == {"type": "presence", "seats": [0], "onlookers": 0})


def test_the_stream_tells_the_same_as_a_socket(house: OpenHouse) -> None:
    (anna, ben), table = seated(house)
    with (
        ben.socket(table["id"]) as talk,
        ben.http.stream("GET", f"/api/tables/{table['id']}/stream") as stream,
    ):
        now_of(talk)
        lines = stream.iter_lines()
        assert '"type":"table"' in next(lines)
        anna.play(table, first(table))
        told = talk.until(lambda message: message["type"] == "told")
        row = next(line for line in lines if '"type":"told"' in line)
    assert json.loads(row) == told
