"""Games as Parquet: one row a decision, with what the seat knew and what came of it."""

import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="the lab is not installed: pip install 'fondaco[lab]'")
pytest.importorskip("pyarrow", reason="needs pyarrow: pip install 'fondaco[parquet]'; see make lab")

import numpy as np

import fondaco
from fondaco.lab import games
from fondaco.lab.decisions import COLUMNS, SCHEMA
from fondaco.lab.recording import Stretch, played, told
from fondaco.lab.seat import Seat
from fondaco.players import PLAYERS, finish

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "games.md"


def a_log() -> str:
    table = fondaco.new("merchants", 3, seed=3)
    finish(table, [PLAYERS["random"]("merchants", seat) for seat in range(3)], seed=1)
    return table.log()


def test_what_a_log_tells_is_what_was_played() -> None:
    log = a_log()
    rows = told(log).to_pylist()
    moves = re.findall(r"^(\d) ([^|\n]+?)(?: \|.*)?$", log, re.M)
    assert [(row["seat"], row["text"]) for row in rows] == [(int(s), text) for s, text in moves]
    end = fondaco.replay(log)
    totals = [score["total"] for score in end.scores()]
    assert all(row["finished"] and row["total"] == totals[row["seat"]] for row in rows)
    assert all(row["move"] in row["legal"] for row in rows)


def test_a_seat_is_shown_what_it_may_know() -> None:
    """Each row holds the features of its own seat, drawn from a guess of that seat alone."""
    log = a_log()
    game = fondaco.game("merchants")
    for row in told(log).to_pylist()[::97]:
        table = fondaco.replay(log, to=row["number"], seed=1)
        guess = table.guess(row["seat"], fondaco.Seeded(row["number"]))
        assert sorted(row["features"]) == sorted(game.encode(guess, row["seat"]))
        assert row["points"] == game.scores(guess)[row["seat"]].total


def test_bots_write_and_a_learner_reads(tmp_path: Path) -> None:
    command = ["play", str(tmp_path), "merkator", "--players", "greedy,random", "--games", "3"]
    assert games.main([*command, "--workers", "1", "--steps", "10"]) == 0
    table = games.load(tmp_path)
    assert table.schema.equals(SCHEMA, check_metadata=False)
    assert len(table["game"].unique()) == 3
    seated = {tuple(row) for row in table["players"].to_pylist()}
    assert seated == {("greedy", "random"), ("random", "greedy")}
    found = games.arrays("merkator", table)
    env = Seat("merkator", 2)
    assert found["observations"].shape == (table.num_rows, env.observation_space.shape[0])  # type: ignore[index]
    assert found["masks"][np.arange(table.num_rows), found["moves"]].all()
    before = [path.stat().st_mtime_ns for path in sorted(tmp_path.iterdir())]
    assert games.main([*command, "--workers", "1", "--steps", "10"]) == 0
    assert [path.stat().st_mtime_ns for path in sorted(tmp_path.iterdir())] == before


def test_the_same_stretch_brings_the_same_games() -> None:
    stretch = Stretch("merv", ("greedy", "random"), {}, 10, 5, 1)
    assert played(stretch)[1].equals(played(stretch)[1])


def test_the_page_tells_of_every_column() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| (.+) \|$", PAGE.read_text(), re.M)
    assert rows == [(name, plain(str(kind)), meaning) for name, kind, meaning in COLUMNS]


def plain(kind: str) -> str:
    """The type of a column as people read it."""
    kind = re.sub(r"dictionary<[^>]*>", "text", kind)
    return re.sub(r"list<item: (\w+)>", r"list of \1", kind)


def test_a_folder_may_hold_several_titles(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for title in ("merv", "merkator"):
        command = ["play", str(tmp_path), title, "--games", "1", "--steps", "10"]
        assert games.main([*command, "--workers", "1"]) == 0
    decisions = games.load(tmp_path)
    for title in ("merv", "merkator"):
        game = fondaco.game(title)
        found = games.arrays(title, decisions)
        assert found["observations"].shape[1] == game.features.count
        assert found["masks"][np.arange(len(found["moves"])), found["moves"]].all()
    with pytest.raises(fondaco.Refused, match="no decisions of 'merchants' here, but of merkator"):
        games.arrays("merchants", decisions)
    assert games.main([*command, "--workers", "1"]) == 0
    assert "All these games are there." in capsys.readouterr().err
