"""On Ray: the same games as here, also where a process is killed in the middle of one."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from labs import IS_WHOLE

pytest.importorskip("ray", reason="needs Ray: pip install 'fondaco[ray]'; see make lab")

from fondaco.lab import games

QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "7" * 64}
ROOT = Path(__file__).resolve().parent.parent.parent
pytestmark = pytest.mark.skipif(not IS_WHOLE, reason="takes minutes: make lab")


def test_two_nodes_one_worker_killed_the_same_standings() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "lab_ray.py"), "8"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the same standings" in done.stdout


def test_games_of_bots_are_the_same_on_ray(tmp_path: Path) -> None:
    base = [sys.executable, "-m", "fondaco.lab.games", "play"]
    wishes = ["merv", "--players", "greedy,random", "--games", "21", "--steps", "10"]
    for name, way in (("here", []), ("ray", ["--ray"])):
        command = [*base, str(tmp_path / name), *wishes, *way]
        env = {**os.environ, **QUIET}
        subprocess.run(command, check=True, env=env, capture_output=True)
    files = [sorted((tmp_path / name).iterdir()) for name in ("here", "ray")]
    assert [path.name for path in files[0]] == [path.name for path in files[1]]
    assert [path.read_bytes() for path in files[0]] == [path.read_bytes() for path in files[1]]


def test_a_cluster_that_is_not_there_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as nobody:  # it has the port, and does not listen
        nobody.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{nobody.getsockname()[1]}"
        assert games.main(["play", str(tmp_path), "merv", "--ray", address]) == 1
    assert f"There is no Ray at {address}" in capsys.readouterr().err
