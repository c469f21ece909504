"""The ladder: games are kept and counted on, and only what a change touched is played again."""

import dataclasses
import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fondaco.games.shelf import TITLES
from fondaco.players import PLAYERS
from laddering import document, participants, standing
from laddering.bars import Bar
from laddering.crew import Crew, Failed
from laddering.figures import columns, times_of
from laddering.keeping import Busy, Kept
from laddering.matches import FIRST_SEED, Limit, Match
from laddering.playing import play
from laddering.program import program
from laddering.results import parts
from laddering.rows import Row, one_against_three, two, two_against_two
from laddering.standing import Standing

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = participants.PACKAGE
GAMES = 30

# Plays a row of two who know nothing; says how many games it played and where the row stands. It
# may be told to die after so many games, as if it were killed.
DRIVER = f"""
import os
import signal
import sys
from pathlib import Path
from fondaco.players import PLAYERS
from laddering.crew import Crew
from laddering.figures import columns
from laddering.keeping import Kept
from laddering.rows import Row, two
from laddering.running import Run
from laddering.standing import Standing

PLAYERS["lucky"] = PLAYERS["random"]


class Mortal(Kept):
    def add(self, line):
        super().add(line)
        if len(self) == int(sys.argv[3]):
            os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    kept = Mortal(Path(sys.argv[1]))
    blocks = two("lucky", "random")
    row = Row("merkator", "against each other", "lucky against random", "lucky", blocks, {GAMES})
    standing = Standing(row, kept)
    crew = Crew(int(sys.argv[2]))
    run = Run([standing], kept, crew)
    run.play()
    crew.dismiss()
    print(run.played, columns(standing), [line["seed"] for line in standing.lines])
"""


@pytest.fixture
def lucky(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody else who plays at random."""
    monkeypatch.setitem(PLAYERS, "lucky", PLAYERS["random"])
    participants.is_there.cache_clear()
    participants.made_of.cache_clear()
    yield
    participants.is_there.cache_clear()
    participants.made_of.cache_clear()


def row(games: int = 8, title: str = "merkator") -> Row:
    return Row(title, "against each other", "lucky against random", "lucky", LUCKY, games)


LUCKY = two("lucky", "random")


def played_out(found: Standing) -> Standing:
    """Play what a row lacks, in this process."""
    while (match := found.next_match(set())) is not None:
        found.kept.add(play(match))
        found.advance()
    return found


# Stopped and resumed.


def driven(folder: Path, name: str, workers: int, dies_after: int = -1) -> tuple[int, str]:
    """The driver's exit status, and what it said."""
    script = folder / "driver.py"
    script.write_text(DRIVER)
    words = [str(folder / name), str(workers), str(dies_after)]
    path = os.pathsep.join([str(PACKAGE.parent), str(ROOT / "scripts")])
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, str(script), *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_a_ladder_that_was_killed_goes_on_to_the_same_standings(tmp_path: Path) -> None:
    assert driven(tmp_path, "killed.jsonl", 2, dies_after=9) == (-signal.SIGKILL, "")
    with (tmp_path / "killed.jsonl").open("ab") as file:
        file.write(b'{"title": "merk')  # as a full disk leaves it
    status, resumed = driven(tmp_path, "killed.jsonl", 2)
    assert status == 0
    status, whole = driven(tmp_path, "whole.jsonl", 1)
    assert status == 0
    assert int(whole.split()[0]) == GAMES
    assert int(resumed.split()[0]) == GAMES - 9
    assert resumed.partition(" ")[2] == whole.partition(" ")[2]
    assert len(Kept(tmp_path / "killed.jsonl")) == GAMES


def test_games_that_a_change_did_not_touch_are_counted_on(
    lucky: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Kept(tmp_path / "games.jsonl")
    assert len(played_out(Standing(row(), kept)).lines) == 8
    assert Standing(row(), kept).is_closed
    monkeypatch.setattr(standing, "made_of", lambda title, name: f"new {name}")
    assert not Standing(row(), kept).lines
    monkeypatch.undo()
    monkeypatch.setitem(PLAYERS, "lucky", PLAYERS["random"])
    assert len(Standing(row(games=6), kept).lines) == 6
    kept.close()
    again = Kept(tmp_path / "games.jsonl")
    assert len(Standing(row(), again).lines) == 8


def test_the_games_of_a_sample_have_one_seed_and_swapped_sides(lucky: None, tmp_path: Path) -> None:
    kept = Kept(tmp_path / "games.jsonl")
    lines = played_out(Standing(row(4), kept)).lines
    assert [line["seed"] for line in lines] == [FIRST_SEED + n for n in (0, 0, 1, 1)]
    assert [line["names"] for line in lines] == 2 * [["lucky", "random"], ["random", "lucky"]]
    written = (tmp_path / "games.jsonl").read_text().splitlines()
    assert lines == [json.loads(text) for text in written]


def test_one_ladder_at_a_time_writes_to_a_file(tmp_path: Path) -> None:
    first = Kept(tmp_path / "games.jsonl")
    with pytest.raises(Busy):
        Kept(tmp_path / "games.jsonl")
    first.close()
    Kept(tmp_path / "games.jsonl").close()


def test_a_match_that_fails_is_named() -> None:
    crew = Crew(1)
    crew.start(Match("merkator", {}, ("nobody",), {"nobody": Limit()}, 1, {"nobody": ""}))
    with pytest.raises(Failed, match=r"(?s)'names': \['nobody'\].*KeyError"):
        crew.finished()
    crew.dismiss()


def test_what_is_kept_tells_times_and_results(lucky: None, tmp_path: Path) -> None:
    found = played_out(Standing(row(4), Kept(tmp_path / "games.jsonl")))
    decisions = [line["decisions"] for line in found.lines]
    assert times_of([found], "lucky").decisions + times_of([found], "random").decisions == sum(
        map(int, map(str, decisions))
    )
    assert columns(found)[0] == "lucky against random"
    assert columns(found)[5] == "4"


# The program, and what is written down.


@pytest.mark.parametrize("title", TITLES)
def test_each_side_has_each_seat_equally_often(title: str) -> None:
    rows = [one for one in program(title) if one.chapter == "against each other"]
    assert len(rows) >= 10
    for one in rows:
        seatings = [seating for block in one.blocks for seating in block]
        seats = Counter((n, name) for seating in seatings for n, name in enumerate(seating))
        for name in one.names:
            assert len({seats[n, name] for n in range(one.seats)}) == 1, one.name


def test_sides_are_swapped_within_a_sample() -> None:
    assert two_against_two("a", "b")[0] == (("a", "a", "b", "b"), ("b", "b", "a", "a"))
    assert one_against_three("a", "b")[0][2] == ("b", "b", "a", "b")


@pytest.mark.parametrize("title", TITLES)
def test_no_two_rows_of_a_pace_have_the_same_name(title: str) -> None:
    names = Counter((one.chapter, one.pace, one.name) for one in program(title))
    assert [name for name, count in names.items() if count > 1] == []


def test_what_is_shown_is_written_between_the_marks_of_a_title(lucky: None, tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    page.write_text("Before.\n<!-- merkator -->\nold\n<!-- end of merkator -->\nAfter.\n")
    lucks = played_out(Standing(row(4), Kept(tmp_path / "games.jsonl")))
    document.write("merkator", [lucks], page)
    text = page.read_text()
    assert text.startswith("Before.\n<!-- merkator -->\n")
    assert text.endswith("<!-- end of merkator -->\nAfter.\n")
    assert "| lucky against random | | | " in text
    assert "old" not in text
    pictures = re.findall(r"\]\((strength/.+\.svg)\)", text)
    assert pictures == ["strength/merkator-against-each-other.svg"]
    assert ElementTree.parse(tmp_path / pictures[0]).getroot().tag.endswith("svg")
    document.write("merkator", [lucks], page)
    assert page.read_text() == text


def test_every_row_that_must_show_something_is_told_as_open(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "games.jsonl")
    standings = [Standing(one, kept) for one in program("merv")]
    [table] = [part for part in parts(standings) if part.heading == "Against each other"]
    assert [cells[-1].partition(":")[0] for cells in table.rows] == ["open"] * 6


def test_a_floor_out_of_reach_is_missed_before_all_games_are_played(
    lucky: None, tmp_path: Path
) -> None:
    asked = dataclasses.replace(row(200), bar=Bar(0.92))
    found = Standing(asked, Kept(tmp_path / "games.jsonl"))
    assert found.verdict == "open"
    for sample in range(50):
        found.tally.add([1.0, float(sample % 10 >= 4)])  # 80 %
    assert not found.is_closed
    assert found.verdict == "missed"
    for _ in range(150):
        found.tally.add([1.0, 1.0])
    assert found.verdict != "missed"
