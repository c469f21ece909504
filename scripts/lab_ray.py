"""A row of the ladder on two nodes of Ray, on this machine: how it scales from one core to two, and
that a worker that is killed changes nothing.

Usage: lab_ray.py [GAMES]   (with the Python of .venv-lab)

Each node has one core. The row is played by one process of this machine, on one node, on two, and
once more on two, while one of the processes that play is killed. All must stand the same.

All games of the row are played, whatever the standing, and they are long enough for a process to be
caught at play. Games a second tell how it scales on an idle machine alone. Beside other work, look
at the seconds of CPU time that a game takes on Ray: if two nodes take as many as one, a second core
is not spent on anything but games.
"""

import dataclasses
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# Whoever does not know this token, which is made anew each time, cannot use the cluster.
os.environ["RAY_AUTH_MODE"] = "token"
os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112  (as the processes that it is compared with)

import ray

from fondaco.crews.cluster import cores, join
from laddering.crew import Crew, Failed, Players, on_ray
from laddering.figures import columns
from laddering.keeping import Kept
from laddering.matches import Line
from laddering.program import program
from laddering.running import Run
from laddering.standing import Standing

TITLE, ROW = "merv", "factor against journeyman"
PATIENCE = 300.0  # seconds until a node must have come up
RAY = Path(sys.executable).with_name("ray")


class Timed(Kept):
    """Notes when each game was kept, and what those who play had spent by then: how long processes
    take to begin is no part of it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.times: list[float] = []
        self.spent: list[float] = []

    def add(self, line: Line) -> None:
        super().add(line)
        self.times.append(time.monotonic())
        self.spent.append(spent())

    @property
    def rate(self) -> float:
        """Games a second."""
        return (len(self.times) - 1) / (self.times[-1] - self.times[0])

    @property
    def cost(self) -> float:
        """Seconds of CPU time a game."""
        return (self.spent[-1] - self.spent[0]) / (len(self.spent) - 1)


class Deadly(Timed):
    """After so many games, one of the processes that play on these nodes is killed."""

    def __init__(self, path: Path, after: int, nodes: "list[Node]") -> None:
        super().__init__(path)
        self.after = after
        self.nodes = nodes
        self.killed: int | None = None

    def add(self, line: Line) -> None:
        super().add(line)
        if len(self) >= self.after and self.killed is None:
            self.killed = worker_of({node.process.pid for node in self.nodes})
            if self.killed is not None:
                os.kill(self.killed, signal.SIGKILL)


class Node:
    """A node of Ray with one core, until it is ended."""

    def __init__(self, *wishes: str) -> None:
        command = [str(RAY), "start", "--block", "--num-cpus=1", "--node-ip-address=127.0.0.1"]
        pipe, merged = subprocess.PIPE, subprocess.STDOUT
        self.process = subprocess.Popen([*command, *wishes], stdout=pipe, stderr=merged, text=True)

    def has_died(self) -> str:
        """What it said, if it has come to its end; else nothing."""
        if self.process.poll() is None:
            return ""
        return self.process.communicate()[0] or "without a word"

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


def worker_of(nodes: set[int]) -> int | None:
    """A process that plays right now, below one of the processes that are the nodes."""
    found = [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()]
    return next((one for one in found if is_playing(one) and nodes & set(above(one))), None)


def is_playing(process: int) -> bool:
    return command(process).startswith(b"ray::play_elsewhere")


def command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def spent() -> float:
    """The CPU time, in seconds, of this process and of all that it has begun."""
    found = [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()]
    below = [one for one in found if one == os.getpid() or os.getpid() in above(one)]
    return sum(ticks(one) for one in below) / os.sysconf("SC_CLK_TCK")


def ticks(process: int) -> int:
    """Those of the process itself, and of what it has begun and seen end."""
    try:
        told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return sum(int(number) for number in told[11:15])


def above(process: int) -> list[int]:
    """The process that has started it, the one that has started that, and so on."""
    found = []
    while process > 1:
        try:
            process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            break
        found.append(process)
    return found


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(address: str, nodes: list[Node]) -> None:
    """Until the cluster has the cores of all nodes."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for node in nodes:
            if said := node.has_died():
                raise RuntimeError(f"A node has died: {said}")
        if cores_at(address) >= len(nodes):
            return
        time.sleep(1)
    raise TimeoutError(f"No cluster of {len(nodes)} nodes at {address} in {PATIENCE:.0f} s.")


def cores_at(address: str) -> int:
    try:
        join(address, [])
        return cores()
    except Failed:
        return 0
    finally:
        ray.shutdown()


def play(crew: Players, kept: Timed, games: int) -> str:
    """Play the row; where it stands then, with the points of each game."""
    [row] = [one for one in program(TITLE) if one.name == ROW and one.pace == "tournament"]
    standing = Standing(dataclasses.replace(row, games=games, bar=None), kept)
    try:
        Run([standing], kept, crew).play()
    finally:
        crew.dismiss()
    return f"{columns(standing)} {[line['points'] for line in standing.lines]}"


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    folder, port, nodes = Path(tempfile.mkdtemp()), free_port(), list[Node]()
    address = f"127.0.0.1:{port}"
    deadly = Deadly(folder / "killed", games // 4, nodes)
    kept = [Timed(folder / name) for name in ("here", "one", "two")] + [deadly]
    stands = [play(Crew(1), kept[0], games)]
    try:
        nodes.append(Node("--head", f"--port={port}", "--include-dashboard=false"))
        wait_for(address, nodes)
        stands.append(play(on_ray(address), kept[1], games))
        nodes.append(Node(f"--address={address}"))
        wait_for(address, nodes)
        stands += [play(on_ray(address), one, games) for one in kept[2:]]
    finally:
        for node in reversed(nodes):
            node.end()
    return told(kept, stands, deadly.killed)


def told(kept: list[Timed], stands: list[str], killed: int | None) -> int:
    names = ["one process", "Ray, one node", "Ray, two nodes", "the same, a worker killed"]
    for name, one in zip(names, kept, strict=True):
        rate = f"{one.rate:.2f} a second, {one.cost:.3f} s of CPU time each"
        print(f"{name:26} {len(one)} games, {rate}")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"two cores against one: {kept[2].rate / kept[1].rate:.2f} times; killed: {killed}")
    print(f"CPU time of a game, two nodes against one: {kept[2].cost / kept[1].cost:.2f} times")
    is_same = len(set(stands)) == 1
    print(f"{'the same' if is_same else 'DIFFERENT'} standings: {stands[0].partition(' [')[0]}")
    return 0 if is_same and killed is not None else 1


if __name__ == "__main__":
    sys.exit(main())
