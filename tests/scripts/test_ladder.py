"""The ladder: games are kept and counted on, and only what a change touched is played again."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fondaco.games.shelf import TITLES
from fondaco.players import PLAYERS
from laddering import document, participants, standing
from laddering.crew import Crew, Failed
from laddering.figures import columns, times_of
from laddering.keeping import Busy, Kept
from laddering.matches import FIRST_SEED, Limit, Match
from laddering.playing import play
from laddering.program import LEVELS, program
from laddering.results import parts
from laddering.rows import Row, one_against_three, two, two_against_two
from laddering.standing import Standing

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = participants.PACKAGE
GAMES = 40

# Plays a row of two who know nothing, prints where it stands, and says how many games it played.
DRIVER = f"""
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

if __name__ == "__main__":
    kept = Kept(Path(sys.argv[1]))
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


def driven(script: Path, kept: Path, workers: int) -> "subprocess.Popen[str]":
    command = [sys.executable, str(script), str(kept), str(workers)]
    path = os.pathsep.join([str(PACKAGE.parent), str(ROOT / "scripts")])
    environment = {**os.environ, "PYTHONPATH": path}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True)


def ended(process: "subprocess.Popen[str]") -> tuple[int, str]:
    said, complaints = process.communicate(timeout=60)
    assert process.returncode == 0, complaints
    number, _, rest = said.partition(" ")
    return int(number), rest


def test_a_ladder_that_was_killed_goes_on_to_the_same_standings(tmp_path: Path) -> None:
    script = tmp_path / "driver.py"
    script.write_text(DRIVER)
    killed, whole = tmp_path / "killed.jsonl", tmp_path / "whole.jsonl"
    first = driven(script, killed, 2)
    until = time.monotonic() + 30
    while (not killed.is_file() or killed.read_bytes().count(b"\n") < 3) and first.poll() is None:
        assert time.monotonic() < until
        time.sleep(0.005)
    first.send_signal(signal.SIGKILL)
    first.communicate()
    before = killed.read_bytes().count(b"\n")
    assert 3 <= before < GAMES
    with killed.open("ab") as file:
        file.write(b'{"title": "merk')  # as a full disk leaves it
    played, standings = ended(driven(script, killed, 2))
    assert played == GAMES - before
    assert ended(driven(script, whole, 1)) == (GAMES, standings)
    assert ended(driven(script, killed, 1)) == (0, standings)


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


# What play is made of.


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what decides play, that can be changed."""
    copy = tmp_path / "fondaco"
    for folder in ("players", "core", "games/merkator", "games/merv"):
        left_out = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(PACKAGE / folder, copy / folder, ignore=left_out)
    monkeypatch.setattr(participants, "PACKAGE", copy)
    return copy


def made(title: str = "merkator") -> list[str]:
    """What random, greedy and a level are made of."""
    return [
        participants.made_of.__wrapped__(title, name) for name in ("random", "greedy", LEVELS[0])
    ]


def changed(before: list[str], after: list[str]) -> list[bool]:
    return [one != other for one, other in zip(before, after, strict=True)]


def test_only_who_is_touched_by_a_change_is_made_of_something_else(package: Path) -> None:
    before, elsewhere = made(), made("merv")
    with (package / "players" / "greedy.py").open("a") as file:
        file.write("\nMORE = 1\n")
    assert changed(before, made()) == [False, True, True]
    before, elsewhere = made(), made("merv")
    (package / "players" / "merkator" / "net.bin").write_bytes(b"learned")
    assert changed(before, made()) == [False, False, True]
    (package / "players" / "merkator" / "more.py").write_text("MORE = 1\n")
    assert changed(before, made()) == [False, True, True]
    (package / "games" / "merkator" / "encoding.py").write_text("MORE = 1\n")
    assert changed(elsewhere, made("merv")) == [False, False, False]


def test_a_comment_plays_no_other_game(package: Path) -> None:
    before = made()
    for path in (package / "players").rglob("*.py"):
        text = path.read_text()
        path.write_text(re.sub(r'^"""', '"""Again: ', text, count=1) + "\n# why not\n")
    assert made() == before


def test_a_level_is_made_of_its_settings_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Level:
        """Settings, as the players keep them."""

        def __init__(self, width: int, plays: str) -> None:
            self.width = width
            self.plays = plays

    kinds = {"a": Level(3, "Well."), "b": Level(3, "Very well."), "c": Level(4, "Well.")}
    monkeypatch.setattr(participants, "level", kinds.get)
    found = {name: participants.made_of.__wrapped__("merv", name) for name in kinds}
    assert found["a"] == found["b"] != found["c"]


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
