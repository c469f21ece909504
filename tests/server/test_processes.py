"""Two processes serve the same tables from one PostgreSQL."""

import asyncio
from collections.abc import Iterator

import pytest

import fondaco
from databases import fresh_database
from fondaco.server.journal import Entry
from fondaco.server.postgres import Postgres
from houses import Json, Person, Talk, opened
from processes import (
    Houses,
    Listener,
    check_same,
    devices,
    end,
    journal,
    shown,
    told,
    two_processes,
)

pytestmark = pytest.mark.long  # houses in processes of their own

MOST_MOVES = 200
BOT_MOVES = 12
AT_ONCE = 50  # messages that a socket may send in a hurry


@pytest.fixture(scope="module")
def database(postgres_url: str) -> str:
    return fresh_database(postgres_url)


@pytest.fixture(scope="module")
def houses(database: str) -> Iterator[Houses]:
    with two_processes(database) as both:
        yield both


# --- At the same table ---


def test_people_at_different_processes_see_each_other_in_order(houses: Houses) -> None:
    anna, berta = devices(houses)[0], devices(houses)[1]
    table = anna.open("merkator", ["me", "open"])["id"]
    with anna.socket(table) as here, berta.socket(table) as there:
        shown(here)
        shown(there)
        assert there.ask("sit", seat=1)["seq"] == 2
        told(here, 2)
        told(there, 2)
        assert here.ask("start")["seq"] == 3
        now = {0: told(here, 3)["table"], 1: told(there, 3)["table"]}
        for seq in range(4, 24):
            seat = now[0]["to_act"]
            assert (now[seat]["legal"] is None, now[1 - seat]["legal"] is None) == (False, True)
            talk, move = (here, there)[seat], now[seat]["legal"][-1]["move"]
            assert talk.ask("play", at=now[seat]["at"], move=move)["seq"] == seq
            now = {0: told(here, seq)["table"], 1: told(there, seq)["table"]}
            assert {**now[0]["view"], "you": 1} == now[1]["view"]
        here.ask("say", text="Good morning")
        assert told(here, 24)["text"] == "Good morning"
        assert told(there, 24)["lines"] == [f"{now[0]['seats'][0]['name']}: Good morning"]
        there.ask("say", text="Good evening")
        assert told(here, 25)["text"] == "Good evening"


def test_what_one_process_did_another_takes_back(houses: Houses) -> None:
    here, there = devices(houses)
    before = here.open("merkator", ["me", "me"])
    with there.socket(before["id"]) as talk:
        assert shown(talk)["view"] == before["view"]
        here.play(before, "travel hamburg")
        after = shown(talk)
        assert after["view"] != before["view"]
        assert talk.ask("undo", at=after["at"])["type"] == "ok"
    now = here.table(before["id"])
    assert (now["view"], now["moves"]) == (before["view"], 0)


def test_a_message_sent_again_to_another_process_gets_its_first_answer(houses: Houses) -> None:
    here, there = devices(houses)
    table = here.open("merkator", ["me", "me"])
    there.table(table["id"])
    for fields in (
        {"type": "play", "at": table["at"], "move": "travel hamburg"},
        {"type": "say", "text": "Hello"},
    ):
        cid = f"again-{fields['type']}"
        answers = [who.send(table["id"], cid=cid, **fields) for who in (here, there, here)]
        assert answers[0]["type"] == "ok"
        assert answers == [answers[0]] * 3


# --- At the same time ---


def test_simultaneous_moves_are_neither_doubled_nor_lost(houses: Houses, database: str) -> None:
    here, there = devices(houses)
    table = here.open("merkator", ["me", "me"])
    listeners = [Listener(house.person(), table["id"]) for house in houses]
    answers = raced(here, there, table)
    kinds = [sorted(answer["type"] for answer in pair) for pair in answers]
    assert kinds == [["ok", "stale"]] * len(answers)
    for listener in listeners:
        listener.until_over()
    check_same(*listeners)
    stored = journal(database, table["id"])
    assert [seq for seq, _, _ in stored] == list(range(1, len(stored) + 1))
    assert len([body for _, _, body in stored if body["is"] == "moved"]) == len(answers)
    logs = {who.http.get(f"/api/tables/{table['id']}/log").text for who in (here, there)}
    assert fondaco.verify(logs.pop()).moves_played == len(answers)
    assert not logs


def raced(here: Person, there: Person, table: Json) -> list[list[Json]]:
    """Play a game: in every position both devices send a move at the same time."""
    answers: list[list[Json]] = []
    with here.socket(table["id"]) as first, there.socket(table["id"]) as second:
        talks = (first, second)
        now = [shown(talk) for talk in talks]
        while now[0]["status"] != "over" and len(answers) < AT_ONCE:
            for number, talk in enumerate(talks):
                moves = now[0]["legal"]
                move = moves[-1 - number % len(moves)]["move"]
                talk.send("play", cid=f"{number}-{now[0]['at']}", at=now[0]["at"], move=move)
            pair: list[Json] = []
            now = [caught_up(talk, now[0]["at"], pair) for talk in talks]
            assert now[0]["at"] == now[1]["at"]
            answers.append(pair)
    if now[0]["status"] != "over":
        end(here, table["id"])
    return answers


def caught_up(talk: Talk, at: int, pair: list[Json]) -> Json:
    """The table after the next move; the answer to ours is noted."""
    answer: Json | None = None
    now: Json | None = None
    while answer is None or now is None:
        message = talk.next()
        if "cid" in message:
            answer = message
            pair.append(message)
        if isinstance(message.get("table"), dict) and message["table"]["at"] > at:
            now = message["table"]
    return now


def test_a_room_opened_during_a_move_misses_nothing(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(Postgres(database_url)) as here, opened(Postgres(database_url)) as there:
        anna = here.person()
        table = anna.open("merkator", ["me", "me"])
        read = there.house.store.tables.journal

        async def slowly_read(id: str, after: int = 0) -> list[Entry]:
            """What was stored before the move, known after everybody was told of it."""
            found = await read(id, after)
            if after == 0:
                await asyncio.to_thread(anna.play, table, "travel hamburg")
                await asyncio.sleep(0.2)
            return found

        monkeypatch.setattr(there.house.store.tables, "journal", slowly_read)
        assert there.person().table(table["id"])["moves"] == 1


# --- Bots ---


def test_bots_play_once_for_all_processes(houses: Houses, database: str) -> None:
    here, there = devices(houses)
    table = here.open("merkator", ["me", "greedy", "greedy"])
    listeners = [Listener(house.person(), table["id"]) for house in houses]
    with here.socket(table["id"]) as first, there.socket(table["id"]) as second:
        talks, now, turn, own = (first, second), shown(first), 0, 0
        while now["moves"] - own < BOT_MOVES and turn < MOST_MOVES:
            if now["legal"]:
                answer = talks[turn % 2].ask("play", at=now["at"], move=now["legal"][-1]["move"])
                own += answer["type"] == "ok"
                turn += 1
            now = shown(talks[turn % 2])
    end(here, table["id"])
    for listener in listeners:
        listener.until_over()
    check_same(*listeners)
    stored = journal(database, table["id"])
    assert [seq for seq, _, _ in stored] == list(range(1, len(stored) + 1))
    assert len([author for _, author, _ in stored if author == "bot"]) >= BOT_MOVES
