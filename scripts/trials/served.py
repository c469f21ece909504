"""A house in a process of its own: `fondaco serve` with the Python that runs this, or another."""

import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from interrupts import heed_interrupts

OPEN_SECONDS = 30.0
STOP_SECONDS = 20.0
ADDRESS = re.compile(r"open at http://([^:]+):(\d+) \(engine: (\w+)\)")
SECRET = "0123456789abcdef" * 4  # of houses that nobody else reaches
SOCKETS = 12_000  # that a server and its clients may need


class Served:
    """A server, its address and its engine; what it complains of goes to a file."""

    def __init__(
        self,
        data: Path,
        port: int = 0,
        python: str = sys.executable,
        origin: str = "",
        database: str = "",
        bus: str = "",
    ) -> None:
        self.data = data
        self.port = port
        self.python = python
        self.origin = origin  # of a house that is open to the public
        self.database = database  # a PostgreSQL in place of the data folder
        self.bus = bus  # a Valkey, if not the database alone
        self.code = ""  # another version of the package, if not the one that is installed
        self.engine = ""
        self.complaints = data.parent / f"{data.name}.err"
        self._process: subprocess.Popen[str] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    @property
    def process(self) -> "subprocess.Popen[str]":
        assert self._process is not None, "the house was not opened"
        return self._process

    def open(self) -> float:
        """Start it; the seconds until it says that it is open."""
        allow_sockets()
        began = time.monotonic()
        command = [self.python, "-m", "fondaco", "serve"]
        options = ["--port", str(self.port), "--data", str(self.data)]
        options += ["--public"] if self.origin else []
        options += ["--database", self.database] if self.database else []
        options += ["--bus", self.bus] if self.bus else []
        code = {"PYTHONPATH": self.code} if self.code else {}
        public = {"FONDACO_ORIGIN": self.origin, "FONDACO_SECRET": SECRET} if self.origin else {}
        with self.complaints.open("a") as errors:
            self._process = subprocess.Popen(
                [*command, *options],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, **public, **code},
                preexec_fn=heed_interrupts,
            )
        self._read_address()
        return time.monotonic() - began

    def _read_address(self) -> None:
        assert self.process.stdout is not None
        said = self.process.stdout.readline()  # ends when the process does
        found = ADDRESS.search(said)
        if found is None:
            self.kill()
            raise RuntimeError(f"the house did not open: {self.complaints.read_text()[-2000:]}")
        self.port = int(found[2])
        self.engine = found[3]

    def kill(self) -> None:
        """kill -9: no word of farewell."""
        self.process.kill()
        self._gone()

    def close(self) -> None:
        """Ctrl-C, as at a terminal."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        try:
            self._gone()
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def leave(self) -> None:
        """SIGTERM, as for an upgrade: everybody is told, and what is being answered is finished."""
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(STOP_SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def memory(self) -> int:
        """Megabytes that the server and the processes below it hold."""
        return sum(_megabytes(pid) for pid in _family(self.process.pid))

    def worked(self) -> float:
        """Seconds that the server and the processes below it have worked so far."""
        return sum(_seconds(pid) for pid in _family(self.process.pid))


def free_port() -> int:
    """A port that nobody uses now, for a house that has to come back to the same one."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_heard(port: int) -> bool:
    """Whether anybody listens there."""
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def allow_sockets() -> None:
    """As many open files as thousands of sockets need, here and in what is started here."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < SOCKETS:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(SOCKETS, hard), hard))


def _family(pid: int) -> list[int]:
    found = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += _family(int(child))
    return found


def _megabytes(pid: int) -> int:
    text = Path(f"/proc/{pid}/status").read_text()
    [kilobytes] = re.findall(r"^VmRSS:\s+(\d+) kB", text, re.MULTILINE)
    return int(kilobytes) // 1024


def _seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
