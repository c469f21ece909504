"""Who serves a store agrees with all others who do, and with who did before: version, rules,
editions and secret. Whoever does not is refused at the start, and told what to do."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from databases import emptied, fresh_database
from fondaco import Refused
from fondaco.server import accord, schema, watch
from fondaco.server.accord import DEAD_AFTER, Terms, terms_of
from fondaco.server.database import Away, Database, WriteFailed
from fondaco.server.house import House
from fondaco.server.postgres import Postgres
from fondaco.server.runtime import Runtime, now_in_milliseconds
from fondaco.server.settings import Settings
from fondaco.server.sqlite import Sqlite
from houses import opened
from waiting import SECONDS

ONE, OTHER = "0123456789abcdef" * 2, "fedcba9876543210" * 2
TERMS = terms_of(ONE)
OWN = replace(TERMS, own=["merkator"], editions={**TERMS.editions, "merkator": "0wn"})
NEW_RULES = replace(TERMS, rules={**TERMS.rules, "merv": 9})
NEW_PRINT = replace(TERMS, editions={**TERMS.editions, "merv": "new"})


@pytest.fixture(scope="module")
def database(postgres_url: str) -> str:
    return fresh_database(postgres_url)


@pytest.fixture
def database_url(database: str) -> str:
    """A database with nothing in it."""
    return emptied(database)


def said(database: str, terms: Terms, *changes: str, now: int = 0, stays: bool = False) -> str:
    """What a process that serves so is told when it starts; nothing, if it may. It is alone in the
    world, and leaves at once, unless it `stays` until it is forgotten."""

    async def come() -> str:
        kind = Postgres(database)
        clock = (lambda: now) if now else accord_now
        house = House(kind, ONE, clock, changes=frozenset(changes))
        try:
            await house.open()
        except Refused as refused:
            return refused.text
        finally:
            if stays:
                house.accord.id = "nobody"  # as after kill -9: its row is left
            await house.close()
        return ""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accord, "terms_of", lambda secret: terms)
        return asyncio.run(come())


def accord_now() -> int:
    return 1_800_000_000_000


@contextmanager
def serving(database: str, terms: Terms) -> Iterator[None]:
    """Another process serves so meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accord, "terms_of", lambda secret: terms)
        with opened(Postgres(database), now=accord_now):
            patch.undo()
            yield


# --- Side by side ---


@pytest.mark.parametrize(
    ("terms", "told"),
    [
        (terms_of(OTHER), r"another FONDACO_SECRET: .* Start this one with the same"),
        (NEW_RULES, r"other rules \(merv: \d there, 9 here\).* stop all processes of the other"),
        (NEW_PRINT, r"another edition \(merv: \w+ there, new here\).*the same --edition"),
        (OWN, r"another edition \(merkator: \w+ there, 0wn here\).*the same --edition"),
    ],
)
def test_who_differs_from_who_serves_is_refused(database_url: str, terms: Terms, told: str) -> None:
    with serving(database_url, TERMS):
        with pytest.raises(Refused, match=told):
            raise Refused(said(database_url, terms, "secret", "edition"))
        assert said(database_url, TERMS) == ""


def test_versions_of_the_store_that_understand_each_other_serve_side_by_side(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rule of a rolling upgrade: old and new overlap, and the old one may even come back."""
    newer = replace(TERMS, store=schema.VERSION + 1)
    with serving(database_url, TERMS):
        monkeypatch.setattr(schema, "STEPS", [*schema.STEPS, []])
        monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
        assert said(database_url, newer) == ""
        monkeypatch.undo()
        assert said(database_url, TERMS) == ""


def test_a_version_that_others_do_not_understand_waits_until_they_have_gone(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = replace(TERMS, store=schema.VERSION + 1)
    with serving(database_url, TERMS):
        monkeypatch.setattr(schema, "STEPS", [*schema.STEPS, []])
        monkeypatch.setattr(schema, "OLDEST", schema.VERSION + 1)
        monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
        told = said(database_url, newer)
        assert told.startswith(f"A process of an older Fondaco (version {TERMS.store} of the store")
        assert told.endswith("Stop all older processes, then start this one.")
        monkeypatch.undo()
        assert said(database_url, TERMS) == ""  # the store was left as it was


def test_of_two_that_differ_and_start_together_one_is_refused(database_url: str) -> None:
    async def both() -> list[str]:
        houses = [House(Postgres(database_url), secret) for secret in (ONE, OTHER)]
        found = await asyncio.gather(*[house.open() for house in houses], return_exceptions=True)
        for house in houses:
            await house.close()
        return [type(one).__name__ for one in found]

    assert sorted(asyncio.run(both())) == ["NoneType", "Refused"]


# --- One after the other ---


@pytest.mark.parametrize(
    ("first", "second", "change", "told"),
    [
        (TERMS, terms_of(OTHER), "secret", r"another FONDACO_SECRET: .*add --change secret"),
        (
            TERMS,
            OWN,
            "edition",
            r"another edition \(merkator: \w+ there, 0wn here\).*--change edition",
        ),
        (
            OWN,
            TERMS,
            "edition",
            r"another edition \(merkator: 0wn there, \w+ here\).*--change edition",
        ),
    ],
)
def test_what_no_upgrade_changes_is_changed_on_purpose_alone(
    database_url: str, first: Terms, second: Terms, change: str, told: str
) -> None:
    assert said(database_url, first) == ""
    with pytest.raises(Refused, match=told):
        raise Refused(said(database_url, second))
    assert said(database_url, second, change) == ""
    assert said(database_url, second) == ""


@pytest.mark.parametrize("terms", [NEW_RULES, NEW_PRINT])
def test_an_upgrade_brings_other_rules_and_printed_things_when_nobody_else_serves(
    database_url: str, terms: Terms
) -> None:
    assert said(database_url, TERMS) == ""
    assert said(database_url, terms) == ""


def test_a_process_that_was_killed_is_in_the_way_for_some_seconds_only(database_url: str) -> None:
    killed = accord_now()
    assert said(database_url, TERMS, now=killed, stays=True) == ""
    assert "other rules" in said(database_url, NEW_RULES, now=killed + DEAD_AFTER - 1)
    assert said(database_url, NEW_RULES, now=killed + DEAD_AFTER + 1) == ""


def test_where_nobody_else_can_serve_nobody_is_in_the_way(tmp_path: Path) -> None:
    """A data folder is locked: whoever has it finds signs of life of the dead alone."""
    for terms in (TERMS, NEW_RULES):
        kind = Sqlite(tmp_path)
        connection = kind.connect()
        connection.begin()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(accord, "terms_of", lambda secret, terms=terms: terms)
            who = accord.Accord(
                str(terms.rules),
                ONE,
                Runtime(),
                is_shared=kind.is_shared,
                has_bus=False,
                changes=frozenset(),
            )
            assert who.prepared(connection) == ONE
        connection.commit()
        connection.close()
        kind.close()


def test_who_was_taken_for_dead_gives_way(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that was stopped for a while, and finds that others serve with other rules."""
    monkeypatch.setattr(watch, "GIVE_WAY_SECONDS", 0.1)
    with opened(Postgres(database_url), Settings(secret=ONE)) as house:
        person = house.person()
        assert person.http.get("/readyz").text == "ready\n"
        table = person.open("merkator", ["me", "me"])["id"]
        with person.socket(table) as talk:
            hour = 3_600_000
            now = now_in_milliseconds() + hour
            assert said(database_url, NEW_RULES, now=now) == ""
            with pytest.raises(ConnectionClosed):
                talk.until(lambda message: message["type"] == "never")
        assert person.http.get("/readyz").text == "draining\n"


# --- As people start it ---


@pytest.mark.long
def test_the_command_says_it_in_one_sentence(database_url: str) -> None:
    with opened(Postgres(database_url), Settings(secret=ONE)):
        command = [sys.executable, "-m", "fondaco", "serve", "--port", "0"]
        command += ["--database", database_url]
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            timeout=SECONDS,
            env={**os.environ, "FONDACO_SECRET": OTHER},
        )
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    assert line.startswith("fondaco: Another process serves these data with another FONDACO_SECRET")


def test_a_store_that_is_away_for_a_moment_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, tries = Database.write, 0

    def at_the_third_time(database: Database, *work: Any) -> Awaitable[Any]:
        nonlocal tries
        tries += 1
        return write(database, *work) if tries > 2 else failing(Away("It does not answer."))

    monkeypatch.setattr(accord, "AGAIN_SECONDS", (0.0, 0.0))
    monkeypatch.setattr(Database, "write", at_the_third_time)
    with opened(tmp_path) as house:
        assert house.person().open("merkator", ["me", "me"])["status"]


# --- A disk without room ---


def full(database: Database, *work: object) -> Awaitable[None]:
    """In place of `Database.write`."""
    return failing(WriteFailed("The disk is full."))


async def failing(problem: WriteFailed) -> None:
    raise problem


def test_a_house_whose_disk_is_full_can_be_opened_to_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path) as house:
        anna = house.person()
        table = anna.open("merkator", ["me", "me"])
        key = dict(anna.http.cookies)
    monkeypatch.setattr(Database, "write", full)
    with opened(tmp_path) as house:
        back = house.person()
        back.http.cookies.update(key)
        now = back.table(table["id"])
        assert now["legal"] == table["legal"]
        refused = back.send(table["id"], "play", at=now["at"], move=now["legal"][0]["move"])
        assert refused["text"] == "The disk is full."


def test_another_secret_would_have_to_be_noted_on_the_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path, Settings(secret=OTHER)):
        pass
    monkeypatch.setattr(Database, "write", full)
    house = House(Sqlite(tmp_path), ONE)
    try:
        with pytest.raises(WriteFailed, match="full"):
            asyncio.run(house.open())
    finally:
        house.store.close()
        house.kind.close()
