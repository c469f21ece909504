"""Who may do what: every message, by everybody, on a socket and by plain HTTP, in every state of a
table. What is expected stands in tests/permissions/messages.txt; what is not there, fails.
"""

from collections.abc import Iterator
from contextlib import ExitStack

import msgspec
import pytest
from websockets.exceptions import ConnectionClosedError

from casts import STATES, Asleep, Cast, Time, permissions
from fondaco.server import wire
from houses import Json, Talk, fresh_cid, opened
from stored import journal

Cell = tuple[str, str]  # a message, and the state of the table

# What a refusal is called in the table of expectations, and how it is worded.
NAMELESS = ("hello", "ping", "seen")  # which have no cid
REFUSALS = {
    "watching": "You are only watching",
    "unbegun": "The game has not begun yet",
    "begun": "The game has already begun",
    "over": "The game is over",
    "going-on": "The game is not over",
    "not-yours": "is not yours",
    "no-seat": "You have no seat",
    "owner": "Only the person who opened the table can do that",
    "turn": "to decide",
    "taken": "is taken",
    "sits": "is sitting there",
    "missing": "Nobody is sitting at seat 3",
    "bot-plays": "A bot is playing for you",
    "a-bot": "A bot is playing seat",
    "no-bot": "No bot is playing for you",
    "no-move": "no move that could be taken back",
    "others": "It is for the others",
    "unasked": "There is no question to answer",
    "in-time": "Nobody's time has run out",
    "screen": "There is no screen",
    "played": "those who played",
    "link": "This link is no longer valid",
    "yourself": "You sit there yourself",
    "no-hints": "agreed to play without hints",
    "drawn": "the house draws",
}


@pytest.fixture(scope="module")
def cast(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cast]:
    time = Time()
    with opened(tmp_path_factory.mktemp("house"), now=time) as house:
        house.house.bots = Asleep(house.house.metrics)
        found = Cast(house, time)
        found.meet()
        found.set_out()
        yield found


def expected(role: str, by: str) -> dict[Cell, str]:
    """What each message of a role is answered."""
    found: dict[Cell, str] = {}
    for row in permissions("messages"):
        states = STATES if row["state"] == "any" else (row["state"],)
        if row["by"] in (by, "both"):
            found |= {(row["message"], state): row[role] for state in states}
    return found


# --- Messages ---


def test_no_message_is_forgotten() -> None:
    union = msgspec.inspect.type_info(wire.ClientMessage)
    assert isinstance(union, msgspec.inspect.UnionType)
    tags = {str(kind.tag) for kind in union.types if isinstance(kind, msgspec.inspect.StructType)}
    assert len(tags) == len(union.types)
    seen = {
        (row["message"].split("+")[0], row["by"], row["state"]) for row in permissions("messages")
    }
    for tag in tags:
        for by in ("socket", "http"):
            states = {
                state for message, way, state in seen if message == tag and way in (by, "both")
            }
            assert "any" in states or states >= {"waiting", "playing", "over"}, (tag, by)
    assert {tag for tag, _, _ in seen} == tags


def fields(cast: Cast, owner: str, table: str, cell: Cell) -> Json:
    """The message of a cell: at seat 0, or at seat 2 which nobody has."""
    message, state = cell
    type, _, variant = message.partition("+")
    now = cast.tables[owner, state]
    move = cast.tables[owner, "playing"]["legal"][0]["move"]
    decided = {"at": now["at"], "move": move}
    found: dict[str, Json] = {
        "play": decided,
        "preview": decided,
        "why": decided,
        "destinations": {"at": now["at"]},
        "hint": {"at": now["at"]},
        "luck": {"at": now["at"]},
        "undo": {"at": now["at"]},
        "end": {"at": now["at"]},
        "answer": {"at": now["at"], "yes": True},
        "choose": {"choice": "wait"},
        "look": {"seat": 0},
        "say": {"text": "hello"},
        "sit": {"seat": 0 if variant else 2, "link": link(cast, table, variant)},
        "nonce": {"seat": 0, "nonce": "seven-herrings"},
        "leave": {"seat": 0},
        "fill": {"seat": 0 if variant else 2, "level": "random"},
        "hand": {"seat": 0, "level": "random"},
        "take": {"seat": 0},
        "resign": {"seat": 0},
        "link": {"seat": 2 if variant else 0},
        "revoke": {"seat": 2 if variant else 0},
        "remove": {"seat": 0},
        "hush": {"speakers": "players"},
        "stand": {"seat": 0},
        "seen": {"moves": 1},
    }
    return {"type": type, **found.get(type, {})}


def link(cast: Cast, table: str, variant: str) -> str:
    """The key of a link to seat 0."""
    if variant == "wrong":
        return "0" * 40
    if variant != "link":
        return ""
    return str(cast.people["seat"].send(table, "link", seat=0)["link"].rpartition("/")[2])


def named(answer: Json, is_changed: bool) -> str:
    """An answer, as it is called in the table of expectations."""
    if answer["type"] not in ("refused", "stale"):
        return "done" if is_changed else "told"
    names = [name for name, text in REFUSALS.items() if text in answer.get("text", "")]
    [found] = names or [str(answer)]
    return f"{found}, but something was changed" if is_changed else found


class Cells:
    """Asks all that there is to ask for one role, each at a table that is as it should be."""

    def __init__(self, cast: Cast, role: str, stack: ExitStack) -> None:
        self.cast = cast
        self.role = role
        self.stack = stack
        self.owner = "seat" if role == "host" else "owner"
        self.person = cast.people["stranger" if role == "newcomer" else role]
        self.tables: dict[str, str] = {}

    def table(self, state: str) -> str:
        """A table in that state; an onlooker is there already."""
        if state not in self.tables:
            self.tables[state] = self.cast.copy(self.owner, state)
            if self.role == "onlooker":
                self.stack.enter_context(self.person.socket(self.tables[state]))
        return self.tables[state]

    def outcome(self, cell: Cell, by: "Http | Socket") -> str:
        table = self.table(cell[1])
        message = fields(self.cast, self.owner, table, cell)
        before = journal(self.cast.house, table)
        answer = by.ask(table, message)
        is_changed = journal(self.cast.house, table) != before
        if is_changed:
            del self.tables[cell[1]]
        return named(answer, is_changed)


class Http:
    """Messages by plain HTTP."""

    def __init__(self, cells: Cells) -> None:
        self.http = cells.person.http
        self.is_newcomer = cells.role == "newcomer"

    def ask(self, table: str, message: Json) -> Json:
        if self.is_newcomer:
            self.http.cookies.clear()
        if message["type"] not in NAMELESS:
            message["cid"] = fresh_cid()
        answer = self.http.post(f"/api/tables/{table}/messages", json=message)
        found: Json = answer.json()
        assert answer.status_code == {"refused": 422, "stale": 409}.get(found["type"], 200)
        assert ("set-cookie" in answer.headers) == self.is_newcomer
        return found


class Socket:
    """Messages on a socket; a new one for each table."""

    def __init__(self, cells: Cells) -> None:
        self.person = cells.person
        self.stack = cells.stack
        self.talks: dict[str, Talk] = {}

    def ask(self, table: str, message: Json) -> Json:
        if table not in self.talks:
            self.talks[table] = self.stack.enter_context(self.person.socket(table))
            self.talks[table].until(lambda said: said["type"] == "table")
        talk = self.talks[table]
        if message["type"] not in NAMELESS:
            return talk.ask(**message)
        talk.send(**message)
        due = "table" if message["type"] == "hello" else "pong"
        return talk.until(lambda said: said["type"] == due)


BY_HTTP = ("newcomer", "guest", "onlooker", "other", "seat", "host", "owner", "player", "watcher")
BY_SOCKET = ("stranger", "onlooker", "other", "seat", "host", "owner", "player", "watcher")


@pytest.mark.parametrize("role", BY_HTTP)
def test_messages_by_plain_http(cast: Cast, role: str) -> None:
    due = expected(role, "http")
    with ExitStack() as stack:
        cells = Cells(cast, role, stack)
        by = Http(cells)
        assert {cell: cells.outcome(cell, by) for cell in due} == due


@pytest.mark.parametrize("role", BY_SOCKET)
def test_messages_on_a_socket(cast: Cast, role: str) -> None:
    due = expected(role, "socket")
    cast.people["stranger"].http.cookies.clear()
    with ExitStack() as stack:
        cells = Cells(cast, role, stack)
        by = Socket(cells)
        assert {cell: cells.outcome(cell, by) for cell in due} == due


@pytest.mark.parametrize("type", ["say", "sit", "start", "look"])
def test_a_socket_that_does_not_say_hello_is_closed(cast: Cast, type: str) -> None:
    """Until it does, nobody watches, and nobody can be sent home."""
    table = cast.copy("owner", "waiting")
    before = journal(cast.house, table)
    with cast.people["owner"].silent_socket(table) as talk:
        talk.send(**fields(cast, "owner", table, (type, "waiting")), cid=fresh_cid())
        with pytest.raises(ConnectionClosedError) as closed:
            talk.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert "hello" in closed.value.rcvd.reason
    assert journal(cast.house, table) == before
