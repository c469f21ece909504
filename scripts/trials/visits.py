"""A visit to a table: somebody asks for everything there is, and keeps all that comes back."""

import json
from contextlib import ExitStack
from http.client import HTTPResponse
from urllib.parse import urlencode

from websockets.sync.client import ClientConnection

from kept import Kept
from mirrors import NAMES, SECONDS, STRANGER, Headers, Mirror
from questions import Message, Messages, addresses, own_addresses
from twins import Family, Member

FAREWELL = "That is all."
TICK = 1_000  # milliseconds between moves
KEYS = ["cookie", "cookie", "play", "cookie", "watch"]
PONG = b'{"type":"pong"}'
# Figures of the whole house, told on its own machine alone: seconds differ each time, and so does
# who waits in that very moment, and what bots get by that.
UNSTEADY = (b"_seconds", b"_created", b"_waiting", b"_bot_share", b"# ")

Seen = list[tuple[str, bytes]]


class Visit:
    """One viewer at one of the twins, in one house."""

    def __init__(self, mirror: Mirror, family: Family, member: Member) -> None:
        self.mirror = mirror
        self.family = family
        self.member = member
        self.case = family.case
        self.kept = Kept(mirror, family, member)
        self.table = f"/api/tables/{self.kept.id}"
        self.headers = self._headers()
        self.moves = len(member.lines)
        self.seen: Seen = []

    def _headers(self) -> Headers:
        """What the viewer sends with each request: his cookie, or a token to play or to watch."""
        if self.case.viewer == "stranger":
            return STRANGER
        kind = KEYS[self.case.number % len(KEYS)]
        name = self.case.viewer.capitalize() if self.case.seat is None else NAMES[self.case.seat]
        return self.mirror.people[name][kind]

    def run(self) -> Seen:
        self.mirror.begin()
        self.kept.put()
        with ExitStack() as stack:
            talk = stack.enter_context(self.mirror.socket(f"{self.table}/socket", self.headers))
            stream = stack.enter_context(self.mirror.stream(f"{self.table}/stream", self.headers))
            self._talk(talk, [{"type": "hello"}], "told at first")
            self.kept.tell()
            self._talk(talk, self._messages("first"), "messages on the socket")
            self._play_all(talk)
            self._look_around(talk)
            self._say_farewell(talk)
            self._note("stream", _until_farewell(stream))
        self._come_back()
        self._find_it_damaged()
        return self.seen

    def _note(self, where: str, what: bytes) -> None:
        self.seen.append((where, what))

    # --- What happens ---

    def _play_all(self, talk: ClientConnection) -> None:
        steps = zip(self.family.movers, self.member.moves, strict=True)
        for number, (seat, move) in enumerate(steps, 1):
            self.mirror.steady.time += TICK
            self._play(seat, move, number)
            self._talk(talk, [], f"told of move {number}")

    def _play(self, seat: int, move: str, number: int) -> None:
        """One of the players makes his move; the viewer sees the answer to his own."""
        at, _, _ = self.kept.standing()
        headers = self.mirror.people[self.kept.sitting(seat)]["cookie"]
        message = {"type": "play", "cid": f"move-{number}", "at": at, "move": move}
        answer = self._send(headers, message)
        assert answer.startswith(b"200"), answer
        self.moves += 1
        if seat == self.case.seat:
            self._note(f"answer to move {number}", answer)

    def _say_farewell(self, talk: ClientConnection) -> None:
        self.kept.tell_presence()
        message = {"type": "say", "cid": "farewell", "text": FAREWELL}
        self._send(self.mirror.people["Onlooker"]["cookie"], message)
        self._talk(talk, [], "told of the farewell")

    # --- What the viewer asks ---

    def _look_around(self, talk: ClientConnection) -> None:
        self._missed()
        seats, moves = self.family.seats, self.moves
        self._ask("at last", list(addresses(self.case, self.kept.id, seats, moves)))
        self._send_all(talk, self._messages("last"))
        self._note("what a bot was asked", self._asked_of_bots())

    def _messages(self, when: str) -> list[Message]:
        at, acting, legal = self.kept.standing()
        own = legal if acting == self.case.seat else []
        return Messages(self.case, self.family.seats, at, own).all(when)

    def _missed(self) -> None:
        """Come with a second socket, and ask for what happened since the game began."""
        hello = {"type": "hello", "last": self.family.seats}
        with self.mirror.socket(f"{self.table}/socket", self.headers) as talk:
            self._talk(talk, [hello], "told what was missed")

    def _ask(self, when: str, paths: list[str]) -> None:
        for path in paths:
            answer = self.mirror.answered("GET", path, self.headers)
            self._note(f"{when}: GET {path}", _steady(path, answer))

    def _send_all(self, talk: ClientConnection, messages: list[Message]) -> None:
        """On the socket again, by plain HTTP, or by the forms of a page."""
        if self.case.number % 3 == 0:
            self._talk(talk, messages, "messages at last")
            return
        send = self._send_form if self.case.number % 6 == 1 else self._send
        for message in messages:
            self._note(f"message {json.dumps(message)}", send(self.headers, message))

    def _send(self, headers: Headers, message: Message) -> bytes:
        body = json.dumps(message).encode()
        return self.mirror.answered("POST", f"{self.table}/messages", headers, body)

    def _send_form(self, headers: Headers, message: Message) -> bytes:
        body = urlencode(message).lower().encode()
        kind = {"content-type": "application/x-www-form-urlencoded"}
        return self.mirror.answered("POST", f"/tables/{self.kept.id}", {**kind, **headers}, body)

    def _talk(self, talk: ClientConnection, messages: list[Message], where: str) -> None:
        """Send messages on the socket; all that comes until each was answered. A hint comes when it
        was thought of, and is noted last."""
        sent = [*messages, {"type": "ping"}]
        for message in sent:
            talk.send(json.dumps(message))
        pongs = sum(one["type"] in ("seen", "ping") for one in sent)
        hints = [f'"cid":"{one["cid"]}"'.encode() for one in messages if one["type"] == "hint"]
        frames: list[bytes] = []
        while frames.count(PONG) < pongs or sum(_has_any(one, hints) for one in frames) < len(
            hints
        ):
            frames.append(talk.recv(SECONDS, decode=False))
        frames.sort(key=lambda frame: _has_any(frame, hints))
        self._note(f"{where} {json.dumps(messages)}", b"\n".join(frames))

    def _asked_of_bots(self) -> bytes:
        """What was asked of a bot in the viewer's place: it may know what the viewer may."""
        asked, self.mirror.bots.asked = self.mirror.bots.asked, []
        return b"\n".join(asked) if self.case.seat is not None else b""

    def _come_back(self) -> None:
        """Look again after the house has opened the table anew."""
        self.kept.forget()
        self._ask("opened again", own_addresses(self.kept.id, self.moves))

    def _find_it_damaged(self) -> None:
        """Look at the table after it was set aside. What is left of it is told to its people whole,
        secrets and all: they are not asked to be blind there."""
        self.kept.damage()
        is_outside = self.case.viewer in ("onlooker", "stranger") and self.case.number % 3
        paths = own_addresses(self.kept.id, self.moves)
        self._ask("set aside", [path for path in paths if is_outside or "/log" not in path])


def _steady(path: str, answer: bytes) -> bytes:
    if path != "/metrics":
        return answer
    lines = answer.split(b"\n\n", 1)[1].split(b"\n")
    return b"\n".join([row for row in lines if not any(word in row for word in UNSTEADY)])


def _until_farewell(stream: HTTPResponse) -> bytes:
    lines: list[bytes] = []
    while not lines or FAREWELL.encode() not in lines[-1]:
        line = stream.readline()
        assert line, "the stream broke off"
        lines += [line] if line.strip() else []
    return b"".join(lines)


def _has_any(frame: bytes, names: list[bytes]) -> bool:
    return any(name in frame for name in names)
