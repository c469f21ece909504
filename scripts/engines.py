"""Runs the tests on both engines at once: interpreted from src, and the wheel in .venv.

The interpreted run is shown as it goes, the other one when both are done.
"""

import os
import subprocess
import sys

from environments import BUILD, ENVIRONMENTS, ROOT, engine
from toolchain import lacking

WHEEL = ENVIRONMENTS["test"]
SOURCE = ENVIRONMENTS["check"]
WHEEL_LOG = BUILD / "test-wheel.log"

NOT_COMPILED = """\
A C compiler and Python's headers are here, but the engine in .venv is not compiled.
build/wheel.log tells why; to build again: rm -r build, then make test."""


# The tests of the client run once: with the wheel, which has the client in it.
WITHOUT_BROWSER = os.environ | {"FONDACO_BROWSER": "0"}


def start_wheel_tests(arguments: list[str]) -> subprocess.Popen[bytes]:
    command = [WHEEL.python, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    with WHEEL_LOG.open("wb") as log:
        return subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT)


def test_source(arguments: list[str]) -> bool:
    """Run the tests from src; all of them together must reach enough of the engine."""
    coverage = [SOURCE.python, "-m", "coverage"]
    source = WITHOUT_BROWSER | {"PYTHONPATH": str(ROOT / "src")}
    tests = [*coverage, "run", "-m", "pytest", *arguments]
    passed = subprocess.run(tests, cwd=ROOT, env=source, check=False).returncode == 0
    if arguments or not passed:
        return passed
    return subprocess.run([*coverage, "report"], cwd=ROOT, check=False).returncode == 0


def main() -> int:
    arguments = sys.argv[1:]
    wheel_engine = engine(WHEEL)
    if lacking() is None and not wheel_engine.startswith("compiled"):
        print(NOT_COMPILED, file=sys.stderr)
        return 1
    wheel_tests = start_wheel_tests(arguments)
    print("tests from src, engine: interpreted", flush=True)
    source_passed = test_source(arguments)
    wheel_passed = wheel_tests.wait() == 0
    print(f"tests of the wheel, engine: {wheel_engine}")
    print(WHEEL_LOG.read_text(), end="", flush=True)
    if not source_passed:
        print("The tests from src failed, or reach too little of the engine: see above.")
    return 0 if source_passed and wheel_passed else 1


if __name__ == "__main__":
    sys.exit(main())
