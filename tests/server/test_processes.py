"""Two processes serve the same tables from one PostgreSQL."""

import asyncio
import json
import os
import signal
import threading
import time
from collections.abc import Iterator

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

import fondaco
from databases import fresh_database
from fondaco.server.audience import PRESENCE_SECONDS
from fondaco.server.house import DEAD_AFTER, now_in_milliseconds
from fondaco.server.journal import Entry
from fondaco.server.postgres import Postgres
from houses import Json, Person, Talk, opened
from processes import Process, two_processes

Houses = tuple[Process, Process]
MOST_MOVES = 200
BOT_MOVES = 12
AT_ONCE = 50  # messages that a socket may send in a hurry
SOON = 10.0


@pytest.fixture(scope="module")
def database(postgres_url: str) -> str:
    return fresh_database(postgres_url)


@pytest.fixture(scope="module")
def houses(database: str) -> Iterator[Houses]:
    with two_processes(database) as both:
        yield both


def devices(houses: Houses) -> tuple[Person, Person]:
    """One person with a device at each process."""
    made = houses[0].person().post("/api/tokens", {"label": "device"})
    return houses[0].person(made["token"]), houses[1].person(made["token"])


def shown(talk: Talk) -> Json:
    """The next table that somebody is shown."""
    found: Json = talk.until(lambda message: bool(message.get("table")))["table"]
    return found


def told(talk: Talk, seq: int) -> Json:
    """What somebody is told next, which has that number."""
    message = talk.until(lambda message: message["type"] == "told")
    assert message["seq"] == seq
    return message


def journal(database: str, table: str) -> list[tuple[int, str, Json]]:
    """Numbers, authors and contents of what is stored of a table."""
    with psycopg.connect(database) as plain:
        rows = plain.execute(
            "SELECT seq, author, body FROM journal WHERE table_id = %s ORDER BY seq", (table,)
        ).fetchall()
    return [(seq, author, json.loads(body)) for seq, author, body in rows]


class Listener:
    """Follows a table on a socket, in a thread, and keeps what it is told."""

    def __init__(self, person: Person, table: str) -> None:
        self.heard: list[Json] = []
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._listen, args=(person, table), daemon=True)
        self._thread.start()
        assert self._ready.wait(SOON)

    def _listen(self, person: Person, table: str) -> None:
        with person.socket(table) as talk:
            self.first = talk.next()["table"]
            self._ready.set()
            while not self._is_over():
                message = talk.next()
                if message["type"] == "told":
                    self.heard.append(message)

    def _is_over(self) -> bool:
        return any(message["what"] == "ended" for message in self.heard) or any(
            message["table"] and message["table"]["status"] == "over" for message in self.heard
        )

    def until_over(self) -> list[Json]:
        self._thread.join(60)
        assert not self._thread.is_alive(), "it was never told of the end"
        return self.heard


def check_same(first: Listener, second: Listener) -> None:
    """Both were told the same, with contiguous numbers."""
    by_number = [
        {message["seq"]: {**message, "table": None} for message in listener.heard}
        for listener in (first, second)
    ]
    for listener in (first, second):
        numbers = [message["seq"] for message in listener.heard]
        begin = listener.first["seq"] + 1
        assert numbers == list(range(begin, begin + len(numbers)))
    common = by_number[0].keys() & by_number[1].keys()
    assert len(common) > 5
    for number in common:
        assert by_number[0][number] == by_number[1][number]


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
        read = there.house.store.journal

        async def slowly_read(id: str, after: int = 0) -> list[Entry]:
            """What was stored before the move, known after everybody was told of it."""
            found = await read(id, after)
            if after == 0:
                await asyncio.to_thread(anna.play, table, "travel hamburg")
                await asyncio.sleep(0.2)
            return found

        monkeypatch.setattr(there.house.store, "journal", slowly_read)
        assert there.person().table(table["id"])["moves"] == 1


# --- Presence ---


def present(talk: Talk, seats: list[int], onlookers: int) -> None:
    """Wait until somebody is told that exactly these are there."""
    wanted = {"type": "presence", "seats": seats, "onlookers": onlookers}
    talk.until(lambda message: message == wanted)


def test_presence_is_known_across_processes(houses: Houses) -> None:
    anna, berta = devices(houses)[0], devices(houses)[1]
    table = anna.open("merkator", ["me", "open"])["id"]
    with anna.socket(table) as here:
        present(here, [0], 0)
        with berta.socket(table) as there:
            present(here, [0], 1)
            present(there, [0], 1)
            there.ask("sit", seat=1)
            present(here, [0, 1], 0)
            with houses[1].person().socket(table) as third:
                present(here, [0, 1], 1)
                present(third, [0, 1], 1)
        present(here, [0], 0)


def test_those_at_a_process_that_closes_are_gone(database_url: str) -> None:
    with opened(Postgres(database_url)) as here:
        anna = here.person()
        table = anna.open("merkator", ["me", "me"])["id"]
        with anna.socket(table) as talk:
            with opened(Postgres(database_url)) as there, there.person().socket(table):
                present(talk, [0, 1], 1)
            present(talk, [0, 1], 0)


def test_those_at_a_process_that_died_are_gone(database_url: str) -> None:
    late = DEAD_AFTER + 5_000
    with (
        opened(Postgres(database_url)) as dead,
        opened(Postgres(database_url), now=lambda: now_in_milliseconds() + late) as alive,
    ):
        onlooker = dead.person()
        table = onlooker.open("merkator", ["me", "me"])["id"]
        with onlooker.socket(table), alive.person().socket(table) as talk:
            present(talk, [0, 1], 1)
            time.sleep(3 * PRESENCE_SECONDS)  # what is on its way arrives
            alive.run(lambda house: house._beat())
            present(talk, [], 1)


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


def end(person: Person, table: str) -> None:
    """End a game at which nobody else decides, also while bots play on."""
    for _ in range(MOST_MOVES):
        now = person.table(table)
        if person.send(table, "end", at=now["at"])["type"] == "ok":
            return
    raise AssertionError("it cannot be ended")


# --- When something dies ---


def test_what_is_missed_while_nobody_listens_is_told_later(houses: Houses, database: str) -> None:
    here, there = devices(houses)
    table = here.open("merkator", ["me", "me"])
    with there.socket(table["id"]) as talk:
        shown(talk)
        for _ in range(3):
            assert stop_listening(database) >= 1
            for _ in range(3):
                table = here.play(table, table["legal"][-1]["move"])
            while shown(talk)["seq"] < table["seq"]:
                pass


def stop_listening(database: str) -> int:
    """End the connections on which the processes hear of each other."""
    return cut(database, "LISTEN%")


def cut(database: str, last_words: str) -> int:
    """End connections to the database, by what was last said on them; how many."""
    with psycopg.connect(database, autocommit=True) as plain:
        rows = plain.execute(
            """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE query LIKE %s AND datname = current_database() AND pid <> pg_backend_pid()""",
            (last_words,),
        ).fetchall()
    return len(rows)


def test_when_the_database_was_away_nobody_notices(houses: Houses, database: str) -> None:
    here, there = devices(houses)
    table = here.open("merkator", ["me", "me"])
    for person in (here, there, here, there):
        assert cut(database, "%") >= 1
        for _ in range(3):  # a connection each for those who read
            table = person.table(table["id"])
        table = person.play(table, table["legal"][-1]["move"])
    assert table["moves"] == 4


def test_what_cannot_be_followed_is_set_aside_alone(houses: Houses, database: str) -> None:
    anna = devices(houses)[0]
    sound, broken = [anna.open("merkator", ["me", "me"])["id"] for _ in range(2)]
    with anna.socket(broken) as talk, anna.socket(sound) as other:
        shown(talk)
        shown(other)
        with psycopg.connect(database, autocommit=True) as plain:
            plain.execute(
                "INSERT INTO journal VALUES (%s, 4, 'x', 'x', %s, 0)",
                (broken, '{"is":"moved","line":"0 fly home"}'),
            )
            plain.execute("SELECT pg_notify('fondaco', %s)", (f"{broken} 4",))
        with pytest.raises(ConnectionClosed):
            talk.until(lambda message: message.get("seq") == 4)
        assert other.ask("say", text="Hello")["type"] == "ok"
    assert [house.person().http.get(f"/api/tables/{broken}").status_code for house in houses] == [
        410,
        410,
    ]


def test_a_process_goes_on_with_bots_and_clocks_of_one_that_was_killed(
    houses: Houses, database: str
) -> None:
    """The last test here: one of the houses does not come back."""
    dies, lives = houses
    (anna, _), (berta, berta_later) = devices(houses), devices(houses)
    bots = anna.open("merkator", ["me", "greedy"])
    anna.play(bots, bots["legal"][-1]["move"])
    clock = anna.open("merkator", ["me", "open"], clock={"type": "bank", "seconds": 10})["id"]
    berta.send(clock, "sit", seat=1)
    anna.send(clock, "start")
    with lives.person().socket(bots["id"]) as talk:
        freeze(dies)
        left = leave_it_to_the_bot(anna, bots["id"])
        dies.kill()
        let_time_pass(database, 11_000)
        with berta_later.socket(clock) as late:
            ran_out = late.until(lambda message: message.get("what") == "ran_out")
            assert ran_out["table"]["clock"]["ran_out"]
            assert late.ask("choose", choice="bot")["type"] == "ok"
            assert late.until(lambda message: message.get("what") == "moved")["seat"] == 0
        while shown(talk)["seq"] < left["seq"]:
            pass
        played = told(talk, left["seq"] + 1)
        assert (played["what"], played["seat"]) == ("moved", 1)
    for table in (bots["id"], clock):
        stored = journal(database, table)
        assert [seq for seq, _, _ in stored] == list(range(1, len(stored) + 1))
    assert [body["is"] for _, _, body in stored].count("ran_out") == 1


def let_time_pass(database: str, milliseconds: int) -> None:
    """Let all that was done have been done earlier, while the house was open."""
    with psycopg.connect(database) as plain:
        plain.execute("UPDATE service SET began = began - %s", (milliseconds,))
        plain.execute("UPDATE journal SET made = made - %s", (milliseconds,))
        plain.execute(
            "UPDATE tables SET changed = changed - %s, deadline = deadline - %s",
            (milliseconds, milliseconds),
        )


def freeze(process: Process) -> None:
    """Let its bots think no further."""
    for pid in process.bots():
        os.kill(pid, signal.SIGSTOP)


def leave_it_to_the_bot(anna: Person, table: str) -> Json:
    """Play until the bot is to act."""
    now = anna.table(table)
    for _ in range(MOST_MOVES):
        if now["legal"] is None:
            return now
        now = anna.play(now, now["legal"][-1]["move"])
    raise AssertionError("it is never the bot's turn")
