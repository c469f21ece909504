"""Rules that nobody plays yet meet a store of version 0.1.0, in which nothing but journals is kept.

What replays goes on; of what does not, the table says why, and what can be done.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from houses import Json
from old_people import Looking, Writing
from other_rules import NOT_KEPT, check_goes_on, moment, position
from upgrading import MADE_UP, ServedHouse, made_up_rules, old_store

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made_up_rules(tmp_path_factory.mktemp("made-up"))


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Json]:
    data = tmp_path_factory.mktemp("old")
    return data, old_store("0.1.0", data)


@pytest.fixture(scope="module")
def people(old: tuple[Path, Json], code: Path) -> Iterator[Writing]:
    data, answers = old
    with ServedHouse(data, code) as house:
        yield Writing(house, answers["keys"])


@pytest.fixture(scope="module")
def tables(old: tuple[Path, Json], people: Writing) -> dict[str, tuple[Json, Json]]:
    """What each table was, and what it is to Anna."""
    anna = people.people["Anna"]
    return {
        what: (told["seen"]["Anna"]["now"], anna.table(told["id"]))
        for what, told in old[1]["tables"].items()
    }


def test_games_that_replay_show_every_moment_and_go_on(
    people: Writing, tables: dict[str, tuple[Json, Json]]
) -> None:
    sound = {what: pair for what, pair in tables.items() if not pair[1]["problem"]}
    assert {what.split()[0] for what in sound} == {"merkator", "merchants", "merv"}
    assert {"merkator without joining", "merkator not joined yet"} <= sound.keys()
    for before, now in sound.values():
        assert (now["status"], now["moves"]) == (before["status"], before["moves"])
        if now["title"] != "merv" and now["status"] != "waiting":
            assert position(now["view"]) == position(before["view"])
        if now["status"] != "waiting":
            check_shows_every_moment(people, now)
        if now["status"] == "playing":
            check_goes_on(people, before)


def check_shows_every_moment(people: Looking, now: Json) -> None:
    story = people.stranger.get(f"/api/tables/{now['id']}/story")
    assert [line["at"] for line in story["moves"]] == list(range(1, now["moves"] + 1))
    for at in (0, now["moves"] // 2, now["moves"]):
        assert moment(people.stranger, now["id"], at)["view"]


def test_games_that_do_not_replay_say_why_and_what_to_do(
    old: tuple[Path, Json], people: Writing, tables: dict[str, tuple[Json, Json]]
) -> None:
    lost = {what: pair for what, pair in tables.items() if pair[1]["problem"]}
    assert {before["status"] for before, _ in lost.values()} == {"over", "playing"}
    for what, (before, now) in lost.items():
        why = now["problem"]
        assert f"version 1 of Merkator's rules; here is version {MADE_UP}." in why
        assert (now["status"], now["view"], now["legal"]) == (before["status"], None, None)
        assert moment(people.people["Anna"], now["id"], 0, 422) == {"text": NOT_KEPT}
        if now["status"] == "over":
            check_journal_is_told(people, now, old[1]["tables"][what]["log"])
        else:
            check_can_be_ended(people, now)


def check_journal_is_told(people: Writing, now: Json, log: str) -> None:
    assert people.stranger.http.get(f"/api/tables/{now['id']}/log").text == log
    story = people.stranger.get(f"/api/tables/{now['id']}/story")
    assert len(story["moves"]) == now["moves"]
    assert story["moves"][0]["lines"][0].startswith("Anna")
    assert "log" in now["problem"]
    assert "end it" not in now["problem"]


def check_can_be_ended(people: Writing, now: Json) -> None:
    anna = people.people["Anna"]
    assert "any player may end it without a result" in now["problem"]
    refused = anna.send(now["id"], "play", at=now["at"], move="stay")
    assert refused == {**refused, "type": "refused", "text": now["problem"]}
    assert people.stranger.send(now["id"], "end", at=now["at"])["type"] == "refused"
    assert anna.send(now["id"], "end", at=now["at"])["type"] == "ok"
    over = anna.table(now["id"])
    assert (over["status"], over["scores"]) == ("over", None)
    assert "end it" not in over["problem"]
    check_journal_is_told(people, over, anna.http.get(f"/api/tables/{now['id']}/log").text)
