"""The wire: its types, its page, and that both say what the house does."""

import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from msgspec import inspect
from starlette.routing import Match

import fondaco
from fondaco.server import wire
from fondaco.server.app import ROUTES
from fondaco.server.deciders import DECIDE
from fondaco.server.decisions import Message
from fondaco.server.declared import Declared
from houses import OpenHouse, Person, opened
from push_service import Loopback, PushService
from wire import ROOT, written
from wire_page import CONVERSATION

CLIENT: tuple[type[msgspec.Struct], ...] = get_args(wire.ClientMessage)
SERVER: tuple[type[msgspec.Struct], ...] = get_args(wire.ServerMessage)
TEXT = "x"
PLAIN: dict[type, Any] = {
    inspect.AnyType: {"any": [1, None]},
    inspect.BoolType: True,
    inspect.FloatType: 0.5,
    inspect.NoneType: None,
}


def example(info: Any) -> Any:
    """A value of a type, with nothing left out."""
    if isinstance(info, inspect.StructType):
        return info.cls(**{field.name: example(field.type) for field in info.fields})
    if isinstance(info, inspect.UnionType):
        return example(info.types[0])
    if isinstance(info, inspect.LiteralType):
        return info.values[0]
    if isinstance(info, inspect.ListType):
        return [example(info.item_type)]
    if isinstance(info, inspect.DictType):
        return {example(info.key_type): example(info.value_type)}
    if isinstance(info, inspect.StrType):
        return TEXT * (info.min_length or 1)
    if isinstance(info, inspect.IntType):
        return 1 if info.ge is None else info.ge
    return PLAIN[type(info)]


@pytest.mark.parametrize("path", [path.relative_to(ROOT) for path in written()], ids=str)
def test_what_is_written_from_the_wire_is_up_to_date(path: Path) -> None:
    assert (ROOT / path).read_text() == written()[ROOT / path], "type: make wire"


@pytest.mark.parametrize("kind", CLIENT + SERVER, ids=lambda kind: str(kind.__name__))
def test_a_message_comes_back_as_it_was_sent(kind: type[msgspec.Struct]) -> None:
    message = example(inspect.type_info(kind))
    all_kinds = wire.ClientMessage if kind in CLIENT else wire.ServerMessage
    text = msgspec.json.encode(message)
    assert msgspec.json.decode(text, type=all_kinds) == message
    assert msgspec.json.encode(msgspec.json.decode(text, type=all_kinds)) == text


@pytest.mark.parametrize("kind", CLIENT, ids=lambda kind: str(kind.__name__))
def test_a_message_with_an_unknown_field_is_not_accepted(kind: type[msgspec.Struct]) -> None:
    fields = msgspec.to_builtins(example(inspect.type_info(kind)))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**fields, "seat_of_honour": 1}, type=wire.ClientMessage)


def test_the_conversation_on_the_page_is_a_possible_one() -> None:
    table = msgspec.json.encode(example(inspect.type_info(wire.TableNow))).decode()
    lines = CONVERSATION.replace("\n ", " ").replace("{…}", table).split("\n")
    for line in lines:
        kind: Any = wire.ClientMessage if line[0] == ">" else wire.ServerMessage
        msgspec.json.decode(line[2:], type=kind)
    assert [line[0] for line in lines].count(">") == 5


# --- Routes do what they declare ---


class Witness:
    """Notes every request that a house has answered, and how."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def note(self, answer: httpx.Response) -> None:
        route = route_of(answer.request)
        assert answer.status_code == route.status, f"{route.name}: {answer.status_code}"
        self.seen.add(route.name)
        if not route.path.endswith("/stream"):
            check_answer(route, answer.read())


def route_of(request: httpx.Request) -> Declared:
    scope = {"type": "http", "path": request.url.path, "method": request.method}
    return next(route for route in declared() if route.matches(scope)[0] == Match.FULL)


def declared() -> list[Declared]:
    return [route for route in ROUTES if isinstance(route, Declared)]


def check_answer(route: Declared, content: bytes) -> None:
    if route.gives is None:
        assert content == b"", route.name
    elif route.gives is str:
        assert content.decode().endswith("\n"), route.name
    elif route.gives is bytes:
        assert zipfile.is_zipfile(io.BytesIO(content)), route.name
    else:
        strict(content, route.gives)


def strict(content: bytes, kind: Any) -> None:
    """The content is of that type, with nothing more and nothing less."""
    found = msgspec.json.decode(content, type=kind)
    assert msgspec.json.decode(msgspec.json.encode(found)) == msgspec.json.decode(content)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house"), transport=Loopback()) as found:
        yield found


@pytest.mark.long
def test_every_route_gives_what_it_declares(house: OpenHouse) -> None:
    witness = Witness()
    anna = house.person()
    anna.http.event_hooks["response"] = [witness.note]
    look_around(anna)
    become_known(anna)
    be_called(anna)
    play_a_little(anna)
    sail(anna)
    learn(anna)
    anna.post("/api/sign-out")
    anna.post("/api/me", {"name": "Anna"})
    anna.post("/api/forget", {})
    assert witness.seen == {route.name for route in declared()}


def learn(anna: Person) -> None:
    lesson = "/api/lessons/merkator/travel"
    for path in ("/api/lessons/merkator", lesson, "/api/first-game/merkator"):
        anna.get(path)
    anna.post(f"{lesson}/position", {"moves": ["travel hamburg"]})
    asked = {"type": "why", "cid": "1", "at": 0, "move": "travel spain"}
    anna.post(f"{lesson}/messages", {"line": {"moves": []}, "message": asked})


def look_around(anna: Person) -> None:
    for path in ("/healthz", "/readyz", "/metrics", "/api/shelf", "/api/me"):
        anna.http.get(path)
    anna.get("/api/rules/merkator")
    anna.get("/api/rules/merkator/guide")
    anna.get("/api/editions/merkator")
    anna.get(f"/api/editions/merkator/{fondaco.game('merkator').edition}")
    anna.get("/api/score/merkator")
    solve(anna)
    plain = {"content-type": "text/plain"}
    anna.http.post("/api/editions/merkator/check", content="x = 1", headers=plain)


def solve(anna: Person) -> None:
    """Look at a puzzle, try it, and look its solution up."""
    one = anna.get("/api/puzzles")["puzzles"][-1]
    path = f"/api/puzzles/{one['title']}/{one['id']}"
    best = anna.get(f"{path}/solution")["best"]["moves"]
    position = {"at": 0, "moves": [], "seat": one["seat"]}
    anna.post(f"{path}/study", position)
    message = {"type": "preview", "cid": "1", "at": 0, "move": best[0]}
    anna.post(f"{path}/messages", {"study": position, "message": message})
    assert anna.post(f"{path}/tried", {"moves": best})["solves"]


def sail(anna: Person) -> None:
    """Set sail, and come back early."""
    wanted = {"title": "merv", "seats": [{"kind": "me"}], "luck": "voyage"}
    table = anna.post("/api/tables", wanted)
    anna.send(table["id"], "end", at=table["at"])
    [today] = [one["today"] for one in anna.get("/api/solo") if one["name"] == "magistrate"]
    anna.get(f"/api/voyages/{today['link']}")


def become_known(anna: Person) -> None:
    anna.post("/api/me", {"name": "Anna"})
    secret = {"name": "Anna", "password": "a long way to Danzig"}
    anna.post("/api/register", secret)
    anna.post("/api/sign-in", secret)
    anna.post("/api/preferences", {"theme": "dark"})
    anna.get("/api/preferences")
    token = anna.post("/api/tokens", {"label": "bot"})
    assert [found["id"] for found in anna.get("/api/tokens")] == [token["id"]]
    anna.http.delete(f"/api/tokens/{token['id']}")
    bot = anna.post("/api/bots", {"name": "Annabot"})
    anna.get("/api/bots")
    anna.http.delete(f"/api/bots/{bot['id']}")
    see_to_the_account(anna, secret)


def be_called(anna: Person) -> None:
    with PushService() as service:
        [browser] = anna.post("/api/calls", service.browser().subscription())["browsers"]
        anna.post("/api/calls/trial")
        anna.post("/api/calls/quiet", {"hours": None})
        anna.get("/api/calls")
        anna.http.delete(f"/api/calls/{browser['id']}")


def see_to_the_account(anna: Person, secret: dict[str, str]) -> None:
    password = secret["password"]
    anna.post("/api/password", {"old": password, "new": password})
    [code, *_] = anna.post("/api/codes", {"password": password})["codes"]
    anna.post("/api/recover", {**secret, "code": code})
    [device] = anna.get("/api/sessions")
    anna.http.delete("/api/sessions")
    anna.post("/api/reports", {"name": "Ben", "text": "a trial"})
    anna.post("/api/progress", {"days": ["2026-11-18"]})
    keep_a_sheet(anna)
    anna.get("/api/answers?language=de")
    anna.get("/api/export")
    anna.http.delete(f"/api/sessions/{device['id']}")
    anna.post("/api/sign-in", secret)


def keep_a_sheet(anna: Person) -> None:
    column = {"name": "Anna", "points": {"contracts": 12.5}, "ties": [3]}
    sheet = {"id": "s", "title": "merkator", "made": 1, "columns": [column], "yours": 0}
    anna.post("/api/sheets", sheet)
    assert anna.get("/api/sheets") == [sheet]
    anna.http.delete("/api/sheets/s")


def play_a_little(anna: Person) -> None:
    table = anna.open("merkator", ["me", "me"], listed=True, clock={"type": "days", "days": 1})
    anna.get("/api/tables")
    anna.get("/api/mine")
    now = anna.play(table, table["legal"][0]["move"])
    first_line(anna, table["id"])
    anna.get(f"/api/tables/{table['id']}/moments/1")
    anna.send(table["id"], "end", at=now["at"])
    anna.get(f"/api/tables/{table['id']}/story")
    anna.get(f"/api/tables/{table['id']}/course")
    anna.get(f"/api/tables/{table['id']}/board")
    anna.get(f"/api/tables/{table['id']}/replay?at=0")
    anna.post("/api/house-table")
    anna.get(f"/api/tables/{table['id']}/stops")
    learn_from_it(anna, table["id"], table["legal"][0]["move"])
    anna.get("/api/games")
    anna.get("/api/ratings/merkator")
    anna.get(f"/api/tables/{table['id']}/ratings")
    anna.http.get("/api/games/logs")
    log = anna.http.get(f"/api/tables/{table['id']}/log").text
    anna.http.post("/api/logs", content=log)


def learn_from_it(anna: Person, table: str, move: str) -> None:
    study = {"at": 0}
    anna.post(f"/api/tables/{table}/study", study)
    message = {"type": "why", "cid": "a", "at": 0, "move": move}
    anna.post(f"/api/tables/{table}/study/messages", {"study": study, "message": message})
    [best, *_] = anna.post(f"/api/tables/{table}/study/considered", study)["candidates"]
    anna.post(f"/api/tables/{table}/study/tried", {"study": study, "moves": best["moves"]})
    anna.get(f"/api/tables/{table}/analysis")
    anna.post(f"/api/tables/{table}/analysis")


def first_line(anna: Person, table: str) -> None:
    with anna.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        line = next(stream.iter_lines())
        strict(line.encode(), wire.ServerMessage)


def test_types_for_the_browser_name_every_message() -> None:
    text = (ROOT / "web" / "src" / "wire.ts").read_text()
    for kind in CLIENT + SERVER:
        tag = kind.__struct_config__.tag
        assert re.search(rf'interface {kind.__name__} {{\n  type: "{tag}";', text)


def test_every_message_to_a_table_has_its_decider() -> None:
    elsewhere = {wire.Hello, wire.Ping, wire.Look, wire.Rematch}  # of a socket, of another table
    elsewhere |= {wire.AskHint}  # which is thought about while the table goes on
    elsewhere |= {wire.Seen, wire.Stand}  # what somebody keeps for themselves, in no journal
    assert set(DECIDE) == set(get_args(Message)) == set(CLIENT) - elsewhere
