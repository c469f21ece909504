"""Sets up the local environments that `make` uses, each only where something has changed.

Usage: environments.py ENVIRONMENT   (a name of ENVIRONMENTS below)

What to install stands in pyproject.toml, in ranges; which versions exactly, in requirements.lock.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import client
from toolchain import lacking

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
WHEELS = BUILD / "wheel"
LOCK = ROOT / "requirements.lock"
PACKAGED = (".py", ".toml", ".json", ".html", ".css", ".net")  # what gets into the wheel
# The first has no screen to draw on, and tests with it take a third less work than with the others.
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser")
ASK_ENGINE = "import fondaco.core.game as game; print(game.__file__)"


class Trouble(Exception):
    """A problem that the reader has to solve; its text says how."""


class Environment:
    """A folder with a Python of its own: what the package needs, some groups of tools, and the
    wheel or not; with all that a test in a browser needs, or without."""

    def __init__(
        self, folder: str, *, wheel: bool, groups: list[str], browser: bool = False
    ) -> None:
        self.folder = ROOT / folder
        self.python = str(self.folder / "bin" / "python")
        self.wheel = wheel
        self.groups = groups
        self.browser = browser


ENVIRONMENTS = {
    "play": Environment(".venv", wheel=True, groups=[]),
    "test": Environment(".venv", wheel=True, groups=["test"]),
    "browser": Environment(".venv", wheel=True, groups=["test"], browser=True),
    "check": Environment(".venv-dev", wheel=False, groups=["test", "check", "docs"]),
    "bench": Environment(".venv-bench", wheel=True, groups=["bench"]),
    "lab": Environment(".venv-lab", wheel=True, groups=["test", "lab", "ray"]),
    "train": Environment(".venv-train", wheel=True, groups=["train"]),
    "train-ray": Environment(".venv-train", wheel=True, groups=["train", "ray"]),
    "release": Environment(".venv-release", wheel=False, groups=["release"]),
}


def set_up(environment: Environment) -> None:
    folder = environment.folder
    made = f"{sys.version} in {folder}"
    once(folder / "made", made, lambda: make_environment(environment))
    needs = requirements(environment.groups)
    stamp = folder / "-".join(["needs", *environment.groups])
    key = "\n".join([*needs, LOCK.read_text()])
    once(stamp, key, lambda: install_needs(environment, needs))
    if environment.browser:
        prepare_browser()
    if environment.wheel:
        once(WHEELS / "built", engine_key(), lambda: build_wheel(environment))
        [wheel] = WHEELS.glob("*.whl")
        made_of = hashlib.sha256(wheel.read_bytes()).hexdigest()
        once(folder / "engine", made_of, lambda: install_wheel(environment, wheel))


def once(stamp: Path, key: str, work: Callable[[], None]) -> None:
    """Do the work, unless the stamp shows that it was done for the same key."""
    if stamp.is_file() and stamp.read_text() == key:
        return
    stamp.unlink(missing_ok=True)
    work()
    stamp.write_text(key)


def make_environment(environment: Environment) -> None:
    if not can_make_environments():
        install_venv()
    title = f"making {environment.folder.name} with Python {sys.version.split()[0]}"
    stage("venv", title, sys.executable, "-m", "venv", "--clear", str(environment.folder))


def can_make_environments() -> bool:
    ask = [sys.executable, "-c", "import venv, ensurepip"]
    return subprocess.run(ask, capture_output=True, check=False).returncode == 0


def install_venv() -> None:
    """Debian keeps ensurepip, without which venv is of no use, in a package of its own."""
    if not shutil.which("apt-get"):
        raise Trouble("This Python cannot make virtual environments: its ensurepip is missing.")
    install_debian("python3-venv", "Python's venv is missing here.")


def prepare_browser() -> None:
    """Chromium, and the packages of the client's build, among which is what looks over pages."""
    if not any(shutil.which(name) for name in CHROMIUM):
        if not shutil.which("apt-get"):
            raise Trouble("The tests of the client need Chromium: install it, then try again.")
        install_debian(CHROMIUM[0], "The tests of the client need Chromium.")
    if not client.has_packages():  # building client and wheel brings them
        client.STAMP.unlink(missing_ok=True)
        (WHEELS / "built").unlink(missing_ok=True)


def install_debian(package: str, missing: str) -> None:
    command = f"apt-get update && apt-get install -y {package}"
    if os.geteuid() != 0:
        typed = f"{'sudo sh' if shutil.which('sudo') else 'su'} -c '{command}'"
        raise Trouble(f"{missing} Type this, then try again:\n\n    {typed}\n")
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    stage("apt", f"installing Debian's {package}", "sh", "-c", command)


def install_needs(environment: Environment, needs: list[str]) -> None:
    title = f"installing what {environment.folder.name} needs"
    pip(environment, "needs", title, "install", *needs)


def build_wheel(environment: Environment) -> None:
    shutil.rmtree(WHEELS, ignore_errors=True)
    missing = lacking()
    if missing:
        print(f"  {missing}: gcc and python3-dev would make the engine many times faster")
    title = "building the engine" if missing else "compiling the engine (some minutes)"
    options = ["-v", "--no-deps", "--wheel-dir", str(WHEELS)]
    pip(environment, "wheel", title, "wheel", *options, str(ROOT))


def install_wheel(environment: Environment, wheel: Path) -> None:
    options = ["--no-deps", "--force-reinstall"]
    pip(environment, "install", "installing the engine", "install", *options, str(wheel))


def requirements(groups: list[str]) -> list[str]:
    """What the package needs to run, and the needs of these groups."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    needs: list[str] = list(settings["project"]["dependencies"])
    for group in groups:
        needs += settings["dependency-groups"][group]
    return needs


def engine_key() -> str:
    """Changes with what the wheel is made of, with Python, and when a compiler comes or goes."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    tables = [settings["build-system"], settings["project"], settings["tool"]["setuptools"]]
    made_of = [sys.version, lacking(), tables, settings["tool"]["mypy"], LOCK.read_text()]
    digest = hashlib.sha256(str(made_of).encode())
    sources = [path for path in (ROOT / "src").rglob("*") if path.suffix in PACKAGED]
    sources = [path for path in sources if not path.is_relative_to(client.BUILT)]
    digest.update(client.key().encode())
    for path in [ROOT / "setup.py", *sorted(sources)]:
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def pip(environment: Environment, log: str, title: str, command: str, *arguments: str) -> None:
    """Run pip with the versions of the lock: older ones constrain a build like any other
    installation, newer ones ask for it by a name of its own."""
    os.environ["PIP_CONSTRAINT"] = os.environ["PIP_BUILD_CONSTRAINT"] = LOCK.as_uri()
    quiet = ["--disable-pip-version-check", "--no-input"]
    stage(log, title, environment.python, "-m", "pip", command, *quiet, *arguments)


def stage(log: str, title: str, *command: str) -> None:
    """Run a command behind one line of text; show all that it said if it fails."""
    print(f"  {title} ... ", end="", flush=True)
    begin = time.monotonic()
    said = BUILD / f"{log}.log"
    BUILD.mkdir(exist_ok=True)
    with said.open("w") as file:
        done = subprocess.run(command, stdout=file, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        print("failed", flush=True)
        raise Trouble(f"{said.read_text()}\nThis failed: {' '.join(command)}")
    print(f"{time.monotonic() - begin:.0f} s", flush=True)


def engine(environment: Environment) -> str:
    """Which engine the environment runs, in words."""
    ask = [environment.python, "-I", "-c", ASK_ENGINE]
    answer = subprocess.run(ask, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        raise Trouble(f"{answer.stderr}\nThe engine was installed but cannot be imported.")
    if answer.stdout.strip().endswith((".so", ".pyd")):
        return "compiled with mypyc"
    return f"interpreted ({lacking() or 'the C compiler failed: see build/wheel.log'})"


def main() -> int:
    environment = ENVIRONMENTS[sys.argv[1]]
    try:
        set_up(environment)
        if environment.wheel:
            print(f"engine: {engine(environment)}", flush=True)
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nThe set-up was stopped; the same command goes on with it.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
