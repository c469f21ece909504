"""Plain HTTP on one line, with every byte as it comes, and in less time than a library takes."""

import socket

Fields = list[tuple[str, str]]


class Call:
    """A line to a house that is used again until either side hangs up."""

    def __init__(self, host: str, seconds: float) -> None:
        name, _, port = host.partition(":")
        self._house = (name, int(port))
        self._seconds = seconds
        self._way: socket.socket | None = None

    def ask(
        self, method: str, path: str, headers: dict[str, str], body: bytes | None
    ) -> tuple[int, Fields, bytes]:
        """Status, fields of the head and content of the answer."""
        length = {} if body is None and method == "GET" else {"content-length": len(body or b"")}
        fields = [f"{name}: {value}" for name, value in {**headers, **length}.items()]
        head = "\r\n".join([f"{method} {path} HTTP/1.1", *fields, "", ""])
        if self._way is None:
            self._way = socket.create_connection(self._house, self._seconds)
        self._way.sendall(head.encode("latin-1") + (body or b""))
        return self._answer(self._way)

    def _answer(self, way: socket.socket) -> tuple[int, Fields, bytes]:
        with way.makefile("rb") as coming:
            status = int(coming.readline().split()[1])
            fields: Fields = []
            while (line := coming.readline()) != b"\r\n":
                name, _, value = line.decode("latin-1").partition(":")
                fields.append((name.lower(), value.strip()))
            known = dict(fields)
            assert "transfer-encoding" not in known, "an answer without a length"
            content = coming.read(int(known.get("content-length", "0")))
        if known.get("connection") == "close":
            self.hang_up()
        return status, fields, content

    def hang_up(self) -> None:
        if self._way is not None:
            self._way.close()
            self._way = None
