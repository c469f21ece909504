"""Jobs of `make test`: what is counted, what is shown, and that a failure is one."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import engines
import jobs
from environments import ROOT
from jobs import Job, closing_line, run_all


@pytest.fixture(autouse=True)
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "ROOT", tmp_path)
    monkeypatch.setattr(jobs, "BUILD", tmp_path / "build")


def says(name: str, text: str, status: int = 0) -> Job:
    return Job(name, [sys.executable, "-c", f"print({text!r}); raise SystemExit({status})"])


def test_all_are_run_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    done = [says(name, "...\n2 passed, 1 skipped in 0.01s") for name in ("one", "two", "three")]
    assert run_all(done)
    said = capsys.readouterr().out
    assert [name in said for name in ("one", "two", "three")] == [True] * 3
    assert closing_line(done, 3.2) == "=== 6 passed, 3 skipped in 3 s ==="


def test_a_failure_is_shown_whole_and_named_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    done = [says("good", "1 passed in 0.01s"), says("bad", "why\n1 failed, 1 passed in 1s", 1)]
    assert not run_all(done)
    said = capsys.readouterr().out
    assert "FAILED 1 failed, 1 passed\nwhy" in said
    assert closing_line(done, 1) == (
        "=== 2 passed, 1 failed, FAILED: bad (see build/test-*.log) in 1 s ==="
    )


def test_a_job_of_which_no_test_was_meant_is_no_failure() -> None:
    job = says("none", "3 deselected in 0.01s", jobs.NOTHING_CHOSEN)
    assert not run_all([job])
    job.may_be_empty = True
    assert run_all([job])
    assert not run_all([says("broken", "", 2)])


def test_tests_that_end_without_a_count_have_not_passed() -> None:
    job = says("ended early", "....")
    job.counts = True
    assert not run_all([job])
    job = says("whole", "4 passed in 0.1s")
    job.counts = True
    assert run_all([job])


def test_every_file_of_tests_is_in_some_job_of_both_engines_or_of_the_wheel() -> None:
    files = [str(path.relative_to(ROOT)) for path in ROOT.glob("tests/**/test_*.py")]
    commands = [job.command for job in engines.jobs_of_test([])]
    assert len(files) > 100
    assert [file for file in files if not any(runs(file, words) for words in commands)] == []


def runs(file: str, words: Sequence[str]) -> bool:
    """Whether pytest with these words looks at the file."""
    left_out = [word.partition("=")[2] for word in words if word.startswith("--ignore=")]
    named = [word for word in words if word.startswith("tests/")]
    return any(is_in(file, one) for one in named) and not any(is_in(file, one) for one in left_out)


def is_in(file: str, named: str) -> bool:
    return file == named or file.startswith(f"{named}/")


@pytest.mark.parametrize(
    ("given", "named"),
    [
        (["tests/games"], True),
        (["-x", "tests/test_fuzz.py::test_any_text_is_no_log"], True),
        (["-k", "docs"], False),
        (["-k", ""], False),
        ([], False),
    ],
)
def test_tests_are_named_by_their_files(given: list[str], named: bool) -> None:
    assert engines.are_named(given) is named
