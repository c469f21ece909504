"""A house of version 0.1.0 is opened with today's code: every table is as it was, and goes on."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest

import fondaco
from accounts import sign_in
from fondaco.cli import main
from fondaco.games.shelf import TITLES
from fondaco.server import kept, schema
from fondaco.server.house import House
from fondaco.server.kept import ONLOOKER
from houses import Json, OpenHouse, opened
from old_people import NAMES, PASSWORD, Looking, Writing, as_told, digest, words_of
from stored import Rows, rows
from upgrading import LOST, NOW, WHY, old_store
from waiting import until

DAY = 86_400_000  # milliseconds
TABLES = 21
EARLIER = "8f391a98b6e6"  # its edition of Merchants of Europe, with another fixed start
# Games with answers that version 2 of their rules does not ask for (which of several connections,
# whether to stay): played again, what followed from them is told with the move before.
RETOLD = {"merchants finished", "merkator not joined yet", "merkator without joining"}


class Clock:
    """The time of the house; at first, it is still that of the store."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now


clock = Clock()


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("old")


@pytest.fixture(scope="module")
def answers(data: Path) -> Json:
    return old_store("0.1.0", data)


@pytest.fixture(scope="module")
def house(data: Path, answers: Json) -> Iterator[OpenHouse]:
    with opened(data, now=clock) as found:
        yield found


@pytest.fixture(scope="module")
def people(house: OpenHouse, answers: Json) -> Looking:
    return Looking(house, answers["keys"])


def now_of(told: Json) -> Json:
    """A table as a stranger saw it."""
    now: Json = told["seen"][""]["now"]
    return now


def replayable(answers: Json, *among: str) -> list[str]:
    """Games that can be played again under today's rules, among those of some status."""
    tables = answers["tables"].items()
    return [what for what, told in tables if what not in LOST and now_of(told)["status"] in among]


def test_the_store_is_brought_up_to_date(house: OpenHouse) -> None:
    assert rows(house, "SELECT value FROM house WHERE name = 'version'") == [(str(schema.VERSION),)]
    assert rows(house, "SELECT COUNT(*) FROM tables") == [(TABLES,)]
    kept = rows(house, "SELECT title, hash FROM editions")
    assert len(kept) == 4
    assert {(title, fondaco.game(title).edition) for title in TITLES} < set(kept)
    assert ("merchants", EARLIER) in kept


def is_of_older_rules(now: Json) -> bool:
    """Whether a game is under way whose title has newer rules by now than the store."""
    return now["status"] == "playing" and fondaco.game(now["title"]).rules_version > 1


def as_it_goes_on(now: Json) -> Json:
    """A game of older rules has one entry more, the last one: it goes on under today's."""
    entry = now["seq"] + 1
    return {**now, "at": entry, "seq": entry} if is_of_older_rules(now) else now


def test_every_table_is_shown_to_everybody_as_it_was(answers: Json, people: Looking) -> None:
    viewers = {"": people.stranger, **people.people}
    for what in replayable(answers, "waiting", "playing", "over"):
        told = answers["tables"][what]
        for name, person in viewers.items():
            now = person.table(told["id"])
            assert as_told(now) == as_it_goes_on(told["seen"][name]["now"])
            assert now["problem"] == ""
            assert set(now["nonces"]) == ({"unknown"} if now["status"] == "waiting" else set())
            is_earlier = now["title"] == "merchants" and now["status"] == "over"
            today = fondaco.game(now["title"]).edition
            assert now["edition"] == (EARLIER if is_earlier else today)
    lost = [people.stranger.table(answers["tables"][what]["id"]) for what in LOST]
    assert all(now["problem"].startswith(WHY) for now in lost)
    assert len(answers["tables"]) == TABLES


def test_what_happened_is_told_as_it_was(answers: Json, people: Looking) -> None:
    for what in replayable(answers, "playing", "over"):
        told = answers["tables"][what]
        for name, seen in told["seen"].items():
            person = people.people.get(name, people.stranger)
            story = people.story(person, told["id"])
            assert story["moves"] == seen["story"]["moves"]
            assert what in RETOLD or story["digest"] == seen["story"]["digest"]


def check_moment(what: str, found: Json, moment: Json) -> None:
    """Compare a moment, but for its words: they may have become better."""
    now, then = as_told(found), deepcopy(moment)
    said = [words_of(now), words_of(then)]
    retold = {"events": None} if what in RETOLD else {}
    assert {**now, **retold} == {**then, **retold}
    assert what in RETOLD or bool(said[0][0]) == bool(said[1][0])


def test_finished_games_show_what_happened(answers: Json, people: Looking) -> None:
    for what in replayable(answers, "over"):
        told = answers["tables"][what]
        for query, seen in told["seen"][""]["moments"].items():
            for at, moment in seen["some"].items():
                path = f"/api/tables/{told['id']}/moments/{at}{query}"
                check_moment(what, people.stranger.get(path), moment)
        assert people.stranger.http.get(f"/api/tables/{told['id']}/log").text == told["log"]
        assert people.course(told["id"]) == told["course"]


@pytest.mark.parametrize("what", ["merv of two people", "merv brought"])
def test_a_finished_game_shows_every_moment(answers: Json, people: Looking, what: str) -> None:
    seen = answers["tables"][what]["seen"][""]
    found, then = people.moments(people.stranger, seen["now"], ""), seen["moments"][""]
    assert found["views"] == then["views"]
    assert found["some"].keys() == then["some"].keys()
    for at, moment in found["some"].items():
        check_moment(what, moment, then["some"][at])


def test_games_under_way_show_what_happened(answers: Json, people: Looking) -> None:
    for what in replayable(answers, "playing"):
        told = answers["tables"][what]
        for name, seen in told["seen"].items():
            person = people.people.get(name, people.stranger)
            for at, moment in seen["moments"][""]["some"].items():
                found = person.get(f"/api/tables/{told['id']}/moments/{at}")
                check_moment(what, found, moment)


def test_somebody_with_a_password_signs_in(house: OpenHouse) -> None:
    ben = house.person()
    assert sign_in(ben, "Ben", PASSWORD) == 204
    assert len(ben.get("/api/mine")) == 11


def test_all_moments_are_kept_for_every_viewer(house: OpenHouse, answers: Json) -> None:
    clock.now += DAY
    until(lambda: not left_to_keep(house), "all moments are kept")
    given_up = rows(house, "SELECT id FROM tables WHERE kept < 0")
    assert {id for (id,) in given_up} == {answers["tables"][what]["id"] for what in LOST}
    assert rows(house, "SELECT id FROM tables WHERE aside <> ''") == []
    unscored = "SELECT id FROM tables WHERE (status = 'over') <> (scores <> '') AND kept >= 0"
    assert rows(house, unscored) == []
    begun = replayable(answers, "playing", "over")
    assert rows(house, "SELECT COUNT(*) FROM latest") == [(len(begun),)]
    for what in begun:
        told = answers["tables"][what]
        for seen in told["seen"].values():
            for query, moments in seen.get("moments", {}).items():
                eyes = int(query.partition("=")[2]) if query else seen["now"]["eyes"]
                views = kept_views(house, told["id"], eyes)
                assert len(views) == seen["now"]["moves"] + 1
                assert what in RETOLD or digest(views) == moments["views"]


def left_to_keep(house: OpenHouse) -> Rows:
    """Games of which not every moment is kept, after the house has looked for them."""
    house.run(lambda inside: inside.archivist.keep_forgotten())
    return rows(
        house, "SELECT id FROM tables WHERE kept BETWEEN 0 AND moves AND status <> 'waiting'"
    )


def kept_views(house: OpenHouse, id: str, eyes: int | None) -> list[Json]:
    """Every view that is kept for a viewer, in order."""
    viewer = ONLOOKER if eyes is None else eyes

    async def work(inside: House) -> list[tuple[int, int, bytes]]:
        return await inside.store.moments.chapters(id, viewer, 0)

    chapters = [kept.unpacked(body) for _, _, body in house.run(work)]
    return [kept.view_at(chapter, at) for chapter in chapters for at in range(len(chapter))]


# --- Played on ---


def test_games_go_on_and_are_found_as_they_were_left(tmp_path: Path) -> None:
    answers = old_store("0.1.0", tmp_path)
    with opened(tmp_path, now=clock) as house:
        people = Writing(house, answers["keys"])
        for what in replayable(answers, "playing"):
            check_goes_on(people, answers["tables"][what])
        begin(people, answers["tables"]["merv waiting"]["id"])
        left = shown(house, answers)
    with opened(tmp_path, now=clock) as house:
        assert shown(house, answers) == left


def check_goes_on(people: Writing, told: Json) -> None:
    before = people.stranger.table(told["id"])
    mover, now = people.whose_turn(before)
    after = mover.play(now, now["legal"][-1]["move"])
    assert after["moves"] > before["moves"]
    assert (after["problem"], after["edition"]) == ("", before["edition"])


def begin(people: Writing, id: str) -> None:
    """Let a game begin that version 0.1.0 has set out."""
    table = people.people["Anna"].table(id)
    people.send("Anna", table, "fill", seat=2, level="random")
    assert people.start(table)["status"] == "playing"


def shown(house: OpenHouse, answers: Json) -> list[Json]:
    """Every table to everybody; not the clocks, nor what a bot does meanwhile, nor that a finished
    game of older rules is shown as it was kept, once it has been."""
    people = Looking(house, answers["keys"])
    ids = [told["id"] for what, told in answers["tables"].items() if "merv" not in what]
    found = [people.people[name].table(id) for id in ids for name in NAMES]
    return [{**now, "clock": None, "problem": problem_of(now)} for now in found]


def problem_of(now: Json) -> str:
    is_older = fondaco.game(now["title"]).rules_version > 1
    told = "It is shown as it was kept."
    is_kept = now["status"] == "over" and is_older and now["problem"].endswith(told)
    return "" if is_kept else now["problem"]


def test_every_game_of_it_is_rechecked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answers = old_store("0.1.0", tmp_path)
    assert main(["recheck", "--data", str(tmp_path)]) == 0
    *told, summary = capsys.readouterr().out.splitlines()
    assert summary == (
        f"{TABLES} tables: {TABLES} are fine, 0 set aside (0 of them just now), 0 brought back."
    )
    tables = answers["tables"].items()
    older = {what: told["id"] for what, told in tables if is_of_older_rules(now_of(told))}
    goes_on = [
        f"{id} will go on under today's rules." for what, id in older.items() if what not in LOST
    ]
    looked_at = [f"{answers['tables'][what]['id']} can only be looked at. {WHY}" for what in LOST]
    assert sorted(told) == sorted([*goes_on, *looked_at])
