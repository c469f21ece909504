"""A house that goes over to another edition: its games go on with it, and what was played with the
older one is still shown, with the printed things that it was played with."""

import re
from pathlib import Path

import pytest

from fondaco.cli import main
from houses import Json, Person, opened
from old_people import Writing, after, never
from other_rules import moment
from stored import forget_course
from upgrading import NOW, ServedHouse, steady

pytestmark = pytest.mark.long

CONTRACT = 'id = "c03_danzig", value = 3, location = "danzig", goods = { plums = 1, spice = 1 }'
COSTLIER = CONTRACT.replace("spice = 1", "spice = 2")


def own_edition(folder: Path) -> str:
    """A copy of the packaged edition, in which one Contract costs more; its file."""
    file = folder / "own.toml"
    assert main(["edition", "copy", "merkator", str(file)]) == 0
    text = re.sub(" +", " ", file.read_text())
    assert text.count(CONTRACT) == 1
    file.write_text(text.replace(CONTRACT, COSTLIER))
    return str(file)


@pytest.mark.parametrize("is_kept", [True, False])
def test_games_go_on_with_it_and_older_ones_are_shown(tmp_path: Path, is_kept: bool) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with opened(data, now=lambda: NOW, token=steady("edition")) as house:
        writing = Writing(house, {})
        writing.play(writing.opened("finished", "merkator", ["me"]), never)
        writing.play(writing.opened("begun", "merkator", ["me", "me"]), after(12))
        writing.play(writing.opened("of another title", "merv", ["me"]), after(12))
        before, keys = writing.answers()["tables"], writing.keys()
        printed = writing.stranger.get("/api/editions/merkator")
    if not is_kept:
        forget_course(data)
    with ServedHouse(data, FONDACO_EDITION_MERKATOR=own_edition(tmp_path)) as house:
        check_under_way(Writing(house, keys), before)
        check_finished(Writing(house, keys), before["finished"], printed)
    purpose = frozenset({"edition"})
    with opened(data, now=lambda: NOW, changes=purpose) as house:  # and back again
        people = Writing(house, keys)
        now = people.people["Anna"].table(before["begun"]["id"])
        assert now["edition"] == before["begun"]["seen"]["Anna"]["now"]["edition"]
        assert renewals(people.stranger, now["id"]) == [12, 13]
        assert as_seen(people, before["begun"]) == before["begun"]["seen"][""]["moments"][""]
        check_finished(people, before["finished"], printed)


def check_under_way(people: Writing, before: Json) -> None:
    """The game of that title goes on with the other edition, the other one as it was."""
    old = before["begun"]["seen"]["Anna"]["now"]
    now = people.people["Anna"].table(old["id"])
    assert (now["view"], now["problem"]) == (old["view"], "")
    assert now["edition"] != old["edition"]
    assert renewals(people.stranger, now["id"]) == [12]
    assert as_seen(people, before["begun"]) == before["begun"]["seen"][""]["moments"][""]
    after = people.people["Anna"].play(now, now["legal"][0]["move"])
    assert (after["moves"], after["edition"]) == (13, now["edition"])
    other = before["of another title"]["seen"]["Anna"]["now"]
    assert people.people["Anna"].table(other["id"]) == other


def check_finished(people: Writing, before: Json, printed: Json) -> None:
    """A finished game, and the printed things that it was played with."""
    id, seen = before["id"], before["seen"][""]
    now = people.stranger.table(id)
    assert (now["view"], now["scores"]) == (seen["now"]["view"], seen["now"]["scores"])
    assert now["edition"] == seen["now"]["edition"] == moment(people.stranger, id, 3)["edition"]
    assert as_seen(people, before) == seen["moments"][""]
    assert people.story(people.stranger, id) == seen["story"]
    assert people.course(id) == before["course"]
    assert people.stranger.http.get(f"/api/tables/{id}/log").text == before["log"]
    assert people.stranger.get(f"/api/editions/merkator/{now['edition']}") == printed
    assert people.stranger.http.get("/api/editions/merkator/0123456789ab").status_code == 404


def as_seen(people: Writing, before: Json) -> Json:
    """The moments that a game had before, as an onlooker sees them now."""
    seen = people.moments(people.stranger, before["seen"][""]["now"], "")
    for one in seen["some"].values():
        one["moves"] = before["seen"][""]["now"]["moves"]  # it may have grown
    return seen


def renewals(person: Person, id: str) -> list[int]:
    return [one["at"] for one in person.get(f"/api/tables/{id}/story")["renewals"]]
