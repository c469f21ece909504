"""A line to a house that can be cut and mended, as one that leads through a tunnel."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

MOST_READ = 65_536


class Line:
    """Passes on what comes, in both directions, while it is whole."""

    def __init__(self, host: str) -> None:
        name, _, port = host.partition(":")
        self._house = (name, int(port))
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self.is_cut = False
        threading.Thread(target=self._welcome, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def cut(self) -> None:
        """Nothing gets through any more, and who is connected notices."""
        self.is_cut = True
        for end in self._ends:
            _shut(end)
        self._ends.clear()

    def mend(self) -> None:
        self.is_cut = False

    def close(self) -> None:
        self.cut()
        _shut(self._door)
        self._door.close()

    def _welcome(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                self._join(near)

    def _join(self, near: socket.socket) -> None:
        if self.is_cut:
            _shut(near)
            return near.close()
        far = socket.create_connection(self._house)
        self._ends += [near, far]
        for source, target in ((near, far), (far, near)):
            threading.Thread(target=_pass_on, args=(source, target), daemon=True).start()


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while content := source.recv(MOST_READ):
            target.sendall(content)
    _shut(target)
    source.close()


def _shut(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)


@contextmanager
def line_to(host: str) -> Iterator[Line]:
    line = Line(host)
    yield line
    line.close()
