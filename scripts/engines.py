"""Runs the tests on both engines: interpreted from src, and compiled in the wheel in .venv.

Usage: engines.py [--quick] [what pytest takes]

The checks come first, beside the longest tests. The tests of the engine run on both engines.
Whatever stands above it (server, terminal, browser) runs once, with the wheel, as people have it.
Jobs run four at a time, since browsers wait more than they work; the slices of trials, whose bars
are in seconds, then run by themselves. With --quick: lint, and what the interpreted engine passes
without browser, trials and tests that are marked long.
"""

import re
import shutil
import sys
import time

from environments import BUILD, ENVIRONMENTS, ROOT, engine
from jobs import Job, closing_line, run_all
from toolchain import lacking

WHEEL = ENVIRONMENTS["test"]
SOURCE = ENVIRONMENTS["check"]
REACHED = BUILD / "reached"  # what the tests from src reach of the engine, one file for each job
NOT_ENGINE = (
    *("*/analysis/*", "*/drawing/*", "*/lessons/*", "*/puzzles/*", "*/players/*", "*/lab/*"),
    *("*/server/*", "*/terminal/*", "*/cli.py", "*/__main__.py"),
)
NOTED = 3  # jobs
LEAST_REACHED = 95  # percent of its lines and branches

MERKATOR = ["tests/games/merkator"]
OTHER_GAMES = ["tests/games", "--ignore=tests/games/merkator"]
LONE = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("tests/test_*.py"))]
AROUND = ["tests/core", *LONE]
# Of these, players alone are compiled: their short tests run on both engines.
ABOVE = [f"tests/{folder}" for folder in ("analysis", "lab", "lessons", "players", "puzzles")]
GAMES_IN_BROWSERS = [
    f"tests/browser/test_{name}.py" for name in ("games", "drawn_boards", "secrets", "coming")
]
SCREENS = [f"tests/browser/test_{name}.py" for name in ("screens", "called_back", "bar")]
BROWSER_FILES = [
    str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("tests/browser/test_*.py"))
]
REST_OF_BROWSER = [path for path in BROWSER_FILES if path not in [*GAMES_IN_BROWSERS, *SCREENS]]
SERVER_FILES = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("tests/server/test_*.py"))]
SERVER = [*SERVER_FILES[::2], "-m", "not trial"]
REST_OF_SERVER = [*SERVER_FILES[1::2], "-m", "not trial"]
CRASH, ROLLING = [f"tests/server/test_{name}.py" for name in ("crash", "rolling")]
TRIALS = [path for path in SERVER_FILES if "mark.trial" in (ROOT / path).read_text()]
OTHER_TRIALS = [path for path in TRIALS if path not in (CRASH, ROLLING)]
SHORT = ["-m", "not long and not trial"]

NOT_COMPILED = """\
A C compiler and Python's headers are here, but the engine in .venv is not compiled.
build/wheel.log tells why; to build again: rm -r build, then make test."""


def pytest(python: list[str], name: str, tests: list[str], given: list[str]) -> Job:
    """Some tests, and what the caller wants of pytest, which may be none of these tests."""
    job = Job(name, [*python, "-m", "pytest", "-p", "no:cacheprovider", *tests, *given])
    job.may_be_empty = bool(given)
    job.counts = True
    return job


def wheel(name: str, tests: list[str], given: list[str]) -> Job:
    return pytest([WHEEL.python], f"wheel {name}", tests, given)


def source(name: str, tests: list[str], given: list[str]) -> Job:
    return from_source(pytest([SOURCE.python], f"src {name}", tests, given))


def noted(name: str, tests: list[str], given: list[str]) -> Job:
    """Tests from src that note what they reach of the engine, branches too."""
    out = REACHED / f"{name.replace(' ', '-')}.json"
    engine = ["--source=src/fondaco", f"--omit={','.join(NOT_ENGINE)}"]
    note = ["-m", "slipcover", "--branch", *engine, "--json", f"--out={out}"]
    first = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # slipcover begins before pytest
    return from_source(pytest([SOURCE.python, *note], f"src {name}", [*tests, *first], given))


def from_source(job: Job) -> Job:
    job.environment["PYTHONPATH"] = "src"
    return job


def checks() -> list[Job]:
    """What `make check` does."""
    return [
        lint(),
        Job("client", [SOURCE.python, "scripts/client_checks.py"]),
        from_source(Job("documents", [SOURCE.python, "scripts/docs.py"])),
    ]


def lint() -> Job:
    return Job("lint", ["make", "--no-print-directory", "lint"])


def jobs_of_test(given: list[str]) -> list[Job]:
    """Those that may run beside another, the longest first; where tests are named, only these."""
    if are_named(given):
        return [source("named", [], given), wheel("named", [], given)]
    return [
        wheel("games in browsers", GAMES_IN_BROWSERS, given),
        wheel("screens", SCREENS, given),
        wheel("browser", REST_OF_BROWSER[::2], given),
        wheel("rest of browser", REST_OF_BROWSER[1::2], given),
        wheel("server", SERVER, given),
        wheel("rest of server", REST_OF_SERVER, given),
        noted("other games", OTHER_GAMES, given),
        wheel("merkator", MERKATOR, given),
        noted("merkator", MERKATOR, given),
        wheel("other games", OTHER_GAMES, given),
        wheel("around", [*AROUND, *ABOVE, "tests/terminal"], given),
        noted("around", [*AROUND, "tests/scripts", "tests/server/test_leak_toy.py"], given),
        source("players", ["tests/players", *SHORT], given),
        *([] if given else [Job("training in small", ["make", "--no-print-directory", "smoke"])]),
    ]


def jobs_of_trials(given: list[str]) -> list[Job]:
    """Slices of trials: they wait far more than they work, so three run side by side, and nothing
    else."""
    return [
        wheel("kills", [CRASH, "-m", "trial"], given),
        wheel("an upgrade", [ROLLING, "-m", "trial"], given),
        wheel("other trials", [*OTHER_TRIALS, "-m", "trial"], given),
    ]


def are_named(given: list[str]) -> bool:
    """Whether tests are named, as files or folders."""
    paths = [ROOT / word.partition("::")[0] for word in given]
    return any(path.exists() and path.is_relative_to(ROOT / "tests") for path in paths)


def jobs_of_quick(given: list[str]) -> list[Job]:
    if are_named(given):
        return [source("named", [], given)]
    return [
        lint(),
        source("server", [*SERVER_FILES[::2], *SHORT], given),
        source("rest of server", [*SERVER_FILES[1::2], *SHORT], given),
        source("other games", [*OTHER_GAMES, *SHORT], given),
        source("merkator", [*MERKATOR, *SHORT], given),
        source("around", [*AROUND, *ABOVE, "tests/scripts", "tests/terminal", *SHORT], given),
    ]


def reaches_enough() -> bool:
    """Whether the tests from src, all of them together, reach enough of the engine."""
    parts = [str(path) for path in sorted(REACHED.glob("*.json"))]
    if len(parts) != NOTED:
        print(
            f"  {len(parts)} of {NOTED} jobs have noted what they reach of the engine", flush=True
        )
        return False
    out = ["--skip-covered", f"--fail-under={LEAST_REACHED}", f"--out={BUILD / 'reached.json'}"]
    merge = Job("reached", [SOURCE.python, "-m", "slipcover", "--merge", *parts, *out])
    merge.run()
    if not merge.passed:
        print(merge.result(), flush=True)
        return False
    [reached] = re.findall(r"^\(summary\) .* (\d+)\s*$", merge.said(), re.MULTILINE)
    print(f"  the tests from src reach {reached}% of the engine", flush=True)
    return True


def test_all(given: list[str]) -> tuple[list[Job], bool]:
    shutil.rmtree(REACHED, ignore_errors=True)
    REACHED.mkdir(parents=True)
    jobs = [*checks(), *jobs_of_test(given)]
    trials = [] if are_named(given) else jobs_of_trials(given)
    passed = run_all(jobs)
    passed = run_all(trials) and passed
    return [*jobs, *trials], passed and (bool(given) or reaches_enough())


def test_quickly(given: list[str]) -> tuple[list[Job], bool]:
    jobs = jobs_of_quick(given)
    return jobs, run_all(jobs)


def is_fit() -> bool:
    """Whether the engine in the wheel is what this machine can make."""
    found = engine(WHEEL)
    print(f"tests from src (engine: interpreted) and of the wheel (engine: {found})", flush=True)
    if lacking() is None and not found.startswith("compiled"):
        print(NOT_COMPILED, file=sys.stderr)
        return False
    return True


def main() -> int:
    began = time.monotonic()
    given = [word for word in sys.argv[1:] if word != "--quick"]
    is_quick = len(given) < len(sys.argv) - 1
    if not is_quick and not is_fit():
        return 1
    try:
        jobs, passed = test_quickly(given) if is_quick else test_all(given)
    except KeyboardInterrupt:
        print("The tests were stopped.", file=sys.stderr)
        return 130
    print(closing_line(jobs, time.monotonic() - began))
    if not any(job.tally().get("passed") for job in jobs):
        print("No test was meant by that, and none ran.", file=sys.stderr)
        return 1
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
