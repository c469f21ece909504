"""Puzzles: those that come with Fondaco can be played, and a try is judged by what it loses."""

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fondaco
from fondaco.analysis import ranked
from fondaco.games.shelf import TITLES
from fondaco.players.budget import Budget
from fondaco.puzzles import Puzzle, Puzzles, checking, fitting, puzzles_of
from fondaco.puzzles.checking import AGREED, GAP, SEARCH, after, agreed
from fondaco.puzzles.files import fresh, older, read, write
from fondaco.puzzles.trying import attempt, puzzle_of_day
from fondaco.terminal import puzzles as command

WANTED = {"merkator": 15, "merchants": 2, "merv": 15}  # in the end 20 of each
QUICK = Budget(steps=300)


@pytest.mark.parametrize("title", TITLES)
def test_every_puzzle_meets_the_criterion_and_has_words(title: str) -> None:
    assert len(fitting(title)) >= WANTED[title]
    assert [one.missed for one in fitting(title)] == sorted([one.missed for one in fitting(title)])
    for one in puzzles_of(title).puzzles:
        assert one.gap >= GAP[one.measure]
        assert one.playouts[0] - one.playouts[1] >= AGREED * GAP[one.measure]
        assert "gain" in [reason.sign for reason in one.reasons], one.id
        assert all(words.en and words.de for words in (one.question, one.name, one.runner_up))


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_solutions_are_still_best_by_the_gap(title: str) -> None:
    """By today's judge, with as much search as the criterion asks for: every fourth is tried."""
    game = fondaco.game(title)
    for one in fitting(title)[::4]:
        known = game.restore(one.state)
        found = ranked(game, known, one.seat, Budget(steps=2 * SEARCH))
        first, second = sorted(found, key=lambda decision: -decision.mean)[:2]
        assert [move.text for move in first.moves] == one.solution, one.id
        assert first.mean - second.mean >= GAP[one.measure], one.id


@pytest.mark.parametrize(
    ("third", "stands"), [(0.2, True), (0.35, False), (0.4, False), (0.339, True)]
)
def test_what_comes_as_near_in_playouts_spoils_a_puzzle(
    third: float, stands: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search had passed such a decision over: a cube of another color saved a palace, too."""
    game = fondaco.game("merv")
    known = game.new(2, game.settled(2, {}), fondaco.Seeded(1))
    best, next_best, other = [[move] for move in game.legal(known)[:3]]
    means = {best[0].text: 0.36, next_best[0].text: 0.07, other[0].text: third}

    def played(*given: Any) -> list[float]:
        return [means[moves[0].text] for moves in given[3]]

    monkeypatch.setattr(checking, "playouts", played)
    found = agreed(game, known, 0, [best, next_best], [next_best, other])
    assert found == ([0.36, 0.07] if stands else [])


@pytest.mark.parametrize("title", TITLES)
def test_every_solution_is_a_whole_decision(title: str) -> None:
    game = fondaco.game(title)
    for one in fitting(title):
        known = game.restore(one.state)
        assert game.to_act(known) == one.seat
        assert not game.is_mid_decision(known)
        luck = fondaco.Seeded("puzzle")
        for text in one.solution:
            move = game.move(text)
            assert move in game.legal(known)
            game.apply(known, move, luck)
        goes_on = game.to_act(known) == one.seat and game.is_mid_decision(known)
        assert luck.drawn or not goes_on


@pytest.mark.long
def test_the_solution_solves_and_another_decision_loses() -> None:
    one = next(one for one in fitting("merkator") if len(one.solution) == 1)
    assert attempt("merkator", one.id, one.solution, QUICK)[:2] == (True, 0.0)
    game = fondaco.game("merkator")
    known = game.restore(one.state)
    due = after(game, known, [game.move(text) for text in one.solution])
    legal = [[move] for move in game.legal(known)]
    wrong = next(
        moves for moves in legal if is_whole(one, moves) and after(game, known, moves) != due
    )
    found = attempt("merkator", one.id, [move.text for move in wrong], QUICK)
    assert not found.solves
    assert found.lost > 0
    for moves in ([], ["nonsense"], [*one.solution, *one.solution]):
        with pytest.raises(fondaco.Refused):
            attempt("merkator", one.id, moves, QUICK)


def is_whole(one: Puzzle, moves: list[fondaco.Move]) -> bool:
    game = fondaco.game("merkator")
    state = game.restore(one.state)
    for move in moves:
        game.apply(state, move, fondaco.Seeded("puzzle"))
    return game.to_act(state) != one.seat or not game.is_mid_decision(state)


def test_no_puzzle_of_the_day_comes_again_before_all_have_come() -> None:
    count = sum([len(fitting(title)) for title in TITLES])
    days = [date(2026, 11, 19) + timedelta(days) for days in range(2 * count)]
    ids = [(title, one.id) for title, one in map(of_day, days)]
    for first in range(count + 1):
        assert len(set(ids[first : first + count])) == count


def test_titles_take_turns_on_the_days_as_far_as_there_are_puzzles() -> None:
    count = sum([len(fitting(title)) for title in TITLES])
    titles = [of_day(date(2026, 11, 19) + timedelta(days))[0] for days in range(count)]
    for title in TITLES:
        share = len(fitting(title)) / count
        for first in range(count - 6):
            assert abs(titles[first : first + 6].count(title) - 6 * share) < 2


def of_day(day: date) -> tuple[str, Puzzle]:
    found = puzzle_of_day(day.isoformat())
    assert found is not None
    return found


def test_a_file_is_written_whole_and_says_what_has_changed(tmp_path: Path) -> None:
    found = msgspec.structs.replace(fresh("merv"), puzzles=fitting("merv")[:3], games=5)
    write(tmp_path / "merv.json", found)
    assert read((tmp_path / "merv.json").read_text()) == found
    assert older(found) == []
    assert older(msgspec.structs.replace(found, net="0")) == [f"net 0, today {found.net}"]
    with pytest.raises(fondaco.Refused, match="no file of puzzles"):
        read("{}")


def test_the_command_goes_on_and_checks_what_is_older(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "merv.json"
    write(file, Puzzles("merv", 1, "other", "0", "0", 7, fitting("merv")[:2]))
    monkeypatch.setattr(command, "renewed", lambda old, keep: fresh(old.title))
    monkeypatch.setattr(command, "mine", lambda puzzles, count, keep: keep(puzzles))
    assert fondaco_puzzle("merv", "--file", str(file), "--count", "3") == 0
    said = capsys.readouterr()
    assert "net 0, today" in said.out
    assert "0 of 3 puzzles" in said.err
    assert json.loads(file.read_text())["rules"] == fondaco.game("merv").rules_version


def fondaco_puzzle(*words: str) -> int:
    from fondaco.cli import main

    return main(["puzzle", *words])
