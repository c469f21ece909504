"""Games that go on under rules which nobody plays yet (see upgrading.py): what they still show."""

import os
import subprocess
import sys
from pathlib import Path

from houses import Json, Person
from old_people import Writing
from upgrading import MADE_UP

FROM_HERE = f"From here on: version {MADE_UP} of the rules, edition "
NOT_KEPT = "This was not kept, and can no longer be played again here."


def check_heard(person: Person, id: str, seq: int) -> None:
    """Who was at the table before is told that the rules have changed."""
    with person.socket(id, last=seq) as talk:
        told = talk.next()
    assert told["what"] == "renewed"
    assert told["lines"][0].startswith(FROM_HERE)


def moment(person: Person, id: str, at: int, status: int = 200) -> Json:
    answer = person.http.get(f"/api/tables/{id}/moments/{at}")
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def check_goes_on(people: Writing, before: Json) -> Json:
    """One move is played under the rules from here; the table after it."""
    check_heard(people.people["Anna"], before["id"], before["seq"])
    mover, now = people.whose_turn(before)
    after = mover.play(now, now["legal"][0]["move"])
    assert after["moves"] > before["moves"]
    return after


def run_fondaco(code: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command, by other rules than today's."""
    return subprocess.run(
        [sys.executable, "-m", "fondaco", *words],
        env={**os.environ, "PYTHONPATH": str(code)},
        capture_output=True,
        text=True,
        check=False,
    )


def position(view: Json) -> Json:
    """A view but for the points, which are always counted by the rules of today."""
    offices = [{**office, "points": 0} for office in view.get("offices", [])]
    return {**view, "offices": offices, "rating": None}
