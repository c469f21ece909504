"""Who hostile people are, and what they can get at: tables of all kinds, keys, forms."""

import json
from html.parser import HTMLParser
from random import Random
from typing import Any

import fondaco
from fondaco.server.client import PLAIN
from line import Answer, Headers, Line, any_address, written

Json = dict[str, Any]


class Caller:
    """Somebody who asks a house politely."""

    def __init__(self, port: int, will: Random) -> None:
        self.port = port
        self.address = any_address(will)
        self.headers: Headers = [("host", f"127.0.0.1:{port}")]
        self.origin = ("origin", f"http://127.0.0.1:{port}")

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        line = await Line.to(self.port, self.address)
        content = None if body is None else json.dumps(body).encode()
        kind = [] if body is None else [("content-type", "application/json")]
        headers = [*self.headers, self.origin, *kind, ("connection", "close")]
        try:
            return await line.ask(written(method, path.encode(), headers, content))
        finally:
            line.hang_up()

    async def told(self, method: str, path: str, body: object = None) -> Any:
        """What the house answers, if it grants it."""
        answer = await self.ask(method, path, body)
        assert answer.status < 300, (method, path, answer)
        return json.loads(answer.body) if answer.body else None

    async def come(self, name: str) -> None:
        """Become a guest."""
        answer = await self.ask("POST", "/api/me", {"name": name})
        assert answer.status == 204, answer
        cookie = answer.headers["set-cookie"].split(";")[0]
        self.headers.append(("cookie", f"{cookie}; {PLAIN}=1"))

    async def token(self, scope: str) -> Headers:
        made = await self.told("POST", "/api/tokens", {"label": scope, "scope": scope})
        return [self.headers[0], ("authorization", f"Bearer {made['token']}")]

    async def open(self, title: str, seats: list[str], **settled: Any) -> str:
        wishes = [{"kind": seat} for seat in seats]
        body = {"title": title, "seats": wishes, **settled}
        return str((await self.told("POST", "/api/tables", body))["id"])

    async def send(self, table: str, type: str, **fields: Any) -> Json:
        answer = await self.ask("POST", f"/api/tables/{table}/messages", {"type": type, **fields})
        found: Json = json.loads(answer.body)
        return found


class Forms(HTMLParser):
    """The forms of a page: where each is sent, and its fields."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.found.append((given.get("action", ""), {}))
        elif tag in ("input", "select", "button", "textarea") and self.found and "name" in given:
            self.found[-1][1][given["name"]] = given.get("value", "")


class Prey:
    """One set of people and tables; what happens to them is of no importance."""

    def __init__(self, port: int, will: Random) -> None:
        self.port = port
        self.will = will
        self.people: list[Headers] = []
        self.passing: list[Headers] = []  # those who may lose their key
        self.tables: list[str] = []
        self.forms: list[tuple[str, dict[str, str]]] = []
        self.moves: list[str] = []
        self.at = 0

    async def settle(self) -> None:
        """Come as two players and a guest; open tables that wait, are played, and are over."""
        anna, bruno, guest = [Caller(self.port, self.will) for _ in range(3)]
        for caller, name in ((anna, "Anna"), (bruno, "Bruno"), (guest, "Guest")):
            await caller.come(name)
        for title in [str(found["title"]) for found in fondaco.titles()]:
            await self._open(title, anna, bruno)
        stranger = [anna.headers[0]]
        self.passing = [guest.headers, stranger]
        self.people = [anna.headers, bruno.headers, guest.headers, stranger]
        self.people += [await anna.token("play"), await anna.token("watch")]
        for path in ["/", *[f"/tables/{table}" for table in self.tables]]:
            await self._read_forms(anna, path)

    async def _open(self, title: str, anna: Caller, bruno: Caller) -> None:
        game = fondaco.game(title)
        self.moves += [move.text for move in self.will.sample(game.moves, 40)]
        fewest = max(2, min(game.seats))
        shared = await anna.open(title, ["me", *["open"] * (fewest - 1)], listed=True)
        for seat in range(1, fewest):
            await bruno.send(shared, "sit", cid=f"sit{seat}", seat=seat)
        await anna.send(shared, "start", cid="start")
        alone = await anna.open(title, ["me"] * fewest, clock={"type": "bank", "seconds": 600})
        waiting = await anna.open(title, ["me", *["open"] * (fewest - 1)])
        over = await anna.open(title, ["me"] * fewest)
        acting = (await anna.told("GET", f"/api/tables/{over}"))["to_act"]
        now = await anna.told("GET", f"/api/tables/{over}?seat={acting}")
        await anna.send(over, "end", cid="end", at=now["at"])
        self.moves += [move["move"] for move in now["legal"]]
        self.at = now["at"]
        self.tables += [shared, shared, alone, waiting, over]

    async def _read_forms(self, caller: Caller, path: str) -> None:
        forms = Forms()
        forms.feed((await caller.ask("GET", path)).body.decode())
        self.forms += [form for form in forms.found if form[0].startswith("/")]

    def known(self) -> Json:
        """Values with which a message gets far: a true position, moves that exist, near seats."""
        will = self.will
        at = max(0, self.at + will.choice([0, 0, 0, 1, 2, -1]))
        return {"at": at, "move": will.choice(self.moves), "seat": will.randint(0, 3)}
