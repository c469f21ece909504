"""The page docs/wire.md: what scripts/wire.md says, with every message and every route."""

from pathlib import Path
from typing import Any, get_args

from msgspec import Struct, inspect
from starlette.routing import WebSocketRoute

from fondaco.server import wire
from fondaco.server.app import ROUTES
from fondaco.server.declared import Declared
from fondaco.server.limits import Limits
from fondaco.server.middleware import MOST_BODY, MOST_LOG
from fondaco.server.patience import BODY_SECONDS, HEAD_SECONDS, MOST_HEAD
from fondaco.server.visitor import MOST_WAITING
from fondaco.server.websocket import MOST_BYTES
from wire_types import LITERALS, doc, fields, is_optional, reached, remarks, spelled, structs, tag

HERE = Path(__file__).resolve().parent
NAMED = {
    wire.ClientMessage: "ClientMessage",
    wire.ServerMessage: "ServerMessage",
    str: "text",
    bytes: "a file",
}

CONVERSATION = """\
> {"type": "hello", "last": null}
< {"type": "table", "table": {…}}
> {"type": "why", "cid": "a1", "at": 3, "move": "travel italy"}
< {"type": "reason", "cid": "a1", "text": "'travel italy' is not possible now. Three locations ...",
   "clause": "travel.cost", "page": "2"}
> {"type": "play", "cid": "a2", "at": 3, "move": "travel hamburg"}
< {"type": "ok", "cid": "a2", "seq": 4, "link": "", "table": ""}
< {"type": "told", "seq": 4, "what": "moved", "seat": 0, "text": "travel hamburg",
   "events": [{"event": "traveled", "seat": 0, "place": "hamburg"}],
   "lines": ["Guest 8bde travels to Hamburg."], "made": 1794784920082, "table": {…}}
< {"type": "presence", "seats": [0], "onlookers": 0}
> {"type": "play", "cid": "a2", "at": 3, "move": "travel hamburg"}
< {"type": "ok", "cid": "a2", "seq": 4, "link": "", "table": ""}
> {"type": "play", "cid": "a3", "at": 3, "move": "travel sweden"}
< {"type": "stale", "cid": "a3", "table": {…}}"""


def page() -> str:
    """The whole of docs/wire.md."""
    text = (HERE / "wire.md").read_text()
    for name, part in parts().items():
        text = text.replace("{{" + name + "}}", part)
    return text


def parts() -> dict[str, str]:
    """What goes into each gap of the page."""
    client, server = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
    taken = [route.takes for route in declared()]
    sent = [kind for kind in structs() if kind in taken]
    known = made_of(wire.ServerMessage, *sent)
    answered = [kind for kind in structs() if kind not in {*client, *server, *sent, *known}]
    return {
        "conversation": CONVERSATION,
        "cid": remarks(wire.Play, fields(wire.Play)[0]),
        "client": described(client),
        "server": described(server),
        "parts": described(known),
        "words": words(),
        "bodies": described(sent),
        "answers": described(answered),
        "routes": routes(),
        "socket": next(route.path for route in ROUTES if isinstance(route, WebSocketRoute)),
        "limits": limits(),
        "message_bytes": f"{MOST_BYTES:,}",
        "wire": str(wire.WIRE),
        "waiting": str(MOST_WAITING),
    }


def declared() -> list[Declared]:
    return [route for route in ROUTES if isinstance(route, Declared)]


def made_of(*kinds: Any) -> list[type[Struct]]:
    """The types inside of types, in the order of the file."""
    inside = {found for kind in kinds for found in reached(inspect.type_info(kind))}
    tops = {top for kind in kinds for top in (get_args(kind) or (kind,))}
    return [kind for kind in structs() if kind in inside - tops]


def described(kinds: Any) -> str:
    return "\n\n".join([_described(kind) for kind in kinds])


def _described(kind: type[Struct]) -> str:
    is_message = kind in get_args(wire.ClientMessage) + get_args(wire.ServerMessage)
    name = tag(kind) if is_message else kind.__name__
    of_type = f' (`"type": "{tag(kind)}"`)' if tag(kind) and not is_message else ""
    is_sent = kind in get_args(wire.ClientMessage)
    rows = [_row(kind, field) for field in fields(kind) if not (is_sent and field.name == "cid")]
    return "\n".join([f"### `{name}`{of_type}\n\n{doc(kind)}", *([""] if rows else []), *rows])


def _row(kind: type[Struct], field: inspect.Field) -> str:
    mark = "?" if is_optional(kind, field) else ""
    said = remarks(kind, field)
    return f"- `{field.name}`{mark}: `{spelled(field.type)}`" + (f", {said}" if said else "")


def words() -> str:
    """The words of which a field can be one."""
    found = [f"`{name}`: {', '.join(sorted(values))}" for values, name in LITERALS.items()]
    return "; ".join(sorted(found))


def routes() -> str:
    head = "| | takes | gives | |\n| --- | --- | --- | --- |\n"
    return head + "\n".join([_route(route) for route in declared()])


def _route(route: Declared) -> str:
    gives = f"{route.status} {_named(route.gives)}".strip()
    return f"| `{route.name}` | {_named(route.takes)} | {gives} | {route.text} |"


def _named(kind: Any) -> str:
    if kind is None:
        return ""
    return NAMED.get(kind) or spelled(inspect.type_info(kind))


def limits() -> str:
    allowed = Limits()
    purses = [
        ("messages on one socket", *allowed.socket),
        ("messages on all sockets of one address, in public", *_purse(allowed.sockets)),
        ("messages of one person, by plain HTTP", *_purse(allowed.messages)),
        ("requests of one address", *_purse(allowed.requests)),
        ("seconds of work for one address: looking back, uploads", *_purse(allowed.labor)),
        ("lines of chat of one person", *_purse(allowed.chat)),
        ("new tables, logs and tokens of one person", *_purse(allowed.tables)),
        ("tables that guests of one address put into the list", *_purse(allowed.listed)),
        ("browsers to be called, and trials, of one address", *_purse(allowed.calls)),
        ("new guests from one address", *_purse(allowed.guests)),
        ("names and passwords tried from one address", *_purse(allowed.sign_in)),
        ("wrong passwords tried for one account", *_purse(allowed.accounts)),
        ("reports from one address", *_purse(allowed.reports)),
    ]
    rows = [f"| {what} | {rate:g} | {burst:g} |" for what, rate, burst in purses]
    sizes = (
        f"A body has at most {MOST_BODY:,} bytes, an uploaded log {MOST_LOG:,}. In public, an "
        f"address has {allowed.watching.most} sockets and streams. "
        f"An address brings {allowed.uploads.most} logs at a time.\n\n"
        f"The head of a request arrives within {HEAD_SECONDS:g} seconds (else 408), its body "
        f"within {BODY_SECONDS:g} more (else the line is cut), and a head has at most "
        f"{MOST_HEAD:,} bytes (else 431). The same holds for the request that asks for a socket."
    )
    head = "| | a second | at once |\n| --- | --- | --- |\n"
    return head + "\n".join(rows) + f"\n\n{sizes}"


def _purse(purse: Any) -> tuple[float, float]:
    return purse.rate, purse.burst
