"""What somebody can ask of a table: every address, and every message of the wire.

Both are read off the list of routes and the types: what is added later is asked too.
"""

from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import Any

from starlette.routing import Route

import fondaco
from cases import Case
from fondaco.server import client, wire
from fondaco.server.app import ROUTES
from sayable import said

SOME_MOVES = 5  # that are asked about, legal and not
ENOUGH = {"first": 10, "last": 3}  # things to say with each kind of message
AT_THE_END = {"undo"}  # no move of ours could follow it
# One person decides for all seats.
BEHIND_A_CURTAIN = {"preview", "why", "hint", "look", "hand", "end", "resign"}

FILES = client.ROUTES  # of the client that draws: the same for everybody

Message = dict[str, Any]


def addresses(case: Case, table: str, seats: int, moves: int) -> Iterator[str]:
    """Every address that a browser could ask for; what is of no table, not each time."""
    values = {
        "table": [table],
        "title": [case.title],
        "at": [str(at) for at in sorted({0, moves, moves + 1})],
        "seat": ["0", str(seats - 1)],
    }
    for route in ROUTES:
        if isinstance(route, Route) and "GET" in (route.methods or ()) and route not in FILES:
            is_of_tables = "table" in route.path or case.number % 10 == 0
            if is_of_tables and not route.path.endswith("/stream"):
                yield from filled(route.path, values)
    yield f"/tables/{table}?still=1"
    yield f"/tables/{table}?at={moves}"
    yield f"/api/tables/{table}/board?at={moves}"
    for seat in range(0 if case.viewer == "curtain" else seats):
        yield f"/api/tables/{table}?seat={seat}"


def filled(path: str, values: dict[str, list[str]]) -> list[str]:
    """An address with each of the things that may stand in its braces."""
    found = [""]
    for part in path.replace("{", "\n{").replace("}", "\n").split("\n"):
        name = part.removeprefix("{").partition(":")[0]
        choices = values.get(name, ["1"]) if part.startswith("{") else [part]
        found = [f"{begun}{choice}" for begun in found for choice in choices]
    return found


def own_addresses(table: str, moves: int) -> list[str]:
    """Those of one table that tell most."""
    plain = f"/api/tables/{table}"
    return [plain, f"{plain}/log", f"{plain}/moments/{moves}", f"/tables/{table}"]


class Messages:
    """Every message of the wire, as often as there are things to say with it."""

    def __init__(self, case: Case, seats: int, at: int, legal: list[str]) -> None:
        self.case = case
        self.seats = seats
        self.at = at
        self.legal = legal  # for the viewer himself

    def all(self, when: str) -> list[Message]:
        found: list[Message] = []
        for kind in wire.ClientMessage.__args__:
            tag = str(kind.__struct_config__.tag)
            values = self._values(tag) if self._is_asked(tag, when) else []
            for known in values[: ENOUGH[when]]:
                fields = self._usual() | known | {"cid": f"{when}-{len(found)}"}
                found.append(said(kind, fields, Random(tag)))
        return found

    def _usual(self) -> Message:
        usual = {"at": self.at, "yes": False, "text": "Well?", "level": "random", "seat": 0}
        return usual | {"link": "x" * 40, "move": "no such move", "speakers": "everybody"}

    def _is_asked(self, tag: str, when: str) -> bool:
        """Whether the viewer asks that: not if it would end the game, or look behind a curtain."""
        if tag in ("hello", "ping") or (tag == "end" and self.seats == 1):
            return False
        if when == "first" and tag in AT_THE_END:
            return False
        return not (self.case.viewer == "curtain" and tag in BEHIND_A_CURTAIN)

    def _values(self, tag: str) -> list[Message]:
        """What to try with a message: moves that are legal and not, old positions, every seat."""
        moves = [] if self.case.viewer == "curtain" else self.legal[:1] + self._some_moves
        if tag in ("preview", "why"):
            return [{"move": move} for move in moves]
        if tag == "play":
            illegal = [{"move": move} for move in moves if move not in self.legal]
            return [{"at": self.at - 1}, {}, *illegal]
        if tag == "resign":  # at one's own seat a bot would think, at a time of its own
            return [{"seat": seat} for seat in range(self.seats) if seat != self.case.seat]
        if tag in ("hand", "take", "link", "look"):
            return [{"seat": seat} for seat in range(self.seats)]
        return [{}]

    @cached_property
    def _some_moves(self) -> list[str]:
        """Moves of all kinds, the same at all twins."""
        moves = fondaco.game(self.case.title).moves
        will = fondaco.Seeded(f"{self.case} {self.at} moves")
        return [moves[will.pick(len(moves))].text for _ in range(SOME_MOVES)]
